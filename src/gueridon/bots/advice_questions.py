"""Advice and grades: like a bot's move, they are thought out in another process."""

import msgspec
from msgspec import Raw

from gueridon.core import record
from gueridon.core.advice import Adviser, Verdict
from gueridon.core.record import Record
from gueridon.core.wire import Piece, Wire
from gueridon.games import AnyGame, load


class Consultation(Wire, frozen=True):
    """What a player has seen, who asks for advice."""

    game: str
    version: int
    view: Raw


class Review(Wire, frozen=True):
    """A finished game, to be graded."""

    record: Record


class EncodedAdvice(Piece, frozen=True):
    """Advice as it goes to the browser."""

    verdict: Verdict
    move: Raw  # null where none is worth trying


def advise(asked: Consultation) -> bytes:
    game = load(asked.game, asked.version)
    return msgspec.json.encode(adviser(game).advise(msgspec.json.decode(asked.view, type=game.view_type)))


def grade(asked: Review) -> bytes:
    game = load(asked.record.game, asked.record.version)
    moves = [move for _, move in record.moves_of(game, asked.record)]
    return msgspec.json.encode(adviser(game).grade(record.opening(game, asked.record), moves))


def adviser(game: AnyGame) -> Adviser[object, object, object]:
    assert game.adviser is not None, f"{game.id} gives no advice"
    return game.adviser
