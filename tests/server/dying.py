"""A server that is killed at a chosen moment of forgetting somebody: by itself, with no time for anything more."""

import os
import signal
import sys
from asyncio import get_running_loop
from collections.abc import Awaitable, Callable
from itertools import count
from typing import Any, NamedTuple

from tests.server.process import serve
from tests.server.toy_tables import PassingOn
from tests.server.unhurried import unhurried
from tests.tables.toy import TOY

from gueridon.games import SHELF
from gueridon.server import bot_seats, forgetting, person_routes
from gueridon.server.games_index import GamesIndex
from gueridon.store import PeopleStore, people

Step = Callable[..., Awaitable[Any]]


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def before(step: Step) -> Step:
    async def dies(*given: Any) -> None:
        die()

    return dies


def during(step: Step) -> Step:
    """It has been asked of the database, which has not answered."""

    async def dies(*given: Any) -> None:
        get_running_loop().call_soon(die)
        await step(*given)

    return dies


def after(step: Step) -> Step:
    async def dies(*given: Any) -> None:
        await step(*given)
        die()

    return dies


class Moment(NamedTuple):
    owner: object
    step: str
    times: int  # so many of these steps
    death: Callable[[Step], Step]

    def prepare(self) -> None:
        """The last of them is not survived."""
        step: Step = getattr(self.owner, self.step)
        last, taken = self.death(step), count(1)

        async def counted(*given: Any) -> Any:
            return await (last if next(taken) == self.times else step)(*given)

        setattr(self.owner, self.step, counted)


# The toy is played at three tables, and the person has another device, which is forgotten with him.
MOMENTS = {
    "before the wish": Moment(PeopleStore, "wish", 1, before),
    "amid the wish": Moment(people, "clear", 1, after),
    "after the wish": Moment(PeopleStore, "wish", 1, after),
    "before the first table": Moment(forgetting, "forget_at", 1, before),
    "amid the first table": Moment(PeopleStore, "rewrite", 1, during),
    "after the first table": Moment(PeopleStore, "rewrite", 1, after),
    "before the index of it": Moment(GamesIndex, "read_again", 1, before),
    "amid the last table": Moment(PeopleStore, "rewrite", 3, during),
    "before the wish is fulfilled": Moment(PeopleStore, "fulfil", 1, before),
    "amid its fulfilment": Moment(people, "clear", 3, after),
    "between two devices": Moment(PeopleStore, "fulfil", 1, after),
    "after the last device": Moment(PeopleStore, "fulfil", 2, after),
}


if __name__ == "__main__":
    SHELF[TOY.id], bot_seats.CHANCE = TOY, PassingOn()  # type: ignore[assignment]
    _, database, port, moment = sys.argv
    if moment in MOMENTS:
        MOMENTS[moment].prepare()
    else:  # somebody else kills it, once it has answered, which then does not wait for the rest
        person_routes.FORGET_SECONDS = 0
    serve(unhurried(database, int(port)))
