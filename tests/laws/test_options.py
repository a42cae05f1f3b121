"""What a host may choose has bounds."""

from time import process_time
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
import pytest

from gueridon.games import SHELF
from gueridon.laws.options import OPTION_LAWS, numbers
from gueridon.server.option_schemas import option_schema
from gueridon.tables.requests import read_options

QUICK = 0.01  # seconds of a core, one try with another


EACH_GAME = pytest.mark.parametrize("game", SHELF.values(), ids=SHELF)


@EACH_GAME
@pytest.mark.parametrize("law", OPTION_LAWS, ids=lambda law: law.__name__)
def test_law_of_options(law, game):
    law(game)


def test_a_number_without_a_most_would_be_seen():
    class Unbounded(msgspec.Struct):
        turns: int

    assert numbers(msgspec.json.schema(Unbounded)) == [{"type": "integer"}]


@EACH_GAME
def test_choices_are_offered_in_the_order_in_which_the_game_lists_them(game):
    schema: dict[str, Any] = option_schema(game.options)
    offered = schema["$defs"][game.options.__name__]["properties"]
    kinds = get_type_hints(game.options).items()
    listed = {name: list(get_args(kind)) for name, kind in kinds if get_origin(kind) is Literal}
    assert {name: offered[name]["enum"] for name in listed} == listed


def seconds_to_try_out(game, options: object) -> float:
    """Somebody may ask for this again and again, with options that were never seen before."""
    began = process_time()
    read_options(game, game.players[-1], msgspec.Raw(msgspec.json.encode(options)))
    return process_time() - began


@EACH_GAME
def test_no_options_take_long_to_try_out(game):
    for options in game.presets.values():
        tried = [options_of_day(options, day) for day in range(9)]
        assert sum(seconds_to_try_out(game, one) for one in tried) / len(tried) < QUICK


def options_of_day(options: msgspec.Struct, day: int) -> object:
    """Where a game has a deal for every day, that is how to ask for ever new ones."""
    return msgspec.structs.replace(options, day=day) if "day" in options.__struct_fields__ else options
