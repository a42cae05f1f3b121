"""Lost connections, repeated requests, lateness."""

import asyncio
from random import Random

import pytest
from tests.server.client import Browser, Chairside, fresh_id
from tests.server.conftest import Serving

from gueridon.games import SHELF
from gueridon.server.serving import Server
from gueridon.tables import messages
from gueridon.tables.messages import Done, Refused

GAME = SHELF["babet"]  # one plays after the other, and nobody wins it in six moves


async def seated(browser: Browser, players: int = 2) -> str:
    """A table in play, with every seat on this browser."""
    table = await browser.open_table(GAME.id, players)
    async with browser.join(table) as person:
        for seat in range(players):
            await person.sit(seat)
        await person.start()
    return table


async def play_some(person: Chairside, moves: int) -> None:
    rng = Random(1)
    for _ in range(moves):
        assert person.update is not None
        seat = person.update.acting[0]
        ply = person.ply
        assert isinstance(await person.play(seat, rng.choice(person.eyes(seat).legal)), Done)
        await person.until_ply(ply + 1)


@pytest.fixture
async def browser(server: Server):
    async with Browser(server.address()) as browser:
        yield browser


async def test_who_comes_back_hears_exactly_what_he_missed(browser: Browser):
    table = await seated(browser)
    async with browser.join(table) as person:
        await person.until_ply(0)
        await play_some(person, 6)
        told = person.told
    async with browser.join(table, seen=2) as back:
        await back.until_ply(6)
        assert back.told == [one for one in told if one.ply > 2]
    async with browser.join(table, seen=6) as back:
        await back.until_ply(6)
        assert back.told == []


async def test_a_request_asked_again_is_answered_again_and_not_played_again(browser: Browser):
    table = await seated(browser)
    async with browser.join(table) as person:
        await person.until_ply(0)
        assert person.update is not None
        seat = person.update.acting[0]
        play = messages.Play(fresh_id(), seat, 0, person.eyes(seat).legal[0])
        first = await person.ask(play)
    async with browser.join(table) as person:
        assert await person.ask(play) == first == Done(play.id, 1)
        await person.until_ply(1)
        assert person.ply == 1


async def test_a_late_move_is_refused_with_the_present(browser: Browser):
    table = await seated(browser)
    async with browser.join(table) as person:
        await person.until_ply(0)
        assert person.update is not None
        seat, move = person.update.acting[0], person.eyes(person.update.acting[0]).legal[0]
        await play_some(person, 1)
        frames = len(person.frames)
        answer = await person.ask(messages.Play(fresh_id(), seat, 0, move))
        assert isinstance(answer, Refused)
        assert answer.why == "stale"
        await person.hear()
        assert [frame[:16] for frame in person.frames[frames:]] == ['{"kind":"refused', '{"kind":"update"']


async def test_a_second_device_of_the_same_person_sees_the_same(browser: Browser):
    table = await seated(browser)
    async with browser.join(table) as one, browser.join(table) as other:
        await one.until_ply(0)
        await play_some(one, 2)
        await other.until_ply(2)
        assert one.update is not None
        assert other.update is not None
        assert [eyes.view for eyes in one.update.eyes] == [eyes.view for eyes in other.update.eyes]


async def test_what_was_shown_is_not_kept_and_whoever_comes_later_is_shown_the_same(browser: Browser, server: Server):
    table = await seated(browser)
    async with browser.join(table) as one:
        await one.until_ply(0)
        await play_some(one, 2)
        match = server.registry.tables[table].table.playing()
        while match.looks or match.presented:
            await asyncio.sleep(0.01)
        async with browser.join(table) as other:
            await other.until_ply(2)
            assert one.update is not None
            assert other.update is not None
            assert [(eyes.view, eyes.legal) for eyes in one.update.eyes] == [
                (eyes.view, eyes.legal) for eyes in other.update.eyes
            ]


async def test_presence_is_told_to_the_others(browser: Browser, server: Server):
    table = await seated(browser)
    async with Browser(server.address()) as stranger, stranger.join(table) as watcher:
        assert [chair.present for chair in watcher.room.chairs] == [False, False]
        assert watcher.room.watchers == 1
        async with browser.join(table):
            await watcher.until(lambda: watcher.room.chairs[0].present)
        await watcher.until(lambda: not watcher.room.chairs[0].present)


async def test_a_watcher_sees_what_everyone_sees_and_may_do_nothing(browser: Browser, server: Server):
    table = await seated(browser)
    async with Browser(server.address()) as stranger, stranger.join(table) as watcher:
        await watcher.until_ply(0)
        assert watcher.update is not None
        (eyes,) = watcher.update.eyes
        assert (eyes.seat, eyes.legal, eyes.can_undo) == (None, (), False)
        async with browser.join(table) as person:
            await person.until_ply(0)
            assert person.update is not None
            seat = person.update.acting[0]
            answer = await watcher.play(seat, person.eyes(seat).legal[0])
        assert isinstance(answer, Refused)
        assert answer.why == "not-yours"


async def test_a_request_is_carried_out_even_if_its_browser_does_not_wait(browser: Browser, server: Server):
    table = await seated(browser)
    async with Browser(server.address()) as stranger, stranger.join(table) as watcher:
        for ply in range(5):
            async with browser.join(table) as person:
                await person.until_ply(ply)
                assert person.update is not None
                seat = person.update.acting[0]
                await person.send(messages.Play(fresh_id(), seat, ply, person.eyes(seat).legal[0]))
        await watcher.until_ply(5)
        assert watcher.closing is None


async def test_two_servers_at_one_database_never_both_write_a_ply(serving: Serving, browser: Browser):
    """The second one learns it from the journal, and asks everyone to come back."""
    table = await seated(browser)
    async with serving() as second, Browser(second.address()) as elsewhere:
        elsewhere.http.cookies = browser.http.cookies
        async with browser.join(table) as here, elsewhere.join(table) as there:
            await here.until_ply(0)
            await there.until_ply(0)
            await play_some(here, 1)
            assert there.update is not None
            seat = there.update.acting[0]
            await there.send(messages.Play(fresh_id(), seat, 0, there.eyes(seat).legal[0]))
            await there.until(lambda: there.closing is not None)
        async with elsewhere.join(table) as there:
            await there.until_ply(1)
            await play_some(there, 1)
