"""What is in the box: cards with two faces, predictions, powers, fragments."""

from itertools import combinations, product
from typing import Annotated, Final, Literal

from msgspec import Meta

from gueridon.core.wire import Piece
from gueridon.games.medium.options import Options

Astre = Annotated[Literal["moon", "sun", "planet"], Meta(title="astre")]
Number = Literal[1, 2, 3]
Colour = Annotated[Literal["yellow", "blue", "red"], Meta(title="colour")]
Goal = Annotated[Literal["moon", "sun", "planet", "one", "two", "three", "yellow", "blue", "red"], Meta(title="goal")]
Power = Annotated[
    Literal["pythia", "druidess", "omikuji", "fetish-maker", "tohunga", "chilam-balam"], Meta(title="power")
]
Side = Annotated[Literal["white", "red"], Meta(title="side")]
Trio = tuple[Power, Power, Power]


class Card(Piece, frozen=True):
    """The front of a Clairvoyance card."""

    astre: Astre
    number: Number
    colour: Colour


ASTRES: tuple[Astre, ...] = ("moon", "sun", "planet")
NUMBERS: tuple[Number, ...] = (1, 2, 3)
COLOURS: tuple[Colour, ...] = ("yellow", "blue", "red")
SIDES: tuple[Side, ...] = ("white", "red")

# Inside the state a card, a goal or a power is its place in these tables; a prediction is a goal, plus 9 for a copy.
CARDS = tuple(Card(astre, number, colour) for astre, number, colour in product(ASTRES, NUMBERS, COLOURS))  # MED-1
GOALS: tuple[Goal, ...] = ("moon", "sun", "planet", "one", "two", "three", "yellow", "blue", "red")  # MED-4
POWERS: tuple[Power, ...] = ("pythia", "druidess", "omikuji", "fetish-maker", "tohunga", "chilam-balam")  # MED-5
POWERS_EACH: Final = 3  # MED-11
TRIOS: tuple[Trio, ...] = tuple(combinations(POWERS, POWERS_EACH))

PYTHIA: Final = 0
DRUIDESS: Final = 1
OMIKUJI: Final = 2
FETISH_MAKER: Final = 3
TOHUNGA: Final = 4
CHILAM_BALAM: Final = 5
BASIC: Final = (PYTHIA, DRUIDESS, OMIKUJI)  # MED-11

MOST_PLAYERS: Final = 4
HAND: Final = 5
MOST_STARS: Final = 12  # in the Galaxy, with 3 players
COPIES: Final = 2
FRAGMENTS: Final = 21  # MED-6
STAR: Final = 6  # MED-70 fragments
GUESSED_RIGHT: Final = 1  # MED-33 white fragments


def goals_of(card: int) -> tuple[int, int, int]:
    """The three goals that this card serves: its astre, its number, its colour."""
    return card // 9, 3 + card // 3 % 3, 6 + card % 3


def back_of(card: int) -> int:
    """MED-3 The one feature that the back shows, as a goal."""
    return goals_of(card)[(card // 9 + card // 3 + card) % 3]


GOALS_OF: Final = [goals_of(card) for card in range(len(CARDS))]
BACK: Final = [back_of(card) for card in range(len(CARDS))]


def cards_for(players: int) -> list[int]:
    """MED-13 With two players, without the nine whose number and colour have the same rank."""
    return [card for card in range(len(CARDS)) if players > 2 or card // 3 % 3 != card % 3]


def box(players: int, options: Options) -> list[str | Card]:
    fronts = [CARDS[card] for card in cards_for(players)]
    return [*fronts, *GOALS * COPIES, *["fragment"] * FRAGMENTS]
