"""Reviews of finished games, each made once."""

from sqlalchemy import select, text

from gueridon.store.results import Connecting
from gueridon.store.schema import REVIEWS

KEEP = text(
    'INSERT INTO reviews ("table", review) SELECT "table", :review FROM tables WHERE "table" = :table '
    "ON CONFLICT DO NOTHING"
)


class Reviews:
    def __init__(self, reading: Connecting, writing: Connecting) -> None:
        self.reading = reading
        self.writing = writing

    async def keep(self, table: str, review: bytes) -> None:
        """Unless there is one already, or the table is gone."""
        async with self.writing() as connection:
            await connection.execute(KEEP, {"table": table, "review": review})

    async def kept(self, table: str) -> bytes | None:
        async with self.reading() as connection:
            return await connection.scalar(select(REVIEWS.c.review).where(REVIEWS.c.table == table))
