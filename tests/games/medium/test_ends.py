"""MED-70, MED-71: a game stops for the reasons that the rules name, for no other, and as soon as one is there."""

from collections import Counter
from collections.abc import Iterator
from itertools import product
from random import Random

import pytest
from tests.playthroughs.goldens import FOLDER

from gueridon.core import record
from gueridon.core.fate import key_of
from gueridon.games.medium import GAME
from gueridon.games.medium.box import GOALS, STAR
from gueridon.games.medium.events import TurnBegan
from gueridon.games.medium.options import Options
from gueridon.games.medium.state import State

LIMITS = (5, 10, 20, 100)  # turns: at random some games take longer, and some do not
GOLDENS = sorted((FOLDER / "medium").glob("*.json"))


def reasons(state: State, turns: Counter[int]) -> list[str]:
    """Why it should be over, by what lies on the table and the turns that each player has begun."""
    fragments = [white + red for white, red in zip(state.white, state.red, strict=True)]
    had, limit = [turns[seat] for seat in range(state.players)], state.options.turn_limit
    found = {
        "star": max(fragments) >= STAR,
        "exhausted": not (state.deck or state.discards or any(state.held)),
        "turn-limit": max(had) > limit or (min(had) == limit and state.phase == "over"),
    }
    return [reason for reason, holds in found.items() if holds]


def at_random(players: int, options: Options, number: int) -> Iterator[State]:
    """After each move."""
    state, rng = GAME.setup(players, options, key_of(str(number))), Random(number)
    yield state
    while seats := GAME.to_act(state):
        seat = rng.choice(seats)
        GAME.apply(state, seat, rng.choice(GAME.legal_moves(state, seat)))
        yield state


def as_recorded(file: bytes) -> Iterator[State]:
    game, written = record.read(file, {GAME.id: GAME})
    state = record.opening(game, written)
    yield state
    for seat, move in record.moves_of(game, written):
        GAME.apply(state, seat, move)
        yield state


def end_of(states: Iterator[State]) -> str:
    """Held to the rules after each move."""
    turns: Counter[int] = Counter()
    ended = None
    for state in states:
        assert ended is None, "it went on"
        assert state.log is not None
        turns.update(event.seat for _, event in state.log if isinstance(event, TurnBegan))
        state.log.clear()
        ended = state.ended
        assert ([ended] if ended else []) == reasons(state, turns)[:1]
        assert bool(GAME.to_act(state)) == (ended is None)
        assert all(GAME.legal_moves(state, seat) for seat in GAME.to_act(state))
        assert holds_one_or_has_no_use_for_any(state)
    assert ended is not None
    return ended


def holds_one_or_has_no_use_for_any(state: State) -> bool:
    """MED-40 Once he has drawn. So a deck that is left when the turns are over is one that somebody came to late."""
    if state.phase != "power" or state.held[state.turn]:
        return True
    left = {prediction % len(GOALS) for prediction in (*state.deck, *state.discards)}
    return left <= {prediction % len(GOALS) for prediction in state.accomplished[state.turn]}


@pytest.mark.rule("MED-70")
@pytest.mark.rule("MED-71")
def test_a_game_at_random_ends_for_a_reason_of_the_rules_and_no_sooner():
    settings = product(GAME.players, (True, False), LIMITS, range(3))
    ends = Counter(
        end_of(at_random(players, Options(advanced=advanced, turn_limit=limit), number))
        for number, (players, advanced, limit, _) in enumerate(settings)
    )
    assert set(ends) == set(GAME.reasons)


@pytest.mark.rule("MED-70")
@pytest.mark.rule("MED-71")
def test_so_does_one_for_every_reason():
    ends = Counter(end_of(as_recorded(golden.read_bytes())) for golden in GOLDENS)
    assert set(ends) == set(GAME.reasons)
