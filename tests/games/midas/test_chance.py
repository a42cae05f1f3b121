"""Coins, stones and dice are fair: over many games each falls as often as chance would have it."""

from collections import Counter

import pytest

from gueridon.core.fate import key_of
from gueridon.games.midas import GAME
from gueridon.games.midas.events import CoinDrawn, CurseDrawn
from gueridon.games.midas.moves import ACCUSE, DRAW, USE_BRIBE, Bid
from gueridon.games.midas.options import Options

GAMES = 100_000

# What chi-square exceeds once in a hundred thousand times, for so many degrees of freedom.
ONCE_IN_100_000 = {1: 19.51, 2: 23.03, 3: 25.90, 5: 30.86}


def chi_square(counts: Counter[int], kinds: int) -> float:
    expected = counts.total() / kinds
    return sum((counts[kind] - expected) ** 2 / expected for kind in range(kinds))


@pytest.fixture(scope="module")
def openings():
    return [GAME.setup(4, Options(), key_of(str(game))) for game in range(GAMES)]


@pytest.mark.slow
@pytest.mark.rule("MID-10")
def test_each_face_and_each_stone_comes_as_often(openings):
    dice = Counter(die for state in openings for cup in state.cups for die in cup)
    stones = Counter(state.stone for state in openings)
    assert dice.total() == 20 * GAMES
    assert chi_square(dice, 6) < ONCE_IN_100_000[5]
    assert chi_square(stones, 3) < ONCE_IN_100_000[2]


@pytest.mark.slow
@pytest.mark.rule("MID-11")
def test_each_player_begins_as_often(openings):
    assert chi_square(Counter(state.first for state in openings), 4) < ONCE_IN_100_000[3]


@pytest.mark.slow
@pytest.mark.rule("MID-2")
def test_the_cursed_coin_comes_at_each_place_as_often(openings):
    """Of six coins drawn one after another, the cursed one is as likely to be the first as the last."""
    assert chi_square(Counter(curse_of_the_first(state.clone()) for state in openings), 6) < ONCE_IN_100_000[5]


def curse_of_the_first(state):
    """How many gold coins the first player draws, losing every round, before the cursed one."""
    loser, gold = state.first, 0
    state.bought = [0, 1, 2, 3]  # so that no favour comes between
    while True:
        GAME.apply(state, loser, Bid(100))
        GAME.apply(state, state.turn, ACCUSE)
        state.log = []
        GAME.apply(state, loser, DRAW)
        if any(isinstance(event, CurseDrawn) for _, event in state.log):
            return gold
        assert any(isinstance(event, CoinDrawn) for _, event in state.log)
        gold += 1
        state.log = None


@pytest.mark.slow
@pytest.mark.rule("MID-32")
def test_a_bribe_brings_either_of_the_two_other_stones_as_often(openings):
    steps: Counter[int] = Counter()
    for state in openings:
        bribed = state.clone()
        bribed.phase, bribed.bribe = "bribe", 0
        GAME.apply(bribed, 0, USE_BRIBE)
        steps[(bribed.stone - state.stone) % 3 - 1] += 1
    assert chi_square(steps, 2) < ONCE_IN_100_000[1]
