"""A move is taken back only if nobody is any wiser for it."""

from dataclasses import replace
from random import Random
from typing import Any, Never

import pytest
from tests.tables.conftest import KeptTable, Setting
from tests.tables.toy import DRAW, FINISH, PASS, SHOW, STEP, TURN_UP

from gueridon.core.errors import Malformed, Stale
from gueridon.games import SHELF
from gueridon.tables import messages
from gueridon.tables.match import Match


def test_a_move_that_showed_nothing_is_taken_back(started: Setting):
    kept_table = started()
    kept_table.play(0, STEP)
    assert kept_table.sees("p0").eyes[0].can_undo
    kept_table.undo(0)
    assert kept_table.looks("p1")["marker"] == 0


@pytest.mark.parametrize("move", [DRAW, TURN_UP, SHOW])
def test_a_move_that_showed_something_to_anyone_stands(started: Setting, move):
    """Drawn for oneself, turned up for all, or one's own hand shown to the others."""
    kept_table = started()
    kept_table.play(0, move)
    assert not kept_table.sees("p0").eyes[0].can_undo
    with pytest.raises(Malformed, match="cannot-undo"):
        kept_table.undo(0)


def test_to_ask_whether_a_move_may_be_taken_back_asks_no_rule(started: Setting):
    """It is asked for each pair of eyes at each ply: nothing is played, shown or imagined for it."""
    kept_table = started()
    kept_table.play(0, STEP)
    match = kept_table.table.playing()

    def asked(*_: object) -> Never:
        raise AssertionError("a rule was asked")

    functions = [name for name in match.game.__dataclass_fields__ if callable(getattr(match.game, name))]
    none_of_them: Any = dict.fromkeys(functions, asked)
    match.game = replace(match.game, **none_of_them)
    assert [match.can_undo(seat) for seat in range(match.players)] == [True, False]


def test_only_its_own_player_takes_a_move_back(started: Setting):
    kept_table = started()
    kept_table.play(0, PASS)
    assert not kept_table.sees("p1").eyes[0].can_undo
    with pytest.raises(Malformed, match="cannot-undo"):
        kept_table.undo(1)


def test_once_somebody_else_has_acted_a_move_stands(started: Setting):
    kept_table = started(race=True)
    kept_table.play(0, STEP)
    kept_table.play(1, STEP)
    with pytest.raises(Malformed, match="cannot-undo"):
        kept_table.undo(0)


def test_several_moves_are_taken_back_one_after_the_other(started: Setting):
    kept_table = started()
    kept_table.play(0, DRAW)
    kept_table.play(0, STEP)
    kept_table.play(0, STEP)
    kept_table.undo(0)
    kept_table.undo(0)
    assert kept_table.looks("p0")["marker"] == 0
    with pytest.raises(Malformed, match="cannot-undo"):
        kept_table.undo(0)


def test_an_undo_is_a_ply_of_its_own_so_a_move_made_before_it_is_stale(started: Setting):
    kept_table = started()
    kept_table.play(0, PASS)
    kept_table.undo(0)
    kept_table.play(0, PASS)
    assert kept_table.table.ply == 3
    with pytest.raises(Stale):
        kept_table.play(1, STEP, ply=1)


def test_what_was_taken_back_is_said_and_no_longer_told(started: Setting):
    kept_table = started()
    kept_table.play(0, STEP)
    kept_table.undo(0)
    _, step, back = kept_table.sees("p1").eyes[0].told
    assert step.events == ()
    assert (back.seat, back.undoes, back.events) == (0, 1, ())


def test_the_end_is_not_taken_back(started: Setting):
    kept_table = started()
    kept_table.play(0, FINISH)
    with pytest.raises(Malformed, match="game-over"):
        kept_table.undo(0)


def test_no_time_is_won_by_taking_back(started: Setting):
    """A limit that began with the move would begin again."""
    kept_table = started(1, seconds=60)
    kept_table.play(0, PASS)
    with pytest.raises(Malformed, match="cannot-undo"):
        kept_table.undo(0)


def test_an_undo_on_an_older_ply_is_stale(started: Setting):
    kept_table = started()
    kept_table.play(0, STEP)
    with pytest.raises(Stale):
        kept_table.ask("p0", messages.Undo("x", 0, 0))


def test_to_take_a_move_back_plays_little_of_a_long_game_again(started: Setting):
    kept_table, played = started(), []
    for _ in range(300):
        kept_table.play(0, STEP)
    match = kept_table.table.playing()
    whole = match.game

    def counted(state: Any, seat: int, move: Any) -> None:
        played.append(move)
        whole.apply(state, seat, move)

    match.game = replace(whole, apply=counted)
    for left in range(299, 199, -1):
        played.clear()
        kept_table.undo(0)
        assert kept_table.looks("p0")["marker"] == left
        assert len(played) <= 40


def test_behind_a_move_that_stands_nothing_is_kept_to_go_back_to(started: Setting):
    kept_table = started()
    for _ in range(300):
        kept_table.play(0, STEP)
    kept_table.play(0, SHOW)
    kept_table.play(0, STEP)
    assert len(kept_table.table.playing().checkpoints) == 1


@pytest.mark.parametrize("length", [30, 31, 32, 33])
def test_a_move_that_stands_does_so_after_those_behind_it_were_taken_back(started: Setting, length):
    """Whatever of the table is kept, just before it or just after it."""
    kept_table = started()
    for _ in range(length):
        kept_table.play(0, STEP)
    for move in (SHOW, STEP, STEP):
        kept_table.play(0, move)
    kept_table.undo(0)
    kept_table.undo(0)
    assert not kept_table.table.playing().can_undo(0)
    assert kept_table.looks("p0")["marker"] == length


@pytest.mark.parametrize("game", SHELF.values(), ids=SHELF.keys())
def test_what_is_taken_back_far_into_a_game_leads_to_what_its_moves_make(game):
    """Several at once, again and again, with whatever was kept in between: as one plays it from its beginning."""
    kept_table, rng = KeptTable(game.id, game.players[0], next(iter(game.presets.values()))), Random(5)
    kept_table.fill()
    kept_table.start()
    match = kept_table.table.playing()
    while len(match.steps) < 150 and match.outcome is None:
        for _ in range(rng.randrange(1, 40)):
            if match.outcome is None:
                seat = rng.choice(match.able)
                kept_table.play(seat, rng.choice(match.look(seat).legal))
        for _ in range(rng.randrange(40)):
            if match.steps and match.can_undo(match.steps[-1].seat):
                kept_table.undo(match.steps[-1].seat)
    afresh = Match(game, match.players, match.options, match.key)
    for step in match.steps:
        afresh.move(step.seat, step.move)
    assert match.state == afresh.state
    assert match.state.sealed == afresh.state.sealed


@pytest.mark.parametrize("game", SHELF.values(), ids=SHELF.keys())
def test_undo_leads_to_the_very_state_before(game):
    """In every game, for every move of a random play that may be taken back."""
    kept_table, rng = KeptTable(game.id, game.players[0], next(iter(game.presets.values()))), Random(3)
    kept_table.fill()
    kept_table.start()
    for _ in range(40):
        match = kept_table.table.playing()
        if match.outcome is not None:
            return
        seat = rng.choice(match.able)
        before, move = match.state.clone(), rng.choice(match.look(seat).legal)
        kept_table.play(seat, move)
        if match.can_undo(seat):
            kept_table.undo(seat)
            assert match.state == before
            kept_table.play(seat, move)
