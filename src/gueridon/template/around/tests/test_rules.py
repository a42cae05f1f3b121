"""Every rule of the rulebook is shown by a test that has its number."""

import pytest

import gueridon
from gueridon.template.pennies import GAME
from gueridon.template.pennies.moves import Choose
from gueridon.template.pennies.options import Options
from gueridon.template.pennies.state import State


def table(options: Options | None = None, text: str = "any text") -> State:
    return gueridon.start(GAME, 2, options or GAME.presets["usual"], gueridon.key_of(text))


@pytest.mark.rule("PEN-1")
def test_the_lot_or_the_host_says_who_wins_a_match() -> None:
    assert {table(text=text).even for text in "abcdefgh"} == {0, 1}
    assert {table(Options(even="first"), text).even for text in "abcdefgh"} == {0}


@pytest.mark.rule("PEN-2")
def test_whoever_has_chosen_does_not_choose_again() -> None:
    state = table()
    gueridon.play(GAME, state, 1, Choose("heads"))
    with pytest.raises(gueridon.Illegal, match="PEN-2"):
        gueridon.play(GAME, state, 1, Choose("tails"))


@pytest.mark.rule("PEN-3")
@pytest.mark.parametrize(("other", "winner"), [("heads", 0), ("tails", 1)])
def test_the_coins_are_shown_and_compared(other: str, winner: int) -> None:
    state = table(Options(even="first"))
    gueridon.play(GAME, state, 0, Choose("heads"))
    assert GAME.outcome(state) is None
    gueridon.play(GAME, state, 1, next(move for move in GAME.moves if move.face == other))
    assert GAME.outcome(state) == gueridon.Outcome("shown", (winner,), (1 - winner, winner))
