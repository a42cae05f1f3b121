"""The favours: who is offered them, what they cost, what they do."""

import pytest
from tests.games.midas.tables import CURSED, act, fated, limit, punished, table, told, why_not

from gueridon.core.game import Limit
from gueridon.games.midas import GAME
from gueridon.games.midas.box import STONES
from gueridon.games.midas.events import (
    BribeKept,
    BribeUsed,
    ChestsExchanged,
    CoinDrawn,
    CurseDrawn,
    DamoclesFell,
    FavourBought,
    FavourDeclined,
    ImmunitySpent,
)
from gueridon.games.midas.moves import (
    ACCUSE,
    DECLINE,
    DRAW,
    GIVE_DIE,
    KEEP_BRIBE,
    TIME_UP,
    USE_BRIBE,
    Bid,
    Buy,
    Swap,
)
from gueridon.games.midas.options import Options

BRIBE, IMMUNITY, DAMOCLES, EXCHANGE = Buy("bribe"), Buy("immunity"), Buy("damocles"), Buy("exchange")

# Offers


@pytest.mark.rule("MID-30")
def test_favours_are_offered_clockwise_from_the_one_who_drew():
    state = fated(punished(2, "RR", "EE", "SS", "DD", coins={0: 1, 1: 1, 3: 1}), 2, "gold")
    asked = []
    act(state, 2, DRAW)
    while state.phase == "favours":
        asked.append(state.turn)
        act(state, state.turn, DECLINE)
        assert told(state, FavourDeclined) == [FavourDeclined(asked[-1])]
    assert asked == [2, 3, 0, 1]


@pytest.mark.rule("MID-30")
def test_after_a_fatal_draw_the_next_in_play_is_asked_first():
    state = fated(punished(1, "RR", "EE", "SS", coins={0: 1, 2: 1}), 1, "cursed")
    act(state, 1, DRAW)
    assert (state.phase, state.turn, state.to_ask) == ("favours", 2, [0])


@pytest.mark.rule("MID-30")
def test_only_those_who_can_pay_and_have_not_bought_are_asked():
    state = fated(punished(0, "RR", "EE", "SS", "DD", coins={1: 3, 3: 2}, bought={1: "bribe"}), 0, "gold")
    act(state, 0, DRAW)
    assert GAME.to_act(state) == (3,), "0 has one coin, but the Bribe is gone; 1 has bought; 2 has nothing"


@pytest.mark.rule("MID-30")
def test_declining_is_not_final():
    state = act(fated(punished(0, "RR", "EE"), 0, "gold"), 0, DRAW, DECLINE, Bid(50))
    act(state, 1, ACCUSE)
    act(fated(state, 0, "gold"), 0, DRAW)
    assert GAME.legal_moves(state, 0) == [BRIBE, IMMUNITY, DECLINE]


@pytest.mark.rule("MID-30")
def test_each_favour_is_granted_once():
    state = fated(punished(0, "RR", "EE", coins={0: 4}, bought={1: "immunity"}), 0, "gold")
    act(state, 0, DRAW)
    assert GAME.legal_moves(state, 0) == [BRIBE, DAMOCLES, EXCHANGE, DECLINE]
    assert why_not(state, 0, IMMUNITY) == "MID-30/granted"
    assert why_not(state, 1, BRIBE) == "MID-30/turn"


@pytest.mark.rule("MID-30")
def test_a_player_buys_at_most_one_favour_in_the_whole_game():
    state = fated(punished(0, "RR", "EE", coins={0: 4}, bought={0: "bribe"}), 0, "gold")
    act(state, 0, DRAW)
    assert state.phase == "bids"
    assert why_not(state, 0, IMMUNITY) == "MID-30/time"


@pytest.mark.rule("MID-30")
def test_losing_a_die_brings_no_favours():
    assert act(punished(0, "RR", "EE", coins={0: 4}), 0, GIVE_DIE).phase == "bids"


@pytest.mark.rule("MID-31")
def test_the_price_is_paid_in_coins_drawn_which_leave_the_game():
    state = fated(punished(0, "RR", "EE", coins={0: 2}), 0, "gold")
    act(state, 0, DRAW)
    assert why_not(state, 0, EXCHANGE) == "MID-31"
    act(state, 0, DAMOCLES)
    assert told(state, FavourBought) == [FavourBought(0, "damocles", 3)]
    assert (state.coins, state.gold_gone) == ([0, 0], 3)


@pytest.mark.rule("MID-31")
@pytest.mark.parametrize(("favour", "price"), [("bribe", 1), ("immunity", 2), ("damocles", 3), ("exchange", 4)])
def test_what_each_favour_costs(favour, price):
    poor = table("RR", "EE", phase="favours", coins={0: price - 1})
    rich = table("RR", "EE", phase="favours", coins={0: price})
    assert (why_not(poor, 0, Buy(favour)), why_not(rich, 0, Buy(favour))) == ("MID-31", None)


# The Bribe


@pytest.mark.rule("MID-32")
def test_the_owner_is_asked_after_the_stone_is_named_even_out_of_turn():
    state = act(punished(0, "RR", "EE", bribe=1), 0, GIVE_DIE)
    assert state.turn == 0
    assert GAME.to_act(state) == (1, 2)
    assert GAME.legal_moves(state, 1) == [USE_BRIBE, KEEP_BRIBE]
    assert why_not(state, 0, Bid(1)) == "MID-32/wait"
    assert why_not(state, 0, USE_BRIBE) == "MID-32/owner"


@pytest.mark.rule("MID-32")
@pytest.mark.parametrize("stone", STONES)
def test_midas_names_another_stone(stone):
    state = act(table("RR", "EE", stone=stone, phase="bribe", bribe=1), 1, USE_BRIBE)
    assert STONES[state.stone] != stone
    assert told(state, BribeUsed) == [BribeUsed(1, STONES[state.stone])]
    assert (state.bribe, GAME.to_act(state)) == (None, (0,))


@pytest.mark.rule("MID-32")
def test_the_owner_is_asked_again_after_the_first_bid_which_stands_for_the_new_stone():
    state = act(table("RR", "EE", stone="ruby", bribe=0), 0, Bid(2))
    assert GAME.to_act(state) == (0, 2)
    act(state, 0, USE_BRIBE)
    assert (state.bids, GAME.to_act(state)) == ([(0, 2)], (1,))
    act(state, 1, ACCUSE)
    assert state.total == (2 if STONES[state.stone] == "emerald" else 0)


@pytest.mark.rule("MID-32")
def test_it_is_kept_until_used():
    state = act(table("RR", "EE", phase="bribe", bribe=1), 1, KEEP_BRIBE)
    assert told(state, BribeKept) == [BribeKept(1)]
    assert (state.bribe, state.phase) == (1, "bids")


@pytest.mark.rule("MID-32")
def test_a_raise_closes_the_window():
    state = act(table("RR", "EE", "SS", bribe=2), 0, Bid(2))
    act(state, 2, KEEP_BRIBE)
    act(state, 1, Bid(3))
    assert state.phase == "bids"
    assert why_not(state, 2, USE_BRIBE) == "MID-32/window"


@pytest.mark.rule("MID-32")
def test_the_others_wait_five_seconds_then_it_is_kept():
    state = act(punished(0, "RR", "EE", bribe=1), 0, GIVE_DIE)
    first = limit(state)
    assert first.seconds == 5
    act(state, 2, TIME_UP)
    assert told(state, BribeKept) == [BribeKept(1)]
    assert GAME.limit(state) is None
    assert why_not(state, 2, TIME_UP) == "MID-32/clock"
    act(state, 0, Bid(1))
    assert limit(state) == Limit(5, first.period + 1), "the second window starts afresh"


@pytest.mark.rule("MID-32")
def test_a_host_may_ask_for_more_patience():
    assert limit(table("R", "E", phase="bribe", bribe=0, options=Options(patience=30))).seconds == 30


# Immunity


@pytest.mark.rule("MID-33")
def test_the_immune_lose_neither_coin_nor_die_and_begin_the_next_round():
    state = act(punished(1, "RR", "E", immunity=1, coins={0: 4}), 1, DRAW)
    assert told(state, ImmunitySpent) == [ImmunitySpent(1)]
    assert told(state, CoinDrawn, CurseDrawn) == []
    assert (state.dice, state.chests, state.immunity) == ([2, 1], [2, 6], None)
    assert (state.phase, state.first) == ("bids", 1), "no favours are offered"


@pytest.mark.rule("MID-33")
def test_it_is_spent_by_choice_too_and_cannot_be_declined():
    state = act(punished(1, "RR", "EE", immunity=1), 1, DRAW)
    assert (state.immunity, state.chests[1]) == (None, 6)


@pytest.mark.rule("MID-33")
def test_it_is_kept_by_whoever_loses_a_die_instead():
    assert act(punished(1, "RR", "EE", immunity=1), 1, GIVE_DIE).immunity == 1


@pytest.mark.rule("MID-33")
def test_it_covers_both_draws_of_damocles_which_stays_hanging():
    state = act(punished(1, "RR", "EE", immunity=1, damocles=True), 1, DRAW)
    assert (state.chests[1], state.damocles) == (6, True)


@pytest.mark.rule("MID-33")
def test_it_protects_only_once():
    state = act(punished(1, "RR", "EE", immunity=1), 1, DRAW, Bid(50))
    act(state, 0, ACCUSE)
    act(fated(state, 1, "gold"), 1, DRAW)
    assert state.chests[1] == 5


# Damocles


@pytest.mark.rule("MID-34")
def test_the_next_player_to_draw_draws_twice():
    state = act(fated(punished(0, "RR", "EE", damocles=True), 0, "gold gold"), 0, DRAW)
    assert told(state, DamoclesFell, CoinDrawn) == [DamoclesFell(0), CoinDrawn(0, 5), CoinDrawn(0, 4)]
    assert (state.coins[0], state.damocles) == (2, False)


@pytest.mark.rule("MID-34")
def test_it_is_in_force_at_once_even_for_its_buyer():
    state = act(fated(punished(0, "RR", "EE", coins={0: 2}), 0, "gold"), 0, DRAW, DAMOCLES, Bid(50))
    act(state, 1, ACCUSE)
    act(fated(state, 0, "gold gold"), 0, DRAW)
    assert state.chests[0] == 1


@pytest.mark.rule("MID-34")
def test_the_second_coin_may_be_the_cursed_one():
    state = act(fated(punished(0, "RR", "EE", "SS", damocles=True), 0, "gold cursed"), 0, DRAW)
    assert told(state, CoinDrawn, CurseDrawn) == [CoinDrawn(0, 5), CurseDrawn(0)]


@pytest.mark.rule("MID-34")
def test_there_is_no_second_coin_after_the_cursed_one():
    state = act(fated(punished(0, "RR", "EE", "SS", damocles=True), 0, "cursed"), 0, DRAW)
    assert (state.chests[0], state.coins[0], state.damocles) == (5, 0, False)


@pytest.mark.rule("MID-34")
def test_favours_come_after_both_coins():
    state = act(fated(punished(0, "RR", "EE", damocles=True), 0, "gold gold"), 0, DRAW)
    assert GAME.legal_moves(state, 0) == [BRIBE, IMMUNITY, DECLINE]


# Exchange


@pytest.mark.rule("MID-35")
def test_chests_are_swapped_at_once_and_coins_stay_with_their_owners():
    state = table("RR", "EE", "SS", phase="favours", coins={0: 4, 2: 1}, to_ask=[2])
    act(state, 0, EXCHANGE)
    assert GAME.legal_moves(state, 0) == [Swap(1), Swap(2)]
    act(state, 0, Swap(2))
    assert told(state, ChestsExchanged) == [ChestsExchanged(0, 2)]
    assert (state.chests, state.coins) == ([5, 6, 2], [0, 0, 1])
    assert (state.phase, state.turn) == ("favours", 2), "then Midas asks on"


@pytest.mark.rule("MID-35")
def test_only_with_another_player_in_play():
    state = act(table("RR", CURSED, "SS", phase="favours", coins={0: 4}), 0, EXCHANGE)
    assert GAME.legal_moves(state, 0) == [Swap(2)]
    assert why_not(state, 0, Swap(0)) == "MID-35/other"
    assert why_not(state, 0, Swap(1)) == "MID-35/other"
    assert why_not(state, 2, Swap(0)) == "MID-35/owner"


@pytest.mark.rule("MID-35")
def test_immunity_is_no_protection():
    state = act(table("RR", "EE", phase="favours", coins={0: 4}, immunity=1), 0, EXCHANGE, Swap(1))
    assert (state.chests, state.immunity) == ([6, 2], 1)


@pytest.mark.rule("MID-35")
def test_the_swap_is_for_the_rest_of_the_game():
    state = act(table("RR", "EE", phase="favours", coins={0: 4}, chests={0: 3, 1: 1}), 0, EXCHANGE, Swap(1), Bid(50))
    act(state, 1, ACCUSE)
    act(state, 0, DRAW)
    assert state.cursed == [True, False], "only the cursed coin was left in that chest"
