"""Tables of the toy game at a real server: people on the first seats, after them bots that only ever pass."""

from collections.abc import AsyncIterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random

from tests.server.client import Browser, Chairside, fresh_id
from tests.tables.toy import TOY

from gueridon.core.wire import Wire, raw
from gueridon.server.live_table import LiveTable
from gueridon.server.serving import Server
from gueridon.tables import messages
from gueridon.tables.messages import Done

STILL = 1e-6  # the speed of a clock that stands still
HASTE = 100  # a second lasts ten milliseconds
NOTES = 5


class PassingOn(Random):
    """Passing is the last move but one."""

    def randrange(self, start: int, stop: int | None = None, step: int = 1) -> int:
        return start - 2


@asynccontextmanager
async def begun(
    *people: Browser, bots: int = 1, wish: Mapping[str, object] | None = None, **options: object
) -> AsyncIterator[list[Chairside]]:
    """It is the host's turn."""
    async with AsyncExitStack() as stack:
        table = await people[0].open_table(TOY.id, len(people) + bots, options, **(wish or {}))
        sockets = [await stack.enter_async_context(person.join(table)) for person in people]
        for seat, socket in enumerate(sockets):
            await socket.sit(seat, f"Player {seat}")
        for seat in range(len(people), len(people) + bots):
            await sockets[0].add_bot(seat)
        await sockets[0].start()
        for socket in sockets:
            await socket.until_ply(0)
        yield sockets


async def live_table(server: Server, person: Chairside) -> LiveTable:
    return await server.registry.live_table(person.table)


async def plays(person: Chairside, *moves: Wire, seat: int = 0) -> None:
    for move in moves:
        answer = await person.play(seat, raw(move))
        assert isinstance(answer, Done), answer
        ply = answer.ply
        await person.until_ply(ply)


async def stays(person: Chairside, ply: int, seat: int = 0) -> None:
    """A bot that did not wait would have its turn between these notes, which are written one after the other."""
    for _ in range(NOTES):
        answer = await person.ask(messages.Note(fresh_id(), seat, "Hm."))
        assert isinstance(answer, Done)
        assert answer.ply == ply
