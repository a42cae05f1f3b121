"""A browser at a table: what it asks is carried out in order; what is new is sent as fast as it can take it."""

from asyncio import Event, get_running_loop
from collections.abc import Iterator

import msgspec
from litestar import WebSocket
from litestar.datastructures import State
from websockets.frames import CloseCode

from gueridon.core.errors import Illegal, Malformed, Stale
from gueridon.server.failures import log_failure
from gueridon.server.guard import address_of, person_of
from gueridon.server.house import House
from gueridon.server.live import Live, Lost
from gueridon.server.rates import Bucket
from gueridon.server.wire import Wire
from gueridon.tables import show
from gueridon.tables.journal import Person
from gueridon.tables.messages import Again, Closing, Consult, Message, Notes, Refused, Request
from gueridon.tables.refusals import UNREADABLE, Busy, NotYours, Refusal, refused

Socket = WebSocket[None, None, State]

COME_BACK = 1000  # milliseconds
NO_NOTES = Notes(())
COSTS: dict[type[Request], int] = {Consult: 10, Again: 20}  # drops: the others one

read_request = msgspec.json.Decoder(Request).decode
encode = msgspec.json.Encoder().encode


class Connection:
    """It remembers what its browser has seen, so it sends only what is new, and of that only the latest."""

    def __init__(self, wire: Wire, live: Live, person: Person, address: str, seen: int, heard: int) -> None:
        self.wire = wire
        self.live = live
        self.person = person
        self.address = address
        self.seen = dict.fromkeys(live.table.eyes_of(person), seen)
        self.heard = heard
        self.notes = NO_NOTES
        self.room = 0
        self.update = 0
        self.answers: list[Message] = []
        self.awake = False
        self.gone = Event()
        wire.when_writable = self.wake

    # Out

    def wake(self) -> None:
        """Whatever happens until the loop comes round is sent together."""
        if not self.awake:
            self.awake = True
            get_running_loop().call_soon(self.send_news)

    def dismiss(self) -> None:
        """Reading then ends too."""
        self.wire.write([encode(Closing(COME_BACK))])
        self.wire.close(CloseCode.SERVICE_RESTART)

    def answer(self, message: Message) -> None:
        self.answers.append(message)
        self.wake()

    def send_news(self) -> None:
        self.awake = False
        if self.wire.clogged:
            return
        try:
            self.wire.write([encode(message) for message in self.unsent()])
        except Exception as error:
            log_failure("a connection failed", error)
            self.dismiss()

    def unsent(self) -> Iterator[Message]:
        answers, self.answers = self.answers, []
        yield from answers
        if self.room != self.live.rooms:
            self.room = self.live.rooms
            yield show.room(self.live.table, self.person)
        if self.update != self.live.updates:
            self.update = self.live.updates
            yield from self.new_update()
        talked = show.talked(self.live.table, self.heard)
        if talked is not None:
            self.heard = talked.lines[-1].number
            yield talked
        notes = show.notes(self.live.table, self.person)
        if notes != self.notes:
            self.notes = notes
            yield notes

    def new_update(self) -> Iterator[Message]:
        update = show.update(self.live.table, self.person, self.seen, self.live.now())
        if update is not None:
            self.seen = {eyes.seat: update.ply for eyes in update.eyes}
            yield update

    # In

    async def read_requests(self, own: Bucket) -> None:
        while (text := await self.wire.next_text()) is not None:
            self.answer(await self.carry_out(text, own))

    async def carry_out(self, text: str, own: Bucket) -> Message:
        try:
            request = read_request(text)
        except UNREADABLE:
            return self.refuse(None, Malformed("request-unreadable"))
        cost = COSTS.get(type(request), 1)
        if not own.take(cost) or (cost > 1 and not self.wire.purse.take(cost)):  # its frame is paid for
            return Refused(request.id, "too-fast", "too-fast")
        try:
            if isinstance(request, Consult):
                return await self.live.house.counsel.give(self.live.table, self.person, self.address, request)
            return await self.live.carry_out(self.person, request)
        except (Illegal, Malformed, Stale, NotYours, Busy) as error:
            return self.refuse(request.id, error)

    def refuse(self, id: str | None, error: Refusal) -> Message:
        if isinstance(error, Stale):
            self.update = 0  # show it the present once more
        message = refused(id, error)
        self.live.house.metrics.refusals.labels(message.why).inc()
        return message


async def attend(socket: Socket, house: House, live: Live, seen: int, heard: int) -> None:
    """Until the browser or the table goes. A request that is under way is carried out in any case."""
    person = person_of(socket.scope)
    connection = Connection(socket.scope["state"]["wire"], live, person, address_of(socket.scope), seen, heard)
    if person == live.table.host:
        live.asker = connection.address
    house.metrics.connections.inc()
    try:
        await live.enter(connection, person)
        await connection.read_requests(Bucket(house.settings.per_connection))
    except Lost:
        connection.dismiss()
    finally:
        live.leave(connection, person)
        house.metrics.connections.dec()
        connection.gone.set()
