"""A browser at a table: what it asks is carried out in order; what is new is sent as fast as it can take it."""

from asyncio import Event, create_task, get_running_loop
from collections.abc import Awaitable, Callable, Iterator
from typing import Protocol

import msgspec
from litestar import WebSocket
from litestar.datastructures import State
from websockets.frames import CloseCode

from gueridon.core.errors import Illegal, Malformed, Stale
from gueridon.server.failures import log_failure
from gueridon.server.guard import address_of, person_of
from gueridon.server.live_table import LiveTable, Lost
from gueridon.server.rates import TokenBucket
from gueridon.server.sights import Page, Sights
from gueridon.server.table_registry import TableRegistry
from gueridon.server.tracing import step
from gueridon.tables import presenting
from gueridon.tables.journal import Person
from gueridon.tables.messages import Again, Closing, Consult, FromBrowser, Message, Sight, Start, Watched
from gueridon.tables.refusals import UNREADABLE, Busy, NotYours, Refusal, Unwise, refused

Socket = WebSocket[None, None, State]

RETRY_MS = 1000
PAST_PER_TOKEN = 20  # plies that one pair of eyes has yet to hear of, or lines of talk
LISTENERS_PER_TOKEN = 20  # who are told of it when somebody changes something, comes or goes
COSTS: dict[type[FromBrowser], int] = {Start: 10, Consult: 10, Again: 20}  # tokens: the others one

read_request = msgspec.json.Decoder(FromBrowser).decode
encode = msgspec.json.Encoder().encode


class BrowserSocket(Page, Protocol):
    """The line to one browser: its own, or one that another server of this house keeps for it."""

    clogged: bool
    when_writable: Callable[[], None] | None
    address_bucket: TokenBucket

    async def next_text(self) -> str | None: ...

    def write(self, texts: list[bytes]) -> None: ...

    def close(self, code: int, reason: str = "") -> None: ...


class Connection:
    """It remembers what its browser has seen, so it sends only what is new, and of that only the latest."""

    def __init__(
        self,
        socket: BrowserSocket,
        live: LiveTable,
        sights: Sights,
        person: Person,
        address: str,
        seen: int,
        heard: int,
    ) -> None:
        self.socket = socket
        self.live = live
        self.person = person
        self.address = address
        self.seen = dict.fromkeys(live.table.eyes_of(person), seen)
        self.heard = heard
        self.watched: int | None = None
        self.notes = presenting.NO_NOTES
        self.room_sent = 0
        self.update_sent = 0
        self.answers: list[Message] = []
        self.awake = False
        self.gone = Event()
        self.sights = sights
        socket.when_writable = self.wake

    def pay_for_telling(self) -> None:
        """What everybody at a table is told costs as much as there are."""
        self.socket.address_bucket.owe(len(self.live.listeners) // LISTENERS_PER_TOKEN)

    def pay_for_past(self) -> None:
        """To be told all that one has not heard costs more than to come in."""
        table = self.live.table
        plies = sum([max(0, table.ply - seen) for seen in self.seen.values()])
        lines = max(0, len(table.chat) - self.heard)
        self.socket.address_bucket.owe((plies + lines) // PAST_PER_TOKEN)

    # Out

    def wake(self) -> None:
        """Whatever happens until the loop comes round is sent together."""
        if not self.awake:
            self.awake = True
            get_running_loop().call_soon(self.send_news)

    def dismiss(self) -> None:
        """Reading then ends too."""
        self.socket.write([encode(Closing(RETRY_MS))])
        self.socket.close(CloseCode.SERVICE_RESTART)

    def answer(self, message: Message) -> None:
        self.answers.append(message)
        self.wake()

    def send_news(self) -> None:
        self.awake = False
        if self.socket.clogged:
            return
        try:
            with step("show"):
                self.socket.write([encode(message) for message in self.unsent()])
        except Exception as error:
            log_failure("a connection failed", error)
            self.dismiss()

    def unsent(self) -> Iterator[Message]:
        answers, self.answers = self.answers, []
        yield from answers
        if self.room_sent != self.live.room_version:
            self.room_sent = self.live.room_version
            yield presenting.room(self.live.table, self.person)
        if self.update_sent != self.live.update_version:
            self.update_sent = self.live.update_version
            yield from self.new_update()
        talked = presenting.talked(self.live.table, self.heard)
        if talked is not None:
            self.heard = talked.lines[-1].number
            yield talked
        notes = presenting.notes(self.live.table, self.person)
        if notes != self.notes:
            self.notes = notes
            yield notes

    def new_update(self) -> Iterator[Message]:
        update = presenting.update(self.live.table, self.person, self.seen, self.live.now())
        if update is not None:
            self.seen = {eyes.seat: update.ply for eyes in update.eyes}
            yield update

    # In

    async def read_requests(self, own: TokenBucket) -> None:
        while (text := await self.socket.next_text()) is not None:
            with self.live.services.traces.message(self.live.table):
                answer = await self.carry_out(text, own)
                if answer is not None:
                    self.answer(answer)

    async def carry_out(self, text: str, own: TokenBucket) -> Message | None:
        """None where nobody waits for an answer."""
        try:
            request = read_request(text)
        except UNREADABLE:
            return self.refuse(None, Malformed("request-unreadable"))
        try:
            self.charge(request, own)
            return await self.reply(request)
        except (Illegal, Malformed, Stale, NotYours, Busy, Unwise) as error:
            return self.refuse(None if isinstance(request, Watched | Sight) else request.id, error)

    async def reply(self, request: FromBrowser) -> Message | None:
        match request:
            case Watched(ply):
                self.live.watching.mark(self, ply)
                return None
            case Sight():
                self.sights.look(self.person, self.socket, request)
                return None
            case Consult():
                advising = self.live.services.advising
                think = advising.answer(self.live.table, self.person, self.address, request)
                self.live.run(self.advise(request, think))
                return None
            case _:
                done = await self.live.carry_out(self.person, request)
                self.pay_for_telling()
                return done

    async def advise(self, request: Consult, think: Callable[[], Awaitable[Message]]) -> None:
        """Whoever waits for advice can play meanwhile."""
        try:
            self.answer(await think())
        except (Malformed, NotYours, Busy) as error:
            self.answer(self.refuse(request.id, error))

    def charge(self, request: FromBrowser, own: TokenBucket) -> None:
        """The address has paid for the frame already: so much for most requests."""
        cost = COSTS.get(type(request), 1)
        own.charge(cost)
        if cost > 1:
            self.socket.address_bucket.charge(cost)

    def refuse(self, id: str | None, error: Refusal) -> Message:
        if isinstance(error, Stale):
            self.update_sent = 0  # show it the present once more
        message = refused(id, error)
        self.live.services.metrics.refusals.labels(message.why).inc()
        return message


async def serve_browser(socket: Socket, registry: TableRegistry, live: LiveTable, seen: int, heard: int) -> None:
    """Until the browser or the table goes. A request that is under way is carried out in any case."""
    person, address, sights = person_of(socket.scope), address_of(socket.scope), registry.push.sights
    connection = Connection(socket.scope["state"]["socket"], live, sights, person, address, seen, heard)
    if person == live.table.host:
        live.asker = connection.address
    registry.metrics.connections.inc()
    connection.pay_for_past()
    connection.pay_for_telling()
    try:
        await live.enter(connection, person)
        # In a task of its own: no request has to be handed through all layers of the framework.
        await create_task(connection.read_requests(TokenBucket(registry.settings.per_connection)))
    except Lost:
        connection.dismiss()
    finally:
        sights.close(person, connection.socket)
        live.leave(connection, person)
        connection.pay_for_telling()
        registry.metrics.connections.dec()
        connection.gone.set()
