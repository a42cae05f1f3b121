"""The rules once more, for thousands of tables at once: compiled, over packed records. ``rules`` is the authority.

Each function does what the one of its name does there.
"""

from typing import Final

from gueridon.core.kernels import Kernel, Number, Row, Words, allow, compiled
from gueridon.games.medium.box import HAND, MOST_PLAYERS, SIDES
from gueridon.games.medium.kernel_deal import hand_out_basic_powers, lay_table, pick_powers
from gueridon.games.medium.kernel_deck import draw_prediction, held_goals
from gueridon.games.medium.kernel_powers import (
    activate,
    activations,
    cards_of_others,
    discard,
    give,
    look,
    put_down,
    take,
    take_from,
    turn_over,
    turnings,
)
from gueridon.games.medium.kernel_rules import (
    ALL_PLACES,
    DISCARDING,
    DRAWING,
    EXCHANGE,
    GIVING,
    LOOKING,
    NEXT_TURN,
    NONE,
    OVER,
    PICKING,
    POWER,
    PUTTING_DOWN,
    SAYING,
    SUSPECTING,
    TAKING,
    TURNING_OVER,
    accomplish,
    anyone_to_accuse,
    end_at_limit,
    forget,
    fulfilled,
    guess,
    guesses,
    join,
    joinable,
    joins,
    score,
    visible_goals,
    wins,
)
from gueridon.games.medium.moves import (
    ACCOMPLISHES,
    ACTIVATES,
    DISCARDS,
    GIVES,
    GO_ON,
    GUESSES,
    JOINS,
    KEEP_ALL,
    LOOKS_AT,
    MOVES,
    PICKS,
    PUTS_DOWN,
    TAKES,
    TAKES_FROM,
    TURNS_OVER,
)
from gueridon.games.medium.packing import RECORD, pack, unpack
from gueridon.games.medium.rules.deck import KINDS
from gueridon.games.medium.state import State

FIRST_PICK: Final = MOVES.index(PICKS[0])
FIRST_JOIN: Final = MOVES.index(JOINS[0])
FIRST_ACCOMPLISH: Final = MOVES.index(ACCOMPLISHES[0])
FIRST_GUESS: Final = MOVES.index(GUESSES[0][0])
GOES_ON: Final = MOVES.index(GO_ON)
FIRST_ACTIVATE: Final = MOVES.index(ACTIVATES[0])
FIRST_TAKE_FROM: Final = MOVES.index(TAKES_FROM[0][0])
FIRST_GIVE: Final = MOVES.index(GIVES[0])
FIRST_LOOK: Final = MOVES.index(LOOKS_AT[0][0])
FIRST_DISCARD: Final = MOVES.index(DISCARDS[0])
KEEPS_ALL: Final = MOVES.index(KEEP_ALL)
FIRST_TURN_OVER: Final = MOVES.index(TURNS_OVER[0][0])
FIRST_TAKE: Final = MOVES.index(TAKES[0])
FIRST_PUT_DOWN: Final = MOVES.index(PUTS_DOWN[0])
ALL_PICKS: Final = 2 ** len(PICKS) - 1  # as bits


@compiled
def setup(row: Row) -> None:
    lay_table(row)
    if not row.advanced:
        hand_out_basic_powers(row)
        settle(row)


@compiled
def to_act(row: Row) -> Number:
    if row.phase == OVER:
        return 0
    if row.phase != PICKING:
        return 1 << row.turn
    seats = 0
    for seat in range(row.players):
        if row.powers[seat] == 0:
            seats |= 1 << seat
    return seats


@compiled
def legal(row: Row, seat: int, allowed: Words) -> None:
    phase = row.phase
    if phase == PICKING:
        if to_act(row) >> seat & 1:
            allow(allowed, FIRST_PICK, ALL_PICKS)
    elif seat != row.turn or phase == OVER:
        return
    elif phase == EXCHANGE:
        allow(allowed, FIRST_TAKE, (1 << row.galaxy_count) - 1)
    elif phase == PUTTING_DOWN:
        allow(allowed, FIRST_PUT_DOWN, ALL_PLACES)
    elif phase == SAYING:
        allow_claims_and_guesses(row, seat, allowed)
    elif phase == POWER:
        allow(allowed, FIRST_ACTIVATE, activations(row, seat))
    else:
        allow_power_moves(row, seat, allowed)


@compiled
def allow_claims_and_guesses(row: Row, seat: int, allowed: Words) -> None:
    if not row.claimed:
        allow(allowed, FIRST_ACCOMPLISH, fulfilled(row, seat))
        if row.fetish[seat]:
            allow(allowed, FIRST_JOIN, joins(row, seat))
    if not row.guessed:
        allow(allowed, FIRST_GUESS, guesses(row, seat))
    allow(allowed, GOES_ON, 1)


@compiled
def allow_power_moves(row: Row, seat: int, allowed: Words) -> None:
    phase = row.phase
    if phase == TAKING:
        allow(allowed, FIRST_TAKE_FROM, cards_of_others(row, seat))
    elif phase == GIVING:
        allow(allowed, FIRST_GIVE, ALL_PLACES)
    elif phase == DISCARDING:
        allow(allowed, FIRST_DISCARD, held_goals(row, seat, row.held_count[seat] - 1))
        allow(allowed, KEEPS_ALL, 1)
    elif phase == LOOKING:
        allow(allowed, FIRST_LOOK, cards_of_others(row, seat))
    elif phase == SUSPECTING:
        allow(allowed, FIRST_GUESS, guesses(row, seat))
        allow(allowed, GOES_ON, 1)
    elif phase == TURNING_OVER:
        allow(allowed, FIRST_TURN_OVER, turnings(row))
    else:
        allow(allowed, FIRST_ACCOMPLISH, joinable(row, seat) & visible_goals(row, row.joined))


@compiled
def apply(row: Row, seat: int, move: int) -> None:
    row.redrawn_count = 0
    if not row.memory:
        forget(row)
    if move >= FIRST_PUT_DOWN:
        put_down(row, seat, move - FIRST_PUT_DOWN)
    elif move >= FIRST_TAKE:
        take(row, seat, move - FIRST_TAKE)
    elif move >= FIRST_TAKE_FROM:
        apply_power(row, seat, move)
    elif move >= FIRST_ACTIVATE:
        activate(row, seat, move - FIRST_ACTIVATE)
    else:
        apply_word(row, seat, move)
    settle(row)


@compiled
def apply_power(row: Row, seat: int, move: int) -> None:
    """The small steps of a power."""
    if move < FIRST_GIVE:
        take_from(row, seat, (move - FIRST_TAKE_FROM) // HAND, (move - FIRST_TAKE_FROM) % HAND)
    elif move < FIRST_LOOK:
        give(row, seat, move - FIRST_GIVE)
    elif move < FIRST_DISCARD:
        look(row, seat, (move - FIRST_LOOK) // HAND, (move - FIRST_LOOK) % HAND)
    elif move < KEEPS_ALL:
        discard(row, seat, move - FIRST_DISCARD)
    elif move == KEEPS_ALL:
        row.phase = EXCHANGE
    else:
        turn_over(row, (move - FIRST_TURN_OVER) // len(SIDES), (move - FIRST_TURN_OVER) % len(SIDES))


@compiled
def apply_word(row: Row, seat: int, move: int) -> None:
    """What is said, and before the deal what is picked."""
    if move == GOES_ON:
        row.phase = DRAWING if row.phase == SAYING else EXCHANGE
    elif move >= FIRST_GUESS:
        guess(row, seat, (move - FIRST_GUESS) // KINDS, (move - FIRST_GUESS) % KINDS)
    elif move >= FIRST_ACCOMPLISH:
        accomplish(row, seat, move - FIRST_ACCOMPLISH)
    elif move >= FIRST_JOIN:
        join(row, move - FIRST_JOIN)
    else:
        pick_powers(row, seat, move - FIRST_PICK)


@compiled
def settle(row: Row) -> None:
    if row.phase == NEXT_TURN:
        pass_turn(row)
    if row.phase == SAYING and nothing_to_say(row):
        row.phase = DRAWING
    if row.phase == DRAWING:
        draw_if_none(row)
    if row.phase == POWER and activations(row, row.turn) == 0:
        row.phase = EXCHANGE


@compiled
def pass_turn(row: Row) -> None:
    if row.turns > 0:
        row.used[row.turn] = row.activated
        row.turn = (row.turn + 1) % row.players
    row.activated = NONE
    if not end_at_limit(row):
        begin_turn(row)


@compiled
def begin_turn(row: Row) -> None:
    row.turns += 1
    row.claimed, row.guessed, row.exchanges, row.phase = False, False, 1, SAYING


@compiled
def nothing_to_say(row: Row) -> bool:
    return bool((row.claimed or row.held_count[row.turn] == 0) and (row.guessed or not anyone_to_accuse(row)))


@compiled
def draw_if_none(row: Row) -> None:
    row.fetish[row.turn] = False
    if row.held_count[row.turn] == 0:
        draw_prediction(row, row.turn)
    row.phase = POWER


KERNEL: Kernel[State] = Kernel(RECORD, MOST_PLAYERS, len(MOVES), pack, unpack, setup, to_act, legal, apply, wins, score)
