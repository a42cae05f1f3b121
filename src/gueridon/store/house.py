"""What the house keeps for itself, by name, and never changes."""

from sqlalchemy import select, text

from gueridon.store.results import Connecting
from gueridon.store.schema import HOUSE

KEEP = text("INSERT INTO house (name, value) VALUES (:name, :value) ON CONFLICT DO NOTHING")


class HouseStore:
    def __init__(self, reading: Connecting, writing: Connecting) -> None:
        self.reading = reading
        self.writing = writing

    async def keep(self, name: str, value: str) -> str:
        """Whoever comes first decides; what is then kept."""
        async with self.writing() as connection:
            await connection.execute(KEEP, {"name": name, "value": value})
        kept = await self.kept(name)
        assert kept is not None, f"{name} was not kept"
        return kept

    async def kept(self, name: str) -> str | None:
        async with self.reading() as connection:
            return await connection.scalar(select(HOUSE.c.value).where(HOUSE.c.name == name))
