"""The chest: gold, the curse, and the last one standing."""

import pytest
from tests.games.midas.tables import CURSED, act, fated, punished, table, told, why_not, worth

from gueridon.core.outcome import Outcome
from gueridon.games.midas import GAME
from gueridon.games.midas.events import CoinDrawn, CurseDrawn, GameEnded
from gueridon.games.midas.moves import ACCUSE, DRAW, GIVE_DIE, MOVES, Bid


@pytest.mark.rule("MID-20")
def test_a_gold_coin_drawn_is_kept_in_the_open_and_gone_from_the_chest():
    state = act(fated(punished(1, "RR", "EE"), 1, "gold"), 1, DRAW)
    assert told(state, CoinDrawn) == [CoinDrawn(1, 5)]
    assert [(pirate.coins, pirate.chest) for pirate in GAME.view(state, None).pirates] == [(0, 6), (1, 5)]


@pytest.mark.rule("MID-20")
def test_no_die_is_lost_by_drawing():
    assert act(fated(punished(1, "RR", "EE"), 1, "gold"), 1, DRAW).dice == [2, 2]


@pytest.mark.rule("MID-21")
def test_the_cursed_coin_puts_its_player_out_of_the_bidding():
    state = act(fated(punished(0, "RR", "EE", "SS"), 0, "cursed"), 0, DRAW)
    assert told(state, CurseDrawn) == [CurseDrawn(0)]
    assert state.cursed == [True, False, False]
    assert why_not(state, 0, Bid(1)) == "MID-21"
    assert why_not(state, 0, ACCUSE) == "MID-21"


@pytest.mark.rule("MID-21")
def test_dice_coins_bribe_and_immunity_of_the_cursed_leave_the_game():
    state = fated(punished(0, "RR", "EE", "SS", coins={0: 2}, bribe=0), 0, "cursed")
    act(state, 0, DRAW)
    assert (state.dice[0], state.coins[0], state.bribe) == (0, 0, None)
    pieces = GAME.pieces(state)
    assert (pieces.count("die"), pieces.count("gold"), pieces.count("cursed")) == (15, 15, 3)


@pytest.mark.rule("MID-21")
def test_damocles_of_the_cursed_stays_hanging_and_his_favour_still_counts():
    state = table("RR", CURSED, "SS", bought={1: "damocles"}, damocles=True)
    act(state, 0, Bid(50))
    act(state, 2, ACCUSE)
    act(state, 0, GIVE_DIE)
    assert state.damocles
    assert worth(state)["favour"] == (2, 2)


@pytest.mark.rule("MID-22")
def test_the_last_player_not_cursed_wins_on_the_spot():
    state = act(punished(0, "R", CURSED, "SS", coins={2: 4}, chests={0: 1}), 0, DRAW)
    assert GAME.outcome(state) == Outcome("last-standing", (2,), (0, 0, 1))
    assert told(state, GameEnded)[0].winner == 2
    assert GAME.to_act(state) == ()


@pytest.mark.rule("MID-22")
def test_nothing_can_be_done_when_it_is_over():
    state = act(punished(0, "R", "SS", chests={0: 1}), 0, DRAW)
    assert {why_not(state, seat, move) for seat in range(3) for move in MOVES} == {"MID-22"}
