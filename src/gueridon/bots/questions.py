"""What a bot is asked: all that a browser on its seat would know, and nothing more."""

from random import Random

from msgspec import Raw

from gueridon.core.wire import Piece, Seat


class Heard(Piece, frozen=True):
    """What one ply told the bot's seat."""

    seat: Seat | None  # who made it; None is the set-up
    events: tuple[Raw, ...]


class Uttered(Piece, frozen=True):
    """Talk on the table: a signal that stands, or a line of chat."""

    seat: Seat
    signal: Raw | None
    text: str | None


class Question(Piece, frozen=True):
    game: str
    level: str
    seat: Seat
    view: Raw
    legal: tuple[Raw, ...]
    heard: tuple[Heard, ...]
    talk: tuple[Uttered, ...]


class Answer(Piece, frozen=True):
    """One of the legal moves, by its place among them."""

    choice: int


def random_answer(question: Question, rng: Random) -> Answer:
    return Answer(rng.randrange(len(question.legal)))
