"""``gueridon reindex``: who plays where, read from the journals once more."""

import asyncio

from rich.console import Console

from gueridon.cli.context import language, needs_server
from gueridon.cli.serve import Database, DataDir, database_address
from gueridon.core.words import Words


@needs_server
def reindex(database: Database = None, data_dir: DataDir = None) -> None:
    """Rebuild the index of everybody's games from the journals. A server may run meanwhile."""
    count = asyncio.run(rebuild(database_address(database, data_dir)))
    Console(soft_wrap=True).print(Words(language()).say("reindexed", tables=count), highlight=False)


async def rebuild(address: str) -> int:
    """How many tables were read."""
    from gueridon.server.games_index import GamesIndex, read_here  # here: the other commands need no web framework
    from gueridon.store import Store

    async with Store.open(address) as store:
        await store.forget_index()
        return await GamesIndex(store).catch_up(read_here)
