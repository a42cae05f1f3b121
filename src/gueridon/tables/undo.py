"""Whether a move may be taken back: only if it showed nothing hidden to anyone."""

from collections.abc import Iterator
from random import Random

from gueridon.core.game import Table as State
from gueridon.core.game import heard
from gueridon.core.wire import Seat, Wire
from gueridon.games import AnyGame

WORLDS = 8

Seen = tuple[Wire, list[Wire]]  # the view, and the events told


def shows_nothing(game: AnyGame, players: int, seat: Seat, move: Wire, saw: Wire, seen: Seen) -> bool:
    """From ``saw`` his move led its player to ``seen``: would it have, whatever is hidden from him?

    And in each of those worlds, would everybody else have seen the same whatever is hidden from them? A card that
    was shown, or drawn, fails at once. All of it follows from what the mover knows, so that the answer tells him
    nothing either.
    """
    rng = Random(0)
    return all(
        after(game, world, seat, move, seat) == seen and surprises_nobody(game, players, seat, move, world, rng)
        for world in imagined(game, saw, rng)
    )


def imagined(game: AnyGame, saw: Wire, rng: Random) -> Iterator[State]:
    for _ in range(WORLDS):
        yield game.imagine(saw, rng)


def surprises_nobody(game: AnyGame, players: int, seat: Seat, move: Wire, world: State, rng: Random) -> bool:
    others: list[Seat | None] = [None, *(other for other in range(players) if other != seat)]
    return all(
        after(game, game.imagine(game.view(world, eyes), rng), seat, move, eyes) == after(game, world, seat, move, eyes)
        for eyes in others
    )


def after(game: AnyGame, world: State, seat: Seat, move: Wire, eyes: Seat | None) -> Seen | None:
    """What these eyes would see of the move; None where it could not be made."""
    if game.why_not(world, seat, move) is not None:
        return None
    world = world.clone()
    world.log = []
    game.apply(world, seat, move)
    return game.view(world, eyes), heard(world.log, eyes)
