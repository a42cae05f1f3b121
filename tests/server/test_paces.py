"""Games over days: time is up when it should be, whoever is there, in memory or not, before a restart or after it."""

import asyncio

import pytest
from tests.patience import LONG_SECONDS
from tests.server.client import Browser, Chairside, fresh_id
from tests.server.conftest import Serving
from tests.server.test_watched_clock import turn
from tests.server.toy_tables import STILL, begun, live_table, plays
from tests.tables.toy import FINISH, PASS, STEP, TOY

from gueridon.core.wire import Seat
from gueridon.server.serving import Server
from gueridon.server.table_registry import REPRIEVE_MS
from gueridon.tables import journal, messages, pace
from gueridon.tables.journal import Entry
from gueridon.tables.messages import Done
from gueridon.tables.table import Table, read_table

DAY = 86_400  # seconds
HURRIED = 1_000_000  # the speed of a clock by which a day lasts less than a tenth of a second
BY_THE_DAY = {"pace": DAY}


async def entries(server: Server, table: str) -> list[Entry]:
    return [journal.read(line).entry for _, line in await server.registry.store.journal(table)]


async def until_written(server: Server, table: str, kind: type[Entry]) -> None:
    async with asyncio.timeout(LONG_SECONDS):
        while not any(isinstance(entry, kind) for entry in await entries(server, table)):
            await asyncio.sleep(0.02)


async def leaves_at_his_turn(server: Server, **wish: object) -> str:
    """A table where somebody is to move who is gone."""
    async with Browser(server.address()) as guest, begun(guest, bots=1, wish={**BY_THE_DAY, **wish}) as (ada,):
        return ada.table


async def forsaken(server: Server, table: str) -> None:
    """Nobody is there, and it is out of memory."""
    live = await server.registry.live_table(table)
    async with asyncio.timeout(LONG_SECONDS):
        while live.listeners:
            await asyncio.sleep(0.01)
    turn(server, server.registry.settings.idle + 1)
    server.registry.upkeep.sweep()
    assert table not in server.registry.tables


async def test_when_time_is_up_a_bot_plays_the_turn_and_everybody_is_shown_that(serving: Serving, toy: None):
    async with (
        serving(speed=HURRIED) as server,
        Browser(server.address()) as guest,
        Browser(server.address()) as friend,
        begun(guest, friend, bots=0, wish=BY_THE_DAY) as (ada, bob),
    ):
        assert ada.update is not None
        assert ada.update.clock is not None
        await bob.until(lambda: bob.room.chairs[0].level is not None)
        await bob.until_ply(1)
        await bob.until(lambda: bob.room.chairs[0].level is None)
        await until_written(server, ada.table, journal.StoodIn)


async def test_for_good_the_seat_is_given_up_and_may_be_taken_back(
    guest: Browser, friend: Browser, still_server: Server
):
    wish = {"pace": DAY, "overdue": "bot-for-good"}
    async with begun(guest, friend, bots=0, wish=wish) as (ada, bob):
        await out_of_time(still_server, ada)
        await ada.until(lambda: ada.room.chairs[0].given_up)
        await bob.until_ply(1)
        await plays(bob, PASS, seat=1)
        await ada.until_ply(3)
        assert isinstance(await ada.ask(messages.Return(fresh_id(), 0)), Done)
        await ada.until(lambda: ada.room.chairs[0].yours)


async def out_of_time(server: Server, person: Chairside) -> None:
    """The table comes back from its journal, a day later."""
    live = await live_table(server, person)
    turn(server, DAY)
    async with live.lock:
        await live.write(*pace.time_up(live.table, live.now()))


async def test_a_table_that_left_memory_is_woken_when_its_time_is_up(still_server: Server):
    registry = still_server.registry
    table = await leaves_at_his_turn(still_server)
    await forsaken(still_server, table)
    turn(still_server, DAY / 2)
    await registry.upkeep.wake_due()
    assert table not in registry.tables, "nothing is to be done yet"
    turn(still_server, DAY)
    await registry.upkeep.wake_due()
    await until_written(still_server, table, journal.Moved)


async def test_it_is_woken_before_to_remind_its_player_and_goes_to_sleep_again(still_server: Server):
    told: list[tuple[str, tuple[Seat, ...], int]] = []
    registry = still_server.registry
    registry.paces.when_short.append(lambda table, seats, until: told.append((table.id, seats, until)))
    table = await leaves_at_his_turn(still_server)
    until = (await registry.live_table(table)).table.began_at + DAY * 1000
    await forsaken(still_server, table)
    turn(still_server, DAY - 3600)
    await registry.upkeep.wake_due()
    async with asyncio.timeout(LONG_SECONDS):
        while not told:
            await asyncio.sleep(0.01)
    await forsaken(still_server, table)
    turn(still_server, 600)
    await registry.upkeep.wake_due()
    assert told == [(table, (0,), until)], "once"
    assert table not in registry.tables


async def test_a_restart_changes_no_deadline(serving: Serving, toy: None):
    async with serving(speed=STILL) as server:
        table = await leaves_at_his_turn(server)
        before = pace.running((await server.registry.live_table(table)).table)
    async with serving(speed=STILL) as server:
        assert pace.running((await server.registry.live_table(table)).table) == before


async def test_after_a_restart_time_is_up_without_anybody_coming(serving: Serving, toy: None):
    async with serving(speed=STILL) as server:
        table = await leaves_at_his_turn(server)
    async with serving(speed=HURRIED) as server:
        await until_written(server, table, journal.StoodIn)
        lines = await server.registry.store.journal(table)
        stood_in = next(at for at, line in lines if isinstance(journal.read(line).entry, journal.StoodIn))
        began = next(at for at, line in lines if isinstance(journal.read(line).entry, journal.Started))
        assert stood_in >= began + DAY * 1000


async def test_whose_time_was_up_while_no_server_was_there_may_come_back_first(serving: Serving, toy: None):
    async with serving(speed=STILL) as server:
        table = await leaves_at_his_turn(server)
    async with serving(speed=STILL) as server:
        registry = server.registry
        registry.unload(await registry.live_table(table))
        turn(server, 2 * DAY)
        registry.opened_at = registry.clock.now()
        (due,) = pace.running((await registry.live_table(table)).table)
        assert due.until == registry.opened_at + REPRIEVE_MS


async def test_a_table_that_cannot_be_woken_now_is_woken_later(still_server: Server, monkeypatch: pytest.MonkeyPatch):
    registry = still_server.registry
    table = await leaves_at_his_turn(still_server)
    await forsaken(still_server, table)
    turn(still_server, DAY)

    async def silent(table: str) -> list[tuple[int, bytes]]:
        raise OSError("the database is away")

    with monkeypatch.context() as patched:
        patched.setattr(registry.store, "journal", silent)
        await registry.upkeep.wake_due()
    await registry.upkeep.wake_due()
    await until_written(still_server, table, journal.Moved)


async def test_a_table_that_was_deleted_is_not_looked_for_again(still_server: Server):
    registry = still_server.registry
    table = await leaves_at_his_turn(still_server)
    await forsaken(still_server, table)
    turn(still_server, DAY)
    await registry.store.delete([table], registry.clock.now())
    await registry.upkeep.wake_due()
    assert registry.paces.asleep == {}


async def test_who_is_reminded_is_reminded_once_for_every_wait(guest: Browser, still_server: Server):
    told: list[tuple[Seat, ...]] = []
    paces = still_server.registry.paces
    paces.when_short.append(lambda table, seats, until: told.append(seats))
    async with begun(guest, bots=1, wish=BY_THE_DAY) as (ada,):
        live = await live_table(still_server, ada)
        paces.remind(live.table, live.now())
        assert told == []
        turn(still_server, DAY - 3600)
        for _ in range(3):
            paces.remind(live.table, live.now())
        assert told == [(0,)]
        await plays(ada, PASS)
        await ada.until_ply(2)
        turn(still_server, DAY - 3600)
        paces.remind(live.table, live.now())
        assert told == [(0,), (0,)]
        await plays(ada, FINISH)
        assert paces.reminded == {}


async def test_a_reminder_that_fails_stops_no_clock(guest: Browser, still_server: Server):
    def fails(table: Table, seats: tuple[Seat, ...], until: int) -> None:
        raise OSError("no line to the outside")

    still_server.registry.paces.when_short.append(fails)
    async with begun(guest, bots=1, wish=BY_THE_DAY) as (ada,):
        live = await live_table(still_server, ada)
        turn(still_server, DAY - 3600)
        still_server.registry.paces.remind(live.table, live.now())
        await plays(ada, STEP)


async def test_whoever_is_to_move_may_be_at_the_table_all_the_time(guest: Browser, still_server: Server):
    """A person who only looks on is as late as one who is gone."""
    async with begun(guest, bots=1, wish=BY_THE_DAY) as (ada,):
        await out_of_time(still_server, ada)
        await ada.until(lambda: ada.room.chairs[0].level is not None)
        await ada.until_ply(2)  # the bot in his place, and the one after him
        await ada.until(lambda: ada.room.chairs[0].level is None)


@pytest.mark.parametrize("wish", [{"pace": 1}, {"pace": 3 * DAY + 1}, {"overdue": "nothing"}, {"overdue": None}])
async def test_what_no_host_can_choose_is_refused(guest: Browser, wish: dict[str, object]):
    body = {"game": TOY.id, "players": 2, "options": {}, **wish}
    assert (await guest.http.post("/api/tables", json=body)).status_code == 400


async def test_the_journal_makes_the_same_table_after_all_of_this(guest: Browser, still_server: Server):
    async with begun(guest, bots=1, wish=BY_THE_DAY) as (ada,):
        await out_of_time(still_server, ada)
        await ada.until_ply(2)
        live = await live_table(still_server, ada)
        async with live.lock:
            again = read_table(ada.table, await still_server.registry.store.journal(ada.table))
            assert (again.places, again.waiting.since) == (live.table.places, live.table.waiting.since)
