"""Giving a seat up, and having it back."""

import pytest
from tests.tables.conftest import HOST, KeptTable, Setting
from tests.tables.toy import DRAW, FINISH, PASS

from gueridon.core.errors import Malformed
from gueridon.tables import messages, presenting, requests
from gueridon.tables.refusals import NotYours


@pytest.fixture
def left(started: Setting) -> KeptTable:
    """The second player has given up his seat."""
    kept_table = started(2)
    kept_table.ask("p1", messages.Leave(kept_table.id(), 1))
    return kept_table


def returns(kept_table: KeptTable, person: str, seat: int = 1) -> None:
    kept_table.ask(person, messages.Return(kept_table.id(), seat))


def test_a_seat_that_was_given_up_is_the_bots(left: KeptTable):
    assert left.table.places[1].sitter == "bot"
    assert left.table.seats_of("p1") == ()
    with pytest.raises(NotYours, match="not-your-seat"):
        left.play(1, PASS)


def test_whoever_left_plays_his_seat_again_once_he_returns(left: KeptTable):
    left.play(0, PASS)
    assert left.table.bots_to_act() == [1]
    returns(left, "p1")
    assert left.table.bots_to_act() == []
    left.play(1, PASS)
    assert left.reread().places == left.table.places


def test_the_seat_is_given_back_with_its_name_and_its_hand(left: KeptTable):
    hand = left.table.playing().look(1).view
    returns(left, "p1")
    assert left.table.places[1].name == "Player 1"
    assert left.table.playing().look(left.table.seats_of("p1")[0]).view == hand


@pytest.mark.parametrize("person", ["p0", HOST, "a stranger"])
def test_nobody_else_may_take_it(left: KeptTable, person: str):
    with pytest.raises(NotYours, match="not-your-seat"):
        returns(left, person)


def test_nobody_returns_to_a_seat_that_he_never_left(left: KeptTable):
    with pytest.raises(NotYours, match="not-your-seat"):
        returns(left, "p1", seat=0)
    with pytest.raises(NotYours, match="not-your-seat"):
        returns(left, "p1", seat=9)
    returns(left, "p1")
    with pytest.raises(NotYours, match="not-your-seat"):
        returns(left, "p1")


def test_after_the_end_the_seat_stays_the_bots(left: KeptTable):
    left.play(0, FINISH)
    with pytest.raises(Malformed, match="game-over"):
        returns(left, "p1")
    assert not any(chair.given_up for chair in presenting.room(left.table, "p1").chairs)


def test_only_whoever_left_is_told_that_he_may_return(left: KeptTable):
    shown = {person: presenting.room(left.table, person).chairs for person in ("p0", "p1", HOST)}
    assert [[chair.given_up for chair in shown[person]] for person in ("p0", "p1", HOST)] == [
        [False, False],
        [False, True],
        [False, False],
    ]


def test_while_he_is_gone_he_sees_what_those_who_watch_see(left: KeptTable):
    left.play(0, DRAW)
    assert left.sees("p1").eyes[0] == left.sees("a stranger").eyes[0]


def test_another_device_takes_the_right_to_return_along(started: Setting):
    kept_table = started(3)
    kept_table.write(requests.offer(kept_table.table, "p1", "token"))
    kept_table.ask("p1", messages.Leave(kept_table.id(), 1))
    kept_table.write(requests.accept(kept_table.table, "phone", "token", kept_table.now))
    with pytest.raises(NotYours, match="not-your-seat"):
        returns(kept_table, "p1")
    returns(kept_table, "phone")
    assert kept_table.table.seats_of("phone") == (1,)
