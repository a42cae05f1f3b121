"""A move is taken back only if nobody is any wiser for it."""

from random import Random

import pytest
from tests.tables.conftest import House, Setting
from tests.tables.toy import DRAW, FINISH, PASS, SHOW, STEP, TURN_UP

from gueridon.core.errors import Malformed, Stale
from gueridon.games import SHELF
from gueridon.tables import messages


def test_a_move_that_showed_nothing_is_taken_back(started: Setting):
    house = started()
    house.play(0, STEP)
    assert house.sees("p0").eyes[0].can_undo
    house.undo(0)
    assert house.looks("p1")["marker"] == 0


@pytest.mark.parametrize("move", [DRAW, TURN_UP, SHOW])
def test_a_move_that_showed_something_to_anyone_stands(started: Setting, move):
    """Drawn for oneself, turned up for all, or one's own hand shown to the others."""
    house = started()
    house.play(0, move)
    assert not house.sees("p0").eyes[0].can_undo
    with pytest.raises(Malformed, match="cannot-undo"):
        house.undo(0)


def test_only_its_own_player_takes_a_move_back(started: Setting):
    house = started()
    house.play(0, PASS)
    assert not house.sees("p1").eyes[0].can_undo
    with pytest.raises(Malformed, match="cannot-undo"):
        house.undo(1)


def test_once_somebody_else_has_acted_a_move_stands(started: Setting):
    house = started(race=True)
    house.play(0, STEP)
    house.play(1, STEP)
    with pytest.raises(Malformed, match="cannot-undo"):
        house.undo(0)


def test_several_moves_are_taken_back_one_after_the_other(started: Setting):
    house = started()
    house.play(0, DRAW)
    house.play(0, STEP)
    house.play(0, STEP)
    house.undo(0)
    house.undo(0)
    assert house.looks("p0")["marker"] == 0
    with pytest.raises(Malformed, match="cannot-undo"):
        house.undo(0)


def test_an_undo_is_a_ply_of_its_own_so_a_move_made_before_it_is_stale(started: Setting):
    house = started()
    house.play(0, PASS)
    house.undo(0)
    house.play(0, PASS)
    assert house.table.ply == 3
    with pytest.raises(Stale):
        house.play(1, STEP, ply=1)


def test_what_was_taken_back_is_said_and_no_longer_told(started: Setting):
    house = started()
    house.play(0, STEP)
    house.undo(0)
    _, step, back = house.sees("p1").eyes[0].told
    assert step.events == ()
    assert (back.seat, back.undoes, back.events) == (0, 1, ())


def test_the_end_is_not_taken_back(started: Setting):
    house = started()
    house.play(0, FINISH)
    with pytest.raises(Malformed, match="game-over"):
        house.undo(0)


def test_no_time_is_won_by_taking_back(started: Setting):
    """A limit that began with the move would begin again."""
    house = started(1, seconds=60)
    house.play(0, PASS)
    with pytest.raises(Malformed, match="cannot-undo"):
        house.undo(0)


def test_an_undo_on_an_older_ply_is_stale(started: Setting):
    house = started()
    house.play(0, STEP)
    with pytest.raises(Stale):
        house.ask("p0", messages.Undo("x", 0, 0))


@pytest.mark.parametrize("game", SHELF.values(), ids=SHELF.keys())
def test_undo_leads_to_the_very_state_before(game):
    """In every game, for every move of a random play that may be taken back."""
    house, rng = House(game.id, game.players[0], next(iter(game.presets.values()))), Random(3)
    house.fill()
    house.start()
    for _ in range(40):
        match = house.table.playing()
        if match.outcome is not None:
            return
        seat = rng.choice(match.able)
        before, move = match.state.clone(), rng.choice(match.look(seat).legal)
        house.play(seat, move)
        if match.can_undo(seat):
            house.undo(seat)
            assert match.state == before
            house.play(seat, move)
