"""Advice is thought out by a worker, without holding the table, for one question of each person at a time."""

from collections.abc import Iterator
from contextlib import contextmanager

from gueridon.bots.advice_questions import Consultation
from gueridon.bots.fair_queue import Full
from gueridon.bots.process_pool import Failed
from gueridon.bots.workers import BotWorkers
from gueridon.core.errors import Malformed
from gueridon.core.wire import raw
from gueridon.server.finished_games import FinishedGames
from gueridon.tables import requests
from gueridon.tables.journal import Person
from gueridon.tables.messages import Advised, Consult, Graded
from gueridon.tables.refusals import Busy
from gueridon.tables.table import Table


class Advising:
    """Answers ``Consult``: advice while the game goes on, its grade afterwards."""

    def __init__(self, workers: BotWorkers, finished_games: FinishedGames) -> None:
        self.workers = workers
        self.finished_games = finished_games
        self.asking: set[Person] = set()

    async def answer(self, table: Table, person: Person, address: str, asked: Consult) -> Advised | Graded:
        requests.check_owner(table, person, asked.seat)
        if table.match is None or table.game.adviser is None or is_a_contest(table):
            raise Malformed("no-advice")
        with self.one_at_a_time(person):
            try:
                return await (self.advise if table.match.outcome is None else self.grade)(table, address, asked)
            except Failed:
                raise Malformed("advice-failed") from None
            except Full:
                raise Busy("advice-busy") from None

    @contextmanager
    def one_at_a_time(self, person: Person) -> Iterator[None]:
        if person in self.asking:
            raise Busy("advice-asked")
        self.asking.add(person)
        try:
            yield
        finally:
            self.asking.discard(person)

    async def advise(self, table: Table, address: str, asked: Consult) -> Advised:
        match = table.playing()
        ply, view = match.ply, match.look(asked.seat).view
        found = await self.workers.advise(Consultation(match.game.id, match.game.version, raw(view)), address)
        return Advised(asked.id, ply, found.verdict, found.move)

    async def grade(self, table: Table, address: str, asked: Consult) -> Graded:
        return Graded(asked.id, await self.finished_games.grade(table, address))


def is_a_contest(table: Table) -> bool:
    """Everybody's results at the deal of the day are compared."""
    return table.day is not None and table.status == "playing"
