"""What one seat may do against bots, from what it may know: ways to play, and a choice among them by experience."""

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, field
from functools import partial
from math import log, sqrt
from random import Random
from typing import Any

from gueridon.bots.choosing import at_once, choose
from gueridon.bots.worlds import Worlds, imagine
from gueridon.core.deviations import Way
from gueridon.core.knowledge import Knowledge
from gueridon.games import AnyGame

WORLDS = 60  # that a look one ply ahead is taken in
MOST_MOVES = 12  # that are looked at: if there are more, those of the policy in so many worlds
CURIOSITY = 0.5
DOUBT = 12.0  # games: as many as that count for what a way brought elsewhere, beside what it brought here

Respond = Callable[[Knowledge, Random], Any]


def ways_of(game: AnyGame) -> dict[str, Respond]:
    """Those that suit any game, and those of this one."""
    found: dict[str, Respond] = {"novice": at_once, "adept": as_an_adept, "one-ply": one_ply}
    if game.deviations is not None:
        found |= {name: partial(deviating, way) for name, way in game.deviations.ways.items()}
    return found


def as_an_adept(known: Knowledge, rng: Random) -> Any:
    return choose(known, "adept", rng).move


def deviating(way: Way[Any, Any], known: Knowledge, rng: Random) -> Any:
    move = way(imagine(known, rng), known.seat, known.legal, rng)
    return one_ply(known, rng) if move is None else move


def one_ply(known: Knowledge, rng: Random) -> Any:
    """The move after which the table is worth most, on the average of worlds that the bots themselves would imagine."""
    hints = known.game.hints
    assert hints is not None
    worlds = Worlds(known, WORLDS, rng)
    moves = known.legal
    if len(moves) > MOST_MOVES:
        moves = [*dict.fromkeys([hints.policy(worlds.one(rng), known.seat, moves, rng) for _ in range(MOST_MOVES)])]
    looked_at = [worlds.one(rng) for _ in range(WORLDS)]
    return max(moves, key=lambda move: sum([worth_after(known, world, move) for world in looked_at]))


def worth_after(known: Knowledge, world: Any, move: Any) -> float:
    """To this seat."""
    assert known.game.hints is not None
    after = world.clone()
    known.game.apply(after, known.seat, move)
    return float(known.game.hints.value(after)[known.seat])


def situation(known: Knowledge, rng: Random) -> Hashable:
    """As the game tells them apart, or by the kinds of moves that there are."""
    deviations = known.game.deviations
    if deviations is None:
        return tuple(sorted({type(move).__name__ for move in known.legal}))
    return deviations.situation(imagine(known, rng), known.seat)


@dataclass
class Tally:
    games: int = 0
    won: float = 0.0

    def add(self, won: float) -> None:
        self.games += 1
        self.won += won

    def mean(self, usual: float, doubt: float) -> float:
        return (self.won + doubt * usual) / (self.games + doubt)


@dataclass
class Experience:
    """What each way brought: alone through a whole game, and in each situation. ``even`` is what an equal would win."""

    names: list[str]
    even: float
    alone: dict[str, Tally] = field(default_factory=dict)
    here: dict[tuple[Hashable, str], Tally] = field(default_factory=dict)
    mixed: Tally = field(default_factory=Tally)  # games in which each situation had its own way

    def __post_init__(self) -> None:
        self.alone = {name: Tally() for name in self.names}

    def to_try(self) -> str:
        """The way that did best through whole games, or that was seldom tried (UCB1)."""
        total = sum(tally.games for tally in self.alone.values())
        return max(self.names, key=lambda name: self.hope(self.alone[name], total))

    def hope(self, tally: Tally, total: int) -> float:
        return tally.won / tally.games + CURIOSITY * sqrt(log(total) / tally.games) if tally.games else float("inf")

    def best(self) -> str:
        return max(self.names, key=lambda name: self.alone[name].mean(self.even, DOUBT))

    def best_here(self, where: Hashable) -> str:
        """By what it brought in this situation, and as long as that is little, in all of them."""
        return max(self.names, key=lambda name: self.promise(where, name))

    def promise(self, where: Hashable, name: str) -> float:
        usual = self.alone[name].mean(self.even, DOUBT)
        return self.here.get((where, name), Tally()).mean(usual, DOUBT)

    def learn(self, alone: str | None, used: Mapping[tuple[Hashable, str], None], won: float) -> None:
        (self.mixed if alone is None else self.alone[alone]).add(won)
        for what in used:
            self.here.setdefault(what, Tally()).add(won)
