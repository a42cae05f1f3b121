"""Servers that are killed, paused and asked to go while people play: nothing acknowledged is lost or doubled.

``python -m bench.faults`` does the same at the size and with the patience of a house that is served.
"""

from functools import partial
from random import Random
from time import monotonic

import pytest
from tests.buses import RedisServer
from tests.cluster.besieged import (
    Wandering,
    companies,
    crash_database,
    house_of,
    kill,
    pause,
    play_on,
    playing,
    restart_bus,
    upgrade,
)
from tests.databases import Postgres

KILLS = 20
PAUSES = 5
PAUSE_SECONDS = 15.0  # seconds: longer than a lease, so that others have taken everything


@pytest.mark.slow
async def test_a_killed_server_leaves_its_tables_to_the_other(postgres: Postgres, redis: RedisServer):
    async with (
        house_of(postgres, redis, servers=2) as house,
        playing(house, companies(4, partial(Wandering, house))) as tables,
    ):
        await play_on(house, tables, monotonic())
        process = house.servers.pop(next(iter(house.servers)))
        process.kill()
        await process.wait()
        await play_on(house, tables, monotonic())


@pytest.mark.slow
async def test_kills_pauses_and_restarts_lose_and_double_nothing(postgres: Postgres, redis: RedisServer):
    rng, long_pause = Random(1), pause(PAUSE_SECONDS)
    async with (
        house_of(postgres, redis, servers=3) as house,
        playing(house, companies(30, partial(Wandering, house))) as tables,
    ):
        await play_on(house, tables, monotonic())
        for fault in [
            *[kill] * KILLS,
            *[long_pause] * PAUSES,
            *[upgrade] * 3,
            *[restart_bus] * 3,
            *[crash_database] * 3,
        ]:
            began = monotonic()
            await fault(house, rng.choice([*house.servers]))
            await play_on(house, tables, began)
