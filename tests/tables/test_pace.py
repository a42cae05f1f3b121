"""The pace of a table: whom it gives how long, and what happens when that is up."""

import msgspec
import pytest
from tests.tables.conftest import HOST, KeptTable, Setting
from tests.tables.toy import DRAW, FINISH, PASS, STEP

from gueridon.core.wire import raw
from gueridon.tables import journal, messages, pace, presenting, requests
from gueridon.tables.messages import Clock
from gueridon.tables.own_games import own_game
from gueridon.tables.waiting import BACK_MS

PACE = 3600  # seconds
PACE_MS = PACE * 1000


def clock(kept_table: KeptTable, person: str) -> Clock:
    shown = kept_table.sees(person).clock
    assert shown is not None
    return shown


def left(kept_table: KeptTable, person: str = "p0") -> int:
    return clock(kept_table, person).left


def time_passes(kept_table: KeptTable) -> None:
    """A whole pace, and what then happens."""
    kept_table.now += PACE_MS
    for entry in pace.time_up(kept_table.table, kept_table.now):
        kept_table.write(entry)


def bot_plays(kept_table: KeptTable, seat: int, move: object) -> None:
    assert kept_table.table.bots_to_act() == [seat]
    kept_table.write(requests.submit(kept_table.table, seat, kept_table.table.ply, raw(move)))


@pytest.mark.parametrize("seconds", [30, 3 * 24 * 3600])
def test_paces_go_from_half_a_minute_to_three_days(seconds: int):
    read = msgspec.json.Decoder(messages.Pace).decode
    assert read(b"%d" % seconds) == seconds
    for beyond in (0, 29, 3 * 24 * 3600 + 1):
        with pytest.raises(msgspec.ValidationError):
            read(b"%d" % beyond)


def test_everybody_sees_the_clock_of_the_one_whom_the_table_waits_for(started: Setting):
    kept_table = started(2, PACE)
    for person in ("p0", "p1", "a stranger"):
        assert clock(kept_table, person) == Clock(PACE_MS, PACE_MS, paused=False, seat=0)
    kept_table.now += 10_000
    assert left(kept_table) == PACE_MS - 10_000
    kept_table.play(0, PASS)
    assert clock(kept_table, "p0") == Clock(PACE_MS, PACE_MS, paused=False, seat=1)


def test_a_table_without_a_pace_has_no_clock(started: Setting):
    assert started(2).sees("p0").clock is None


def test_where_the_rules_have_a_limit_it_runs_alone(started: Setting):
    kept_table = started(2, PACE, seconds=60)
    assert clock(kept_table, "p0") == Clock(60_000, 60_000, paused=False, seat=None)
    kept_table.now += PACE_MS
    assert pace.time_up(kept_table.table, kept_table.now) == []


def test_where_several_are_to_move_each_has_his_own_time(started: Setting):
    kept_table = started(3, PACE, race=True)
    kept_table.now += 600_000
    kept_table.play(1, STEP)
    assert left(kept_table, "p0") == left(kept_table, "p2") == PACE_MS - 600_001
    assert left(kept_table, "p1") == PACE_MS
    assert clock(kept_table, "a stranger").left == PACE_MS - 600_001, "the one that ends first"


def test_nobody_wins_time_by_taking_a_move_back(started: Setting):
    kept_table = started(2, PACE)
    for _ in range(3):
        kept_table.now += 600_000
        kept_table.play(0, STEP)
        kept_table.now += 600_000
        kept_table.undo(0)
    assert PACE_MS - 3 * 600_010 < left(kept_table) <= PACE_MS - 3 * 600_000
    assert kept_table.reread().waiting.since == kept_table.table.waiting.since


def test_time_is_up_for_whoever_is_late_and_for_nobody_sooner(started: Setting):
    kept_table = started(2, PACE)
    at = kept_table.table.at + PACE_MS
    assert pace.time_up(kept_table.table, at - 1) == []
    assert [entry.seat for entry in pace.time_up(kept_table.table, at)] == [0]  # type: ignore[union-attr]


def test_for_a_turn_a_bot_plays_until_the_table_waits_for_somebody_else(started: Setting):
    kept_table = started(2, PACE)
    time_passes(kept_table)
    assert kept_table.table.seats_of("p0") == (0,)
    bot_plays(kept_table, 0, STEP)
    bot_plays(kept_table, 0, PASS)
    assert kept_table.table.places[0].level is None
    kept_table.play(1, PASS)
    assert kept_table.table.bots_to_act() == []
    assert left(kept_table) == PACE_MS
    kept_table.play(0, PASS)


def test_who_plays_alone_has_the_turn_back_after_one_move_of_the_bot(started: Setting):
    kept_table = started(1, PACE)
    time_passes(kept_table)
    bot_plays(kept_table, 0, STEP)
    assert kept_table.table.bots_to_act() == []
    assert left(kept_table) == PACE_MS


def test_for_good_the_seat_is_the_bots_until_its_player_returns(started: Setting):
    kept_table = started(2, PACE, overdue="bot-for-good")
    time_passes(kept_table)
    bot_plays(kept_table, 0, PASS)
    kept_table.play(1, PASS)
    assert kept_table.table.bots_to_act() == [0]
    assert presenting.room(kept_table.table, "p0").chairs[0].given_up
    kept_table.ask("p0", messages.Return(kept_table.id(), 0))
    kept_table.play(0, PASS)


def test_whoever_comes_back_before_the_bot_moved_has_half_a_minute(started: Setting):
    kept_table = started(2, PACE)
    time_passes(kept_table)
    (back,) = requests.seats_returned(kept_table.table, "p0")
    kept_table.write(back)
    assert left(kept_table) == BACK_MS
    kept_table.play(0, PASS)


def test_whoever_is_late_may_still_move_before_the_bot_does(started: Setting):
    kept_table = started(2, PACE)
    time_passes(kept_table)
    kept_table.play(0, PASS)
    assert kept_table.table.places[0].level is None


def test_a_bot_has_no_clock(started: Setting):
    kept_table = started(2, PACE)
    kept_table.ask("p0", messages.Leave(kept_table.id(), 0))
    assert kept_table.sees("p1").clock is None


def test_after_the_end_no_pace_runs(started: Setting):
    kept_table = started(2, PACE)
    kept_table.play(0, FINISH)
    assert kept_table.sees("p0").clock is None
    assert pace.running(kept_table.table) == []


def test_the_journal_makes_the_same_clock(started: Setting):
    kept_table = started(3, PACE)
    for _ in range(2):
        kept_table.play(0, DRAW)
    time_passes(kept_table)
    bot_plays(kept_table, 0, PASS)
    kept_table.now += 5_000
    again = kept_table.reread()
    assert pace.running(again) == pace.running(kept_table.table)
    assert again.places == kept_table.table.places


def test_a_server_that_comes_back_gives_everybody_a_little_time(started: Setting):
    kept_table = started(2, PACE)
    kept_table.now += 10 * PACE_MS
    kept_table.table = kept_table.reread()
    kept_table.table.reprieve = kept_table.now + 600_000
    assert left(kept_table) == 600_000
    assert pace.time_up(kept_table.table, kept_table.now) == []


def test_a_table_from_before_there_was_a_choice_lets_nothing_happen(started: Setting):
    kept_table = started(2, PACE)
    created = msgspec.structs.replace(kept_table.table.created, overdue=msgspec.UNSET)
    kept_table.journal[0] = (kept_table.journal[0][0], journal.write(journal.JournalLine(created)))
    kept_table.table = kept_table.reread()
    assert kept_table.sees("p0").clock is None
    time_passes(kept_table)
    assert kept_table.table.bots_to_act() == []


@pytest.mark.parametrize(("seconds", "minutes"), [(120, 0.5), (3600, 15), (86_400, 180), (3 * 86_400, 180)])
def test_one_is_reminded_in_the_last_quarter_but_no_sooner_than_three_hours_before(
    started: Setting, seconds: int, minutes: float
):
    assert pace.reminder_ms(started(2, seconds).table) == minutes * 60_000


def test_ones_own_games_say_until_when_oneself_has_time(started: Setting):
    kept_table = started(3, PACE, race=True)
    kept_table.now += 600_000
    kept_table.play(1, STEP)
    until = {person: own_game(kept_table.table, person).until for person in ("p0", "p1")}
    assert until == {"p0": kept_table.now - 600_001 + PACE_MS, "p1": kept_table.now + PACE_MS}


def test_the_clock_tells_nothing_that_those_who_watch_do_not_see(started: Setting):
    """Other cards, drawn in secret, make no difference."""
    first, second = started(2, PACE), started(2, PACE)
    for kept_table in (first, second):
        kept_table.play(0, DRAW)
        kept_table.play(0, PASS)
    assert first.table.key() != second.table.key()
    for person in ("p0", "p1", HOST):
        assert first.sees(person).clock == second.sees(person).clock


def test_a_seat_whose_player_is_forgotten_while_a_bot_plays_his_turn_stays_the_bots(started: Setting):
    kept_table = started(2, PACE)
    time_passes(kept_table)
    kept_table.write(journal.HandedOver("p0", journal.SOMEBODY))
    kept_table.write(journal.Forgotten(journal.SOMEBODY))
    bot_plays(kept_table, 0, PASS)
    assert kept_table.table.places[0].sitter == "bot"
