"""The laws bite: each test plants one flaw in a copy of the game, and sees which laws find it."""

import os
from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest
from msgspec.structs import replace as altered

from gueridon.core.errors import Illegal
from gueridon.core.game import Game, nobody
from gueridon.games.missions import GAME
from gueridon.games.missions.events import CardsReceived
from gueridon.games.missions.moves import Move
from gueridon.games.missions.options import Options
from gueridon.games.missions.shown import View
from gueridon.games.missions.state import State
from gueridon.laws import encodings, playing
from gueridon.laws import rules as laws
from gueridon.laws.playing import Case

Missions = Game[Options, State, Move, View]


def setup(players: int, options: Options, key: bytes) -> State:
    """A few of the many combinations are enough to be caught."""
    if options.frenzy > 3 or options.look_under or options.silence or options.hints:
        raise Illegal("not played here")
    return GAME.setup(players, options, key)


@pytest.fixture(autouse=True)
def all_of_those_are_played(monkeypatch):
    monkeypatch.setattr(playing, "FULL", True)


SOUND: Missions = replace(GAME, setup=setup)


def laws_broken_by(game: Missions) -> set[Callable[[Case], None]]:
    return {law for law in laws.RULE_LAWS if broken(law, game)}


def broken(law: Callable[[Case], None], game: Missions) -> bool:
    try:
        law(Case(game, 3))
    except AssertionError:
        return True
    return False


def test_nothing_planted_nothing_caught():
    assert laws_broken_by(SOUND) == set()


LOOKS = {
    laws.imagined_worlds_look_the_same_and_are_not_the_truth,
    laws.hidden_truth_changes_no_byte_that_a_seat_is_sent,
}


def test_a_view_that_shows_one_bit_of_another_s_hand():
    def view(state: State, seat: int | None) -> View:
        return altered(GAME.view(state, seat), to_next_medal=sum(state.hands[0]) % 2)

    assert laws_broken_by(replace(SOUND, view=view)) == LOOKS


def test_a_view_that_shows_one_bit_of_the_draw_pile():
    def view(state: State, seat: int | None) -> View:
        return altered(GAME.view(state, seat), to_next_medal=sum(state.draw_pile[-1:]) % 2)

    assert laws_broken_by(replace(SOUND, view=view)) == {
        *LOOKS,
        encodings.what_looks_different_is_encoded_differently,
        encodings.what_nobody_knows_is_dealt_anew_before_the_eyes_of_all,
    }


def test_an_event_told_to_everyone_instead_of_its_owner():
    def apply(state: State, seat: int, move: Move) -> None:
        GAME.apply(state, seat, move)
        if state.log is not None:
            state.log = [(None if isinstance(event, CardsReceived) else who, event) for who, event in state.log]

    assert laws_broken_by(replace(SOUND, apply=apply)) == {laws.what_a_seat_hears_tells_no_more_than_what_it_then_sees}


def test_legal_moves_that_depend_on_the_draw_pile():
    def forbidden(state: State, seat: int) -> list[Move]:
        """The last of several moves, when the next card is odd."""
        return GAME.legal_moves(state, seat)[1:][-1:] if sum(state.draw_pile[-1:]) % 2 else []

    def legal_moves(state: State, seat: int) -> list[Move]:
        return [move for move in GAME.legal_moves(state, seat) if move not in forbidden(state, seat)]

    def why_not(state: State, seat: int, move: Move) -> str | None:
        return "FIF-20/fit" if move in forbidden(state, seat) else GAME.why_not(state, seat, move)

    assert laws_broken_by(replace(SOUND, legal_moves=legal_moves, why_not=why_not)) == {
        *LOOKS,
        encodings.what_nobody_knows_is_dealt_anew_before_the_eyes_of_all,
    }


def test_a_refusal_that_depends_on_the_draw_pile():
    def why_not(state: State, seat: int, move: Move) -> str | None:
        rule = GAME.why_not(state, seat, move)
        return "FIF-20/hand" if rule == "FIF-20/fit" and sum(state.draw_pile[-1:]) % 2 else rule

    assert laws_broken_by(replace(SOUND, why_not=why_not)) == {laws.hidden_truth_changes_no_byte_that_a_seat_is_sent}


def test_a_frenzy_that_tells_who_has_a_card_to_play():
    assert laws_broken_by(replace(SOUND, secretly_stuck=nobody)) == {
        laws.hidden_truth_changes_no_byte_that_a_seat_is_sent
    }


def test_an_imagination_that_knows_the_truth():
    seen: list[State] = []

    def view(state: State, seat: int | None) -> View:
        seen.append(state)
        return GAME.view(state, seat)

    def imagine(view: View, rng: Random) -> State:
        return seen[-1].clone()

    assert laws_broken_by(replace(SOUND, view=view, imagine=imagine)) == {
        laws.imagined_worlds_look_the_same_and_are_not_the_truth
    }


def test_an_imagined_hand_that_is_not_in_order():
    def imagine(view: View, rng: Random) -> State:
        world = GAME.imagine(view, rng)
        world.hands = [hand if seat == view.seat else hand[::2] + hand[1::2] for seat, hand in enumerate(world.hands)]
        return world

    assert laws_broken_by(replace(SOUND, imagine=imagine)) == {laws.imagined_worlds_look_the_same_and_are_not_the_truth}


def test_a_covered_card_that_turns_into_another():
    def apply(state: State, seat: int, move: Move) -> None:
        GAME.apply(state, seat, move)
        for stack in state.stacks:
            stack[1:-1] = [0 for _ in stack[1:-1]]

    assert laws_broken_by(replace(SOUND, apply=apply)) == {laws.pieces_are_those_of_the_box_at_every_ply}


def test_a_card_lost_from_the_draw_pile():
    def apply(state: State, seat: int, move: Move) -> None:
        GAME.apply(state, seat, move)
        state.draw_pile[-1:] = []

    assert laws.pieces_are_those_of_the_box_at_every_ply in laws_broken_by(replace(SOUND, apply=apply))


def test_a_refusal_missing_where_a_move_is_not_legal():
    def why_not(state: State, seat: int, move: Move) -> str | None:
        rule = GAME.why_not(state, seat, move)
        return None if rule == "FIF-50" and not state.in_turn else rule

    assert laws.why_not_is_none_exactly_for_legal_moves in laws_broken_by(replace(SOUND, why_not=why_not))


def test_a_seat_to_act_without_a_move():
    def to_act(state: State) -> tuple[int, ...]:
        return (*GAME.to_act(state), len(state.hands)) if state.in_turn and not state.ended else GAME.to_act(state)

    with pytest.raises(AssertionError):  # four players: random play does not ask that seat before the law looks
        laws.only_those_to_act_have_moves(Case(replace(SOUND, to_act=to_act), 4))


def test_moves_that_draw_chance_from_outside():
    def apply(state: State, seat: int, move: Move) -> None:
        GAME.apply(state, seat, move)
        for stack in state.stacks:
            stack[:-1] = Random(os.urandom(8)).sample(stack[:-1], len(stack) - 1)

    assert laws_broken_by(replace(SOUND, apply=apply)) == {
        laws.key_and_moves_are_the_state,
        laws.a_pickle_is_the_whole_state,
    }


def test_time_that_may_be_called_without_a_limit():
    assert laws_broken_by(replace(SOUND, limit=lambda state: None)) == {laws.the_clock_acts_exactly_while_a_limit_runs}


def test_an_end_without_a_reason_of_the_game():
    assert laws_broken_by(replace(SOUND, reasons=("time-up", "all-fifty"))) == {laws.random_play_ends_and_says_why}
