"""Chance as a player: before every move nature deals anew what no seat knows, one of so many worlds by its number."""

from random import Random

from gueridon.env.episode import Episode


def dealt_anew(episode: Episode, number: int) -> Episode:
    """The world of this number, always the same for the same episode; every seat sees what it saw.

    Every number is as likely as the next. Where nature moves before each move, no copy foresees what a move will draw.
    """
    return episode.reseeded(Random(f"{episode.state.key.hex()} {number}"))
