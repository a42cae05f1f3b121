"""Who offers to be the one whose seat an option names: the ghost, in the game that has one."""

from functools import cache

from msgspec import UNSET, Raw, inspect, json
from msgspec.structs import replace

from gueridon.core.errors import Malformed
from gueridon.core.wire import Piece, Seat
from gueridon.tables import journal, messages
from gueridon.tables.refusals import NotYours
from gueridon.tables.table import Table


@cache
def seat_to_be_named(options: type[Piece]) -> str | None:
    """The option that names a seat and that people choose."""
    shape = inspect.type_info(options)
    assert isinstance(shape, inspect.StructType)
    return next((field.name for field in shape.fields if names_a_seat(field.type)), None)


def names_a_seat(shape: inspect.Type) -> bool:
    match shape:
        case inspect.Metadata(extra_json_schema=dict(schema)):
            return schema.get("title") == "seat" and not schema.get("readOnly")
        case inspect.UnionType(types=parts):
            return any(names_a_seat(part) for part in parts)
        case _:
            return False


def volunteer(table: Table, request: messages.Volunteer) -> journal.Arranged:
    option = seat_to_be_named(type(table.options))
    if option is None:
        raise Malformed("nobody-volunteers")
    check_free(table, getattr(table.options, option), request)
    seat = request.seat if request.does == "offer" else None
    options = Raw(json.encode(replace(table.options, **{option: seat})))
    overdue = UNSET if table.overdue is None else table.overdue
    return journal.Arranged(len(table.places), options, table.pace, table.private, overdue, table.watchable)


def check_free(table: Table, named: Seat | None, request: messages.Volunteer) -> None:
    """Nobody takes it from another person, nor gives back what is not his; a bot yields."""
    if named == request.seat:
        return
    if request.does == "withdraw":
        raise NotYours("not-your-seat")
    if named is not None and table.places[named].sitter == "person":
        raise NotYours("somebody-volunteered")
