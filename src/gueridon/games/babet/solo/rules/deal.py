"""Dealing: by default only what can be won, and once a day the same for everyone."""

from datetime import date, timedelta
from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from gueridon.core.fate import key_of, shuffled
from gueridon.games.babet.box import CARDS
from gueridon.games.babet.solo.options import Level, Options
from gueridon.games.babet.solo.rules.play import begin, laid_out
from gueridon.games.babet.solo.solver import solve
from gueridon.games.babet.solo.state import State

# Whoever changes the solver or these changes which deals are dealt: that takes a new version of the game.
TRIES: Final = 20  # deals
BUDGET: Final = {1: 100, 2: 100, 3: 100, 4: 5_000, 5: 100}  # positions for each, by level
FIRST_DAY: Final = date(1970, 1, 1)


def setup(players: int, options: Options, key: bytes) -> State:
    """The first deal of the key that was proved to be winnable; without one, or unasked, simply its first."""
    source = key if options.day is None else daily_key(FIRST_DAY + timedelta(options.day), options.level)
    number = first_winnable(options.level, source) if options.winnable else None
    state = laid_out(options, shuffled(source, number or 0, CARDS), key)
    state.proved = number is not None
    begin(state)
    return state


def on_trial(options: Options) -> Options:
    """To prove a deal takes long, and every deal suits whoever plays alone."""
    return replace(options, winnable=False)


@lru_cache(maxsize=1024)  # a table is set up again whenever its record is replayed
def first_winnable(level: Level, key: bytes) -> int | None:
    """The number of the first deal of this key that the solver wins."""
    options = Options(level=level)
    for number in range(TRIES):
        if solve(laid_out(options, shuffled(key, number, CARDS), key), BUDGET[level]).verdict == "winnable":
            return number
    return None


def daily_key(day: date, level: int) -> bytes:
    """The same on every server: nothing but the day and the level goes into it."""
    return key_of(f"BABET {level} {day.isoformat()}")
