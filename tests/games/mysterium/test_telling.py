"""MYS-23 The ghost speaks in pictures: no word of the log stands for one."""

import re
from random import Random

import pytest

from gueridon.core.catalogue import LANGUAGES
from gueridon.core.game import start
from gueridon.core.words import Words
from gueridon.games.mysterium import GAME
from gueridon.games.mysterium.box import VISIONS


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_that_is_told_while_the_game_lasts_names_a_vision(language):
    words = Words(language, GAME, ["Ada", "Ben", "Cid", "Dot"])
    name = re.compile("|".join(rf"\b{re.escape(words.say(vision))}\b" for vision in VISIONS))
    told = list(everything_told(words))
    assert len(told) > 50
    assert [line for line in told if name.search(line)] == []


def everything_told(words):
    """Of some games with three mediums, to all seats."""
    for seed in range(12):
        rng = Random(seed)
        state = start(GAME, 4, GAME.presets["first-game"], rng.randbytes(32))
        while acting := [seat for seat in GAME.to_act(state) if seat < 4]:
            seat = rng.choice(acting)
            GAME.apply(state, seat, rng.choice(GAME.legal_moves(state, seat)))
        assert state.log is not None
        yield from (words.tell("event", event) for _, event in state.log)


def test_what_a_vision_and_a_card_have_in_common_is_said_once():
    words = Words("fr", GAME)
    facts = {"seen": "la montre", "answers": "les rouages", "idea": "le temps"}
    assert words.say("reason", **facts) == "la montre → les rouages (le temps)"
    assert words.say("reason", **facts | {"idea": "les rouages"}) == "la montre → les rouages"
    assert words.say("reason", **dict.fromkeys(facts, "la montre")) == "la montre"
