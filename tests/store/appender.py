"""Appends to a few tables until killed, and prints every acknowledgement: ``table number``."""

import asyncio
import os
import sys
from itertools import count

from tests.patience import LONG_SECONDS

from gueridon.store import Store

TABLES = 8
ENTRIES = 3  # an append's


def entries(table: str, number: int) -> list[bytes]:
    return [f"{table} {number + place}".encode() for place in range(ENTRIES)]


async def play(store: Store, table: str) -> None:
    for number in count(len(await store.journal(table)), ENTRIES):
        await store.append(table, number, entries(table, number), number)
        os.write(1, f"{table} {number}\n".encode())


async def main(address: str) -> None:
    async with Store.open(address, LONG_SECONDS) as store:
        await asyncio.gather(*[play(store, f"table-{letter}") for letter in range(TABLES)])


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
