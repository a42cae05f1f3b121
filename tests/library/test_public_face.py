"""The library as its users have it: nothing here is imported but ``gueridon``."""

import copy
import json
import pickle
import subprocess
import sys
from random import Random

import pytest

import gueridon

EACH_GAME = pytest.mark.parametrize("game", gueridon.games().values(), ids=lambda game: game.id)


def fresh(game: gueridon.AnyGame) -> gueridon.State:
    state: gueridon.State = gueridon.start(game, game.players[0], game.presets["usual"], gueridon.key_of("any text"))
    return state


def match_of(game: gueridon.AnyGame, level: str, plies: int) -> gueridon.Match:
    """So many plies of bots of this level; or all of a shorter game."""
    players = game.players[0]
    match = gueridon.Match(game, players, game.presets["usual"], gueridon.key_of("any text"))
    rng, clock = Random(1), gueridon.SimulatedClock()
    while (acting := game.to_act(match.state)) and match.ply < plies:
        seat = clock.next(game, match.state, acting, rng)
        if seat == game.clock(players):
            match.move(seat, game.legal_moves(match.state, seat)[0])
        else:
            match.move(seat, gueridon.choose(gueridon.knowledge(match, seat), level, rng).move)
    return match


def test_the_shelf_can_be_read_and_not_changed():
    for name, game in gueridon.games().items():
        assert gueridon.load(name) is game
        assert isinstance(game, gueridon.Game)
    with pytest.raises(TypeError):
        gueridon.games()["another"] = game  # type: ignore[index]


def test_the_same_key_deals_the_same_and_another_deals_otherwise():
    game = gueridon.load("midas")
    key = gueridon.key_of("any text")
    assert fresh(game) == gueridon.start(game, 2, game.presets["usual"], key)
    assert fresh(game) != gueridon.start(game, 2, game.presets["usual"], gueridon.key_of("another"))


@EACH_GAME
def test_a_game_is_played_at_random_to_its_outcome(game):
    state = fresh(game)
    assert game.outcome(state) is None
    assert gueridon.playout(game, state, Random(1)) > 0
    outcome = game.outcome(state)
    assert isinstance(outcome, gueridon.Outcome)
    assert outcome.reason in game.reasons
    assert not game.to_act(state)


@EACH_GAME
def test_a_move_is_played_and_heard_by_its_number(game):
    state = fresh(game)
    seat = game.to_act(state)[0]
    mask = gueridon.legal_mask(game, state, seat)
    assert [game.moves[number] for number, may in enumerate(mask) if may] == sorted(
        game.legal_moves(state, seat), key=game.index.__getitem__
    )
    state.log = []
    gueridon.play(game, state, seat, game.moves[mask.index(1)])
    assert state.log
    assert len(gueridon.heard(state.log, seat)) >= len(gueridon.heard(state.log, None))


@EACH_GAME
def test_what_is_forbidden_is_refused_with_its_rule_and_changes_nothing(game):
    state = fresh(game)
    seat, before = game.to_act(state)[0], repr(state)
    forbidden = game.moves[gueridon.legal_mask(game, state, seat).index(0)]
    with pytest.raises(gueridon.Illegal) as refused:
        gueridon.play(game, state, seat, forbidden)
    assert refused.value.rule == game.why_not(state, seat, forbidden)
    assert repr(state) == before


def test_what_means_nothing_and_what_comes_late_are_refused_too():
    with pytest.raises(gueridon.Malformed):
        gueridon.load("tarot")
    with pytest.raises(gueridon.Malformed):
        gueridon.start(gueridon.load("midas"), 9, gueridon.load("midas").presets["usual"], gueridon.key_of("any text"))
    match = match_of(gueridon.load("midas"), "random", 3)
    with pytest.raises(gueridon.Stale):
        match.check(match.able[0], match.ply - 1, match.look(match.able[0]).legal[0])


@EACH_GAME
def test_a_seat_cannot_tell_an_imagined_state_from_the_real_one(game):
    state = fresh(game)
    seat = game.to_act(state)[0]
    view = game.view(state, seat)
    assert game.view(game.imagine(view, Random(1)), seat) == view


@EACH_GAME
def test_states_are_cloned_copied_and_pickled(game):
    state = match_of(game, "random", 10).state
    for same in (state.clone(), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert same == state
        gueridon.playout(game, same, Random(2))
        assert same != state


@EACH_GAME
def test_a_game_is_kept_read_again_and_verified(game):
    match = match_of(game, "random", 10)
    kept = gueridon.encode(match.record())
    found, record = gueridon.read_record(kept)
    assert found is game
    assert isinstance(record, gueridon.Record)
    assert gueridon.verify(game, record) == gueridon.replay(game, record) == match.state


def test_a_record_that_was_changed_is_refused():
    written = json.loads(gueridon.encode(match_of(gueridon.load("midas"), "random", 10).record()))
    written["moves"].pop()
    with pytest.raises(gueridon.Malformed):
        gueridon.verify(*gueridon.read_record(json.dumps(written).encode()))


@EACH_GAME
def test_bots_of_every_level_choose_legal_moves_from_what_their_seat_knows(game):
    match = match_of(game, gueridon.levels_of(game)[:2][-1], 4)
    known = gueridon.knowledge(match, match.able[0])
    assert isinstance(known, gueridon.Knowledge)
    for level in gueridon.levels_of(game)[:3]:  # the stronger ones only think longer
        choice = gueridon.choose(known, level, Random(1))
        assert isinstance(choice, gueridon.Choice)
        assert choice.move in known.legal
    with pytest.raises(gueridon.Malformed):
        gueridon.choose(known, "unheard-of", Random(1))


@pytest.mark.parametrize("language", gueridon.LANGUAGES)
@EACH_GAME
def test_moves_and_refusals_are_said_in_every_language(game, language):
    match = match_of(game, "random", 4)
    words = gueridon.Words(language, game, [f"Ada {seat}" for seat in range(match.players)])
    assert all(words.tell("move", step.move) for step in match.steps)
    forbidden = game.moves[gueridon.legal_mask(game, match.state, match.able[0]).index(0)]
    with pytest.raises(gueridon.Illegal) as refused:
        gueridon.play(game, match.state, match.able[0], forbidden)
    assert refused.value.rule.split("/")[0] in words.refusal(refused.value)


def test_whoever_needs_no_words_no_server_no_other_games_and_packages_does_not_wait_for_them():
    late = ("fluent", "rich", "litestar", "importlib.metadata", "gueridon.games.missions")
    asked = f"import sys, gueridon; gueridon.load('midas'); print([name for name in {late} if name in sys.modules])"
    assert subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True).stdout == "[]\n"
