"""The laws of options: what a host may choose has bounds, and whether it suits is known beforehand."""

from collections.abc import Callable

import msgspec

from gueridon.core.errors import Illegal
from gueridon.core.game import start
from gueridon.games import AnyGame


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


def every_number_that_may_be_chosen_or_filled_in_has_a_least_and_a_most(game: AnyGame) -> None:
    for found in numbers(msgspec.json.schema(game.options)):
        assert isinstance(found, dict)
        assert found.keys() >= {"minimum", "maximum"}, found


def options_on_trial_suit_exactly_those_whom_they_suit_in_play(game: AnyGame) -> None:
    for options in game.presets.values():
        for players in game.players:
            assert suits(game, players, game.on_trial(options)) == suits(game, players, options)


def suits(game: AnyGame, players: int, options: object) -> bool:
    try:
        start(game, players, options, bytes(32))
    except Illegal:
        return False
    return True


OPTION_LAWS: list[Callable[[AnyGame], None]] = [
    every_number_that_may_be_chosen_or_filled_in_has_a_least_and_a_most,
    options_on_trial_suit_exactly_those_whom_they_suit_in_play,
]
