"""Who shares a commit with whom."""

import asyncio

import pytest

from gueridon.store import commit
from gueridon.store.commit import GroupCommit, NoAnswer, Write


class Notebook:
    """Writes at once, unless it is shut."""

    def __init__(self) -> None:
        self.commits: list[int] = []  # how many rows each of them had
        self.open = asyncio.Event()
        self.open.set()

    async def write(self, write: Write) -> None:
        await self.open.wait()
        self.commits.append(len(write.rows))

    async def close(self) -> None:
        pass


def row(number: int) -> Write:
    return Write(rows=[("table", number, b"move", 1)])


async def pass_round() -> None:
    """Let everybody have his turn a few times."""
    for _ in range(5):
        await asyncio.sleep(0)


async def test_who_writes_alone_waits_for_nobody_and_those_soon_after_a_shared_commit_share_the_next(monkeypatch):
    monkeypatch.setattr(commit, "REST", 0.5)
    notebook = Notebook()
    commits = GroupCommit(notebook, patience=60)
    await commits.write(row(0))
    await asyncio.gather(commits.write(row(1)), commits.write(row(2)))
    assert notebook.commits == [1, 2]
    soon = []
    for number in range(3, 8):
        soon.append(asyncio.create_task(commits.write(row(number))))
        await pass_round()
    await asyncio.gather(*soon)
    assert notebook.commits == [1, 2, 5]


async def test_who_waited_too_long_is_told_so_and_what_was_not_begun_is_left_alone():
    notebook = Notebook()
    commits = GroupCommit(notebook, patience=0.05)
    notebook.open.clear()
    begun = asyncio.create_task(commits.write(row(0)))
    await pass_round()
    late = asyncio.create_task(commits.write(row(1)))
    for write in (begun, late):
        with pytest.raises(NoAnswer):
            await write
    notebook.open.set()
    await commits.close()
    assert notebook.commits == [1]
