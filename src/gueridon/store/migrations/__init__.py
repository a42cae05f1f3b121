"""Bringing a database up to the present schema, one revision after another."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

# One at a time: whoever comes second waits here, and then finds nothing left to do.
QUEUE = {
    "sqlite": "BEGIN IMMEDIATE",
    "postgresql": "SELECT pg_advisory_xact_lock(hashtext('gueridon'))",
}


async def migrate(engine: AsyncEngine) -> None:
    async with engine.begin() as connection:
        await connection.exec_driver_sql(QUEUE[engine.dialect.name])
        await connection.run_sync(upgrade)


def upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
