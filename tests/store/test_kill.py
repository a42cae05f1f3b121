"""Nothing acknowledged is lost, however suddenly the server or the database stops."""

import asyncio
import os
import subprocess
import sys
import time
from random import Random

import pytest
from asyncpg import PostgresConnectionError  # type: ignore[import-untyped]
from tests.databases import running_postgres
from tests.patience import LONG_SECONDS
from tests.store.appender import ENTRIES, TABLES, entries

from gueridon.store import Store

KILLS = 25 if os.environ.get("GUERIDON_FULL") else 2


def append_until_killed(address, seconds):
    """What it had acknowledged when it was killed, so long after its first acknowledgement."""
    command = [sys.executable, "-m", "tests.store.appender", address]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        first = process.stdout.readline()
        time.sleep(seconds)
        process.kill()
        *whole, _ = (first + process.stdout.read()).split("\n")
    return [(table, int(number)) for table, number in (line.split() for line in whole)]


async def journals(address):
    async with Store.open(address, LONG_SECONDS) as store:
        names = [f"table-{letter}" for letter in range(TABLES)]
        return {name: [entry for _, entry in await store.journal(name)] for name in names}


def test_a_killed_server_has_lost_nothing_that_it_acknowledged(database):
    rng = Random(database)
    for _ in range(KILLS):
        acknowledged = append_until_killed(database, rng.uniform(0, 0.2))
        kept = asyncio.run(journals(database))
        assert len(acknowledged) >= 1
        for table, number in acknowledged:
            assert kept[table][number : number + ENTRIES] == entries(table, number)
        for table, whole in kept.items():
            assert len(whole) % ENTRIES == 0, f"half an append on {table}"


async def test_a_crash_of_postgres_loses_nothing_that_was_acknowledged():
    with running_postgres() as postgres:
        async with Store.open(postgres.fresh(), LONG_SECONDS) as store:
            await store.append("table", 0, [b"before"], 1)
            postgres.crash()
            with pytest.raises((OSError, PostgresConnectionError)):
                await store.append("table", 1, [b"nobody there"], 2)
            postgres.start()
            await store.append("table", 1, [b"after"], 3)
            assert await store.journal("table") == [(1, b"before"), (3, b"after")]
