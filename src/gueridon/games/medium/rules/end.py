"""How it ends."""

from gueridon.core.outcome import Outcome
from gueridon.games.medium.box import STAR
from gueridon.games.medium.events import GameEnded
from gueridon.games.medium.state import State


def gain(state: State, seat: int, white: int, red: int) -> None:
    """MED-6 One by one, white ones first; MED-70 the sixth ends the game."""
    missing = STAR - state.white[seat] - state.red[seat]
    white = min(white, missing)
    state.white[seat] += white
    state.red[seat] += min(red, missing - white)


def end_if_star(state: State, seat: int) -> None:
    """MED-70 Six fragments of either side win at once."""
    if state.white[seat] + state.red[seat] == STAR:
        end(state, "star")


def end_if_exhausted(state: State) -> None:
    """MED-71 Nobody holds a prediction, and none is left to draw. As long as one is left somebody may accomplish it:
    two players at least, two of each goal, and nobody accomplishes one twice. So whoever has none draws at his next
    turn, and where nobody holds one at the limit, the turns were over before that."""
    if not state.deck and not state.discards and not any(state.held):
        end(state, "exhausted")


def end_at_limit(state: State) -> bool:
    """MED-71 Everyone has had all his turns."""
    if state.turns < state.options.turn_limit * state.players:
        return False
    end(state, "turn-limit")
    return True


def end(state: State, reason: str) -> None:
    state.ended = reason
    state.phase = "over"
    result = outcome(state)
    assert result is not None
    state.tell(GameEnded(result, result.winners))


def outcome(state: State) -> Outcome | None:
    """MED-71 Most fragments win, then most white ones; a remaining tie is shared."""
    if state.ended is None:
        return None
    scores = [white + red for white, red in zip(state.white, state.red, strict=True)]
    ranks = list(zip(scores, state.white, strict=True))
    best = max(ranks)
    return Outcome(state.ended, tuple([seat for seat, rank in enumerate(ranks) if rank == best]), tuple(scores))
