"""What a page is told of the options of a rematch, for ``web/tests/rematch-presets.test.ts`` to draw its form from.

``python -m tests.tables.test_rematch_presets`` writes it.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
from tests.tables.conftest import HOST, KeptTable

from gueridon.core.wire import raw
from gueridon.games import SHELF
from gueridon.server.option_schemas import option_schema
from gueridon.tables import journal, messages, opening, presenting
from gueridon.tables.journal import JournalLine
from gueridon.tables.table import read_table

TOLD = Path(__file__).with_name("rematch_presets.json")


def one_volunteers(kept_table: KeptTable) -> None:
    kept_table.ask("p2", messages.Volunteer(kept_table.id(), 2, "offer"))
    kept_table.start()


def one_wins(kept_table: KeptTable) -> None:
    kept_table.start()
    state: Any = kept_table.table.playing().state
    state.achiever = 2


GAMES: list[tuple[str, str, Callable[[KeptTable], None]]] = [
    ("missions", "expert", one_wins),
    ("mysterium", "hard", one_volunteers),
]


def told() -> bytes:
    return msgspec.json.format(msgspec.json.encode([case(*one) for one in GAMES])) + b"\n"


def case(id: str, preset: str, play: Callable[[KeptTable], None]) -> dict[str, object]:
    game = SHELF[id]
    kept_table = KeptTable(id, 4, game.presets[preset])
    kept_table.fill()
    play(kept_table)
    entries = opening.create_rematch(kept_table.table, HOST, "GHJKMN")
    rematch = read_table("next", [(kept_table.now, journal.write(JournalLine(entry))) for entry in entries])
    presets = {name: raw(options) for name, options in game.presets.items()}
    return {
        "game": {"id": id, "schema": option_schema(game.options), "presets": presets},
        "preset": preset,
        "options": presenting.room(rematch, HOST).options,
    }


def test_a_page_is_told_of_a_rematch_what_its_form_is_tested_with():
    assert told() == TOLD.read_bytes(), "run `python -m tests.tables.test_rematch_presets`"


if __name__ == "__main__":
    TOLD.write_bytes(told())
