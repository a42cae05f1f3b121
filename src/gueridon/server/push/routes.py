"""How a browser says that it wants to be told of a turn, and that it no longer does."""

from litestar import Request, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import RawBody

from gueridon.core.errors import Malformed
from gueridon.server.bodies import PushDevice, PushEnd, PushKey
from gueridon.server.documented import read_body, takes
from gueridon.server.guard import person_of
from gueridon.server.push.encryption import BrowserKeys
from gueridon.server.table_registry import TableRegistry
from gueridon.store.subscriptions import Subscription
from gueridon.tables.refusals import NotYours

Asked = Request[None, None, State]
Registry = NamedDependency[TableRegistry]


@get("/api/push")
async def push_key(registry: Registry) -> PushKey:
    return PushKey(registry.push.key.public)


@post("/api/push", operation_class=takes(PushDevice), tokens=20, status_code=204)
async def push_here(body: RawBody, request: Asked, registry: Registry) -> None:
    """Only who sits at a table has turns to be told of."""
    person, device = person_of(request.scope), read_body(body, PushDevice)
    keys = read_keys(device)
    if not registry.push.services.takes(device.endpoint):
        raise Malformed("no-push-service")
    if not (await registry.games_index.page(person, None, registry.clock.now())).games:
        raise NotYours("no-turns")
    subscription = Subscription(person, device.endpoint, keys.point, keys.secret, device.language)
    await registry.push.subscriptions.keep(subscription, registry.clock.now())


def read_keys(device: PushDevice) -> BrowserKeys:
    try:
        return BrowserKeys.read(device.p256dh, device.auth)
    except ValueError:
        raise Malformed("request-unreadable") from None


@post("/api/push/end", operation_class=takes(PushEnd), tokens=5, status_code=204)
async def end_push(body: RawBody, request: Asked, registry: Registry) -> None:
    """One's own device; of others nothing is said and nothing changed."""
    await registry.push.subscriptions.forget(person_of(request.scope), read_body(body, PushEnd).endpoint)
