"""A connection on which something went wrong is not trusted again: the next write has a new one."""

import pytest
from tests.databases import Postgres
from tests.patience import LONG_SECONDS

from gueridon.store import Store
from gueridon.store.postgres import PostgresWriter
from gueridon.store.postgres_driver import asyncpg


async def test_a_connection_that_says_it_is_still_busy_is_replaced(postgres: Postgres):
    address = postgres.fresh()
    async with Store.open(address, LONG_SECONDS):  # with its tables
        pass
    writer = await PostgresWriter.open(address, LONG_SECONDS)
    broken = writer.connection

    async def still_busy(*_: object) -> None:
        raise asyncpg.InternalClientError("cannot switch to another state")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(asyncpg.Connection, "execute", still_busy)
        with pytest.raises(asyncpg.InternalClientError):
            await writer.index([])
    await writer.index([])
    assert broken.is_closed()
    assert writer.connection is not broken
    await writer.close()
