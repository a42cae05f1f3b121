"""What others give away: by what they take and give up, by what they leave unsaid, and by guesses that were wrong.

In an imagined world the table is taken back move by move, and each choice judged by the cards among which it was made.
Then the predictions of the others are dealt anew, each goal as often as it explains what its owner did.
"""

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Final

from gueridon.core.hints import HeardPly, Utterance
from gueridon.games.medium.box import BACK, CARDS, HAND
from gueridon.games.medium.events import (
    CardGiven,
    CardTaken,
    GuessedWrong,
    PredictionAccomplished,
    PredictionDrawn,
    StarPutDown,
    StarTaken,
    TurnBegan,
)
from gueridon.games.medium.hints.sightings import seen_at_takings
from gueridon.games.medium.rules.deal import fulfilled_by
from gueridon.games.medium.rules.deck import KINDS
from gueridon.games.medium.rules.predictions import GOAL
from gueridon.games.medium.rules.sight import ENOUGH, SHOWS
from gueridon.games.medium.state import State

# Fitted to games of adepts and seers: see docs/bots.md.
GREED: Final = 6.0  # a card that serves a goal is taken e to the power of this as often as one that does not
WHIM: Final = 0.35  # how often people take anything at all
EASE: Final = 0.12  # a card that serves a goal is given up so often instead of one that does not
UNCLAIMED: Final = 0.05  # how often somebody does not claim what he has accomplished

# By card or back, then goal: what is sure.
PULL: Final = [[exp(GREED * float(SHOWS[goal][card])) for goal in range(KINDS)] for card in range(len(CARDS))]
PULL_OF_BACK: Final = [[exp(GREED * float(goal == back)) for goal in range(KINDS)] for back in range(KINDS)]
# By how many cards an unseen one may be, then how many of these serve: MED-3 each back is on three.
PULL_OF_UNSEEN: Final = [
    [exp(GREED * float(serving) / float(many)) for serving in range(many + 1)] for many in (1, 2, 3)
]


def recall(state: State, seat: int, told: Sequence[HeardPly], said: Sequence[Utterance], rng: Random) -> None:
    others = [other for other in range(state.players) if other != seat and state.held[other]]
    if state.ended is not None or not others:
        return
    past = Past(state, seat, seen_at_takings(state, told))
    for ply in reversed(told):
        for event in reversed(ply.events):
            past.take_back(event)
        if past.is_too_long_ago():
            break
    rng.shuffle(others)
    for other in others:
        deal_anew(state, other, past.explained(other), rng)


class Past:
    """The table at an earlier moment, and for each seat how well each goal explains what it did since."""

    def __init__(self, state: State, seat: int, seen: list[list[int]]) -> None:
        self.seat = seat  # which has nothing to learn from itself
        self.seen = seen  # at each taking that is not yet taken back
        self.hands = [hand.copy() for hand in state.hands]
        self.galaxy = state.galaxy.copy()
        self.face_up = state.face_up.copy()
        self.left = [len(held) for held in state.held]  # predictions that were held by then
        self.natural = [[1.0] * KINDS for _ in state.held]  # by goal, as long as it was held by then
        self.settled: list[list[list[float]]] = [
            [] for _ in state.held
        ]  # the same for those drawn since, the last first
        self.claimed = False  # later in this turn
        self.given_from: int | None = None  # the place that the card taken came to, later

    def is_too_long_ago(self) -> bool:
        """Nobody else held any of these predictions yet."""
        return sum(self.left) == self.left[self.seat]

    def explained(self, other: int) -> list[list[float]]:
        """For each prediction held, the oldest first."""
        return [self.natural[other]] * self.left[other] + self.settled[other][::-1]

    def take_back(self, event: object) -> None:
        if isinstance(event, StarPutDown):
            self.take_back_put_down(event)
        elif isinstance(event, StarTaken):
            self.judge_taken(event.seat, event.star)
        elif isinstance(event, CardGiven):
            self.given_from = event.place
        elif isinstance(event, CardTaken):
            self.take_back_swap(event)
        elif isinstance(event, GuessedWrong):
            self.natural[event.other][GOAL[event.goal]] = 0.0
        elif isinstance(event, PredictionDrawn):
            self.take_back_draw(event.seat)
        elif isinstance(event, PredictionAccomplished):
            self.claimed = True
        elif isinstance(event, TurnBegan):
            self.judge_silence(event.seat)

    def take_back_draw(self, seat: int) -> None:
        """The latest is the last; what has left the hand since may have been older, so the others are no younger."""
        if self.left[seat]:
            self.left[seat] -= 1
            self.settled[seat].append(self.natural[seat].copy())

    def take_back_put_down(self, event: StarPutDown) -> None:
        hand, star = self.hands[event.seat], event.star
        hand[event.place], self.galaxy[star] = self.galaxy[star], hand[event.place]
        self.face_up[star] = not self.face_up[star]
        self.judge_given_up(event.seat, event.place)

    def take_back_swap(self, event: CardTaken) -> None:
        place, self.given_from = self.given_from, None
        seen = self.seen.pop()
        if place is None:
            return  # nothing was given yet
        mine, theirs = self.hands[event.seat], self.hands[event.other]
        mine[place], theirs[event.place] = theirs[event.place], mine[place]
        self.judge_given_up(event.seat, place)
        self.judge_taken_from(event.seat, event.other, event.place, seen)

    # How natural it was

    def judge_given_up(self, seat: int, place: int) -> None:
        """Of those that were in hand."""
        if not self.left[seat] or seat == self.seat:
            return
        hand, natural = self.hands[seat], self.natural[seat]
        for goal in range(KINDS):
            shows, serving = SHOWS[goal], 0
            for card in hand:
                serving += shows[card]
            picked = EASE if shows[hand[place]] else 1.0
            natural[goal] *= picked / (float(serving) * EASE + float(len(hand) - serving))

    def judge_taken(self, seat: int, taken: int) -> None:
        """Of all in the Galaxy, as far as this seat had seen them."""
        seen = self.seen.pop()
        if self.left[seat] and seat != self.seat:
            unseen = self.unseen_by_back(seat, seen)
            pulls = [
                PULL[card] if self.face_up[star] or seen[card] >> seat & 1 else pull_of_unseen(unseen[BACK[card]])
                for star, card in enumerate(self.galaxy)
            ]
            self.judge(seat, pulls, taken)

    def unseen_by_back(self, seat: int, seen: list[int]) -> list[list[int]]:
        """By back, all the cards that lie face down and that this seat has not seen."""
        carriers: list[list[int]] = [[] for _ in range(KINDS)]
        for star, card in enumerate(self.galaxy):
            if not self.face_up[star] and not seen[card] >> seat & 1:
                carriers[BACK[card]].append(card)
        for other, hand in enumerate(self.hands):
            for card in hand:
                if other != seat and not seen[card] >> seat & 1:
                    carriers[BACK[card]].append(card)
        return carriers

    def judge_taken_from(self, seat: int, other: int, taken: int, seen: list[int]) -> None:
        """Of all that the others hold; there people go by the backs."""
        if self.left[seat] and seat != self.seat:
            places = [(each, at) for each in range(len(self.hands)) if each != seat for at in range(HAND)]
            pulls: list[list[float]] = []
            for each, at in places:
                card = self.hands[each][at]
                pulls.append(PULL[card] if seen[card] >> seat & 1 else PULL_OF_BACK[BACK[card]])
            self.judge(seat, pulls, places.index((other, taken)))

    def judge(self, seat: int, pulls: list[list[float]], chosen: int) -> None:
        """Mostly it is chosen by its pull, now and then at random."""
        natural, picked, whim = self.natural[seat], pulls[chosen], WHIM / float(len(pulls))
        for goal in range(KINDS):
            total = 0.0
            for pull in pulls:
                total += pull[goal]
            natural[goal] *= (1.0 - WHIM) * picked[goal] / total + whim

    def judge_silence(self, seat: int) -> None:
        """The turn begins: whoever could claim now and did not would have to have a reason."""
        if not self.claimed and self.left[seat] and seat != self.seat:
            for goal in range(KINDS):
                if sum([SHOWS[goal][card] for card in self.hands[seat]]) >= ENOUGH:
                    self.natural[seat][goal] *= UNCLAIMED
        self.claimed = False


def pull_of_unseen(cards: list[int]) -> list[float]:
    """By goal: it is one of these."""
    pull = PULL_OF_UNSEEN[len(cards) - 1]
    return [pull[sum([SHOWS[goal][card] for card in cards])] for goal in range(KINDS)]


def deal_anew(state: State, other: int, explained: list[list[float]], rng: Random) -> None:
    """Each prediction for one that lies where nobody has looked; where several are held each explains but a part."""
    held = state.held[other]
    share = 1.0 / float(len(held))
    for place in range(len(held)):
        unwanted = excluded(state, other, place)
        hidden = [held[place], *unseen(state.deck, state), *unseen(state.discards, state)]
        weights = [
            0.0 if unwanted >> prediction % KINDS & 1 else explained[place][prediction % KINDS] ** share
            for prediction in hidden
        ]
        if any(weights):
            exchange(state, other, place, rng.choices(hidden, weights)[0])


def excluded(state: State, other: int, place: int) -> int:
    """MED-40 Goals accomplished or held already; MED-15 and at first those that the hand fulfilled."""
    goals = 0
    for prediction in state.accomplished[other]:
        goals |= 1 << prediction % KINDS
    for at, prediction in enumerate(state.held[other]):
        if at != place:
            goals |= 1 << prediction % KINDS
    if state.opening[other] and place == 0:
        goals |= fulfilled_by([card for card, dealt in enumerate(state.dealt) if dealt == other])
    return goals


def unseen(pile: list[int], state: State) -> list[int]:
    return [prediction for prediction in pile if state.seen[prediction] == 0]


def exchange(state: State, other: int, place: int, found: int) -> None:
    held = state.held[other]
    lost = held[place]
    if found == lost:
        return
    pile = state.deck if found in state.deck else state.discards
    pile[pile.index(found)], held[place] = lost, found
    state.seen[found], state.seen[lost] = state.seen[lost], state.seen[found]
