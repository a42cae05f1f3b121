"""What is in the box: 54 cards to find, 84 visions, and what each medium has."""

from typing import Annotated, Final, Literal

from msgspec import Meta

from gueridon.games.mysterium.cards.deck import ANSWERS
from gueridon.games.mysterium.cards.deck import VISIONS as PAINTED
from gueridon.games.mysterium.options import Options

KIND_SIZE: Final = 18
KINDS: Final = 3
HAND: Final = 7
HOURS: Final = 7
MOST_PLAYERS: Final = 7
MOST_MEDIUMS: Final = 6
MOST_GROUPS: Final = 6
COMMON: Final = 3  # MYS-61 cards of the common vision

Kind = Annotated[Literal["suspect", "place", "object", "epilogue"], Meta(title="kind")]
KIND: tuple[Kind, ...] = ("suspect", "place", "object", "epilogue")

# A title of ``word`` says that the value is the name of its own word.
Card = Annotated[str, Meta(pattern="^(suspect|place|object)-(0[1-9]|1[0-8])$", title="word")]
Word = Annotated[str, Meta(title="word")]
Vision = Annotated[str, Meta(pattern="^vision-(0[1-9]|[1-7][0-9]|8[0-4])$", title="word")]
Medium = Annotated[int, Meta(ge=0, le=MOST_MEDIUMS - 1, title="medium")]
Group = Annotated[int, Meta(ge=1, le=MOST_GROUPS)]
Verdict = Annotated[Literal["right", "wrong"], Meta(title="verdict")]

# Inside the state cards and visions are numbers, their places in these tables: MYS-1 suspects, places, objects.
CARDS: Final = tuple(ANSWERS)
VISIONS: Final = tuple(PAINTED)
CARD_NUMBER: Final = {card: number for number, card in enumerate(CARDS)}
VISION_NUMBER: Final = {vision: number for number, vision in enumerate(VISIONS)}
VERDICTS: Final[tuple[Verdict, ...]] = ("right", "wrong")

# MYS-11 Cards of each kind on the table, for two players and up.
ON_THE_TABLE: Final = {
    "easy": (4, 5, 5, 6, 6, 7),
    "medium": (5, 6, 6, 7, 8, 8),
    "hard": (6, 7, 7, 8, 9, 9),
}
CROWS: Final = {"easy": 1, "medium": 3, "hard": 1}  # MYS-14 by the hour on easy, otherwise for the game


def mediums_at(players: int) -> int:
    """MYS-10 Two for each player but the ghost with two or three players, otherwise one."""
    return 2 * (players - 1) if players <= 3 else players - 1


def tokens_at(players: int) -> int:
    """MYS-4 How many clairvoyance tokens of each verdict a medium has."""
    return 0 if players <= 3 else 2 if players <= 5 else 3


def box(players: int, options: Options) -> list[str]:
    """Cards, visions, and the clairvoyance tokens of each medium."""
    tokens = [f"{verdict} {medium}" for medium in range(mediums_at(players)) for verdict in VERDICTS]
    return [*CARDS, *VISIONS, *tokens * tokens_at(players)]
