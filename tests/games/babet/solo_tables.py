"""Tables of the lone player, laid by hand: the cards that are neither in a stock nor in a place are nowhere."""

from typing import TypeVar

from tests.games.babet.tables import piles

from gueridon.core.fate import key_of
from gueridon.core.outcome import Outcome
from gueridon.games.babet import SOLO
from gueridon.games.babet.solo.moves import Move
from gueridon.games.babet.solo.options import Level, Options
from gueridon.games.babet.solo.rules.fit import find_fits
from gueridon.games.babet.solo.state import State

T = TypeVar("T")
KEY = key_of("alone")


def alone(level: Level, stocks: str, places: str) -> State:
    """Stocks with the face-up card last, places with the lowest card first, ``-`` for an empty one."""
    many = 6 if level == 5 else 5
    state = State(
        options=Options(level=level, winnable=False),
        level=level,
        stocks=laid(stocks, many),
        places=laid(places, many),
        row=0,
        proved=False,
        ended=None,
        key=KEY,
        room=0,
        fits=0,
        steps=[],
        log=[],
    )
    find_fits(state)
    return state


def laid(text: str, many: int) -> list[bytes]:
    zones = piles(text.replace("-", "0"))
    cards = [bytes(card for card in zone if card) for zone in zones]
    return cards + [b""] * (many - len(cards))


def ended(state: State) -> Outcome:
    outcome = SOLO.outcome(state)
    assert outcome is not None
    return outcome


def told(state: State, kind: type[T]) -> list[T]:
    """The events of a kind that were heard."""
    assert state.log is not None
    return [event for _, event in state.log if isinstance(event, kind)]


def refusal(state: State, move: Move) -> str | None:
    return SOLO.why_not(state, 0, move)
