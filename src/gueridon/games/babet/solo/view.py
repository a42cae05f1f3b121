"""What the player may know, and a table that could explain it."""

from random import Random

from gueridon.games.babet.solo.rules.fit import find_fits
from gueridon.games.babet.solo.rules.play import MOST_IN_A_ROW, PERSONALITIES
from gueridon.games.babet.solo.shown import View
from gueridon.games.babet.solo.state import State


def view(state: State, seat: int | None) -> View:
    return View(
        seat=seat,
        options=state.options,
        faces=tuple([stock[-1] if stock else None for stock in state.stocks]),
        heights=tuple([len(stock) for stock in state.stocks]),
        places=tuple([tuple(cards) for cards in state.places]),
        hidden=tuple(sorted([card for stock in state.stocks for card in stock[:-1]])),
        moves_left=MOST_IN_A_ROW - state.row,
        proved=state.proved,
        ended=state.ended,
        aim_places=PERSONALITIES[state.level],
    )


def imagine(view: View, rng: Random) -> State:
    """A state this viewer cannot tell from the real one."""
    hidden = list(view.hidden)
    rng.shuffle(hidden)
    return dealt(view, hidden, rng.randbytes(32))


def dealt(view: View, hidden: list[int], key: bytes) -> State:
    """The table with its hidden cards dealt under the face-up ones, from the left."""
    stocks: list[bytes] = []
    at = 0
    for face, height in zip(view.faces, view.heights, strict=True):
        below = max(0, height - 1)
        stocks.append(bytes(hidden[at : at + below] + ([] if face is None else [face])))
        at += below
    state = State(
        options=view.options,
        level=view.options.level,
        stocks=stocks,
        places=[bytes(cards) for cards in view.places],
        row=MOST_IN_A_ROW - view.moves_left,
        proved=view.proved,
        ended=view.ended,
        key=key,
        room=0,
        fits=0,
        steps=[],
    )
    find_fits(state)
    return state
