"""The deal of the day: the same for everybody, once for each person, secret until the day is over."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from hashlib import sha256
from random import Random
from typing import Any
from unittest.mock import Mock

import httpx
import msgspec
import pytest
from tests.patience import LONG_SECONDS
from tests.server.client import Browser, Chairside, fresh_id
from tests.server.conftest import Serving
from tests.server.toy_tables import STILL, plays
from tests.tables.toy import DRAW, FINISH, STEP, TOY
from websockets.exceptions import InvalidStatus

from gueridon.core import record
from gueridon.core.fate import key_of
from gueridon.games import SHELF
from gueridon.server.serving import Server
from gueridon.store import Store
from gueridon.tables import messages, secret_chain, table_ids
from gueridon.tables.daily import DAY_MS
from gueridon.tables.messages import Refused

DAILY = [game for game in SHELF.values() if game.daily is not None]
DEALT = next(game for game in DAILY if game.deal_search is None)
SEARCHED = next(game for game in DAILY if game.deal_search is not None)


async def ask(browser: Browser, name: str = "Ada", game: str = TOY.id) -> httpx.Response:
    return await browser.http.post(f"/api/daily/{game}", content=msgspec.json.encode({"name": name}))


async def opens(browser: Browser, name: str = "Ada", game: str = TOY.id) -> str:
    answer = await ask(browser, name, game)
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["table"]
    return table


async def today(browser: Browser) -> dict[str, Any]:
    answer = await browser.http.get("/api/daily")
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


async def own_deal(browser: Browser, game: str = TOY.id) -> dict[str, Any]:
    return next(deal for deal in (await today(browser))["deals"] if deal["game"] == game)


async def day_table(browser: Browser, day: int, game: str = TOY.id) -> httpx.Response:
    return await browser.http.get(f"/api/daily/{day}/{game}")


@asynccontextmanager
async def at_ones_deal(browser: Browser, name: str = "Ada", game: str = TOY.id) -> AsyncIterator[Chairside]:
    async with browser.join(await opens(browser, name, game)) as person:
        await person.until_ply(0)
        yield person


async def finishes(browser: Browser, steps: int = 0, name: str = "Ada") -> str:
    async with at_ones_deal(browser, name) as person:
        await plays(person, *[STEP] * steps, FINISH)
        return person.table


def days_pass(server: Server, days: int) -> None:
    server.registry.clock.started_at += days * DAY_MS / 1000


async def hand_of(browser: Browser, game: str = TOY.id) -> object:
    async with at_ones_deal(browser, game=game) as person:
        return msgspec.json.decode(person.eyes(0).view)


async def dealt_from(browser: Browser, server: Server) -> bytes:
    """What it is dealt from: few cards may be the same from two keys."""
    return (await server.registry.live_table(await opens(browser))).table.key()


async def word_of(answer: httpx.Response) -> str:
    word: str = answer.json()["word"]
    return word


# The same for everybody


async def test_everybody_is_dealt_the_same_on_one_day_and_something_else_on_the_next(
    guest: Browser, friend: Browser, still_server: Server
):
    assert await hand_of(guest) == await hand_of(friend)
    days = []
    for _ in range(2):
        days_pass(still_server, 1)
        days.append(await dealt_from(guest, still_server))
        assert await dealt_from(friend, still_server) == days[-1]
    assert days[0] != days[1]


async def test_what_is_drawn_later_is_the_same_for_everybody_too(guest: Browser, friend: Browser):
    hands = []
    for browser in (guest, friend):
        async with at_ones_deal(browser) as person:
            await plays(person, DRAW, DRAW)
            hands.append(msgspec.json.decode(person.eyes(0).view)["hand"])
    assert hands[0] == hands[1]


async def test_another_house_deals_something_else(serving: Serving, toy: None, tmp_path):
    keys = []
    for house in ("one", "another"):
        database = f"sqlite:///{tmp_path}/{house}.sqlite"
        async with serving(speed=STILL, database=database) as server, Browser(server.address()) as browser:
            keys.append(await dealt_from(browser, server))
    assert keys[0] != keys[1]


async def test_a_server_that_starts_again_deals_the_same(serving: Serving, toy: None, database: str):
    hands = []
    for _ in range(2):
        async with serving(speed=STILL, database=database) as server, Browser(server.address()) as browser:
            hands.append(await hand_of(browser))
    assert hands[0] == hands[1]


async def test_two_games_of_one_day_are_not_dealt_from_one_key(guest: Browser, still_server: Server):
    tables = [await opens(guest, game=game) for game in (TOY.id, DEALT.id)]
    keys = [(await still_server.registry.live_table(table)).table.key() for table in tables]
    assert keys[0] != keys[1]


async def test_a_deal_that_has_to_be_looked_for_is_found_once_and_kept(serving: Serving, database: str, monkeypatch):
    monkeypatch.setattr(secret_chain, "fresh_root", lambda: key_of(database).hex())  # no other test has found it
    async with serving(speed=STILL, database=database) as server, Browser(server.address()) as ada:
        asked = Mock(wraps=server.registry.deals.ask)
        monkeypatch.setattr(server.registry.deals, "ask", asked)
        first = await hand_of(ada, SEARCHED.id)
        async with Browser(server.address()) as zoe:
            assert await hand_of(zoe, SEARCHED.id) == first
        assert asked.call_count == 1
    async with serving(speed=STILL, database=database) as server, Browser(server.address()) as bob:
        monkeypatch.setattr(server.registry.deals, "found", Mock(side_effect=AssertionError("looked for again")))
        assert await hand_of(bob, SEARCHED.id) == first


# Once for each person


async def test_whoever_comes_again_finds_the_table_where_it_was(guest: Browser):
    async with at_ones_deal(guest) as person:
        await plays(person, STEP)
    async with at_ones_deal(guest) as person:
        assert person.ply == 1
        await plays(person, FINISH)
        table = person.table
    assert await opens(guest) == table
    assert (await own_deal(guest))["status"] == "over"


async def test_whoever_asks_twice_at_once_has_one_table(guest: Browser):
    tables = await asyncio.gather(*[opens(guest) for _ in range(5)])
    assert len({*tables}) == 1


async def test_a_cleared_cookie_is_another_person(guest: Browser):
    """Without accounts nobody can know that it is not; the page says so."""
    table = await finishes(guest)
    guest.http.cookies.clear()
    assert (await today(guest))["streak"] == 0
    assert await opens(guest) != table


async def test_no_browser_says_which_day_it_is(guest: Browser, still_server: Server):
    await opens(guest)
    answer = await guest.http.post(f"/api/daily/{TOY.id}", content=b'{"name":"Ada","day":1}')
    assert answer.status_code == 400
    told = await today(guest)
    now = still_server.registry.clock.now()
    assert (told["day"], told["ends"]) == (now // DAY_MS, (now // DAY_MS + 1) * DAY_MS)


async def test_it_is_neither_given_up_nor_handed_over_nor_played_again(guest: Browser):
    async with at_ones_deal(guest) as person:
        left = await person.ask(messages.Leave(fresh_id(), 0))
        assert isinstance(left, Refused)
        assert left.word == "daily-alone"
        handed = await guest.http.post(f"/api/tables/{person.table}/handover")
        assert await word_of(handed) == "daily-alone"
        await plays(person, FINISH)
        again = await person.ask(messages.Again(fresh_id()))
        assert isinstance(again, Refused)
        assert again.word == "daily-alone"


async def test_nobody_gives_advice_while_it_is_played(serving: Serving):
    async with (
        serving() as server,
        Browser(server.address()) as browser,
        at_ones_deal(browser, game=SEARCHED.id) as person,
    ):
        assert not person.over
        answer = await person.ask(messages.Consult(fresh_id(), 0))
        assert isinstance(answer, Refused)
        assert answer.word == "no-advice"


async def test_a_server_killed_before_the_table_was_written_gives_it_out_later(
    guest: Browser, still_server: Server, database: str
):
    person = person_id(guest)
    day = still_server.registry.clock.now() // DAY_MS
    table = table_ids.new_id()
    assert await still_server.registry.store.daily_games.claim(day, TOY.id, person, table, "Ada") == table
    assert await opens(guest) == table
    assert await hand_of(guest)


def person_id(browser: Browser) -> str:
    return sha256(browser.http.cookies["gueridon"].encode()).hexdigest()[:32]


async def test_a_game_without_one_and_a_name_without_letters_are_refused(guest: Browser):
    other = next(game for game in SHELF.values() if game.daily is None)
    assert await word_of(await ask(guest, game=other.id)) == "no-daily"
    assert await word_of(await ask(guest, game="none")) == "unknown-game"
    assert await word_of(await ask(guest, name=" \u200d ")) == "text-empty"
    assert (await own_deal(guest))["status"] == "open"


# The streak


async def test_days_in_a_row_count_until_one_is_missed(guest: Browser, still_server: Server):
    for streak in (1, 2, 3):
        await finishes(guest)
        assert (await today(guest))["streak"] == streak
        days_pass(still_server, 1)
        assert (await today(guest))["streak"] == streak, "today is young"
    days_pass(still_server, 1)
    assert (await today(guest))["streak"] == 0
    await finishes(guest)
    assert (await today(guest))["streak"] == 1


async def test_what_is_finished_after_the_day_counts_neither_for_the_streak_nor_in_its_table(
    guest: Browser, friend: Browser, still_server: Server
):
    day = (await today(guest))["day"]
    await finishes(friend, steps=1, name="Zoé")
    async with at_ones_deal(guest) as person:
        days_pass(still_server, 1)
        await plays(person, STEP, STEP, FINISH)
    assert (await today(guest))["streak"] == 0
    told = (await day_table(guest, day)).json()
    assert ([row["name"] for row in told["rows"]], told["yours"]) == (["Zoé"], None)


# The table of the day


async def test_it_opens_to_those_who_have_finished(guest: Browser, friend: Browser):
    day = (await today(guest))["day"]
    await finishes(friend, steps=2, name="Zoé")
    for _ in range(2):
        answer = await day_table(guest, day)
        assert (answer.status_code, await word_of(answer)) == (403, "daily-unfinished")
        await opens(guest)  # to have begun is not enough
    async with at_ones_deal(guest) as person:
        await plays(person, STEP, STEP, STEP, FINISH)
    told = (await day_table(guest, day)).json()
    assert [(row["rank"], row["name"], row["yours"], row["result"]["tally"]) for row in told["rows"]] == [
        (1, "Ada", True, 3),
        (2, "Zoé", False, 2),
    ]
    assert (told["played"], told["yours"]) == (2, told["rows"][0])


async def test_equals_share_a_rank_and_whoever_is_not_among_the_first_is_told_his(
    still_server: Server, guest: Browser, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("gueridon.server.daily_deals.MOST_ROWS", 2)
    day = (await today(guest))["day"]
    for steps, name in ((2, "Bob"), (2, "Zoé"), (1, "Eve")):
        async with Browser(still_server.address()) as other:
            await finishes(other, steps, name)
    await finishes(guest, 1)
    told = (await day_table(guest, day)).json()
    assert [row["rank"] for row in told["rows"]] == [1, 1]
    assert (told["played"], told["yours"]["rank"]) == (4, 3)


async def test_a_game_under_way_is_in_nobodys_table_and_tells_nothing(guest: Browser, friend: Browser):
    day = (await today(guest))["day"]
    async with at_ones_deal(friend, "Zoé") as person:
        await plays(person, STEP, STEP)
        await finishes(guest)
        told = (await day_table(guest, day)).json()
        assert (told["played"], [row["name"] for row in told["rows"]]) == (1, ["Ada"])


async def test_once_the_day_is_over_everybody_may_look_but_nobody_into_the_future(
    guest: Browser, friend: Browser, still_server: Server
):
    day = (await today(guest))["day"]
    await finishes(friend, name="Zoé")
    await today(friend)  # who asks has it written
    days_pass(still_server, 1)
    assert [row["name"] for row in (await day_table(guest, day)).json()["rows"]] == ["Zoé"]
    for later in (day + 1, day + 2):
        assert (await day_table(guest, later)).status_code == 403
    assert (await day_table(guest, 40_001)).status_code == 400


# What is secret until the day is over


async def test_nobody_else_finds_the_table_before_the_day_is_over(
    guest: Browser, friend: Browser, still_server: Server
):
    table = await finishes(guest)
    for path in (f"/api/tables/{table}", f"/api/tables/{table}/qr.svg"):
        assert (await friend.http.get(path)).status_code == 404
    with pytest.raises(InvalidStatus):
        async with friend.join(table):
            pass
    assert (await guest.http.get(f"/api/tables/{table}")).json()["day"] is not None
    days_pass(still_server, 1)
    assert (await friend.http.get(f"/api/tables/{table}")).status_code == 200


async def test_record_and_replay_wait_for_the_end_of_the_day_and_then_prove_the_chain(serving: Serving, database: str):
    secrets = []
    async with serving(speed=STILL, database=database) as server, Browser(server.address()) as browser:
        for _ in range(2):
            async with at_ones_deal(browser, game=DEALT.id) as person:
                await person.play_to_the_end(Random(1))
                table, commitment = person.table, person.room.commitment
            for what in ("record", "replay", "replay?seat=0"):
                answer = await browser.http.get(f"/api/tables/{table}/{what}")
                assert (answer.status_code, await word_of(answer)) == (400, "daily-secret")
            days_pass(server, 1)
            assert (await browser.http.get(f"/api/tables/{table}/replay?seat=0")).status_code == 200
            game, written = record.read((await browser.http.get(f"/api/tables/{table}/record")).content, SHELF)
            record.verify(game, written)
            assert written.proof is not None
            assert (written.proof.commitment, written.proof.nonces) == (commitment, (DEALT.id,))
            secrets.append(written.proof)
    assert secrets[1].commitment == secrets[0].secret, "what was secret yesterday is what today was committed to by"


async def test_the_deal_of_the_day_goes_with_its_table(guest: Browser, still_server: Server, settings):
    await finishes(guest)
    store, later = still_server.registry.store, still_server.registry.clock.now() + 1
    (table,) = await store.older("finished", later, 9)
    await store.delete([table], later)
    async with Store.open(settings.database, LONG_SECONDS) as other, other.reading() as connection:
        for name in ("daily_games", "results", "own_games"):
            assert not (await connection.exec_driver_sql(f"SELECT * FROM {name}")).all()


async def test_ones_own_games_say_that_it_is_the_deal_of_a_day(guest: Browser):
    table = await opens(guest)
    (game,) = (await guest.http.get("/api/mine")).json()["games"]
    assert (game["table"], game["day"]) == (table, (await today(guest))["day"])
    assert game["your_move"]
