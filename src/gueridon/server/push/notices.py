"""“It is your turn”, for those who look elsewhere: the name of the table and whose turn it is, nothing of the game."""

from asyncio import Queue, QueueFull, Task, create_task, sleep
from collections.abc import Sequence
from functools import lru_cache, partial
from typing import NamedTuple

import msgspec

from gueridon.core.catalogue import Catalogue
from gueridon.core.wire import Seat
from gueridon.games import load
from gueridon.server.bodies import Pushed
from gueridon.server.failures import log_failure
from gueridon.server.live_table import LiveTable
from gueridon.server.metrics import Metrics
from gueridon.server.push.delivery import Delivery, Parcel
from gueridon.server.server_clock import ServerClock
from gueridon.server.sights import Sights
from gueridon.store.subscriptions import Subscriptions
from gueridon.tables.journal import Person
from gueridon.tables.own_games import until
from gueridon.tables.table import Table

SLOW_PACE_SECONDS = 600  # seconds for a move; where there is no pace at all a game may take days as well
LONGEST_LIFETIME_SECONDS = 24 * 3600
MOST_WAITING = 1000  # notices whose devices are still to be looked up
GATHERING_SECONDS = 0.2  # in a full house turns come faster than a database answers: their devices are sought together
MINUTE_MS, HOUR_MS, DAY_MS = 60_000, 3_600_000, 24 * 3_600_000


class TurnNotice(NamedTuple):
    topic: str  # the table
    lifetime_seconds: int
    game: str
    others: tuple[str, ...]  # people at that table
    left_ms: int | None  # to move

    def written(self, language: str) -> bytes:
        words = catalogue(language, self.game)
        return msgspec.json.encode(Pushed(self.topic, words.say("name"), self.body(words)))

    def body(self, words: Catalogue) -> str:
        with_others = [words.say("notice-with", names=words.listed([*self.others]))] if self.others else []
        time_left = [] if self.left_ms is None else [left(self.left_ms, words)]
        return " · ".join([words.say("notice-turn"), *with_others, *time_left])


@lru_cache(64)
def catalogue(language: str, game: str) -> Catalogue:
    return Catalogue(language, load(game))


def left(ms: int, words: Catalogue) -> str:
    if (days := nearly(ms, DAY_MS)) >= 2:
        return words.say("notice-days-left", count=days)
    if hours := nearly(ms, HOUR_MS):
        return words.say("notice-hours-left", count=hours)
    return words.say("notice-minutes-left", count=max(1, nearly(ms, MINUTE_MS)))


def nearly(ms: int, unit_ms: int) -> int:
    """A moment short of 24 hours people call 24 hours; half an hour short, 23."""
    return (ms + unit_ms // 10) // unit_ms


class TurnNotices:
    """Whoever asks for one does not wait for it."""

    def __init__(
        self,
        delivery: Delivery,
        subscriptions: Subscriptions,
        sights: Sights,
        clock: ServerClock,
        metrics: Metrics,
    ) -> None:
        self.delivery = delivery
        self.subscriptions = subscriptions
        self.sights = sights
        self.clock = clock
        self.metrics = metrics
        self.asked: Queue[tuple[Table, Person, int | None]] = Queue(MOST_WAITING)
        self.unsure: set[Task[None]] = set()  # whether somebody sees it by himself

    def turn_waits(self, table: Table, person: Person, deadline: int | None) -> None:
        """Tell this person, on all devices where he wants it, that the table waits for him, and until when: at once or
        as a reminder. Not one who looks at a page of ours, and not once he has moved."""
        if not self.sights.may_see(person):
            self.ask_for(table, person, deadline)
        elif len(self.unsure) < MOST_WAITING:
            task = create_task(self.ask_unless_seen(table, person, deadline))
            self.unsure.add(task)
            task.add_done_callback(self.unsure.discard)
        else:
            self.metrics.pushes.labels("dropped").inc()

    async def ask_unless_seen(self, table: Table, person: Person, deadline: int | None) -> None:
        if await self.sights.sees(person):
            self.metrics.pushes.labels("seen").inc()
        else:
            self.ask_for(table, person, deadline)

    def ask_for(self, table: Table, person: Person, deadline: int | None) -> None:
        try:
            self.asked.put_nowait((table, person, deadline))
        except QueueFull:
            self.metrics.pushes.labels("dropped").inc()

    def time_is_short(self, table: Table, seats: tuple[Seat, ...], deadline: int) -> None:
        """A reminder, where a game is slow."""
        if is_slow(table):
            for person in {person for seat in seats if (person := table.places[seat].person) is not None}:
                self.turn_waits(table, person, deadline)

    async def send_for_ever(self) -> None:
        while True:
            asked = [await self.asked.get()]
            await sleep(GATHERING_SECONDS)
            asked += [self.asked.get_nowait() for _ in range(self.asked.qsize())]
            try:
                await self.send(asked)
            except Exception as error:  # a notice is not worth more
                log_failure("nobody was told of a turn", error)

    async def send(self, asked: Sequence[tuple[Table, Person, int | None]]) -> None:
        devices = await self.subscriptions.of({person for _, person, _ in asked})
        for table, person, deadline in asked:
            for device in devices.get(person, ()):
                self.delivery.send(Parcel(device, partial(self.notice, table, person, deadline)))

    def notice(self, table: Table, person: Person, deadline: int | None) -> TurnNotice | None:
        left_ms = None if deadline is None else deadline - self.clock.now()
        if person not in awaited_people(table) or (left_ms is not None and left_ms <= 0):
            return None
        longest = LONGEST_LIFETIME_SECONDS if left_ms is None else min(LONGEST_LIFETIME_SECONDS, left_ms // 1000)
        others = [place.name for place in table.places if place.person not in (None, person)]
        return TurnNotice(table.id, longest, table.game.id, tuple([name for name in others if name]), left_ms)


class NewTurns:
    """Called after every change of a table: whoever is to move and was not before is told, where a game is slow."""

    def __init__(self, live: LiveTable, notices: TurnNotices) -> None:
        self.table = live.table
        self.notices = notices
        self.awaited = awaited_people(live.table)

    def look(self) -> None:
        before, self.awaited = self.awaited, awaited_people(self.table)
        if is_slow(self.table):
            for person in self.awaited - before:
                self.notices.turn_waits(self.table, person, until(self.table, person))


def awaited_people(table: Table) -> set[Person]:
    """Those who play for themselves, and whom the table waits for as far as everybody can see."""
    places = [] if table.match is None else [table.places[seat] for seat in table.match.acting]
    return {place.person for place in places if place.person is not None and place.level is None}


def is_slow(table: Table) -> bool:
    return table.deadline is None and (table.pace is None or table.pace >= SLOW_PACE_SECONDS)
