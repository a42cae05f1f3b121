"""Nobody runs ahead: bots wait until those who play have watched the last ply, and a page that is slow delays nothing
for long. Time stands still here unless a test says otherwise, so whatever happens, happens because of what was said."""

import pytest
from tests.server.client import Browser, fresh_id, read_message
from tests.server.conftest import Serving
from tests.server.toy_tables import HASTE, begun, live_table, plays, stays
from tests.tables.toy import PASS, STEP, TOY

from gueridon.games import SHELF
from gueridon.server.serving import Server
from gueridon.server.settings import Rate
from gueridon.server.watching import BOTS_WAIT_MS, FAR_BEHIND_PLIES
from gueridon.tables import messages
from gueridon.tables.messages import Done, Refused

# Who is waited for


async def test_a_bot_waits_for_one_who_watches_and_moves_as_soon_as_he_has(guest: Browser):
    async with begun(guest) as (ada,):
        await ada.has_watched(0)
        await plays(ada, PASS)
        await stays(ada, 1)
        await ada.has_watched(1)
        await ada.until_ply(2)


async def test_a_bot_waits_for_the_set_up_if_a_page_said_before_the_game_that_it_watches(guest: Browser):
    async with guest.join(await guest.open_table(TOY.id, 2)) as ada:
        await ada.has_watched(0)
        await ada.add_bot(0)
        await ada.sit(1)
        await ada.start()
        await stays(ada, 0, seat=1)
        await ada.has_watched(0)
        await ada.until_ply(1)


async def test_a_page_that_never_says_what_was_watched_holds_up_nobody(guest: Browser):
    async with begun(guest) as (ada,):
        await plays(ada, PASS)
        await ada.until_ply(2)


async def test_nobody_waits_where_several_may_act(guest: Browser):
    async with begun(guest, race=True) as (ada,):
        await ada.has_watched(0)
        await ada.until_ply(3)


async def test_a_bot_waits_for_one_who_is_a_little_behind(guest: Browser):
    async with begun(guest) as (ada,):
        await ada.has_watched(0)
        await plays(ada, *[STEP] * (FAR_BEHIND_PLIES - 1), PASS)
        await stays(ada, FAR_BEHIND_PLIES)


async def test_one_who_is_far_behind_holds_up_nobody(guest: Browser):
    async with begun(guest) as (ada,):
        await ada.has_watched(0)
        await plays(ada, *[STEP] * FAR_BEHIND_PLIES, PASS)
        await ada.until_ply(FAR_BEHIND_PLIES + 2)


async def test_bots_wait_for_no_spectator(guest: Browser):
    """Nor does a table where they play alone."""
    async with guest.join(await guest.open_table(TOY.id, 2)) as host:
        await host.has_watched(0)
        for seat in range(2):
            await host.add_bot(seat)
        await host.start()
        await host.has_watched(0)
        await host.until_ply(10)


async def test_of_two_devices_of_one_person_the_furthest_counts(guest: Browser):
    async with begun(guest) as (ada,), guest.join(ada.table) as phone:
        await phone.has_watched(0)
        await ada.has_watched(0)
        await plays(ada, PASS)
        await stays(ada, 1)
        await phone.has_watched(1)
        await ada.until_ply(2)


async def test_everybody_who_plays_is_waited_for(guest: Browser, friend: Browser):
    async with begun(guest, friend) as (ada, bob):
        for one in (ada, bob):
            await one.has_watched(0)
        await plays(ada, PASS)
        await bob.until_ply(1)
        await plays(bob, PASS, seat=1)
        await bob.has_watched(2)
        await stays(bob, 2, seat=1)
        await ada.has_watched(2)
        await ada.until_ply(3)


async def test_one_who_goes_is_no_longer_waited_for(guest: Browser, friend: Browser):
    async with begun(guest) as (ada,), friend.join(ada.table) as watcher:
        await ada.has_watched(0)
        await plays(ada, PASS)
        await stays(ada, 1)
        await ada.socket.close()
        await watcher.until_ply(2)


async def test_one_who_resigns_is_no_longer_waited_for(guest: Browser):
    async with begun(guest) as (ada,):
        await ada.has_watched(0)
        await plays(ada, PASS)
        await stays(ada, 1)
        assert isinstance(await ada.ask(messages.Leave(fresh_id(), 0)), Done)
        await ada.until_ply(2)


async def test_one_whose_seat_a_bot_keeps_warm_is_not_waited_for(guest: Browser, still_server: Server):
    async with begun(guest) as (ada,):
        await ada.has_watched(0)
        await plays(ada, PASS)
        await stays(ada, 1)
        live = await live_table(still_server, ada)
        assert live.watching.behind(1)
        live.table.places[0].level = "random"
        assert not live.watching.behind(1)


async def test_whoever_keeps_up_is_sent_every_ply_by_itself(guest: Browser):
    """However fast bots are: a page can tell of each."""
    async with guest.join(await guest.open_table(TOY.id, 2)) as host:
        for seat in range(2):
            await host.add_bot(seat)
        await host.start()
        await host.until_ply(30)
        sent = [frame for frame in host.frames if frame.startswith('{"kind":"update"')]
        assert [read_message(frame).ply for frame in sent] == [*range(host.ply + 1)]


# For how long


async def test_a_bot_waits_six_seconds_at_most(serving: Serving, toy: None):
    async with serving(speed=HASTE) as server, Browser(server.address()) as guest, begun(guest) as (ada,):
        await ada.has_watched(0)
        await plays(ada, PASS)
        await ada.until_ply(2)
        passed, moved = [at for at, line in await server.registry.store.journal(ada.table) if b'"moved"' in line]
        assert moved - passed >= BOTS_WAIT_MS


async def test_a_bot_looks_again_when_a_move_is_taken_back_while_it_waits(guest: Browser):
    async with begun(guest) as (ada,):
        await ada.has_watched(0)
        await plays(ada, PASS)
        await stays(ada, 1)
        assert isinstance(await ada.ask(messages.Undo(fresh_id(), 0, 1)), Done)
        await ada.until_ply(2)
        await ada.has_watched(2)
        await stays(ada, 2)
        await plays(ada, PASS)
        await stays(ada, 3)
        await ada.has_watched(3)
        await ada.until_ply(4)


# What is said


@pytest.mark.parametrize("said", [0, 2, 10**18], ids=["before", "not-yet", "never"])
async def test_a_ply_that_is_past_or_not_there_yet_changes_nothing(said, guest: Browser):
    async with begun(guest) as (ada,):
        await ada.has_watched(0)
        await plays(ada, PASS)
        await ada.has_watched(said)
        await stays(ada, 1)
        await ada.has_watched(1)
        await ada.until_ply(2)


async def test_it_is_neither_answered_nor_kept_nor_told_to_anybody(
    guest: Browser, friend: Browser, still_server: Server
):
    async with begun(guest, friend, bots=0) as (ada, bob):
        await plays(ada, STEP, STEP)
        await bob.until_ply(2)
        live = await live_table(still_server, ada)
        entries, frames = live.table.entries, len(ada.frames) + len(bob.frames)
        for ply in (0, 1, 2, 3, 0):
            await ada.has_watched(ply)
        for one in (ada, bob):
            await one.ask(messages.Again(fresh_id()))  # refused: the only answer
        assert live.table.entries == entries
        assert len(ada.frames) + len(bob.frames) == frames + 2


async def test_what_is_no_ply_is_refused(guest: Browser):
    async with begun(guest) as (ada,):
        for nonsense in ('{"kind":"watched"}', '{"kind":"watched","ply":-1}', '{"kind":"watched","ply":"1"}'):
            await ada.socket.send(nonsense)
            await ada.until(lambda: None in ada.answers)
            assert ada.answers.pop(None) == Refused(None, "malformed", "request-unreadable")


async def test_a_flood_of_it_is_too_fast_like_any_other(serving: Serving):
    async with (
        serving(per_connection=Rate(0.001, 10)) as server,
        Browser(server.address()) as browser,
        browser.join(await browser.open_table(next(iter(SHELF)), 2)) as ada,
    ):
        for _ in range(11):
            await ada.has_watched(0)
        await ada.until(lambda: None in ada.answers)
        assert ada.answers[None] == Refused(None, "too-fast", "too-fast")
