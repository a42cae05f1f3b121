"""A real server on a port of its own, with SQLite in a temporary folder."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from tests.server.client import Browser
from tests.server.toy_tables import STILL, PassingOn
from tests.server.unhurried import unhurried
from tests.tables.toy import TOY

from gueridon.games import SHELF
from gueridon.server import bot_seats
from gueridon.server.serving import Server
from gueridon.server.settings import Settings

Serving = Callable[..., AbstractAsyncContextManager[Server]]


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return unhurried(f"sqlite:///{tmp_path}/tables.sqlite")


@pytest.fixture
def serving(settings: Settings) -> Serving:
    """Serve as long as the block lasts; ``wanted`` are other settings."""

    @asynccontextmanager
    async def serve(**wanted: object) -> AsyncIterator[Server]:
        ready = asyncio.Event()
        server = Server(replace(settings, **wanted), lambda _: ready.set())  # type: ignore[arg-type]
        serving = asyncio.create_task(server.serve())
        started = asyncio.create_task(ready.wait())
        await asyncio.wait([serving, started], return_when=asyncio.FIRST_COMPLETED)
        if serving.done():  # it could not start, and says why
            started.cancel()
            serving.result()
        try:
            yield server
        finally:
            server.should_exit = True
            await serving

    return serve


@pytest.fixture
async def server(serving: Serving) -> AsyncIterator[Server]:
    async with serving() as server:
        yield server


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy game is on the shelf, and its bots only ever pass."""
    monkeypatch.setitem(SHELF, TOY.id, TOY)
    monkeypatch.setattr(bot_seats, "CHANCE", PassingOn())


@pytest.fixture
async def still_server(serving: Serving, toy: None) -> AsyncIterator[Server]:
    """Its time stands still."""
    async with serving(speed=STILL) as server:
        yield server


@pytest.fixture
async def guest(still_server: Server) -> AsyncIterator[Browser]:
    async with Browser(still_server.address()) as browser:
        yield browser


@pytest.fixture
async def friend(still_server: Server) -> AsyncIterator[Browser]:
    async with Browser(still_server.address()) as browser:
        yield browser
