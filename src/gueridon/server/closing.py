"""Closing a table from outside of the server that may have it in memory."""

from gueridon.core.errors import Malformed
from gueridon.server.games_index import read_here
from gueridon.server.server_clock import ServerClock
from gueridon.store import IndexedTable, Store, Taken
from gueridon.tables import journal
from gueridon.tables.journal import JournalLine

CLOSED = journal.write(JournalLine(journal.Closed()))


async def close_from_outside(store: Store, table: str) -> None:
    """The last entry of its journal says so. A server that runs can then write nothing more there: it reads the table
    again, and within a minute it tells whoever is there that it is gone."""
    while True:
        lines = await store.journal(table)
        if not lines:
            raise Malformed("no-such-table")
        found = await read_here(table, lines)
        if found.closed:
            raise Malformed("no-such-table")
        if found.status == "over":
            raise Malformed("game-over")
        try:
            await store.append(table, len(lines), [CLOSED], max(ServerClock(1).now(), found.at))
        except Taken:  # somebody moved meanwhile
            continue
        await store.close_table(table)
        await store.index([IndexedTable(table, len(lines) + 1, ())])
        return
