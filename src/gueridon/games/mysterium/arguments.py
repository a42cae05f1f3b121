"""What speaks for a move: what the visions and a card have in common, and which group the common vision tells."""

from collections.abc import Sequence

from gueridon.core.arguments import Arguments, ImaginedWorlds
from gueridon.core.wire import Seat, Wire
from gueridon.games.mysterium.box import CARD_NUMBER, VISION_NUMBER, Group
from gueridon.games.mysterium.events import Reason
from gueridon.games.mysterium.hints.reading import suspicion
from gueridon.games.mysterium.moves import Lay, Move, Place, Point, Vote
from gueridon.games.mysterium.reasons import reasons
from gueridon.games.mysterium.state import State


class InCommon(Wire, frozen=True):
    """Never nothing."""

    reasons: tuple[Reason, ...]


class GroupIsLikely(Wire, frozen=True):
    """By the cards of the common vision that are turned up."""

    group: Group
    odds: int


Argument = InCommon | GroupIsLikely


def arguments(worlds: ImaginedWorlds[State], seat: Seat, move: Move) -> list[Argument]:
    table = worlds.all[0]
    match move:
        case Place(medium, card):
            return in_common(table.visions[medium], CARD_NUMBER[card])
        case Lay(vision) if table.serving is not None and not table.crow:
            sought = table.secret[table.serving][len(table.sleeves[table.serving])]  # the ghost knows it
            return in_common([VISION_NUMBER[vision]], sought)
        case Vote(group) | Point(group):
            turned_up = table.common[: table.shown]
            return [GroupIsLikely(group, round(100 * suspicion(table, turned_up)[group - 1]))] if turned_up else []
        case _:
            return []


def in_common(visions: Sequence[int], card: int) -> list[Argument]:
    shared = reasons(visions, card)
    return [InCommon(shared)] if shared else []


ARGUMENTS: Arguments[State, Move] = Arguments(Argument, arguments)
