"""What is believed of the lines that an engine writes: whatever it says, it is about this question and this game."""

from typing import Any, TypeVar

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from gueridon.bots.choosing import MOST_BELIEFS, MOST_THOUGHTS
from gueridon.bots.engine_protocol import PROTOCOL, EngineAnswer, EngineQuestion, EngineReady
from gueridon.core.knowledge import Knowledge
from gueridon.core.thoughts import Belief, Thought
from gueridon.core.wire import Wire, raw

Line = TypeVar("Line", EngineReady, EngineAnswer)


class EngineFault(Exception):
    """An engine did not do what the protocol asks: ``why`` is the end of its word ``engine-fault-…``."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


def read_line(line: bytes, kind: type[Line]) -> Line:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise EngineFault("unreadable") from None


def check_protocol(ready: EngineReady) -> None:
    if ready.protocol != PROTOCOL:
        raise EngineFault("protocol")


def check_answers(answer: EngineAnswer, question: EngineQuestion) -> None:
    if answer.number != question.number:
        raise EngineFault("number")
    if question.legal and (answer.choice is None or not 0 <= answer.choice < len(question.legal)):
        raise EngineFault("choice")


# What it adds is kept as far as it is about this game: others will read it after the end


def credible_thoughts(answer: EngineAnswer, known: Knowledge) -> tuple[Thought, ...]:
    moves = [(readable(thought.move, known.game.move_type), thought) for thought in answer.thoughts]
    found = [replace(thought, move=raw(move)) for move, thought in moves if move in known.legal and weighs(thought)]
    return tuple(found[:MOST_THOUGHTS])


def weighs(thought: Thought) -> bool:
    return 0 <= thought.share <= 1 and 0 <= thought.value <= 1


def credible_beliefs(answer: EngineAnswer, known: Knowledge) -> tuple[Belief, ...]:
    if known.game.guesses is None:
        return ()
    guesses = [(readable(belief.guess, known.game.guesses.type), belief) for belief in answer.beliefs]
    found = [replace(said, guess=raw(guess)) for guess, said in guesses if guess is not None and 0 <= said.odds <= 1]
    return tuple(found[:MOST_BELIEFS])


def credible_signals(answer: EngineAnswer, known: Knowledge) -> tuple[Raw, ...]:
    """Of these a table takes what is on offer."""
    wanted = [readable(signal, known.game.signal_type) for signal in answer.signals]
    return tuple([raw(signal) for signal in wanted if signal is not None])


def readable(written: Raw, kind: Any) -> Wire | None:
    """None where it is nothing of this kind."""
    try:
        read: Wire = msgspec.json.decode(written, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
    return read
