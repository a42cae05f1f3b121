"""What a seer would do in somebody's place, and what it takes to be likely: from what that seat knows, and no more."""

from hashlib import sha256
from random import Random

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from gueridon.bots.appraising import Appraise
from gueridon.bots.choosing import EFFORTS, choose
from gueridon.bots.questions import Question, read, write
from gueridon.bots.worlds import Worlds
from gueridon.core.arguments import ImaginedWorlds
from gueridon.core.knowledge import Knowledge
from gueridon.core.thoughts import Belief, Thought
from gueridon.core.wire import Piece, Wire, raw

COUNSEL, COUNSEL_SECONDS = "seer", 0.6  # the level that is asked before a move, and for how many seconds at most
SECOND_THOUGHT, SECOND_THOUGHT_SECONDS = "oracle", 1.2  # the same after it


class Counsel(Wire, frozen=True):
    question: Question


class Counselled(Piece, frozen=True):
    """``arguments``, ``thoughts`` and ``beliefs`` are why; there are none where only one move is legal."""

    move: Raw
    arguments: tuple[Raw, ...]
    thoughts: tuple[Thought, ...]
    beliefs: tuple[Belief, ...]


def before_move(knowledge: Knowledge) -> Counsel:
    return Counsel(replace(write(knowledge, COUNSEL), seconds=COUNSEL_SECONDS))


def after_move(asked: Appraise) -> Appraise:
    return replace(asked, question=replace(asked.question, level=SECOND_THOUGHT, seconds=SECOND_THOUGHT_SECONDS))


def answer(asked: Counsel) -> Counselled:
    """The same question is always answered alike, unless time runs out: its luck is made of the question itself.

    Where the seer would do now this, now that, what it would do most often is advised.
    """
    question = asked.question
    rng = Random(sha256(msgspec.json.encode(asked)).digest())
    known = read(question)
    chosen, thoughts, beliefs = choose(known, question.level, rng, question.seconds)
    if not thoughts:
        return Counselled(raw(chosen), (), (), ())
    best = thoughts[0].move
    return Counselled(best, arguments(known, best, rng, question.seconds), thoughts, beliefs)


def arguments(known: Knowledge, move: Raw, rng: Random, seconds: float) -> tuple[Raw, ...]:
    """What speaks for this move in the worlds that a seer would imagine."""
    game = known.game
    if game.arguments is None:
        return ()
    worlds = Worlds(known, EFFORTS[COUNSEL].worlds, rng, seconds / 4)
    imagined = ImaginedWorlds(worlds.all, worlds.weights)
    found = game.arguments.of(imagined, known.seat, msgspec.json.decode(move, type=game.move_type))
    return tuple([raw(argument) for argument in found])
