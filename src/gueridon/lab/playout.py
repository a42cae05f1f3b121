"""Random play, compiled like the rules: driven from interpreted Python it would take twice the time."""

from random import Random
from typing import Final

from gueridon.core.game import Game, M, O, S, V

SECONDS_A_MOVE: Final = 3.0  # as long as a bot at a table takes where several may act


def playout(game: Game[O, S, M, V], state: S, rng: Random) -> int:
    """Play at random to the end; how many plies it took."""
    to_act, legal_moves, apply, random = game.to_act, game.legal_moves, game.apply, rng.random
    watch, plies = Watch(), 0
    while seats := to_act(state):
        seat = seats[0] if len(seats) == 1 else watch.next(game, state, seats, rng)
        moves = legal_moves(state, seat)
        apply(state, seat, moves[int(random() * float(len(moves)))])  # float: compiled, a mixed product is slow
        plies += 1
    return plies


class Watch:
    """Who acts next where no real time passes.

    Everyone for whom the table waits takes as long over a move, all of them at once, and a limit strikes when that
    time has gone by, or when it waits for nobody else. Who is content is left alone: so every step comes to its end.
    """

    def __init__(self) -> None:
        self.stretch: int | None = None
        self.spent = 0.0  # seconds of this stretch

    def next(self, game: Game[O, S, M, V], state: S, acting: tuple[int, ...], rng: Random) -> int:
        content, limit = game.content(state), game.limit(state)
        waited = [seat for seat in acting if seat not in content]
        if limit is not None:
            clock = max(acting)
            waited.remove(clock)
            if limit.stretch != self.stretch:
                self.stretch, self.spent = limit.stretch, 0.0
            if not waited or self.spent >= limit.seconds:
                return clock
            self.spent += SECONDS_A_MOVE / float(len(waited))
        return waited[0] if len(waited) == 1 else waited[int(rng.random() * float(len(waited)))]
