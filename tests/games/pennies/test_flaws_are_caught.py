"""The laws of secret choices and of clones, on the smallest game that has both: sound, and with one flaw at a time."""

from dataclasses import replace

import pytest
from tests.games.pennies import pennies
from tests.games.pennies.pennies import PENNIES, Choose, Options, State
from tests.laws import laws
from tests.laws.playing import Case


def laws_broken_by(game):
    return {law for law in laws.LAWS if broken(law, game)}


def broken(law, game):
    try:
        law(Case(game, 2))
    except AssertionError:
        return True
    return False


@pytest.mark.parametrize("law", laws.LAWS, ids=lambda law: law.__name__)
def test_the_sound_game_obeys(law):
    law(Case(PENNIES, 2))


def test_the_first_to_choose_is_favoured():
    def apply(state: State, seat: int, move: Choose) -> None:
        pennies.apply(state, seat, move)
        state.even = seat if len(pennies.to_act(state)) == 1 else state.even

    assert laws_broken_by(replace(PENNIES, apply=apply)) == {laws.the_order_of_secret_moves_does_not_matter}


def test_a_clone_shares_a_list_with_its_past():
    class Sharing(State):
        def clone(self) -> State:
            return Sharing(self.key, self.even, self.faces)

    def setup(players: int, options: Options, key: bytes) -> State:
        return Sharing(key, 0, [None, None], [])

    with pytest.raises(AssertionError):
        laws.past_states_never_change(Case(replace(PENNIES, setup=setup), 2))


def test_a_choice_is_shown_before_the_other_is_made():
    """``imagine`` agrees with what it is shown, so only the law of secrecy can tell."""

    def view(state: State, seat: int | None) -> pennies.View:
        return pennies.View(seat, state.even, tuple(face is not None for face in state.faces), tuple(state.faces))

    broken_laws = laws_broken_by(replace(PENNIES, view=view))
    assert laws.a_secret_move_stays_secret_while_others_are_to_act in broken_laws
