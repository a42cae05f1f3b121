"""Not too fast: a bucket that fills steadily and that every request takes a drop from."""

from collections import OrderedDict
from time import monotonic

from gueridon.server.settings import Rate

ADDRESSES = 10_000  # remembered


class TooFast(Exception):
    """Try again in a moment."""


class Bucket:
    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.level = rate.burst
        self.at = monotonic()

    def take(self, drops: float = 1) -> bool:
        now = monotonic()
        self.level = min(self.rate.burst, self.level + (now - self.at) * self.rate.steady)
        self.at = now
        if self.level < drops:
            return False
        self.level -= drops
        return True


class Buckets:
    """One for each address; the one that was idle longest is forgotten first."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, address: str) -> Bucket:
        bucket = self.buckets.pop(address, None) or Bucket(self.rate)
        self.buckets[address] = bucket
        if len(self.buckets) > ADDRESSES:
            self.buckets.popitem(last=False)
        return bucket
