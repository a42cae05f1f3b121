"""How often to make each call in the round as it stands, where it was solved: found by own dice and the last bids."""

from typing import Final

from gueridon.games.midas.box import DICE_EACH, FACES
from gueridon.games.midas.hints.bids import total_of
from gueridon.games.midas.hints.rounds import Habit, Round, bids_in_earnest, solved_round
from gueridon.games.midas.moves import ACCUSE, BIDS, Move
from gueridon.games.midas.rules.bidding import last_bid, obsidian
from gueridon.games.midas.rules.stones import next_in_play, worth
from gueridon.games.midas.state import State

DOUBT: Final[Habit] = [1]
GO_BEYOND: Final[Habit] = [0, 1]


class Standpoint:
    """Of one who is to call, in the solved round that is nearest to that of the table.

    There his own dice are worth ``gain`` more, on the average, and bids are higher by ``shift``.
    """

    def __init__(self, solved: Round, side: int, bids: list[int], gain: int, shift: int) -> None:
        self.solved = solved
        self.side = side
        self.bids = bids
        self.gain = gain
        self.shift = shift

    def habit(self, own: int) -> Habit | None:
        """With dice worth so much at the table: nothing where nobody ever came to such a place."""
        if self.bids and self.bids[-1] > self.solved.top:
            return DOUBT
        return self.solved.habit(self.side, self.bids, max(own + self.gain, 0))

    def bid(self, call: int) -> int:
        """What is said at the table by that call."""
        last = self.bids[-1] if self.bids else self.solved.low - 1
        return max(last + call - self.shift, 1)


def standpoint(state: State, seat: int, bids: list[int]) -> Standpoint | None:
    """Of this seat after these bids of the round; nothing where no round like this one was solved."""
    values = tuple(sorted(worth(state, obsidian(state))))
    where = in_duel if state.in_play == 2 else in_melee
    return where(state, seat, bids, values)


def in_duel(state: State, seat: int, bids: list[int], values: tuple[int, ...]) -> Standpoint | None:
    kept = meant(bids, bids_in_earnest(sum(state.dice), values)[0])
    side, mine, theirs = len(kept) % 2, state.dice[seat], state.dice[next_in_play(state, seat)]
    solved = solved_round((theirs, mine) if side else (mine, theirs), values)
    return None if solved is None else Standpoint(solved, side, kept, 0, 0)


def in_melee(state: State, seat: int, bids: list[int], values: tuple[int, ...]) -> Standpoint | None:
    """Everybody has as many dice there, about as many as the others have here."""
    others, mine = state.in_play - 1, state.dice[seat]
    theirs = sum(state.dice) - mine
    each = min(max((2 * theirs + others) // (2 * others), 1), DICE_EACH)
    solved = solved_round((each,) * state.in_play, values)
    if solved is None:
        return None
    gain = mean_worth(each - mine, values)
    shift = gain + mean_worth(others * each - theirs, values)
    return Standpoint(solved, 0, meant([bid + shift for bid in bids], solved.low), gain, shift)


def mean_worth(dice: int, values: tuple[int, ...]) -> int:
    """Rounded to the nearest."""
    return (2 * dice * sum(values) + len(FACES)) // (2 * len(FACES))


def meant(bids: list[int], low: int) -> list[int]:
    """Whatever is below the lowest bid in earnest says no more than that one, and those before it nothing."""
    raised = [max(bid, low) for bid in bids]
    return [bid for place, bid in enumerate(raised) if place + 1 == len(raised) or raised[place + 1] > bid]


def mixture(state: State, seat: int) -> list[tuple[Move, int]]:
    """Each call with how often to make it, in proportion; none where it takes thinking."""
    if state.phase != "bids":
        return []
    here = standpoint(state, seat, [bid for _, bid in state.bids])
    if here is None:
        return []
    own = total_of(state.cups[seat], tuple(worth(state, obsidian(state))))
    return [*calls(here, own, last_bid(state)).items()]


def calls(here: Standpoint, own: int, last: int) -> dict[Move, int]:
    """With dice worth so much, after that bid at the table."""
    habit = here.habit(own)
    if habit is None:
        return {}
    if last and own >= last:
        habit = [0, *habit[1:]] if any(habit[1:]) else GO_BEYOND
    found: dict[Move, int] = {}
    for call, often in enumerate(habit):
        if often:
            move = BIDS[max(here.bid(call), last + 1) - 1] if call else ACCUSE
            found[move] = found.get(move, 0) + often
    return found


def share_of(here: Standpoint, own: int, last: int, bid: int) -> float:
    """How often this bid is made."""
    found = calls(here, own, last)
    return float(found.get(BIDS[bid - 1], 0)) / float(sum(found.values())) if found else 0.0
