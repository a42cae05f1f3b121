"""Whoever was seen to bid by his dice alone is read as such from then on; whoever knows the solved rounds is not."""

from math import log2
from random import Random
from statistics import mean

import pytest

from gueridon.core.fate import key_of
from gueridon.core.hints import HeardPly
from gueridon.games.midas import GAME
from gueridon.games.midas.events import CupsLifted
from gueridon.games.midas.hints.bids import total_of
from gueridon.games.midas.hints.mixing import mixture
from gueridon.games.midas.hints.policy import beginner, policy
from gueridon.games.midas.hints.reputation import leanings, lifted_tables
from gueridon.games.midas.hints.styles import AT_FIRST, explained
from gueridon.games.midas.options import Options
from gueridon.games.midas.rules.bidding import FALLS, count_cups, obsidian
from gueridon.games.midas.rules.stones import worth

GAMES = 12


def by_the_solution(state, seat, moves, rng):
    calls = mixture(state, seat)
    return rng.choices(*zip(*calls, strict=True))[0] if calls else beginner(state, seat, moves, rng)


def plies(caller, players, number):
    """The states of a whole game, each with all that a spectator heard before it."""
    state, rng = GAME.setup(players, Options(), key_of(f"reputation {number}")), Random(number)
    told = [HeardPly(None, [event for _, event in state.log or []])]
    while acting := [seat for seat in GAME.to_act(state) if seat < players]:
        yield state, told
        seat = rng.choice(acting)
        state.log = []
        GAME.apply(state, seat, caller(state, seat, GAME.legal_moves(state, seat), rng))
        told = [*told, HeardPly(seat, [event for audience, event in state.log or [] if audience is None])]
    yield state, told


@pytest.mark.parametrize("players", [2, 4])
def test_a_round_that_is_over_is_remembered_as_it_was(players):
    """Favours, obsidian and dice of that round give the total that was counted then."""
    for number in range(GAMES):
        *_, (state, told) = plies(policy, players, number)
        counted = [event.total for ply in told for event in ply.events if isinstance(event, CupsLifted)]
        remembered = [count_cups(table) for table in lifted_tables(state, told)]
        bribes = [event for ply in told for event in ply.events if type(event).__name__ == "BribeUsed"]
        assert len(remembered) == len(counted) - len(bribes)
        assert bribes or remembered == counted


@pytest.mark.parametrize(("caller", "style"), [(beginner, 0), (by_the_solution, 2)])
def test_after_a_game_one_knows_how_somebody_bids(caller, style):
    ends = [[*plies(caller, 2, number)][-1] for number in range(GAMES)]
    leaning = [leanings(state, told)[seat] for state, told in ends for seat in range(2)]
    assert mean(each[style] for each in leaning) > 0.6


def surprises(caller, remembering):
    """In bits, at each ply of a round, what lies under the cup of the last bidder."""
    for number in range(GAMES):
        for state, told in plies(caller, 2, number):
            if state.phase == "bids" and state.bids:
                bidder, _ = state.bids[-1]
                values = tuple(worth(state, obsidian(state)))
                leaning = leanings(state, told if remembering else ())[bidder]
                likely = explained(state, bidder, leaning)
                falls = [total_of(dice, values) for dice in FALLS[state.dice[bidder]]]
                truth = total_of(state.cups[bidder], values)
                yield -log2(falls.count(truth) * likely[truth] / sum(likely[total] for total in falls))


def test_whoever_can_be_read_is_read_the_better_for_what_was_seen_of_him():
    assert mean(surprises(beginner, remembering=True)) < 0.7 * mean(surprises(beginner, remembering=False))


def test_whoever_knows_the_solved_rounds_is_not_read_the_worse_for_it():
    assert mean(surprises(by_the_solution, remembering=True)) < mean(surprises(by_the_solution, remembering=False))


def test_nothing_is_known_of_anybody_before_the_first_cups_are_lifted():
    state, told = next(plies(policy, 3, 0))
    assert leanings(state, told) == [AT_FIRST] * 3
