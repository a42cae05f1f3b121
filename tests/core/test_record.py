"""A record outlives the options that are added to its game."""

import msgspec
import pytest
from msgspec.structs import replace

from gueridon.core import record
from gueridon.core.errors import Malformed
from gueridon.core.fate import key_of
from gueridon.games import SHELF

GAME = SHELF["missions"]
WRITTEN = record.write(GAME, 2, GAME.presets["usual"], key_of("any"), [], None)


def with_options(options: dict[str, object]) -> record.Record:
    return replace(WRITTEN, options=msgspec.Raw(msgspec.json.encode(options)))


def test_one_that_was_sealed_before_an_option_was_added_still_verifies():
    options = msgspec.json.decode(WRITTEN.options)
    del options["late_wind"]
    before = record.sealed(with_options(options))
    _, again = record.read(msgspec.json.encode(before), SHELF)
    record.verify(GAME, again)


def test_one_whose_options_were_changed_after_sealing_does_not():
    options = {**msgspec.json.decode(WRITTEN.options), "late_wind": True}
    _, again = record.read(msgspec.json.encode(with_options(options)), SHELF)
    with pytest.raises(Malformed, match="record-seal"):
        record.verify(GAME, again)
