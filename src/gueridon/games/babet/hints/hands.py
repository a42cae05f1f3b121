"""What the others hold: what they drew unseen and have not laid, although they might have."""

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Final

from gueridon.core.hints import HeardPly, Utterance
from gueridon.games.babet.box import CARDS, Role
from gueridon.games.babet.events import CardDrawn, CardLaid, CardTaken, PileMoved, TurnPassed
from gueridon.games.babet.hints.piles import followed, worth
from gueridon.games.babet.state import State

WAVERING: Final = 1.0  # of gain that makes one card be laid e times as readily as another; fitted, see docs/bots.md
ELSEWHERE: Final = 1e-6  # a card that lay on the table since was hardly held all the while
SIDES: Final = (1.0, -1.0)  # of the Artisous, of the Foutralous


class Player:
    """What one player was seen to do. Cards that he holds unseen are told apart by how often he had acted before."""

    def __init__(self) -> None:
        self.taken: list[int] = []  # from the river, and not yet laid
        self.unseen: list[tuple[bool, int]] = []  # a card came unseen, or went, and how often he had acted by then
        self.readiness: list[list[list[float]]] = [[], []]  # by side, action and card: how likely it would be kept


class Reading:
    """Of all that one seat was told; every world that it imagines reads the same."""

    def __init__(self, told: Sequence[HeardPly], players: int) -> None:
        self.told = told
        self.players = [Player() for _ in range(players)]
        piles: list[list[int]] = []
        for ply in told:
            for event in ply.events:
                before = [pile.copy() for pile in piles]
                self.hear(event, before, followed(players, piles, event))
        self.kept = [[products(side) for side in player.readiness] for player in self.players]

    def hear(self, event: object, piles: list[list[int]], gain: float) -> None:
        if isinstance(event, CardTaken):
            self.players[event.seat].taken.append(event.card)
        elif isinstance(event, CardDrawn):
            player = self.players[event.seat]
            player.unseen.append((True, len(player.readiness[0])))
        elif isinstance(event, CardLaid):
            player = self.players[event.seat]
            if event.card in player.taken:
                player.taken.remove(event.card)
            else:
                player.unseen.append((False, len(player.readiness[0])))
            self.act(player, piles, gain)
        elif isinstance(event, (PileMoved, TurnPassed)):
            self.act(self.players[event.seat], piles, gain)

    def act(self, player: Player, piles: list[list[int]], gain: float) -> None:
        """Whatever else he held might have been laid instead."""
        on_table = [card for pile in piles for card in pile]
        gains = [best_gains(len(self.players), piles, card) for card in CARDS]
        for at, side in enumerate(SIDES):
            odds = [0.0]  # no card has the number 0
            for card in CARDS:
                tempting = gains[card - 1][at] - side * gain
                odds.append(ELSEWHERE if card in on_table else 1.0 / (1.0 + exp(tempting / WAVERING)))
            player.readiness[at].append(odds)


def best_gains(players: int, piles: list[list[int]], card: int) -> tuple[float, float]:
    """The most that either side would gain by laying this card."""
    alone = worth(players, [card])
    most, least = alone, alone
    for pile in piles:
        if pile[-1] < card:
            gain = worth(players, [*pile, card]) - worth(players, pile)
            most, least = max(most, gain), min(least, gain)
    return most, -least


def products(readiness: list[list[float]]) -> list[list[float]]:
    """By the action from which on a card was held: how likely it would have been kept ever since."""
    kept = [[1.0] * (len(CARDS) + 1)]
    for odds in reversed(readiness):
        kept.append([before * likely for before, likely in zip(kept[-1], odds, strict=True)])
    kept.reverse()
    return kept


LAST_READ: Final[list[Reading]] = []  # one at most: a seat imagines many worlds in a row from what it was told


def reading_of(told: Sequence[HeardPly], players: int) -> Reading:
    if not LAST_READ or LAST_READ[0].told is not told or len(LAST_READ[0].players) != players:
        LAST_READ[:] = [Reading(told, players)]
    return LAST_READ[0]


def recall(state: State, seat: int, told: Sequence[HeardPly], said: Sequence[Utterance], rng: Random) -> None:
    """Deals anew what the others hold unseen, each card as often as it would have been kept until now."""
    reading, places = reading_of(told, len(state.hands)), list[tuple[int, int]]()
    for other, hand in enumerate(state.hands):
        if other != seat:
            count = len(hand) - len(state.shown[other])
            places += [(other, since) for since in held_since(reading.players[other], count, rng)]
    rng.shuffle(places)
    pool = [*state.draw_pile, *[card for other, _ in places for card in unseen_cards(state, other)]]
    deal(state, reading, places, sorted(set(pool)), rng)


def unseen_cards(state: State, seat: int) -> list[int]:
    return [card for card in state.hands[seat] if card not in state.shown[seat]]


def held_since(player: Player, count: int, rng: Random) -> list[int]:
    """For so many cards held unseen: how often he had acted when each came. Any of them may be the one that went."""
    came = sum([1 if drawn else -1 for drawn, _ in player.unseen])
    held = [0] * max(0, count - came)  # from the beginning
    for drawn, actions in player.unseen:
        if drawn:
            held.append(actions)
        elif held:
            held.pop(int(rng.random() * float(len(held))))
    return [*held, *[0] * count][:count]


def deal(state: State, reading: Reading, places: list[tuple[int, int]], pool: list[int], rng: Random) -> None:
    """Where no card is left that somebody can hold, the world stays as it was imagined."""
    hands = [[*cards] for cards in state.shown]
    for seat, since in places:
        odds = reading.kept[seat][0 if state.roles[seat] is Role.ARTISOU else 1][since]
        gone = state.returned[state.drew[seat] :]
        likely = [0.0 if card in gone else odds[card] for card in pool]
        if not any(likely):
            return
        card = rng.choices(pool, likely)[0]
        pool.remove(card)
        hands[seat].append(card)
    for seat in {seat for seat, _ in places}:
        state.hands[seat] = sorted(hands[seat])
    rng.shuffle(pool)
    state.draw_pile = pool
