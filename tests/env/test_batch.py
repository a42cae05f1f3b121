"""Many games at once go as they would one by one."""

import numpy as np
import pytest

from gueridon.core.errors import Illegal
from gueridon.core.fate import key_of
from gueridon.env import begin
from gueridon.env.batch import BatchPool, BatchTerms, EpisodeBatch
from gueridon.games import SHELF

EACH_GAME = pytest.mark.parametrize("game", SHELF.values(), ids=lambda game: game.id)


def terms_of(game, many):
    return BatchTerms(game.id, many, game.players[0], game.on_trial(game.presets["usual"]), "scores", seed=7)


def legal_numbers(rows, rng):
    return np.array([rng.choice(mask.nonzero()[0]) for mask in rows.masks])


@EACH_GAME
def test_each_row_is_a_game_of_its_own_and_begins_anew_at_its_end(game):
    terms, rng = terms_of(game, 3), np.random.default_rng(1)
    batch = EpisodeBatch(terms)
    alone = begin(game, terms.players, terms.options, key_of("batch 7 1 0"))
    while alone.seat is not None:
        assert batch.rows.seats[1] == alone.seat
        assert batch.rows.observations[1].tobytes() == alone.observe(alone.seat)
        assert batch.rows.masks[1].tobytes() == alone.mask()
        numbers = legal_numbers(batch.rows, rng)
        alone.step(int(numbers[1]))
        rows = batch.step(numbers)
        assert rows.ended[1] == (alone.seat is None)
    assert rows.returns[1].tolist() == alone.returns("scores")
    fresh = begin(game, terms.players, terms.options, key_of("batch 7 1 1"))
    assert rows.observations[1].tobytes() == fresh.observe(fresh.seat)


def test_an_illegal_move_is_refused():
    batch = EpisodeBatch(terms_of(SHELF["midas"], 2))
    with pytest.raises(Illegal):
        batch.step(batch.rows.masks.argmin(axis=1))


@pytest.mark.slow
def test_processes_play_the_rows_that_one_would():
    terms, rng = terms_of(SHELF["midas"], 5), np.random.default_rng(2)
    batch = EpisodeBatch(terms)
    with BatchPool(terms, 2) as pool:
        for _ in range(60):
            assert [array.tolist() for array in batch.rows] == [array.tolist() for array in pool.rows]
            numbers = legal_numbers(batch.rows, rng)
            batch.step(numbers)
            pool.step(numbers)
    assert [process.exitcode for process in pool.processes] == [0, 0]
