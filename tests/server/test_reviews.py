"""The review of a finished game: from what each seat knew, in the workers, once, and kept with the table."""

import asyncio
from random import Random

import msgspec
import pytest
from msgspec import Raw
from tests.server.client import Browser
from tests.server.conftest import Serving

from gueridon.bots.appraising import Appraisal, Appraise
from gueridon.bots.process_pool import Failed
from gueridon.bots.reviewing import Reviewed
from gueridon.games import SHELF
from gueridon.server import game_reviews
from gueridon.server.serving import Server
from gueridon.server.settings import Rate

TAUGHT = next(game for game in SHELF.values() if game.hints is not None)
UNTAUGHT = next(game for game in SHELF.values() if game.hints is None)


class Appraiser:
    """Stands where the workers do: the last of the legal moves is always the best."""

    def __init__(self) -> None:
        self.asked: list[Appraise] = []
        self.may_answer = asyncio.Event()
        self.may_answer.set()

    async def __call__(self, asked: Appraise, asker: str, patience: float) -> Appraisal:
        await self.may_answer.wait()
        self.asked.append(asked)
        best = asked.question.legal[-1]
        return Appraisal(best, 0.6, 0.6 if asked.question.legal[asked.played] == best else 0.5)


@pytest.fixture
def appraiser() -> Appraiser:
    return Appraiser()


async def finished(browser: Browser, game=TAUGHT, players: int = 2) -> str:
    table = await browser.open_table(game.id, players)
    async with browser.join(table) as person:
        for seat in range(players):
            await person.sit(seat)
        await person.start()
        await person.play_to_the_end(Random(1))
    return table


def path(table: str) -> str:
    return f"/api/tables/{table}/review"


async def reviewed(browser: Browser, table: str) -> Reviewed:
    while (answer := await browser.http.get(path(table))).json()["kind"] == "reviewing":
        pass
    assert answer.status_code == 200
    return msgspec.json.decode(answer.content, type=Reviewed)


async def test_a_review_says_where_better_was_to_be_had_and_is_still_there_after_a_restart(
    serving: Serving, appraiser: Appraiser, monkeypatch: pytest.MonkeyPatch
):
    async with serving() as server, Browser(server.address()) as browser:
        monkeypatch.setattr(server.registry.workers, "appraise", appraiser)
        table = await finished(browser)
        found = await reviewed(browser, table)
        frames = (await browser.http.get(f"/api/tables/{table}/replay")).json()
        looks = len(appraiser.asked)
        assert await reviewed(browser, table) == found
    async with serving() as server, Browser(server.address()) as browser:
        monkeypatch.setattr(server.registry.workers, "appraise", appraiser)
        assert await reviewed(browser, table) == found
    assert len(appraiser.asked) == looks
    assert 0 < len(found.costly) <= 6
    for move in found.costly:
        frame = frames[move.ply]
        assert (frame["seat"], frame["move"]) == (move.seat, msgspec.json.decode(move.move))
        assert move.better != move.move


async def test_nobody_is_told_anything_of_a_game_before_its_end(server: Server):
    async with Browser(server.address()) as browser:
        table = await browser.open_table(TAUGHT.id, 2)
        assert (await browser.http.get(path(table))).json()["word"] == "not-over"
        assert (await browser.http.get(path("0" * 24))).status_code == 404
        assert not server.registry.game_reviews.under_way


async def test_a_game_that_teaches_its_bots_nothing_is_not_reviewed(server: Server):
    async with Browser(server.address()) as browser:
        table = await finished(browser, UNTAUGHT, UNTAUGHT.players[0])
        assert (await browser.http.get(path(table))).json()["word"] == "no-review"


async def test_many_who_ask_at_once_share_one_review_and_are_told_how_far_it_is(
    server: Server, appraiser: Appraiser, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(game_reviews, "WAIT_SECONDS", 0.01)
    monkeypatch.setattr(server.registry.workers, "appraise", appraiser)
    appraiser.may_answer.clear()
    async with Browser(server.address()) as browser:
        table = await finished(browser)
        answers = await asyncio.gather(*[browser.http.get(path(table)) for _ in range(5)])
        assert {answer.json()["kind"] for answer in answers} == {"reviewing"}
        assert len(server.registry.game_reviews.under_way) == 1
        appraiser.may_answer.set()
        found = await reviewed(browser, table)
        looks = [asked.question.level for asked in appraiser.asked]
        assert looks.count("seer") == len(found.course)


async def test_whoever_looked_a_moment_before_a_review_was_kept_has_no_other_made(
    server: Server, appraiser: Appraiser, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(server.registry.workers, "appraise", appraiser)
    reviews = server.registry.store.reviews
    kept, before = reviews.kept, list[None]()

    async def a_moment_before(table: str) -> bytes | None:
        return before.pop() if before else await kept(table)

    async with Browser(server.address()) as browser:
        table = await finished(browser)
        found = await reviewed(browser, table)
        looks = len(appraiser.asked)
        before.append(None)
        monkeypatch.setattr(reviews, "kept", a_moment_before)
        assert await reviewed(browser, table) == found
    assert len(appraiser.asked) == looks


async def test_a_review_that_fails_says_so_and_can_be_asked_for_again(
    server: Server, appraiser: Appraiser, monkeypatch: pytest.MonkeyPatch
):
    async def fail(*_: object) -> Appraisal:
        raise Failed("late")

    async with Browser(server.address()) as browser:
        table = await finished(browser)
        monkeypatch.setattr(server.registry.workers, "appraise", fail)
        answer = await browser.http.get(path(table))
        assert (answer.status_code, answer.json()["word"]) == (429, "review-failed")
        monkeypatch.setattr(server.registry.workers, "appraise", appraiser)
        assert (await reviewed(browser, table)).course


async def test_an_address_has_few_reviews_made_at_once(
    server: Server, appraiser: Appraiser, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(game_reviews, "WAIT_SECONDS", 0.01)
    monkeypatch.setattr(game_reviews, "MOST_OF_ONE_ADDRESS", 1)
    monkeypatch.setattr(server.registry.workers, "appraise", appraiser)
    appraiser.may_answer.clear()
    async with Browser(server.address()) as browser:
        first, second = await finished(browser), await finished(browser)
        assert (await browser.http.get(path(first))).json()["kind"] == "reviewing"
        assert (await browser.http.get(path(second))).json()["word"] == "review-busy"
        appraiser.may_answer.set()
        await reviewed(browser, first)
        assert (await reviewed(browser, second)).course


async def test_to_have_a_review_made_costs_an_address_much_and_to_read_it_little(
    serving: Serving, appraiser: Appraiser, monkeypatch: pytest.MonkeyPatch
):
    async with serving() as server, Browser(server.address()) as browser:
        first, second = await finished(browser), await finished(browser)
    async with serving(per_address=Rate(0.001, 150)) as server, Browser(server.address()) as browser:
        monkeypatch.setattr(server.registry.workers, "appraise", appraiser)
        for _ in range(3):
            await reviewed(browser, first)
        assert (await browser.http.get(path(second))).status_code == 429


async def test_only_what_people_chose_is_reviewed_where_they_play_against_bots(
    server: Server, appraiser: Appraiser, monkeypatch: pytest.MonkeyPatch
):
    """Nor does any choice carry what its seat could not know: it is a bot's question, made of the view."""
    monkeypatch.setattr(server.registry.workers, "appraise", appraiser)
    rivals = SHELF["midas"]
    async with Browser(server.address()) as browser:
        table = await browser.open_table(rivals.id, 2)
        async with browser.join(table) as person:
            await person.sit(0)
            await person.add_bot(1, "random")
            await person.start()
            await person.play_to_the_end(Random(1))
        found = await reviewed(browser, table)
        assert {point.seat for point in found.course} == {0}
        for asked in appraiser.asked:
            view = msgspec.json.decode(asked.question.view, type=rivals.view_type)
            assert Raw(msgspec.json.encode(rivals.view(rivals.imagine(view, Random(1)), 0))) == asked.question.view
