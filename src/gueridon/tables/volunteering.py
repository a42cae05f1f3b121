"""Who offers to be the one whose seat an option names: the ghost, in the game that has one."""

from msgspec import UNSET
from msgspec.structs import replace

from gueridon.core.errors import Malformed
from gueridon.core.wire import Seat, raw
from gueridon.tables import journal, messages, rights
from gueridon.tables.refusals import NotYours
from gueridon.tables.table import Table


def volunteer(table: Table, request: messages.Volunteer) -> journal.Arranged:
    option = next(iter(rights.named(type(table.options))), None)
    if option is None:
        raise Malformed("nobody-volunteers")
    check_free(table, getattr(table.options, option), request)
    seat = request.seat if request.does == "offer" else None
    options = replace(table.options, **{option: seat})
    return journal.Arranged(
        len(table.places),
        raw(rights.chosen(options)),
        table.pace,
        table.private,
        UNSET if table.overdue is None else table.overdue,
        table.watchable,
        rights.given(options, table.places),
    )


def check_free(table: Table, named: Seat | None, request: messages.Volunteer) -> None:
    """Nobody takes it from another person, nor gives back what is not his; a bot yields."""
    if named == request.seat:
        return
    if request.does == "withdraw":
        raise NotYours("not-your-seat")
    if named is not None and table.places[named].sitter == "person":
        raise NotYours("somebody-volunteered")
