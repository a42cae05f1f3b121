"""Where the host switched the table's memory off, the log does not remember either."""

from random import Random
from typing import Any

import msgspec
import pytest
from tests.tables.conftest import KeptTable

from gueridon.core.wire import raw
from gueridon.games.medium import GAME
from gueridon.games.medium.box import Card
from gueridon.games.medium.options import Options
from gueridon.tables import presenting, requests
from gueridon.tables.messages import Told

PLAYERS = 3
FRONTS_SHOWN_AT_LEAST = 8  # in a game, so that something is there to be forgotten


def reads_cards(thing: Any) -> bool:
    """A front is told as a card; the type of the event says so, not its looks."""
    if isinstance(thing, Card):
        return True
    if isinstance(thing, msgspec.Struct):
        return any(reads_cards(getattr(thing, field)) for field in thing.__struct_fields__)
    return isinstance(thing, tuple) and any(reads_cards(part) for part in thing)


def tells_a_front(told: Told) -> bool:
    events = [msgspec.json.decode(event, type=GAME.event_type) for event in told.events]
    return any(reads_cards(event) or type(event).__name__ == "DeckGlimpsed" for event in events)


def a_game(options: Options) -> KeptTable:
    kept_table = KeptTable(GAME.id, PLAYERS, options)
    kept_table.fill()
    kept_table.start()
    return kept_table


def all_eyes(kept_table: KeptTable) -> list[tuple[Told, ...]]:
    """All that a page which begins anew is told, for each seat and for those who watch."""
    return [presenting.eyes(kept_table.table.playing(), seat, -1).told for seat in (*range(PLAYERS), None)]


def played_on(kept_table: KeptTable, rng: Random) -> None:
    match = kept_table.table.playing()
    seat = rng.choice(match.acting)
    kept_table.write(requests.submit(kept_table.table, seat, match.ply, raw(rng.choice(match.look(seat).legal))))


@pytest.mark.rule("MED-22")
def test_with_memory_off_a_front_is_told_when_it_is_seen_and_never_after():
    kept_table, rng, shown = a_game(Options(memory=False, turn_limit=5)), Random(22), 0
    while kept_table.table.playing().outcome is None:
        for *older, last in all_eyes(kept_table):
            assert not any(tells_a_front(told) for told in older)
            shown += tells_a_front(last)
            kept = last if last.remembered is None else msgspec.structs.replace(last, events=last.remembered)
            assert not tells_a_front(kept)
        played_on(kept_table, rng)
    assert shown >= FRONTS_SHOWN_AT_LEAST


@pytest.mark.rule("MED-22")
def test_with_memory_on_the_log_goes_on_telling_every_front_that_was_seen():
    kept_table, rng = a_game(Options(memory=True)), Random(22)
    for _ in range(PLAYERS * 8):
        played_on(kept_table, rng)
    assert all(any(tells_a_front(told) for told in older) for *older, _ in all_eyes(kept_table)[:PLAYERS])
    assert all(told.remembered is None for eyes in all_eyes(kept_table) for told in eyes)
