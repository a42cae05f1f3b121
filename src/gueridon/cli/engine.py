"""``gueridon engine``: our own bots, for whoever seats programs that speak the protocol of engines."""

import sys
from random import Random
from typing import Annotated

import msgspec
import typer

from gueridon.bots.engine_protocol import PROTOCOL, EngineAnswer, EngineHello, EngineQuestion, EngineReady, as_question
from gueridon.bots.worker import think

SHARE = 0.9  # of the time that is given: the rest is for the way


def engine(
    level: Annotated[str, typer.Option(help="The level of the bot.")] = "adept",
    seed: Annotated[str | None, typer.Option(help="Any text: the same text chooses the same, if time allows.")] = None,
) -> None:
    """Play by the protocol of engines: questions in, answers out, a line of JSON each (docs/engines.md)."""
    reader, rng = msgspec.json.Decoder(EngineHello | EngineQuestion), Random(seed)
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(msgspec.json.encode(reply(reader.decode(line), level, rng)) + b"\n")
        sys.stdout.buffer.flush()


def reply(said: EngineHello | EngineQuestion, level: str, rng: Random) -> EngineReady | EngineAnswer:
    if isinstance(said, EngineHello):
        return EngineReady(PROTOCOL, f"gueridon {level}")
    hurried = msgspec.structs.replace(said, seconds=SHARE * said.seconds)
    answer = think(as_question(hurried, level), rng)
    return EngineAnswer(said.number, answer.choice, answer.signals, answer.thoughts, answer.beliefs)
