"""How good a choice was, by what whoever made it knew: the best move that a bot finds, and the one that was made."""

from hashlib import sha256
from math import inf
from random import Random
from typing import Any

import msgspec
from msgspec import Raw

from gueridon.bots.choosing import EFFORTS, HORIZON_PLIES, looks, prudent_moves
from gueridon.bots.questions import Question, read
from gueridon.bots.search import Search
from gueridon.bots.worlds import Worlds
from gueridon.core.knowledge import Knowledge
from gueridon.core.levels import check_level
from gueridon.core.wire import Piece, Wire, raw

WORLDS_SHARE, SEARCH_SHARE, SECOND_HEARING_SHARE = 0.2, 0.5, 0.3  # of the time


class Appraise(Wire, frozen=True):
    """How good was this one of the legal moves, by its place among them?"""

    question: Question
    played: int


class Appraisal(Piece, frozen=True):
    """What a seat could expect of the best move, and of the one it made: from 0 (lost) to 1 (won)."""

    best: Raw
    promise: float
    kept: float

    @property
    def cost(self) -> float:
        return self.promise - self.kept


def answer(asked: Appraise) -> Appraisal:
    """The same question is always answered alike, unless time runs out: its luck is made of the question itself."""
    rng = Random(sha256(msgspec.json.encode(asked)).digest())
    known = read(asked.question)
    return appraise(known, known.legal[asked.played], asked.question.level, rng, asked.question.seconds)


def appraise(knowledge: Knowledge, played: Any, level: str, rng: Random, seconds: float = inf) -> Appraisal:
    check_level(knowledge.game, level)
    effort = EFFORTS[level]
    worlds = Worlds(knowledge, effort.worlds, rng, WORLDS_SHARE * seconds)
    tree = Search(knowledge.game, knowledge.seat, worlds, HORIZON_PLIES, rng, effort.foresight)
    moves = prudent_moves(knowledge, worlds)
    tree.run(moves, looks(knowledge, effort), SEARCH_SHARE * seconds)
    best = tree.considered(moves)[0].move
    hear_again(tree, best, played, SECOND_HEARING_SHARE * seconds)
    promise = tree.considered([best])[0].value
    kept = tree.considered([played])[0].value
    return Appraisal(raw(best), max(promise, kept), kept)


def hear_again(tree: Search, best: Any, played: Any, seconds: float) -> None:
    """A search looks seldom at what it does not like: before it is judged, it is looked at as often as the best."""
    known = tree.root.next
    missing = known[tree.seat, best].visits - (known[tree.seat, played].visits if (tree.seat, played) in known else 0)
    if missing > 0:
        tree.run([played], missing, seconds)
