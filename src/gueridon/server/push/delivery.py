"""What is to be pushed waits here, so that nobody waits for it: a move is answered whether its service is quick, slow
or dead. What a service cannot take now it is asked again, a few times; a device that it calls gone is forgotten."""

from asyncio import Task, TimerHandle, create_task, get_running_loop
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from typing import NamedTuple, Protocol

from gueridon.server.failures import log_failure
from gueridon.server.metrics import Metrics
from gueridon.server.push.encryption import BrowserKeys, HouseKey, sealed, write_base64
from gueridon.server.push.services import PushServices, ServiceAnswer, service_of
from gueridon.server.server_clock import ServerClock
from gueridon.store.subscriptions import Subscription, Subscriptions

MOST_WAITING = 10_000  # pushes, those that are tried again among them
MOST_UNDER_WAY = 40  # at once
MOST_OF_ONE_SERVICE = 8  # at once: a dead one holds up no other
RETRY_SECONDS = (30, 300, 1800)  # seconds until it is tried again, as often as there are
LONGEST_RETRY_SECONDS = 3600  # seconds, however long a service asks for
MOST_DIGITS = 9  # of that: Python refuses to read thousands of them
GONE = (404, 410)
TOPIC_BYTES = 24  # the longest that a service takes, in base64


class Message(Protocol):
    """What a device is told."""

    @property
    def topic(self) -> str:
        """A later one of the same takes its place while the device cannot be reached. Its service is not told it."""

    @property
    def lifetime_seconds(self) -> int:
        """That a service keeps it for a device that is off."""

    def written(self, language: str) -> bytes:
        """Asked in a thread of its own."""


class Parcel(NamedTuple):
    """For one device. ``message`` is asked when it is sent; None if there is nothing to tell any more."""

    to: Subscription
    message: Callable[[], Message | None]
    failures: int = 0


class Delivery:
    def __init__(
        self,
        key: HouseKey,
        services: PushServices,
        subscriptions: Subscriptions,
        clock: ServerClock,
        metrics: Metrics,
        contact: str | None,
    ) -> None:
        self.key = key
        self.services = services
        self.subscriptions = subscriptions
        self.clock = clock
        self.metrics = metrics
        self.contact = contact
        self.lines: OrderedDict[str, deque[Parcel]] = OrderedDict()  # by service: each in turn
        self.in_line = 0
        self.under_way: dict[str, int] = {}  # by service
        self.later: set[TimerHandle] = set()
        self.tasks: set[Task[None]] = set()
        self.thread = ThreadPoolExecutor(1, "push sealing")

    def waiting(self) -> int:
        return self.in_line + len(self.later)

    def send(self, parcel: Parcel) -> None:
        """At once if there is room; what is too much is dropped."""
        if self.waiting() >= MOST_WAITING:
            self.metrics.pushes.labels("dropped").inc()
            return
        self.lines.setdefault(service_of(parcel.to.endpoint), deque()).append(parcel)
        self.in_line += 1
        self.begin()

    def begin(self) -> None:
        """As many as may be under way, of each service in turn."""
        for service in [*self.lines]:
            if sum(self.under_way.values()) >= MOST_UNDER_WAY:
                return
            if self.under_way.get(service, 0) < MOST_OF_ONE_SERVICE:
                self.begin_one(service)

    def begin_one(self, service: str) -> None:
        line = self.lines.pop(service)
        parcel = line.popleft()
        self.in_line -= 1
        if line:
            self.lines[service] = line  # behind the others
        self.under_way[service] = self.under_way.get(service, 0) + 1
        task = create_task(self.carry(service, parcel))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def carry(self, service: str, parcel: Parcel) -> None:
        try:
            await self.deliver(parcel)
        except Exception as error:
            log_failure("a push failed", error)
        finally:
            self.under_way[service] -= 1
            if not self.under_way[service]:
                del self.under_way[service]
            self.begin()

    async def deliver(self, parcel: Parcel) -> None:
        message = parcel.message()
        if message is None:
            self.metrics.pushes.labels("over").inc()
            return
        headers, body = await get_running_loop().run_in_executor(self.thread, self.packed, parcel.to, message)
        await self.settle(parcel, await self.services.post(parcel.to.endpoint, headers, body))

    def packed(self, to: Subscription, message: Message) -> tuple[dict[str, str], bytes]:
        service = service_of(to.endpoint)
        headers = {
            "host": service.partition("://")[2],
            "authorization": self.key.authorization(service, self.contact, self.clock.now() // 1000),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(message.lifetime_seconds),
            "topic": topic_for(to, message),
            "urgency": "normal",
        }
        return headers, sealed(message.written(to.language), BrowserKeys(to.point, to.secret))

    async def settle(self, parcel: Parcel, answer: ServiceAnswer) -> None:
        match answer.status:
            case int(status) if 200 <= status < 300:
                self.metrics.pushes.labels("sent").inc()
            case int(status) if status in GONE:
                self.metrics.pushes.labels("gone").inc()
                await self.subscriptions.forget_endpoint(parcel.to.endpoint)
            case int(status) if status != 429 and status < 500:  # asked again, it would say the same again
                self.metrics.pushes.labels("refused").inc()
            case _:
                self.try_later(parcel, answer.retry_after)

    def try_later(self, parcel: Parcel, asked: str | None) -> None:
        if parcel.failures >= len(RETRY_SECONDS):
            self.metrics.pushes.labels("given-up").inc()
            return
        self.metrics.pushes.labels("retried").inc()
        seconds = RETRY_SECONDS[parcel.failures]
        if asked is not None and asked.isdecimal():
            seconds = min(max(seconds, int(asked[:MOST_DIGITS])), LONGEST_RETRY_SECONDS)
        again = parcel._replace(failures=parcel.failures + 1)
        handle: TimerHandle
        handle = get_running_loop().call_later(seconds / self.clock.speed, lambda: self.send_again(handle, again))
        self.later.add(handle)

    def send_again(self, handle: TimerHandle, parcel: Parcel) -> None:
        self.later.discard(handle)
        self.send(parcel)

    async def close(self) -> None:
        for handle in self.later:
            handle.cancel()
        for task in self.tasks:
            task.cancel()
        self.thread.shutdown(wait=False, cancel_futures=True)
        await self.services.close()


def topic_for(to: Subscription, message: Message) -> str:
    """The same for the same device alone: a service cannot tell who sits at one table, nor find it."""
    return write_base64(sha256(to.secret + message.topic.encode()).digest()[:TOPIC_BYTES])
