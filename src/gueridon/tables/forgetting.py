"""A journal without one of its people, and what he himself left in it.

What a record's proof covers stays as it is: options, secret, nonces and moves. Gone are who it was, his name, his words
and his notes.
"""

from collections.abc import Iterator
from secrets import token_hex
from typing import Final

from msgspec import UNSET
from msgspec.structs import replace

from gueridon.core.wire import Piece
from gueridon.tables import journal, rights
from gueridon.tables.journal import SOMEBODY, Entry, JournalLine, Person, SeatEntry
from gueridon.tables.seats import Place, seated, with_seats

WHO: Final = ("host", "person", "to")  # fields of entries that say who somebody is
DONE_BY_A_SEAT = (
    journal.Renamed
    | journal.Painted
    | journal.SeatsExchanged
    | journal.Moved
    | journal.Undone
    | journal.Signalled
    | journal.Said
    | journal.Noted
    | journal.Left
)


def new_somebody() -> Person:
    """Not the same at any two tables."""
    return SOMEBODY + token_hex(8)


def without(lines: list[JournalLine], person: Person) -> list[JournalLine]:
    """The whole journal as it shall be, and one entry more: from there on the seats are the bots', or free."""
    somebody, people = new_somebody(), same_person(lines, person)
    scrubbed = [forgotten(line, places, people, somebody) for line, places in with_places(lines)]
    return [*scrubbed, JournalLine(journal.Forgotten(somebody))]


def same_person(lines: list[JournalLine], person: Person) -> set[Person]:
    """With the devices from which he took his seats over: his name was given there."""
    people = {person}
    for line in reversed(lines):
        if isinstance(line.entry, journal.HandedOver) and line.entry.to in people:
            people.add(line.entry.person)
    return people


def with_places(lines: list[JournalLine]) -> Iterator[tuple[JournalLine, list[Place]]]:
    """Every line, with those who sat there when it was written."""
    places: list[Place] = []
    for line in lines:
        if isinstance(line.entry, journal.Created):
            places = with_seats([], line.entry.players)
        yield line, places
        if isinstance(line.entry, SeatEntry):
            places = seated(places, line.entry)


def forgotten(line: JournalLine, places: list[Place], people: set[Person], somebody: Person) -> JournalLine:
    asked = None if line.asked is not None and line.asked[0] in people else line.asked
    return JournalLine(unnamed(wordless(line.entry, places, people), people, somebody), asked)


def wordless(entry: Entry, places: list[Place], people: set[Person]) -> Entry:
    match entry:
        case journal.Sat(person=person) if person in people:
            return replace(entry, name="")
        case journal.Renamed(seat=seat) if places[seat].person in people:
            return replace(entry, name="")
        case journal.Said(seat=seat) | journal.Noted(seat=seat) if places[seat].person in people:
            return replace(entry, text="")
        case _:
            return entry


def unnamed(entry: Entry, people: set[Person], somebody: Person) -> Entry:
    named = {field: somebody for field in WHO if getattr(entry, field, None) in people}
    if isinstance(entry, journal.Created | journal.Arranged) and entry.rights is not UNSET:
        for person in people:
            entry = replace(entry, rights=rights.handed_over(entry.rights, person, somebody))
    return replace(entry, **named) if named else entry


# What he may have a copy of


class Trace(Piece, frozen=True):
    at: int  # milliseconds
    entry: Entry


def traces(lines: list[tuple[int, JournalLine]], person: Person) -> list[Trace]:
    """What he himself did and wrote. Nothing of the server's secrets, and nothing that another did."""
    company = with_places([line for _, line in lines])
    return [
        Trace(at, line.entry)
        for (at, _), (line, places) in zip(lines, company, strict=True)
        if did(person, line.entry, places)
    ]


def did(person: Person, entry: Entry, places: list[Place]) -> bool:
    """Not a bot in his place, and not the clock, which has a seat after the last."""
    if isinstance(entry, journal.Sat):
        return entry.person == person
    if not isinstance(entry, DONE_BY_A_SEAT) or entry.seat >= len(places):
        return False
    return places[entry.seat].person == person and places[entry.seat].level is None
