"""What speaks for a move: how likely a bid holds, and how near the curse is."""

from gueridon.core.arguments import Arguments, ImaginedWorlds
from gueridon.core.wire import Seat, Wire
from gueridon.games.midas.moves import Accuse, Bid, Draw, GiveDie, Move
from gueridon.games.midas.rules.bidding import count_cups, cup_total, last_bid, obsidian
from gueridon.games.midas.rules.stones import worth
from gueridon.games.midas.state import State


class BidHolds(Wire, frozen=True):
    """With so many chances in a hundred there is as much under the cups, or more."""

    count: int
    odds: int


class BidFails(Wire, frozen=True):
    count: int
    odds: int


class OwnCup(Wire, frozen=True):
    total: int


class OneCoinIsCursed(Wire, frozen=True):
    """Of so many that are left in one's own chest."""

    coins: int


Argument = BidHolds | BidFails | OwnCup | OneCoinIsCursed


def arguments(worlds: ImaginedWorlds[State], seat: Seat, move: Move) -> list[Argument]:
    table = worlds.all[0]
    match move:
        case Bid(count):
            holds = worlds.percent(lambda world: count_cups(world) >= count)
            return [BidHolds(count, holds), *own_cup(worlds, seat)]
        case Accuse():
            count = last_bid(table)
            fails = worlds.percent(lambda world: count_cups(world) < count)
            return [BidFails(count, fails), *own_cup(worlds, seat)]
        case Draw() | GiveDie() if table.immunity != seat:
            return [OneCoinIsCursed(table.chests[seat])]
        case _:
            return []


def own_cup(worlds: ImaginedWorlds[State], seat: Seat) -> list[Argument]:
    """Nothing where it depends on what the cursed have in mind."""
    totals = {cup_total(world, seat, worth(world, obsidian(world))) for world in worlds.all}
    return [OwnCup(total) for total in totals] if len(totals) == 1 else []


ARGUMENTS: Arguments[State, Move] = Arguments(Argument, arguments)
