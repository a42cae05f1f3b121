"""What a table is worth each seat: who bears more punishments, and who is likelier to win a round."""

from functools import cache
from math import fsum
from typing import Final

from gueridon.games.midas.box import IMMUNITY, PRICE
from gueridon.games.midas.rules.bidding import count_cups
from gueridon.games.midas.rules.stones import next_in_play, who_begins
from gueridon.games.midas.state import State

# How often the one who begins wins a round between two, by his dice and those of the other: solved as in `duel`.
# (Without its type mypyc takes it apart, and loses it.)
BEGINS: Final[tuple[tuple[float, ...], ...]] = (
    (0.555, 0.457, 0.400, 0.366, 0.337),
    (0.597, 0.516, 0.466, 0.433, 0.410),
    (0.630, 0.560, 0.512, 0.478, 0.452),
    (0.658, 0.591, 0.545, 0.513, 0.484),
    (0.679, 0.612, 0.567, 0.534, 0.507),
)

MOST_DICE: Final = len(BEGINS)

Stand = tuple[int, int, bool]  # dice, coins in the chest, whether immune

SOMEBODY: Final[Stand] = (3, 5, False)


def value(state: State) -> list[float]:
    if state.phase == "over":
        return [0.0 if cursed else 1.0 for cursed in state.cursed]
    return duel(state) if state.in_play == 2 else melee(state)


def threatened(state: State) -> int | None:
    """Whoever is to be punished, or would be if the bid that stands were doubted now."""
    if state.phase == "punishment":
        return state.turn
    if state.phase != "bids" or not state.bids:
        return None
    bidder, bid = state.bids[-1]
    return bidder if count_cups(state) < bid else state.turn


# Many


def melee(state: State) -> list[float]:
    """Each one's share of the odds that all of them have against the same pirate."""
    loser = threatened(state)
    strengths = [0.0 if cursed else strength(state, seat, loser) for seat, cursed in enumerate(state.cursed)]
    total = fsum(strengths)
    return [each / total for each in strengths]


def strength(state: State, seat: int, loser: int | None) -> float:
    one, sale, coins = stand(state, seat), IMMUNITY not in state.bought, state.options.coins
    wins = bears(one, SOMEBODY, sale, coins) if seat == loser else 1.0 - begins(SOMEBODY, one, sale, coins)
    return wins / (1.0 - wins)


# Two


def duel(state: State) -> list[float]:
    """Played on to the end as if every round were fair, and nothing but Immunity were ever bought."""
    loser = threatened(state)
    one = who_begins(state) if loser is None else loser
    other = next_in_play(state, one)
    odds = begins if loser is None else bears
    wins = odds(stand(state, one), stand(state, other), IMMUNITY not in state.bought, state.options.coins)
    found = [0.0] * state.players
    found[one], found[other] = wins, 1.0 - wins
    return found


def stand(state: State, seat: int) -> Stand:
    return state.dice[seat], state.chests[seat], state.immunity == seat


def better_drawn(state: State, seat: int) -> bool:
    """Whether a coin costs less than a die."""
    dice, chest, _ = one = stand(state, seat)
    other = stand(state, next_in_play(state, seat)) if state.in_play == 2 else last_of_others(state, seat)
    sale, coins = IMMUNITY not in state.bought, state.options.coins
    return draws(one, other, sale, coins) > begins((dice - 1, chest, False), other, sale, coins)


def last_of_others(state: State, seat: int) -> Stand:
    """Whoever will be left of several has a die more than they have on the average."""
    dice, coins, many = 0, 0, state.in_play - 1
    for other in range(state.players):
        if other != seat and not state.cursed[other]:
            dice += state.dice[other]
            coins += state.chests[other]
    return min(rounded(dice, many) + 1, MOST_DICE), max(rounded(coins, many), 1), False


def rounded(total: int, many: int) -> int:
    return (2 * total + many) // (2 * many)


@cache
def begins(one: Stand, other: Stand, sale: bool, coins: int) -> float:
    """How often the one who begins the round wins the game."""
    wins = BEGINS[one[0] - 1][other[0] - 1]
    return wins * (1.0 - bears(other, one, sale, coins)) + (1.0 - wins) * bears(one, other, sale, coins)


@cache
def bears(one: Stand, other: Stand, sale: bool, coins: int) -> float:
    """How often the one who is punished still wins, if he chooses well: then he begins."""
    dice, chest, immune = one
    if immune:
        return begins((dice, chest, False), other, sale, coins)
    drawn = draws(one, other, sale, coins)
    return max(drawn, begins((dice - 1, chest, False), other, sale, coins)) if dice > 1 else drawn


def draws(one: Stand, other: Stand, sale: bool, coins: int) -> float:
    """All coins of a chest are as likely; whoever has two of them buys Immunity."""
    dice, chest, _ = one
    if chest == 1:
        return 0.0
    buys = sale and coins - chest + 1 >= PRICE[IMMUNITY]
    alive = begins((dice, chest - 1, buys), other, sale and not buys, coins)
    return alive * float(chest - 1) / float(chest)
