"""``python -m tests.playthroughs.mysterium.search``: plays the goldens, keys tried until each tells its story."""

from collections.abc import Callable
from itertools import count
from pathlib import Path
from random import Random

import msgspec

from gueridon.core import record
from gueridon.core.fate import key_of
from gueridon.games.mysterium import GAME
from gueridon.games.mysterium.box import CARD_NUMBER, KINDS
from gueridon.games.mysterium.events import CrowSpent, Event, TieBroken, TimeRanOut, TokenTakenBack
from gueridon.games.mysterium.moves import CallCrow, Finish, Judge, Lay, Lift, Move, Place, Point, Ready, Vote
from gueridon.games.mysterium.options import Options
from gueridon.games.mysterium.state import State


class Insight:
    """How often those at this table are right where they stand and in whom they accuse; and how they sleep then."""

    def __init__(self, found: float, accused: float, asleep: float = 0.02) -> None:
        self.found, self.accused, self.asleep = found, accused, asleep

    def weight(self, state: State, seat: int, move: Move) -> float:
        match move:
            case Place(medium, card):
                meant = state.secret[medium][len(state.sleeves[medium])] == CARD_NUMBER[card]
                return 8 * self.found if meant else 1 - self.found
            case Vote(group) | Point(group):
                return self.accused if group == state.guilty else (1 - self.accused) / 2
            case Ready():
                return 12 if all(self.placed(state, seat)) else 0.1
            case Lay():
                return 0.25 if state.laid else 1
            case Lift() | CallCrow():
                return 0.3
            case Judge():
                return 1
            case Finish():
                return 2
            case _:
                return 1

    def placed(self, state: State, seat: int) -> list[bool]:
        """Whether each medium of this seat stands somewhere, or needs to no longer."""
        return [
            stands is not None or len(state.sleeves[medium]) == KINDS
            for medium, stands in enumerate(state.intuitions)
            if state.owners[medium] == seat
        ]


CLEAR = Insight(0.95, 0.9)
DIM = Insight(0.4, 0.5)
BLIND = Insight(0.95, 0.05)
SLEEPY = Insight(0.95, 0.5, asleep=50)


def played(players: int, options: Options, insight: Insight, seed: str) -> tuple[record.Record, list[Event]]:
    key, rng = key_of(seed), Random(seed)
    state = GAME.setup(players, options, key)
    moves: list[tuple[int, Move]] = []
    while acting := GAME.to_act(state):
        sand = insight.asleep if state.phase == "vote" else 0.02
        content = GAME.not_awaited(state)
        stirs = [sand if seat == players else 0.1 if seat in content else 1 for seat in acting]
        seat = rng.choices(acting, stirs)[0]
        legal = GAME.legal_moves(state, seat)
        move = rng.choices(legal, [insight.weight(state, seat, each) for each in legal])[0]
        moves.append((seat, move))
        GAME.apply(state, seat, move)
    log = state.log or []
    return record.write(GAME, players, options, key, moves, GAME.outcome(state)), [event for _, event in log]


def found(players: int, options: Options, insight: Insight, reason: str, *wanted: type[Event]) -> record.Record:
    """The first seed, tried one after another, that ends so and tells all that is wanted."""
    for number in count(1):
        written, events = played(players, options, insight, str(number))
        assert written.outcome is not None
        if written.outcome.reason == reason and {type(event) for event in events} >= set(wanted):
            return written
    raise AssertionError("seeds never run out")


EASY, HARD = Options(difficulty="easy"), Options(difficulty="hard", ghost=0)
TIMED = Options(sandglass=1, ghost_turns=3)
CALM = Options(sandglass=0)

GOLDENS: dict[str, Callable[[], record.Record]] = {
    "two-won": lambda: found(2, EASY, CLEAR, "culprit-found", CrowSpent),
    "two-hour-seven": lambda: found(2, HARD, DIM, "seven-hours"),
    "three-won": lambda: found(3, CALM, CLEAR, "culprit-found"),
    "three-lost-at-the-vote": lambda: found(3, Options(), BLIND, "innocent-accused"),
    "four-nobody-voted": lambda: found(4, TIMED, SLEEPY, "nobody-voted", TimeRanOut),
    "five-won-by-a-tie": lambda: found(5, Options(), CLEAR, "culprit-found", TieBroken, CrowSpent),
    "five-lost-by-a-tie": lambda: found(5, HARD, DIM, "innocent-accused", TieBroken),
    "five-hour-seven": lambda: found(5, TIMED, DIM, "seven-hours", TimeRanOut),
    "seven-won": lambda: found(7, EASY, CLEAR, "culprit-found", TokenTakenBack),
    "seven-lost-at-the-vote": lambda: found(7, CALM, BLIND, "innocent-accused"),
}

if __name__ == "__main__":
    for name, play in GOLDENS.items():
        Path(__file__).with_name(f"{name}.json").write_bytes(msgspec.json.encode(play()) + b"\n")
