"""What a bot thought of before a move: kept with the journal, and shown to nobody before the end."""

from msgspec import Raw, field

from gueridon.core.wire import Piece


class Thought(Piece, frozen=True):
    """A move that the bot considered: its share of the thinking, and its estimated value, from 0 (lost) to 1 (won)."""

    move: Raw
    share: float
    value: float = field(name="promise")  # as journals have it


class Belief(Piece, frozen=True):
    """Something that the bot could not know, and how likely it took it to be."""

    guess: Raw
    odds: float
