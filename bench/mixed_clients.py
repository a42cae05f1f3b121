"""``ADDRESS TABLES LEVEL THINK WARM-UP SECONDS``: people and bots at tables of all five games.

Says ``begun`` when all of them play, and at the end how long people's moves took.
"""

import asyncio
import sys
from asyncio import Semaphore
from collections.abc import Iterator
from random import Random
from secrets import token_hex
from time import process_time

import httpx
import msgspec
import uvloop
from bench.person import Company, Figures, Party, Person, encode

from gueridon.games import SHELF, AnyGame
from gueridon.tables.messages import AddBot, Sit, Start

AT_ONCE = 16  # tables that are being laid out

GAMES = [game for game in SHELF.values() if len(game.players) > 1 and not game.shared]
COMPANIES = [Company(people=3, bots=1)] * 4 + [Company(people=2, bots=1)]  # 2.8 sockets a table


def tables(count: int) -> Iterator[tuple[AnyGame, Company]]:
    """Every game in turn, with every company."""
    for number in range(count):
        round, place = divmod(number, len(GAMES))
        yield GAMES[place], COMPANIES[round % len(COMPANIES)]


async def lay_out(http: httpx.AsyncClient, game: AnyGame, party: Party, level: str, rng: Random) -> Party:
    company = party.company
    people = [Person(str(http.base_url), party, seat, rng) for seat in range(company.people)]
    wish = {"game": game.id, "players": company.people + company.bots, "options": game.presets["usual"]}
    opened = await http.post("/api/tables", content=msgspec.json.encode(wish), headers={"cookie": people[0].cookie})
    table = opened.raise_for_status().json()["table"]
    for person in people:
        await person.come(table)
        await person.ask(Sit(token_hex(8), person.seat, "Ada", token_hex(16)))
    for seat in range(company.people, company.people + company.bots):
        await people[0].ask(AddBot(token_hex(8), seat, level))
    await people[0].ask(Start(token_hex(8)))
    return party


async def main(address: str, count: int, level: str, think: float, warm_up: float, seconds: float) -> None:
    figures, rng, places = Figures(), Random(0), Semaphore(AT_ONCE)

    async def one(game: AnyGame, company: Company) -> Party:
        async with places:
            return await lay_out(http, game, Party(game.id, company, figures, think), level, rng)

    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        parties = await asyncio.gather(*[one(*table) for table in tables(count)])
    await asyncio.sleep(warm_up)
    figures = Figures()
    for party in parties:
        party.figures = figures
        party.begin_anew()
    print("begun", flush=True)
    begun = process_time()
    await asyncio.sleep(seconds)
    figures.cpu = process_time() - begun
    print(encode(figures).decode(), flush=True)


if __name__ == "__main__":
    address, count, level, *numbers = sys.argv[1:]
    uvloop.run(main(address, int(count), level, *map(float, numbers)))
