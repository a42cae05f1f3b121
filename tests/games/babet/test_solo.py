"""BAB-50 to BAB-59: the lone player at the five levels."""

from random import Random

import pytest
from tests.games.babet.solo_tables import KEY, alone, ended, laid, refusal, told

from gueridon.core.fate import key_of
from gueridon.core.game import play
from gueridon.games.babet import SOLO
from gueridon.games.babet.solo.events import CardTurned, SoloBegan
from gueridon.games.babet.solo.moves import GIVE_UP, MoveCards, PlayCard, Restock
from gueridon.games.babet.solo.options import Options
from gueridon.games.babet.solo.rules.fit import find_fits
from gueridon.games.babet.solo.rules.play import steps


def legal(state, kind):
    return [move for move in SOLO.legal_moves(state, 0) if isinstance(move, kind)]


@pytest.mark.rule("BAB-50")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_five_stocks_of_six_with_only_the_top_card_seen(level):
    state = SOLO.setup(1, Options(level=level), KEY)
    assert [len(stock) for stock in state.stocks] == [6] * 5
    assert state.places == [b""] * 5
    seen = SOLO.view(state, 0)
    assert seen.faces == tuple(stock[-1] for stock in state.stocks)
    assert set(seen.hidden) == set(range(1, 31)) - set(seen.faces)
    assert [event.faces for event in told(state, SoloBegan)] == [seen.faces]


@pytest.mark.rule("BAB-50")
def test_five_kind_personalities_win():
    state = alone(1, "30 | 28", "1 2 3 4 6 | 5 7 8 9 12 | 10 11 13 15 18 | 14 16 17 21 24 | 19 20 22 27")
    play(SOLO, state, 0, PlayCard(1, 4))
    assert ended(state).reason == "won"
    assert ended(state).winners == (0,)


@pytest.mark.rule("BAB-50")
def test_five_full_places_with_a_wicked_one_do_not_win():
    state = alone(1, "29 | 30", "1 2 3 4 6 | 5 7 8 9 12 | 10 11 13 15 18 | 14 16 17 20 21 | 19 24 27 28")
    play(SOLO, state, 0, PlayCard(1, 4))
    assert ended(state).reason == "blocked"


@pytest.mark.rule("BAB-51")
def test_a_face_up_card_goes_to_an_empty_place_or_onto_a_lower_card():
    state = alone(1, "4 9 | 30", "5 | 10 | 1 2 3 4 6 | -")
    assert {move for move in legal(state, PlayCard) if move.stock == 0} == {
        PlayCard(0, 0),
        PlayCard(0, 3),
        PlayCard(0, 4),
    }
    assert refusal(state, PlayCard(0, 1)) == "BAB-51/lower"
    assert refusal(state, PlayCard(0, 2)) == "BAB-51/five"
    assert refusal(state, PlayCard(2, 0)) == "BAB-51/stock"
    assert refusal(state, PlayCard(0, 5)) == "BAB-50/place"


@pytest.mark.rule("BAB-51")
def test_the_next_card_of_the_stock_is_turned_up():
    state = alone(1, "4 9", "5")
    play(SOLO, state, 0, PlayCard(0, 0))
    assert list(state.places[0]) == [5, 9]
    assert told(state, CardTurned) == [CardTurned(4, 0)]
    assert SOLO.view(state, 0).faces[0] == 4


@pytest.mark.rule("BAB-52")
def test_cards_from_the_top_move_in_their_order():
    state = alone(1, "30", "1 7 8 | 5 6 | -")
    assert set(legal(state, MoveCards)) >= {MoveCards(0, 1, 1), MoveCards(0, 2, 1), MoveCards(0, 2, 2)}
    play(SOLO, state, 0, MoveCards(0, 2, 1))
    assert state.places == laid("1 | 5 6 7 8", 5)
    play(SOLO, state, 0, MoveCards(1, 4, 4))
    assert state.places == laid("1 | - | - | - | 5 6 7 8", 5)


@pytest.mark.rule("BAB-52")
def test_not_onto_a_higher_card_nor_beyond_five():
    state = alone(1, "30", "1 7 8 | 5 6 | 2 3 4 | 9")
    assert refusal(state, MoveCards(1, 2, 0)) == "BAB-51/lower"
    assert refusal(state, MoveCards(0, 3, 1)) == "BAB-51/lower"
    assert refusal(state, MoveCards(0, 2, 2)) is None
    assert refusal(alone(1, "30", "7 8 9 | 1 2 3"), MoveCards(0, 3, 1)) == "BAB-51/five"
    assert refusal(state, MoveCards(3, 2, 4)) == "BAB-52"


@pytest.mark.rule("BAB-53")
def test_first_cards_increase_among_the_places_in_use_at_level_2():
    state = alone(2, "3 8 | 20", "5 | - | 12")
    assert {move.place for move in legal(state, PlayCard) if move.stock == 0} == {0, 1}
    assert {move.place for move in legal(state, PlayCard) if move.stock == 1} == {0, 2, 3, 4}
    assert refusal(state, PlayCard(0, 3)) == "BAB-53"
    assert refusal(state, MoveCards(2, 1, 0)) is None
    assert refusal(alone(2, "30", "5 | - | 12"), MoveCards(0, 1, 3)) == "BAB-53"


@pytest.mark.rule("BAB-54")
def test_nothing_laid_moves_at_level_3_and_the_order_is_that_of_level_2():
    state = alone(3, "8 | 20", "5 | - | 12")
    assert legal(state, MoveCards) == []
    assert refusal(state, MoveCards(2, 1, 0)) == "BAB-54"
    assert refusal(state, PlayCard(0, 3)) == "BAB-53"


@pytest.mark.rule("BAB-55")
def test_each_personality_begins_higher_than_the_one_before_ends_at_level_4():
    state = alone(4, "8 | 11 | 13", "5 7 | - | 12 | 15")
    assert refusal(state, PlayCard(0, 0)) is None
    assert refusal(state, PlayCard(1, 1)) is None
    assert refusal(state, PlayCard(2, 0)) == "BAB-55"
    assert refusal(state, PlayCard(2, 4)) == "BAB-55"
    assert refusal(state, MoveCards(0, 1, 1)) is None
    assert refusal(state, MoveCards(2, 1, 0)) is None
    assert refusal(state, MoveCards(3, 1, 0)) == "BAB-55"


@pytest.mark.rule("BAB-56")
def test_six_stocks_of_five_at_level_5():
    state = SOLO.setup(1, Options(level=5), KEY)
    assert [len(stock) for stock in state.stocks] == [5] * 6
    assert len(state.places) == 6


@pytest.mark.rule("BAB-56")
def test_storage_is_outside_the_order_but_rises_and_holds_five():
    state = alone(5, "8 | 2 | 12", "5 | 7 | 9 | - | 1 4 6 10 | 20")
    assert refusal(state, PlayCard(0, 3)) == "BAB-56"
    assert refusal(state, PlayCard(1, 3)) == "BAB-56"
    assert refusal(state, PlayCard(2, 4)) is None
    assert refusal(state, PlayCard(1, 5)) == "BAB-51/lower"
    assert refusal(state, MoveCards(5, 1, 4)) is None
    assert refusal(alone(5, "8", "- | - | - | - | 1 2 3 4 5 | 6"), MoveCards(5, 1, 4)) == "BAB-51/five"


@pytest.mark.rule("BAB-56")
def test_all_twenty_positive_cards_in_the_four_places_on_the_left_win():
    left = "1 2 4 5 7 | 8 10 11 13 14 | 16 17 19 20 22 | 23 25 26 28"
    state = alone(5, "29 | 3 | 6 9 12", left + " | 15 18 | 21 24 27 30")
    play(SOLO, state, 0, PlayCard(0, 3))
    assert ended(state).reason == "won"


@pytest.mark.rule("BAB-57")
def test_an_empty_stock_takes_the_face_up_card_of_a_stock_of_two_or_more():
    state = alone(5, "3 4 | 9 | -", "5")
    assert set(legal(state, Restock)) == {Restock(0, to) for to in (2, 3, 4, 5)}
    assert refusal(state, Restock(1, 2)) == "BAB-57/two"
    assert refusal(state, Restock(0, 1)) == "BAB-57/empty"
    assert refusal(alone(1, "3 4", "5"), Restock(0, 1)) == "BAB-57/level"
    play(SOLO, state, 0, Restock(0, 2))
    assert state.stocks == laid("3 | 9 | 4", 6)
    assert told(state, CardTurned) == [CardTurned(3, 0)]


@pytest.mark.rule("BAB-58")
def test_it_is_lost_when_no_move_is_left():
    state = alone(3, "1 2 | 4", "3 | 5 | 6 | 7 | 8")
    play(SOLO, state, 0, PlayCard(1, 0))
    assert ended(state).reason == "blocked"
    assert ended(state).winners == ()
    assert refusal(state, PlayCard(0, 0)) == "BAB-58/over"


@pytest.mark.rule("BAB-58")
def test_the_player_may_give_up():
    state = SOLO.setup(1, Options(), KEY)
    play(SOLO, state, 0, GIVE_UP)
    assert ended(state).reason == "given-up"


@pytest.mark.rule("BAB-58")
def test_after_sixty_moves_in_a_row_a_stock_card_must_be_played():
    state = alone(1, "3 4 | 20", "5 | 9")
    for step in range(60):
        assert refusal(state, MoveCards(step % 2 * 2, 1, 2 - step % 2 * 2)) is None
        play(SOLO, state, 0, MoveCards(step % 2 * 2, 1, 2 - step % 2 * 2))
    assert SOLO.view(state, 0).moves_left == 0
    assert legal(state, MoveCards) == []
    assert refusal(state, MoveCards(0, 1, 2)) == "BAB-58/sixty"
    play(SOLO, state, 0, PlayCard(0, 3))
    assert SOLO.view(state, 0).moves_left == 60


@pytest.mark.rule("BAB-58")
def test_a_move_can_be_taken_back_by_going_back_to_a_clone():
    state = SOLO.setup(1, Options(level=2), KEY)
    before = state.clone()
    play(SOLO, state, 0, SOLO.legal_moves(state, 0)[0])
    assert before == SOLO.setup(1, Options(level=2), KEY)
    assert before != state


@pytest.mark.rule("BAB-59")
@pytest.mark.parametrize(
    ("level", "french", "english"),
    [
        (1, "plastique", "plastic"),
        (2, "carton", "cardboard"),
        (3, "bois", "wood"),
        (4, "argent", "silver"),
        (5, "cristal", "crystal"),
    ],
)
def test_each_level_has_its_rank_of_medium(level, french, english):
    for language, word in (("fr", french), ("en", english)):
        catalogue = (SOLO.folder / f"words.{language}.ftl").read_text("utf-8")
        assert word in next(line for line in catalogue.splitlines() if line.startswith(f"level-{level} "))


@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_what_is_kept_of_where_cards_fit_is_what_would_be_found_anew(level):
    rng = Random(level)
    for deal in range(10):
        state = SOLO.setup(1, Options(level=level, winnable=False), key_of(str(deal)))
        while state.ended is None:
            SOLO.apply(state, 0, rng.choice(SOLO.legal_moves(state, 0)))
            fresh = state.clone()
            find_fits(fresh)
            assert state.room == fresh.room
            assert state.ended or SOLO.legal_moves(state, 0)[:-1] == steps(fresh)


def test_the_deal_depends_on_the_key_alone():
    first, second = (SOLO.setup(1, Options(level=4), key_of(text)) for text in ("one", "another"))
    assert first.stocks != second.stocks
    assert first == SOLO.setup(1, Options(level=4), key_of("one"))
