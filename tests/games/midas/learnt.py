"""``python -m tests.games.midas.learnt PLAYERS DEALS LEVEL SEED``: what the solved rounds are worth to a bot.

One that knows them sits among others of the same level that think about every bid, as all did before there was the
file; from each seat in turn, on the same deals.
"""

import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from statistics import mean

from msgspec import Raw

from gueridon.bots.choosing import Choice, choose
from gueridon.core.hints import nothing_solved
from gueridon.core.knowledge import Knowledge
from gueridon.core.wire import Seat
from gueridon.games import load
from gueridon.lab.arena import ArenaGame, Pairing
from gueridon.lab.strengths import estimate

GAME = load("midas")


class Learnt(ArenaGame):
    """Only this seat knows the rounds; ``punished`` counts how often each had to be."""

    def __init__(self, pairing: Pairing, seat: Seat) -> None:
        super().__init__(pairing)
        self.seat = seat
        self.rng = Random(f"{pairing.deal}{seat}")
        self.punished: Counter[Seat] = Counter()

    def choice(self, known: Knowledge, level: str) -> Choice:
        if known.view.phase == "punishment":
            self.punished[known.seat] += 1
        return choose(known if known.seat == self.seat else unlearnt(known), level, self.rng)

    def wanted_signals(self, known: Knowledge, level: str) -> list[Raw]:
        """Nobody signals in this game."""
        return []


def unlearnt(known: Knowledge) -> Knowledge:
    assert known.game.hints is not None
    return replace(known, game=replace(known.game, hints=replace(known.game.hints, mixture=nothing_solved)))


def shares(players: int, deals: int, level: str, seed: str) -> Iterator[tuple[float, int, int]]:
    """By deal: the share of its games that the one won; how often it was punished, and all the others together."""
    for deal in range(deals):
        pairing = Pairing("midas", GAME.presets["usual"], f"{seed}{deal}", (level,) * players)
        games = [Learnt(pairing, seat) for seat in range(players)]
        won = [float(game.seat in game.run().outcome.winners) for game in games]
        own = sum(game.punished[game.seat] for game in games)
        yield mean(won), own, sum(game.punished.total() for game in games) - own


def main(players: str, deals: str, level: str, seed: str) -> None:
    found = [*shares(int(players), int(deals), level, seed)]
    won, own, others = estimate([share for share, _, _ in found]), sum(f[1] for f in found), sum(f[2] for f in found)
    print(f"won {100 * won.mean:.0f} ± {100 * won.margin:.0f} % of {int(players) * len(found)} games", end="")
    print(f", punished {own} times, the others {others} times")


if __name__ == "__main__":
    main(*sys.argv[1:])
