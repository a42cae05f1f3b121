"""Aim and end: which personalities give victory, and to whom."""

from gueridon.core.outcome import Outcome
from gueridon.games.babet.box import ARTISOUS_WANT, FOUTRALOUS_WANT, PERSONALITY, SAME_SIGN, Role, Temper, Wanted
from gueridon.games.babet.events import GameEnded, RolesShown
from gueridon.games.babet.state import State


def is_positive(card: int) -> bool:
    """BAB-1 Multiples of three are negative."""
    return card % 3 != 0


def positives(cards: list[int]) -> int:
    return len([card for card in cards if is_positive(card)])


def temper(personality: list[int]) -> Temper:
    """BAB-2 The majority decides."""
    return Temper.KIND if positives(personality) >= SAME_SIGN else Temper.WICKED


def is_such(personality: list[int], wanted: Wanted) -> bool:
    if wanted == "all-kind":
        return positives(personality) == PERSONALITY
    return temper(personality).value == wanted


def wants(role: Role, players: int) -> tuple[Wanted, ...]:
    """BAB-4 The personalities that give this team the victory, the rarest first."""
    return ARTISOUS_WANT[players] if role is Role.ARTISOU else FOUTRALOUS_WANT


def towards(wanted: tuple[Wanted, ...], personalities: list[list[int]]) -> list[list[int] | None]:
    """For each that is wanted the first that is such and counts for nothing before it; None while there is none."""
    left = personalities.copy()
    found: list[list[int] | None] = []
    for want in wanted:
        such = [cards for cards in left if is_such(cards, want)]
        found.append(such[0] if such else None)
        if such:
            left.remove(such[0])
    return found


def has_won(state: State, role: Role) -> bool:
    return None not in towards(wants(role, len(state.hands)), state.personalities)


def end_if_won(state: State) -> None:
    """BAB-30 As soon as a team has its victory, in the middle of a turn too."""
    if has_won(state, Role.FOUTRALOU):
        end(state, "one-wicked")
    elif has_won(state, Role.ARTISOU):
        end(state, "two-kind")


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
