"""The server's clock: milliseconds since 1970 that never jump while the server is up."""

from time import monotonic, time


class ServerClock:
    """With a ``speed`` of 2 a second lasts half a second: tests turn time that way."""

    def __init__(self, speed: float) -> None:
        self.speed = speed
        self.started_at = time()
        self.since = monotonic()

    def now(self) -> int:
        return int((self.started_at + (monotonic() - self.since) * self.speed) * 1000)

    def seconds_until(self, at: int) -> float:
        return max(0.0, (at - self.now()) / 1000 / self.speed)
