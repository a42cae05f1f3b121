"""What everyone sees, and what each remembers."""

from typing import Final

from gueridon.games.medium.box import BACK, CARDS, GOALS_OF
from gueridon.games.medium.state import State

WATCHERS: Final = 16
ENOUGH: Final = 3  # MED-30 cards for an accomplishment
EVERYONE: Final = 31  # all seats, and those who watch

SHOWS: Final = [[int(goal in GOALS_OF[card]) for card in range(len(CARDS))] for goal in range(9)]  # by goal, then card
FRONT_BITS: Final = [sum(1 << goal for goal in GOALS_OF[card]) for card in range(len(CARDS))]
BACK_BITS: Final = [1 << BACK[card] for card in range(len(CARDS))]


def counts(state: State, seat: int, goal: int) -> int:
    """How many cards of this goal the hand holds."""
    shows = SHOWS[goal]
    total = 0
    for card in state.hands[seat]:
        total += shows[card]
    return total


def visible_goals(state: State, star: int) -> int:
    """MED-55 What the side of a Galaxy card that lies up shows, as bits."""
    card = state.galaxy[star]
    return FRONT_BITS[card] if state.face_up[star] else BACK_BITS[card]


def forget(state: State) -> None:
    """MED-22 Without the option a front is known only where it is visible now, a prediction only where it lies open."""
    known = [0] * len(CARDS)
    for seat, hand in enumerate(state.hands):
        for card in hand:
            known[card] = 1 << seat
    for card, up in zip(state.galaxy, state.face_up, strict=True):
        if up:
            known[card] = EVERYONE
    state.known = known
    for prediction in state.deck:
        state.seen[prediction] = 0
    for prediction in state.discards:
        if state.seen[prediction] != EVERYONE:
            state.seen[prediction] = 0
