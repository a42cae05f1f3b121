"""Random play, compiled like the rules: driven from interpreted Python it would take twice the time."""

from random import Random

from gueridon.core.game import Game, M, O, S, V


def playout(game: Game[O, S, M, V], state: S, rng: Random) -> int:
    """Play at random to the end; how many plies it took."""
    to_act, legal_moves, apply, random = game.to_act, game.legal_moves, game.apply, rng.random
    plies = 0
    while seats := to_act(state):
        seat = seats[0] if len(seats) == 1 else seats[int(random() * float(len(seats)))]
        moves = legal_moves(state, seat)
        apply(state, seat, moves[int(random() * float(len(moves)))])  # float: compiled, a mixed product is slow
        plies += 1
    return plies


def one_of(acting: tuple[int, ...], clock: int, rng: Random) -> int:
    """Whoever acts next; the clock, if others may act too, one time in fifty."""
    others = [seat for seat in acting if seat != clock]
    if clock in acting and (not others or rng.random() < 0.02):
        return clock
    return rng.choice(others)
