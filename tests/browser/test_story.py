"""A page tells the game, and nothing beside it: whole games with bots, watched at every moment."""

from collections.abc import Callable

import pytest
from tests.browser.babet import hands as babet_hands
from tests.browser.medium import hands as medium_hands
from tests.browser.midas import hands as midas_hands
from tests.browser.missions import hands as missions_hands
from tests.browser.people import Person
from tests.browser.watching import Watching, check_story

from gueridon.games import SHELF

Play = Callable[[Person], object]
GREAT = {
    "missions": {"medal-won", "second-wind", "game-ended"},
    "babet": {"triplette", "personality-finished", "mirror-seen", "game-ended"},
    "midas": {"cups-lifted", "coin-drawn", "curse-drawn", "game-ended"},
    "medium": {"guessed-right", "guessed-wrong", "prediction-accomplished", "game-ended"},
}


def play_medium(person: Person) -> None:
    medium_hands.play_to_the_end(person, {})


PLAYS: dict[str, Play] = {
    "missions": missions_hands.play_to_the_end,
    "babet": babet_hands.play_to_the_end,
    "midas": midas_hands.play_to_the_end,
    "medium": play_medium,
}


@pytest.mark.parametrize("game", PLAYS)
def test_a_whole_game_with_bots_is_told_in_order_and_nothing_is_known_before_its_scene(invite, game):
    someone = invite(game=SHELF[game], story="told", size="desk")
    watching = Watching(someone)
    someone.plays_now()
    PLAYS[game](someone)
    someone.button("page-verify").wait_for()
    told = check_story(watching.moments(), frozenset(GREAT[game]))
    assert any("game-ended" in one.kinds for one in told)
