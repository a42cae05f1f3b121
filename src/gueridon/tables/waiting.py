"""Since when a table waits for each seat, in the time of its journal."""

from collections.abc import Iterable

from gueridon.core.wire import Seat

BACK_MS = 30 * 1000  # milliseconds that whoever comes back has in any case


class Waiting:
    """Follows the journal. A move ends the wait for its seat, and an undo goes on with it where it was: so nobody wins
    time by taking moves back."""

    def __init__(self) -> None:
        self.since: dict[Seat, int] = {}
        self.lasted: list[int] = []  # milliseconds that the table had waited, by the moves that stand

    def moved(self, seat: Seat, at: int) -> None:
        self.lasted.append(at - self.since.pop(seat, at))

    def undone(self, seat: Seat, at: int) -> None:
        self.since[seat] = at - self.lasted.pop()

    def returned(self, seat: Seat, at: int, pace: int | None) -> None:
        if seat in self.since and pace is not None:
            self.since[seat] = max(self.since[seat], at + BACK_MS - pace * 1000)

    def wait_for(self, seats: Iterable[Seat], at: int) -> None:
        """For these and no others."""
        self.since = {seat: self.since.get(seat, at) for seat in seats}
