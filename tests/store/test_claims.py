"""Who holds a table: one server, as long as its heart beats, and not longer."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack

import pytest
from tests.databases import Postgres
from tests.patience import LONG_SECONDS

from gueridon.store import Store
from gueridon.store.claims import NOBODY, Claims, ClaimTried

LEASE_MS = 3_600_000


@pytest.fixture
async def database(postgres: Postgres) -> str:
    address = postgres.fresh()
    async with Store.open(address, LONG_SECONDS):
        return address


@pytest.fixture
async def claims(database: str) -> AsyncIterator[Claims]:
    async with Claims.open(database, LEASE_MS) as claims:
        for server in ("ada", "bob"):
            await claims.register(server, "here")
        yield claims


async def outlived(claims: Claims, server: str) -> None:
    """So long ago was its last heartbeat."""
    await claims.ask("UPDATE servers SET at = at - 4 * 3600000 WHERE server = $1", server)


async def test_a_table_is_held_by_whoever_claims_it_first(claims: Claims):
    assert await claims.claim("t", "ada") == ClaimTried("ada", None)
    assert await claims.claim("t", "bob") == ClaimTried(None, "ada")
    assert await claims.claim("t", "ada") == ClaimTried("ada", "ada")
    assert await claims.orphans(10) == []


async def test_of_many_who_claim_at_once_one_has_it(claims: Claims, database: str):
    async with AsyncExitStack() as stack:
        others = [await stack.enter_async_context(Claims.open(database, LEASE_MS)) for _ in range(8)]
        for number, one in enumerate(others):
            await one.register(f"server {number}", "here")
        for table in ("a", "b", "c"):
            tried = await asyncio.gather(*[one.claim(table, f"server {number}") for number, one in enumerate(others)])
            (holder,) = [one.mine for one in tried if one.mine is not None]
            assert await claims.holder(table) == holder


async def test_what_a_dead_server_held_is_taken_and_it_can_take_nothing_itself(claims: Claims):
    await claims.claim("t", "ada")
    await outlived(claims, "ada")
    assert await claims.orphans(10) == ["t"]
    assert await claims.claim("u", "ada") == ClaimTried(None, None)
    assert await claims.claim("t", "bob") == ClaimTried("bob", "ada")
    assert await claims.orphans(10) == []


async def test_a_heart_that_stopped_does_not_beat_again_until_its_server_registers(claims: Claims):
    assert await claims.beat("ada") == {"ada", "bob"}
    await claims.claim("t", "ada")
    await outlived(claims, "ada")
    assert await claims.beat("ada") == {"bob"}
    assert await claims.beat("ada") == {"bob"}
    await claims.register("ada", "here")
    assert await claims.beat("ada") == {"ada", "bob"}
    assert await claims.holder("t") == NOBODY


async def test_what_is_released_is_nobodys_and_what_is_abandoned_waits_for_somebody(claims: Claims):
    for table in ("t", "u", "v"):
        await claims.claim(table, "ada")
    await claims.release("ada", ["t"])
    await claims.abandon("ada", ["u"])
    await claims.abandon("bob", ["v"])  # not his
    assert await claims.orphans(10) == ["u"]
    assert await claims.claim("t", "bob") == ClaimTried("bob", None)
    assert await claims.claim("u", "bob") == ClaimTried("bob", NOBODY)
    await claims.leave("ada")
    assert await claims.orphans(10) == ["v"]
    assert await claims.beat("bob") == {"bob"}


async def test_each_shows_the_others_what_it_lists(claims: Claims):
    await claims.show_lobby("ada", b"[1]")
    assert await claims.lobbies("bob") == [b"[1]"]
    assert await claims.lobbies("ada") == []
    await outlived(claims, "ada")
    assert await claims.lobbies("bob") == []
