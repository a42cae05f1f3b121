"""What is in the box: 30 cards, and a role card for each player."""

from enum import Enum
from typing import Annotated, Final, Literal

from msgspec import Meta

from gueridon.games.babet.options import Options

Card = Annotated[int, Meta(ge=1, le=30)]

CARDS: Final = range(1, 31)
PERSONALITY: Final = 5
SAME_SIGN: Final = 3  # BAB-2 cards of a personality that give it its temper


class Role(Enum):
    ARTISOU = "artisou"
    FOUTRALOU = "foutralou"


class Temper(Enum):
    KIND = "kind"
    WICKED = "wicked"


# BAB-4 What may be wanted of a finished personality.
Wanted = Annotated[Literal["kind", "all-kind", "wicked"], Meta(title="wanted")]

# BAB-3 The teams, by number of players, in the order in which they alternate from the first player on.
ROLES: Final = {
    players: [Role.FOUTRALOU if seat % 2 else Role.ARTISOU for seat in range(players)] for players in range(2, 6)
}

# BAB-4 What the Artisous want, by number of players: with 3 and 5 one of the two is entirely positive.
ARTISOUS_WANT: Final[dict[int, tuple[Wanted, ...]]] = {
    players: ("all-kind", "kind") if players % 2 else ("kind", "kind") for players in range(2, 6)
}
FOUTRALOUS_WANT: Final[tuple[Wanted, ...]] = ("wicked",)

# BAB-41 Each card of the four pairs, with the other one.
MIRROR: Final = {1: 10, 2: 20, 3: 30, 12: 21, 10: 1, 20: 2, 30: 3, 21: 12}


def box(players: int, options: Options) -> list[int | Role]:
    return [*CARDS, *ROLES[players]]
