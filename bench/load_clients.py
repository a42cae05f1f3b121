"""``ADDRESS TABLES WARM-UP SECONDS``: plays random legal moves, and prints how long each took, in milliseconds.

With ``together`` behind that it says when everything is laid out, and begins when it is told to.
"""

import asyncio
import gc
import json
import resource
import sys
from asyncio import Semaphore
from collections.abc import Callable
from dataclasses import dataclass
from time import process_time

import httpx
import uvloop
from tests.server.stubborn import Stubborn, gather_around
from websockets.asyncio.client import ClientConnection

from gueridon.games import SHELF
from gueridon.tables.messages import Play, Room

GAMES = 16  # laid out for each table before the start, so that nothing but moves is measured
AT_ONCE = 16  # tables that are being laid out: those of one time share a commit


class Guest(Stubborn):
    """Stays for one game."""

    def done_with(self, room: Room) -> bool:
        return room.status == "over"


@dataclass
class Pair:
    guests: list[Guest]
    sockets: list[ClientConnection]

    async def play(self) -> None:
        await asyncio.gather(*[guest.attend(socket) for guest, socket in zip(self.guests, self.sockets, strict=True)])


async def lay_out(http: httpx.AsyncClient) -> Pair:
    """Everyone sits and is connected; the game begins as soon as they attend to it."""
    game = next(game for game in SHELF.values() if 2 in game.players)
    guests = [Guest(str(http.base_url), seat) for seat in range(2)]
    await gather_around(http, game, guests, bots=0)
    return Pair(guests, [await guest.connection() for guest in guests])


async def play_in_turn(pairs: list[Pair]) -> None:
    for pair in pairs:
        await pair.play()


def wait_for_others() -> None:
    print("laid out", flush=True)
    sys.stdin.readline()


async def main(address: str, tables: int, warm_up: float, seconds: float, begin: Callable[[], None]) -> None:
    places = Semaphore(AT_ONCE)

    async def one() -> Pair:
        async with places:
            return await lay_out(http)

    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        pairs = await asyncio.gather(*[one() for _ in range(tables * GAMES)])
    evenings = [pairs[first : first + GAMES] for first in range(0, len(pairs), GAMES)]
    gc.freeze()  # a collector that walks all this would stop the clock as well
    begin()
    playing = [asyncio.create_task(play_in_turn(pairs)) for pairs in evenings]
    await asyncio.wait(playing, timeout=warm_up, return_when=asyncio.FIRST_COMPLETED)
    guests = [guest for pairs in evenings for pair in pairs for guest in pair.guests]
    for guest in guests:
        guest.acknowledged.clear()
    print("begun", flush=True)
    before = process_time()
    finished, _ = await asyncio.wait(playing, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
    assert not finished, "the games did not last"
    cpu, took = process_time() - before, [took for guest in guests for took in moves(guest)]
    print(json.dumps({"seconds": seconds, "took": took, "cpu": cpu}))


def moves(guest: Guest) -> list[float]:
    assert guest.surprises == []
    return [1000 * one.took for one in guest.acknowledged if isinstance(one.request, Play)]


if __name__ == "__main__":
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    begin = wait_for_others if sys.argv[5:] == ["together"] else lambda: None
    tables, warm_up, seconds = map(int, sys.argv[2:5])
    uvloop.run(main(sys.argv[1], tables, warm_up, seconds, begin))
