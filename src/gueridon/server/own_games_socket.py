"""Somebody's welcome is open: he is sent the first page of his games, and again whenever it may have changed."""

from asyncio import Event, create_task
from contextlib import suppress

import msgspec
from litestar import WebSocket
from litestar.datastructures import State
from websockets.frames import CloseCode

from gueridon.server.failures import log_failure
from gueridon.server.guard import device_of, person_of
from gueridon.server.socket_protocol import SocketProtocol
from gueridon.server.table_registry import TableRegistry
from gueridon.tables.journal import Person
from gueridon.tables.messages import Sight
from gueridon.tables.refusals import UNREADABLE

read_sight = msgspec.json.Decoder(Sight).decode
encode = msgspec.json.Encoder().encode


async def serve_own_games(socket: WebSocket[None, None, State], registry: TableRegistry) -> None:
    """Until the browser goes, which says nothing here but whether its page is seen."""
    protocol: SocketProtocol = socket.scope["state"]["socket"]
    device, person, changed = device_of(socket.scope), person_of(socket.scope), Event()
    protocol.when_writable = changed.set
    sights = registry.push.sights
    with registry.games_index.listening(person, changed.set):
        changed.set()
        sending = create_task(send_pages(protocol, registry, device, person, changed))
        try:
            while (text := await protocol.next_text()) is not None:
                with suppress(*UNREADABLE):
                    sights.look(person, protocol, read_sight(text))
        finally:
            sights.close(person, protocol)
            sending.cancel()


async def send_pages(
    protocol: SocketProtocol, registry: TableRegistry, device: Person, person: Person, changed: Event
) -> None:
    """What changes while a page is read or cannot be written is in the next one. A device that is somebody else since
    then is told nothing more of this person, and comes back as whom it is."""
    try:
        while await changed.wait():
            changed.clear()
            if registry.devices.known_as(device) != person:
                protocol.close(CloseCode.SERVICE_RESTART)
            elif not protocol.clogged:
                page = await registry.games_index.page(person, None, registry.clock.now())
                protocol.write([encode(page)])
    except Exception as error:
        log_failure("somebody's games could not be told", error)
        protocol.close(CloseCode.TRY_AGAIN_LATER)
