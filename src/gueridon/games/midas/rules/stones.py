"""The round as Midas announces it, on the web and at a real table: who begins, the stone, what each face is worth."""

from typing import Final

from gueridon.core.fate import tickets
from gueridon.games.midas.box import BID_EACH, DIAMOND, DICE_EACH, FACES, FAVOUR, MOST_PLAYERS, OBSIDIAN, STONES
from gueridon.games.midas.events import RoundBegan
from gueridon.games.midas.options import Options
from gueridon.games.midas.state import State

HANDFUL: Final = 32
KINDS: Final = len(STONES)
NOTHING: Final = [0] * len(FACES)
TURNS: Final = [(seat,) for seat in range(MOST_PLAYERS)]  # one seat is to act


def lay_table(players: int, options: Options, key: bytes) -> State:
    """MID-1, MID-2 Five dice and a chest each; MID-11 Midas draws who begins the game."""
    state = State(
        options=options,
        players=players,
        phase="next-round",
        round=0,
        first=0,
        turn=0,
        begins=0,
        stone=0,
        dice=[DICE_EACH] * players,
        coins=[0] * players,
        chests=[options.coins] * players,
        cursed=[False] * players,
        in_play=players,
        bought=[None] * players,
        bribe=None,
        immunity=None,
        damocles=False,
        to_ask=[],
        dice_gone=0,
        gold_gone=0,
        cups=[()] * players,
        bids=[],
        cards=[None] * players,
        late=[],
        total=None,
        key=key,
        chances=0,
        luck=(),
        log=[],
    )
    state.begins = ticket(state) % players
    return state


def ticket(state: State) -> int:
    """The next number of chance. They come by the handful: to draw each by itself would cost more than the rules."""
    state.sealed = True
    place = state.chances % HANDFUL
    if place == 0:
        state.luck = tickets(state.key, state.chances // HANDFUL, HANDFUL)
    state.chances += 1
    return state.luck[place]


def announce_round(state: State) -> None:
    """MID-10, MID-17 A new round, a new stone."""
    state.round += 1
    state.first = state.turn = who_begins(state)
    state.stone = ticket(state) % KINDS
    if state.log is not None:
        state.tell(RoundBegan(state.round, state.first, STONES[state.stone], highest_bid(state)))


def who_begins(state: State) -> int:
    """MID-11 The loser of the round before, or the next one in play."""
    return next_in_play(state, state.begins) if state.cursed[state.begins] else state.begins


def next_in_play(state: State, seat: int) -> int:
    """MID-11 Clockwise."""
    seat = (seat + 1) % state.players
    while state.cursed[seat]:
        seat = (seat + 1) % state.players
    return seat


def highest_bid(state: State) -> int:
    """MID-13 Twenty-five for each player in play."""
    return BID_EACH * state.in_play


def worth(state: State, obsidian: int) -> list[int]:
    """MID-14 What each face is worth, the obsidian being worth so much."""
    values = NOTHING.copy()
    values[state.stone] = 1
    values[DIAMOND] = 2
    values[OBSIDIAN] = obsidian
    values[FAVOUR] = 1 + state.players - state.bought.count(None)
    return values


def other_stone(state: State) -> int:
    """MID-32 Any stone but the one that was named, at random."""
    return (state.stone + 1 + ticket(state) % (KINDS - 1)) % KINDS
