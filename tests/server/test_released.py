"""The database that a release left behind: what is over is watched and verified, and what is under way goes on."""

import asyncio
import sqlite3
from gzip import decompress
from pathlib import Path
from random import Random

import pytest
from tests.released.recording import FOLDER, Guest, to_the_end
from tests.server.conftest import Serving

from gueridon import read_record, verify
from gueridon.games import SHELF
from gueridon.tables.daily import DAY_MS

RELEASES = sorted(FOLDER.glob("*.sqlite.gz"))


@pytest.mark.parametrize("release", RELEASES, ids=lambda release: release.name.removesuffix(".sqlite.gz"))
async def test_every_game_of_a_released_house_is_watched_verified_and_goes_on(
    release: Path, serving: Serving, tmp_path: Path
):
    database = tmp_path / "tables.sqlite"
    database.write_bytes(decompress(release.read_bytes()))
    with sqlite3.connect(database) as connection:
        under_way = {table for (table,) in connection.execute('SELECT "table" FROM tables WHERE NOT finished')}
    async with serving() as server, Guest(server.address()) as guest:
        while await server.registry.store.behind_in_index(1):
            await asyncio.sleep(0.05)
        games = (await guest.http.get("/api/mine")).json()["games"]
        assert {game["game"] for game in games if game["table"] in under_way} == {*SHELF}
        for table in under_way:
            async with guest.join(table) as person:
                await to_the_end(person, Random(table))
        server.registry.clock.started_at += DAY_MS / 1000  # the deals of its last day are no secret any more
        for game in games:
            await is_watched_and_verified(guest, game["table"])


async def is_watched_and_verified(guest: Guest, table: str) -> None:
    game, record = read_record((await guest.http.get(f"/api/tables/{table}/record")).content)
    assert game.outcome(verify(game, record)) == record.outcome is not None
    for eyes in ("", "?seat=0"):
        frames = (await guest.http.get(f"/api/tables/{table}/replay{eyes}")).json()
        assert [frame["ply"] for frame in frames] == [*range(len(record.moves) + 1)]
