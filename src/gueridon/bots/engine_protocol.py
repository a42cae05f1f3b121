"""What a program that plays is told and asked, line by line, as JSON: ``docs/engines.md`` is written for its author.

A question has everything that a browser on that seat would know. Whoever answers may forget it at once.
"""

import msgspec
from msgspec import Raw

from gueridon.bots.questions import EncodedUtterance, Question, uttered
from gueridon.core.knowledge import Knowledge
from gueridon.core.talk import Signals
from gueridon.core.thoughts import Belief, Thought
from gueridon.core.wire import Seat, Wire, raw

PROTOCOL = 1  # its version: what is added later can be left unread, what changes gets another number
MOST_LINE_BYTES = 1 << 20  # of an engine


class EngineHello(Wire, frozen=True, tag="hello"):
    """The first line that an engine reads."""

    protocol: int


class EngineReady(msgspec.Struct, frozen=True, tag_field="kind", tag="ready"):
    """The first line that it writes. Anything else is not read."""

    protocol: int
    name: str = ""
    games: tuple[str, ...] | None = None  # that it plays, by their ids; all where it does not say


class EngineQuestion(Wire, frozen=True, tag="question"):
    """Which of the legal moves? Where there are none: which of the offered signals shall stand?"""

    number: int  # of the question, from 1; the answer has the same
    game: str
    version: int
    seat: Seat
    view: Raw
    legal: tuple[Raw, ...]
    offers: tuple[Raw, ...]  # signals that this seat may have stand
    told: Raw  # at every ply, since the set-up: who made it, and what the seat heard
    talk: tuple[EncodedUtterance, ...]
    stood: Raw  # at every ply, since the set-up: whose signals stood when it was made, and which
    seconds: float  # to answer


class EngineAnswer(msgspec.Struct, frozen=True, tag_field="kind", tag="answer"):
    """One of the legal moves, by its place among them; or the signals that shall stand. Anything else is not read."""

    number: int
    choice: int | None = None
    signals: tuple[Raw, ...] = ()
    thoughts: tuple[Thought, ...] = ()  # the best moves, the best first
    beliefs: tuple[Belief, ...] = ()  # the likeliest first


def ask(knowledge: Knowledge, number: int, seconds: float) -> EngineQuestion:
    """All that the seat knows, and nothing more."""
    talk = knowledge.game.talk(knowledge.view)
    return EngineQuestion(
        number=number,
        game=knowledge.game.id,
        version=knowledge.game.version,
        seat=knowledge.seat,
        view=raw(knowledge.view),
        legal=tuple([raw(move) for move in knowledge.legal]),
        offers=tuple([raw(offer) for offer in talk.offers]) if isinstance(talk, Signals) else (),
        told=raw([(ply.seat, ply.events) for ply in knowledge.told]),
        talk=tuple([uttered(said) for said in knowledge.said]),
        stood=raw([ply.signals for ply in knowledge.told]),
        seconds=seconds,
    )


def as_question(asked: EngineQuestion, level: str) -> Question:
    """For a bot of ours."""
    return Question(
        game=asked.game,
        version=asked.version,
        level=level,
        seat=asked.seat,
        view=asked.view,
        legal=asked.legal,
        told=asked.told,
        talk=asked.talk,
        stood=asked.stood,
        seconds=asked.seconds,
    )
