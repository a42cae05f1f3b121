"""Rounds solved beforehand: little is lost to one who knows the strategy, much is won from those who can be read."""

from collections import Counter
from random import Random

import pytest
from tests.games.midas.tables import CURSED, table

from gueridon.bots.choosing import choose
from gueridon.core.knowledge import Knowledge
from gueridon.games.midas import GAME
from gueridon.games.midas import sheets as stored
from gueridon.games.midas.hints.mixing import meant, mixture
from gueridon.games.midas.hints.rounds import Round, name_of, solved_round
from gueridon.games.midas.moves import ACCUSE, Bid
from gueridon.games.midas.rounds.odds import odds
from gueridon.games.midas.rounds.solving import FINENESS, RoundToSolve, cases, cases_of, sheet, solve
from gueridon.games.midas.sheets import FILE, read, sheets, write

VALUES = (0, 0, 1, 1, 1, 2)  # of the faces when two play and nothing was bought
LITTLE = 0.06  # rounds in a hundred beyond a half: six


@pytest.fixture(scope="module", params=[(2, 1), (2, 2)], ids=str)
def solved(request):
    """A small round, solved as those of the file are, and its solution."""
    small = RoundToSolve(request.param, VALUES)
    return small, small.solution()


def test_nobody_gains_more_than_a_little_by_knowing_it(solved):
    small, solution = solved
    assert small.best_answer(small.plans(solution)) < 0.5 + LITTLE


def test_it_gains_against_those_who_can_be_read(solved):
    small, solution = solved
    assert small.wins(solution, small.readers) > 0.53
    assert small.best_answer(small.readers) > small.wins(solution, small.readers)


def test_plans_are_shares_of_the_legal_calls_at_every_place(solved):
    small, solution = solved
    for plans in (small.readers, small.plans(solution)):
        for plan, depth in zip(plans, small.tree.depths, strict=True):
            possible = depth.legal.any(axis=1)
            assert plan.sum(axis=2)[possible] == pytest.approx(1, abs=1e-4)
            assert not (plan * ~depth.legal[:, None, :]).any()


def test_a_sheet_gives_back_what_was_solved(solved):
    small, solution = solved
    packed = read(write({"": sheet(small.tree, solution)}))[""]
    root = Round(packed)
    for own in range(3):
        habit = root.habit(0, [], own) or []
        assert sum(habit) == pytest.approx(40, abs=3)
        for call, often in enumerate(habit):
            assert often == pytest.approx(40 * solution[0, own, call], abs=0.51)


# The file


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_round_that_is_solved_anew_is_as_the_file_has_it(players):
    """But for the rounding of sums, which another machine may do otherwise."""
    anew = solve(cases_of(players)[0])
    kept = sheets()[anew.name]
    assert (anew.strategy.low, anew.strategy.top, anew.strategy.memories) == (kept.low, kept.top, kept.memories)
    parts = [*zip(anew.strategy.rows, kept.rows, strict=True)]
    assert sum(one == other for one, other in parts) > 0.99 * len(parts)
    assert max(abs(one - other) for one, other in parts) < FINENESS / 4
    assert anew.even == 1 - 1 / players
    assert anew.gains > anew.even


def test_rounds_of_each_number_of_players_are_all_rounds_of_the_file():
    assert {*cases()} == {case for players in GAME.players for case in cases_of(players)}


def known(state, seat):
    return Knowledge(GAME, seat, GAME.view(state, seat), GAME.legal_moves(state, seat), [], [])


def test_the_file_is_small_and_has_every_round_that_it_is_made_for():
    assert FILE.stat().st_size < 1_000_000
    assert {name_of(*case) for case in cases()} == set(sheets())


def test_every_round_of_the_file_is_opened_with_any_dice():
    for dice, values in cases():
        packed = sheets()[name_of(dice, values)]
        solved = Round(packed)
        assert len(packed.rows) == packed.totals * sum(solved.width(memory) for memory in packed.memories)
        for own, often in enumerate(odds(dice[0], values)):
            assert any(solved.habit(0, [], own) or []) == (often > 0)


@pytest.mark.parametrize(
    "cups", [("RRDEE", "RREES"), ("RD", "EES"), ("RRD", "EES", "DDR"), ("RRD", "EESD", "DDR", "SE")], ids=str
)
def test_a_call_of_the_mixture_is_legal_and_goes_by_the_own_cup_alone(cups):
    for bids in ([], [(1, 1)], [(0, 2), (1, 3)], [(1, 5)], [(0, 3), (1, 7)], [(1, 40)]):
        state, other = table(*cups, bids=bids), table(cups[0], *cups[:0:-1], bids=bids)
        other.dice = state.dice
        moves = mixture(state, 0)
        assert moves == mixture(other, 0)
        assert moves
        assert all(move in GAME.legal_moves(state, 0) and often > 0 for move, often in moves)


@pytest.mark.parametrize("card", [0, 1])
def test_whatever_the_cursed_make_of_the_obsidian_the_round_was_solved(card):
    assert mixture(table("RRD", "EES", CURSED, cards={2: card}), 0)
    assert mixture(table("RRD", "EES", "DDR", CURSED, cards={3: card}), 0)


def test_nobody_doubts_what_his_own_dice_make_up():
    assert ACCUSE not in dict(mixture(table("RRD", "EES", bids=[(1, 4)]), 0))


def test_a_bid_beyond_everything_is_doubted():
    assert [move for move, _ in mixture(table("RRD", "EES", bids=[(1, 30)]), 0)] == [ACCUSE]


def test_bids_below_the_lowest_in_earnest_say_no_more_than_it():
    assert meant([1, 2, 3], 5) == [5]
    assert meant([1, 5, 7], 5) == [5, 7]
    assert meant([2, 6, 7], 5) == [5, 6, 7]
    assert meant([], 5) == []


def test_an_oracle_makes_each_call_as_often_as_the_mixture_says():
    state, rng = table("RREES", "RRRRR", bids=[(1, 6)]), Random(1)
    mixed = dict(mixture(state, 0))
    made = Counter(choose(known(state, 0), "oracle", rng).move for _ in range(300))
    for move, often in mixed.items():
        assert made[move] / 300 == pytest.approx(often / sum(mixed.values()), abs=0.1)
    assert set(made) <= set(mixed)


def test_what_a_bot_thought_is_the_mixture():
    choice = choose(known(table("RREES", "RRRRR"), 0), "oracle", Random(1))
    assert sum(thought.share for thought in choice.thoughts) <= 1 + 1e-9
    assert all(0 <= thought.value <= 1 for thought in choice.thoughts)
    assert choice.beliefs


@pytest.fixture
def no_file(monkeypatch, tmp_path):
    monkeypatch.setattr(stored, "FILE", tmp_path / "rounds.bin")
    forget()
    yield
    forget()


def forget():
    sheets.cache_clear()
    solved_round.cache_clear()


@pytest.mark.usefixtures("no_file")
def test_without_the_file_bots_think():
    state = table("RREES", "RRRRR")
    assert mixture(state, 0) == []
    assert isinstance(choose(known(state, 0), "seer", Random(1)).move, Bid)
