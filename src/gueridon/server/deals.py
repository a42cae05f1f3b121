"""A deal that has to be looked for is found by another process: compiled, the search would stop every table here."""

import msgspec

from gueridon.bots.fair_queue import Full, Priority
from gueridon.bots.process_pool import Failed, ProcessPool
from gueridon.core.deal_search import FoundDeal
from gueridon.core.wire import Piece, raw
from gueridon.games import AnyGame
from gueridon.server.table_worker import FindDeal
from gueridon.tables.refusals import Busy
from gueridon.tables.table import Table

read_found = msgspec.json.Decoder(FoundDeal).decode


class Deals:
    def __init__(self, pool: ProcessPool, patience: float) -> None:
        self.pool = pool
        self.patience = patience

    async def found_for(self, table: Table, asker: str) -> FoundDeal | None:
        """For the game that would begin now; None where there is nothing to look for."""
        return await self.found(table.game, table.options_of_deal(), table.key(), asker)

    async def found(self, game: AnyGame, options: Piece, key: bytes, asker: str) -> FoundDeal | None:
        search = game.deal_search
        if search is None:
            return None
        question = FindDeal(game.id, game.version, raw(options), key)
        return search.known(options, key) or await self.ask(question, asker)

    async def ask(self, question: FindDeal, asker: str) -> FoundDeal:
        line = msgspec.json.encode(question)
        try:
            return await self.pool.ask(lambda: line, read_found, Priority.TABLE, asker, self.patience)
        except (Failed, Full):
            raise Busy("deal-busy") from None
