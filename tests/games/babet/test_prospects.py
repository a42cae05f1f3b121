"""What a table promises: by what can be finished, who can finish it, and with which cards."""

import json
from math import exp
from random import Random

import pytest
from tests.games.babet.tables import table

from gueridon.core.fate import key_of
from gueridon.games.babet import GAME
from gueridon.games.babet.box import Role
from gueridon.games.babet.hints.policy import policy, value
from gueridon.games.babet.hints.prospects import INITIATIVE, WICKED, WINS, measures, promise
from gueridon.games.babet.options import Options
from gueridon.games.babet.weights import FILE, MEASURES, read, shipped, write

DEALS = 40


def of_two(*hands, **laid):
    state = table(*hands, **laid)
    state.roles, state.order = [Role.ARTISOU, Role.FOUTRALOU], [0, 1]
    return state


def wins(state):
    """Now, next, and after that: for the Artisous and for the others."""
    return measures(state)[WINS:]


def test_whoever_holds_the_card_that_ends_it_makes_his_team_hope():
    holding, lacking = (of_two("1", hand, laid="3 6 9 10", turn=1) for hand in ("11", "7"))
    assert promise(holding) < promise(lacking) - 0.1
    assert wins(holding) == [0, 1, 0, 0, 0, 1]
    assert wins(lacking) == [0] * 6


def test_the_next_player_may_draw_what_lies_in_the_river_and_the_one_after_him_may_not_count_on_it():
    state = of_two("1", "7", laid="3 6 9 10", river="11 4")
    assert wins(state) == [0, 0, 0, 1, 0, 0]
    state.turn = 1
    assert wins(state) == [0] * 6  # he has drawn
    state.draws = 2
    assert wins(state) == [0, 1, 0, 0, 0, 0]


def test_artisous_who_have_finished_none_cannot_win_in_one_turn():
    assert wins(of_two("11", "6", laid="1 2 4 5")) == [0] * 6
    assert wins(of_two("11", "6", laid="1 2 4 5", finished="7 8 10 13 14")) == [1, 0, 0, 0, 1, 0]


def test_with_three_players_one_of_the_two_must_be_entirely_positive():
    state = table("20", "6", "9", laid="1 2 3 4", finished="7 8 10 13 15")
    state.roles, state.order = [Role.ARTISOU, Role.FOUTRALOU, Role.ARTISOU], [0, 1, 2]
    assert wins(state)[0] == 0
    state.piles = [[1, 2, 4, 5]]
    assert wins(state)[0] == 1


def test_a_pile_counts_while_cards_or_piles_are_left_that_may_follow():
    state = of_two("1", "2", laid="3 6 27")
    assert measures(state)[WICKED + 1] == 1  # 28, 29, 30
    state.piles = [[3, 6, 27], [7, 28], [8, 29]]
    assert measures(state)[WICKED + 1] == 0
    state.piles = [[3, 6, 27], [28, 29]]
    assert measures(state)[WICKED + 1] == 1


def test_the_rest_of_the_turn_is_whose_turn_it_is():
    state = of_two("1", "2", draws=2)
    assert measures(state)[INITIATIVE] == 1
    state.turn, state.draws, state.actions = 1, 0, 1
    assert measures(state)[INITIATIVE] == -0.25


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("variants", [Options(), Options(roles="dealt", triplette=True, mirrors=True)])
def test_halfway_it_tells_better_than_chance_who_will_win(players, variants):
    right = []
    for deal in range(DEALS):
        rng, promises = Random(deal), []
        state = GAME.setup(players, variants, key_of(f"prospects {deal}"))
        while acting := GAME.to_act(state):
            promises.append(promise(state))
            assert len(measures(state)) == len(MEASURES)
            assert 0 < promises[-1] < 1
            move = policy(state, acting[0], GAME.legal_moves(state, acting[0]), rng)
            GAME.apply(state, acting[0], move)
        if state.ended != "no-winner":
            right += [(one > 0.5) == (state.ended == "two-kind") for one in promises[len(promises) // 2 :]]
    assert sum(right) > 0.6 * len(right)


def test_both_teams_share_one_hope():
    here = value(table("1", "2", laid="3 6 9"))
    assert sum(here) == pytest.approx(1)


# The file


@pytest.mark.parametrize("place", range(4))
def test_the_promise_is_the_sum_of_what_the_file_says(place):
    players = GAME.players[place]
    state = table(*["1 12", "2 23", "4", "5", "6"][:players], laid="3 6 9", river="11 14")
    assert len(state.roles) == players
    counts = [row[place] for row in json.loads(FILE.read_bytes()).values()]
    total = sum(weight * measure for weight, measure in zip(counts, measures(state), strict=True))
    assert promise(state) == pytest.approx(1 / (1 + exp(-total)))


def test_the_file_has_a_line_for_each_measure_in_their_order():
    assert [*json.loads(FILE.read_bytes())] == [*MEASURES]
    assert write(shipped()) == FILE.read_bytes()


def test_another_figure_in_the_file_is_another_weight():
    planted = json.loads(FILE.read_bytes())
    planted[MEASURES[WINS]][2] += 1.0
    found = read(json.dumps(planted).encode())
    assert found[4][WINS] == shipped()[4][WINS] + 1
    assert [found[players] == shipped()[players] for players in GAME.players] == [True, True, False, True]
