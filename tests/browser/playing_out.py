"""A game that ends while its page looks away, for who comes for what follows: to draw every ply costs a page more than
all the rest. Where it is played out, that is beside the page, as the same person and by the same door."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

from msgspec import json
from playwright.sync_api import expect
from tests.browser.people import Person
from tests.server.client import SentUpdate, fresh_id, read_message
from websockets.sync.client import ClientConnection, connect

from gueridon.tables.messages import Play


def play_out(person: Person) -> None:
    """At random."""
    table = person.page.url
    with beside(person, table) as socket:
        for update in until_the_end(socket):
            for eyes in update.eyes:
                if eyes.legal and eyes.seat is not None:
                    move = Random(update.ply).choice(eyes.legal)
                    socket.send(json.encode(Play(fresh_id(), eyes.seat, update.ply, move)).decode())
    person.page.goto(table)
    expect(person.page).to_have_title(re.compile(f"^{person.say('page-over')}"))


def wait_until_played_out(person: Person, table: str) -> None:
    """By others."""
    with beside(person, table) as socket:
        for _ in until_the_end(socket):
            pass


@contextmanager
def beside(person: Person, table: str) -> Iterator[ClientConnection]:
    """The socket of the table at this address, while the page looks away."""
    person.page.goto("about:blank")
    cookies = "; ".join(f"{one['name']}={one['value']}" for one in person.page.context.cookies())
    address = f"{person.server_address}/api/tables/{table.rpartition('/')[2]}/socket".replace("http", "ws", 1)
    with connect(address, additional_headers={"cookie": cookies}, max_size=None) as socket:
        yield socket


def until_the_end(socket: ClientConnection) -> Iterator[SentUpdate]:
    for frame in socket:
        message = read_message(frame)
        if isinstance(message, SentUpdate):
            if message.outcome is not None:
                return
            yield message
    raise AssertionError("the line was closed before the end")
