"""Games that were recorded beside this file go as they went: where one does not, the rules are a new version."""

from pathlib import Path

import pytest

import gueridon

RECORDS = sorted(Path(__file__).parent.glob("*.json"))


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_recorded_game_goes_as_it_went(file: Path) -> None:
    game, record = gueridon.read_record(file.read_bytes())
    assert game.outcome(gueridon.verify(game, record)) == record.outcome
