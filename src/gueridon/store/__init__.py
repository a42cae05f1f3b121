"""The append-only record of every table: SQLite by default, PostgreSQL by its address."""

from gueridon.store.commit import NoAnswer, Taken
from gueridon.store.store import Store

__all__ = ["NoAnswer", "Store", "Taken"]
