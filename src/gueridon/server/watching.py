"""How far people have watched: bots' moves and limits that begin wait for those who play, but never for long."""

from asyncio import Event, timeout
from collections.abc import Callable
from collections.abc import Set as AbstractSet
from contextlib import suppress
from typing import Protocol

from gueridon.tables.journal import Person
from gueridon.tables.table import Table

BOTS_WAIT_MS = 6000  # at most, after the ply that is being watched
CLOCK_WAITS_MS = 3000
FAR_BEHIND_PLIES = 3  # whoever is further behind holds up nobody


class Watcher(Protocol):
    """A connection. One that never says what was watched is not waited for."""

    person: Person
    watched: int | None  # the last ply that its person has watched, -1 before the first; None if it never says


class Watching:
    """Of all who are at a table. Nothing of it is kept, and nobody is told."""

    def __init__(self, table: Table, watchers: AbstractSet[Watcher]) -> None:
        self.table = table
        self.watchers = watchers
        self.changed: Event | None = None  # while somebody waits for it

    def mark(self, watcher: Watcher, ply: int) -> None:
        """What is not there yet nobody has watched; and nobody unwatches anything."""
        before = -1 if watcher.watched is None else watcher.watched
        present = -1 if self.table.match is None else self.table.match.ply
        watcher.watched = max(before, ply) if ply <= present else before
        if watcher.watched > before:
            self.look_again()

    def look_again(self) -> None:
        if self.changed is not None:
            self.changed.set()
            self.changed = None

    def behind(self, ply: int) -> bool:
        """Somebody who is there and plays has yet to watch this ply, and is not far from it."""
        near = self.table.ply - FAR_BEHIND_PLIES
        return any(near <= watched < ply and self.plays(person) for person, watched in self.furthest().items())

    def furthest(self) -> dict[Person, int]:
        """On several devices a person watches on the one that is furthest."""
        said = [(watcher.watched, watcher.person) for watcher in self.watchers if watcher.watched is not None]
        return {person: watched for watched, person in sorted(said)}

    def plays(self, person: Person) -> bool:
        """For himself: no bot keeps his seat."""
        return any(place.person == person and place.level is None for place in self.table.places)

    def has_watched(self, ply: int) -> bool:
        """Somebody who plays is there and says so."""
        return any(watched >= ply and self.plays(person) for person, watched in self.furthest().items())

    async def until(self, ready: Callable[[], bool], seconds: float | None) -> None:
        """Or until so many seconds have passed."""
        if ready():
            return
        with suppress(TimeoutError):
            async with timeout(seconds):
                while not ready():
                    self.changed = self.changed or Event()
                    await self.changed.wait()
