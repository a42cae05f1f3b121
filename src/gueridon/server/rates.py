"""Not too fast, and not too many: buckets that fill steadily and are drawn from, and counts of what is open."""

from collections import Counter, OrderedDict
from collections.abc import Hashable
from time import monotonic

from gueridon.server.settings import Rate

REMEMBERED = 10_000  # addresses


class TooFast(Exception):
    """Try again in a moment."""


class Bucket:
    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.level = rate.burst
        self.at = monotonic()

    def fill(self) -> None:
        now = monotonic()
        self.level = min(self.rate.burst, self.level + (now - self.at) * self.rate.steady)
        self.at = now

    def take(self, drops: float = 1) -> bool:
        """All of them, or none."""
        self.fill()
        if self.level < drops:
            return False
        self.level -= drops
        return True

    def give_back(self) -> None:
        self.level += 1

    def owe(self, drops: float) -> float:
        """Taken in any case; the seconds until the debt is paid, which never grows beyond a full bucket."""
        self.fill()
        self.level = max(self.level - drops, -self.rate.burst)
        return max(0.0, -self.level / self.rate.steady)


class Buckets:
    """One for each address; the one that was idle longest is forgotten first."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, address: str) -> Bucket:
        bucket = self.buckets.pop(address, None) or Bucket(self.rate)
        self.buckets[address] = bucket
        if len(self.buckets) > REMEMBERED:
            self.buckets.popitem(last=False)
        return bucket


class Crowd:
    """How many each one has open at the same time."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.open: Counter[Hashable] = Counter()

    def enter(self, who: Hashable) -> bool:
        if self.open[who] >= self.most:
            return False
        self.open[who] += 1
        return True

    def leave(self, who: Hashable) -> None:
        self.open[who] -= 1
        if not self.open[who]:
            del self.open[who]
