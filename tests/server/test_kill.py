"""Kill -9 under load: not one acknowledged request is lost or carried out twice, and everyone goes on."""

import asyncio
import socket
from collections.abc import Callable
from itertools import cycle, islice
from operator import gt
from random import uniform
from time import monotonic

import httpx
import pytest
from tests.patience import LONG_SECONDS
from tests.server.process import server_process
from tests.server.stubborn import Stubborn, gather_around

from gueridon.games import SHELF
from gueridon.store import Store
from gueridon.tables import journal

TABLES = 50
BACK_WITHIN = 30  # seconds, all clients, even on a busy machine
ONE_MORE_WITHIN = 60  # seconds, a move at each table


@pytest.mark.parametrize("kills", [3, pytest.param(20, marks=pytest.mark.slow)])
async def test_a_server_killed_under_load_loses_nothing_and_everyone_goes_on(database, kills):
    port = free_port()
    async with server_process(database, port) as (_, address):
        companies = await seat_everybody(address)
        playing = [asyncio.create_task(person.play_for_ever()) for company in companies for person in company]
        await play_on(database, companies)
    for _ in range(kills):
        async with server_process(database, port):
            await play_on(database, companies)
    for task in playing:
        task.cancel()
    await asyncio.wait(playing)


async def play_on(database: str, companies: list[list[Stubborn]]) -> None:
    """Everyone is back, nothing is lost, and every table goes on until who knows when."""
    people = [person for company in companies for person in company]
    began = monotonic()
    await within(BACK_WITHIN, lambda: all(person.heard_at > began for person in people))
    await check(database, people)
    before = [*map(requests_done, companies)]
    await within(ONE_MORE_WITHIN, lambda: all(map(gt, map(requests_done, companies), before)))
    await asyncio.sleep(uniform(0, 0.5))


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port: int = taken.getsockname()[1]
        return port


async def seat_everybody(address: str) -> list[list[Stubborn]]:
    """Every second table has one person only, with bots."""
    companies = []
    async with httpx.AsyncClient(base_url=address) as http:
        for number, game in enumerate(islice(cycle(SHELF.values()), TABLES)):
            players = min(max(2, game.players[0]), game.players[-1])
            people = 1 if number % 2 else players
            companies.append([Stubborn(address, seat) for seat in range(people)])
            await gather_around(http, game, companies[-1], bots=players - people)
    return companies


async def within(seconds: float, happens: Callable[[], bool]) -> None:
    async with asyncio.timeout(seconds):
        while not happens():
            await asyncio.sleep(0.02)


def requests_done(company: list[Stubborn]) -> int:
    return sum(len(person.acknowledged) for person in company)


async def check(database: str, people: list[Stubborn]) -> None:
    """Of what was acknowledged since the last check."""
    assert [refused for person in people for refused in person.surprises] == []
    acknowledged = [one for person in people for one in person.acknowledged]
    for person in people:
        person.acknowledged.clear()
    async with Store.open(database, LONG_SECONDS) as store:
        kept = {table: await plies(store, table) for table in {one.table for one in acknowledged}}
    for one in acknowledged:
        assert kept[one.table][one.request.id] == one.ply


async def plies(store: Store, table: str) -> dict[str, int]:
    """Each request that the journal keeps, and the ply that it led to."""
    ply, found = 0, dict[str, int]()
    for _, written in await store.journal(table):
        line = journal.read(written)
        ply += isinstance(line.entry, journal.Moved | journal.Undone)
        if line.asked is not None:
            _, id = line.asked
            assert id not in found, "carried out twice"
            found[id] = ply
    return found
