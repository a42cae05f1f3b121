"""A limit begins when those who play have watched the ply that began it, and is never shorter than the rules say."""

from tests.server.client import Browser, Chairside, fresh_id
from tests.server.conftest import Serving
from tests.server.toy_tables import HASTE, begun, live_table, plays
from tests.tables.toy import PASS, STEP, TOY

from gueridon.server.live_table import LiveTable
from gueridon.server.serving import Server
from gueridon.server.watching import CLOCK_WAITS_MS
from gueridon.tables import messages
from gueridon.tables.messages import Clock, Done
from gueridon.tables.table import read_table

SECONDS = 60
STANDS = Clock(SECONDS * 1000, SECONDS * 1000, paused=True, seat=None)
RUNS = Clock(SECONDS * 1000, SECONDS * 1000, paused=False, seat=None)


def clock(person: Chairside) -> Clock | None:
    assert person.update is not None
    return person.update.clock


def stands(person: Chairside) -> bool:
    shown = clock(person)
    assert shown is not None
    return shown.paused


async def sees(person: Chairside, shown: Clock) -> None:
    await person.until(lambda: clock(person) == shown)


def turn(server: Server, seconds: float) -> None:
    """The time, which stands still otherwise."""
    server.registry.clock.started_at += seconds


async def says_something(person: Chairside) -> None:
    assert isinstance(await person.ask(messages.Say(fresh_id(), 0, "Well, well.")), Done)


def left(live: LiveTable) -> int:
    assert live.table.deadline is not None
    return live.table.deadline - live.now()


async def test_a_limit_stands_still_until_the_ply_that_began_it_was_watched(guest: Browser, still_server: Server):
    async with begun(guest, seconds=SECONDS) as (ada,):
        assert clock(ada) == RUNS  # nobody had said that he watches
        await ada.has_watched(0)
        await plays(ada, PASS)
        assert clock(ada) == STANDS
        turn(still_server, 2)
        await ada.has_watched(1)
        await sees(ada, RUNS)


async def test_everybody_who_plays_is_waited_for_and_everybody_sees_the_clock_stand(guest: Browser, friend: Browser):
    async with begun(guest, friend, bots=0, seconds=SECONDS) as (ada, bob):
        for one in (ada, bob):
            await one.has_watched(0)
        await plays(ada, PASS)
        await sees(bob, STANDS)
        await ada.has_watched(1)
        await says_something(ada)
        assert clock(ada) == STANDS
        await bob.has_watched(1)
        await sees(ada, RUNS)
        await sees(bob, RUNS)


async def test_a_limit_that_runs_already_is_not_held_again(guest: Browser):
    async with begun(guest, bots=0, seconds=SECONDS) as (ada,):
        await ada.has_watched(0)
        await plays(ada, STEP)
        assert clock(ada) == RUNS


async def test_who_moves_before_the_limit_runs_has_the_whole_of_it_all_the_same(guest: Browser, still_server: Server):
    async with begun(guest, bots=0, seconds=SECONDS) as (ada,):
        await ada.has_watched(0)
        await plays(ada, PASS)
        turn(still_server, 1)
        await plays(ada, STEP)
        assert clock(ada) == STANDS
        turn(still_server, 1)
        await ada.has_watched(1)
        await sees(ada, RUNS)


async def test_the_next_limit_is_held_in_its_turn(guest: Browser):
    async with begun(guest, bots=0, seconds=SECONDS) as (ada,):
        await ada.has_watched(0)
        await plays(ada, PASS, PASS)
        await ada.has_watched(1)
        await says_something(ada)
        assert clock(ada) == STANDS
        await ada.has_watched(2)
        await sees(ada, RUNS)


async def test_nobody_who_never_says_what_was_watched_stops_the_clock(guest: Browser):
    async with begun(guest, bots=0, seconds=SECONDS) as (ada,):
        await plays(ada, PASS)
        assert clock(ada) == RUNS


async def test_three_seconds_later_it_runs_in_any_case(serving: Serving, toy: None):
    async with (
        serving(speed=HASTE) as server,
        Browser(server.address()) as guest,
        begun(guest, bots=0, seconds=SECONDS * HASTE) as (ada,),
    ):
        await ada.has_watched(0)
        await plays(ada, PASS)
        await ada.until(lambda: not stands(ada))
        live = await live_table(server, ada)
        assert live.table.deadline is not None
        assert live.table.deadline - live.table.moved_at >= CLOCK_WAITS_MS + SECONDS * HASTE * 1000


async def test_no_limit_strikes_while_it_is_held_however_short_it_is(serving: Serving, toy: None):
    async with serving(speed=HASTE) as server, Browser(server.address()) as guest:
        table = await guest.open_table(TOY.id, 1, {"seconds": 1})
        async with guest.join(table) as ada:
            await ada.has_watched(0)
            await ada.sit(0)
            await ada.start()
            await ada.until(lambda: ada.over)
        live = await server.registry.live_table(table)
        assert live.table.moved_at - live.table.began_at >= CLOCK_WAITS_MS + 1000


async def test_the_journal_makes_the_same_clock(guest: Browser, still_server: Server):
    async with begun(guest, bots=0, seconds=SECONDS) as (ada,):
        await ada.has_watched(0)
        await plays(ada, PASS)
        turn(still_server, 1)
        await says_something(ada)
        turn(still_server, 1)
        await ada.has_watched(1)
        await sees(ada, RUNS)
        live = await live_table(still_server, ada)
        again = read_table(ada.table, await still_server.registry.store.journal(ada.table))
        assert again.deadline == live.table.deadline == live.table.moved_at + (2 + SECONDS) * 1000


async def test_a_server_that_dies_while_the_clock_stands_shortens_nothing(guest: Browser, still_server: Server):
    """Whatever was written meanwhile."""
    async with begun(guest, bots=0, seconds=SECONDS) as (ada,):
        await ada.has_watched(0)
        await plays(ada, PASS)
        turn(still_server, 1)
        await says_something(ada)
        turn(still_server, 1)
        still_server.registry.unload(await live_table(still_server, ada))  # nothing is written any more
        turn(still_server, 3600)
        live = await live_table(still_server, ada)
        assert left(live) == SECONDS * 1000
        assert live.table.time_up_at == live.table.deadline


async def test_nor_does_one_that_goes_down_in_an_orderly_way(guest: Browser, still_server: Server):
    async with begun(guest, bots=0, seconds=SECONDS) as (ada,):
        await ada.has_watched(0)
        await plays(ada, PASS)
        turn(still_server, 2)
        live = await live_table(still_server, ada)
        await live.note_time()
        still_server.registry.unload(live)
        turn(still_server, 3600)
        assert left(await live_table(still_server, ada)) == SECONDS * 1000
