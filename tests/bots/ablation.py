"""``python -m tests.bots.ablation GAME PLAYERS DEALS LEVEL PRESET [together]``: what knowledge is worth to a bot.

The same search three times: without belief, all worlds being alike and nothing remembered; as it is; and with the true
state shown to it, as no bot at a table ever has it.
"""

import sys
from collections.abc import Iterator
from dataclasses import replace
from math import inf
from typing import Any

from gueridon.bots.choosing import EFFORTS, Choice, enough, search
from gueridon.bots.styling import preferred
from gueridon.bots.worlds import Worlds
from gueridon.core.characters import PLAIN
from gueridon.core.hints import forgetful, indifferent
from gueridon.core.knowledge import Knowledge
from gueridon.games import load
from gueridon.lab.arena import ArenaGame, Contest, Pairing, play
from gueridon.lab.strengths import Strength, strengths

WITHOUT, AS_IT_IS, KNOWING = "without belief", "as it is", "knowing the truth"
WAYS = (WITHOUT, AS_IT_IS, KNOWING)


class Truth(Worlds):
    """The one world that there is."""

    def __init__(self, state: Any) -> None:
        self.all = [state.clone()]
        self.weights = self.running = [1.0]


class Trial(ArenaGame):
    level = "seer"

    def choice(self, known: Knowledge, level: str) -> Choice:
        if len(known.legal) == 1:
            return Choice(known.legal[0])
        known = unbelieving(known) if level == WITHOUT else known
        effort = EFFORTS[self.level]
        worlds = Truth(self.table.playing().state) if level == KNOWING else Worlds(known, effort.worlds, self.rng)
        considered = search(known, worlds, effort, self.rng, inf)
        return Choice(preferred(considered, enough(known), PLAIN).move)


def unbelieving(known: Knowledge) -> Knowledge:
    assert known.game.hints is not None
    hints = replace(known.game.hints, likelihood=indifferent, recall=forgetful)
    return replace(known, game=replace(known.game, hints=hints))


def compare(contest: Contest, level: str, together: bool) -> list[Strength]:
    Trial.level = level
    games = [Trial(pairing).run() for pairing in (contest.together() if together else opposed(contest))]
    return strengths(contest.levels, games)


def opposed(contest: Contest) -> Iterator[Pairing]:
    """Each deal from both sides: those whom it lets win together, as a random game tells, are of the same way."""
    first, second = contest.levels
    for deal in contest.names():
        random = Pairing(contest.game, contest.options, deal, ("random",) * contest.players)
        allies = play(random).outcome.winners or (0,)
        for one, other in ((first, second), (second, first)):
            yield replace(random, levels=tuple([one if seat in allies else other for seat in range(contest.players)]))


def main(id: str, players: str, deals: str, level: str, preset: str, how: str = "against") -> None:
    for ways in (WAYS[:2], WAYS[1:]):
        contest = Contest(id, int(players), load(id).presets[preset], ways, int(deals), "ablation")
        for strength in compare(contest, level, how == "together"):
            won, score = strength.won, strength.score
            print(f"{strength.level:18} won {won.mean:.2f} ± {won.margin:.2f}", end="")
            print(f"  score {score.mean:.1f} ± {score.margin:.1f}", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
