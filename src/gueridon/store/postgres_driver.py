"""asyncpg where the extra ``postgres`` is installed; otherwise the names of its errors alone, which nobody raises."""

from gueridon.core.errors import Malformed

try:
    import asyncpg  # type: ignore[import-untyped]
except ModuleNotFoundError:
    from gueridon.store import absent_driver as asyncpg

__all__ = ["asyncpg", "check_driver"]


def check_driver() -> None:
    """Before the first use of a PostgreSQL database."""
    if asyncpg.__name__ != "asyncpg":
        raise Malformed("postgres-not-installed")
