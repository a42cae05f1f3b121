"""The laws of tasks: what is to be done now, and what for, is told to everybody at every moment, from what he sees."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, NamedTuple

import msgspec

from gueridon.core.catalogue import LANGUAGES
from gueridon.core.wire import kebab
from gueridon.core.words import Words
from gueridon.games import AnyGame
from gueridon.laws.playing import Case, Moment, cases, eyes, game_of, played
from gueridon.laws.words import members

LOOKED_AT_TWICE = 0.1  # of the views: so many are held against an imagined world


class ToldTask(NamedTuple):
    """In random games with every option: to whoever acts, whoever waits, and whoever watches."""

    players: int
    task: msgspec.Struct
    role: str | None
    elsewhere: tuple[msgspec.Struct, str | None]  # in a world that this viewer cannot tell from the real one
    scores: frozenset[int]  # of the players, once it is over


def told_in(game: AnyGame) -> set[ToldTask]:
    return {
        ToldTask(
            case.players, game.task(view), game.role(view), (game.task(other), game.role(other)), scores(game, moment)
        )
        for case in cases(game)
        for options in played(case)
        for moment in game_of(game, case.players, options, Random(case.players))
        for view, other in looks(case, moment)
    }


def looks(case: Case, moment: Moment) -> Iterator[tuple[Any, Any]]:
    for seat in eyes(case):
        view = case.game.view(moment.state, seat)
        imagined = moment.rng.random() < LOOKED_AT_TWICE
        yield view, case.game.view(case.game.imagine(view, moment.rng), seat) if imagined else view


def scores(game: AnyGame, moment: Moment) -> frozenset[int]:
    outcome = game.outcome(moment.state)
    return frozenset() if outcome is None else frozenset(outcome.scores)


def everybody_is_told_his_task_and_who_he_is_and_no_more_than_he_may_know(game: AnyGame) -> None:
    told = told_in(game)
    assert all((one.task, one.role) == one.elsewhere for one in told), "a task that depends on what is hidden"
    for language in LANGUAGES:
        tasks_have_sentences(game, language, {(one.players, one.task) for one in told})
        words = Words(language, game)
        assert [role for role in {one.role for one in told} - {None} if role and not words.knows(role)] == []
        if any(len(one.scores) > 1 for one in told):
            assert words.knows("scores"), "the end lists such a number beside each name"


def tasks_have_sentences(game: AnyGame, language: str, tasks: set[tuple[int, msgspec.Struct]]) -> None:
    words = {players: Words(language, game, [f"P{seat}" for seat in range(players)]) for players in game.players}
    for players, task in tasks:
        sentence = words[players].tell("task", task)
        assert sentence.strip(), task
        assert not {"none", "{"} & {*sentence.split()}, sentence


def every_kind_of_task_has_words(game: AnyGame) -> None:
    for language in LANGUAGES:
        words = Words(language, game)
        assert [kind for kind in members(game.task_type) if not words.knows(f"task-{kebab(kind.__name__)}")] == []


def whoever_watches_has_no_role(game: AnyGame) -> None:
    state = game.setup(game.players[-1], game.presets["usual"], bytes(32))
    assert game.role(game.view(state, None)) is None


def whoever_acts_is_told_something_else_than_whoever_watches(game: AnyGame) -> None:
    """A line that was the same for all would tell nobody anything; a screen that serves them all has but one."""
    state = game.setup(game.players[-1], game.presets["usual"], bytes(32))
    actor = game.to_act(state)[0]
    assert game.shared or game.task(game.view(state, actor)) != game.task(game.view(state, None))


def a_screen_that_everybody_shares_speaks_to_nobody(game: AnyGame) -> None:
    """Whichever seat it looks through, it says what whoever watches is told."""
    for case in cases(game) if game.shared else ():
        for moment in game_of(game, case.players, game.presets["usual"], Random(case.players)):
            told = {game.task(game.view(moment.state, seat)) for seat in eyes(case)}
            assert len(told) == 1, told


TASK_LAWS: list[Callable[[AnyGame], None]] = [
    everybody_is_told_his_task_and_who_he_is_and_no_more_than_he_may_know,
    every_kind_of_task_has_words,
    whoever_watches_has_no_role,
    whoever_acts_is_told_something_else_than_whoever_watches,
    a_screen_that_everybody_shares_speaks_to_nobody,
]
