"""``ADDRESS TABLES``: people who play at an easy pace, each from an address of his own, until a line is said to them.

Prints when each move was made and how many milliseconds it took until it was kept, as JSON.
"""

import asyncio
import json
import sys

import httpx
import uvloop
from tests.server.stubborn import Stubborn, gather_around
from websockets.asyncio.client import ClientConnection, connect

from gueridon.games import SHELF
from gueridon.tables.messages import Play, Request

THINKING = 0.1  # seconds before a move


class Bystander(Stubborn):
    def __init__(self, address: str, table: int, seat: int) -> None:
        super().__init__(address, seat)
        self.home = f"127.1.{table}.{1 + seat}"

    def connection(self) -> connect:
        url = f"{self.address}/api/tables/{self.table}/socket"
        return connect(url, additional_headers=self.headers, compression=None, local_addr=(self.home, 0))

    async def send(self, socket: ClientConnection, request: Request) -> None:
        await asyncio.sleep(THINKING)
        await super().send(socket, request)


async def gathered(address: str, table: int) -> list[Bystander]:
    game = next(game for game in SHELF.values() if 2 in game.players)
    pair = [Bystander(address, table, seat) for seat in range(2)]
    async with httpx.AsyncClient(
        base_url=address, transport=httpx.AsyncHTTPTransport(local_address=pair[0].home)
    ) as http:
        await gather_around(http, game, pair, bots=0)
    return pair


def moves(person: Bystander) -> list[tuple[float, float]]:
    return [(one.at, 1000 * one.took) for one in person.acknowledged if isinstance(one.request, Play)]


async def main(address: str, tables: int) -> None:
    people = [person for table in range(tables) for person in await gathered(address, table)]
    playing = [asyncio.create_task(person.play_for_ever()) for person in people]
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    assert not any(task.done() for task in playing)
    print(json.dumps([move for person in people for move in moves(person)]))


if __name__ == "__main__":
    uvloop.run(main(sys.argv[1], int(sys.argv[2])))
