"""A host's engine as a worker of a pool: asked for whatever table, one question at a time, each with its deadline."""

import os
import shlex
from asyncio import get_running_loop, timeout
from asyncio.subprocess import Process

import msgspec

from gueridon.bots.answering import NICENESS
from gueridon.bots.engine_answers import EngineFault, check_protocol, read_line
from gueridon.bots.engine_process import GRACE_SECONDS, START_SECONDS
from gueridon.bots.engine_protocol import MOST_LINE_BYTES, PROTOCOL, EngineHello, EngineReady
from gueridon.bots.process_pool import Died, WorkerProcess

OURS = "GUERIDON_"  # begins the names of what only this server is told: passwords are among it


class EngineWorker(WorkerProcess):
    """It need not remember anything from one question to the next, and is told nothing of whose table asks."""

    longest_line_bytes = MOST_LINE_BYTES

    def __init__(self, command: str, seconds: float) -> None:
        environment = {name: value for name, value in os.environ.items() if not name.startswith(OURS)}
        super().__init__(shlex.split(command), environment)
        self.seconds = seconds

    async def start(self) -> Process:
        try:
            return await super().start()
        except (OSError, ValueError, EngineFault):  # no such program, or not in time, or too long a line
            raise Died from None

    async def greet(self, process: Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        if hasattr(os, "setpriority"):
            os.setpriority(os.PRIO_PGRP, process.pid, NICENESS)  # people come first
        async with timeout(START_SECONDS):
            process.stdin.write(msgspec.json.encode(EngineHello(PROTOCOL)) + b"\n")
            await process.stdin.drain()
            check_protocol(read_line(await process.stdout.readline(), EngineReady))

    async def ask(self, question: bytes, until: float) -> bytes:
        latest = get_running_loop().time() + self.seconds + GRACE_SECONDS
        return await super().ask(question, min(until, latest))

    async def exchange(self, question: bytes) -> bytes:
        try:
            return await super().exchange(question)
        except ValueError:
            raise EngineFault("long") from None
