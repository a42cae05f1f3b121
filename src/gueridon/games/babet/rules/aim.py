"""Aim and end: which personalities give victory, and to whom."""

from gueridon.core.outcome import Outcome
from gueridon.games.babet.box import PERSONALITY, Role, Temper
from gueridon.games.babet.events import GameEnded, RolesShown
from gueridon.games.babet.state import State


def is_positive(card: int) -> bool:
    """BAB-1 Multiples of three are negative."""
    return card % 3 != 0


def positives(cards: list[int]) -> int:
    return len([card for card in cards if is_positive(card)])


def temper(personality: list[int]) -> Temper:
    """BAB-2 The majority decides."""
    return Temper.KIND if positives(personality) >= 3 else Temper.WICKED


def end_if_won(state: State) -> None:
    """BAB-30 As soon as a team has its victory, in the middle of a turn too."""
    kind = [cards for cards in state.personalities if temper(cards) is Temper.KIND]
    if len(kind) < len(state.personalities):
        end(state, "one-wicked")
    elif len(kind) >= 2 and (len(state.hands) % 2 == 0 or any(positives(cards) == PERSONALITY for cards in kind)):
        end(state, "two-kind")  # BAB-4 with 3 and 5 players one of them is entirely positive


def end(state: State, reason: str) -> None:
    state.ended = reason
    if state.options.roles == "hidden":
        show_roles(state)
    result = outcome(state)
    assert result is not None
    state.tell(GameEnded(result))


def show_roles(state: State) -> None:
    state.tell(RolesShown(team(state, Role.ARTISOU), team(state, Role.FOUTRALOU)))


def outcome(state: State) -> Outcome | None:
    """BAB-5 A team wins together: 2 each, and 1 to everyone when nobody wins (BAB-32)."""
    if state.ended is None:
        return None
    if state.ended == "no-winner":
        return Outcome("no-winner", (), tuple([1 for _ in state.roles]))
    winners = team(state, Role.ARTISOU if state.ended == "two-kind" else Role.FOUTRALOU)
    return Outcome(state.ended, winners, tuple([2 if seat in winners else 0 for seat in range(len(state.roles))]))


def team(state: State, role: Role) -> tuple[int, ...]:
    return tuple([seat for seat, own in enumerate(state.roles) if own is role])
