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
    monkeypatch.setattr(commit, "LONGEST_REST", 60)
    monkeypatch.setattr(commit, "REST", 0.25)
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


async def test_nobody_rests_once_enough_are_waiting(monkeypatch):
    monkeypatch.setattr(commit, "LONGEST_REST", 60)
    monkeypatch.setattr(commit, "REST", 60)
    notebook = Notebook()
    commits = GroupCommit(notebook, patience=60)
    for _ in range(3):
        await asyncio.gather(*[commits.write(row(number)) for number in range(commit.ENOUGH)])
    assert notebook.commits == [commit.ENOUGH] * 3


async def test_a_rest_grows_with_the_writes_that_shared_a_commit_but_not_for_ever(monkeypatch):
    until: list[float] = []

    async def rest(commits: GroupCommit, end: float) -> None:
        until.append(end - asyncio.get_running_loop().time())

    monkeypatch.setattr(GroupCommit, "rest", rest)
    commits = GroupCommit(Notebook(), patience=60)
    for sharing in (1, 2, 100):
        await asyncio.gather(*[commits.write(row(number)) for number in range(sharing)])
        await pass_round()
    assert len(until) == 2
    assert until[0] <= 2 * commit.REST
    assert until[1] <= commit.LONGEST_REST


async def test_whoever_comes_later_has_as_much_patience():
    notebook = Notebook()
    commits = GroupCommit(notebook, patience=0.1)
    notebook.open.clear()
    now = asyncio.get_running_loop().time
    late = []
    for number in range(3):
        late.append((asyncio.create_task(commits.write(row(number))), now()))
        await asyncio.sleep(0.07)
    for write, began in late:
        with pytest.raises(NoAnswer):
            await write
        assert now() - began > 0.09
    notebook.open.set()
    await commits.close()


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
