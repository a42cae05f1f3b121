"""``ADDRESS TABLES LEVEL WARM-UP SECONDS``: people and bots at tables of all five games.

Says ``begun`` when all of them play, and at the end how long people's moves took.
"""

import asyncio
import sys
from asyncio import Semaphore
from random import Random
from secrets import token_hex
from time import process_time

import httpx
import msgspec
import uvloop
from bench.person import Company, Figures, Party, Person, encode

from gueridon.games import SHELF
from gueridon.tables.messages import AddBot, Sit, Start

AT_ONCE = 16  # tables that are being laid out

COMPANIES = (
    Company("missions", 3, 1),
    Company("midas", 2, 1),
    Company("babet", 3, 1),
    Company("medium", 3, 0),
    Company("mysterium", 3, 1),
)


async def lay_out(http: httpx.AsyncClient, company: Company, level: str, figures: Figures, rng: Random) -> Party:
    party = Party(company, figures)
    people = [Person(str(http.base_url), party, seat, rng) for seat in range(company.people)]
    game = SHELF[company.game]
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


async def main(address: str, tables: int, level: str, warm_up: float, seconds: float) -> None:
    figures, rng, places = Figures(), Random(0), Semaphore(AT_ONCE)

    async def one(company: Company) -> Party:
        async with places:
            return await lay_out(http, company, level, figures, rng)

    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        parties = await asyncio.gather(*[one(COMPANIES[number % len(COMPANIES)]) for number in range(tables)])
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
    address, tables, level, warm_up, seconds = sys.argv[1:]
    uvloop.run(main(address, int(tables), level, float(warm_up), float(seconds)))
