"""The deal of the day: the same for everybody in this house, and once for each person.

Its secret is the day's link of a chain in which each is the SHA-256 of the next day's, as those of rematches are. So
the commitment of today is the secret of yesterday, and no deal was chosen after the first of them was told. Nobody adds
a nonce, which would deal him something else: in its place stands the name of the game.
"""

from collections.abc import Sequence
from functools import lru_cache
from hashlib import sha256

from gueridon.core import fair
from gueridon.core.deal_search import FoundDeal
from gueridon.core.errors import Malformed
from gueridon.core.wire import raw
from gueridon.games import AnyGame
from gueridon.tables import journal, secret_chain
from gueridon.tables.journal import Entry, Person
from gueridon.tables.table import Table

DAY_MS = 24 * 3600 * 1000
LAST_DAY = 40_000  # days after 1 January 1970 that the chain lasts: until 2079
ALONE = 1  # player


def day_of(now: int) -> int:
    """Counted from 1 January 1970, in Greenwich, by the clock of the server."""
    return now // DAY_MS


def end_of(day: int) -> int:
    return (day + 1) * DAY_MS


@lru_cache(2)  # of today, and of yesterday for a moment
def secret_of(root: str, day: int) -> bytes:
    assert day <= LAST_DAY, "the chain of daily deals has run out"
    link = bytes.fromhex(root)
    for _ in range(LAST_DAY - day):
        link = sha256(link).digest()
    return link


def key_of_deal(secret: bytes, game: AnyGame) -> bytes:
    return fair.key(secret, (game.id,))


def create(
    person: Person, code: str, game: AnyGame, day: int, secret: bytes, name: str, found: FoundDeal | None
) -> list[Entry]:
    """It begins at once: there is nothing to choose, and nobody to wait for."""
    assert game.daily is not None, f"{game.id} has no deal of the day"
    created = journal.Created(
        game=game.id,
        version=game.version,
        options=raw(game.daily),
        players=ALONE,
        pace=None,
        private=True,
        code=code,
        host=person,
        root=secret.hex(),
        round=secret_chain.CHAIN_GAMES - 1,  # the secret is the root itself
        day=day,
    )
    return [created, journal.Sat(person, 0, name, ""), journal.Started(found)]


# What is not told before the day is over


def is_secret(table: Table, now: int) -> bool:
    """Others still play the same deal."""
    return table.day is not None and now < end_of(table.day)


def check_told(table: Table, now: int) -> None:
    """Records and replays tell the deal, and the secret of the whole day."""
    if is_secret(table, now):
        raise Malformed("daily-secret")


def check_may_look(table: Table, person: Person, now: int) -> None:
    """To everybody else there is no such table."""
    if is_secret(table, now) and not table.seats_of(person):
        raise Malformed("no-such-table")


def streak(days: Sequence[int], today: int) -> int:
    """Of these days, the latest first, how many follow one another up to today or, while today is young, yesterday."""
    if not days or days[0] < today - 1:
        return 0
    return next((count for count, day in enumerate(days) if day != days[0] - count), len(days))
