"""What the others give away, in worlds that a seat imagines."""

from collections import Counter
from random import Random
from typing import Any

import pytest
from tests.games.medium.tables import goals, number, table

from gueridon.bots.worlds import imagine
from gueridon.core.fate import key_of
from gueridon.core.game import heard, play
from gueridon.core.hints import HeardPly
from gueridon.games.medium import GAME
from gueridon.games.medium.box import BACK, GOALS
from gueridon.games.medium.events import TurnBegan
from gueridon.games.medium.hints.belief import recall
from gueridon.games.medium.hints.policy import policy
from gueridon.games.medium.hints.sightings import seen_at_takings
from gueridon.games.medium.moves import GO_ON, Activate, Give, Guess, PutDown, Take, TakeFrom
from gueridon.games.medium.options import Options
from gueridon.games.medium.rules.predictions import lay_open
from gueridon.tables.bot_knowledge import knowledge
from gueridon.tables.match import Match

WORLDS = 200


class Told:
    """A table laid by hand, and what the first seat hears of what is done there."""

    def __init__(self, state):
        self.state, self.plies = state, []

    def act(self, seat, *moves):
        for move in moves:
            self.state.log = []
            play(GAME, self.state, seat, move)
            self.plies.append(HeardPly(seat, heard(self.state.log, 0)))

    def believed(self):
        """How often the other holds each goal, of all worlds that the first seat imagines."""
        rng = Random(1)
        found: Counter[str] = Counter()
        view = GAME.view(self.state, 0)
        for _ in range(WORLDS):
            world = GAME.imagine(view, rng)
            recall(world, 0, self.plies, (), rng)
            assert GAME.view(world, 0) == view
            found.update(goals(world.held[1]))
        return found


def test_what_everybody_heard_refuted_is_not_believed_until_another_is_drawn():
    told = Told(table("", "", held=["yellow", "moon"]))
    told.act(0, Guess(1, "two"))
    assert told.believed()["two"] == 0
    lay_open(told.state, 1, 0, told.state.discards)
    told.act(0, GO_ON, Activate("druidess"), Take(0), PutDown(0), Take(1), PutDown(0))
    told.act(1, GO_ON)  # and draws
    assert told.state.held[1]
    assert told.believed()["two"] > 0


def test_what_is_taken_tells_what_is_sought_and_what_is_given_up_tells_what_is_not():
    told = Told(table("", "S1B M3B P1R", held=["yellow", "moon"], galaxy="S2R! M2Y! P1B!", turn=1))
    told.act(1, GO_ON, Activate("druidess"), Take(1), PutDown(0), Take(2), PutDown(2))
    believed = told.believed()
    assert believed["moon"] > WORLDS / 9 > believed["sun"]


def test_what_is_taken_by_its_back_from_a_hand_tells_what_is_sought():
    told = Told(table("P1Y", "", "", held=["yellow", "moon", "sun"], powers={1: "pythia"}, turn=1))
    before = told.believed()
    told.act(1, GO_ON, Activate("pythia"), TakeFrom(0, 0), Give(0))
    back = GOALS[BACK[number("P1Y")]]
    assert told.believed()[back] > before[back]


def test_whoever_takes_back_what_he_put_face_down_knew_it():
    told = Told(table("", "P1B", held=["yellow", "moon"], galaxy="S2R!", turn=1))
    told.act(1, GO_ON, Activate("druidess"), Take(0), PutDown(0), Take(1), PutDown(0))
    seen = seen_at_takings(told.state, told.plies)
    assert [at_taking[number("P1B")] for at_taking in seen] == [0b10, 0b10]
    assert [at_taking[number("S2R")] for at_taking in seen] == [0, 0b10]
    assert [at_taking[told.state.galaxy[2]] for at_taking in seen] == [0, 0]


def test_whoever_does_not_claim_has_rather_nothing_to_claim():
    state = table("", "M1B M2Y M3B S1B P1R", held=["yellow", "planet"], turn=1)
    for card in state.hands[1]:
        state.known[card] |= 1
    told = Told(state)
    before = told.believed()["moon"]
    told.plies = [HeardPly(0, [TurnBegan(1, 2)])]
    assert told.believed()["moon"] < before / 3


@pytest.mark.parametrize(
    "options", [Options(), Options(advanced=True), Options(memory=False)], ids=["", "advanced", "forgetful"]
)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_worlds_that_are_recalled_look_the_same_to_the_seat(players, options):
    match: Any = Match(GAME, players, options, key_of("recalled"))
    rng = Random(2)
    while match.acting:
        seat = match.acting[0]
        known = knowledge(match, seat)
        assert GAME.view(imagine(known, rng), seat) == known.view
        match.move(seat, policy(match.state, seat, known.legal, rng))
