"""Kernels do what the rules do: a million plies of each in the full run, thousands in every."""

import subprocess
import sys
from random import Random

import numpy as np
import pytest
from tests.patience import LONG_SECONDS

from gueridon.core import fate, fate_kernel
from gueridon.core.errors import Illegal, Malformed
from gueridon.core.kernels import entry, packed_key
from gueridon.env import reseed
from gueridon.env.kernel_law import Terms, deals_as_the_rules_do, plays_as_the_rules_do
from gueridon.env.kernels import PackedGames, random_keys
from gueridon.games import SHELF
from gueridon.laws.playing import cases, played, refusal, suitable

PACKED = [game for game in SHELF.values() if game.kernel is not None]
UNPACKED = [game for game in SHELF.values() if game.kernel is None]
EACH_KERNEL = pytest.mark.parametrize("game", PACKED, ids=lambda game: game.id)
SOME_PLIES = 2_000
ROWS = 200  # at least, of the full run
MANY_PLIES = 250_000  # of each kernel, four times


@entry
def draw(key, count, drawn):
    fate_kernel.tickets(key, count, drawn)


@entry
def shuffle(key, count, items):
    fate_kernel.shuffle(key, count, items)


@entry
def advance(key):
    fate_kernel.advance(key)


def usual_rows(packed, many=64):
    game = packed.game
    return packed.deal(game.players[-1], game.presets["usual"], random_keys(many, np.random.default_rng(1)))


def hold_to_the_rules(game, tables, plies, seed):
    played, again = 0, 0
    while played < plies:
        states = deals_as_the_rules_do(game, tables, f"{game.id} {seed} {again}")
        played += plays_as_the_rules_do(game, states, f"{game.id} {seed} {again}")
        again += 1


def presets(case):
    """Those that suit so many players: with them a game may last longer than with the numbers that laws choose."""
    return [options for options in case.game.presets.values() if refusal(case, options) is None]


@EACH_KERNEL
def test_a_kernel_does_ply_by_ply_what_the_rules_do(game):
    tables = [Terms(case.players, options) for case in cases(game) for options in played(case)]
    hold_to_the_rules(game, tables, SOME_PLIES, "some")


@pytest.mark.slow
@EACH_KERNEL
@pytest.mark.parametrize("quarter", range(4))
def test_a_kernel_does_what_the_rules_do_over_a_million_plies_with_every_option(game, quarter):
    tables = [Terms(case.players, options) for case in cases(game) for options in (*suitable(case), *presets(case))]
    hold_to_the_rules(game, tables * (1 + ROWS // len(tables)), MANY_PLIES, quarter)


@EACH_KERNEL
def test_imagined_and_reseeded_tables_are_played_on_as_the_rules_do(game):
    rng, worlds = Random(1), []
    for number in range(10):
        state = game.setup(game.players[-1], game.presets["usual"], fate.key_of(f"{number}"))
        for _ in range(3 * number):
            if acting := game.to_act(state):
                game.apply(state, acting[0], rng.choice(game.legal_moves(state, acting[0])))
        worlds += [reseed(game, state, rng), game.imagine(game.view(state, 0), rng)]
    assert plays_as_the_rules_do(game, worlds, "on") > len(worlds)


@pytest.mark.parametrize("many", [1, 33, 34, 35, 200])
def test_a_kernel_draws_from_a_key_what_the_rules_draw(many):
    for count in (0, 1, 2**40):
        key = fate.key_of(f"{count}")
        drawn = np.empty(many, np.uint32)
        draw(packed_key(key), count, drawn)
        assert tuple(drawn) == fate.tickets(key, count, many)
        items = np.arange(many, dtype=np.uint8)
        shuffle(packed_key(key), count, items)
        assert items.tolist() == fate.shuffled(key, count, range(many))


@pytest.mark.parametrize("number", [0, 2**64 - 1, 2**200 - 1, 2**256 - 1])
def test_the_next_key_is_the_next_number(number):
    words = packed_key(number.to_bytes(32, "little"))
    advance(words)
    assert words.tobytes() == ((number + 1) % 2**256).to_bytes(32, "little")


@EACH_KERNEL
def test_rows_are_the_same_by_however_many_threads_they_are_played(game):
    ends = []
    for threads in (1, 2, 3):
        packed = PackedGames(game.id, threads)
        rows, rng = usual_rows(packed, 10), np.random.default_rng(2)
        seats, moves = packed.random_moves(rows, rng)
        packed.step(rows, seats, moves)
        ended = packed.play_on(rows, 3_000, rng)
        ends.append((packed.masks(rows, rows["turn"]).tolist(), rows.tolist(), ended, packed.rollout(rows, rng)))
        assert ended > 10
    assert repr(ends[0]) == repr(ends[1]) == repr(ends[2])


@EACH_KERNEL
def test_random_moves_are_legal_and_each_comes_up(game):
    packed, rng = PackedGames(game.id), np.random.default_rng(3)
    rows = np.repeat(usual_rows(packed, 1), 4_000)
    seats, moves = packed.random_moves(rows, rng)
    legal = np.flatnonzero(packed.masks(rows, seats)[0])
    assert sorted({*moves.tolist()}) == legal.tolist()
    assert np.bincount(moves)[legal].min() > 4_000 / len(legal) / 3


@EACH_KERNEL
def test_a_rollout_plays_every_row_to_an_end_of_the_rules(game):
    packed, rng = PackedGames(game.id), np.random.default_rng(4)
    rows = usual_rows(packed)
    plies = packed.rollout(rows, rng)
    assert not packed.to_act(rows).any()
    assert plies > 10 * len(rows)
    over = rows.copy()
    packed.step(rows, *packed.random_moves(rows, rng))
    assert np.array_equal(rows, over)
    for row in rows:
        state = packed.unpack(row)
        assert game.outcome(state) is not None
        in_box = game.box(game.players[-1], game.presets["usual"])
        assert sorted(map(repr, game.pieces(state))) == sorted(map(repr, in_box))


@EACH_KERNEL
def test_a_move_that_the_rules_forbid_is_refused_by_its_rule_and_no_row_changes(game):
    packed, rng = PackedGames(game.id, 2), np.random.default_rng(5)
    rows = usual_rows(packed, 8)
    before = rows.copy()
    seats, moves = packed.random_moves(rows, rng)
    forbidden = int(np.flatnonzero(packed.masks(rows, seats)[6] == 0)[0])
    moves[6] = forbidden
    with pytest.raises(Illegal) as refused:
        packed.step(rows, seats, moves)
    assert refused.value.rule == game.why_not(packed.unpack(rows[6]), int(seats[6]), game.moves[forbidden])
    assert np.array_equal(rows, before)


@EACH_KERNEL
def test_a_number_of_no_move_is_refused(game):
    packed = PackedGames(game.id)
    rows = usual_rows(packed, 2)
    seats, _ = packed.random_moves(rows, np.random.default_rng(6))
    for number in (-1, len(game.moves), packed.masks(rows, seats).strides[0], 10**12):
        with pytest.raises(Malformed, match="no-such-move"):
            packed.step(rows, seats, np.full(2, number))


@EACH_KERNEL
@pytest.mark.parametrize("seats", [[0, -1], [6, 0], [0], [[0], [0]]])
def test_a_seat_that_is_not_at_the_table_is_refused(game, seats):
    packed = PackedGames(game.id)
    rows = usual_rows(packed, 2)
    with pytest.raises(Malformed, match="rows-and-seats"):
        packed.masks(rows, np.array(seats))
    with pytest.raises(Malformed, match="rows-and-seats"):
        packed.step(rows, np.array(seats), np.zeros(2, np.int64))


@EACH_KERNEL
def test_a_state_that_its_record_has_no_place_for_is_refused(game):
    packed = PackedGames(game.id)
    state = game.setup(game.players[-1], game.presets["usual"], bytes(32))
    for field, value in (("key", b"short"), ("turn", 1000), ("turn", -1)):
        odd = state.clone()
        setattr(odd, field, value)
        with pytest.raises(Malformed, match="state-not-packed"):
            packed.pack([odd])
    odd = state.clone()
    numbers = next(getattr(odd, name) for name in ("dice", "draw_pile", "deck") if hasattr(odd, name))
    numbers[0] += 0.5  # what is compiled holds no fraction but in a list
    with pytest.raises(Malformed, match="state-not-packed"):
        packed.pack([odd])
    with pytest.raises(Malformed, match="state-not-packed"):
        packed.deal(2, game.presets["usual"], [b"short"])


@pytest.mark.parametrize("game", UNPACKED, ids=lambda game: game.id)
def test_a_game_without_a_kernel_says_so(game):
    with pytest.raises(Malformed, match="game-without-kernel"):
        PackedGames(game.id)


def test_importing_the_library_and_its_games_imports_no_compiler():
    script = "import sys, gueridon, gueridon.env, gueridon.games; sys.exit('numba' in sys.modules)"
    subprocess.run([sys.executable, "-c", script], check=True, timeout=LONG_SECONDS)
