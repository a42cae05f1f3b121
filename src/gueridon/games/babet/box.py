"""What is in the box: 30 cards, and a role card for each player."""

from enum import Enum
from typing import Annotated, Final

from msgspec import Meta

from gueridon.games.babet.options import Options

Card = Annotated[int, Meta(ge=1, le=30)]

CARDS: Final = range(1, 31)
PERSONALITY: Final = 5


class Role(Enum):
    ARTISOU = "artisou"
    FOUTRALOU = "foutralou"


class Temper(Enum):
    KIND = "kind"
    WICKED = "wicked"


# BAB-3 The teams, by number of players, in the order in which they alternate from the first player on.
ROLES: Final = {
    players: [Role.FOUTRALOU if seat % 2 else Role.ARTISOU for seat in range(players)] for players in range(2, 6)
}

# BAB-41 Each card of the four pairs, with the other one.
MIRROR: Final = {1: 10, 2: 20, 3: 30, 12: 21, 10: 1, 20: 2, 30: 3, 21: 12}


def box(players: int, options: Options) -> list[int | Role]:
    return [*CARDS, *ROLES[players]]
