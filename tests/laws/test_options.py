"""What a host may choose has bounds."""

import msgspec
import pytest

from gueridon.games import SHELF


def numbers(schema: object) -> list[object]:
    """Every number in a schema, wherever it stands."""
    match schema:
        case {"type": "integer" | "number"}:
            return [schema]
        case dict():
            return [found for part in schema.values() for found in numbers(part)]
        case list():
            return [found for part in schema for found in numbers(part)]
        case _:
            return []


@pytest.mark.parametrize("game", SHELF.values(), ids=lambda game: game.id)
def test_every_number_that_may_be_chosen_or_filled_in_has_a_least_and_a_most(game):
    for found in numbers(msgspec.json.schema(game.options)):
        assert isinstance(found, dict)
        assert found.keys() >= {"minimum", "maximum"}


def test_a_number_without_a_most_would_be_seen():
    class Unbounded(msgspec.Struct):
        turns: int

    assert numbers(msgspec.json.schema(Unbounded)) == [{"type": "integer"}]
