"""The order in which questions are answered, where more are asked than can be answered at once."""

from asyncio import Future, get_running_loop
from collections import OrderedDict, deque
from collections.abc import Mapping
from enum import IntEnum
from typing import Generic, TypeVar

T = TypeVar("T")


class Rank(IntEnum):
    """What a table waits for comes before what somebody would like to know."""

    TABLE = 0
    PERSON = 1


class Full(Exception):
    """So many wait already that there is no sense in waiting too."""


class Turns(Generic[T]):
    """The urgent first; among equals each asker in turn, however much one of them asks."""

    def __init__(self, most: Mapping[Rank, int]) -> None:
        self.most = most  # that may wait
        self.lines: dict[Rank, OrderedDict[str, deque[Future[T]]]] = {rank: OrderedDict() for rank in Rank}

    def waiting(self, rank: Rank) -> int:
        return sum(len(line) for line in self.lines[rank].values())

    def queue(self, rank: Rank, asker: str) -> Future[T]:
        """Done when the turn has come; whoever waits no longer has to ``leave``."""
        if self.waiting(rank) >= self.most[rank]:
            raise Full
        place: Future[T] = get_running_loop().create_future()
        self.lines[rank].setdefault(asker, deque()).append(place)
        return place

    def leave(self, rank: Rank, asker: str, place: Future[T]) -> None:
        line = self.lines[rank].get(asker)
        if line is not None and place in line:
            line.remove(place)
            if not line:
                del self.lines[rank][asker]

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
