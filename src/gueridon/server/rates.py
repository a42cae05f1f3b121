"""Not too fast, and not too many: buckets that fill steadily and are drawn from, and counts of what is open."""

from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable
from time import monotonic

from gueridon.server.settings import Rate
from gueridon.tables.refusals import Busy

REMEMBERED_ADDRESSES = 10_000


class TokenBucket:
    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.level = rate.burst
        self.at = monotonic()

    def fill(self) -> None:
        now = monotonic()
        level = self.level + (now - self.at) * self.rate.steady
        self.level, self.at = (level if level < self.rate.burst else self.rate.burst), now

    def take(self, tokens: float = 1) -> bool:
        """All of them, or none."""
        self.fill()
        if self.level < tokens:
            return False
        self.level -= tokens
        return True

    def charge(self, tokens: float = 1, word: str = "too-fast") -> None:
        """Take them, or tell whoever asks by this sentence that it is too much."""
        if not self.take(tokens):
            raise Busy(word)

    def give_back(self) -> None:
        self.level += 1

    def owe(self, tokens: float) -> float:
        """Taken in any case; the seconds until the debt is paid, which never grows beyond a full bucket."""
        self.fill()
        self.level = max(self.level - tokens, -self.rate.burst)
        return max(0.0, -self.level / self.rate.steady)


class TokenBuckets:
    """One for each address; the one that was idle longest is forgotten first."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def of(self, address: str) -> TokenBucket:
        bucket = self.buckets.pop(address, None) or TokenBucket(self.rate)
        self.buckets[address] = bucket
        if len(self.buckets) > REMEMBERED_ADDRESSES:
            self.buckets.popitem(last=False)
        return bucket


class HouseBuckets(TokenBuckets):
    """Those from which all servers of a house draw: each tells the others what was drawn at its own, a moment later."""

    def __init__(self, rate: Rate) -> None:
        super().__init__(rate)
        self.when_drawn: list[Callable[[str, int], None]] = []

    def charge(self, who: str, word: str = "too-fast") -> None:
        self.of(who).charge(word=word)
        self.tell(who, 1)

    def give_back(self, who: str) -> None:
        self.of(who).give_back()
        self.tell(who, -1)

    def tell(self, who: str, tokens: int) -> None:
        for told in self.when_drawn:
            told(who, tokens)

    def note(self, who: str, tokens: int) -> None:
        """Drawn at another server."""
        self.of(who).owe(tokens)


class OpenCounts:
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
