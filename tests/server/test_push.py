"""“It is your turn”, from a move at a real server to a push service that opens it: who is told, and who is not."""

import asyncio
from asyncio import Queue
from collections.abc import AsyncIterator, Iterator, Set
from contextlib import asynccontextmanager
from typing import Any

import pytest
from tests.patience import LONG_SECONDS
from tests.push_service import Device, PushService, Received, push_service
from tests.server.client import Browser, Chairside, fresh_id
from tests.server.conftest import Serving
from tests.server.toy_tables import begun, live_table, plays
from tests.tables.toy import FINISH, PASS, STEP, TOY

from gueridon.core.catalogue import Catalogue
from gueridon.server import sights
from gueridon.server.push import delivery, services
from gueridon.server.push.notices import DAY_MS, HOUR_MS, left
from gueridon.server.serving import Server
from gueridon.store.subscriptions import MOST_DEVICES, Subscription
from gueridon.tables import pace
from gueridon.tables.messages import Leave, Sight


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as service:
        yield service


@pytest.fixture
async def house(serving: Serving, toy: None) -> AsyncIterator[Server]:
    """Its clock runs as ours does: a token is good for a while from now."""
    async with serving(push_reach="loopback") as server:
        yield server


@pytest.fixture(autouse=True)
def asked_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever says that he sees a page is asked at once whether he is still there."""
    monkeypatch.setattr(sights, "UNASKED_SECONDS", 0)


@pytest.fixture
async def ada(house: Server) -> AsyncIterator[Browser]:
    async with Browser(house.address()) as browser:
        yield browser


@pytest.fixture
async def bob(house: Server) -> AsyncIterator[Browser]:
    async with Browser(house.address()) as browser:
        yield browser


async def wants_notices(browser: Browser, device: Device, language: str = "fr") -> None:
    answer = await browser.http.post("/api/push", json=device.said(language))
    assert answer.status_code == 204, answer.text


async def looks_away(person: Chairside) -> None:
    await person.send(Sight("hidden"))
    await person.ask(Leave(fresh_id(), 9))  # answered after it


async def looks(person: Chairside) -> None:
    await person.send(Sight("visible"))
    await person.ask(Leave(fresh_id(), 9))


async def next_of(service: PushService) -> Received:
    return await asyncio.to_thread(service.next)


async def outcomes(server: Server, outcome: str, count: int) -> None:
    """Until so many pushes came to this end."""
    async with asyncio.timeout(LONG_SECONDS):
        while counted(server, outcome) < count:
            await asyncio.sleep(0.01)


def counted(server: Server, outcome: str) -> int:
    return int(server.registry.metrics.pushes.labels(outcome)._value.get())


@asynccontextmanager
async def waiting_elsewhere(
    ada: Browser, bob: Browser, service: PushService, pace: int | None = None, **options: object
) -> AsyncIterator[tuple[Chairside, Chairside, Device]]:
    """It is Ada's turn, and Bob looks elsewhere, with a device that wants to tell him."""
    async with begun(ada, bob, bots=0, wish={"pace": pace}, **options) as (first, second):
        device = service.device()
        await wants_notices(bob, device)
        await looks_away(second)
        yield first, second, device


async def passes(mover: Chairside, other: Chairside, seat: int) -> None:
    """And the other one sees it."""
    await plays(mover, PASS, seat=seat)
    await other.until_ply(mover.ply)


# Who is told what


@pytest.mark.parametrize(
    ("language", "title", "body"),
    [("fr", "Jouet", "À vous de jouer · avec Player 0"), ("en", "Toy", "It is your turn · with Player 0")],
)
async def test_whoever_is_to_move_and_looks_elsewhere_is_told_the_table_and_nothing_of_the_game(
    ada: Browser, bob: Browser, service: PushService, language: str, title: str, body: str
):
    async with waiting_elsewhere(ada, bob, service) as (first, _, device):
        await wants_notices(bob, device, language)
        await plays(first, PASS)
        told = await next_of(service)
    assert told.device == device.endpoint
    assert told.message == {"table": first.table, "title": title, "body": body}
    assert first.table not in str(told.headers), "its service learns where the table is"


async def test_on_every_device_of_his(ada: Browser, bob: Browser, service: PushService):
    async with waiting_elsewhere(ada, bob, service) as (first, _, device):
        another = service.device()
        await wants_notices(bob, another)
        await plays(first, PASS)
        told = {(await next_of(service)).device for _ in range(2)}
    assert told == {device.endpoint, another.endpoint}


async def test_whoever_left_the_table_is_told_as_well(ada: Browser, bob: Browser, service: PushService):
    async with waiting_elsewhere(ada, bob, service) as (first, second, _):
        await second.socket.close()
        await plays(first, PASS)
        assert (await next_of(service)).message["table"] == first.table


async def test_with_a_pace_he_is_told_how_long_he_has(ada: Browser, bob: Browser, service: PushService):
    async with waiting_elsewhere(ada, bob, service, pace=24 * 3600) as (first, _, _):
        await plays(first, PASS)
        told = await next_of(service)
    assert told.message["body"] == "À vous de jouer · avec Player 0 · encore 24 heures"
    assert int(told.headers["ttl"]) <= 24 * 3600


@pytest.mark.parametrize(
    ("ms", "french", "english"),
    [
        (3 * DAY_MS - 1, "encore 3 jours", "3 days left"),
        (2 * DAY_MS - 60_000, "encore 2 jours", "2 days left"),
        (2 * DAY_MS - 3 * HOUR_MS, "encore 45 heures", "45 hours left"),
        (DAY_MS - 1, "encore 24 heures", "24 hours left"),
        (DAY_MS - HOUR_MS // 2, "encore 23 heures", "23 hours left"),
        (HOUR_MS - 1000, "encore une heure", "one hour left"),
        (HOUR_MS - 10 * 60_000, "encore 50 minutes", "50 minutes left"),
        (59_000, "encore une minute", "one minute left"),
        (1, "encore une minute", "one minute left"),
    ],
)
def test_what_is_left_is_said_as_people_say_it(ms: int, french: str, english: str):
    told = [left(ms, Catalogue(language, TOY)) for language in ("fr", "en")]
    assert told == [french, english]


async def test_before_a_slow_pace_is_up_he_is_reminded_once_more(
    house: Server, ada: Browser, bob: Browser, service: PushService
):
    async with waiting_elsewhere(ada, bob, service, pace=86400) as (first, _, _):
        await plays(first, PASS)
        await next_of(service)
        table = house.registry.tables[first.table].table
        (due,) = pace.running(table)
        house.registry.paces.remind(table, due.until - 1)
        assert (await next_of(service)).message["table"] == first.table


async def test_nobody_is_told_who_looks_at_a_page_of_ours_here_or_at_another_table(
    house: Server, ada: Browser, bob: Browser, service: PushService
):
    async with waiting_elsewhere(ada, bob, service) as (first, second, _), begun(bob, bots=1) as (other,):
        await outcomes(house, "sent", 1)  # of the other game, which began before he said that he sees it
        await looks(other)
        await passes(first, second, 0)  # he sees the other table
        await outcomes(house, "seen", 1)
        await passes(second, first, 1)
        await looks_away(other)
        await looks(second)
        await passes(first, second, 0)
        await outcomes(house, "seen", 2)
        await passes(second, first, 1)
        await looks_away(second)
        await plays(first, PASS)
        await outcomes(house, "sent", 2)
    assert service.asked == 2


async def test_he_is_told_whose_page_was_seen_and_no_longer_answers(
    ada: Browser, bob: Browser, service: PushService, monkeypatch: pytest.MonkeyPatch
):
    """His line is dead, and nobody has noticed yet."""
    monkeypatch.setattr(sights, "ANSWER_SECONDS", 0.1)
    async with waiting_elsewhere(ada, bob, service) as (first, second, _):
        await looks(second)
        second.socket.transport.pause_reading()
        await plays(first, PASS)
        assert (await next_of(service)).message["table"] == first.table
        second.socket.transport.resume_reading()


async def test_a_page_that_never_said_that_it_is_seen_is_not(ada: Browser, bob: Browser, service: PushService):
    async with begun(ada, bob, bots=0) as (first, _):
        await wants_notices(bob, service.device())
        await plays(first, PASS)
        assert (await next_of(service)).message["table"] == first.table


@pytest.mark.parametrize("wish", [{"pace": 30}, {"seconds": 60}], ids=["a pace", "a limit of the rules"])
async def test_a_quick_game_tells_nobody(house: Server, ada: Browser, bob: Browser, service: PushService, wish: Any):
    async with (
        waiting_elsewhere(ada, bob, service, **wish) as (first, _, _),
        begun(ada, bob, bots=0) as (slow, away),
    ):
        await looks_away(away)
        await plays(first, PASS)
        await plays(slow, PASS)
        assert (await next_of(service)).message["table"] == slow.table
    assert service.asked == 1


async def test_a_turn_that_goes_on_is_told_once(house: Server, ada: Browser, bob: Browser, service: PushService):
    async with waiting_elsewhere(ada, bob, service) as (first, second, _):
        await passes(first, second, 0)
        await next_of(service)
        await plays(second, STEP, STEP, seat=1)
        await passes(second, first, 1)
        await plays(first, PASS)
        await next_of(service)
    assert service.asked == 2


# Services that fail


@pytest.mark.parametrize("status", [404, 410])
async def test_a_device_that_its_service_calls_gone_is_forgotten(
    house: Server, ada: Browser, bob: Browser, service: PushService, status: int
):
    async with waiting_elsewhere(ada, bob, service) as (first, _, _):
        service.status = status
        await plays(first, PASS)
        await outcomes(house, "gone", 1)
    async with asyncio.timeout(LONG_SECONDS):
        while await house.registry.push.subscriptions.count():
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("status", [429, 500, 503], ids=["too many", "failed", "down"])
async def test_a_service_that_fails_is_asked_again_a_few_times_and_no_more(
    house: Server, ada: Browser, bob: Browser, service: PushService, monkeypatch: pytest.MonkeyPatch, status: int
):
    monkeypatch.setattr(delivery, "RETRY_SECONDS", (0.01, 0.01, 0.01))
    async with waiting_elsewhere(ada, bob, service) as (first, _, _):
        service.status = status
        await plays(first, PASS)
        await given_up(house)
    assert service.asked == 1 + len(delivery.RETRY_SECONDS)


async def test_one_that_says_nothing_is_asked_again_a_few_times_and_no_more(
    house: Server, ada: Browser, bob: Browser, service: PushService, monkeypatch: pytest.MonkeyPatch
):
    """What it counts itself may be less: on a machine that is busy, patience ends before it has looked."""
    monkeypatch.setattr(delivery, "RETRY_SECONDS", (0.01, 0.01, 0.01))
    monkeypatch.setattr(services, "ANSWER_SECONDS", 0.2)
    async with waiting_elsewhere(ada, bob, service) as (first, _, _):
        service.status = None
        await plays(first, PASS)
        await given_up(house)
    assert service.asked <= 1 + len(delivery.RETRY_SECONDS)


async def given_up(server: Server) -> None:
    """He wants to be told all the same."""
    await outcomes(server, "given-up", 1)
    assert counted(server, "retried") == len(delivery.RETRY_SECONDS)
    assert await server.registry.push.subscriptions.count() == 1
    assert server.registry.push.delivery.waiting() == 0


async def test_one_that_recovers_is_given_what_is_still_true(
    house: Server, ada: Browser, bob: Browser, service: PushService, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(delivery, "RETRY_SECONDS", (0.05,) * 3)
    async with waiting_elsewhere(ada, bob, service) as (first, _, _):
        service.status = 503
        await plays(first, PASS)
        await outcomes(house, "retried", 1)
        service.status = 201
        assert (await next_of(service)).message["table"] == first.table


async def test_what_is_over_when_it_is_tried_again_is_not_told(
    house: Server, ada: Browser, bob: Browser, service: PushService, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(delivery, "RETRY_SECONDS", (1,) * 3)
    async with waiting_elsewhere(ada, bob, service) as (first, second, _):
        service.status = 503
        await passes(first, second, 0)
        await outcomes(house, "retried", 1)
        await plays(second, FINISH, seat=1)
        await outcomes(house, "over", 1)
    assert service.asked == 1


async def test_as_long_as_a_service_asks_for_is_waited_but_not_for_ever(house: Server, service: PushService):
    parcel = delivery.Parcel(None, lambda: None)  # type: ignore[arg-type]
    here, loop = house.registry.push.delivery, asyncio.get_running_loop()
    for asked, seconds in ((None, 30), ("120", 120), ("5", 30), ("999999", 3600), ("9" * 5000, 3600), ("soon", 30)):
        here.try_later(parcel, asked)
        (handle,) = here.later
        assert seconds - 1 < handle.when() - loop.time() <= seconds
        handle.cancel()
        here.later.clear()


async def test_a_dead_service_holds_up_no_other(house: Server, ada: Browser, bob: Browser, service: PushService):
    with push_service() as dead:
        dead.status = None
        async with waiting_elsewhere(ada, bob, dead) as (first, _, _):
            for _ in range(MOST_DEVICES - 2):
                await wants_notices(bob, dead.device())
            await wants_notices(bob, service.device())
            await plays(first, PASS)
            assert (await next_of(service)).message["table"] == first.table


# Whose device it is


async def test_another_site_may_not_ask_for_notices_nor_end_them(ada: Browser, bob: Browser, service: PushService):
    async with waiting_elsewhere(ada, bob, service) as (_, _, device):
        for path, body in (("/api/push", device.said()), ("/api/push/end", {"endpoint": device.endpoint})):
            answer = await bob.http.post(path, json=body, headers={"origin": "https://evil.example"})
            assert answer.status_code == 403


async def test_a_stranger_ends_nobodys_notices_and_is_told_nothing(
    house: Server, ada: Browser, bob: Browser, service: PushService
):
    async with waiting_elsewhere(ada, bob, service) as (first, _, device), Browser(house.address()) as eve:
        known = await eve.http.post("/api/push/end", json={"endpoint": device.endpoint})
        guessed = await eve.http.post("/api/push/end", json={"endpoint": "https://push.example/guessed"})
        assert (known.status_code, known.content) == (guessed.status_code, guessed.content) == (204, b"")
        await plays(first, PASS)
        assert (await next_of(service)).device == device.endpoint


async def test_one_who_names_the_device_of_another_takes_nothing_from_him(
    house: Server, ada: Browser, bob: Browser, service: PushService
):
    async with waiting_elsewhere(ada, bob, service) as (first, _, device):
        forged = {**service.device().said(), "endpoint": device.endpoint}
        assert (await ada.http.post("/api/push", json=forged)).status_code == 204
        await plays(first, PASS)
        assert (await next_of(service)).message["table"] == first.table


async def test_whoever_sits_nowhere_has_no_turns_to_be_told_of(house: Server, service: PushService):
    async with Browser(house.address()) as eve:
        answer = await eve.http.post("/api/push", json=service.device().said())
    assert (answer.status_code, answer.json()["word"]) == (403, "no-turns")


async def test_he_who_no_longer_wants_it_is_told_no_more(
    house: Server, ada: Browser, bob: Browser, service: PushService
):
    async with waiting_elsewhere(ada, bob, service) as (_, _, device):
        await bob.http.post("/api/push/end", json={"endpoint": device.endpoint})
    assert await house.registry.push.subscriptions.count() == 0


async def test_a_person_has_so_many_devices_and_the_latest_stay(house: Server, ada: Browser, service: PushService):
    async with begun(ada, bots=0):
        devices = [service.device() for _ in range(MOST_DEVICES + 3)]
        for device in devices:
            await wants_notices(ada, device)
    (person,) = {place.person for live in house.registry.tables.values() for place in live.table.places if place.person}
    kept = await house.registry.push.subscriptions.of({person})
    assert {one.endpoint for one in kept[person]} == {device.endpoint for device in devices[3:]}


async def test_the_devices_of_all_whose_turn_comes_at_once_are_sought_together(
    house: Server, ada: Browser, monkeypatch: pytest.MonkeyPatch
):
    sought: Queue[Set[str]] = Queue()

    async def seek(people: Set[str]) -> dict[str, list[Subscription]]:
        sought.put_nowait(people)
        return {}

    monkeypatch.setattr(house.registry.push.subscriptions, "of", seek)
    async with begun(ada, bots=0) as (socket,):
        table = (await live_table(house, socket)).table
        for person in ("first", "second", "third"):
            house.registry.push.notices.ask_for(table, person, None)
        async with asyncio.timeout(LONG_SECONDS):
            while "first" not in (together := await sought.get()):
                pass
        assert {"second", "third"} <= together


UNREADABLE = {
    "no point": {"p256dh": "AAAA"},
    "not on the curve": {"p256dh": "B" + "A" * 86},
    "a short secret": {"auth": "AAAA"},
    "not base64": {"auth": "é" * 22},
    "another language": {"language": "de"},
    "too long": {"endpoint": "https://push.example/" + "x" * 1100},
}


async def test_what_is_no_device_is_refused(ada: Browser, service: PushService):
    for what, wrong in UNREADABLE.items():
        answer = await ada.http.post("/api/push", json={**service.device().said(), **wrong})
        assert (answer.status_code, answer.json()["word"]) == (400, "request-unreadable"), what


# The key of the house


async def test_the_key_is_made_once_and_kept_with_the_data(serving: Serving):
    keys = []
    for _ in range(2):
        async with serving() as server, Browser(server.address()) as browser:
            keys.append((await browser.http.get("/api/push")).json()["key"])
    assert keys[0] == keys[1]
