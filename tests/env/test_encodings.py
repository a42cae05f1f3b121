"""Encodings say what views say: a million positions in the full run, thousands in every."""

from hashlib import blake2b
from itertools import islice
from random import Random

import pytest

from gueridon.core.fate import key_of
from gueridon.env import encode, reseed
from gueridon.games import SHELF
from gueridon.lab.playout import playout
from gueridon.laws.playing import cases, eyes, game_of, sent

EACH_GAME = pytest.mark.parametrize("game", SHELF.values(), ids=lambda game: game.id)
POSITIONS_EACH = 150_000  # of seven games: more than a million
FEW_POSITIONS = 600


def looks(game, rng):
    """Tables as every pair of eyes sees them, in random games with the presets and all numbers of players."""
    while True:
        case = rng.choice(cases(game))
        options = game.on_trial(rng.choice([*game.presets.values()]))
        if "hidden" in repr(options) and case.players == 2:
            continue
        for moment in game_of(game, case.players, options, rng):
            for seat in eyes(case):
                yield options, moment.state, seat


def hold_views_and_encodings_to_each_other(game, positions):
    known: dict[bytes, bytes] = {}
    rng = Random(game.id)
    for options, state, seat in islice(looks(game, rng), positions):
        view = game.view(state, seat)
        encoded = game.encoding.encode(state, seat)
        assert encode(game, view) == encoded, "what looks the same is encoded the same"
        look = blake2b(encoded + repr(options).encode(), digest_size=16).digest()
        seen = blake2b(sent(view), digest_size=16).digest()
        assert known.setdefault(look, seen) == seen, "what looks different is encoded differently"
    return known


@EACH_GAME
def test_thousands_of_positions_are_encoded_as_they_look(game):
    assert len(hold_views_and_encodings_to_each_other(game, FEW_POSITIONS)) > FEW_POSITIONS / 20


@pytest.mark.slow
@EACH_GAME
def test_a_million_positions_are_encoded_as_they_look(game):
    assert len(hold_views_and_encodings_to_each_other(game, POSITIONS_EACH)) > POSITIONS_EACH / 20


@EACH_GAME
def test_a_layout_has_every_byte_under_one_name(game):
    layout = game.encoding.layout
    assert len({field.name for field in layout.fields}) == len(layout.fields)
    assert [place for at in layout.slices.values() for place in range(at.start, at.stop)] == [*range(layout.size)]
    assert len(layout.most) == layout.size
    assert all(0 < field.most <= 255 and field.meaning for field in layout.fields)


@EACH_GAME
def test_what_is_reseeded_cannot_be_foreseen(game):
    """The same numbers play the same game on in a copy; what was dealt anew goes another way."""
    state = game.setup(game.players[-1], game.on_trial(game.presets["usual"]), key_of("foreseen"))
    copies = [state.clone() for _ in range(3)]
    worlds = [reseed(game, state, Random(number)) for number in range(20)]
    for table in (*copies, *worlds):
        playout(game, table, Random(1))
    assert copies[0] == copies[1] == copies[2]
    ends = {repr(game.view(world, 0)) for world in worlds}
    assert len(ends | {repr(game.view(copies[0], 0))}) > 2
