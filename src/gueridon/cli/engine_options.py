"""Programs that play, as they are named at the command line."""

import re
from collections.abc import Sequence
from typing import Annotated

import typer

from gueridon.bots.engine_answers import EngineFault
from gueridon.bots.engine_process import EngineProcess
from gueridon.bots.engine_protocol import EngineReady
from gueridon.core.errors import Malformed
from gueridon.core.levels import LEVELS

Engines = Annotated[
    list[str] | None, typer.Option(help="A program that plays, by docs/engines.md: NAME=COMMAND; once for each.")
]
NAME = re.compile("[a-z][a-z0-9-]{0,31}")


def commands(engines: Sequence[str]) -> dict[str, str]:
    """By name. One that is called like a level would hide it."""
    found: dict[str, str] = {}
    for text in engines:
        name, equals, command = text.partition("=")
        if not equals or not NAME.fullmatch(name) or name in LEVELS or name in found:
            raise Malformed("engine-unreadable", text=text)
        found[name] = command
    return found


def greeted(command: str) -> EngineReady:
    """Refused now, rather than in every game."""
    try:
        with EngineProcess(command) as engine:
            return engine.greet()
    except EngineFault:
        raise Malformed("engine-not-started", command=command) from None
