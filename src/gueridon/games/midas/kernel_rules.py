"""What happens at a packed table: a round, the cursed, bids, the chests, favours. ``kernel`` says who may do it when.

Each function does what the one of its name does in ``rules``, which is the authority.
"""

from typing import Final

import numpy as np

from gueridon.core.fate_kernel import tickets
from gueridon.core.kernels import Number, Row, compiled
from gueridon.games.midas.box import (
    BRIBE,
    DAMOCLES,
    DIAMOND,
    DICE_EACH,
    EXCHANGE,
    FAVOUR,
    IMMUNITY,
    OBSIDIAN,
    PRICE,
)
from gueridon.games.midas.packing import PHASES
from gueridon.games.midas.rules.bidding import FALLS
from gueridon.games.midas.rules.chest import CURSED_COIN
from gueridon.games.midas.rules.favours import CHEAPEST, SOLD
from gueridon.games.midas.rules.stones import HANDFUL, KINDS

DICE_OF_FALL: Final = np.array([[*dice] + [0] * (DICE_EACH - len(dice)) for falls in FALLS for dice in falls], np.uint8)
WAYS: Final = np.array([len(falls) for falls in FALLS])
FIRST_WAY: Final = np.cumsum(WAYS) - WAYS
PRICES: Final = np.array(PRICE)
NONE: Final = -1

OVER: Final = PHASES.index("over")
ASK_OBSIDIAN: Final = PHASES.index("obsidian")
ASK_BRIBE: Final = PHASES.index("bribe")
BIDDING: Final = PHASES.index("bids")
PUNISHMENT: Final = PHASES.index("punishment")
FAVOURS: Final = PHASES.index("favours")
EXCHANGING: Final = PHASES.index("exchange")
NEXT_ROUND: Final = PHASES.index("next-round")

# Set-up, and the round as Midas announces it


@compiled
def deal(row: Row) -> None:
    row.round, row.in_play, row.dice_gone, row.gold_gone = 0, row.players, 0, 0
    row.bribe, row.immunity, row.damocles = NONE, NONE, False
    row.to_ask_count, row.chances = 0, 0
    for seat in range(row.players):
        row.dice[seat], row.coins[seat], row.chests[seat] = DICE_EACH, 0, row.coins_each
        row.cursed[seat], row.bought[seat] = False, NONE
    row.begins = ticket(row) % row.players
    begin_round(row)


@compiled
def ticket(row: Row) -> Number:
    place = row.chances % HANDFUL
    if place == 0:
        tickets(row.key, row.chances // HANDFUL, row.luck)
        row.luck_count = HANDFUL
    row.chances += 1
    return np.int64(row.luck[place])


@compiled
def begin_round(row: Row) -> None:
    row.round += 1
    row.first = next_in_play(row, row.begins) if row.cursed[row.begins] else row.begins
    row.turn = row.first
    row.stone = ticket(row) % KINDS
    row.bid_count, row.total = 0, NONE
    roll(row)
    ask_the_cursed(row)


@compiled
def next_in_play(row: Row, seat: int) -> Number:
    following: Number = np.int64(seat) + 1
    while True:
        if following >= row.players:
            following = 0
        if not row.cursed[following]:
            return following
        following += 1


@compiled
def roll(row: Row) -> None:
    for seat in range(row.players):
        many = row.dice[seat]
        fall = FIRST_WAY[many] + ticket(row) % WAYS[many]
        row.in_cups[seat] = many
        for die in range(many):
            row.cups[seat, die] = DICE_OF_FALL[fall, die]


# The cursed


@compiled
def ask_the_cursed(row: Row) -> None:
    row.late_count = 0
    for seat in range(row.players):
        row.cards[seat] = NONE
    if row.in_play < row.players:
        row.phase = ASK_OBSIDIAN
    else:
        open_bids(row)


@compiled
def undecided(row: Row) -> Number:
    """As bits."""
    seats = 0
    for seat in range(row.players):
        if row.cursed[seat] and row.cards[seat] < 0:
            seats |= 1 << seat
    return seats


@compiled
def play_obsidian(row: Row, seat: int, value: int) -> None:
    row.cards[seat] = value
    if undecided(row) == 0:
        open_bids(row)


@compiled
def wait_no_longer(row: Row) -> None:
    waited_for = undecided(row)
    for seat in range(row.players):
        if waited_for >> seat & 1:
            row.cards[seat] = 0
            row.late[row.late_count] = seat
            row.late_count += 1
    open_bids(row)


# Bids and accusation


@compiled
def open_bids(row: Row) -> None:
    row.phase = BIDDING if row.bribe < 0 else ASK_BRIBE


@compiled
def make_bid(row: Row, seat: int, bid: int) -> None:
    row.bids[row.bid_count, 0], row.bids[row.bid_count, 1] = seat, bid
    row.bid_count += 1
    row.turn = next_in_play(row, seat)
    if row.bid_count == 1:
        open_bids(row)


@compiled
def accuse(row: Row, accuser: int) -> None:
    bidder, bid = row.bids[row.bid_count - 1, 0], row.bids[row.bid_count - 1, 1]
    row.total = count_cups(row)
    row.turn = bidder if row.total < bid else accuser
    row.begins = row.turn
    row.phase = PUNISHMENT


@compiled
def count_cups(row: Row) -> Number:
    obsidian = worth_of_obsidian(row)
    favour = 1
    for seat in range(row.players):
        favour += row.bought[seat] >= 0
    total = 0
    for seat in range(row.players):
        for at in range(row.in_cups[seat]):
            die = row.cups[seat, at]
            total += (die == row.stone) + 2 * (die == DIAMOND) + obsidian * (die == OBSIDIAN) + favour * (die == FAVOUR)
    return total


@compiled
def worth_of_obsidian(row: Row) -> Number:
    if row.players == 2:
        return 1
    total = 0
    for seat in range(row.players):
        total += max(row.cards[seat], 0)
    return total


# Punishment and the chests


@compiled
def give_up_die(row: Row, seat: int) -> None:
    row.begins = seat
    row.dice[seat] -= 1
    row.dice_gone += 1
    row.phase = NEXT_ROUND


@compiled
def draw_from_chest(row: Row, seat: int) -> None:
    row.begins = seat
    if row.immunity == seat:
        row.immunity = NONE
        row.phase = NEXT_ROUND
        return
    draw_coins(row, seat)
    if row.in_play == 1:
        row.phase = OVER
    else:
        offer_favours(row, seat)


@compiled
def draw_coins(row: Row, seat: int) -> None:
    twice = row.damocles
    row.damocles = False
    draw_coin(row, seat)
    if twice and not row.cursed[seat]:
        draw_coin(row, seat)


@compiled
def draw_coin(row: Row, seat: int) -> None:
    coin = ticket(row) % row.chests[seat]
    row.chests[seat] -= 1
    if coin == CURSED_COIN:
        curse(row, seat)
    else:
        row.coins[seat] += 1


@compiled
def curse(row: Row, seat: int) -> None:
    row.cursed[seat] = True
    row.in_play -= 1
    row.dice_gone += row.dice[seat]
    row.dice[seat] = 0
    row.gold_gone += row.coins[seat]
    row.coins[seat] = 0
    if row.bribe == seat:
        row.bribe = NONE
    if row.immunity == seat:
        row.immunity = NONE


# Favours


@compiled
def offer_favours(row: Row, drawer: int) -> None:
    seat = next_in_play(row, drawer) if row.cursed[drawer] else drawer
    for at in range(row.in_play):
        row.to_ask[at] = seat
        seat = next_in_play(row, seat)
    row.to_ask_count = row.in_play
    ask_next(row)


@compiled
def ask_next(row: Row) -> None:
    while row.to_ask_count > 0:
        seat = row.to_ask[0]
        row.to_ask_count -= 1
        for at in range(row.to_ask_count):
            row.to_ask[at] = row.to_ask[at + 1]
        if row.coins[seat] >= CHEAPEST and on_offer(row, seat):
            row.phase, row.turn = FAVOURS, seat
            return
    row.phase = NEXT_ROUND


@compiled
def on_offer(row: Row, seat: int) -> Number:
    """As bits."""
    if row.bought[seat] >= 0:
        return 0
    offered = 0
    for favour in range(SOLD):
        if PRICES[favour] <= row.coins[seat]:
            offered |= 1 << favour
    for buyer in range(row.players):
        if row.bought[buyer] >= 0:
            offered &= ~(1 << row.bought[buyer])
    return offered


@compiled
def buy(row: Row, seat: int, favour: int) -> None:
    row.coins[seat] -= PRICES[favour]
    row.gold_gone += PRICES[favour]
    row.bought[seat] = favour
    if favour == EXCHANGE:
        row.phase = EXCHANGING
        return
    if favour == BRIBE:
        row.bribe = seat
    elif favour == IMMUNITY:
        row.immunity = seat
    elif favour == DAMOCLES:
        row.damocles = True
    ask_next(row)


@compiled
def use_bribe(row: Row) -> None:
    row.bribe = NONE
    row.stone = (row.stone + 1 + ticket(row) % (KINDS - 1)) % KINDS
    row.phase = BIDDING


@compiled
def swap_chests(row: Row, seat: int, other: int) -> None:
    row.chests[seat], row.chests[other] = row.chests[other], row.chests[seat]
    ask_next(row)
