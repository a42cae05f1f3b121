"""Which servers share the house, and which of them holds which table.

Every question is one statement, and only the clock of PostgreSQL says who is alive: a server whose last heartbeat is
older than the lease is dead, whatever it thinks itself.
"""

from asyncio import Lock, timeout
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import NamedTuple, Protocol, Self

from gueridon.store.commit import CLOSE_SECONDS, NoAnswer
from gueridon.store.postgres_driver import asyncpg

NOBODY = ""  # holds a table that waits for the next server
FORGOTTEN_LEASES = 20  # leases after which the row of a dead server goes
NOW = "(extract(epoch FROM now()) * 1000)::bigint"

REGISTER = f"""
WITH given_up AS (UPDATE claims SET server = '{NOBODY}' WHERE server = $1)
INSERT INTO servers (server, address, at, lobby) VALUES ($1, $2, {NOW}, ''::bytea)
ON CONFLICT (server) DO UPDATE SET at = excluded.at
"""

BEAT = f"""
WITH beat AS (
    UPDATE servers SET at = {NOW} WHERE server = $1 AND at > {NOW} - $2::bigint
), forgotten AS (
    DELETE FROM servers WHERE at < {NOW} - {FORGOTTEN_LEASES} * $2::bigint
)
SELECT server FROM servers WHERE at > {NOW} - $2::bigint
"""

LEAVE = f"""
WITH given_up AS (UPDATE claims SET server = '{NOBODY}' WHERE server = $1)
DELETE FROM servers WHERE server = $1
"""

CLAIM = f"""
WITH before AS (
    SELECT server FROM claims WHERE "table" = $1
), mine AS (
    INSERT INTO claims ("table", server)
    SELECT $1, $2 WHERE EXISTS (SELECT 1 FROM servers WHERE server = $2 AND at > {NOW} - $3::bigint)
    ON CONFLICT ("table") DO UPDATE SET server = excluded.server
    WHERE claims.server = excluded.server
    OR NOT EXISTS (SELECT 1 FROM servers WHERE servers.server = claims.server AND servers.at > {NOW} - $3::bigint)
    RETURNING server
)
SELECT (SELECT server FROM mine), (SELECT server FROM before)
"""

HOLDER = 'SELECT server FROM claims WHERE "table" = $1'
RELEASE = 'DELETE FROM claims WHERE server = $1 AND "table" = ANY($2::text[])'
ABANDON = f"""UPDATE claims SET server = '{NOBODY}' WHERE server = $1 AND "table" = ANY($2::text[])"""

ORPHANS = f"""
SELECT "table" FROM claims
WHERE NOT EXISTS (SELECT 1 FROM servers WHERE servers.server = claims.server AND servers.at > {NOW} - $1::bigint)
ORDER BY random() LIMIT $2
"""

SHOW_LOBBY = "UPDATE servers SET lobby = $2 WHERE server = $1"
LOBBIES = f"SELECT lobby FROM servers WHERE server <> $1 AND at > {NOW} - $2::bigint AND lobby <> ''::bytea"
LENGTHS = 'SELECT "table", max(number) + 1 FROM journal WHERE "table" = ANY($1::text[]) GROUP BY "table"'

Argument = str | int | bytes | Sequence[str]
Found = Sequence[Sequence[str | int | bytes | None]]


class ClaimTried(NamedTuple):
    """Who has the table now, if it is we, and who had it before; None where nobody ever claimed it."""

    mine: str | None
    before: str | None


class Asking(Protocol):
    """A connection of asyncpg, as far as it is used here."""

    async def fetch(self, query: str, *arguments: Argument) -> Found: ...
    async def close(self, *, timeout: float) -> None: ...
    def terminate(self) -> None: ...
    def is_closed(self) -> bool: ...


class Claims:
    """Asked on a connection of its own, one question after the other: none waits behind somebody's list of games."""

    def __init__(self, address: str, connection: Asking, lease_ms: int) -> None:
        self.address = address
        self.connection = connection
        self.lease_ms = lease_ms
        self.patience = lease_ms / 1000  # seconds: an answer that comes later is of no use
        self.lock = Lock()  # a connection carries out one thing at a time

    @classmethod
    @asynccontextmanager
    async def open(cls, address: str, lease_ms: int) -> AsyncIterator[Self]:
        claims = cls(address, await asyncpg.connect(address, timeout=lease_ms / 1000), lease_ms)
        try:
            yield claims
        finally:
            await claims.close()

    async def ask(self, statement: str, *arguments: Argument) -> Found:
        try:
            async with self.lock, timeout(self.patience):
                return await self.fetch(statement, *arguments)
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:  # a TimeoutError is an OSError
            raise NoAnswer from error

    async def fetch(self, statement: str, *arguments: Argument) -> Found:
        if self.connection.is_closed():  # the database was restarted, or did not answer
            self.connection = await asyncpg.connect(self.address, timeout=self.patience)
        answered = False
        try:
            found = await self.connection.fetch(statement, *arguments)
            answered = True
            return found
        finally:
            if not answered:  # whatever it still does, nobody waits for it
                self.connection.terminate()

    async def close(self) -> None:
        try:
            await self.connection.close(timeout=CLOSE_SECONDS)
        except (TimeoutError, OSError, asyncpg.InterfaceError):
            self.connection.terminate()

    # Servers

    async def register(self, server: str, address: str) -> None:
        """It lives from now on, and holds nothing."""
        await self.ask(REGISTER, server, address)

    async def beat(self, server: str) -> set[str]:
        """Those who are alive; without the one who asks if it was taken for dead, and then it stays so."""
        return {str(row[0]) for row in await self.ask(BEAT, server, self.lease_ms)}

    async def leave(self, server: str) -> None:
        """What it held waits for the others."""
        await self.ask(LEAVE, server)

    async def show_lobby(self, server: str, lobby: bytes) -> None:
        await self.ask(SHOW_LOBBY, server, lobby)

    async def lobbies(self, server: str) -> list[bytes]:
        """Those of all others."""
        return [bytes(row[0]) for row in await self.ask(LOBBIES, server, self.lease_ms) if isinstance(row[0], bytes)]

    # Tables

    async def claim(self, table: str, server: str) -> ClaimTried:
        ((mine, before),) = await self.ask(CLAIM, table, server, self.lease_ms)
        return ClaimTried(None if mine is None else str(mine), None if before is None else str(before))

    async def holder(self, table: str) -> str | None:
        """Whoever claimed it last, dead or alive."""
        found = await self.ask(HOLDER, table)
        return str(found[0][0]) if found else None

    async def release(self, server: str, tables: Sequence[str]) -> None:
        """Nobody need hold them."""
        await self.ask(RELEASE, server, tables)

    async def abandon(self, server: str, tables: Sequence[str]) -> None:
        """Somebody else shall hold them."""
        await self.ask(ABANDON, server, tables)

    async def orphans(self, most: int) -> list[str]:
        """Tables whose holder is dead or has given them up, some of them in any order."""
        return [str(row[0]) for row in await self.ask(ORPHANS, self.lease_ms, most)]

    async def lengths(self, tables: Sequence[str]) -> dict[str, int]:
        """How many entries the journal of each has."""
        return {str(table): int(number or 0) for table, number in await self.ask(LENGTHS, tables)}
