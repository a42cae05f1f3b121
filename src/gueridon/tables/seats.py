"""Who sits where."""

from dataclasses import dataclass
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

    @property
    def sitter(self) -> Literal["nobody", "person", "bot"]:
        if self.person is not None:
            return "person"
        return "nobody" if self.level is None else "bot"

    def leave(self, level: str) -> None:
        self.person, self.left_by, self.level, self.for_turn = None, self.person, level, False

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


def seated(places: list[Place], entry: SeatEntry) -> list[Place]:
    """Who sits where after this entry. What becomes of the seats of one who is forgotten depends on the game."""
    match entry:
        case journal.Sat(person, seat, name, nonce):
            places[seat] = Place(person, name or None, None, nonce)
        case journal.BotSat(seat, level):
            places[seat] = Place(level=level)
        case journal.Stood(seat) | journal.SentAway(seat):
            places[seat] = Place()
        case journal.Renamed(seat, name):
            places[seat].name = name or None
        case journal.Arranged(players):
            return [*places, *(Place() for _ in range(players))][:players]
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
