"""A user's script: a bot of his own plays against one of ours. It is run, and checked as strictly as he may want."""

from random import Random

import gueridon
from gueridon.games.midas import GAME
from gueridon.games.midas.moves import Bid, Move


def lowest(known: gueridon.Knowledge) -> Move:
    """Bid as little as possible, and otherwise do the first thing that comes to mind."""
    legal: list[Move] = known.legal
    bids = [move for move in legal if isinstance(move, Bid)]
    return min(bids, key=lambda bid: bid.count) if bids else legal[0]


def contest(game: gueridon.AnyGame, key: bytes) -> gueridon.Record:
    match = gueridon.Match(game, 2, game.presets["usual"], key)
    rng, clock = Random(1), gueridon.SimulatedClock()
    while acting := game.to_act(match.state):
        seat = clock.next(game, match.state, acting, rng)
        if seat == game.clock(2):
            match.move(seat, game.legal_moves(match.state, seat)[0])
        else:
            known = gueridon.knowledge(match, seat)
            match.move(seat, lowest(known) if seat == 0 else gueridon.choose(known, "novice", rng).move)
    return match.record()


def coins(record: gueridon.Record) -> int:
    """Of our seat at the end, in the types of this very game."""
    return gueridon.verify(GAME, record).coins[0]


if __name__ == "__main__":
    print(coins(contest(gueridon.load("midas"), gueridon.key_of("any text"))))
