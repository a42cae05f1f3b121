"""The append-only record of every table: SQLite by default, PostgreSQL by its address."""

from gueridon.store.commit import IndexedTable, NoAnswer, OwnGameRow, ResultRow, Taken
from gueridon.store.overview import KnownPerson, Overview
from gueridon.store.passkeys import Passkey, PasskeyStore
from gueridon.store.people import PeopleStore
from gueridon.store.store import Position, Store

__all__ = [
    "IndexedTable",
    "KnownPerson",
    "NoAnswer",
    "Overview",
    "OwnGameRow",
    "Passkey",
    "PasskeyStore",
    "PeopleStore",
    "Position",
    "ResultRow",
    "Store",
    "Taken",
]
