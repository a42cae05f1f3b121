"""Dealing: by default only what can be won, and once a day the same for everyone."""

from datetime import date, timedelta
from typing import Final

from msgspec.structs import replace

from gueridon.core.deal_search import DealSearch, FoundDeal
from gueridon.core.fate import key_of, shuffled
from gueridon.games.babet.box import CARDS
from gueridon.games.babet.solo.options import Options
from gueridon.games.babet.solo.rules.play import begin, laid_out
from gueridon.games.babet.solo.solver import solve
from gueridon.games.babet.solo.state import State

# Whoever changes the solver or these changes which deals are dealt: that takes a new version of the game.
TRIES: Final = 20  # deals
BUDGET: Final = {1: 100, 2: 100, 3: 100, 4: 5_000, 5: 100}  # positions for each, by level
FIRST_DAY: Final = date(1970, 1, 1)
MOST_KNOWN: Final = 1024

KNOWN: Final[dict[tuple[int, bytes], FoundDeal]] = {}  # a table is set up again whenever a move is taken back


def setup(players: int, options: Options, key: bytes) -> State:
    """The first deal of the key that was proved to be winnable; without one, or unasked, simply its first."""
    found = known(options, key)
    if found is None:
        found = find(options, key)
        remember(options, key, found)
    number = found.number
    state = laid_out(options, shuffled(source_of(options, key), number or 0, CARDS), key)
    state.proved = number is not None
    begin(state)
    return state


def on_trial(options: Options) -> Options:
    """To prove a deal takes long, and every deal suits whoever plays alone."""
    return replace(options, winnable=False)


def known(options: Options, key: bytes) -> FoundDeal | None:
    """Where any deal will do, nothing has to be found."""
    return KNOWN.get((options.level, source_of(options, key))) if options.winnable else FoundDeal(None)


def find(options: Options, key: bytes) -> FoundDeal:
    """The number of the first deal of this key that the solver wins."""
    source, budget = source_of(options, key), BUDGET[options.level]
    for number in range(TRIES):
        if solve(laid_out(options, shuffled(source, number, CARDS), source), budget).verdict == "winnable":
            return FoundDeal(number)
    return FoundDeal(None)


def remember(options: Options, key: bytes, found: FoundDeal) -> None:
    """The oldest are forgotten."""
    if options.winnable:
        KNOWN[options.level, source_of(options, key)] = found
    while len(KNOWN) > MOST_KNOWN:
        del KNOWN[next(iter(KNOWN))]


DEAL_SEARCH: Final = DealSearch(known, find, remember)


def source_of(options: Options, key: bytes) -> bytes:
    return key if options.day is None else daily_key(FIRST_DAY + timedelta(options.day), options.level)


def daily_key(day: date, level: int) -> bytes:
    """The same on every server: nothing but the day and the level goes into it."""
    return key_of(f"BABET {level} {day.isoformat()}")
