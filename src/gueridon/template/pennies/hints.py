"""What the bots are taught: a sensible move at once, and what a table is worth. They see imagined worlds only."""

from random import Random

from gueridon.core.hints import Hints
from gueridon.template.pennies.moves import Choose
from gueridon.template.pennies.rules import outcome
from gueridon.template.pennies.state import State


def policy(state: State, seat: int, legal: list[Choose], rng: Random) -> Choose:
    """Whoever can be foreseen loses."""
    return rng.choice(legal)


def value(state: State) -> list[float]:
    """To each seat, from 0 (lost) to 1 (won)."""
    ended = outcome(state)
    if ended is None:
        return [0.5 for _ in state.faces]
    return [float(score) for score in ended.scores]


HINTS: Hints[State, Choose] = Hints(policy, value)
