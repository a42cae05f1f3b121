"""Whether a move may be taken back follows from what the rules did; here it is held against many imagined worlds."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from gueridon.core.game import heard
from gueridon.games import AnyGame
from gueridon.laws.playing import FULL, Case, after, eyes, moments, sent

WORLDS = 200 if FULL else 24  # for each pair of eyes
OF_A_KIND = 40 if FULL else 6  # moves that are looked into


def what_may_be_taken_back_told_nobody_anything(case: Case) -> None:
    """Nor its player, nor those who watch; it drew nothing; and that it may be taken back is no news either."""
    looked_into: Counter[type] = Counter()
    for state, seat, move, rng in unsealed_moves(case):
        looked_into[type(move)] += 1
        if looked_into[type(move)] <= OF_A_KIND:
            tells_nobody_anything(case, state, seat, move, rng)


def unsealed_moves(case: Case) -> Iterator[tuple[Any, int, Any, Random]]:
    """Those that the rules let be taken back, of every kind that is legal at any moment of random games."""
    rng = Random(0)
    for state, seat, *_ in moments(case):
        if seat is None or seat == case.players:
            continue
        for move in one_of_each_kind(case.game, state, seat, rng):
            done = after(case.game, state, seat, move)
            if not done.sealed and case.game.outcome(done) is None:
                yield state, seat, move, rng


def one_of_each_kind(game: AnyGame, state: Any, seat: int, rng: Random) -> list[Any]:
    legal = game.legal_moves(state, seat)
    return list({type(move): move for move in rng.sample(legal, len(legal))}.values())


def tells_nobody_anything(case: Case, state: Any, seat: int, move: Any, rng: Random) -> None:
    """Whatever these or those eyes cannot see, the move is possible and leads them to the same."""
    game, done = case.game, after(case.game, state, seat, move)
    for looker in eyes(case):
        seen, expected = game.view(state, looker), told(game, done, looker)
        for _ in range(WORLDS):
            world = game.imagine(seen, rng)
            assert game.why_not(world, seat, move) is None
            there = after(game, world, seat, move)
            assert told(game, there, looker) == expected
            assert may_be_taken_back(game, world, there) == may_be_taken_back(game, state, done)
            assert there == with_another_fate(game, world, seat, move, rng)


def may_be_taken_back(game: AnyGame, before: Any, now: Any) -> bool:
    """What a table asks of the state that a move led to, and of what it told."""
    in_private = any(audience is not None for audience, _ in now.log)
    return not (now.sealed or in_private or game.outcome(now)) and game.limit(now) == game.limit(before)


def told(game: AnyGame, state: Any, looker: int | None) -> tuple[bytes, bytes]:
    return sent(game.view(state, looker)), sent(heard(state.log, looker))


def with_another_fate(game: AnyGame, world: Any, seat: int, move: Any, rng: Random) -> Any:
    """What the same move leads to where only the stream of chance is another, its key then set right."""
    other = world.clone()
    other.key = rng.randbytes(32)
    there = after(game, other, seat, move)
    there.key = world.key
    return there
