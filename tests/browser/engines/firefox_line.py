"""Firefox as Playwright starts it, with one command answered before it arrives: Playwright asks every browser to
pretend a colour scheme, which Debian's Firefox cannot yet. Everything else passes unchanged."""

import asyncio
import json
import re
import sys
from asyncio.subprocess import PIPE

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve

FIREFOX = "firefox-esr"
LISTENS = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
UNKNOWN_TO_FIREFOX = "emulation.setMediaFeaturesOverride"


def program() -> str:
    """Of a file that stands for the browser."""
    return f'#!/bin/sh\nexec "{sys.executable}" "{__file__}" "$@"\n'


async def ask(playwright: ServerConnection, firefox: ClientConnection) -> None:
    async for message in playwright:
        command = json.loads(message)
        if command["method"] == UNKNOWN_TO_FIREFOX:
            await playwright.send(json.dumps({"type": "success", "id": command["id"], "result": {}}))
        else:
            await firefox.send(message)


async def answer(playwright: ServerConnection, firefox: ClientConnection) -> None:
    async for message in firefox:
        await playwright.send(message)


async def stand_between(playwright: ServerConnection, address: str) -> None:
    async with connect(f"{address}/session", max_size=None, compression=None) as firefox:
        sides = [asyncio.create_task(way(playwright, firefox)) for way in (ask, answer)]
        await asyncio.wait(sides, return_when=asyncio.FIRST_COMPLETED)


async def listen_before(address: str) -> None:
    """Tells Playwright where, in the words of Firefox."""
    server = await serve(lambda one: stand_between(one, address), "127.0.0.1", 0, max_size=None, compression=None)
    port = server.sockets[0].getsockname()[1]
    print(f"WebDriver BiDi listening on ws://127.0.0.1:{port}", file=sys.stderr, flush=True)


async def main(*arguments: str) -> int:
    browser = await asyncio.create_subprocess_exec(FIREFOX, *arguments, stderr=PIPE)
    assert browser.stderr is not None
    async for line in browser.stderr:
        found = LISTENS.search(line.decode())
        if found:
            await listen_before(found[1])
    return await browser.wait()


if __name__ == "__main__":
    sys.exit(asyncio.run(main(*sys.argv[1:])))
