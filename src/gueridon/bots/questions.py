"""What a bot is asked: all that a browser on its seat would know, and nothing more."""

from random import Random

import msgspec
from msgspec import Raw

from gueridon.core.characters import PLAIN, Character
from gueridon.core.hints import HeardPly, Utterance
from gueridon.core.knowledge import Knowledge
from gueridon.core.thoughts import Belief, Thought
from gueridon.core.wire import Piece, Seat, Wire, raw
from gueridon.games import AnyGame, load

THINKING_SECONDS = 0.9  # seconds; with the rest of the work, a bot's move takes no more than one


class EncodedUtterance(Piece, frozen=True):
    """Talk on the table: a signal that stands, or a line of chat."""

    seat: Seat
    signal: Raw  # null for a line: a decoder takes Raw alone, not one of several
    text: str | None


class Question(Wire, frozen=True):
    """Which of the legal moves? Where there are none: what would you signal?"""

    game: str
    version: int
    level: str
    seat: Seat
    view: Raw
    legal: tuple[Raw, ...]
    told: Raw  # at every ply, since the set-up: who made it, and what the bot's seat heard
    talk: tuple[EncodedUtterance, ...]
    stood: Raw  # at every ply, since the set-up: whose signals stood when it was made, and which
    seconds: float = THINKING_SECONDS  # to think
    character: str = PLAIN.id


class Answer(Piece, frozen=True):
    """One of the legal moves, by its place among them; or the signals that the bot would have stand."""

    choice: int | None
    signals: tuple[Raw, ...] = ()
    thoughts: tuple[Thought, ...] = ()  # the best moves, the best first; none where it did not have to think
    beliefs: tuple[Belief, ...] = ()  # the likeliest first


def random_answer(question: Question, rng: Random) -> Answer:
    return Answer(rng.randrange(len(question.legal)) if question.legal else None)


def write(knowledge: Knowledge, level: str, character: Character = PLAIN) -> Question:
    return Question(
        game=knowledge.game.id,
        version=knowledge.game.version,
        level=level,
        seat=knowledge.seat,
        view=raw(knowledge.view),
        legal=tuple([raw(move) for move in knowledge.legal]),
        told=raw([(ply.seat, ply.events) for ply in knowledge.told]),
        talk=tuple([uttered(said) for said in knowledge.said]),
        stood=raw([ply.signals for ply in knowledge.told]),
        character=character.id,
    )


def uttered(said: Utterance) -> EncodedUtterance:
    return EncodedUtterance(said.seat, raw(said.signal), said.text)


def read(question: Question) -> Knowledge:
    game = load(question.game, question.version)
    read_move = msgspec.json.Decoder(game.move_type).decode
    return Knowledge(
        game=game,
        seat=question.seat,
        view=msgspec.json.decode(question.view, type=game.view_type),
        legal=[read_move(move) for move in question.legal],
        told=read_told(game, question.told, question.stood),
        said=[said(game, uttered) for uttered in question.talk],
    )


def read_told(game: AnyGame, told: Raw, stood: Raw) -> list[HeardPly]:
    plies = msgspec.json.decode(told, type=list[tuple[Seat | None, list[game.event_type]]])  # type: ignore[name-defined]
    signals = msgspec.json.decode(stood, type=list[tuple[tuple[Seat, game.signal_type], ...]])  # type: ignore[name-defined]
    return [HeardPly(seat, events, said) for (seat, events), said in zip(plies, signals, strict=True)]


def said(game: AnyGame, uttered: EncodedUtterance) -> Utterance:
    signal = None if uttered.text is not None else msgspec.json.decode(uttered.signal, type=game.signal_type)
    return Utterance(uttered.seat, signal, uttered.text)
