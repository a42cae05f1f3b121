"""Random play hardly ever gets as far as the vote: here the laws are held after hours in which all went well."""

from dataclasses import replace
from random import Random

import pytest
from tests.games.mysterium.tables import Seance

from gueridon.games.mysterium import GAME
from gueridon.games.mysterium.moves import Vote
from gueridon.laws import rules, undoing
from gueridon.laws.playing import FULL, Case, game_of

# One law needs the moves from the beginning on: the goldens hold it as far as this.
LAWS = [law for law in rules.RULE_LAWS if law is not rules.key_and_moves_are_the_state]
# Every law with every number of players, or each law with the next of them.
HELD = [
    pytest.param(law, players, id=f"{law.__name__}-{players}")
    for number, law in enumerate(LAWS)
    for players in (GAME.players if FULL else GAME.players[number % len(GAME.players) :][:1])
]


@pytest.mark.parametrize(("law", "players"), HELD)
def test_law_in_the_epilogue(law, players, monkeypatch):
    for module in (rules, undoing):
        monkeypatch.setattr(module, "moments", epilogues)
    law(Case(GAME, players))


def test_a_vote_that_forgets_to_say_that_it_turned_a_vision_is_caught(monkeypatch):
    def apply(state, seat, move):
        GAME.apply(state, seat, move)
        state.sealed = state.sealed and not isinstance(move, Vote)

    monkeypatch.setattr(undoing, "moments", epilogues)
    undoing.what_may_be_taken_back_told_nobody_anything(Case(GAME, 4))
    with pytest.raises(AssertionError):
        undoing.what_may_be_taken_back_told_nobody_anything(Case(replace(GAME, apply=apply), 4))


def epilogues(case):
    """From the common vision on, at random: with and without sand, with markers all along the track."""
    for sandglass in (0, 2):
        for again in range(3):
            rng = Random(f"{case.players} {sandglass} {again}")
            seance = Seance(case.players, str(again), sandglass=sandglass).to_the_epilogue()
            seance.state.markers = [rng.choice((0, 6, 10)) for _ in seance.state.markers]
            begun = replace(case.game, setup=lambda *_, state=seance.state: state)
            yield from game_of(begun, case.players, seance.state.options, rng)
