"""Everything about Web Push that one server has."""

from asyncio import create_task
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Self

from gueridon.server.ending import end
from gueridon.server.metrics import Metrics
from gueridon.server.push.delivery import Delivery
from gueridon.server.push.encryption import HouseKey
from gueridon.server.push.notices import TurnNotices
from gueridon.server.push.services import PushServices
from gueridon.server.server_clock import ServerClock
from gueridon.server.settings import Settings
from gueridon.server.sights import Sights
from gueridon.store import Store
from gueridon.store.subscriptions import Subscriptions

KEY = "push key"


class Push:
    def __init__(
        self, settings: Settings, key: HouseKey, subscriptions: Subscriptions, clock: ServerClock, metrics: Metrics
    ) -> None:
        self.key = key
        self.subscriptions = subscriptions
        self.services = PushServices(settings.push_reach)
        self.sights = Sights()
        self.delivery = Delivery(key, self.services, subscriptions, clock, metrics, contact(settings))
        self.notices = TurnNotices(self.delivery, subscriptions, self.sights, clock, metrics)

    @classmethod
    @asynccontextmanager
    async def open(cls, settings: Settings, store: Store, clock: ServerClock, metrics: Metrics) -> AsyncIterator[Self]:
        """The key is made at the first start, and kept: with another one every browser would have to ask again."""
        subscriptions = Subscriptions(store)
        key = HouseKey(bytes.fromhex(await store.house.keep(KEY, HouseKey.fresh().hex())))
        push = cls(settings, key, subscriptions, clock, metrics)
        sending = create_task(push.notices.send_for_ever())
        try:
            yield push
        finally:
            await end(sending, *push.notices.unsure)
            await push.delivery.close()


def contact(settings: Settings) -> str | None:
    """Where the people of a push service find ours; Apple's takes nothing from those who do not say."""
    return settings.public_url if settings.public_url and settings.public_url.startswith("https://") else None
