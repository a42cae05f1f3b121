"""The order in which questions are answered, where more are asked than can be answered at once."""

from asyncio import Future, get_running_loop
from collections import OrderedDict, deque
from collections.abc import Mapping
from enum import IntEnum
from typing import Generic, TypeVar

T = TypeVar("T")


MOST_OF_ONE_ASKER = 8  # of what somebody would like to know: a family at one address


class Priority(IntEnum):
    """What a table waits for comes before what somebody would like to know."""

    TABLE = 0
    PERSON = 1


class Full(Exception):
    """So many wait already that there is no sense in waiting too."""


class FairQueue(Generic[T]):
    """The urgent first; among equals each asker in turn, however much one of them asks. What somebody wants to know
    is answered one question of his at a time, so that a single asker cannot keep everybody busy who answers."""

    def __init__(self, most: Mapping[Priority, int]) -> None:
        self.most = most  # that may wait
        self.lines: dict[Priority, OrderedDict[str, deque[Future[T]]]] = {
            priority: OrderedDict() for priority in Priority
        }
        self.being_told: set[str] = set()  # askers of the lower priority

    def waiting(self, priority: Priority) -> int:
        return sum(len(line) for line in self.lines[priority].values())

    def may_begin(self, priority: Priority, asker: str) -> bool:
        return priority is Priority.TABLE or asker not in self.being_told

    def begin(self, priority: Priority, asker: str) -> None:
        if priority is Priority.PERSON:
            self.being_told.add(asker)

    def end(self, priority: Priority, asker: str) -> None:
        if priority is Priority.PERSON:
            self.being_told.remove(asker)

    def join(self, priority: Priority, asker: str) -> Future[T]:
        """Done when the turn has come, with which the answering begins; whoever waits no longer has to ``leave``."""
        if self.waiting(priority) >= self.most[priority] or self.asks_too_much(priority, asker):
            raise Full
        place: Future[T] = get_running_loop().create_future()
        self.lines[priority].setdefault(asker, deque()).append(place)
        return place

    def asks_too_much(self, priority: Priority, asker: str) -> bool:
        return priority is Priority.PERSON and len(self.lines[priority].get(asker, ())) >= MOST_OF_ONE_ASKER

    def leave(self, priority: Priority, asker: str, place: Future[T]) -> None:
        line = self.lines[priority].get(asker)
        if line is not None and place in line:
            line.remove(place)
            if not line:
                del self.lines[priority][asker]

    def next(self) -> Future[T] | None:
        for priority, line in self.lines.items():
            for asker in [*line]:
                if self.may_begin(priority, asker) and (place := first(line, asker)) is not None:
                    self.begin(priority, asker)
                    return place
        return None


def first(line: OrderedDict[str, deque[Future[T]]], asker: str) -> Future[T] | None:
    """The first that this asker still waits for; whoever was served goes to the end of the line."""
    places = line.pop(asker)
    while places and places[0].done():  # as one is that was cancelled and has not yet left
        places.popleft()
    if not places:
        return None
    place = places.popleft()
    if places:
        line[asker] = places
    return place
