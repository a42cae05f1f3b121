"""The cursed, on the web: what the obsidian is worth is theirs to choose, in secret."""

from gueridon.games.midas.events import ObsidianLate, ObsidianPlayed
from gueridon.games.midas.rules.bidding import open_bids
from gueridon.games.midas.state import State


def ask_the_cursed(state: State) -> None:
    """MID-40 At the start of the round, before the first bid."""
    state.cards = [None] * state.players
    state.late = []
    if state.in_play < state.players:
        state.phase = "obsidian"
    else:
        open_bids(state)


def undecided(state: State) -> list[int]:
    """The cursed whose card is not yet on the table."""
    return [seat for seat in range(state.players) if state.cursed[seat] and state.cards[seat] is None]


def why_not_obsidian(state: State, seat: int) -> str | None:
    if seat >= state.players or not state.cursed[seat]:
        return "MID-40/cursed"
    if state.phase != "obsidian":
        return "MID-40/time"
    return None if state.cards[seat] is None else "MID-40/once"


def play_obsidian(state: State, seat: int, value: int) -> None:
    """MID-40 Face down; when the last one lies there, the bids may begin."""
    state.cards[seat] = value
    state.tell(ObsidianPlayed(seat))
    if not undecided(state):
        open_bids(state)


def wait_no_longer(state: State) -> None:
    """MID-40 No answer in time counts as 0, and everyone saw it."""
    state.late = undecided(state)
    for seat in state.late:
        state.cards[seat] = 0
    state.tell(ObsidianLate(tuple(state.late)))
    open_bids(state)
