"""Who sits where."""

from dataclasses import dataclass
from itertools import count
from typing import Literal, assert_never

from gueridon.tables import journal
from gueridon.tables.journal import SOMEBODY, Person, SeatEntry


@dataclass(slots=True)
class Place:
    """A person with a level has a bot standing in; a level without a person is a bot."""

    person: Person | None = None
    name: str | None = None  # none of one who was forgotten
    level: str | None = None
    nonce: str | None = None
    left_by: Person | None = None  # who gave it up to the bot, and may return until the end
    for_turn: bool = False  # the bot stands in for one turn
    colour: int = 0  # no other seat of the table has it

    @property
    def sitter(self) -> Literal["nobody", "person", "bot"]:
        if self.person is not None:
            return "person"
        return "nobody" if self.level is None else "bot"

    def freed(self) -> "Place":
        """The same chair, with nobody on it."""
        return Place(colour=self.colour)

    def leave(self, level: str) -> None:
        self.left_by, self.person, self.level, self.for_turn = self.person, None, level, False

    def stand_in(self, level: str) -> None:
        """For one turn."""
        self.level, self.for_turn = level, True

    def come_back(self) -> None:
        """Its player plays it again, whether a bot stood in or was given the seat."""
        self.person, self.left_by, self.level, self.for_turn = self.person or self.left_by, None, None, False

    def hand_over(self, person: Person, to: Person) -> None:
        self.person = to if self.person == person else self.person
        self.left_by = to if self.left_by == person else self.left_by

    def forget(self, level: str) -> None:
        """A bot has the seat, and nobody may have it back."""
        self.person, self.left_by, self.level, self.for_turn = None, None, level, False


def is_known(person: Person | None) -> bool:
    return person is not None and not person.startswith(SOMEBODY)


def with_seats(places: list[Place], players: int) -> list[Place]:
    """So many seats: the last ones go, and those that come have colours which no other has."""
    kept = places[:players]
    while len(kept) < players:
        taken = {place.colour for place in kept}
        kept.append(Place(colour=next(colour for colour in count() if colour not in taken)))
    return kept


def paint(places: list[Place], seat: int, colour: int) -> None:
    for place in places:
        if place.colour == colour:
            place.colour = places[seat].colour
    places[seat].colour = colour


def exchange(place: Place, other: Place) -> None:
    place.name, other.name = other.name, place.name
    place.colour, other.colour = other.colour, place.colour


def seated(places: list[Place], entry: SeatEntry) -> list[Place]:
    """Who sits where after this entry. What becomes of the seats of one who is forgotten depends on the game."""
    match entry:
        case journal.Sat(person, seat, name, nonce):
            places[seat] = Place(person, name or None, None, nonce, colour=places[seat].colour)
        case journal.BotSat(seat, level):
            places[seat] = Place(level=level, colour=places[seat].colour)
        case journal.Stood(seat) | journal.SentAway(seat):
            places[seat] = places[seat].freed()
        case journal.Renamed(seat, name):
            places[seat].name = name or None
        case journal.Painted(seat, colour):
            paint(places, seat, colour)
        case journal.SeatsExchanged(seat, other):
            exchange(places[seat], places[other])
        case journal.Arranged(players):
            return with_seats(places, players)
        case journal.Left(seat, level):
            places[seat].leave(level)
        case journal.TakenOver(seat, level):
            places[seat].level = level
        case journal.StoodIn(seat, level):
            places[seat].stand_in(level)
        case journal.Returned(seat):
            places[seat].come_back()
        case journal.HandedOver(person, to):
            for place in places:
                place.hand_over(person, to)
        case journal.Forgotten():
            pass
        case _:
            assert_never(entry)
    return places
