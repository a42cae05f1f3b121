"""What a view says of the rules, held against the rules themselves over whole games."""

from random import Random

import pytest
from tests.games.midas.tables import CURSED, act, table

from gueridon.games.midas import COMPANION, GAME
from gueridon.games.midas.moves import ACCUSE, Bid
from gueridon.games.midas.shown import CupWorth

TABLES = [(game, players) for game in (GAME, COMPANION) for players in game.players]
EACH_TABLE = pytest.mark.parametrize(("game", "players"), TABLES, ids=lambda part: getattr(part, "id", part))


def states(game, players):
    """Of ten games played at random, to the end; sooner or later somebody accuses."""
    rng = Random(players)
    for _ in range(10):
        state = game.setup(players, game.presets["usual"], rng.randbytes(32))
        while acting := game.to_act(state):
            yield state
            seat = rng.choice(acting)
            moves = game.legal_moves(state, seat)
            game.apply(state, seat, ACCUSE if ACCUSE in moves and rng.random() < 0.3 else rng.choice(moves))
        yield state


@EACH_TABLE
def test_a_view_tells_whom_the_table_waits_for(game, players):
    for state in states(game, players):
        assert game.view(state, None).acting == tuple(seat for seat in game.to_act(state) if seat < players)


@EACH_TABLE
def test_a_view_tells_who_has_won_and_only_then(game, players):
    for state in states(game, players):
        outcome = game.outcome(state)
        assert game.view(state, 0).winner == (None if outcome is None else outcome.winners[0])


@pytest.mark.rule("MID-12")
@pytest.mark.parametrize("players", GAME.players)
def test_the_lowest_bid_of_a_view_is_the_lowest_that_is_legal(players):
    for state in states(GAME, players):
        view = GAME.view(state, None)
        bids = [move.count for move in GAME.legal_moves(state, state.turn) if isinstance(move, Bid)]
        if state.phase == "bids":
            assert bids == list(range(view.lowest, view.highest + 1))


@pytest.mark.rule("MID-14")
@pytest.mark.parametrize("players", GAME.players)
def test_the_cups_of_a_view_are_worth_the_total_once_they_are_lifted(players):
    """Or of no worth at all, once a favour bought has made the dice worth more."""
    for state in states(GAME, players):
        view = GAME.view(state, 0)
        if view.total is None or view.phase == "punishment":
            assert [cup.seat for cup in view.cup_worths] == [cup.seat for cup in view.cups]
        if view.total is not None and view.cup_worths:
            assert sum(cup.least for cup in view.cup_worths) == view.total
            assert all(cup.most is None for cup in view.cup_worths)


@pytest.mark.rule("MID-40")
def test_ones_own_cup_is_worth_a_range_while_the_obsidian_is_secret():
    state = table("OOR", CURSED, "OR", CURSED, turn=2, bids=[(0, 9)], cards={1: 1, 3: 0})
    assert GAME.view(state, 0).cup_worths == (CupWorth(0, 1, 5),)
    assert GAME.view(state, 1).cup_worths == ()
    act(state, 2, ACCUSE)
    assert GAME.view(state, 0).cup_worths == (CupWorth(0, 3, None), CupWorth(2, 2, None))
