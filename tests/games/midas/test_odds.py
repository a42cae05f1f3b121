"""The option that shows how likely each bid is to hold: exact, and from what one may know."""

from fractions import Fraction
from itertools import product

from tests.games.midas.tables import CURSED, act, dice, table

from gueridon.core.fate import key_of
from gueridon.games.midas import GAME
from gueridon.games.midas.moves import Bid
from gueridon.games.midas.odds import Odds
from gueridon.games.midas.options import Options

ODDS = Options(odds=True)
TWO_PLAYERS = [1, 0, 0, 2, 1, 1]  # what the faces are worth when rubies are named


def by_hand(own: str, unseen: int, worth: list[int], bid: int) -> int:
    """Every way in which the unseen dice may fall, one after another."""
    seen = sum(worth[die] for die in dice(own))
    falls = list(product(worth, repeat=unseen))
    chance = Fraction(sum(seen + sum(fall) >= bid for fall in falls), len(falls))
    return int(1000 * chance + Fraction(1, 2))


def test_they_are_those_of_every_way_the_dice_may_fall():
    view = GAME.view(table("RRD", "ESSO", options=ODDS), 0)
    assert {odds.bid: odds.least for odds in view.odds} == {
        bid: by_hand("RRD", 4, TWO_PLAYERS, bid) for bid in range(4, 12)
    }


def test_they_differ_for_each_player_and_never_use_what_is_hidden():
    one, other = table("RRD", "ESSO", options=ODDS), table("RRD", "DDDD", options=ODDS)
    assert GAME.view(one, 0).odds == GAME.view(other, 0).odds
    assert GAME.view(one, 1).odds != GAME.view(other, 1).odds


def test_they_go_from_what_is_certain_to_what_hardly_ever_holds():
    odds = GAME.view(table("RR", "E", "S", options=ODDS), 0).odds
    assert odds[0] == Odds(2, 1000, None)
    assert odds[-1] == Odds(6, 28, None), "two diamonds: 1 in 36"
    assert [each.bid for each in GAME.view(table("RR", "EEE", options=ODDS), 0).odds] == [2, 3, 4, 5, 6, 7]


def test_they_begin_with_the_bid_that_may_be_doubted():
    state = act(table("RRR", "RF", options=ODDS), 0, Bid(3))
    assert [odds.bid for odds in GAME.view(state, 1).odds] == [3, 4, 5, 6, 7]


def test_a_secret_obsidian_gives_a_range():
    state = table("RR", "O", CURSED, options=ODDS, cards={2: 1})
    three = next(odds for odds in GAME.view(state, 0).odds if odds.bid == 3)
    assert three == Odds(3, 500, 667), "ruby, diamond and favour; and perhaps obsidian"


def test_those_without_dice_and_those_who_did_not_ask_see_none():
    state = table("RR", "O", CURSED, options=ODDS, cards={2: 1})
    assert GAME.view(state, 2).odds == GAME.view(state, None).odds == ()
    assert GAME.view(table("RR", "O"), 0).odds == ()


def test_a_first_game_shows_them():
    state = GAME.setup(4, GAME.presets["first-game"], key_of("first"))
    assert GAME.view(state, 0).odds
