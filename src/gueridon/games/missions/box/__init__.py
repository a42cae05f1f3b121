"""What is in the box: 56 symbol cards, 50 missions, three medals."""

from gueridon.games.missions.box.cards import CARDS, COPIES, Card, Medal
from gueridon.games.missions.box.missions import MISSIONS
from gueridon.games.missions.options import Options


def box(players: int, options: Options) -> list[Card | Medal | int]:
    """Every game is played with all of it."""
    return [*MISSIONS, *Medal, *CARDS * COPIES]
