"""``python -m tests.games.medium.accusations LEVEL PLAYERS DEALS``: how often bots accuse, and how often rightly.

By turn of the one who may accuse: on how many chances, how often he did, how many of those accusations were right, and
how likely they had seemed in three hundred fresh worlds, none of which had a part in choosing them.
"""

import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from statistics import mean
from typing import Any

from gueridon.bots.choosing import Choice
from gueridon.bots.worlds import Worlds
from gueridon.core.knowledge import Knowledge
from gueridon.games import load
from gueridon.games.medium.box import GOALS
from gueridon.games.medium.moves import Guess
from gueridon.games.medium.rules.deck import KINDS
from gueridon.games.medium.state import State
from gueridon.lab.arena import ArenaGame, Contest, Pairing

GAME = load("medium")
FRESH_WORLDS = 300
LAST_TURN = 6  # later turns count as this one


@dataclass
class Turn:
    """All chances to accuse at one turn of their games."""

    chances: int = 0
    odds: list[float] = field(default_factory=list)  # of the accusations that were made
    right: int = 0


class WatchedGame(ArenaGame):
    """Notes for every chance to accuse its turn, and of an accusation its odds and whether it was right."""

    def __init__(self, pairing: Pairing) -> None:
        super().__init__(pairing)
        self.chances: list[tuple[int, float | None, bool]] = []

    def choice(self, known: Knowledge, level: str) -> Choice:
        made = super().choice(known, level)
        if any(isinstance(move, Guess) for move in known.legal):
            turn = min(known.view.number, LAST_TURN)
            if isinstance(made.move, Guess):
                truth: Any = self.table.playing().state
                self.chances.append((turn, odds(known, made.move), is_right(truth, made.move)))
            else:
                self.chances.append((turn, None, False))
        return made


def odds(known: Knowledge, guess: Guess) -> float:
    return mean([float(is_right(world, guess)) for world in Worlds(known, FRESH_WORLDS, Random(1)).all])


def is_right(world: State, guess: Guess) -> bool:
    return any(GOALS[held % KINDS] == guess.goal for held in world.held[guess.other])


def watched(level: str, players: int, deals: int) -> Iterator[WatchedGame]:
    contest = Contest("medium", players, GAME.presets["usual"], (level,), deals, "accusations")
    for pairing in contest.together():
        game = WatchedGame(pairing)
        game.run()
        yield game


def main(level: str, players: str, deals: str) -> None:
    turns: dict[int, Turn] = {}
    for game in watched(level, int(players), int(deals)):
        for number, likely, right in game.chances:
            turn = turns.setdefault(number, Turn())
            turn.chances += 1
            turn.right += right
            if likely is not None:
                turn.odds.append(likely)
    for number, turn in sorted(turns.items()):
        made = len(turn.odds)
        seemed = f"{mean(turn.odds):.0%}" if made else "none"
        print(f"turn {number}: {turn.chances} chances, {made} accusations, {turn.right} right, likely {seemed}")


if __name__ == "__main__":
    main(*sys.argv[1:])
