"""Whoever plays with nobody but bots may have the same deal again; nobody else is cheated by it."""

import pytest
from tests.tables.conftest import HOST, KeptTable, Setting
from tests.tables.toy import FINISH, STEP

from gueridon.core import fair
from gueridon.core.wire import raw
from gueridon.tables import journal, messages, opening, presenting, replaying
from gueridon.tables.journal import JournalLine
from gueridon.tables.refusals import NotYours
from gueridon.tables.table import Table, read_table


@pytest.fixture
def alone(gathered: Setting) -> KeptTable:
    """A game of one person and a bot, which is over."""
    return played_with_a_bot(gathered)


def played_with_a_bot(gathered: Setting, players: int = 2) -> KeptTable:
    kept_table = gathered(players)
    kept_table.ask("p1", messages.Stand("x", 1))
    kept_table.ask(HOST, messages.AddBot("y", 1, "random"))
    kept_table.start()
    kept_table.play(0, STEP)
    kept_table.play(0, FINISH)
    return kept_table


def following(kept_table: KeptTable, deal: journal.Deal) -> Table:
    kept_table.ask("p0", messages.Again("again", deal))
    entry = journal.read(kept_table.journal[-1][1]).entry
    assert isinstance(entry, journal.Rematched)
    entries = [*opening.create_next(kept_table.table, entry, "GHJKMN"), journal.Started()]
    return read_table("next", [(kept_table.now, journal.write(JournalLine(entry))) for entry in entries])


def test_the_same_deal_has_the_same_key_options_and_people(alone: KeptTable):
    before, after = alone.table.playing(), following(alone, "same").playing()
    assert (after.key, after.options, after.players) == (before.key, before.options, before.players)
    assert after.told[0].log == before.told[0].log


def test_a_new_deal_has_another_key(alone: KeptTable):
    assert following(alone, "new").key() != alone.table.key()


def test_the_next_game_after_it_is_dealt_anew(alone: KeptTable):
    again = following(alone, "same")
    (created, *_) = opening.create_rematch(again, "p0", "QRSTVW")
    assert isinstance(created, journal.Created)
    later = Table("later", created)
    assert not later.known_deal
    assert later.commitment == again.secret.hex(), "the chain goes on where it was"


def test_its_record_proves_the_shuffle_like_that_of_the_game_before(alone: KeptTable):
    first = replaying.write_record(alone.table)
    again = following(alone, "same")
    again.enact(JournalLine(journal.Moved(0, raw(FINISH))), alone.now)
    written = replaying.write_record(again)
    assert written.proof == first.proof
    assert written.proof is not None
    assert fair.holds(written.proof, again.playing().key)


def test_only_he_is_offered_it_and_only_after_the_end(gathered: Setting, alone: KeptTable):
    assert presenting.room(alone.table, "p0").same_deal
    assert not presenting.room(alone.table, HOST).same_deal
    assert not presenting.room(alone.table, "a stranger").same_deal
    kept_table = gathered(2)
    kept_table.start()
    assert not presenting.room(kept_table.table, "p0").same_deal


def test_where_somebody_else_played_it_is_refused(started: Setting):
    kept_table = started(2)
    kept_table.play(0, FINISH)
    assert not presenting.room(kept_table.table, "p0").same_deal
    with pytest.raises(NotYours, match="deal-shared"):
        kept_table.ask("p0", messages.Again("again", "same"))


def test_who_left_his_seat_to_a_bot_has_played_too(started: Setting):
    kept_table = started(2)
    kept_table.ask("p1", messages.Leave("x", 1))
    kept_table.play(0, FINISH)
    with pytest.raises(NotYours, match="deal-shared"):
        kept_table.ask("p0", messages.Again("again", "same"))


def test_several_at_one_device_are_several(gathered: Setting):
    kept_table = gathered(3)
    kept_table.ask("p1", messages.Stand("a", 1))
    kept_table.ask("p0", messages.Sit("b", 1, "Another", "0" * 32))
    kept_table.ask("p2", messages.Stand("c", 2))
    kept_table.ask(HOST, messages.AddBot("d", 2, "random"))
    kept_table.start()
    kept_table.play(0, FINISH)
    assert not presenting.room(kept_table.table, "p0").same_deal


def test_the_room_says_which_deal_comes_next_and_which_was_known(alone: KeptTable):
    again = following(alone, "same")
    room = presenting.room(alone.table, "p0")
    assert (room.next_deal, room.known_deal) == ("same", False)
    assert presenting.room(again, "p0").known_deal


def test_a_rematch_has_nothing_to_wait_for_where_one_person_plays(alone: KeptTable, started: Setting):
    assert opening.begins_at_once(following(alone, "new"))
    kept_table = started(2)
    kept_table.play(0, FINISH)
    assert not opening.begins_at_once(following(kept_table, "new"))
