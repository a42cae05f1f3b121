"""What the house keeps for itself, by name, and never changes."""

from sqlalchemy import select, text
from sqlalchemy.ext.asyncio import AsyncEngine

from gueridon.store.results import Reading
from gueridon.store.schema import HOUSE

KEEP = text("INSERT INTO house (name, value) VALUES (:name, :value) ON CONFLICT DO NOTHING")


class HouseStore:
    def __init__(self, engine: AsyncEngine, reading: Reading) -> None:
        self.engine = engine
        self.reading = reading

    async def keep(self, name: str, value: str) -> str:
        """Whoever comes first decides; what is then kept."""
        async with self.engine.begin() as connection:
            await connection.execute(KEEP, {"name": name, "value": value})
        kept = await self.kept(name)
        assert kept is not None, f"{name} was not kept"
        return kept

    async def kept(self, name: str) -> str | None:
        async with self.reading() as connection:
            return await connection.scalar(select(HOUSE.c.value).where(HOUSE.c.name == name))
