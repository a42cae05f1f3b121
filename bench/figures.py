"""One figure: random play of one game, for a while."""

from collections.abc import Callable
from statistics import median
from time import perf_counter, process_time

import msgspec

ROUNDS_BY_CLOCK = 5
SECONDS = 1.0  # of one core: on a busy machine the others' work does not count


class Figure(msgspec.Struct, frozen=True):
    rules: str
    game: str
    players: int
    moves: int
    games: int
    seconds: float

    @property
    def moves_a_second(self) -> float:
        return self.moves / self.seconds

    @property
    def games_a_second(self) -> float:
        return self.games / self.seconds

    @property
    def plies_a_game(self) -> float:
        return self.moves / self.games


def timed(rules: str, game: str, players: int, play_one: Callable[[], int]) -> Figure:
    """Game after game, set-up included, until time is up; ``play_one`` returns how many moves it took."""
    play_one()
    moves = games = 0
    start = process_time()
    while (seconds := process_time() - start) < SECONDS:
        moves += play_one()
        games += 1
    return Figure(rules, game, players, moves, games, seconds)


def median_seconds(turn: Callable[[], object]) -> float:
    """Of several turns by the clock, after one that is not counted, in which things are compiled."""
    turn()
    seconds = []
    for _ in range(ROUNDS_BY_CLOCK):
        start = perf_counter()
        turn()
        seconds.append(perf_counter() - start)
    return median(seconds)
