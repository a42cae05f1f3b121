"""Somebody is forgotten: his name, his words and his notes are gone, and everything else is as it was."""

from typing import get_args

import msgspec
import pytest
from tests.tables.conftest import HOST, KeptTable, Setting
from tests.tables.recording import GUEST, PHONE, lines_of
from tests.tables.recording import HOST as RECORDED_HOST
from tests.tables.toy import FINISH, PASS

from gueridon.core import record
from gueridon.games import SHELF
from gueridon.tables import forgetting, journal, messages, opening, presenting, replaying, requests
from gueridon.tables.journal import JournalLine
from gueridon.tables.own_games import own_game, people_of
from gueridon.tables.table import Table, read_table

Lines = list[tuple[int, bytes]]


def without(lines: Lines, person: str) -> Lines:
    after = forgetting.without([journal.read(line) for _, line in lines], person)
    return [(at, journal.write(line)) for at, line in zip([*(at for at, _ in lines), lines[-1][0]], after, strict=True)]


def forget(kept_table: KeptTable, person: str) -> Table:
    kept_table.journal = without(kept_table.journal, person)
    kept_table.table = kept_table.reread()
    return kept_table.table


def written(lines: Lines) -> str:
    return b"\n".join(line for _, line in lines).decode()


def test_neither_who_it_was_nor_his_name_his_words_and_his_notes_are_in_the_journal(started: Setting):
    kept_table = started(2)
    kept_table.ask("p1", messages.Rename(kept_table.id(), 1, "Zébulon"))
    kept_table.ask("p1", messages.Say(kept_table.id(), 1, "I am from Vierzon"))
    kept_table.ask("p1", messages.Note(kept_table.id(), 1, "she bluffs"))
    kept_table.ask("p0", messages.Say(kept_table.id(), 0, "So am I"))
    forget(kept_table, "p1")
    for trace in ('"p1"', "Zébulon", "Player 1", "Vierzon", "bluffs"):
        assert trace not in written(kept_table.journal)
    for kept in ('"p0"', "Player 0", "So am I"):
        assert kept in written(kept_table.journal)


@pytest.mark.parametrize("game", SHELF)
@pytest.mark.parametrize("person", [RECORDED_HOST, PHONE, GUEST])
def test_the_record_of_a_finished_game_stays_what_it_was_to_the_last_letter(game: str, person: str):
    lines = lines_of(game)
    before, after = read_table("table", lines), read_table("table", without(lines, person))
    told = replaying.write_record(after)
    assert msgspec.json.encode(told) == msgspec.json.encode(replaying.write_record(before))
    record.verify(SHELF[game], record.read(msgspec.json.encode(told), SHELF)[1])
    assert after.playing().head == before.playing().head
    assert replaying.frames(after, 0) == replaying.frames(before, 0)


@pytest.mark.parametrize("game", SHELF)
def test_no_journal_of_any_game_names_him_afterwards(game: str):
    for person in (RECORDED_HOST, PHONE, GUEST):
        after = written(without(lines_of(game), person))
        assert f':"{person}"' not in after
        assert f'["{person}"' not in after


def test_a_nonce_that_reads_like_a_person_stays_in_the_key(gathered: Setting):
    """A browser chooses its nonce, and may choose the very name under which the house knows it."""
    kept_table = gathered(2)
    kept_table.ask("p1", messages.Stand(kept_table.id(), 1))
    person = "ab" * 16
    kept_table.ask(person, messages.Sit(kept_table.id(), 1, "Mallory", person))
    kept_table.start()
    kept_table.play(0, FINISH)
    before = replaying.write_record(kept_table.table)
    assert replaying.write_record(forget(kept_table, person)) == before


def test_everyone_else_sees_somebody_where_he_sat_in_a_game_that_is_over(started: Setting):
    kept_table = started(2)
    kept_table.play(0, FINISH)
    table = forget(kept_table, "p1")
    chair = presenting.room(table, "p0").chairs[1]
    assert (chair.sitter, chair.name, chair.yours) == ("person", None, False)
    assert own_game(table, "p0").people[1].name is None
    assert people_of(table) == {"p0"}
    assert not presenting.room(table, "p1").chairs[1].yours


def test_a_bot_plays_on_and_nobody_may_have_the_seat_back(started: Setting):
    kept_table = started(2)
    kept_table.play(0, PASS)
    table = forget(kept_table, "p1")
    assert table.bots_to_act() == [1]
    assert (table.places[1].sitter, table.places[1].name, table.places[1].left_by) == ("bot", None, None)
    assert table.seats_left_by("p1") == ()
    assert people_of(table) == {"p0"}


def test_a_seat_that_he_had_given_up_is_no_longer_his_to_take_back(started: Setting):
    kept_table = started(2)
    kept_table.ask("p1", messages.Leave(kept_table.id(), 1))
    table = forget(kept_table, "p1")
    assert (table.places[1].name, table.places[1].left_by, table.bots_to_act()) == (None, None, [])


def test_before_the_game_his_seat_is_free_and_another_is_the_host(gathered: Setting):
    kept_table = gathered(2)
    table = forget(kept_table, "p1")
    assert table.places[1].sitter == "nobody"
    assert table.host == HOST
    assert forget(kept_table, HOST).host == "p0"


def test_an_empty_table_without_a_host_is_that_of_the_next_who_sits_down(gathered: Setting):
    kept_table = gathered(1)
    forget(kept_table, HOST)
    assert forget(kept_table, "p0").places[0].sitter == "nobody"
    kept_table.ask("p9", messages.Sit(kept_table.id(), 0, "Zoé", f"{9:032x}"))
    assert kept_table.table.host == "p9"


def test_nobody_who_took_a_seat_over_gains_that_of_another_who_was_forgotten(started: Setting):
    kept_table = started(2)
    kept_table.write(requests.offer(kept_table.table, "p0", "token"))
    kept_table.write(requests.accept(kept_table.table, "phone", "token", kept_table.now))
    forget(kept_table, "p1")
    table = forget(kept_table, "p0")
    assert table.seats_of("phone") == (0,)


def test_the_name_goes_too_that_was_given_on_the_device_before(started: Setting):
    kept_table = started(2)
    kept_table.write(requests.offer(kept_table.table, "p0", "token"))
    kept_table.write(requests.accept(kept_table.table, "phone", "token", kept_table.now))
    forget(kept_table, "phone")
    assert "Player 0" not in written(kept_table.journal)
    assert '"p0"' not in written(kept_table.journal)


def test_in_the_next_game_the_seat_of_one_who_was_forgotten_is_free(started: Setting):
    kept_table = started(2)
    kept_table.play(0, FINISH)
    table = forget(kept_table, "p1")
    entries = opening.create_rematch(table, "p0", "GHJKMN")
    rematch = read_table("next", [(kept_table.now, journal.write(JournalLine(entry))) for entry in entries])
    assert [place.sitter for place in rematch.places] == ["person", "nobody"]


def test_lines_of_chat_keep_their_numbers(started: Setting):
    kept_table = started(2)
    for seat, text in ((0, "one"), (1, "two"), (0, "three")):
        kept_table.ask(f"p{seat}", messages.Say(kept_table.id(), seat, text))
    lines = forget(kept_table, "p1").chat
    assert [(line.number, line.text) for line in lines] == [(1, "one"), (2, ""), (3, "three")]


def test_every_field_that_says_who_somebody_is_is_known():
    """Who adds an entry with another one adds it there."""
    entries = get_args(journal.SeatEntry) + get_args(journal.GameEntry) + get_args(journal.TableEntry)
    fields = {
        name for entry in entries for name, type in entry.__annotations__.items() if type in (journal.Person, "Person")
    }
    texts = {"name", "nonce", "level", "text", "game", "code", "root", "token", "table", "somebody"}
    assert fields - texts == set(forgetting.WHO)


# What he may have a copy of


def test_his_copy_has_what_he_did_and_wrote_and_nothing_of_others_or_of_the_servers(started: Setting):
    kept_table = started(2)
    kept_table.ask("p1", messages.Say(kept_table.id(), 1, "Hello"))
    kept_table.ask("p0", messages.Note(kept_table.id(), 0, "secret"))
    kept_table.play(0, PASS)
    kept_table.play(1, PASS)
    lines = [(at, journal.read(line)) for at, line in kept_table.journal]
    found = [trace.entry for trace in forgetting.traces(lines, "p1")]
    assert [type(entry) for entry in found] == [journal.Sat, journal.Said, journal.Moved]
    text = msgspec.json.encode(found).decode()
    assert kept_table.table.created.root not in text
    assert "secret" not in text


def test_what_a_bot_did_in_his_place_is_not_his(started: Setting):
    kept_table = started(2)
    kept_table.ask("p0", messages.Leave(kept_table.id(), 0))
    kept_table.write(requests.submit(kept_table.table, 0, 0, msgspec.Raw(msgspec.json.encode(PASS))))
    lines = [(at, journal.read(line)) for at, line in kept_table.journal]
    assert [type(trace.entry) for trace in forgetting.traces(lines, "p0")] == [journal.Sat, journal.Left]
