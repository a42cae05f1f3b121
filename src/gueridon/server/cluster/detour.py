"""Between the guard and the application: what concerns a table that another server holds is carried there."""

import re
from asyncio import get_running_loop, sleep

from litestar import Litestar
from litestar.types import HTTPScope, Receive, Scope, Send, WebSocketScope

from gueridon.server.cluster.letters import LineAnswered, LineClosed
from gueridon.server.cluster.lines_out import LinesOut, Unreachable
from gueridon.server.cluster.shared_house import SharedHouse
from gueridon.server.guard import refuse
from gueridon.server.holding import HeldElsewhere
from gueridon.server.table_registry import TableRegistry
from gueridon.tables.messages import Refused

OF_TABLE = re.compile(
    r"/api/(?:tables/([0-9a-f]{24})(?:/socket|/qr\.svg|/handover|/review)?|handover/([0-9a-f]{24})\..*)"
)
PATIENCE_SECONDS = 12.0  # seconds: then whoever came is told to come again
AGAIN_SECONDS = 0.2  # seconds until a holder that does not answer is tried again, or another has taken its place

CLOSING = Refused(None, "malformed", "closing")


class Detour:
    def __init__(self, app: Litestar) -> None:
        self.app = app

    @property
    def registry(self) -> TableRegistry:
        registry: TableRegistry = self.app.state.registry
        return registry

    @property
    def lines(self) -> LinesOut:
        house = self.registry.holding
        assert isinstance(house, SharedHouse)
        return house.news.lines_out

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = None if scope["type"] == "lifespan" else OF_TABLE.fullmatch(scope["path"])  # type: ignore[comparison-overlap]
        if found is None:
            await self.app(scope, receive, send)
            return
        table, patience = found[1] or found[2], get_running_loop().time() + PATIENCE_SECONDS
        while (holder := await self.holder_of(table)) is not None:
            try:
                await self.carry(holder, scope, send)
                return
            except Unreachable:
                if get_running_loop().time() > patience:
                    await refuse(scope, send, 503, CLOSING)
                    return
                await sleep(AGAIN_SECONDS)
        await self.app(scope, receive, send)

    async def holder_of(self, table: str) -> str | None:
        """None where it is ours, or where the application says best what is wrong."""
        try:
            await self.registry.live_table(table)
        except HeldElsewhere as held:
            return held.server
        except Exception:
            return None
        return None

    async def carry(self, holder: str, scope: HTTPScope | WebSocketScope, send: Send) -> None:
        line, first = await self.lines.open(holder, scope)
        if isinstance(first, LineClosed):
            await send({"type": "websocket.close", "code": first.code, "reason": first.reason})
        elif isinstance(first, LineAnswered):
            headers = [*first.headers]
            await send({"type": "http.response.start", "status": first.status, "headers": headers})
            await send({"type": "http.response.body", "body": first.body, "more_body": False})
        else:
            await self.lines.converse(line, scope["state"]["socket"], send)
            return
        self.lines.leave(line)
