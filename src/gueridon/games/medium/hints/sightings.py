"""Who had seen which card when one was taken, by what everybody heard."""

from collections.abc import Sequence

from gueridon.core.hints import HeardPly
from gueridon.games.medium.box import CARDS
from gueridon.games.medium.events import (
    CardGiven,
    CardLookedAt,
    CardTaken,
    PredictionAccomplished,
    StarPutDown,
    StarTaken,
)
from gueridon.games.medium.rules.predictions import GOAL
from gueridon.games.medium.rules.sight import EVERYONE, SHOWS
from gueridon.games.medium.state import State


def seen_at_takings(state: State, told: Sequence[HeardPly]) -> list[list[int]]:
    """For each taking, the latest last: by card, the seats that had seen its front, as bits."""
    table = Sightings(state)
    for ply in reversed(told):
        for event in reversed(ply.events):
            table.take_back(event)
    table.deal()
    for ply in told:
        for event in ply.events:
            table.see(event)
    return table.at_takings


class Sightings:
    """The cards of an imagined world, first put back to where they were dealt, then followed from there."""

    def __init__(self, state: State) -> None:
        self.hands = [hand.copy() for hand in state.hands]
        self.galaxy = state.galaxy.copy()
        self.seen = [0] * len(CARDS)
        self.at_takings: list[list[int]] = []
        self.place: int | None = None  # in an exchange between two hands that is half told

    def take_back(self, event: object) -> None:
        if isinstance(event, StarPutDown):
            self.put_down(event)
        elif isinstance(event, CardGiven):
            self.place = event.place
        elif isinstance(event, CardTaken):
            self.swap(event.seat, self.place, event.other, event.place)
            self.place = None

    def put_down(self, event: StarPutDown) -> None:
        hand = self.hands[event.seat]
        hand[event.place], self.galaxy[event.star] = self.galaxy[event.star], hand[event.place]

    def swap(self, seat: int, place: int | None, other: int, at: int | None) -> None:
        if place is not None and at is not None:
            mine, theirs = self.hands[seat], self.hands[other]
            mine[place], theirs[at] = theirs[at], mine[place]

    def deal(self) -> None:
        for seat, hand in enumerate(self.hands):
            for card in hand:
                self.seen[card] = 1 << seat

    def see(self, event: object) -> None:
        seen = self.seen
        if isinstance(event, StarTaken):
            self.at_takings.append(seen.copy())
            seen[self.galaxy[event.star]] |= 1 << event.seat
        elif isinstance(event, StarPutDown):
            self.put_down(event)
            if event.front is not None:
                seen[self.galaxy[event.star]] = EVERYONE
        elif isinstance(event, CardTaken):
            self.at_takings.append(seen.copy())
            seen[self.hands[event.other][event.place]] |= 1 << event.seat
            self.place = event.place
        elif isinstance(event, CardGiven):
            seen[self.hands[event.seat][event.place]] |= 1 << event.other
            self.swap(event.seat, event.place, event.other, self.place)
            self.place = None
        elif isinstance(event, CardLookedAt):
            seen[self.hands[event.other][event.place]] |= 1 << event.seat
        elif isinstance(event, PredictionAccomplished):
            shows = SHOWS[GOAL[event.goal]]
            for card in self.hands[event.seat]:
                if shows[card]:
                    seen[card] = EVERYONE
