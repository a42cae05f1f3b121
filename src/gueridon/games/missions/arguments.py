"""What speaks for a card: the missions that it accomplishes, and those that it leaves within reach."""

from gueridon.core.arguments import Arguments, ImaginedWorlds
from gueridon.core.wire import Seat, Wire
from gueridon.games.missions.hints.policy import met_by, near, row_after
from gueridon.games.missions.moves import Lay, Move
from gueridon.games.missions.rules import NUMBER, lays
from gueridon.games.missions.state import State


class Accomplishes(Wire, frozen=True):
    missions: int


class LeavesWithinReach(Wire, frozen=True):
    """So many that are on the table now a single further card could accomplish."""

    missions: int


class NextCanAccomplish(Wire, frozen=True):
    """With so many chances in a hundred the next player holds a card for one of those."""

    seat: Seat
    odds: int


Argument = Accomplishes | LeavesWithinReach | NextCanAccomplish


def arguments(worlds: ImaginedWorlds[State], seat: Seat, move: Move) -> list[Argument]:
    if not isinstance(move, Lay):
        return []
    table = worlds.all[0]
    met = met_by(table, move)
    left = near(row_after(table, move)) & (table.wanted - met)
    found: list[Argument] = [Accomplishes(met.bit_count())] if met else []
    if left:
        found.append(LeavesWithinReach(left.bit_count()))
        following = (seat + 1) % len(table.hands)
        if table.in_turn and following != seat:
            odds = worlds.percent(lambda world: reaches(world, following, move, left))
            found.append(NextCanAccomplish(following, odds))
    return found


def reaches(world: State, following: Seat, move: Lay, left: int) -> bool:
    """Whether the next player could accomplish one of those that are left, after this move."""
    after = world.clone()
    after.wanted, after.row = left, row_after(world, move)
    after.stacks[move.stack].append(NUMBER[move.card])
    return any(met_by(after, lay) for lay in lays(after, following) if isinstance(lay, Lay))


ARGUMENTS: Arguments[State, Move] = Arguments(Argument, arguments)
