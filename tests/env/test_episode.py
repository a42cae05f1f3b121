"""A game as a program that learns meets it."""

import copy
import pickle
from random import Random

import pytest

from gueridon.core.errors import Illegal, Malformed
from gueridon.core.fate import key_of
from gueridon.core.game import legal_mask
from gueridon.env import Recall, begin, bounds, encode, seeded_key
from gueridon.games import SHELF
from gueridon.template.pennies import GAME as PENNIES

EACH_GAME = pytest.mark.parametrize("game", SHELF.values(), ids=lambda game: game.id)


def fresh(game, seed=1, players=None):
    return begin(game, players or game.players[-1], game.on_trial(game.presets["usual"]), seeded_key(seed))


def play_on(episode, rng, plies=100_000):
    """So many moves at random, or all of a shorter game; who made which."""
    made: list[tuple[int, int]] = []
    while episode.seat is not None and len(made) < plies:
        number = rng.choice(episode.legal())
        made.append((episode.seat, number))
        episode.step(number)
    return made


@EACH_GAME
def test_whoever_is_asked_may_do_what_the_mask_says_and_sees_what_his_view_says(game):
    episode, rng = fresh(game), Random(1)
    for _ in range(40):
        assert episode.seat in game.to_act(episode.state)
        assert episode.mask() == legal_mask(game, episode.state, episode.seat)
        for seat in range(episode.players):
            assert episode.observe(seat) == encode(game, game.view(episode.state, seat))
        play_on(episode, rng, 1)
        if episode.seat is None:
            break


@EACH_GAME
def test_a_game_is_worth_something_at_its_end_within_its_bounds(game):
    episode = fresh(game)
    assert episode.returns("wins") == [0.0] * episode.players
    play_on(episode, Random(2))
    outcome = game.outcome(episode.state)
    assert not any(episode.mask())
    assert episode.returns("wins") == [float(seat in outcome.winners) for seat in range(episode.players)]
    assert episode.returns("scores") == [*map(float, outcome.scores)]
    for counted in ("wins", "scores"):
        least, most = bounds(game, counted)
        assert all(least <= worth <= most for worth in episode.returns(counted))


@EACH_GAME
def test_the_same_key_and_moves_lead_to_the_same_game_and_another_key_elsewhere(game):
    one, same, other = fresh(game), fresh(game), fresh(game, seed=2)
    assert play_on(one, Random(3)) == play_on(same, Random(3))
    assert one.state == same.state
    play_on(other, Random(3))
    assert one.state != other.state


@EACH_GAME
def test_copies_and_pickles_go_on_alike_and_leave_the_first_as_it_was(game):
    episode = fresh(game)
    play_on(episode, Random(4), 5)
    before = repr(episode.state)
    others = [episode.copy(), copy.deepcopy(episode), pickle.loads(pickle.dumps(episode))]
    ends = [play_on(other, Random(5)) for other in others]
    assert ends[0] == ends[1] == ends[2]
    assert others[0].state == others[1].state == others[2].state
    assert repr(episode.state) == before
    assert play_on(episode, Random(5)) == ends[0]


@EACH_GAME
def test_a_reseeded_episode_looks_the_same_to_every_seat(game):
    episode = fresh(game)
    play_on(episode, Random(6), 5)
    other = episode.reseeded(Random(7))
    assert other.seat == episode.seat
    assert other.mask() == episode.mask()
    assert other.state != episode.state
    assert all(other.observe(seat) == episode.observe(seat) for seat in range(episode.players))


@EACH_GAME
def test_an_illegal_move_is_refused_with_its_rule_and_changes_nothing(game):
    episode = fresh(game)
    forbidden, before = episode.mask().index(0), repr(episode.state)
    with pytest.raises(Illegal) as refused:
        episode.step(forbidden)
    assert refused.value.rule == game.why_not(episode.state, episode.seat, game.moves[forbidden])
    assert repr(episode.state) == before


def test_the_clock_strikes_by_itself_and_is_never_asked():
    game = SHELF["missions"]
    episode = begin(game, 4, game.presets["frenzy"], key_of("in a hurry"))
    limit = game.limit(episode.state)
    assert limit is not None
    assert episode.seat != game.clock(4)
    episode.clock.period, episode.clock.spent = limit.period, float(limit.seconds)
    play_on(episode, Random(1), 1)
    outcome = game.outcome(episode.state)
    assert outcome is not None
    assert outcome.reason == "time-up"


@EACH_GAME
def test_a_seat_remembers_the_same_exactly_if_it_saw_and_did_the_same(game):
    """In a world that no seat can tell from this one all keys are the same; one move later the mover's is another."""
    episode = fresh(game)
    recall = Recall(episode)
    again = Recall(episode.reseeded(Random(1)))
    seats = range(episode.players)
    assert [recall.key(seat) for seat in seats] == [again.key(seat) for seat in seats]
    kept, seat = copy.deepcopy(recall), episode.seat
    keys = set()
    for number in episode.legal():
        after, memory = episode.copy(), copy.deepcopy(recall)
        after.step(number)
        memory.note(after, seat, number)
        keys.add(memory.key(seat))
    assert len(keys) == len(episode.legal())
    assert kept.key(seat) == recall.key(seat) not in keys


def test_a_game_without_an_encoding_says_so():
    with pytest.raises(Malformed) as refused:
        begin(PENNIES, 2, PENNIES.presets["usual"], bytes(32))
    assert refused.value.word == "game-not-encoded"
