"""How long bots think: every level is asked about the same positions, and its time on a core is taken."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from time import process_time

from gueridon.bots.choosing import Choice, choose
from gueridon.core.knowledge import Knowledge
from gueridon.lab.arena import ArenaGame, Contest, Pairing


@dataclass(frozen=True)
class ThinkingTime:
    """Of one level, in milliseconds of one core for a move."""

    level: str
    positions: int
    half: float  # half of its moves took no longer
    nearly_all: float  # 95 in a hundred
    longest: float


class AttendedGame(ArenaGame):
    """A game of the arena of which every choice is kept, with all that its seat knew."""

    def __init__(self, pairing: Pairing) -> None:
        super().__init__(pairing)
        self.choices: list[Knowledge] = []

    def choice(self, known: Knowledge, level: str) -> Choice:
        if len(known.legal) > 1:
            self.choices.append(known)
        return super().choice(known, level)


def positions(contest: Contest, count: int) -> list[Knowledge]:
    """So many choices, if there were as many, spread evenly over all games of the contest."""
    choices: list[Knowledge] = []
    for pairing in contest.together():
        game = AttendedGame(pairing)
        game.run()
        choices += game.choices
    found = min(count, len(choices))
    return [choices[number * len(choices) // found] for number in range(found)]


def thinking_times(asked: Sequence[Knowledge], levels: Sequence[str], seed: str) -> Iterator[ThinkingTime]:
    """Without a limit of time: what a level does where nobody hurries it."""
    for level in levels:
        rng = Random(f"{seed}-{level}")
        times = sorted([seconds_to_choose(known, level, rng) * 1000 for known in asked])
        yield ThinkingTime(level, len(times), at_share(times, 0.5), at_share(times, 0.95), times[-1])


def seconds_to_choose(known: Knowledge, level: str, rng: Random) -> float:
    before = process_time()
    choose(known, level, rng)
    return process_time() - before


def at_share(ordered: Sequence[float], share: float) -> float:
    """The least that so many are not above."""
    return ordered[max(0, -int(-share * len(ordered) // 1) - 1)]
