"""Whatever a seat cannot know may be exchanged under its eyes: all that it is sent stays the same, to the byte."""

from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from gueridon.core.fate import key_of
from gueridon.core.game import heard
from gueridon.games.medium import GAME
from gueridon.games.medium.box import BACK, GOALS
from gueridon.games.medium.events import NothingDrawn, Redrawn
from gueridon.games.medium.moves import Guess, Move
from gueridon.games.medium.options import Options
from gueridon.games.medium.rules.sight import WATCHERS
from gueridon.games.medium.state import State

KINDS = len(GOALS)
WATCHER = 4
MOST = 80  # moves compared


def after(players: int, options: Options, seed: int, plies: int, rng: Random) -> State:
    """A random game after so many plies."""
    state = GAME.setup(players, options, key_of(str(seed)))
    for _ in range(plies):
        if acting := GAME.to_act(state):
            seat = rng.choice(acting)
            GAME.apply(state, seat, rng.choice(GAME.legal_moves(state, seat)))
    state.log = []
    return state


def swapped(pile: list[int], one: int, other: int) -> list[int]:
    return [{one: other, other: one}.get(each, each) for each in pile]


def cards_exchanged(state: State, one: int, other: int) -> State:
    """The same table, but each of the two cards is where the other was."""
    world = state.clone()
    world.stock, world.galaxy = swapped(state.stock, one, other), swapped(state.galaxy, one, other)
    world.hands = [swapped(hand, one, other) for hand in state.hands]
    world.dealt = state.dealt.copy()
    world.dealt[one], world.dealt[other] = world.dealt[other], world.dealt[one]
    world.known[one], world.known[other] = world.known[other], world.known[one]
    return world


def predictions_exchanged(state: State, one: int, other: int) -> State:
    world = state.clone()
    world.deck, world.discards = swapped(state.deck, one, other), swapped(state.discards, one, other)
    world.held = [swapped(held, one, other) for held in state.held]
    world.seen[one], world.seen[other] = world.seen[other], world.seen[one]
    return world


def eye(seat: int) -> int:
    return WATCHERS if seat == WATCHER else 1 << seat


def sent(state: State, seat: int) -> bytes:
    """All that this seat is sent: what it sees, may do, and hears."""
    viewer = None if seat == WATCHER else seat
    legal = [] if viewer is None else GAME.legal_moves(state, seat)
    return msgspec.json.encode((GAME.view(state, viewer), legal, heard(state.log or [], viewer)))


def moves_in_both(real: State, world: State, rng: Random) -> tuple[int, list[Move]]:
    seat = rng.choice(GAME.to_act(real))
    possible = GAME.legal_moves(world, seat) if seat in GAME.to_act(world) else []
    return seat, [move for move in GAME.legal_moves(real, seat) if move in possible]


def redrew(state: State) -> bool:
    """MED-40 That it took place is public, and tells something."""
    return any(isinstance(event, Redrawn | NothingDrawn) for _, event in state.log or [])


SITUATION = {
    "players": some.sampled_from([2, 3, 4]),
    "advanced": some.booleans(),
    "memory": some.booleans(),
    "seed": some.integers(0, 10**6),
    "plies": some.integers(0, 250),
    "seat": some.integers(0, WATCHER),
}


@settings(max_examples=60, deadline=None, derandomize=True)
@given(**SITUATION)
def test_a_card_that_a_seat_never_saw_may_be_any_other_with_the_same_back(players, advanced, memory, seed, plies, seat):
    seat, rng = seat if seat < players else WATCHER, Random(seed)
    real = after(players, Options(advanced=advanced, memory=memory), seed, plies, rng)
    unseen = [card for card, known in enumerate(real.known) if not known & eye(seat) and card not in real.stock]
    pairs = [(one, other) for one in unseen for other in unseen if one < other and BACK[one] == BACK[other]]
    pairs = [pair for pair in pairs if all(any(card in zone for zone in (*real.hands, real.galaxy)) for card in pair)]
    if not pairs:
        return
    pair = rng.choice(pairs)
    world = cards_exchanged(real, *pair)
    for _ in range(MOST):
        if any(table.known[card] & eye(seat) for table in (real, world) for card in pair):
            return  # now it has seen one of them
        assert sent(real, seat) == sent(world, seat)
        if not GAME.to_act(real):
            return
        mover, moves = moves_in_both(real, world, rng)
        if not moves:
            return
        play_in_both(real, world, mover, rng.choice(moves))


@settings(max_examples=60, deadline=None, derandomize=True)
@given(**SITUATION)
def test_a_prediction_that_a_seat_never_saw_may_be_any_other(players, advanced, memory, seed, plies, seat):
    seat, rng = seat if seat < players else WATCHER, Random(seed)
    real = after(players, Options(advanced=advanced, memory=memory), seed, plies, rng)
    hidden = [each for each, seen in enumerate(real.seen) if not seen & eye(seat)]
    pairs = [(one, other) for one in hidden for other in hidden if one < other and one % KINDS != other % KINDS]
    if not pairs:
        return
    pair = rng.choice(pairs)
    named = {GOALS[prediction % KINDS] for prediction in pair}
    world = predictions_exchanged(real, *pair)
    for _ in range(MOST):
        if any(table.seen[prediction] & eye(seat) for table in (real, world) for prediction in pair):
            return  # now it has seen one of them
        assert sent(real, seat) == sent(world, seat)
        if not GAME.to_act(real):
            return
        mover, moves = moves_in_both(real, world, rng)
        moves = [move for move in moves if not (isinstance(move, Guess) and move.goal in named)]
        if not moves:
            return
        play_in_both(real, world, mover, rng.choice(moves))
        if redrew(real) or redrew(world):
            return


def play_in_both(real: State, world: State, mover: int, move: Move) -> None:
    for table in (real, world):
        table.log = []
        GAME.apply(table, mover, move)


@pytest.mark.parametrize("seat", [0, 1, WATCHER])
def test_what_a_seat_does_know_makes_a_difference(seat):
    state = after(2, Options(), 0, 0, Random(0))
    pair = (state.hands[0][0], state.galaxy[0])
    assert (sent(state, seat) == sent(cards_exchanged(state, *pair), seat)) == (
        seat != 0 and BACK[pair[0]] == BACK[pair[1]]
    )
