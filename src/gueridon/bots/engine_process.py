"""A program that plays, in a process of its own: asked by lines, bounded in time and size, and ended for certain."""

import shlex
import subprocess
from contextlib import suppress
from queue import Empty, Queue
from threading import Thread
from typing import Self

import msgspec

from gueridon.bots.engine_answers import EngineFault, Line, check_answers, check_protocol, read_line
from gueridon.bots.engine_protocol import (
    MOST_LINE_BYTES,
    PROTOCOL,
    EngineAnswer,
    EngineHello,
    EngineQuestion,
    EngineReady,
)
from gueridon.core.errors import Malformed

START_SECONDS = 60.0
GRACE_SECONDS = 1.0  # for the way there and back
END_SECONDS = 2.0  # to leave by itself once nothing more is asked
PIPE_SECONDS = 10.0  # until its pipes are closed, unless a program that it started holds them


class EngineProcess:
    """One engine on one seat of one game: what it knows of another seat, nobody told it."""

    def __init__(self, command: str) -> None:
        try:
            self.process = subprocess.Popen(shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        except (OSError, ValueError, IndexError):
            raise Malformed("engine-not-started", command=command) from None
        self.lines: Queue[bytes] = Queue()
        self.count = 0
        self.listener = Thread(target=self.listen, daemon=True)
        self.listener.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *raised: object) -> None:
        self.end()

    def greet(self) -> EngineReady:
        self.send(EngineHello(PROTOCOL))
        ready = self.hear(EngineReady, START_SECONDS)
        check_protocol(ready)
        return ready

    def answer(self, question: EngineQuestion) -> EngineAnswer:
        """EngineFault where none comes in time, or none that answers this question."""
        self.send(question)
        answer = self.hear(EngineAnswer, question.seconds + GRACE_SECONDS)
        check_answers(answer, question)
        return answer

    def send(self, message: EngineHello | EngineQuestion) -> None:
        """From another thread: an engine that does not read must not stop whoever asks."""
        Thread(target=self.write, args=(msgspec.json.encode(message) + b"\n",), daemon=True).start()

    def write(self, line: bytes) -> None:
        assert self.process.stdin is not None
        with suppress(OSError, ValueError):  # it is gone: nothing will be heard
            self.process.stdin.write(line)
            self.process.stdin.flush()

    def listen(self) -> None:
        """Line by line to the end, of which an empty one tells; a line that is too long is the last."""
        assert self.process.stdout is not None
        with suppress(OSError, ValueError), self.process.stdout:
            while line := self.process.stdout.readline(MOST_LINE_BYTES + 1):
                self.lines.put(line)
                if len(line) > MOST_LINE_BYTES:
                    break
        self.lines.put(b"")

    def hear(self, kind: type[Line], seconds: float) -> Line:
        try:
            line = self.lines.get(timeout=seconds)
        except Empty:
            raise EngineFault("late") from None
        if not line:
            raise EngineFault("gone")
        if len(line) > MOST_LINE_BYTES:
            raise EngineFault("long")
        return read_line(line, kind)

    def end(self) -> None:
        """Nothing more is asked; one that does not leave is made to."""
        closer = Thread(target=self.close_input, daemon=True)
        closer.start()
        try:
            with suppress(subprocess.TimeoutExpired):
                self.process.wait(END_SECONDS)
        finally:  # also where whoever waits is told to leave
            self.process.kill()
            self.process.wait()
        for thread in (closer, self.listener):
            thread.join(PIPE_SECONDS)

    def close_input(self) -> None:
        assert self.process.stdin is not None
        with suppress(OSError, ValueError):
            self.process.stdin.close()
