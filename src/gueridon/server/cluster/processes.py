"""One house in several processes of one machine: they listen at one address, and whichever is free takes a browser.

One that dies is started again. SIGTERM ends all of them; SIGHUP starts them anew one after the other, so that an
upgrade is not felt.
"""

import asyncio
import os
import signal
import socket
import sys
from asyncio.subprocess import PIPE, Process, create_subprocess_exec
from collections.abc import Callable
from dataclasses import replace

import msgspec

from gueridon.server.public_address import public_address
from gueridon.server.serving import Server, bound, listening, local_address, only_here, try_out
from gueridon.server.settings import Settings

MODULE = "gueridon.server.cluster.processes"
AGAIN_SECONDS = 1.0  # seconds until one that died is started again


class SeveralProcesses:
    def __init__(self, settings: Settings, count: int, ready: Callable[["SeveralProcesses"], None]) -> None:
        self.settings = settings
        self.count = count
        self.ready = ready
        self.serving: dict[int, Process] = {}  # those that are up, by their places
        self.changed = asyncio.Event()
        self.leaving = asyncio.Event()
        self.renewing: set[asyncio.Task[None]] = set()

    # As whoever announces it wants to know

    @property
    def public_address(self) -> str | None:
        return public_address(self.settings.public_url, *bound(self.listener))

    def address(self) -> str:
        return local_address(self.listener)

    def listens_here_only(self) -> bool:
        return only_here(self.listener)

    # Running

    def run(self) -> None:
        with listening(self.settings.host, self.settings.port) as self.listener:
            asyncio.run(self.supervise())

    async def supervise(self) -> None:
        await try_out(self.settings)
        loop = asyncio.get_running_loop()
        for sent in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(sent, self.leaving.set)
        loop.add_signal_handler(signal.SIGHUP, self.begin_to_renew)
        keeping = [asyncio.create_task(self.keep(place)) for place in range(self.count)]
        announcing = asyncio.create_task(self.announce())
        await self.leaving.wait()
        for task in (announcing, *self.renewing):
            task.cancel()
        await asyncio.gather(*keeping)

    async def announce(self) -> None:
        await self.until(lambda: len(self.serving) == self.count)
        self.ready(self)

    async def until(self, happens: Callable[[], bool]) -> None:
        while not happens():
            self.changed.clear()
            await self.changed.wait()

    async def keep(self, place: int) -> None:
        """Until all go."""
        leaving = asyncio.create_task(self.leaving.wait())
        while not self.leaving.is_set():
            process = await self.start()
            up = asyncio.create_task(self.note_when_up(place, process))
            over = asyncio.create_task(process.wait())
            await asyncio.wait([over, leaving], return_when=asyncio.FIRST_COMPLETED)
            if not over.done():
                process.terminate()
            await over
            up.cancel()
            self.serving.pop(place, None)
            self.changed.set()
            await asyncio.wait([leaving], timeout=AGAIN_SECONDS)

    async def start(self) -> Process:
        number = self.listener.fileno()
        process = await create_subprocess_exec(
            sys.executable,
            "-m",
            MODULE,
            str(number),
            stdin=PIPE,
            stdout=PIPE,
            pass_fds=[number],
            start_new_session=True,
        )
        assert process.stdin is not None
        process.stdin.write(msgspec.json.encode(self.of_one()))
        process.stdin.close()
        return process

    def of_one(self) -> Settings:
        """With one worker at least, unless none is wanted."""
        workers = self.settings.workers
        return replace(self.settings, workers=max(min(1, workers), workers // self.count))

    async def note_when_up(self, place: int, process: Process) -> None:
        assert process.stdout is not None
        if await process.stdout.readline():
            self.serving[place] = process
            self.changed.set()

    def begin_to_renew(self) -> None:
        task = asyncio.create_task(self.renew())
        self.renewing.add(task)
        task.add_done_callback(self.renewing.discard)

    async def renew(self) -> None:
        for place in range(self.count):
            await self.until(lambda: len(self.serving) == self.count)
            await self.replace_at(place, self.serving[place])

    async def replace_at(self, place: int, before: Process) -> None:
        before.terminate()
        await self.until(lambda: self.serving.get(place, before) is not before)


def serve_one() -> None:
    """At the socket that it was started with."""
    settings = msgspec.json.decode(sys.stdin.buffer.read(), type=Settings)
    with socket.socket(fileno=int(sys.argv[1])) as listener:
        Server(settings, ready=lambda _: print(os.getpid(), flush=True)).run([listener])


if __name__ == "__main__":
    serve_one()
