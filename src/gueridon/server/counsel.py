"""Advice is thought out by a worker, without holding the table; nothing of it is kept."""

from gueridon.bots.counsel import Consultation, Review
from gueridon.bots.workers import Failed, Workers
from gueridon.core.errors import Malformed
from gueridon.tables import requests, story
from gueridon.tables.journal import Person
from gueridon.tables.messages import Advised, Consult, Graded
from gueridon.tables.show import raw
from gueridon.tables.table import Table


async def counsel(table: Table, workers: Workers, person: Person, asked: Consult) -> Advised | Graded:
    requests.own(table, person, asked.seat)
    if table.match is None or table.game.adviser is None:
        raise Malformed("no-advice")
    try:
        return await (advise if table.match.outcome is None else grade)(table, workers, asked)
    except Failed:
        raise Malformed("advice-failed") from None


async def advise(table: Table, workers: Workers, asked: Consult) -> Advised:
    match = table.playing()
    ply, view = match.ply, match.look(asked.seat).view
    found = await workers.advise(Consultation(match.game.id, raw(view)))
    return Advised(asked.id, ply, found.verdict, found.move)


async def grade(table: Table, workers: Workers, asked: Consult) -> Graded:
    return Graded(asked.id, await workers.grade(Review(story.write_record(table))))
