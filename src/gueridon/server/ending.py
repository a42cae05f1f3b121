"""Tasks that go on as long as the server does."""

from asyncio import Task, wait
from typing import Any

from gueridon.store.commit import CLOSE_SECONDS


async def end(*tasks: Task[Any]) -> None:
    """Before what they use is closed: one that is broken off while it asks the database still has to put its connection
    back. One that cannot end is left behind."""
    for task in tasks:
        task.cancel()
    await wait(tasks, timeout=CLOSE_SECONDS)
