"""Which bots of a table have a character, and who is told."""

from gueridon.core.characters import character_at
from gueridon.games import load
from gueridon.lab.arena import ArenaGame, Pairing
from gueridon.tables import journal, presenting
from gueridon.tables.journal import JournalLine
from gueridon.tables.table import Table

GAME = load("mysterium")


def bots(*levels: str) -> Table:
    return ArenaGame(Pairing(GAME.id, GAME.presets["usual"], "a deal", levels)).table


def shown(table: Table, person: str = "passer-by") -> list[str | None]:
    return [chair.character for chair in presenting.room(table, person).chairs]


def test_everybody_is_told_the_character_of_every_bot_and_no_two_are_alike():
    table = bots("novice", "adept", "seer", "oracle", "seer", "seer", "seer")
    assert shown(table) == [character_at(table.commitment, seat).id for seat in range(7)]
    assert len({*shown(table)}) == 7


def test_chance_and_programs_of_others_have_none():
    table = bots("random", "seer")
    assert [one is None for one in shown(table)] == [True, False]
    table.places[1].level = "a-program"
    assert shown(table) == [None, None]


def test_a_bot_that_plays_for_somebody_has_none():
    table = bots("seer", "seer")
    table.enact(JournalLine(journal.Sat("somebody", 0, "Ada", "0" * 32)), 0)
    table.enact(JournalLine(journal.Left(0, "adept")), 0)
    assert [one is None for one in shown(table)] == [True, False]


def test_whoever_reads_the_journal_again_sees_the_same():
    played, again = (bots("seer", "seer", "adept") for _ in range(2))
    assert shown(played) == shown(again) == shown(played, "another")
