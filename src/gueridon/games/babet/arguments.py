"""What speaks for a move: what it finishes or settles, whom it serves, and whom it keeps from winning."""

from gueridon.core.arguments import Arguments, ImaginedWorlds
from gueridon.core.wire import Seat, Wire
from gueridon.games.babet.box import PERSONALITY, SAME_SIGN, Card, Role, Temper
from gueridon.games.babet.hints.blunders import prudent
from gueridon.games.babet.moves import Lay, Move, MovePile, Take
from gueridon.games.babet.rules.aim import is_positive, positives, temper
from gueridon.games.babet.rules.turn import apply, legal_moves
from gueridon.games.babet.state import State


class FinishesPersonality(Wire, frozen=True):
    temper: Temper


class SettlesPile(Wire, frozen=True):
    """Whatever comes on it, it will be so."""

    temper: Temper
    missing: int


class SuitsTeam(Wire, frozen=True):
    """The card that is taken has the sign that one's team wants."""

    card: Card


class KeepsFromWinning(Wire, frozen=True):
    """After some other moves an opponent could win with what everybody sees."""


Argument = FinishesPersonality | SettlesPile | SuitsTeam | KeepsFromWinning


def arguments(worlds: ImaginedWorlds[State], seat: Seat, move: Move) -> list[Argument]:
    table = worlds.all[0]
    found: list[Argument] = []
    match move:
        case Lay() | MovePile():
            found += built(table, seat, move)
        case Take(card) if is_positive(card) == (table.roles[seat] is Role.ARTISOU):
            found.append(SuitsTeam(card))
        case _:
            pass
    legal = legal_moves(table, seat)
    safe = prudent(table, seat, legal)
    return [*found, KeepsFromWinning()] if move in safe and len(safe) < len(legal) else found


def built(table: State, seat: Seat, move: Move) -> list[Argument]:
    after = table.clone()
    apply(after, seat, move)
    finished = after.personalities[len(table.personalities) :]
    grown = [pile for pile in after.piles if pile not in table.piles]
    return [
        *[FinishesPersonality(temper(personality)) for personality in finished],
        *[SettlesPile(sure, PERSONALITY - len(pile)) for pile in grown if (sure := sure_temper(pile)) is not None],
    ]


def sure_temper(pile: list[int]) -> Temper | None:
    """None while it may become either."""
    kind = positives(pile)
    if kind >= SAME_SIGN:
        return Temper.KIND
    return Temper.WICKED if len(pile) - kind >= SAME_SIGN else None


ARGUMENTS: Arguments[State, Move] = Arguments(Argument, arguments)
