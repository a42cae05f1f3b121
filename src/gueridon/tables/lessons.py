"""A lesson is a table like any other, but that the house deals it, and only the moves that it shows are played."""

from typing import Annotated

from msgspec import Meta, Raw

from gueridon.core.errors import Malformed
from gueridon.core.fate import key_of
from gueridon.core.lesson import Lesson, Turn
from gueridon.core.levels import stand_in
from gueridon.core.wire import Piece, Seat, Wire, raw
from gueridon.games import AnyGame, load
from gueridon.tables import journal, secret_chain
from gueridon.tables.clean_text import clean_line
from gueridon.tables.journal import Entry, Person
from gueridon.tables.messages import LessonStep, Name
from gueridon.tables.player_names import told_apart
from gueridon.tables.table import Table

AnyLesson = Lesson[Piece, Wire]
UNNAMED = "?"  # who was forgotten


class NewLesson(Piece, frozen=True):
    """Which lesson, and what the seats of whoever learns are called: the last of the names serves those that follow."""

    game: str
    lesson: str
    names: Annotated[tuple[Name, ...], Meta(min_length=1, max_length=16)]


def create(person: Person, code: str, wish: NewLesson) -> list[Entry]:
    """It begins at once."""
    game = load(wish.game)
    if wish.lesson not in game.lessons:
        raise Malformed("no-such-lesson")
    lesson: AnyLesson = game.lessons[wish.lesson]
    names = names_of(lesson, wish.names)
    seats = [sat(game, seat, person, names.get(seat)) for seat in range(lesson.players)]
    before = [journal.Moved(seat, raw(move)) for seat, move in lesson.before]
    return [created(game, wish.lesson, person, code), *seats, journal.Started(lesson.found), *before]


def names_of(lesson: AnyLesson, wished: tuple[str, ...]) -> dict[Seat, str]:
    """Of the seats of whoever learns."""
    names: dict[Seat, str] = {}
    for number, seat in enumerate(lesson.learner):
        names[seat] = told_apart(clean_line(wished[min(number, len(wished) - 1)]), [*names.values()])
    return names


def created(game: AnyGame, name: str, person: Person, code: str) -> journal.Created:
    lesson: AnyLesson = game.lessons[name]
    return journal.Created(
        game=game.id,
        version=game.version,
        options=raw(lesson.options),
        players=lesson.players,
        pace=None,
        private=True,
        code=code,
        host=person,
        root=key_of(lesson.key).hex(),
        round=secret_chain.CHAIN_GAMES - 1,  # the secret is the root itself
        lesson=name,
    )


def sat(game: AnyGame, seat: Seat, person: Person, name: str | None) -> Entry:
    return journal.BotSat(seat, stand_in(game)) if name is None else journal.Sat(person, seat, name, "")


def once_more(table: Table, person: Person, code: str) -> list[Entry]:
    """By the present rules of the game, from the beginning."""
    name = table.created.lesson
    assert isinstance(name, str), "no lesson is given here"
    names = tuple([place.name for place in table.places if place.name])
    return create(person, code, NewLesson(table.game.id, name, names or (UNNAMED,)))


def step(table: Table) -> LessonStep | None:
    """None at other tables."""
    lesson: AnyLesson | None = table.lesson
    if lesson is None:
        return None
    turn, of = table.turn, told(lesson.turns) + 1  # the farewell
    number = told(lesson.turns[: table.taught])
    if turn is None:
        return LessonStep(number, of, lesson.farewell, None, ())
    return LessonStep(number, of, turn.says, turn.seat, going_on(lesson, turn))


def told(turns: tuple[Turn[Wire], ...]) -> int:
    """The others' moves of which nothing is said are no steps of a lesson."""
    return len([turn for turn in turns if turn.says])


def going_on(lesson: AnyLesson, turn: Turn[Wire]) -> tuple[Raw, ...]:
    return tuple([raw(move) for move in turn.moves]) if turn.seat in lesson.learner else ()
