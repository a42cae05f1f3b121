"""A game played to its end beside the page, as the same person and by the same door, for who comes for what follows."""

import re
from random import Random

from msgspec import json
from playwright.sync_api import expect
from tests.browser.people import Person
from tests.server.client import SentUpdate, fresh_id, read_message
from websockets.sync.client import connect

from gueridon.tables.messages import Play


def play_out(person: Person) -> None:
    """At random, with the page looking on."""
    table = person.page.url.rpartition("/")[2]
    cookies = "; ".join(f"{one['name']}={one['value']}" for one in person.page.context.cookies())
    address = f"{person.server_address}/api/tables/{table}/socket".replace("http", "ws", 1)
    with connect(address, additional_headers={"cookie": cookies}, max_size=None) as socket:
        for frame in socket:
            match read_message(frame):
                case SentUpdate(outcome=None) as update:
                    for eyes in update.eyes:
                        if eyes.legal and eyes.seat is not None:
                            move = Random(update.ply).choice(eyes.legal)
                            socket.send(json.encode(Play(fresh_id(), eyes.seat, update.ply, move)).decode())
                case SentUpdate():
                    break
    expect(person.page).to_have_title(re.compile(f"^{person.say('page-over')}"))
