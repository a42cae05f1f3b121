"""Punishment, the chests, and how it ends."""

from typing import Final

from gueridon.core.outcome import Outcome
from gueridon.games.midas.events import (
    CoinDrawn,
    CurseDrawn,
    DamoclesFell,
    DieGivenUp,
    GameEnded,
    ImmunitySpent,
)
from gueridon.games.midas.rules.favours import offer_favours
from gueridon.games.midas.rules.stones import ticket
from gueridon.games.midas.state import State

CURSED_COIN: Final = 0  # of the coins in a chest, this one


def give_up_die(state: State, seat: int) -> None:
    """MID-16 One die less, for good."""
    state.begins = seat
    state.dice[seat] -= 1
    state.dice_gone += 1
    if state.log is not None:
        state.tell(DieGivenUp(seat, state.dice[seat]))
    state.phase = "next-round"


def draw_from_chest(state: State, seat: int) -> None:
    """MID-16 Or a coin from the chest, unless immune; MID-30 then come the favours."""
    state.begins = seat
    if state.immunity == seat:
        spend_immunity(state, seat)
        return
    draw_coins(state, seat)
    if state.in_play == 1:
        end(state)
    else:
        offer_favours(state, seat)


def spend_immunity(state: State, seat: int) -> None:
    """MID-33 Neither coin nor die nor favours; Damocles stays."""
    state.immunity = None
    state.tell(ImmunitySpent(seat))
    state.phase = "next-round"


def draw_coins(state: State, seat: int) -> None:
    """MID-34 Twice under Damocles, if the first coin allows it."""
    twice = state.damocles
    if twice:
        state.damocles = False
        state.tell(DamoclesFell(seat))
    draw_coin(state, seat)
    if twice and not state.cursed[seat]:
        draw_coin(state, seat)


def draw_coin(state: State, seat: int) -> None:
    """MID-2 Any coin of the chest is as likely; MID-20 a gold one is kept in the open."""
    coin = ticket(state) % state.chests[seat]
    state.chests[seat] -= 1
    if coin == CURSED_COIN:
        curse(state, seat)
        return
    state.coins[seat] += 1
    if state.log is not None:
        state.tell(CoinDrawn(seat, state.chests[seat]))


def curse(state: State, seat: int) -> None:
    """MID-21 Out of the bidding; dice, coins, bribe and immunity leave the game."""
    state.cursed[seat] = True
    state.in_play -= 1
    state.dice_gone += state.dice[seat]
    state.dice[seat] = 0
    state.gold_gone += state.coins[seat]
    state.coins[seat] = 0
    if state.bribe == seat:
        state.bribe = None
    if state.immunity == seat:
        state.immunity = None
    state.tell(CurseDrawn(seat))


def end(state: State) -> None:
    state.phase = "over"
    result = outcome(state)
    assert result is not None
    state.tell(GameEnded(result, result.winners[0]))


def outcome(state: State) -> Outcome | None:
    """MID-22 The last player not cursed wins."""
    if state.phase != "over":
        return None
    winner = state.cursed.index(False)
    return Outcome("last-standing", (winner,), tuple([0 if cursed else 1 for cursed in state.cursed]))
