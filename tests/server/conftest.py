"""A real server on a port of its own, with SQLite in a temporary folder."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import replace
from pathlib import Path
from shutil import copy

import pytest
from tests.patience import LONG_SECONDS
from tests.server.client import Browser
from tests.server.toy_tables import STILL, PassingOn
from tests.server.unhurried import unhurried
from tests.tables.toy import TOY

from gueridon.games import SHELF
from gueridon.server import bot_seats
from gueridon.server.serving import Server
from gueridon.server.settings import Settings
from gueridon.store import Store

Serving = Callable[..., AbstractAsyncContextManager[Server]]


@pytest.fixture(scope="session")
def begun_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Nothing is in it yet. To make its tables takes as long as many a test, and whoever opens it finds them."""
    file = tmp_path_factory.mktemp("begun") / "tables.sqlite"

    async def begin() -> None:
        async with Store.open(f"sqlite:///{file}", LONG_SECONDS):
            pass

    asyncio.run(begin())
    return file


@pytest.fixture
def settings(begun_database: Path, tmp_path: Path) -> Settings:
    copy(begun_database, tmp_path)
    return unhurried(f"sqlite:///{tmp_path}/{begun_database.name}")


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
