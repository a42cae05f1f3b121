"""What a bid tells about the dice under its cup: worlds are dealt anew as often as the bids are natural in them."""

from collections.abc import Sequence
from random import Random
from typing import Final

from gueridon.core.hints import HeardPly, Utterance
from gueridon.games.midas.hints.bids import doubts, safe, total_of
from gueridon.games.midas.hints.duel import Place, after, opening_of
from gueridon.games.midas.hints.mixing import share_of, standpoint
from gueridon.games.midas.rules.bidding import FALLS, obsidian
from gueridon.games.midas.rules.stones import worth
from gueridon.games.midas.state import State

READABLE: Final = 0.5  # how many go by their own dice alone
CREDULITY: Final = 0.2  # how much less often a bid is made with each step away from the usual one
AT_ALL: Final = (1.0 - CREDULITY) / (1.0 + CREDULITY)  # how often the usual one is
BRAVADO: Final = 0.2  # how often one raises what one should have doubted
SELDOM: Final = 0.01  # how often any bid is made: people are not as predictable as that
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
    likely = explained(state, other, values)
    most = max(likely)
    falls = FALLS[state.dice[other]]
    for _ in range(TRIES):
        dice = falls[int(rng.random() * float(len(falls)))]
        if rng.random() * most <= likely[total_of(dice, values)]:
            break
    return dice


def explained(state: State, other: int, values: tuple[int, ...]) -> list[float]:
    """By what its dice may be worth, how likely all bids of this seat are: it may be one who goes by them alone, or one
    who knows the solutions and cannot be read so."""
    unseen = sum(state.dice) - state.dice[other]
    totals = range(state.dice[other] * max(values) + 1)
    readable, knowing = [READABLE for _ in totals], [1.0 - READABLE for _ in totals]
    place, said, last = opening_of(state), list[int](), 0
    for bidder, bid in state.bids:
        if bidder == other:
            here = standpoint(state, other, said)
            for total in totals:
                natural = SELDOM + usual_share(total, unseen, values, last, bid)
                known = mastery(place, total, bid)
                if here is not None:
                    known = max(known, share_of(here, total, last, bid))
                readable[total] *= natural
                knowing[total] *= natural if here is None and place is None else SELDOM + known
        place = None if place is None else after(place, bid)
        said.append(bid)
        last = bid
    return [readable[total] + knowing[total] for total in totals]


def usual_share(total: int, unseen: int, values: tuple[int, ...], last: int, bid: int) -> float:
    """How often this bid is made, after the last one, by one who goes by his own dice and what is safe."""
    usual = max(total + safe(unseen, values), last + 1)
    share: float = AT_ALL * CREDULITY ** float(abs(bid - usual))
    return share * BRAVADO if last and doubts(last - total, unseen, values) else share


def mastery(place: Place | None, total: int, bid: int) -> float:
    """How often this bid is made by one who knows the solution."""
    if place is None or bid > place.bid + len(place.nexts):
        return 0.0
    return place.habit(total)[bid - place.bid]
