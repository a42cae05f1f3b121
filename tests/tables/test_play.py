"""Moves: the one door, who may pass it, and what is answered again."""

import pytest
from msgspec import Raw
from tests.tables.conftest import Setting
from tests.tables.toy import DRAW, FINISH, PASS, STEP, TIME_UP

from gueridon.core.errors import Illegal, Malformed, Stale
from gueridon.core.fate import key_of
from gueridon.core.wire import raw
from gueridon.games import SHELF
from gueridon.tables import messages, presenting
from gueridon.tables.match import Match
from gueridon.tables.refusals import NotYours


def test_a_move_takes_effect_and_counts_as_one_ply(started: Setting):
    kept_table = started()
    kept_table.play(0, STEP)
    assert kept_table.sees("p0").ply == 1
    assert kept_table.looks("p1")["marker"] == 1


def test_what_eyes_say_they_have_seen_fills_no_memory(started: Setting):
    """It is theirs to say, and all of it is told; only what the usual eyes are shown is kept for the next."""
    kept_table, plies = started(race=True), 40
    for _ in range(plies):
        kept_table.play(0, STEP)
    match = kept_table.table.playing()
    for seat in (0, 1, None):
        for seen in range(-1, plies + 1000):
            assert len(presenting.eyes(match, seat, seen).told) == max(0, plies - seen)
    assert len(match.presented) == 3 * 3


def test_nobody_plays_on_a_seat_that_is_not_his(started: Setting):
    kept_table = started()
    for person in ("p1", "passer-by"):
        with pytest.raises(NotYours, match="not-your-seat"):
            kept_table.ask(person, messages.Play("x", 0, 0, raw(STEP)))


def test_nobody_plays_at_the_seat_of_the_clock(started: Setting):
    kept_table = started(seconds=60)
    with pytest.raises(NotYours):
        kept_table.ask("p0", messages.Play("x", 2, 0, raw(TIME_UP)))


def test_an_illegal_move_is_refused_with_its_rule_and_changes_nothing(started: Setting):
    kept_table = started()
    with pytest.raises(Illegal, match="TOY-1"):
        kept_table.play(1, STEP)
    assert kept_table.table.ply == 0


@pytest.mark.parametrize("move", [b'{"kind":"fly"}', b'{"kind":"step","far":9}', b"{", b"null", b"\xff"])
def test_a_move_that_means_nothing_is_malformed(started: Setting, move: bytes):
    with pytest.raises(Malformed, match="move-unreadable"):
        started().ask("p0", messages.Play("x", 0, 0, Raw(move)))


def test_in_turn_a_move_on_an_older_ply_is_stale(started: Setting):
    kept_table = started()
    kept_table.play(0, STEP)
    with pytest.raises(Stale):
        kept_table.play(0, STEP, ply=0)


def test_a_move_from_the_future_is_stale(started: Setting):
    with pytest.raises(Stale):
        started(race=True).play(0, STEP, ply=1)


def test_in_a_race_a_move_on_an_older_ply_counts_while_it_is_legal(started: Setting):
    kept_table = started(race=True)
    kept_table.play(1, STEP)
    kept_table.play(0, STEP, ply=0)
    assert kept_table.table.ply == 2


def test_in_a_race_a_move_on_an_older_ply_that_is_no_longer_legal_is_stale_not_illegal(started: Setting):
    kept_table = started(race=True)
    for _ in range(18):
        kept_table.play(1, DRAW)
    with pytest.raises(Stale):
        kept_table.play(0, DRAW, ply=17)
    with pytest.raises(Illegal):
        kept_table.play(0, DRAW)


def test_whoever_comes_last_in_a_race_need_not_have_seen_that_the_others_came():
    game = SHELF["medium"]
    match = Match(game, 3, game.options(advanced=True), key_of("three who choose their powers at once"))
    for seat in (0, 1):
        match.move(seat, match.look(seat).legal[0])
    assert match.able == (2,)
    choice = match.look(2).legal[0]
    match.check(2, 0, choice)
    match.move(2, choice)
    with pytest.raises(Stale):
        match.check(*match.able, 2, match.look(*match.able).legal[0])


def test_the_clock_beside_one_player_does_not_make_it_a_race(started: Setting):
    kept_table = started(seconds=60)
    kept_table.play(0, STEP)
    with pytest.raises(Stale):
        kept_table.play(0, STEP, ply=0)


def test_after_the_end_nothing_is_played(started: Setting):
    kept_table = started()
    kept_table.play(0, FINISH)
    assert kept_table.sees("p0").outcome is not None
    with pytest.raises(Malformed, match="game-over"):
        kept_table.play(0, STEP)


def test_what_was_answered_is_remembered_with_its_ply(started: Setting):
    kept_table = started()
    kept_table.ask("p0", messages.Play("mine", 0, 0, raw(STEP)))
    kept_table.play(0, PASS)
    assert kept_table.table.answered["p0", "mine"] == 1
    assert kept_table.reread().answered["p0", "mine"] == 1
    assert ("p1", "mine") not in kept_table.table.answered


def test_a_seat_hears_what_it_was_told_and_not_what_another_was(started: Setting):
    kept_table = started()
    kept_table.play(0, DRAW)
    told = {person: kept_table.sees(person).eyes[0].told[1] for person in ("p0", "p1", "passer-by")}
    assert len(told["p0"].events) == 2
    assert [len(told[person].events) for person in ("p1", "passer-by")] == [1, 1]
    assert all(one.seat == 0 and one.ply == 1 for one in told.values())


def test_each_of_two_seats_on_one_device_has_its_own_eyes(started: Setting):
    kept_table = started()
    kept_table.ask("p1", messages.Leave("x", 1))
    kept_table.ask("p0", messages.Rename("y", 0, "Both"))
    assert [eyes.seat for eyes in kept_table.sees("p0").eyes] == [0]
    assert [eyes.seat for eyes in kept_table.sees("p1").eyes] == [None]


def test_a_bot_that_is_to_act_is_found_and_a_person_is_not(started: Setting):
    kept_table = started()
    assert kept_table.table.bots_to_act() == []
    kept_table.ask("p0", messages.Leave("x", 0))
    assert kept_table.table.bots_to_act() == [0]


def test_a_table_read_from_its_journal_is_the_same_table(started: Setting):
    kept_table = started(race=True, talk="chat", seconds=60)
    kept_table.play(0, STEP)
    kept_table.undo(0)
    kept_table.play(1, DRAW)
    kept_table.ask("p1", messages.Say("x", 1, "hello"))
    kept_table.ask("p1", messages.Leave("y", 1))
    before = {person: kept_table.sees(person) for person in ("p0", "p1", "passer-by")}
    state, answered, chat = kept_table.table.playing().state, kept_table.table.answered, kept_table.table.chat
    kept_table.table = kept_table.reread()
    assert {person: kept_table.sees(person) for person in before} == before
    assert (kept_table.table.playing().state, kept_table.table.answered, kept_table.table.chat) == (
        state,
        answered,
        chat,
    )
