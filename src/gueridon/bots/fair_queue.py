"""The order in which questions are answered, where more are asked than can be answered at once."""

from asyncio import Future, get_running_loop
from collections import OrderedDict, deque
from collections.abc import Mapping
from enum import IntEnum
from typing import Generic, TypeVar

T = TypeVar("T")


class Priority(IntEnum):
    """What a table waits for comes before what somebody would like to know."""

    TABLE = 0
    PERSON = 1


class Full(Exception):
    """So many wait already that there is no sense in waiting too."""


class FairQueue(Generic[T]):
    """The urgent first; among equals each asker in turn, however much one of them asks."""

    def __init__(self, most: Mapping[Priority, int]) -> None:
        self.most = most  # that may wait
        self.lines: dict[Priority, OrderedDict[str, deque[Future[T]]]] = {
            priority: OrderedDict() for priority in Priority
        }

    def waiting(self, priority: Priority) -> int:
        return sum(len(line) for line in self.lines[priority].values())

    def join(self, priority: Priority, asker: str) -> Future[T]:
        """Done when the turn has come; whoever waits no longer has to ``leave``."""
        if self.waiting(priority) >= self.most[priority]:
            raise Full
        place: Future[T] = get_running_loop().create_future()
        self.lines[priority].setdefault(asker, deque()).append(place)
        return place

    def leave(self, priority: Priority, asker: str, place: Future[T]) -> None:
        line = self.lines[priority].get(asker)
        if line is not None and place in line:
            line.remove(place)
            if not line:
                del self.lines[priority][asker]

    def next(self) -> Future[T] | None:
        for line in self.lines.values():
            if line:
                return self.first(line)
        return None

    def first(self, line: OrderedDict[str, deque[Future[T]]]) -> Future[T]:
        """Whoever was served goes to the end of the line."""
        asker, places = line.popitem(last=False)
        place = places.popleft()
        if places:
            line[asker] = places
        return place
