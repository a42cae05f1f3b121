"""After a game alone the next one begins at once; the same deal may be had again, and is in nobody's history."""

from tests.server.client import Browser, Chairside, fresh_id
from tests.server.toy_tables import begun, plays
from tests.tables.toy import FINISH

from gueridon.tables.messages import Again, Done, Refused


async def plays_again(host: Chairside, deal: str) -> str:
    assert isinstance(await host.ask(Again(fresh_id(), deal)), Done)  # type: ignore[arg-type]
    await host.until(lambda: host.room.next_table is not None)
    assert host.room.next_table is not None
    return host.room.next_table


async def results(browser: Browser) -> int:
    return sum(game["played"] for game in (await browser.http.get("/api/history")).json()["games"])


async def test_one_who_played_with_bots_finds_the_next_game_begun(guest: Browser):
    async with begun(guest) as (host,):
        await plays(host, FINISH)
        async with guest.join(await plays_again(host, "new")) as again:
            await again.until_ply(0)
            assert again.room.status == "playing"
            assert [chair.sitter for chair in again.room.chairs] == ["person", "bot"]


async def test_with_others_the_next_table_waits_for_them(guest: Browser, friend: Browser):
    async with begun(guest, friend, bots=0) as (host, _):
        await plays(host, FINISH)
        async with guest.join(await plays_again(host, "new")) as again:
            assert again.room.status == "gathering"


async def test_the_same_deal_is_dealt_and_counts_in_no_history(guest: Browser):
    async with begun(guest) as (host,):
        await plays(host, FINISH)
        assert host.room.same_deal
        assert await results(guest) == 1
        async with guest.join(await plays_again(host, "same")) as again:
            await again.until_ply(0)
            assert again.room.known_deal
            assert again.room.commitment == host.room.commitment
            assert again.told[0] == host.told[0]
            await plays(again, FINISH)
            await again.until(lambda: again.room.status == "over")
            assert again.room.same_deal, "and once more"
        assert await results(guest) == 1


async def test_nobody_has_a_deal_again_that_another_played(guest: Browser, friend: Browser):
    async with begun(guest, friend, bots=0) as (host, _):
        await plays(host, FINISH)
        answer = await host.ask(Again(fresh_id(), "same"))
        assert isinstance(answer, Refused)
        assert answer.word == "deal-shared"
        assert host.room.next_table is None
