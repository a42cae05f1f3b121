"""What a bid tells about the dice under its cup: worlds are dealt anew as often as the bids are natural in them."""

from collections.abc import Sequence
from random import Random
from typing import Final

from gueridon.core.hints import HeardPly, Utterance
from gueridon.games.midas.hints.bids import doubts, safe, total_of
from gueridon.games.midas.hints.duel import Place, after, opening_of
from gueridon.games.midas.rules.bidding import FALLS, obsidian
from gueridon.games.midas.rules.stones import worth
from gueridon.games.midas.state import State

CREDULITY: Final = 0.5  # how much less natural a bid is with each step away from the usual one
BRAVADO: Final = 0.2  # how natural it is to raise what one should have doubted
NEVER_SAY_NEVER: Final = 0.03  # people are not as predictable as that
TRIES: Final = 64


def recall(state: State, seat: int, told: Sequence[HeardPly], said: Sequence[Utterance], rng: Random) -> None:
    """Other cups as likely as their bids make them; they fell apart from one another, so each by itself."""
    if state.phase != "bids" and state.phase != "bribe":
        return
    values = tuple(worth(state, obsidian(state)))
    for other in bidders(state):
        if other != seat:
            state.cups[other] = believed(state, other, values, rng)


def bidders(state: State) -> list[int]:
    found: list[int] = []
    for bidder, _ in state.bids:
        if bidder not in found:
            found.append(bidder)
    return found


def believed(state: State, other: int, values: tuple[int, ...], rng: Random) -> tuple[int, ...]:
    """Dice are thrown until they explain the bids well enough."""
    naturals = [natural(state, other, values, total) for total in range(state.dice[other] * max(values) + 1)]
    most = max(naturals)
    falls = FALLS[state.dice[other]]
    for _ in range(TRIES):
        dice = falls[int(rng.random() * float(len(falls)))]
        if rng.random() * most <= naturals[total_of(dice, values)]:
            break
    return dice


def natural(state: State, other: int, values: tuple[int, ...], total: int) -> float:
    """How natural all bids of this seat are, if its dice are worth so much: to a beginner, or to a master."""
    unseen = sum(state.dice) - state.dice[other]
    usual = total + safe(unseen, values)
    place = opening_of(state)
    likely, last = 1.0, 0
    for bidder, bid in state.bids:
        if bidder == other:
            expected = CREDULITY ** float(abs(bid - max(usual, last + 1)))
            if last and doubts(last - total, unseen, values):
                expected *= BRAVADO
            likely *= NEVER_SAY_NEVER + expected + mastery(place, total, bid)
        place = None if place is None else after(place, bid)
        last = bid
    return likely


def mastery(place: Place | None, total: int, bid: int) -> float:
    """How often this bid is made by one who knows the solution."""
    if place is None or bid > place.bid + len(place.nexts):
        return 0.0
    return place.habit(total)[bid - place.bid]
