"""Tables laid by hand: piles as ``"1 5 9 | 12"``, hands as lists of numbers."""

from typing import TypeVar

from gueridon.core.fate import key_of
from gueridon.core.game import heard, play
from gueridon.core.outcome import Outcome
from gueridon.games.babet import GAME
from gueridon.games.babet.box import CARDS
from gueridon.games.babet.moves import END_TURN, Lay, MovePile
from gueridon.games.babet.options import Options
from gueridon.games.babet.state import State

T = TypeVar("T")
KEY = key_of("a table")


def piles(text: str) -> list[list[int]]:
    return [[int(card) for card in pile.split()] for pile in text.split("|") if pile.strip()]


def numbers(text: str) -> list[int]:
    return [int(card) for card in text.split()]


def table(
    *hands: str,
    laid: str = "",
    finished: str = "",
    river: str = "",
    pile: str | None = None,
    draws: int = 0,
    actions: int = 2,
    turn: int = 0,
    options: Options | None = None,
) -> State:
    """Someone has drawn and is to act; the draw pile is every card not laid elsewhere, or just these, the next last."""
    state = GAME.setup(len(hands), options or Options(), KEY)
    state.hands = [sorted(numbers(hand)) for hand in hands]
    state.piles, state.personalities, state.river = piles(laid), piles(finished), numbers(river)
    used = {card for zone in (*state.hands, *state.piles, *state.personalities, state.river) for card in zone}
    state.draw_pile = [card for card in CARDS if card not in used] if pile is None else numbers(pile)
    state.turn = turn
    state.draws, state.actions, state.active = draws, actions, not draws
    return state


def lay(state: State, card: int, on: int | None = None) -> None:
    play(GAME, state, state.turn, Lay(card, on))


def move_pile(state: State, lowest: int, onto: int) -> None:
    play(GAME, state, state.turn, MovePile(lowest, onto))


def end_turn(state: State) -> None:
    play(GAME, state, state.turn, END_TURN)


def ended(state: State) -> Outcome:
    outcome = GAME.outcome(state)
    assert outcome is not None
    return outcome


def told(state: State, kind: type[T], seat: int | None = None) -> list[T]:
    """The events of a kind that a seat heard."""
    assert state.log is not None
    return [event for event in heard(state.log, seat) if isinstance(event, kind)]
