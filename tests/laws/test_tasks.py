"""What is to be done now, and what for, is told to everybody at every moment, from what he sees."""

from functools import cache
from random import Random
from typing import NamedTuple

import msgspec
import msgspec.inspect as inspect
import pytest
from tests.laws.playing import Case, eyes, game_of, played

from gueridon.cli.words import Words
from gueridon.core.catalogue import LANGUAGES
from gueridon.core.wire import kebab
from gueridon.games import SHELF

GAMES = pytest.mark.parametrize("game", SHELF.values(), ids=SHELF)
LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


class Told(NamedTuple):
    """In random games with every option: to whoever acts, whoever waits, and whoever watches."""

    players: int
    task: msgspec.Struct
    role: str | None
    elsewhere: tuple[msgspec.Struct, str | None]  # in a world that this viewer cannot tell from the real one
    scores: frozenset[int]  # of the players, once it is over


@cache
def told_in(id):
    game = SHELF[id]
    return {
        Told(case.players, game.task(view), game.role(view), (game.task(other), game.role(other)), scores(case, moment))
        for players in game.players
        for case in [Case(game, players)]
        for options in played(case)
        for moment in game_of(game, players, options, Random(players))
        for view, other in looks(case, moment)
    }


def looks(case, moment):
    for seat in eyes(case):
        view = case.game.view(moment.state, seat)
        yield view, case.game.view(case.game.imagine(view, moment.rng), seat) if moment.rng.random() < 0.1 else view


def scores(case, moment):
    outcome = case.game.outcome(moment.state)
    return frozenset() if outcome is None else frozenset(outcome.scores)


def kinds(union):
    shape = inspect.type_info(union)
    parts = shape.types if isinstance(shape, inspect.UnionType) else (shape,)
    return {part.cls for part in parts if isinstance(part, inspect.StructType)}


@GAMES
@LANGUAGE
def test_everybody_is_told_his_task_at_every_moment(game, language):
    words = {players: Words(language, game, [f"P{seat}" for seat in range(players)]) for players in game.players}
    for players, task in {(told.players, told.task) for told in told_in(game.id)}:
        sentence = words[players].tell("task", task)
        assert sentence.strip()
        assert not {"none", "{"} & {*sentence.split()}, sentence


@GAMES
def test_a_task_says_nothing_that_its_seat_may_not_know(game):
    assert all((told.task, told.role) == told.elsewhere for told in told_in(game.id))


@GAMES
@LANGUAGE
def test_every_kind_of_task_has_words_and_every_word_of_a_task_a_kind(game, language):
    words = Words(language, game)
    assert [kind for kind in kinds(game.task_type) if not words.knows(f"task-{kebab(kind.__name__)}")] == []
    siblings = [other for other in SHELF.values() if other.folder == game.folder]
    known = {f"task-{kebab(kind.__name__)}" for other in siblings for kind in kinds(other.task_type)}
    assert {word for word in words.unread if word.startswith("task-")} <= known


@GAMES
@LANGUAGE
def test_every_role_has_its_words(game, language):
    """Told as a scene when the game begins: who one is, and what for."""
    words = Words(language, game)
    assert [role for role in {told.role for told in told_in(game.id)} - {None} if not words.knows(role)] == []


@GAMES
def test_whoever_watches_has_no_role(game):
    state = game.setup(game.players[-1], game.presets["usual"], bytes(32))
    assert game.role(game.view(state, None)) is None


@pytest.mark.parametrize("game", [game for game in SHELF.values() if not game.shared], ids=lambda game: game.id)
def test_whoever_acts_is_told_something_else_than_whoever_watches(game):
    """A line that was the same for all would tell nobody anything."""
    state = game.setup(game.players[-1], game.presets["usual"], bytes(32))
    actor = game.to_act(state)[0]
    assert game.task(game.view(state, actor)) != game.task(game.view(state, None))


@GAMES
@LANGUAGE
def test_scores_that_differ_are_explained(game, language):
    """The end lists such a number beside each name."""
    if any(len(told.scores) > 1 for told in told_in(game.id)):
        assert Words(language, game).knows("scores")
