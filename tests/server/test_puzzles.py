"""Puzzles at a real server: the position as its seat sees it, the answer after a try, and one of them each day."""

import msgspec
import pytest
from tests.server.client import Browser, fresh_id

from gueridon.core.puzzle import puzzles_of
from gueridon.games import SHELF
from gueridon.server.serving import Server
from gueridon.tables import puzzles

GAME = next(game for game in SHELF.values() if puzzles_of(game))
PUZZLE = next(iter(puzzles_of(GAME).values()))
PATH = f"/api/puzzles/{GAME.id}/{PUZZLE.id}"


async def tries(browser: Browser, move: object) -> puzzles.PuzzleTried:
    answer = await browser.http.post(PATH, content=msgspec.json.encode({"move": move}))
    assert answer.status_code == 201, answer.text
    return msgspec.json.decode(answer.content, type=puzzles.PuzzleTried)


async def test_all_puzzles_are_listed_and_one_of_them_is_todays(server: Server):
    async with Browser(server.address()) as ada:
        shelf = msgspec.json.decode((await ada.http.get("/api/puzzles")).content, type=puzzles.PuzzleShelf)
    assert len(shelf.puzzles) == sum([len(puzzles_of(game)) for game in SHELF.values()])
    assert shelf.today is not None
    assert 0 <= shelf.today < len(shelf.puzzles)


async def test_what_is_shown_gives_away_neither_the_answer_nor_the_deal(server: Server):
    async with Browser(server.address()) as ada:
        answer = await ada.http.get(PATH)
    shown = msgspec.json.decode(answer.content, type=puzzles.PuzzleShown)
    assert (shown.seat, shown.players, shown.ply) == (PUZZLE.seat, PUZZLE.players, len(PUZZLE.moves))
    assert sorted(map(bytes, shown.eyes.legal)) == sorted([bytes(one.move) for one in PUZZLE.prospects])
    assert shown.eyes.legal[0] != PUZZLE.answer or len({bytes(one) for one in shown.eyes.legal}) > 1
    assert PUZZLE.key.encode() not in answer.content
    assert b"promise" not in answer.content


async def test_a_try_is_told_how_good_it_is_and_what_is_best(server: Server):
    async with Browser(server.address()) as ada:
        right, wrong = [await tries(ada, one.move) for one in (PUZZLE.prospects[0], PUZZLE.prospects[-1])]
    assert (right.right, right.promise) == (True, PUZZLE.prospects[0].promise)
    assert (wrong.right, wrong.promise) == (False, PUZZLE.prospects[-1].promise)
    assert right.best == wrong.best == PUZZLE.prospects[: puzzles.MOST_TOLD]


async def test_the_order_of_the_fields_of_a_move_does_not_matter(server: Server):
    fields = msgspec.json.decode(PUZZLE.answer)
    async with Browser(server.address()) as ada:
        assert (await tries(ada, dict(reversed(fields.items())))).right


@pytest.mark.parametrize("body", [b"", b"{}", b'{"move": 1}', b'{"move": {"kind": "no-such"}}', b'{"move": null}'])
async def test_what_is_no_move_there_is_refused(server: Server, body):
    async with Browser(server.address()) as ada:
        assert (await ada.http.post(PATH, content=body)).status_code == 400


@pytest.mark.parametrize("path", [f"/api/puzzles/{GAME.id}/{fresh_id()}", f"/api/puzzles/{fresh_id()}/{PUZZLE.id}"])
async def test_a_puzzle_that_does_not_exist_is_not_found(server: Server, path):
    async with Browser(server.address()) as ada:
        assert (await ada.http.get(path)).status_code in (400, 404)
        assert (await ada.http.post(path, content=b'{"move": {}}')).status_code in (400, 404)


def test_every_puzzle_has_its_day_before_any_comes_again():
    titles = puzzles.all_titles()
    for turn in range(2):
        days = range(turn * len(titles), (turn + 1) * len(titles))
        assert {puzzles.of_day(titles, day) for day in days} == {*titles}
    first, second = [[puzzles.of_day(titles, day + start) for day in range(len(titles))] for start in (0, len(titles))]
    assert first != second
