"""What one person is sent: nothing that his seats do not know."""

from collections.abc import Mapping
from functools import cache
from typing import assert_never

from msgspec import UNSET, Raw

from gueridon.core.game import heard
from gueridon.core.wire import Seat, Wire, raw
from gueridon.tables import lessons, pace, requests
from gueridon.tables.journal import Person
from gueridon.tables.match import Match
from gueridon.tables.messages import Chair, Clock, Eyes, Notes, Room, SeatNote, Standing, Talked, Told, Update
from gueridon.tables.table import Table

NO_NOTES = Notes(())


@cache
def spelled(move: Wire) -> Raw:
    """A legal move. All of them are in the tables of moves of their games, so there are few, and they come back."""
    return raw(move)


def room(table: Table, person: Person) -> Room:
    return Room(
        table=table.id,
        code=table.code,
        game=table.game.id,
        version=table.game.version,
        options=raw(table.options),
        status=table.status,
        pace=table.pace,
        overdue=table.overdue,
        private=table.private,
        watchable=table.watchable,
        host=person == table.host,
        host_away=table.host not in table.present,
        chairs=tuple([chair(table, seat, person) for seat in range(len(table.places))]),
        watchers=watchers(table),
        commitment=table.commitment,
        next_table=table.next_table,
        next_deal=table.next_deal,
        same_deal=table.status == "over" and requests.may_have_same_deal(table, person),
        known_deal=table.known_deal,
        sent_away=person in table.sent_away,
        day=table.day,
        lesson=None if table.created.lesson is UNSET else table.created.lesson,
    )


def watchers(table: Table) -> int:
    """Counted by the chairs, which are few: everybody is told it whenever somebody comes or goes."""
    return len(table.present) - len({place.person for place in table.places if place.person in table.present})


def chair(table: Table, seat: Seat, person: Person) -> Chair:
    place = table.places[seat]
    sitter, character = place.sitter, table.character(seat)
    match sitter:
        case "nobody":
            present = False
        case "bot":
            present = True
        case "person":
            present = place.person in table.present
        case _:
            assert_never(sitter)
    given_up = place.left_by == person and table.status == "playing"
    return Chair(
        sitter=sitter,
        name=place.name,
        level=place.level,
        present=present,
        yours=place.person == person,
        given_up=given_up,
        colour=place.colour,
        character=None if character is None else character.id,
    )


def update(table: Table, person: Person, seen: Mapping[Seat | None, int], now: int) -> Update | None:
    """The game now, and what each pair of eyes was told since the ply it has ``seen``; None before the start."""
    match = table.match
    if match is None:
        return None
    return Update(
        ply=match.ply,
        head=match.head,
        acting=match.acting,
        eyes=tuple([eyes(match, seat, seen.get(seat, -1)) for seat in table.eyes_of(person)]),
        signals=tuple([Standing(seat, raw(signal)) for seat, signal in match.signals]),
        clock=clock(table, person, now),
        outcome=match.outcome,
        lasted=(now if match.outcome is None else table.moved_at) - table.began_at,
        honour=honour(match),
        next_level=next_level(match),
        came_of_it=came_of_it(match),
        lesson=lessons.step(table) if table.seats_of(person) else None,
    )


def honour(match: Match) -> str | None:
    merits = match.game.merits
    return None if match.outcome is None or merits is None else merits.honour(match.state)


def next_level(match: Match) -> Raw | None:
    options = None if match.outcome is None else match.game.next_level(match.state)
    return None if options is None else raw(options)


def came_of_it(match: Match) -> Raw | None:
    return None if match.outcome is None else raw(match.look(None).task)


def eyes(match: Match, seat: Seat | None, seen: int) -> Eyes:
    """Written once a ply, however many people watch; but what one has seen is his to say, so only the usual is kept."""
    seen = min(seen, match.ply)
    if seen not in (-1, match.ply - 1, match.ply):
        return look_through(match, seat, seen)
    shown = match.presented.get((seat, seen))
    if shown is None:
        shown = match.presented[seat, seen] = look_through(match, seat, seen)
    return shown


def look_through(match: Match, seat: Seat | None, seen: int) -> Eyes:
    look = match.look(seat)
    return Eyes(
        seat=seat,
        view=raw(look.view),
        legal=tuple([spelled(move) for move in look.legal]),
        talk=look.talk,
        task=raw(look.task),
        role=look.role,
        told=tuple([told(match, ply, seat) for ply in range(seen + 1, len(match.told))]),
        can_undo=seat is not None and match.can_undo(seat),
    )


def told(match: Match, ply: int, seat: Seat | None) -> Told:
    """Of plies before the last one only what the game lets the log remember."""
    telling = match.told[ply]
    events = heard(telling.log, seat)
    kept = remembered(match, events)
    if ply < match.ply or kept == events:
        return Told(ply, telling.seat, written(kept), telling.undoes)
    return Told(ply, telling.seat, written(events), telling.undoes, written(kept))


def remembered(match: Match, events: list[Wire]) -> list[Wire]:
    kept = [match.game.remembered(match.options, event) for event in events]
    return [event for event in kept if event is not None]


def written(events: list[Wire]) -> tuple[Raw, ...]:
    return tuple([raw(event) for event in events])


def clock(table: Table, person: Person, now: int) -> Clock | None:
    if table.deadline is None or table.match is None or table.match.limit is None:
        return pace_clock(table, person, now)
    total = table.match.limit.seconds * 1000
    if table.held_ply is not None:
        return Clock(total, total, paused=True, seat=None)
    return Clock(max(0, table.deadline - now), total, paused=False, seat=None)


def pace_clock(table: Table, person: Person, now: int) -> Clock | None:
    if table.pace is None:
        return None
    due = pace.shown_to(table, person)
    return None if due is None else Clock(max(0, due.until - now), table.pace * 1000, paused=False, seat=due.seat)


def talked(table: Table, heard: int) -> Talked | None:
    """The lines said after number ``heard``; None if there are none."""
    return Talked(tuple(table.chat[heard:])) if heard < len(table.chat) else None


def notes(table: Table, person: Person) -> Notes:
    if not table.notes:
        return NO_NOTES
    return Notes(tuple([SeatNote(seat, table.notes[seat]) for seat in table.seats_of(person) if seat in table.notes]))
