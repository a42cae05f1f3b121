"""The deal of the day over HTTP."""

from typing import Annotated

from litestar import Request, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, PathParameter, RawBody

from gueridon.server.bodies import Found
from gueridon.server.daily_deals import DailyDeals, DailyWish, DayTable, Today, daily_game
from gueridon.server.documented import read_body
from gueridon.server.guard import address_of, person_of
from gueridon.tables.daily import LAST_DAY

Asked = Request[None, None, State]
Deals = NamedDependency[DailyDeals]
Day = Annotated[int, PathParameter(ge=0, le=LAST_DAY)]


@get("/api/daily", tokens=5)
async def today(request: Asked, daily_deals: Deals) -> Today:
    """Today's deals and one's own way with them."""
    return await daily_deals.today(person_of(request.scope))


@post("/api/daily/{game:str}", tokens=20)
async def play_daily(game: FromPath[str], body: RawBody, request: Asked, daily_deals: Deals) -> Found:
    """One's table for the deal of this game: a new one the first time, and from then on the same."""
    wish, scope = read_body(body, DailyWish), request.scope
    return await daily_deals.open(person_of(scope), address_of(scope), daily_game(game), wish.name)


@get("/api/daily/{day:int}/{game:str}", tokens=5)
async def day_table(day: Day, game: FromPath[str], request: Asked, daily_deals: Deals) -> DayTable:
    """How everybody did. On the day itself only those are told who have finished theirs."""
    return await daily_deals.table_of(day, daily_game(game).id, person_of(request.scope))
