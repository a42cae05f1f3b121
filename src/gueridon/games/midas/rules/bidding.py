"""A round on the web: dice in secret, bids, the bribe in time, the accusation."""

from itertools import product
from typing import Final

from gueridon.games.midas.box import BID_EACH, DICE_EACH, FACES, MOST_PLAYERS, STONES, Face
from gueridon.games.midas.events import BidMade, BribeKept, Cup, CupsLifted, DiceRolled, ObsidianCard
from gueridon.games.midas.moves import ACCUSE, BIDS, Bid, Move
from gueridon.games.midas.rules.favours import use_bribe
from gueridon.games.midas.rules.stones import highest_bid, next_in_play, ticket, worth
from gueridon.games.midas.state import State

# For so many dice, every way in which they may fall, each as likely.
FALLS: Final = [
    [tuple(sorted(dice)) for dice in product(range(len(FACES)), repeat=many)] for many in range(DICE_EACH + 1)
]


def bids_up_to(players: int) -> list[Move]:
    """MID-13 With so many in play; an accusation comes after the highest."""
    return [*BIDS[: BID_EACH * players], ACCUSE]


CALLS: Final = [bids_up_to(players) for players in range(MOST_PLAYERS + 1)]


def roll(state: State) -> None:
    """MID-10 All players in play, all their dice, in secret."""
    for seat, many in enumerate(state.dice):
        falls = FALLS[many]
        state.cups[seat] = falls[ticket(state) % len(falls)]
        if state.log is not None and many:
            state.tell(DiceRolled(seat, faces(state.cups[seat])), (seat,))


def faces(dice: tuple[int, ...]) -> tuple[Face, ...]:
    return tuple([FACES[die] for die in dice])


def last_bid(state: State) -> int:
    """Nothing, before the first."""
    return state.bids[-1][1] if state.bids else 0


# MID-32 The bribe, in time


def open_bids(state: State) -> None:
    """MID-32 Whoever has a bribe is asked after the stone is named and after the first bid; the others wait."""
    state.phase = "bids" if state.bribe is None else "bribe"


def bribe_midas(state: State, seat: int) -> None:
    use_bribe(state, seat)
    state.phase = "bids"


def keep_bribe(state: State) -> None:
    """MID-32 By choice, or because the others have waited long enough."""
    assert state.bribe is not None
    state.sealed = True  # it tells what this player thinks of his dice, as a bid does
    state.tell(BribeKept(state.bribe))
    state.phase = "bids"


def why_not_bribe(state: State, seat: int) -> str | None:
    if state.bribe != seat:
        return "MID-32/owner"
    return None if state.phase == "bribe" else "MID-32/window"


# MID-12, MID-13 Bids


def calls(state: State) -> list[Move]:
    """MID-12 Any higher bid; or, once there is one to doubt, an accusation."""
    if state.bids:
        return CALLS[state.in_play][state.bids[-1][1] :]
    return CALLS[state.in_play][:-1]


def why_not_call(state: State, seat: int) -> str | None:
    """What keeps a seat from speaking, whatever it would say."""
    if seat < state.players and state.cursed[seat]:
        return "MID-21"
    if state.phase == "obsidian":
        return "MID-40/wait"
    if state.phase == "bribe":
        return "MID-32/wait"
    if state.phase != "bids":
        return "MID-17"
    return None if seat == state.turn else "MID-12/turn"


def why_not_bid(state: State, seat: int, move: Bid) -> str | None:
    if refused := why_not_call(state, seat):
        return refused
    if move.count > highest_bid(state):
        return "MID-13"
    return None if move.count > last_bid(state) else "MID-12/raise"


def why_not_accuse(state: State, seat: int) -> str | None:
    return why_not_call(state, seat) or (None if state.bids else "MID-12/first")


def make_bid(state: State, seat: int, count: int) -> None:
    """MID-12 Then the next player raises or accuses; MID-32 a raise closes the window of the bribe."""
    state.sealed = True  # it tells what this player thinks of his dice
    state.bids.append((seat, count))
    state.turn = next_in_play(state, seat)
    if state.log is not None:
        state.tell(BidMade(seat, count))
    if len(state.bids) == 1:
        open_bids(state)


# MID-15 Accusation


def accuse(state: State, accuser: int) -> None:
    """MID-15 All cups are lifted: below the bid the bidder is punished, otherwise the accuser."""
    bidder, bid = state.bids[-1]
    state.sealed = True
    total = count_cups(state)
    loser = bidder if total < bid else accuser
    state.total = total
    state.begins = state.turn = loser
    state.phase = "punishment"
    if state.log is not None:
        state.tell(
            CupsLifted(
                accuser=accuser,
                bidder=bidder,
                bid=bid,
                stone=STONES[state.stone],
                cups=tuple([Cup(seat, faces(dice)) for seat, dice in enumerate(state.cups) if dice]),
                cards=tuple([ObsidianCard(seat, card) for seat, card in enumerate(state.cards) if card is not None]),
                obsidian=obsidian(state),
                total=total,
                loser=loser,
            )
        )


def count_cups(state: State) -> int:
    """MID-14 What all dice are worth together."""
    values = worth(state, obsidian(state))
    total = 0
    for seat in range(state.players):
        total += cup_total(state, seat, values)
    return total


def cup_total(state: State, seat: int, values: list[int]) -> int:
    """MID-14 What the dice of one cup are worth, the faces being worth so much."""
    total = 0
    for die in state.cups[seat]:
        total += values[die]
    return total


def obsidian(state: State) -> int:
    """MID-40 The sum of the cards of the cursed; MID-41 in a game of two always 1."""
    if state.players == 2:
        return 1
    total = 0
    for card in state.cards:
        if card is not None:
            total += card
    return total
