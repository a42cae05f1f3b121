"""What bots believe, held against the truth: all that they could not know, at every turn of their games."""

from collections.abc import Hashable, Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from gueridon.bots.choosing import Choice
from gueridon.bots.worlds import Worlds
from gueridon.core.guesses import Guesses
from gueridon.core.hints import forgetful, indifferent
from gueridon.core.knowledge import Knowledge
from gueridon.core.wire import Seat
from gueridon.lab.arena import ArenaGame, Pairing

Likely = Mapping[frozenset[Any], float]  # by answer: all guesses about one thing that hold together
NOTHING: frozenset[Any] = frozenset()
ALWAYS_NOTHING: Likely = {NOTHING: 1.0}
ROUNDING = 1e-9


@dataclass(frozen=True)
class OpenQuestion:
    """Something that a seat could not know: how likely it took each answer to be, the true one first."""

    odds: tuple[float, ...]
    by_chance: float  # how likely the true one is if every world is as likely as the next


@dataclass(frozen=True)
class BelievedPosition:
    """All that was open to a seat at one of its turns."""

    deal: str
    questions: tuple[OpenQuestion, ...]


def believed_position(known: Knowledge, truth: Any, deal: str, worlds: int, rng: Random) -> BelievedPosition:
    """What this seat believes, in so many worlds, beside what is so."""
    guesses = known.game.guesses
    assert guesses is not None
    so = answers(guesses, truth, known.seat)
    chance = likely_answers(guesses, Worlds(without_belief(known), worlds, rng), known.seat)
    believed = likely_answers(guesses, Worlds(known, worlds, rng), known.seat)
    found: list[OpenQuestion] = []
    for about in {**chance, **believed, **so}:
        possible = [so.get(about, NOTHING)]
        by_chance, odds = chance.get(about, ALWAYS_NOTHING), believed.get(about, ALWAYS_NOTHING)
        possible += [answer for answer in {**by_chance, **odds} if answer != possible[0]]
        if len(possible) > 1:
            found.append(OpenQuestion(shares(odds, possible, worlds), shares(by_chance, possible, worlds)[0]))
    return BelievedPosition(deal, tuple(found))


def without_belief(known: Knowledge) -> Knowledge:
    """The same eyes, to which all worlds are alike."""
    assert known.game.hints is not None
    hints = replace(known.game.hints, likelihood=indifferent, recall=forgetful)
    return replace(known, game=replace(known.game, hints=hints))


def answers(guesses: Guesses[Any], world: Any, seat: Seat) -> dict[Hashable, frozenset[Any]]:
    found: dict[Hashable, set[Any]] = {}
    for guess in guesses.of(world, seat):
        found.setdefault(guesses.about(guess), set()).add(guess)
    return {about: frozenset(answer) for about, answer in found.items()}


def likely_answers(guesses: Guesses[Any], worlds: Worlds, seat: Seat) -> dict[Hashable, Likely]:
    """A question that a world says nothing about has no answer there."""
    found: dict[Hashable, dict[frozenset[Any], float]] = {}
    total = sum(worlds.weights)
    for world, weight in zip(worlds.all, worlds.weights, strict=True):
        for about, answer in answers(guesses, world, seat).items():
            likely = found.setdefault(about, {})
            likely[answer] = likely.get(answer, 0.0) + weight / total
    for likely in found.values():
        if sum(likely.values()) < 1 - ROUNDING:
            likely[NOTHING] = 1 - sum(likely.values())
    return {**found}


def shares(likely: Likely, possible: list[frozenset[Any]], worlds: int) -> tuple[float, ...]:
    """As if one world more had been imagined, and said a little for every answer: none is impossible."""
    return tuple([(likely.get(answer, 0.0) * worlds + 1 / len(possible)) / (worlds + 1) for answer in possible])


class ObservedGame(ArenaGame):
    """A game of the arena in which every bot that has to choose is asked what it believes."""

    def __init__(self, pairing: Pairing, worlds: int) -> None:
        super().__init__(pairing)
        self.worlds = worlds
        self.positions: list[BelievedPosition] = []
        self.asking = Random(self.name.digest())  # numbers apart: the bots play as if nobody asked

    def choice(self, known: Knowledge, level: str) -> Choice:
        if len(known.legal) > 1:
            truth = self.table.playing().state
            self.positions.append(believed_position(known, truth, self.pairing.deal, self.worlds, self.asking))
        return super().choice(known, level)


def believed_positions(pairing: Pairing, worlds: int) -> list[BelievedPosition]:
    """Of one whole game; the same pairing always gives the same."""
    game = ObservedGame(pairing, worlds)
    game.run()
    return game.positions
