"""What bids tell about dice: worlds recalled are nearer to the truth than any others, and show the seat what it saw."""

from math import log2
from random import Random
from statistics import mean

import pytest
from tests.games.midas.tables import table

from gueridon.core.fate import key_of
from gueridon.games.midas import GAME
from gueridon.games.midas.hints.belief import recall
from gueridon.games.midas.hints.bids import total_of
from gueridon.games.midas.hints.mixing import mixture
from gueridon.games.midas.hints.policy import beginner, policy
from gueridon.games.midas.hints.styles import AT_FIRST, explained
from gueridon.games.midas.options import Options
from gueridon.games.midas.rules.bidding import FALLS, obsidian
from gueridon.games.midas.rules.stones import worth

ROUNDS, WORLDS = 60, 20
SOLVED_ROUNDS = 200


def totals(state):
    values = tuple(worth(state, obsidian(state)))
    return [total_of(dice, values) for dice in state.cups]


def recalled(state, seat, rng):
    world = GAME.imagine(GAME.view(state, seat), rng)
    recall(world, seat, (), (), rng)
    return world


def after_one_bid(players, key, caller):
    """Between the second player, who is to call, and the first."""
    state = GAME.setup(players, Options(), key_of(key))
    first = state.turn
    GAME.apply(state, first, caller(state, first, GAME.legal_moves(state, first), Random(key)))
    return state, first, state.turn


@pytest.mark.parametrize("caller", [beginner, policy])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_others_hold_is_guessed_better_from_their_bids_than_without(players, caller):
    rng = Random(players)
    recalling, imagining = [], []
    for number in range(ROUNDS):
        state, bidder, seat = after_one_bid(players, str(number), caller)
        truth = totals(state)[bidder]
        for _ in range(WORLDS):
            recalling.append(abs(totals(recalled(state, seat, rng))[bidder] - truth))
            imagining.append(abs(totals(GAME.imagine(GAME.view(state, seat), rng))[bidder] - truth))
    assert mean(recalling) < 0.9 * mean(imagining)


def by_the_solution(state, seat, moves, rng):
    calls, shares = zip(*mixture(state, seat), strict=True)
    return rng.choices(calls, shares)[0]


def surprise(state, seat, likely):
    """Of what lies under that cup, in bits, where its totals are as likely as that, beside how often dice fall so."""
    values = tuple(worth(state, obsidian(state)))
    falls = [total_of(dice, values) for dice in FALLS[state.dice[seat]]]
    share = falls.count(totals(state)[seat]) * likely[totals(state)[seat]] / sum(likely[total] for total in falls)
    return -log2(share)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_who_bids_by_the_solution_is_not_taken_for_one_who_can_be_read(players):
    """Between two such a bid tells nothing; read as others' bids it surprised half as much again as chance does."""
    believed, by_chance = [], []
    for number in range(SOLVED_ROUNDS):
        state, bidder, _ = after_one_bid(players, str(number), by_the_solution)
        likely = explained(state, bidder, AT_FIRST)
        believed.append(surprise(state, bidder, likely))
        by_chance.append(surprise(state, bidder, [1.0] * len(likely)))
    assert mean(believed) < 1.06 * mean(by_chance)


def test_a_world_recalled_looks_the_same():
    rng = Random(1)
    for number in range(ROUNDS):
        state, _, seat = after_one_bid(3, str(number), beginner)
        view = GAME.view(state, seat)
        assert GAME.view(recalled(state, seat, rng), seat) == view


def test_a_higher_bid_speaks_for_better_dice():
    low, high = table("RRR", "EEE", bids=[(1, 1)]), table("RRR", "EEE", bids=[(1, 5)])
    rng = Random(2)
    means = [mean(totals(recalled(state, 0, rng))[1] for _ in range(300)) for state in (low, high)]
    assert means[1] > means[0] + 0.5


def test_those_who_said_nothing_may_hold_anything():
    state, rng = table("RRR", "EEE", "SSS", bids=[(1, 5)]), Random(3)
    assert mean(totals(recalled(state, 0, rng))[2] for _ in range(600)) == pytest.approx(3 * 4 / 6, abs=0.2)
