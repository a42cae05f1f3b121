"""A round: dice and stone, bids, accusation, punishment."""

import pytest
from tests.games.midas.tables import CURSED, act, fated, letters, punished, table, told, why_not, worth

from gueridon.core.fate import key_of
from gueridon.games.midas import GAME
from gueridon.games.midas.box import STONES
from gueridon.games.midas.events import BidMade, Cup, CupsLifted, DiceRolled, DieGivenUp, RoundBegan
from gueridon.games.midas.moves import ACCUSE, DECLINE, DRAW, GIVE_DIE, MOVES, Bid
from gueridon.games.midas.options import Options


@pytest.mark.rule("MID-10")
def test_dice_are_rolled_in_secret():
    state = GAME.setup(3, Options(), key_of("secret"))
    log = state.log or []
    heard = [(audience, event.seat) for audience, event in log if isinstance(event, DiceRolled)]
    assert heard == [((0,), 0), ((1,), 1), ((2,), 2)]
    assert [cup.seat for cup in GAME.view(state, 1).cups] == [1]
    assert GAME.view(state, None).cups == ()


@pytest.mark.rule("MID-10")
def test_midas_names_a_coloured_stone():
    named = {GAME.setup(2, Options(), key_of(str(game))).stone for game in range(40)}
    assert {STONES[stone] for stone in named} == {"ruby", "emerald", "sapphire"}


@pytest.mark.rule("MID-10")
def test_whoever_is_cursed_rolls_no_more():
    state = act(punished(0, "RR", CURSED, "SS"), 0, GIVE_DIE)
    assert [len(cup) for cup in state.cups] == [1, 0, 2]


@pytest.mark.rule("MID-11")
def test_midas_draws_who_begins_the_game():
    first = {GAME.setup(4, Options(), key_of(str(game))).first for game in range(60)}
    assert first == {0, 1, 2, 3}


@pytest.mark.rule("MID-11")
def test_the_loser_of_a_round_begins_the_next():
    state = act(punished(2, "RR", "EE", "SS"), 2, GIVE_DIE)
    assert GAME.to_act(state) == (2,)
    assert told(state, RoundBegan)[0].first == 2


@pytest.mark.rule("MID-11")
def test_if_the_loser_is_now_cursed_the_next_in_play_begins():
    state = act(punished(1, "RR", "E", "SS", "DD", chests={1: 1}), 1, DRAW)
    assert state.first == 2


@pytest.mark.rule("MID-11")
def test_play_goes_clockwise_and_passes_over_the_cursed():
    state = act(table("RR", CURSED, "SS", turn=0), 0, Bid(1))
    assert GAME.to_act(state) == (2,)
    assert GAME.to_act(act(state, 2, Bid(2))) == (0,)


@pytest.mark.rule("MID-12")
def test_the_first_player_bids_at_least_one_and_cannot_accuse():
    state = table("RR", "EE")
    assert GAME.legal_moves(state, 0) == [Bid(count) for count in range(1, 51)]
    assert why_not(state, 0, ACCUSE) == "MID-12/first"


@pytest.mark.rule("MID-12")
def test_the_next_player_raises_strictly_or_accuses():
    state = act(table("RR", "EE"), 0, Bid(3))
    assert told(state, BidMade) == [BidMade(0, 3)]
    assert why_not(state, 1, Bid(3)) == "MID-12/raise"
    assert why_not(state, 1, Bid(4)) is None
    assert why_not(state, 1, ACCUSE) is None
    assert why_not(state, 0, Bid(4)) == "MID-12/turn"


@pytest.mark.rule("MID-13")
@pytest.mark.parametrize(("cups", "limit"), [(["R"] * 4, 100), (["R"] * 3, 75), (["R"] * 2, 50)])
def test_a_bid_cannot_exceed_25_for_each_player_in_play(cups, limit):
    state = table(*cups)
    assert why_not(state, 0, Bid(limit)) is None
    assert GAME.view(state, 0).highest == limit
    if limit < 100:
        assert why_not(state, 0, Bid(limit + 1)) == "MID-13"


@pytest.mark.rule("MID-13")
def test_the_limit_falls_with_the_cursed():
    assert why_not(table("RR", "EE", CURSED), 0, Bid(51)) == "MID-13"


@pytest.mark.rule("MID-13")
def test_after_a_bid_at_the_limit_the_next_player_can_only_accuse():
    state = act(table("RR", "EE"), 0, Bid(50))
    assert GAME.legal_moves(state, 1) == [ACCUSE]


@pytest.mark.rule("MID-14")
def test_what_each_face_is_worth():
    assert worth(table("R", "E", "S", stone="emerald")) == {
        "ruby": (0, 0),
        "emerald": (1, 1),
        "sapphire": (0, 0),
        "diamond": (2, 2),
        "obsidian": (0, 0),
        "favour": (1, 1),
    }


@pytest.mark.rule("MID-14")
def test_the_favour_face_grows_with_each_favour_granted_even_to_the_cursed():
    assert worth(table("R", CURSED, "S", bought={1: "bribe", 2: "damocles"}))["favour"] == (3, 3)


@pytest.mark.rule("MID-14")
def test_all_faces_are_counted_together():
    state = act(table("RRD", "EFO", "SDF", bought={0: "bribe"}, turn=2, bids=[(1, 9)]), 2, ACCUSE)
    assert state.total == (1 + 1 + 2) + (0 + 2 + 0) + (0 + 2 + 2)


@pytest.mark.rule("MID-15")
def test_below_the_bid_the_bidder_is_punished():
    state = act(table("RR", "ED", turn=1, bids=[(0, 5)]), 1, ACCUSE)
    assert (state.total, GAME.to_act(state)) == (4, (0,))


@pytest.mark.rule("MID-15")
def test_if_the_total_reaches_the_bid_the_accuser_is_punished():
    state = act(table("RR", "ED", turn=1, bids=[(0, 4)]), 1, ACCUSE)
    assert (state.total, GAME.to_act(state)) == (4, (1,))


@pytest.mark.rule("MID-15")
def test_all_cups_are_lifted():
    state = act(table("RF", "ED", turn=1, bids=[(0, 4)]), 1, ACCUSE)
    lifted = told(state, CupsLifted)[0]
    assert lifted.cups == (Cup(0, ("ruby", "favour")), Cup(1, ("emerald", "diamond")))
    assert (lifted.accuser, lifted.bidder, lifted.bid, lifted.total, lifted.loser) == (1, 0, 4, 4, 1)
    assert GAME.view(state, None).cups == lifted.cups


@pytest.mark.rule("MID-16")
def test_the_loser_chooses_between_a_die_and_the_chest():
    state = punished(0, "RR", "EE")
    assert GAME.legal_moves(state, 0) == [GIVE_DIE, DRAW]
    assert why_not(state, 1, DRAW) == "MID-16/loser"


@pytest.mark.rule("MID-16")
def test_a_die_is_lost_for_good():
    state = act(punished(0, "RRR", "EE"), 0, GIVE_DIE)
    assert told(state, DieGivenUp) == [DieGivenUp(0, 2)]
    assert state.dice == [2, 2]


@pytest.mark.rule("MID-16")
def test_with_a_single_die_left_the_loser_draws():
    state = punished(0, "R", "EE")
    assert GAME.legal_moves(state, 0) == [DRAW]
    assert why_not(state, 0, GIVE_DIE) == "MID-16/last"


@pytest.mark.rule("MID-17")
def test_after_the_punishment_all_dice_are_rolled_anew_and_a_stone_is_named():
    state = act(punished(0, "RRRRR", "EEEEE"), 0, GIVE_DIE)
    assert (state.round, state.bids, state.total) == (4, [], None)
    assert [letters(cup) for cup in state.cups] != ["RRRR", "EEEEE"]
    assert len(told(state, RoundBegan)) == 1


@pytest.mark.rule("MID-17")
def test_nobody_bids_before_the_favours_are_over():
    state = act(fated(punished(0, "RR", "EE"), 0, "gold"), 0, DRAW)
    assert why_not(state, 0, Bid(1)) == "MID-17"
    act(state, 0, DECLINE)
    assert why_not(state, 0, Bid(1)) is None


@pytest.mark.rule("MID-18")
def test_everyone_knows_dice_coins_chests_favours_and_damocles():
    state = table("RR", "EEE", CURSED, coins={0: 1}, bought={1: "damocles"}, bribe=0, immunity=1, damocles=True)
    views = [GAME.view(state, seat) for seat in (0, 1, 2, None)]
    assert len({(view.pirates, view.dice, view.highest, view.bribe, view.immunity) for view in views}) == 1
    assert [(p.dice, p.coins, p.chest, p.favour, p.cursed) for p in views[0].pirates] == [
        (2, 1, 5, None, False),
        (3, 0, 6, "damocles", False),
        (0, 0, 6, None, True),
    ]
    assert all(view.damocles for view in views)


def test_a_seat_that_does_not_exist_may_do_nothing():
    state = table("RR", "EE", turn=1, bids=[(0, 1)])
    assert [move for move in MOVES if why_not(state, 2, move) is None] == []
