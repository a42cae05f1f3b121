"""FIF-1 to FIF-12: what is in the box and how a game is laid out."""

from collections import Counter

import pytest
from tests.games.missions.tables import card, lay, table, told
from tests.playthroughs.goldens import FOLDER

from gueridon.core import record
from gueridon.core.errors import Illegal
from gueridon.core.fate import key_of
from gueridon.core.game import heard
from gueridon.games.missions import GAME
from gueridon.games.missions.box.cards import CARDS, COPIES, Card, Medal
from gueridon.games.missions.box.missions import MISSIONS
from gueridon.games.missions.events import CardsReceived, GameBegan
from gueridon.games.missions.options import Options
from gueridon.games.missions.rules import laid_out
from gueridon.games.missions.state import State

USUAL = Options()
FRENZY = Options(frenzy=5)
KEYS = [key_of(str(number)) for number in range(40)]


@pytest.mark.rule("FIF-1")
def test_there_are_56_cards_two_of_each_symbol_and_value():
    symbol_cards = [piece for piece in GAME.box(4, USUAL) if isinstance(piece, Card)]
    assert len(symbol_cards) == 56
    assert Counter(symbol_cards) == {card(f"{symbol}{value}"): 2 for symbol in "LBKC" for value in range(1, 8)}


@pytest.mark.rule("FIF-2")
def test_there_are_50_different_missions():
    assert sorted(piece for piece in GAME.box(4, USUAL) if isinstance(piece, int)) == [*range(1, 51)]
    assert len({mission.condition for mission in MISSIONS.values()}) == 50


@pytest.mark.rule("FIF-3")
def test_there_are_three_medals():
    assert [piece for piece in GAME.box(4, USUAL) if isinstance(piece, Medal)] == [
        Medal.BRONZE,
        Medal.SILVER,
        Medal.GOLD,
    ]


@pytest.mark.rule("FIF-10")
def test_bronze_lies_after_15_of_the_46_missions_silver_4_further_gold_4_further():
    state = next(state for key in KEYS if not (state := GAME.setup(2, USUAL, key)).accomplished)
    from_the_top = state.mission_pile[::-1]
    assert len(state.missions) == 4
    assert len(from_the_top) == 46 + 3
    assert from_the_top[15] is Medal.BRONZE
    assert from_the_top[16 + 4] is Medal.SILVER
    assert from_the_top[16 + 4 + 1 + 4] is Medal.GOLD


@pytest.mark.rule("FIF-10")
@pytest.mark.parametrize("golden", ["bronze", "gold", "all-fifty"])
def test_bronze_comes_with_the_16th_mission_silver_with_the_20th_gold_with_the_24th(golden):
    game, written = record.read((FOLDER / "missions" / f"{golden}.json").read_bytes(), {GAME.id: GAME})
    state = record.opening(game, written)
    for seat, move in record.moves_of(game, written):
        GAME.apply(state, seat, move)
        done = len(state.accomplished)
        assert len(state.medals) == (done >= 16) + (done >= 20) + (done >= 24)


@pytest.mark.rule("FIF-10")
def test_missions_are_shuffled():
    assert len({tuple(GAME.setup(1, USUAL, key).missions) for key in KEYS}) == len(KEYS)


@pytest.mark.rule("FIF-11")
@pytest.mark.parametrize("players", GAME.players)
def test_four_cards_are_laid_face_up_and_four_dealt_to_each(players):
    state = GAME.setup(players, USUAL, key_of("1"))
    assert [len(stack) for stack in state.stacks] == [1, 1, 1, 1]
    assert [len(hand) for hand in state.hands] == [4] * players
    assert len(state.draw_pile) == len(CARDS) * COPIES - 4 - 4 * players


@pytest.mark.rule("FIF-11")
def test_hands_are_dealt_secretly():
    state = GAME.setup(3, USUAL, key_of("1"))
    assert state.log is not None
    for seat in range(3):
        (received,) = [event for event in heard(state.log, seat) if isinstance(event, CardsReceived)]
        assert received.seat == seat
        assert Counter(received.cards) == Counter(GAME.view(state, seat).hand)
    assert not [event for event in heard(state.log, None) if isinstance(event, CardsReceived)]


@pytest.mark.rule("FIF-11")
@pytest.mark.parametrize("options", GAME.presets.values(), ids=GAME.presets)
def test_no_view_tells_other_hands_or_what_is_still_to_come(options):
    state = GAME.setup(3, options, key_of("1"))
    other = state.clone()
    other.hands[1], other.hands[2] = other.hands[2], other.hands[1]
    other.draw_pile.reverse()
    assert GAME.view(other, 0) == GAME.view(state, 0)
    assert GAME.view(other, None) == GAME.view(state, None)
    assert GAME.view(other, 1).hand == GAME.view(state, 2).hand


@pytest.mark.rule("FIF-11")
@pytest.mark.parametrize("players", GAME.players)
def test_if_the_game_cannot_begin_the_cards_are_dealt_again(players):
    keys = [key_of(str(number)) for number in range(2_000)]
    dealt_again = [key for key in keys if laid_out(players, USUAL, key, 1).ended]
    assert dealt_again
    for key in dealt_again:
        state = GAME.setup(players, USUAL, key)
        assert GAME.legal_moves(state, state.turn)
        assert state.log is not None
        assert [event for event in heard(state.log, None) if isinstance(event, GameBegan)] == [GameBegan(state.turn)]


def cards_of(state: State) -> tuple[object, ...]:
    """Wherever they lie."""
    return state.stacks, state.hands, state.draw_pile


@pytest.mark.rule("FIF-11")
@pytest.mark.parametrize("options", [USUAL, FRENZY], ids=["in turn", "frenzy"])
@pytest.mark.parametrize("players", GAME.players)
def test_where_the_game_can_begin_nothing_is_dealt_again(players, options):
    for key in KEYS:
        first = laid_out(players, options, key, 1)
        assert first.ended is None
        assert cards_of(GAME.setup(players, options, key)) == cards_of(first)


@pytest.mark.rule("FIF-11")
@pytest.mark.parametrize(("players", "key"), [(1, "342"), (1, "1294"), (2, "252781"), (2, "271224")])
def test_if_nobody_could_begin_a_frenzy_the_cards_are_dealt_again(players, key):
    first = laid_out(players, FRENZY, key_of(key), 1)
    assert first.ended == "blocked"
    state = GAME.setup(players, FRENZY, key_of(key))
    assert cards_of(state) != cards_of(first)
    assert any(GAME.legal_moves(state, seat) for seat in range(players))
    assert told(state, GameBegan) == [GameBegan(None)]


@pytest.mark.rule("FIF-11")
@pytest.mark.parametrize(("players", "key"), [(2, "769"), (2, "2293"), (3, "1445"), (4, "1269")])
def test_a_frenzy_in_which_somebody_can_begin_is_not_dealt_again_for_the_one_who_cannot(players, key):
    state = GAME.setup(players, FRENZY, key_of(key))
    able = [bool(GAME.legal_moves(state, seat)) for seat in range(players)]
    assert not all(able)
    assert any(able)
    assert cards_of(state) == cards_of(laid_out(players, FRENZY, key_of(key), 1))


@pytest.mark.rule("FIF-12")
def test_without_a_previous_game_the_first_player_is_drawn():
    drawn = Counter(GAME.setup(4, USUAL, key_of(str(number))).turn for number in range(400))
    assert set(drawn) == {0, 1, 2, 3}
    assert max(drawn.values()) < 2 * min(drawn.values())


@pytest.mark.rule("FIF-12")
def test_who_last_accomplished_a_mission_plays_first_in_the_next_game():
    state = table("L2", "C3", stacks="C4 B2 K3 K7", missions=(2,), turn=1)
    lay(state, 1, "C3", 0)
    assert state.accomplished == [2]
    again = GAME.rematch(state)
    assert {GAME.setup(2, again, key).turn for key in KEYS} == {1}


@pytest.mark.rule("FIF-12")
def test_after_a_game_without_missions_the_first_player_is_drawn_again():
    state = table("L2", "C3", options=Options(first=1, silence=True))
    assert GAME.rematch(state) == Options(first=None, silence=True)


@pytest.mark.rule("FIF-12")
def test_what_the_set_up_accomplished_was_nobodys_doing():
    state = GAME.setup(1, USUAL, key_of("2633"))
    assert state.accomplished
    assert GAME.rematch(state).first is None


@pytest.mark.rule("FIF-12")
def test_the_first_player_must_sit_at_the_table():
    with pytest.raises(Illegal, match="FIF-12"):
        GAME.setup(2, Options(first=2), key_of("1"))


@pytest.mark.rule("FIF-12")
def test_the_table_hears_who_plays_first():
    assert told(GAME.setup(3, Options(first=2), key_of("1")), GameBegan) == [GameBegan(2)]
