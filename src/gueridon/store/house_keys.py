"""What somebody needs who shall work for a house: its name, and the key of all that its servers tell one another."""

from asyncio import timeout
from secrets import token_hex
from typing import NamedTuple

from sqlalchemy import select
from sqlalchemy.exc import ProgrammingError

from gueridon.core.errors import Malformed
from gueridon.store.house import HouseStore
from gueridon.store.open_errors import explained
from gueridon.store.schema import HOUSE
from gueridon.store.store import dispose, engine_for, known

HOUSE_NAME = "house"
BUS_KEY = "bus key"
PATIENCE_SECONDS = 10.0
KEYS = select(HOUSE.c.name, HOUSE.c.value).where(HOUSE.c.name.in_([HOUSE_NAME, BUS_KEY]))


class HouseKeys(NamedTuple):
    name: str
    bus_key: bytes


async def keep_keys(house: HouseStore) -> HouseKeys:
    """By the first server that shares it; those of the house from then on."""
    name = await house.keep(HOUSE_NAME, token_hex(8))
    return HouseKeys(name, bytes.fromhex(await house.keep(BUS_KEY, token_hex(32))))


async def read_keys(address: str) -> HouseKeys:
    """By somebody who need not be allowed anything but to read ``house``; Malformed where no server shares it yet."""
    url = known(address)
    if url.get_backend_name() != "postgresql":
        raise Malformed("house-not-shared")
    engine = engine_for(url, PATIENCE_SECONDS)
    try:
        with explained(url):
            async with timeout(PATIENCE_SECONDS), engine.connect() as connection:
                rows = await connection.execute(KEYS)
        kept: dict[str, str] = dict(rows.tuples().all())
        return HouseKeys(kept[HOUSE_NAME], bytes.fromhex(kept[BUS_KEY]))
    except (KeyError, ProgrammingError):
        raise Malformed("house-not-shared") from None
    finally:
        await dispose(engine)
