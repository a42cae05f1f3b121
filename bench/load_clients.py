"""``ADDRESS TABLES WARM-UP SECONDS``: plays random legal moves, and prints how long each took, in milliseconds."""

import asyncio
import json
import sys

import httpx
import uvloop
from tests.server.stubborn import Stubborn, gather_around

from gueridon.games import SHELF
from gueridon.tables.messages import Play


async def main(address: str, tables: int, warm_up: float, seconds: float) -> None:
    game = next(game for game in SHELF.values() if 2 in game.players)
    async with httpx.AsyncClient(base_url=address) as http:
        people = [person for _ in range(tables) for person in await gather_around(http, game, people=2, bots=0)]
    playing = [asyncio.create_task(person.play_for_ever()) for person in people]
    await asyncio.wait(playing, timeout=warm_up, return_when=asyncio.FIRST_EXCEPTION)
    for person in people:
        person.acknowledged.clear()
    await asyncio.wait(playing, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    print(json.dumps({"seconds": seconds, "took": [took for person in people for took in moves(person)]}))


def moves(person: Stubborn) -> list[float]:
    assert person.surprises == []
    return [1000 * one.took for one in person.acknowledged if isinstance(one.request, Play)]


if __name__ == "__main__":
    uvloop.run(main(sys.argv[1], *map(int, sys.argv[2:])))
