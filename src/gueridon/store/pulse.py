"""Whether the database answers: asked seldom, however often somebody wants to know."""

from asyncio import Task, create_task, get_running_loop, shield, timeout
from collections.abc import Awaitable, Callable

LONGEST = 2.0  # seconds for an answer
FRESH = 1.0  # seconds that an answer stands


class Pulse:
    def __init__(self, ask: Callable[[], Awaitable[object]]) -> None:
        self.ask = ask
        self.feeling: Task[bool] | None = None
        self.felt_at = 0.0

    async def beats(self) -> bool:
        """All who ask together wait for one answer."""
        now = get_running_loop().time()
        if self.feeling is None or (self.feeling.done() and now > self.felt_at + FRESH):
            self.feeling = create_task(self.feel())
        return await shield(self.feeling)

    async def feel(self) -> bool:
        try:
            async with timeout(LONGEST):
                await self.ask()
        except Exception:  # of whatever kind: it does not answer
            return False
        finally:
            self.felt_at = get_running_loop().time()
        return True
