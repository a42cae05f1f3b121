"""A lesson at a real server: others wait for whoever learns, another move is answered kindly, and nothing counts."""

import httpx
import msgspec
import pytest
from msgspec import Raw
from tests.server.client import Browser, Chairside, fresh_id
from tests.server.conftest import Serving

from gueridon.core import fair
from gueridon.core.fate import key_of
from gueridon.core.lesson import Lesson
from gueridon.core.wire import Piece, Wire, raw
from gueridon.games import SHELF, AnyGame
from gueridon.server.serving import Server
from gueridon.tables import messages
from gueridon.tables.match import Match
from gueridon.tables.messages import Done, Refused

TAUGHT = next(game for game in SHELF.values() if game.lessons)
LESSON = TAUGHT.lessons["first"]


async def ask(browser: Browser, **wish: object) -> httpx.Response:
    body = {"game": TAUGHT.id, "lesson": "first", "names": ["Ada"]} | wish
    return await browser.http.post("/api/lessons", content=msgspec.json.encode(body))


async def begins(browser: Browser) -> str:
    answer = await ask(browser)
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["table"]
    return table


def step(person: Chairside) -> messages.LessonStep:
    assert person.update is not None
    assert person.update.lesson is not None
    return person.update.lesson


async def goes_on(person: Chairside) -> None:
    """Reads what is said, and makes the move that is shown; or sees it made."""
    await person.until(lambda: person.update is not None)
    ply = person.ply
    if step(person).moves:
        seat = step(person).seat
        assert seat is not None
        assert isinstance(await person.play(seat, step(person).moves[0]), Done)
    else:
        await person.has_watched(ply)
    await person.until_ply(ply + 1)


async def learns(person: Chairside) -> None:
    for _ in LESSON.turns:
        await goes_on(person)


async def test_a_lesson_is_played_from_its_first_move_to_its_last(server: Server):
    async with Browser(server.address()) as ada, ada.join(await begins(ada)) as person:
        await learns(person)
        await person.until(lambda: person.room.status == "over")
        assert [saying.word for saying in step(person).says] == [saying.word for saying in LESSON.farewell]
        assert (step(person).seat, step(person).moves) == (None, ())


async def test_the_others_wait_until_what_is_said_was_read(server: Server):
    async with Browser(server.address()) as ada, ada.join(await begins(ada)) as person:
        await goes_on(person)
        assert step(person).seat not in LESSON.learner
        await person.ask(messages.Note(fresh_id(), LESSON.learner[0], "nobody plays meanwhile"))
        await person.has_watched(person.ply - 1)
        await person.ask(messages.Note(fresh_id(), LESSON.learner[0], "nor now"))
        assert person.ply == 1
        await person.has_watched(1)
        await person.until_ply(2)


async def test_another_legal_move_is_not_played_and_answered_in_the_words_of_the_game(server: Server):
    async with Browser(server.address()) as ada, ada.join(await begins(ada)) as person:
        await person.until(lambda: person.update is not None)
        (seat,) = LESSON.learner
        others = [move for move in person.eyes(seat).legal if move not in step(person).moves]
        answer = await person.play(seat, Raw(bytes(others[0])))
        assert isinstance(answer, Refused)
        assert (answer.why, answer.word, person.ply) == ("unwise", LESSON.turns[0].otherwise, 0)


async def test_an_illegal_move_is_answered_by_its_rule(server: Server):
    async with Browser(server.address()) as ada, ada.join(await begins(ada)) as person:
        await person.until(lambda: person.update is not None)
        (seat,) = LESSON.learner
        legal = person.eyes(seat).legal
        answer = await person.play(seat, next(raw(move) for move in TAUGHT.moves if raw(move) not in legal))
        assert isinstance(answer, Refused)
        assert answer.why == "illegal"


async def test_a_lesson_goes_on_where_it_was_after_the_server_was_down(serving: Serving):
    async with serving() as server, Browser(server.address()) as ada:
        table = await begins(ada)
        async with ada.join(table) as person:
            await goes_on(person)
        cookies = ada.http.cookies
    async with serving() as server, Browser(server.address()) as ada:
        ada.http.cookies = cookies
        async with ada.join(table) as person:
            await person.until(lambda: person.update is not None)
            assert (step(person).number, step(person).seat) == (1, LESSON.turns[1].seat)
            await goes_on(person)


async def test_whoever_looks_on_is_told_nothing_of_the_lesson(server: Server):
    async with Browser(server.address()) as ada, Browser(server.address()) as eve:
        table = await begins(ada)
        async with ada.join(table), eve.join(table) as watcher:
            await watcher.until(lambda: watcher.update is not None)
            assert watcher.update is not None
            assert watcher.update.lesson is None
            assert b"lesson-first" not in "".join(watcher.frames).encode()


async def test_a_lesson_is_in_ones_games_until_it_is_over_and_in_no_list_or_history(server: Server):
    async with Browser(server.address()) as ada, ada.join(await begins(ada)) as person:
        (card,) = (await ada.http.get("/api/mine")).json()["games"]
        assert (card["lesson"], card["your_move"]) == (True, True)
        assert (await ada.http.get("/api/tables")).json() == []
        await learns(person)
        assert (await ada.http.get("/api/mine")).json()["games"] == []
        assert (await ada.http.get("/api/history")).json()["games"] == []


async def test_again_begins_the_same_lesson(server: Server):
    async with Browser(server.address()) as ada, ada.join(await begins(ada)) as person:
        early = await person.ask(messages.Again(fresh_id(), "new"))
        assert isinstance(early, Refused)
        assert early.word == "not-over"
        await learns(person)
        await person.until(lambda: person.room.status == "over")
        same = await person.ask(messages.Again(fresh_id(), "same"))
        assert isinstance(same, Refused)
        assert same.word == "deal-shared"
        assert isinstance(await person.ask(messages.Again(fresh_id(), "new")), Done)
        await person.until(lambda: person.room.next_table is not None)
        assert person.room.next_table is not None
        async with ada.join(person.room.next_table) as once_more:
            await once_more.until(lambda: once_more.update is not None)
            assert (once_more.room.lesson, step(once_more).number) == ("first", 0)
            assert once_more.room.chairs[LESSON.learner[0]].name == "Ada"


def undoable() -> tuple[AnyGame, int]:
    """A lesson, and how many moves lead to one of the learner's own that could be taken back."""
    for game in SHELF.values():
        lesson = game.lessons["first"]
        match = Match(game, lesson.players, lesson.options, fair.key(key_of(lesson.key), (game.id,)))
        for number, turn in enumerate(lesson.turns, start=1):
            match.move(turn.seat, turn.moves[0])
            if turn.seat in lesson.learner and match.can_undo(turn.seat):
                return game, number
    raise AssertionError("nothing in any lesson can be taken back")


async def test_a_move_of_a_lesson_is_taken_back_and_said_again(server: Server):
    game, number = undoable()
    async with Browser(server.address()) as ada:
        table = (await ask(ada, game=game.id)).json()["table"]
        async with ada.join(table) as person:
            for _ in range(number):
                await goes_on(person)
            seat, after = game.lessons["first"].turns[number - 1].seat, step(person)
            assert isinstance(await person.ask(messages.Undo(fresh_id(), seat, person.ply)), Done)
            await person.until(lambda: step(person).number == after.number - 1)
            await goes_on(person)
            assert step(person) == after


@pytest.mark.parametrize(("game", "name"), [(game, name) for game in SHELF.values() for name in game.lessons])
async def test_the_steps_of_a_lesson_are_counted_one_by_one(server: Server, game: AnyGame, name: str):
    lesson = game.lessons[name]
    async with Browser(server.address()) as ada:
        table = (await ask(ada, game=game.id, lesson=name)).json()["table"]
        await steps_are_counted(ada, table, lesson)


async def steps_are_counted(ada: Browser, table: str, lesson: Lesson[Piece, Wire]) -> None:
    async with ada.join(table) as person:
        await person.until(lambda: person.update is not None)
        numbers = []
        for _ in lesson.turns:
            if step(person).says:
                numbers.append(step(person).number)
            await goes_on(person)
        assert [*numbers, step(person).number] == [*range(step(person).of)]


def signalling() -> tuple[AnyGame, str]:
    """A lesson in which the others signal before anybody has moved."""
    lessons = [(game, name) for game in SHELF.values() for name in game.lessons]
    return next((game, name) for game, name in lessons if game.lessons[name].turns[0].signals)


async def test_the_others_signal_what_is_written_and_take_it_back_when_it_no_longer_is(server: Server):
    game, name = signalling()
    async with Browser(server.address()) as ada:
        table = (await ask(ada, game=game.id, lesson=name)).json()["table"]
        async with ada.join(table) as person:
            for turn in game.lessons[name].turns:
                await hears(person, {(seat, bytes(raw(signal))) for seat, signal in turn.signals})
                await goes_on(person)


async def hears(person: Chairside, signals: set[tuple[int, bytes]]) -> None:
    """These signals stand, and no others."""
    await person.until(lambda: standing(person) == signals)


def standing(person: Chairside) -> set[tuple[int, bytes]]:
    return set() if person.update is None else {(one.seat, bytes(one.signal)) for one in person.update.signals}


async def test_nobody_gives_a_lesson_up_or_plays_on_when_it_is_over(server: Server):
    async with Browser(server.address()) as ada, ada.join(await begins(ada)) as person:
        await person.until(lambda: person.update is not None)
        (seat,) = LESSON.learner
        left = await person.ask(messages.Leave(fresh_id(), seat))
        assert isinstance(left, Refused)
        assert left.word == "lesson-alone"
        await learns(person)
        late = await person.play(seat, raw(TAUGHT.moves[0]))
        assert isinstance(late, Refused)
        assert late.word == "game-over"


@pytest.mark.parametrize("wish", [{"lesson": "second"}, {"game": "no-such-game"}, {"names": []}, {"seat": "1"}])
async def test_what_is_no_lesson_is_refused(server: Server, wish: dict[str, object]):
    async with Browser(server.address()) as ada:
        assert (await ask(ada, **wish)).status_code == 400
