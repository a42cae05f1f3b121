"""Whole games for the gallery of boards: each game's own folder lists which, in ``states.py``."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from gueridon.core.game import heard, play, start
from gueridon.core.talk import Signals
from gueridon.core.wire import Piece, raw
from gueridon.games import AnyGame
from gueridon.tables.messages import Eyes, Standing, Told, Update

NAMES = ("Zoé", "Basile", "Agathe", "Octave", "Marguerite", "Lin", "Achille")
A_PLY_LASTS = 4_000  # milliseconds, by the clock that a board may show
SPOKEN = 5  # signals on the table

Choose = Callable[[Any, int, Random], Any]  # of a state, for a seat, a move


@dataclass(frozen=True)
class Exhibit:
    """A game to be played from a seed, by moves that bring up what is worth seeing, and shown to these seats."""

    game: AnyGame
    players: int
    options: Any
    seed: int
    choose: Choose | None = None  # None: any legal move
    seats: tuple[int, ...] = (0,)  # those who watch are shown it too


class Shown(Piece, frozen=True):
    """What the page of the gallery reads of an exhibit: as a table would have sent it."""

    game: str
    folder: str
    names: tuple[str, ...]
    updates: tuple[Update, ...]


def shown(exhibit: Exhibit) -> Shown:
    game = exhibit.game
    return Shown(game.id, game.folder.name, NAMES[: exhibit.players], tuple(updates(exhibit)))


def updates(exhibit: Exhibit) -> Iterator[Update]:
    """The game as it stood at every ply, played to its end; the clock never runs out."""
    game, rng = exhibit.game, Random(exhibit.seed)
    state = start(game, exhibit.players, exhibit.options, rng.randbytes(32))
    yield update(exhibit, state, 0, None)
    ply = 0
    while acting := awaited(exhibit, state):
        seat, ply = rng.choice(acting), ply + 1
        moves = game.legal_moves(state, seat)
        state.log = []
        play(game, state, seat, exhibit.choose(state, seat, rng) if exhibit.choose else rng.choice(moves))
        yield update(exhibit, state, ply, seat)


def awaited(exhibit: Exhibit, state: Any) -> list[int]:
    """Those who may act and are waited for, without the clock."""
    left_alone = {exhibit.players, *exhibit.game.not_awaited(state)}
    return [seat for seat in exhibit.game.to_act(state) if seat not in left_alone]


def update(exhibit: Exhibit, state: Any, ply: int, mover: int | None) -> Update:
    game = exhibit.game
    return Update(
        ply=ply,
        head="",  # a gallery proves nothing
        acting=tuple(awaited(exhibit, state)),
        eyes=tuple([eyes(game, state, seat, ply, mover) for seat in (*exhibit.seats, None)]),
        signals=signals(exhibit, state, ply),
        clock=None,
        outcome=game.outcome(state),
        lasted=ply * A_PLY_LASTS,
        honour=honour(game, state),
        next_level=None,
        came_of_it=None if game.outcome(state) is None else raw(game.task(game.view(state, None))),
        lesson=None,
    )


def honour(game: AnyGame, state: Any) -> str | None:
    return None if game.merits is None or game.outcome(state) is None else game.merits.honour(state)


def eyes(game: AnyGame, state: Any, seat: int | None, ply: int, mover: int | None) -> Eyes:
    view = game.view(state, seat)
    return Eyes(
        seat=seat,
        view=raw(view),
        legal=() if seat is None else tuple([raw(move) for move in game.legal_moves(state, seat)]),
        talk=game.talk(view),
        task=raw(game.task(view)),
        role=game.role(view),
        told=(Told(ply, mover, tuple([raw(event) for event in heard(state.log, seat)])),),
        can_undo=False,
    )


def signals(exhibit: Exhibit, state: Any, ply: int) -> tuple[Standing, ...]:
    """A few words of the others on whatever is offered."""
    rng, said = Random(ply // SPOKEN), []
    for seat in range(1, exhibit.players):
        talk = exhibit.game.talk(exhibit.game.view(state, seat))
        if isinstance(talk, Signals):
            said += [Standing(seat, raw(signal)) for signal in rng.sample(talk.offers, min(2, len(talk.offers)))]
    return tuple(said[:SPOKEN])
