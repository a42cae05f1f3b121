"""What the player sees as numbers, and what lies face down dealt anew: for programs that learn."""

from random import Random
from typing import Final

from gueridon.core.encoding import Encoding, Layout, flag, flags, number, numbers
from gueridon.games.babet.box import CARDS
from gueridon.games.babet.solo.moves import MOST_PLACES
from gueridon.games.babet.solo.rules.play import MOST_IN_A_ROW
from gueridon.games.babet.solo.state import State
from gueridon.games.babet.solo.view import imagine, view

MANY: Final = len(CARDS)
LEVELS: Final = 5
MOST_IN_STOCK: Final = 6
REASONS: Final = {"won": 0, "blocked": 1, "given-up": 2}

LAYOUT = Layout(
    1,
    (
        flag("seat", "the player's eyes; 0 watches"),
        flags("level", LEVELS, "from 1 to 5"),
        flag("winnable", "only deals that were proved to be winnable were wanted"),
        flags("faces", MOST_PLACES * MANY, "for each stock, its face-up card"),
        numbers("heights", MOST_PLACES, MOST_IN_STOCK, "cards in each stock"),
        flags("places", MOST_PLACES * MANY, "for each place, the cards that lie there; the lowest lies below"),
        flags("hidden", MANY, "the cards that lie face down in some stock"),
        number("moves_left", MOST_IN_A_ROW, "between places, before a stock card must be played"),
        flag("proved", "this deal could be won"),
        flags("ended", len(REASONS), "why it ended: won, blocked, given up"),
    ),
)
SIZE: Final = LAYOUT.size
SEAT: Final = LAYOUT.at("seat")
LEVEL: Final = LAYOUT.at("level")
WINNABLE: Final = LAYOUT.at("winnable")
FACES: Final = LAYOUT.at("faces")
HEIGHTS: Final = LAYOUT.at("heights")
PLACES: Final = LAYOUT.at("places")
HIDDEN: Final = LAYOUT.at("hidden")
MOVES_LEFT: Final = LAYOUT.at("moves_left")
PROVED: Final = LAYOUT.at("proved")
ENDED: Final = LAYOUT.at("ended")


def encode(state: State, seat: int | None) -> bytearray:
    seen = bytearray(SIZE)
    seen[SEAT] = int(seat is not None)
    seen[LEVEL + state.level - 1] = 1
    seen[WINNABLE] = int(state.options.winnable)
    encode_stocks(state, seen)
    for place, cards in enumerate(state.places):
        for card in cards:
            seen[PLACES + MANY * place + card - 1] = 1
    seen[MOVES_LEFT] = MOST_IN_A_ROW - state.row
    seen[PROVED] = int(state.proved)
    if state.ended is not None:
        seen[ENDED + REASONS[state.ended]] = 1
    return seen


def encode_stocks(state: State, seen: bytearray) -> None:
    """BAB-50 Only the top card of each lies face up."""
    for stock, cards in enumerate(state.stocks):
        seen[HEIGHTS + stock] = len(cards)
        if cards:
            seen[FACES + MANY * stock + cards[-1] - 1] = 1
        for card in cards[:-1]:
            seen[HIDDEN + card - 1] = 1


def reseed(state: State, rng: Random) -> State:
    """What the only player does not know, nobody knows."""
    return imagine(view(state, 0), rng)


ENCODING: Encoding[State] = Encoding(LAYOUT, encode, reseed, highest_score=1)
