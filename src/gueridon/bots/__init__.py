"""Bots see the view, the legal moves, and what their seat heard; never a state that they did not imagine."""

from gueridon.games import AnyGame

LEVELS = ("random", "novice", "adept", "seer", "oracle")  # from the weakest up


def levels(game: AnyGame) -> tuple[str, ...]:
    """A game that teaches nothing can only be played at random."""
    return LEVELS[:1] if game.hints is None else LEVELS


def stand_in(game: AnyGame) -> str:
    """Plays for people who left: it answers at once, and does no harm."""
    return "random" if game.hints is None else "adept"
