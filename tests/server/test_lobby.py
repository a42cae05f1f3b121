"""The lobby: what passers-by are shown, and what they are not."""

from collections.abc import AsyncIterator
from typing import Any

import pytest
from tests.server.client import Browser, fresh_id
from tests.server.conftest import Serving
from tests.server.test_watched_clock import turn
from tests.server.toy_tables import begun, plays
from tests.tables.toy import DRAW, FINISH, TOY

from gueridon.games import SHELF
from gueridon.server.lobby import LISTED_PER_HOST
from gueridon.server.serving import Server
from gueridon.tables import messages
from gueridon.tables.messages import Done, Refused

GAME = next(iter(SHELF.values()))
DAY = 86_400  # seconds
HOUR = 3600
NOBODY = {"sitter": "nobody", "name": None, "level": None}


@pytest.fixture
async def stranger(still_server: Server) -> AsyncIterator[Browser]:
    async with Browser(still_server.address()) as browser:
        yield browser


async def lobby(browser: Browser) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = (await browser.http.get("/api/tables")).json()
    return found


async def names(browser: Browser) -> list[str]:
    return [table["table"] for table in await lobby(browser)]


async def waits_for_players(browser: Browser, **wish: Any) -> str:
    """A public table where one sits, and from which one is gone."""
    table = await browser.open_table(TOY.id, 2, private=False, **wish)
    async with browser.join(table) as person:
        await person.sit(0, "Ada")
    return table


async def test_an_open_table_is_listed_with_its_game_people_level_and_pace(guest: Browser, stranger: Browser):
    table = await guest.open_table(TOY.id, 3, private=False, pace=DAY)
    async with guest.join(table) as person:
        await person.sit(0, "Ada")
        await person.add_bot(2)
        people = [
            {"sitter": "person", "name": "Ada", "level": None},
            NOBODY,
            {"sitter": "bot", "name": None, "level": "random"},
        ]
        assert await lobby(stranger) == [
            {
                "table": table,
                "game": TOY.id,
                "status": "gathering",
                "preset": "usual",
                "people": people,
                "pace": DAY,
            }
        ]


async def test_options_of_its_own_are_those_of_no_preset(guest: Browser, stranger: Browser):
    table = await guest.open_table(TOY.id, 2, {"race": True}, private=False)
    async with guest.join(table):
        (listed,) = await lobby(stranger)
        assert listed["preset"] is None


async def test_a_private_table_a_full_one_and_one_that_began_are_not_listed(guest: Browser, stranger: Browser):
    private = await guest.open_table(TOY.id, 2)
    public = await guest.open_table(TOY.id, 2, private=False)
    async with guest.join(private), guest.join(public) as person:
        await person.sit(1)
        assert await names(stranger) == [public]
        await person.sit(0)
        assert await names(stranger) == []
        await person.start()
        assert await names(stranger) == []


async def test_a_game_is_listed_to_be_watched_only_if_its_host_allows_it_and_while_it_lasts(
    guest: Browser, stranger: Browser
):
    wish = {"watchable": True}
    async with begun(guest, bots=1, wish=wish) as (ada,), begun(guest, bots=1):
        (listed,) = await lobby(stranger)
        assert (listed["table"], listed["status"]) == (ada.table, "playing")
        await plays(ada, FINISH)
        assert await lobby(stranger) == []


async def test_the_host_may_think_better_of_it_before_the_game(guest: Browser):
    table = await guest.open_table(TOY.id, 1, watchable=True)
    async with guest.join(table) as person:
        assert person.room.watchable
        wish = messages.Arrange(fresh_id(), 1, person.room.options)
        assert isinstance(await person.ask(wish), Done)
        await person.until(lambda: not person.room.watchable)


async def test_nothing_of_the_game_is_in_the_list(guest: Browser, friend: Browser, stranger: Browser):
    """Neither persons nor codes, and a card that is drawn changes not a byte."""
    async with begun(guest, friend, bots=0, wish={"watchable": True}) as (ada, _):
        before = (await stranger.http.get("/api/tables")).content
        await plays(ada, DRAW)
        assert (await stranger.http.get("/api/tables")).content == before
        assert ada.room.code.encode() not in before


async def test_those_to_watch_take_no_room_from_those_who_wait_and_nobody_fills_the_list(serving: Serving, toy: None):
    async with (
        serving(public_list=5) as server,
        Browser(server.address()) as guest,
        Browser(server.address()) as stranger,
    ):
        for _ in range(LISTED_PER_HOST + 1):
            table = await guest.open_table(TOY.id, 1, watchable=True)
            async with guest.join(table) as person:
                await person.sit(0)
                await person.start()
        waiting = await waits_for_players(stranger)
        listed = await names(stranger)
        assert len(listed) == LISTED_PER_HOST + 1
        assert listed[0] == waiting


async def test_a_table_for_a_game_over_days_waits_for_players_with_nobody_there(guest: Browser, still_server: Server):
    slow, quick = [await waits_for_players(guest, pace=pace) for pace in (DAY, 120)]
    turn(still_server, HOUR)
    still_server.registry.upkeep.sweep()
    assert await names(guest) == [slow]
    assert quick not in still_server.registry.tables
    turn(still_server, 3 * DAY)
    still_server.registry.upkeep.sweep()
    assert await names(guest) == []


async def test_a_host_who_is_away_does_not_hold_up_a_table_that_is_full(guest: Browser, friend: Browser):
    table = await guest.open_table(TOY.id, 2)
    async with friend.join(table) as bob:
        async with guest.join(table) as ada:
            await ada.sit(0)
            await bob.sit(1)
            await bob.until(lambda: not bob.room.host_away)
            refused = await bob.ask(messages.Start(fresh_id()))
            assert isinstance(refused, Refused)
            assert refused.word == "host-only"
        await bob.until(lambda: bob.room.host_away)
        await bob.start()


async def test_nor_may_anybody_start_it_who_does_not_sit_there_or_while_a_seat_is_free(
    guest: Browser, friend: Browser, stranger: Browser
):
    table = await guest.open_table(TOY.id, 2)
    async with friend.join(table) as bob, stranger.join(table) as eve:
        await bob.sit(1)
        for person, word in ((bob, "seats-empty"), (eve, "host-only")):
            refused = await person.ask(messages.Start(fresh_id()))
            assert isinstance(refused, Refused)
            assert refused.word == word
