"""Random play of a game, with every number of players and every combination of its options.

The full run (``GUERIDON_FULL=1``) takes all of them with all numbers of players. The short one shares them out among
the numbers of players; where there are many, it takes only so many that every two values meet. A sample
(``GUERIDON_SAMPLE=1``) is one combination for each number of players.
"""

import os
from collections.abc import Iterator
from itertools import combinations as pairs
from itertools import product
from random import Random
from typing import Any, NamedTuple

import msgspec
import msgspec.inspect as inspect

from gueridon.core.errors import Illegal
from gueridon.core.fate import key_of
from gueridon.games import AnyGame

FULL = os.environ.get("GUERIDON_FULL") == "1"
SAMPLE = os.environ.get("GUERIDON_SAMPLE") == "1" and not FULL
GAMES_EACH = 5 if FULL else 1  # of each combination
MANY = 12  # combinations of options
LONG = 60  # a range of numbers; so many turns would show no more than few
MOST_PLIES = 5_000
CLOCK_STRIKES = 1 / 50  # of the plies, whatever its limit: a law must hold whenever it does
CONTENT_STIR = 1 / 200  # of the plies, and oftener a step of many would never end


class Case(NamedTuple):
    """One game with so many players."""

    game: AnyGame
    players: int


def cases(game: AnyGame) -> list[Case]:
    return [Case(game, players) for players in game.players]


def values(shape: inspect.Type) -> list[Any]:
    """Every value that an option may take; of a range of numbers both ends, of a long one the lower."""
    match shape:
        case inspect.Metadata(type=inner):
            return values(inner)
        case inspect.BoolType():
            return [False, True]
        case inspect.LiteralType(values=known):
            return list(known)
        case inspect.EnumType(cls=members):
            return list(members)
        case inspect.IntType(ge=int(low), le=int(high)):
            return [low, high] if high - low <= LONG else [low]
        case inspect.NoneType():
            return [None]
        case inspect.UnionType(types=parts):
            return [value for part in parts for value in values(part)]
        case _:
            raise AssertionError(f"an option that no form can draw: {shape}")


def fields(game: AnyGame) -> tuple[inspect.Field, ...]:
    """The options of a game, each with its type."""
    shape = inspect.type_info(game.options)
    assert isinstance(shape, inspect.StructType)
    return shape.fields


def combinations(game: AnyGame) -> list[Any]:
    """Every combination of the values of every option."""
    return [game.options(*chosen) for chosen in product(*(values(field.type) for field in fields(game)))]


def suitable(case: Case) -> list[Any]:
    """The combinations that suit this many players."""
    return [options for options in combinations(case.game) if refusal(case, options) is None]


def played(case: Case) -> list[Any]:
    known = suitable(case)
    if FULL:
        return known
    met = known if len(known) <= MANY else enough(known)
    share = met[case.players - case.game.players[0] :: len(case.game.players)] or met[:1]
    return share[:1] if SAMPLE else share


def enough(known: list[Any]) -> list[Any]:
    """Fewer combinations, in which every two values that may meet do."""
    unmet = set[tuple[Any, ...]]().union(*map(meetings, known))
    chosen = []
    while unmet:
        chosen.append(max(known, key=lambda options: len(unmet & meetings(options))))
        unmet -= meetings(chosen[-1])
    return chosen


def meetings(options: Any) -> set[tuple[Any, ...]]:
    return set(pairs(msgspec.structs.asdict(options).items(), 2))


def refusal(case: Case, options: Any) -> str | None:
    """The rule by which these options do not suit this many players."""
    try:
        case.game.setup(case.players, options, key_of("suits"))
    except Illegal as illegal:
        return illegal.rule
    return None


class Moment(NamedTuple):
    """A table at some ply, with the move that comes next, if any."""

    state: Any
    seat: int | None
    move: Any
    options: Any
    rng: Random


def moments(case: Case) -> Iterator[Moment]:
    """Random games with these combinations of options, ply by ply, the end included."""
    for number, options in enumerate(played(case)):
        for again in range(GAMES_EACH):
            rng = Random(f"{case.game.id} {case.players} {number} {again}")
            yield from game_of(case.game, case.players, options, rng)


def game_of(game: AnyGame, players: int, options: Any, rng: Random) -> Iterator[Moment]:
    state = game.setup(players, options, rng.randbytes(32))
    for _ in range(MOST_PLIES):
        acting = game.to_act(state)
        if not acting:
            yield Moment(state, None, None, options, rng)
            return
        seat = one_of(game, state, acting, rng)
        legal = game.legal_moves(state, seat)
        assert legal, f"seat {seat} is to act and has no move"
        move = rng.choice(legal)
        yield Moment(state, seat, move, options, rng)
        state.log = []
        game.apply(state, seat, move)
    raise AssertionError(f"still playing after {MOST_PLIES} plies")


def one_of(game: AnyGame, state: Any, acting: tuple[int, ...], rng: Random) -> int:
    """Whoever acts next: mostly those for whom the table waits, now and then the clock or somebody who is content."""
    clock = () if game.limit(state) is None else (max(acting),)
    content = tuple(seat for seat in game.not_awaited(state) if seat in acting)
    waited = [seat for seat in acting if seat not in (*clock, *content)]
    chance = rng.random()
    if clock and (not waited or chance < CLOCK_STRIKES):
        return clock[0]
    return rng.choice(content if content and chance > 1 - CONTENT_STIR else waited)


def eyes(case: Case) -> list[int | None]:
    """Every pair of eyes at the table; None watches."""
    return [*range(case.players), None]


def seats(case: Case) -> range:
    """Every seat, the clock's too."""
    return range(case.players + 1)


def sent(thing: Any) -> bytes:
    return msgspec.json.encode(thing)


def after(game: AnyGame, state: Any, seat: int, move: Any) -> Any:
    """A copy of the table on which this move was made, with what it told."""
    state = state.clone()
    state.log = []
    game.apply(state, seat, move)
    return state
