"""The companion of a real table: one shared screen, real dice."""

from random import Random

import pytest
from msgspec import structs
from tests.games.midas.tables import CURSED, fated, table, tap, told

from gueridon.core.fate import key_of
from gueridon.core.outcome import Outcome
from gueridon.core.wire import raw
from gueridon.games.midas import COMPANION
from gueridon.games.midas.events import (
    BribeUsed,
    ChestsExchanged,
    CoinDrawn,
    DieGivenUp,
    DrawAnnounced,
    DrawCancelled,
    ImmunitySpent,
    RoundBegan,
)
from gueridon.games.midas.moves import CANCEL, CONFIRM, DECLINE, DRAW, GIVE_DIE, USE_BRIBE, Buy, Swap
from gueridon.games.midas.options import CompanionOptions
from gueridon.tables.journal import Created
from gueridon.tables.opening import NewTable, create
from gueridon.tables.table import Table


def real_table(*cups, **rest):
    return table(*cups, phase="real-table", **rest)


def screen(state):
    return COMPANION.view(state, None)


@pytest.mark.rule("MID-50")
def test_the_screen_says_who_begins_and_names_the_stone():
    state = COMPANION.setup(3, CompanionOptions(), key_of("a real table"))
    began = told(state, RoundBegan)
    assert began == [RoundBegan(1, state.first, screen(state).stone, 75)]


@pytest.mark.rule("MID-50")
def test_it_shows_what_each_face_is_worth_and_the_highest_bid():
    shown = screen(real_table("R", "E", CURSED, stone="sapphire", bought={0: "bribe"}))
    assert [(value.face, value.least, value.most) for value in shown.worth] == [
        ("ruby", 0, None),
        ("emerald", 0, None),
        ("sapphire", 1, None),
        ("diamond", 2, None),
        ("obsidian", 0, 1),
        ("favour", 2, None),
    ]
    assert shown.highest == 50


@pytest.mark.rule("MID-50")
def test_the_dice_are_left_to_the_people():
    state = COMPANION.setup(4, CompanionOptions(), key_of("a real table"))
    assert screen(state).cups == ()
    assert state.cups == [()] * 4


@pytest.mark.rule("MID-51")
def test_tapping_a_name_draws_once_it_is_confirmed():
    state = fated(real_table("RR", "EE"), 1, "gold")
    tap(state, 1, DRAW)
    assert told(state, DrawAnnounced, CoinDrawn) == [DrawAnnounced(1)]
    assert COMPANION.why_not(state, 0, DRAW) == "MID-51/asked"
    assert COMPANION.why_not(state, 0, CONFIRM) == "MID-51/confirm"
    tap(state, 1, CONFIRM)
    assert told(state, CoinDrawn) == [CoinDrawn(1, 5)]


@pytest.mark.rule("MID-51")
def test_a_slip_of_the_finger_is_cancelled():
    state = real_table("RR", "EE")
    before = screen(state)
    tap(state, 1, DRAW, CANCEL)
    assert told(state, DrawCancelled) == [DrawCancelled(1)]
    assert screen(state) == before


@pytest.mark.rule("MID-51")
def test_tapping_a_name_spends_its_immunity():
    state = tap(real_table("RR", "EE", immunity=1), 1, DRAW, CONFIRM)
    assert told(state, ImmunitySpent) == [ImmunitySpent(1)]
    assert (state.chests, state.first) == ([6, 6], 1)


@pytest.mark.rule("MID-51")
def test_holding_the_stone_then_tapping_a_name_gives_up_a_die():
    state = tap(real_table("RR", "E"), 0, GIVE_DIE)
    assert told(state, DieGivenUp) == [DieGivenUp(0, 1)]
    assert COMPANION.why_not(state, 0, GIVE_DIE) == "MID-16/last"


@pytest.mark.rule("MID-51")
def test_tapping_the_stone_uses_the_bribe_of_its_owner():
    state = real_table("RR", "EE", stone="ruby", bribe=1)
    assert COMPANION.why_not(state, 0, USE_BRIBE) == "MID-32/owner"
    tap(state, 1, USE_BRIBE)
    assert told(state, BribeUsed)[0].stone != "ruby"
    assert COMPANION.why_not(state, 1, USE_BRIBE) == "MID-32/owner"


@pytest.mark.rule("MID-51")
def test_buying_the_exchange_asks_for_the_other_player():
    state = tap(table("RR", "EE", "SS", phase="favours", coins={0: 4}), 0, Buy("exchange"))
    assert COMPANION.legal_moves(state, 0) == [Swap(1), Swap(2)]
    tap(state, 0, Swap(1))
    assert told(state, ChestsExchanged) == [ChestsExchanged(0, 1)]


@pytest.mark.rule("MID-51")
def test_the_names_of_the_cursed_are_dead():
    state = real_table("RR", CURSED, "SS")
    assert COMPANION.to_act(state) == (0, 2)
    assert COMPANION.why_not(state, 1, DRAW) == "MID-21"


@pytest.mark.rule("MID-52")
def test_after_a_draw_the_favours_are_offered_by_the_same_rules():
    state = tap(fated(real_table("RR", "EE", coins={0: 1}), 1, "gold"), 1, DRAW, CONFIRM)
    assert COMPANION.legal_moves(state, 1) == [Buy("bribe"), DECLINE]
    tap(state, 1, DECLINE)
    assert COMPANION.to_act(state) == (0,)


@pytest.mark.rule("MID-52")
def test_the_loser_begins_and_the_next_in_play_if_he_is_cursed():
    state = tap(real_table("RR", "EE", "SS"), 2, GIVE_DIE)
    assert screen(state).first == 2
    tap(fated(state, 2, "cursed"), 2, DRAW, CONFIRM)
    assert screen(state).first == 0


@pytest.mark.rule("MID-52")
def test_the_screen_keeps_chests_coins_dice_and_the_cursed():
    state = tap(fated(real_table("RR", "EE", CURSED), 1, "gold"), 1, DRAW, CONFIRM, DECLINE, GIVE_DIE)
    assert [(p.dice, p.coins, p.chest, p.cursed) for p in screen(state).pirates] == [
        (2, 0, 6, False),
        (1, 1, 5, False),
        (0, 0, 6, True),
    ]


@pytest.mark.rule("MID-52")
def test_the_screen_names_the_winner():
    state = tap(real_table("RR", "EE", chests={1: 1}), 1, DRAW, CONFIRM)
    assert COMPANION.outcome(state) == Outcome("last-standing", (0,), (1, 0))
    assert {COMPANION.why_not(state, 0, made) for made in COMPANION.moves} == {"MID-22"}


@pytest.mark.rule("MID-52")
def test_the_obsidian_is_chosen_with_real_cards_so_only_its_range_is_shown():
    shown = screen(tap(real_table("RR", "EE", CURSED, CURSED), 0, GIVE_DIE))
    assert shown.phase == "real-table", "nobody is asked for a card"
    assert [(value.least, value.most) for value in shown.worth if value.face == "obsidian"] == [(0, 2)]


@pytest.mark.rule("MID-53")
def test_a_game_is_opened_with_the_join_code_of_its_table():
    wish = NewTable(COMPANION.id, 3, raw(CompanionOptions()))
    (created,) = create("the one with the screen", "MDAS42", wish)
    assert isinstance(created, Created)
    assert Table("table", created).code == "MDAS42"
    assert CompanionOptions.__struct_fields__ == ("coins",), "there is no other code to ask for"


@pytest.mark.rule("MID-50")
def test_one_screen_hides_nothing_from_anybody():
    rng = Random(3)
    for moment in range(40):
        state = COMPANION.setup(4, CompanionOptions(), key_of(str(moment)))
        while acting := COMPANION.to_act(state):
            seat = rng.choice(acting)
            COMPANION.apply(state, seat, rng.choice(COMPANION.legal_moves(state, seat)))
            views = [structs.replace(COMPANION.view(state, eyes), seat=None) for eyes in (0, 1, 2, 3, None)]
            assert all(view == views[0] for view in views)
    assert COMPANION.shared
