"""How strong the bots of a game can be."""

from typing import Any

from gueridon.core.errors import Malformed
from gueridon.core.game import Game

LEVELS = ("random", "novice", "adept", "seer", "oracle")  # from the weakest up


def levels_of(game: Game[Any, Any, Any, Any]) -> tuple[str, ...]:
    """From the weakest up; a game that teaches nothing can only be played at random."""
    return LEVELS[:1] if game.hints is None else LEVELS


def check_level(game: Game[Any, Any, Any, Any], level: str) -> None:
    known = levels_of(game)
    if level not in known:
        raise Malformed("no-such-level", level=level, known=", ".join(known))


def strength_order(level: str) -> tuple[int, str]:
    """To sort levels by: ours from the weakest up, then the engines of hosts by their names."""
    return (LEVELS.index(level), "") if level in LEVELS else (len(LEVELS), level)


def stand_in(game: Game[Any, Any, Any, Any]) -> str:
    """Plays for people who left: it answers at once, and does no harm."""
    return "random" if game.hints is None else "adept"
