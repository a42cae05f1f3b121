"""Random play, compiled like the rules: driven from interpreted Python it would take twice the time."""

from random import Random
from typing import Final

from gueridon.core.game import Game, Limit, M, O, S, V

SECONDS_A_MOVE: Final = 3.0  # as long as a bot at a table takes where several may act


def playout(game: Game[O, S, M, V], state: S, rng: Random) -> int:
    """Play at random to the end; how many plies it took."""
    to_act, legal_moves, apply, random = game.to_act, game.legal_moves, game.apply, rng.random
    simulated_clock, plies = SimulatedClock(), 0
    while seats := to_act(state):
        seat = seats[0] if len(seats) == 1 else simulated_clock.next(game, state, seats, rng)
        moves = legal_moves(state, seat)
        apply(state, seat, moves[int(random() * float(len(moves)))])  # float: compiled, a mixed product is slow
        plies += 1
    return plies


class SimulatedClock:
    """Who acts next where no real time passes.

    Everyone for whom the table waits takes as long over a move, all of them at once, and a limit strikes when that
    time has gone by, or when it waits for nobody else. The not awaited are left alone: so every step comes to its end.
    """

    def __init__(self) -> None:
        self.period: int | None = None
        self.spent = 0.0  # seconds of this period

    def reading(self) -> tuple[int | None, float]:
        """What ``clock_at`` goes on from."""
        return self.period, self.spent

    def strikes(self, limit: Limit) -> bool:
        """Whether the time of its period has gone by; a new period starts afresh."""
        if limit.period != self.period:
            self.period, self.spent = limit.period, 0.0
        return self.spent >= limit.seconds

    def next(self, game: Game[O, S, M, V], state: S, acting: tuple[int, ...], rng: Random) -> int:
        """One of those who may act."""
        not_awaited, limit = game.not_awaited(state), game.limit(state)
        waited = [seat for seat in acting if seat not in not_awaited]
        if limit is not None:
            clock = max(acting)
            waited.remove(clock)
            if self.strikes(limit) or not waited:
                return clock
            self.spent += SECONDS_A_MOVE / float(len(waited))
        return waited[0] if len(waited) == 1 else waited[int(rng.random() * float(len(waited)))]


def clock_at(reading: tuple[int | None, float]) -> SimulatedClock:
    """Another clock that says the same."""
    clock = SimulatedClock()
    clock.period, clock.spent = reading
    return clock
