"""The law of kernels: ply by ply, whatever is dealt, allowed and done in rows is what the rules deal, allow and do."""

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from gueridon.core.fate import key_of
from gueridon.core.game import legal_mask
from gueridon.env.episode import returns
from gueridon.env.kernels import Packed, PackedGames, random_keys
from gueridon.games import AnyGame
from gueridon.laws.playing import one_of

AT_RANDOM = 1 / 2  # of the games; in the others seats mostly do what is sensible, which leads where chance seldom does
SOME_PLIES = 60
WHIM = 1 / 20  # of the moves of those who are sensible


class Terms(NamedTuple):
    """What one table plays."""

    players: int
    options: Any


def deals_as_the_rules_do(game: AnyGame, tables: Sequence[Terms], seed: str) -> list[Any]:
    """A fresh game on each of these tables, dealt in a row and by the rules; the states."""
    packed = PackedGames(game.id)
    keys = [key_of(f"{seed} {number}") for number in range(len(tables))]
    states = [game.setup(terms.players, terms.options, key) for terms, key in zip(tables, keys, strict=True)]
    rows = [packed.deal(*terms, [key]) for terms, key in zip(tables, keys, strict=True)]
    hold_rows_to_states(packed, np.concatenate(rows), states)
    return states


def plays_as_the_rules_do(game: AnyGame, states: Sequence[Any], seed: str) -> int:
    """Play these games, in rows and by the rules, side by side to the end; how many plies that took.

    AssertionError where they differ in anything: the state, who acts, what each seat may do, what it was worth.
    """
    packed, rng, plies = PackedGames(game.id), Random(seed), 0
    rows = packed.pack(states)
    wanton = [rng.random() < AT_RANDOM for _ in states]
    while playing := [at for at, state in enumerate(states) if game.to_act(state)]:
        seats, moves = np.zeros(len(rows), np.int64), np.zeros(len(rows), np.int64)
        for at in playing:
            state = states[at]
            seat = one_of(game, state, game.to_act(state), rng)
            move = chosen(game, state, seat, rng, wanton[at])
            seats[at], moves[at] = seat, game.index[move]
            state.log = None
            game.apply(state, seat, move)
        packed.step(rows, seats, moves)
        hold_rows_to_states(packed, rows[playing], [states[at] for at in playing])
        plies += len(playing)
    hold_rows_to_states(packed, rows, states)
    return plies


def plays_alike(one: PackedGames, other: PackedGames, many: int) -> None:
    """So many rows of the same game, on a processor or a GPU; AssertionError where they differ in anything."""
    for here, there in zip(asked_of_rows(one, many), asked_of_rows(other, many), strict=True):
        assert np.array_equal(here, there)


def asked_of_rows(packed: PackedGames, many: int) -> list[Any]:
    """Whatever can be asked of rows, and the rows themselves after each step."""
    game, rng = packed.game, np.random.default_rng(1)
    rows = packed.deal(game.players[-1], game.presets["usual"], random_keys(many, rng))
    seats, moves = packed.random_moves(rows, rng)
    told: list[Any] = [packed.to_act(rows), packed.masks(rows, seats), seats, moves]
    packed.step(rows, seats, moves)
    told += [rows.copy(), packed.play_on(rows, SOME_PLIES, rng), rows.copy(), packed.rollout(rows, rng), rows]
    return [*told, packed.returns(rows, "wins"), packed.returns(rows, "scores")]


def chosen(game: AnyGame, state: Any, seat: int, rng: Random, wanton: bool) -> Any:
    legal = game.legal_moves(state, seat)
    if len(legal) == 1 or wanton or game.hints is None or rng.random() < WHIM:
        return rng.choice(legal)
    return game.hints.policy(state, seat, legal, rng)


def hold_rows_to_states(packed: PackedGames, rows: Packed, states: Sequence[Any]) -> None:
    game, most_seats = packed.game, packed.kernel.most_players + 1
    acting = packed.to_act(rows)
    wins, scores = packed.returns(rows, "wins"), packed.returns(rows, "scores")
    masks = [packed.masks(rows, np.minimum(seat, rows["players"])) for seat in range(most_seats)]
    for at, state in enumerate(states):
        players = int(rows["players"][at])
        assert packed.unpack(rows[at]) == state
        packed.pack([state])  # refuses what would not be the same again
        assert tuple(np.flatnonzero(acting[at])) == game.to_act(state)
        for seat in range(players + 1):
            assert masks[seat][at].tobytes() == legal_mask(game, state, seat)
        outcome = game.outcome(state)
        hold_worth(wins[at], [] if outcome is None else returns(outcome, "wins"))
        hold_worth(scores[at], [] if outcome is None else returns(outcome, "scores"))


def hold_worth(columns: NDArray[np.float32], worth: list[float]) -> None:
    """Seats that nobody has, and all before the end, have nothing."""
    assert columns.tolist() == worth + [0.0] * (len(columns) - len(worth))
