"""A server among others: its heart beats in the database, it holds what it claimed there, and takes what is orphaned.

Everything that has to be right is PostgreSQL's: who is alive, who holds what, and the key of every journal. The bus
only makes it quick.
"""

from asyncio import Event, Lock, create_task, gather, sleep, timeout
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from secrets import token_hex
from socket import gethostname
from time import monotonic
from typing import Literal, Self

import msgspec
from litestar import Litestar

from gueridon.core.errors import Malformed
from gueridon.server.admission import Admission
from gueridon.server.cluster.asking_elsewhere import AskingElsewhere
from gueridon.server.cluster.boot_clock import boot_seconds
from gueridon.server.cluster.cluster_metrics import ClusterMetrics
from gueridon.server.cluster.house_news import HouseNews
from gueridon.server.cluster.letters import StillHere, TablesFree
from gueridon.server.cluster.lines_in import LinesIn
from gueridon.server.cluster.redis_bus import RedisBus
from gueridon.server.cluster.think_queue import ThinkQueue
from gueridon.server.ending import end
from gueridon.server.failures import log_failure
from gueridon.server.games_index import LISTENED_SECONDS
from gueridon.server.holding import ClaimKind, HeldElsewhere, HeldTables
from gueridon.server.live_table import LiveTable, Lost
from gueridon.server.lobby import LobbyLine
from gueridon.server.settings import Settings
from gueridon.store import NoAnswer, Store
from gueridon.store.claims import NOBODY, Claims
from gueridon.store.house_keys import keep_keys

BEATS_OF_A_LEASE = 6  # heartbeats while a server without any is not yet dead
ORPHANS_AT_ONCE = 50
READ_AT_ONCE = 5
CLAIM_TRIES = 5
LOOK_SECONDS = 10.0  # seconds between two looks whether a journal is longer than what is in memory
LOBBY_SECONDS = 1.0  # seconds that what other servers list is believed
HAND_OVER_AT_ONCE = 8
TABLE_SECONDS = 2.0  # seconds for a table to finish what it does before it is handed over
ALL_SECONDS = 8.0  # and for all of them
FAILED_SECONDS = 5.0  # seconds until a table that could not be read is tried again

GivenUp = Literal["release", "abandon"]

read_lobby = msgspec.json.Decoder(list[LobbyLine]).decode


class SharedHouse:
    tables: HeldTables  # once it has begun
    metrics: ClusterMetrics
    elsewhere: AskingElsewhere

    def __init__(self, settings: Settings, heart: Claims, claims: Claims, bus: RedisBus, name: str) -> None:
        self.settings = settings
        self.heart = heart
        self.claims = claims
        self.bus = bus
        self.name = name
        self.news = HouseNews(self)
        self.valid_until = 0.0  # by the clock of this machine: so long nobody takes us for dead
        self.held: set[str] = set()
        self.given_up: dict[str, GivenUp] = {}  # tables of which the database does not know it yet
        self.failed: dict[str, float] = {}  # orphans that could not be read, and when to try again
        self.telling = Lock()
        self.peers: set[str] = set()
        self.leaving = False
        self.orphaned = Event()
        self.lobby_shown = b""
        self.lobby_known: list[LobbyLine] = []
        self.lobby_asked_at = -LOBBY_SECONDS

    @classmethod
    @asynccontextmanager
    async def open(cls, settings: Settings, store: Store) -> AsyncIterator[Self]:
        """Registered before anything is read, and gone from the list when all is over."""
        if store.engine.dialect.name != "postgresql":
            raise Malformed("join-needs-postgres")
        address = store.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        name = f"{gethostname()}-{token_hex(4)}"
        house, key = await keep_keys(store.house)
        try:
            bus = RedisBus(settings.bus, house, name, key)
        except ValueError:
            raise Malformed("unknown-bus") from None
        lease_ms = int(settings.lease * 1000)
        async with Claims.open(address, lease_ms) as heart, Claims.open(address, lease_ms) as claims:
            shared = cls(settings, heart, claims, bus, name)
            try:
                await shared.register()
                yield shared
            finally:
                with suppress(NoAnswer):
                    await heart.leave(name)
                await bus.close()

    @asynccontextmanager
    async def serve_beside_others(self, tables: HeldTables, app: Litestar, admission: Admission) -> AsyncIterator[None]:
        self.tables = tables
        self.metrics = ClusterMetrics(tables.metrics.registry, self.name)
        self.news.lines_in = LinesIn(app, admission, self.bus.send)
        self.news.listen_to(tables)
        self.elsewhere = AskingElsewhere(ThinkQueue(self.bus), self.name, tables.workers.pool, self.metrics)
        tables.games_index.rest_seconds = LISTENED_SECONDS  # whoever looks at his list may look at another server's
        chores = [
            create_task(self.beat_for_ever()),
            create_task(self.tell_for_ever()),
            create_task(self.adopt_for_ever()),
            create_task(self.look_for_ever()),
            create_task(self.bus.send_for_ever(self.news)),
            create_task(self.bus.hear_for_ever(self.news)),
            create_task(self.elsewhere.look_for_ever()),
        ]
        try:
            yield
        finally:
            await end(*chores, *self.news.tasks())

    # The heart

    def holds(self, table: str) -> bool:
        return table in self.held and boot_seconds() < self.valid_until

    def is_alone(self) -> bool:
        return not self.peers

    def takes_tables(self) -> bool:
        return not self.leaving and boot_seconds() < self.valid_until

    async def beat_for_ever(self) -> None:
        """On a connection of its own: hundreds may want to claim a table when a server has died."""
        while True:
            begun = monotonic()
            try:
                await self.beat()
            except NoAnswer as error:
                log_failure("the heart does not beat", error)
            if boot_seconds() >= self.valid_until:
                self.let_go()
            self.metrics.heartbeats.observe(monotonic() - begun)
            await sleep(self.settings.lease / BEATS_OF_A_LEASE)

    async def beat(self) -> None:
        begun = boot_seconds()
        alive = await self.heart.beat(self.name)
        if self.name not in alive:
            self.let_go()
            self.news.miss_all()  # the others have cut their ends
            await self.register()
            return
        self.valid_until = begun + self.settings.lease
        self.know_peers(alive - {self.name})
        for peer in self.peers:
            self.bus.send(peer, StillHere())

    async def register(self) -> None:
        """Whatever was ours before is nobody's."""
        begun = boot_seconds()
        await self.heart.register(self.name, f"{self.settings.host}:{self.settings.port}")
        self.held.clear()
        self.given_up.clear()
        self.know_peers(await self.heart.beat(self.name) - {self.name})
        self.valid_until = begun + self.settings.lease
        self.lobby_shown = b""

    def know_peers(self, alive: set[str]) -> None:
        for peer in self.peers - alive:
            self.news.miss(peer)
            self.orphaned.set()
        self.peers = alive

    def let_go(self) -> None:
        """Others have taken our tables, or may: nothing more is written here, and whoever is there comes back."""
        self.valid_until = 0
        for live in [*self.tables.tables.values()]:
            self.tables.lose(live)

    async def tell_for_ever(self) -> None:
        """What the database does not know yet of this server."""
        while True:
            try:
                await self.tell_given_up()
                await self.show_lobby()
            except NoAnswer as error:
                log_failure("what is free here was not told", error)
            await sleep(self.settings.lease / BEATS_OF_A_LEASE)

    # Tables

    async def claim(self, table: str) -> ClaimKind:
        try:
            if not self.takes_tables():
                return await self.point_elsewhere(table)
            for _ in range(CLAIM_TRIES):
                await self.tell_given_up()
                mine, before = await self.claims.claim(table, self.name)
                if mine is not None:
                    self.held.add(table)
                    return "free" if before in (None, self.name) else "taken"
                if before not in (None, self.name, NOBODY):
                    raise HeldElsewhere(before)
        except NoAnswer as error:
            log_failure("a table was not claimed", error)
        raise Lost

    async def point_elsewhere(self, table: str) -> ClaimKind:
        holder = await self.claims.holder(table)
        if holder in self.peers:
            raise HeldElsewhere(holder)
        raise Lost

    def release(self, table: str) -> None:
        self.give_up(table, "release")

    def abandon(self, table: str) -> None:
        self.give_up(table, "abandon")

    def give_up(self, table: str, how: GivenUp) -> None:
        if table in self.held or table in self.given_up:
            self.held.discard(table)
            self.given_up[table] = how

    async def tell_given_up(self) -> None:
        """Before anything of it is claimed again."""
        async with self.telling:
            given_up, self.given_up = self.given_up, {}
            try:
                if released := [table for table, how in given_up.items() if how == "release"]:
                    await self.claims.release(self.name, released)
                if abandoned := [table for table, how in given_up.items() if how == "abandon"]:
                    await self.claims.abandon(self.name, abandoned)
                    self.tell_orphaned()
            except NoAnswer:
                self.given_up = {**given_up, **self.given_up}
                raise

    def tell_orphaned(self) -> None:
        self.orphaned.set()
        for peer in self.peers:
            self.bus.send(peer, TablesFree())

    # What others held

    async def adopt_for_ever(self) -> None:
        while True:
            with suppress(TimeoutError):
                async with timeout(self.settings.lease / BEATS_OF_A_LEASE):
                    await self.orphaned.wait()
            self.orphaned.clear()
            try:
                await self.adopt_orphans()
            except NoAnswer as error:
                log_failure("orphaned tables were not looked for", error)

    async def adopt_orphans(self) -> None:
        if not self.takes_tables():
            return
        found = await self.claims.orphans(ORPHANS_AT_ONCE)
        due = [table for table in found if self.failed.get(table, 0) < monotonic()]
        for first in range(0, len(due), READ_AT_ONCE):
            await gather(*[self.adopt(table) for table in due[first : first + READ_AT_ONCE]])
        if len(due) == ORPHANS_AT_ONCE:
            self.orphaned.set()

    async def adopt(self, table: str) -> None:
        try:
            await self.tables.live_table(table)
            self.metrics.taken_over.inc()
            self.failed.pop(table, None)
        except (Lost, Malformed):  # somebody was faster, it is gone, or we may take none just now: no fault of its own
            pass
        except Exception as error:
            log_failure("an orphaned table was not taken over", error)
            self.failed[table] = monotonic() + FAILED_SECONDS

    async def look_for_ever(self) -> None:
        """Whether somebody wrote to one of ours: at the command line, or a server that was thought dead. And who is
        who, where that was said and not heard."""
        while True:
            await sleep(LOOK_SECONDS)
            try:
                await self.news.refresh()
                lengths = await self.claims.lengths([*self.tables.tables])
            except NoAnswer as error:
                log_failure("journals were not looked at", error)
                continue
            for table, entries in lengths.items():
                await self.look_again(table, entries)

    async def look_again(self, table: str, entries: int) -> None:
        live = self.tables.tables.get(table)
        if live is not None and live.table.entries < entries:
            async with live.lock:  # what is just being written is known then
                if live.table.entries < entries and not live.closed:
                    self.tables.lose(live)

    # Going

    async def hand_over(self) -> None:
        """Whoever is there comes back, and finds his table at another server."""
        self.leaving = True
        with suppress(TimeoutError, NoAnswer):
            async with timeout(ALL_SECONDS):
                live_tables = [*self.tables.tables.values()]
                for first in range(0, len(live_tables), HAND_OVER_AT_ONCE):
                    await gather(*[self.hand_on(live) for live in live_tables[first : first + HAND_OVER_AT_ONCE]])
                    await self.tell_given_up()

    async def hand_on(self, live: LiveTable) -> None:
        with suppress(TimeoutError, Lost):
            async with timeout(TABLE_SECONDS):
                await live.note_time()
                async with live.lock:
                    self.give_away(live)
                    return
        self.give_away(live)

    def give_away(self, live: LiveTable) -> None:
        self.tables.unload(live)
        self.abandon(live.table.id)
        self.metrics.handed_over.inc()

    # The lobby

    async def show_lobby(self) -> None:
        lobby = msgspec.json.encode(self.tables.lobby.lines())
        if lobby != self.lobby_shown:
            await self.claims.show_lobby(self.name, lobby)
            self.lobby_shown = lobby

    async def lobby_of_others(self) -> list[LobbyLine]:
        if monotonic() > self.lobby_asked_at + LOBBY_SECONDS:
            self.lobby_asked_at = monotonic()
            try:
                lobbies = await self.claims.lobbies(self.name)
                self.lobby_known = [line for lobby in lobbies for line in read_lobby(lobby)]
            except NoAnswer as error:
                log_failure("what others list was not read", error)
        return self.lobby_known
