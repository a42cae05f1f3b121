"""Games that bots play with their like, now and then at random, so that tables come up which they would avoid."""

from random import Random
from typing import Any, NamedTuple

from gueridon.bots.choosing import Choice
from gueridon.core.knowledge import Knowledge
from gueridon.core.training import Fitting, training_of
from gueridon.games import load
from gueridon.lab.arena import ArenaGame, Pairing

RASH = 0.04  # of all moves are made at random
KEPT = 15  # tables of a game


class MeasuredGame(NamedTuple):
    """Some of its tables, and what its ending was worth."""

    measures: list[list[float]]
    worth: float


class WatchedGame(ArenaGame):
    """Remembers every table that somebody was to move on."""

    def __init__(self, pairing: Pairing) -> None:
        super().__init__(pairing)
        self.seen: list[Any] = []

    def choice(self, known: Knowledge, level: str) -> Choice:
        self.seen.append(self.table.playing().state.clone())
        if self.rng.random() < RASH:
            return Choice(self.rng.choice(known.legal))
        return super().choice(known, level)


def measured_game(pairing: Pairing) -> MeasuredGame:
    """The same pairing always gives the same."""
    way = training_of(load(pairing.game)).way
    assert isinstance(way, Fitting)
    game = WatchedGame(pairing)
    worth = way.worth(game.run().outcome)
    kept = Random(pairing.deal).choices(game.seen, k=KEPT)
    return MeasuredGame([[*way.measures(state)] for state in kept], worth)
