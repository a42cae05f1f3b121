"""The game on the web: the program rolls the dice and hides them."""

from typing import Final, assert_never

from gueridon.core.game import Limit
from gueridon.games.midas.moves import (
    DRAW,
    GIVE_DIE,
    KEEP_BRIBE,
    OBSIDIANS,
    TIME_UP,
    USE_BRIBE,
    Accuse,
    Bid,
    Buy,
    Decline,
    Draw,
    GiveDie,
    KeepBribe,
    Move,
    PlayObsidian,
    Swap,
    TimeUp,
    UseBribe,
)
from gueridon.games.midas.options import Options
from gueridon.games.midas.rules.bidding import (
    accuse,
    bribe_midas,
    calls,
    keep_bribe,
    make_bid,
    roll,
    why_not_accuse,
    why_not_bid,
    why_not_bribe,
)
from gueridon.games.midas.rules.chest import draw_from_chest, give_up_die
from gueridon.games.midas.rules.cursed import (
    ask_the_cursed,
    play_obsidian,
    undecided,
    wait_no_longer,
    why_not_obsidian,
)
from gueridon.games.midas.rules.favours import apply_favour, favour_moves, why_not_favour
from gueridon.games.midas.rules.stones import TURNS, announce_round, lay_table
from gueridon.games.midas.state import State

OBSIDIAN_PATIENCE: Final = 4  # MID-40 as long as for a bribe, so many times
WINDOWS: Final = 3  # of one round: the obsidian, and the bribe twice


def setup(players: int, options: Options, key: bytes) -> State:
    state = lay_table(players, options, key)
    begin_round(state)
    return state


def rematch(state: State) -> Options:
    return state.options


def begin_round(state: State) -> None:
    """MID-10, MID-17 The stone, the dice, the cards of the cursed."""
    announce_round(state)
    state.bids = []
    state.total = None
    roll(state)
    ask_the_cursed(state)


def to_act(state: State) -> tuple[int, ...]:
    if state.phase == "over":
        return ()
    if state.phase == "obsidian":
        return (*undecided(state), state.players)
    if state.phase == "bribe":
        assert state.bribe is not None
        return (state.bribe, state.players)
    return TURNS[state.turn]


def legal_moves(state: State, seat: int) -> list[Move]:
    phase = state.phase
    if phase == "bids":
        return calls(state) if seat == state.turn else []
    if phase == "obsidian" or phase == "bribe":
        return answers(state, seat)
    if phase == "over" or seat != state.turn:
        return []
    if phase == "punishment":
        return [DRAW] if state.dice[seat] == 1 else [GIVE_DIE, DRAW]  # MID-16
    return [*favour_moves(state)]


def answers(state: State, seat: int) -> list[Move]:
    """To what the table waits for only so long."""
    if seat == state.players:
        return [TIME_UP]
    if state.phase == "bribe":
        return [USE_BRIBE, KEEP_BRIBE] if seat == state.bribe else []
    return [*OBSIDIANS] if seat in undecided(state) else []


def why_not(state: State, seat: int, move: Move) -> str | None:
    if state.phase == "over":
        return "MID-22"
    match move:
        case Bid():
            return why_not_bid(state, seat, move)
        case Accuse():
            return why_not_accuse(state, seat)
        case PlayObsidian():
            return why_not_obsidian(state, seat)
        case UseBribe() | KeepBribe():
            return why_not_bribe(state, seat)
        case GiveDie() | Draw():
            return why_not_punished(state, seat, move)
        case Buy() | Decline() | Swap():
            return why_not_favour(state, seat, move)
        case TimeUp():
            return None if seat == state.players and limit(state) is not None else "MID-32/clock"
        case _:
            assert_never(move)


def why_not_punished(state: State, seat: int, move: GiveDie | Draw) -> str | None:
    if state.phase != "punishment" or seat != state.turn:
        return "MID-16/loser"
    return "MID-16/last" if isinstance(move, GiveDie) and state.dice[seat] == 1 else None


def apply(state: State, seat: int, move: Move) -> None:
    if type(move) is Bid:
        make_bid(state, seat, move.count)
    elif type(move) is Accuse:
        accuse(state, seat)
    elif type(move) is GiveDie:
        give_up_die(state, seat)
    elif type(move) is Draw:
        draw_from_chest(state, seat)
    elif type(move) is PlayObsidian:
        play_obsidian(state, seat, move.value)
    elif type(move) is UseBribe:
        bribe_midas(state, seat)
    elif type(move) is KeepBribe:
        keep_bribe(state)
    elif type(move) is TimeUp:
        run_out_of_patience(state)
    else:
        apply_favour(state, seat, move)
    if state.phase == "next-round":
        begin_round(state)


def run_out_of_patience(state: State) -> None:
    if state.phase == "obsidian":
        wait_no_longer(state)
    else:
        keep_bribe(state)


def limit(state: State) -> Limit | None:
    """MID-32, MID-40 How long the others wait."""
    patience = state.options.patience
    if state.phase == "obsidian":
        return Limit(OBSIDIAN_PATIENCE * patience, WINDOWS * state.round)
    if state.phase == "bribe":
        return Limit(patience, WINDOWS * state.round + 1 + len(state.bids))
    return None
