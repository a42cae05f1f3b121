"""Whether the database answers: asked seldom, however often somebody wants to know."""

from asyncio import Task, create_task, get_running_loop, shield, timeout
from collections.abc import Awaitable, Callable

ANSWER_SECONDS = 2.0  # seconds for an answer
FRESH_SECONDS = 1.0  # seconds that an answer stands


class Liveness:
    def __init__(self, ask: Callable[[], Awaitable[object]]) -> None:
        self.ask = ask
        self.asking: Task[bool] | None = None
        self.asked_at = 0.0

    async def answers(self) -> bool:
        """All who ask together wait for one answer."""
        now = get_running_loop().time()
        if self.asking is None or (self.asking.done() and now > self.asked_at + FRESH_SECONDS):
            self.asking = create_task(self.try_once())
        return await shield(self.asking)

    async def try_once(self) -> bool:
        try:
            async with timeout(ANSWER_SECONDS):
                await self.ask()
        except Exception:  # of whatever kind: it does not answer
            return False
        finally:
            self.asked_at = get_running_loop().time()
        return True
