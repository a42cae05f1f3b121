"""Advice is thought out by a worker, without holding the table, for one question of each person at a time."""

from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from functools import partial

from gueridon.bots.advice_questions import Consultation
from gueridon.bots.coaching import after_move, before_move
from gueridon.bots.fair_queue import Full
from gueridon.bots.process_pool import Failed
from gueridon.bots.reviewing import played
from gueridon.bots.workers import BotWorkers
from gueridon.core.errors import Malformed
from gueridon.core.wire import raw
from gueridon.server.finished_games import FinishedGames
from gueridon.tables import requests
from gueridon.tables.bot_knowledge import knowledge
from gueridon.tables.journal import Person
from gueridon.tables.messages import Advised, Coached, Consult, Graded, Weighed
from gueridon.tables.refusals import Busy
from gueridon.tables.table import Table

Advice = Advised | Graded | Coached | Weighed
Answering = Callable[[Table, str, Consult], Awaitable[Advice]]


class Advising:
    """Answers ``Consult``: advice while the game goes on, its grade afterwards."""

    def __init__(self, workers: BotWorkers, finished_games: FinishedGames) -> None:
        self.workers = workers
        self.finished_games = finished_games
        self.asking: set[Person] = set()

    def answer(self, table: Table, person: Person, address: str, asked: Consult) -> Callable[[], Awaitable[Advice]]:
        """What thinks it out. Whoever may not ask is refused at once, before anything that he says later."""
        requests.check_owner(table, person, asked.seat)
        if table.match is None or is_a_contest(table):
            raise Malformed("no-advice")
        by = self.coach(table, person, asked) if table.game.adviser is None else self.adviser(table)
        return partial(self.think, by, table, person, address, asked)

    async def think(self, by: Answering, table: Table, person: Person, address: str, asked: Consult) -> Advice:
        with self.one_at_a_time(person):
            try:
                return await by(table, address, asked)
            except Failed:
                raise Malformed("advice-failed") from None
            except Full:
                raise Busy("advice-busy") from None

    def adviser(self, table: Table) -> Answering:
        return self.advise if table.playing().outcome is None else self.grade

    def coach(self, table: Table, person: Person, asked: Consult) -> Answering:
        """Never where another person could be wronged by it."""
        if table.game.hints is None or table.lesson is not None or table.playing().outcome is not None:
            raise Malformed("no-advice")
        if table.alone != person:
            raise Malformed("coach-alone")
        return self.counsel if asked.about == "next" else self.weigh

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

    async def counsel(self, table: Table, address: str, asked: Consult) -> Coached:
        match = table.playing()
        known, ply = knowledge(match, asked.seat, table.chat), match.ply
        if not known.legal:
            raise Malformed("coach-waits")
        found = await self.workers.counsel(before_move(known), address)
        return Coached(asked.id, ply, found.move, found.arguments, found.thoughts, found.beliefs)

    async def weigh(self, table: Table, address: str, asked: Consult) -> Weighed:
        choice = await self.finished_games.last_choice(table.id, asked.seat, address, table.at)
        found = await self.workers.appraise(after_move(choice.asked), address, self.workers.patience)
        return Weighed(asked.id, played(choice), found.best, found.promise, found.kept)


def is_a_contest(table: Table) -> bool:
    """Everybody's results at the deal of the day are compared."""
    return table.day is not None and table.status == "playing"
