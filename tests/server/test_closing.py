"""A table that is closed at the command line while a server has it in memory."""

import pytest
from tests.patience import LONG_SECONDS
from tests.server.client import Browser, Chairside, fresh_id
from tests.server.conftest import Serving
from tests.server.toy_tables import begun, live_table, plays
from tests.tables.toy import FINISH, PASS
from websockets.exceptions import ConnectionClosed

from gueridon.core.errors import Malformed
from gueridon.server.closing import close_from_outside
from gueridon.server.serving import Server
from gueridon.store import Overview, Store
from gueridon.tables import messages


async def is_put_out(person: Chairside) -> None:
    with pytest.raises(ConnectionClosed):
        await person.until(lambda: False)


async def test_whoever_is_there_is_told_that_the_table_is_gone(guest: Browser, still_server: Server):
    async with begun(guest, bots=1) as (ada,):
        await close_from_outside(still_server.registry.store, ada.table)
        await still_server.registry.upkeep.drop_closed()
        await is_put_out(ada)
        assert (await guest.http.get(f"/api/tables/{ada.table}")).status_code == 404
        assert (await guest.http.get("/api/mine")).json()["games"] == []


async def test_nobody_writes_after_the_end_of_a_table_not_even_the_server_that_has_it_in_memory(
    guest: Browser, still_server: Server
):
    async with begun(guest, bots=0) as (ada,):
        await close_from_outside(still_server.registry.store, ada.table)
        written = await still_server.registry.store.journal(ada.table)
        await ada.send(messages.Say(fresh_id(), 0, "Is anybody there?"))
        await is_put_out(ada)
        assert await still_server.registry.store.journal(ada.table) == written
        assert (await guest.http.get(f"/api/tables/{ada.table}")).status_code == 404


async def test_other_tables_and_games_that_are_over_stay(guest: Browser, still_server: Server):
    async with begun(guest, bots=1) as (ada,), begun(guest, bots=0) as (over,):
        await plays(over, FINISH)
        await still_server.registry.upkeep.drop_closed()
        await plays(ada, PASS)
        assert over.table in still_server.registry.tables
        with pytest.raises(Malformed, match="game-over"):
            await close_from_outside(still_server.registry.store, over.table)


async def test_a_table_is_closed_although_somebody_moves_at_the_same_moment(
    guest: Browser, still_server: Server, monkeypatch: pytest.MonkeyPatch
):
    store = still_server.registry.store
    async with begun(guest, bots=0) as (ada,):
        live = await live_table(still_server, ada)
        read = store.journal

        async def journal(table: str) -> list[tuple[int, bytes]]:
            lines = await read(table)
            if live.table.ply == 0:
                await plays(ada, PASS)
            return lines

        monkeypatch.setattr(store, "journal", journal)
        await close_from_outside(store, ada.table)
        assert b"closed" in (await read(ada.table))[-1][1]


async def test_a_closed_table_is_not_resumed_at_the_next_start(serving: Serving, toy: None):
    async with serving() as server, Browser(server.address()) as guest, begun(guest, bots=1) as (ada,):
        table = ada.table
        await close_from_outside(server.registry.store, table)
    async with serving() as server:
        assert await server.registry.store.unfinished(0) == []
        with pytest.raises(Malformed, match="no-such-table"):
            await server.registry.live_table(table)


async def test_very_many_tables_are_looked_through_in_parts(database: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("gueridon.store.overview.MOST_ASKED", 2)
    async with Store.open(database, LONG_SECONDS) as store:
        for number in range(5):
            await store.create(f"{number}", f"CODE{number}", [b"cloth"], 1)
        for number in (0, 3, 4):
            await store.close_table(f"{number}")
        assert sorted(await Overview(store).finished_among([f"{number}" for number in range(5)])) == ["0", "3", "4"]
        assert [one.table for one in await Overview(store).tables(9)]
        assert await Overview(store).people(9) == []
