"""A passkey leads to the person who made it, and nothing else does."""

from typing import Any

import httpx
import pytest
from tests.server.authenticator import Authenticator
from tests.server.client import Browser
from tests.server.conftest import Serving
from tests.server.test_forgetting import contents, is_forgotten, until_fulfilled
from tests.server.test_own_games import sits_alone, tables_of

from gueridon.server import passkeys
from gueridon.server.passkeys import Site, site
from gueridon.server.serving import Server
from gueridon.server.settings import Rate

PUBLIC = "https://table.example.org"


@pytest.fixture
async def house(serving: Serving, toy: None, database: str):
    async with serving(database=database, public_url=PUBLIC) as server:
        yield server


@pytest.fixture
async def phone(house: Server):
    async with Browser(house.address()) as browser:
        yield browser


@pytest.fixture
async def laptop(house: Server):
    async with Browser(house.address()) as browser:
        yield browser


async def asked(browser: Browser, what: str, answer: Any = None) -> httpx.Response:
    return await browser.http.post(f"/api/me/passkey/{what}", json=answer)


async def options(browser: Browser, what: str) -> dict[str, Any]:
    answer = await asked(browser, f"options-to-{what}")
    assert answer.status_code == 201, answer.text
    told: dict[str, Any] = answer.json()
    return told


async def makes(browser: Browser, authenticator: Authenticator, origin: str = PUBLIC) -> httpx.Response:
    return await asked(browser, "make", authenticator.makes(await options(browser, "make"), origin))


async def uses(browser: Browser, authenticator: Authenticator, origin: str = PUBLIC, **lies: str) -> httpx.Response:
    return await asked(browser, "use", authenticator.answers(await options(browser, "use"), origin, **lies))


def refused(answer: httpx.Response) -> bool:
    """Whatever was wrong, it is told in the same words."""
    return (answer.status_code, answer.json()) == (
        400,
        {"kind": "refused", "id": None, "why": "malformed", "word": "passkey-refused"},
    )


async def test_another_device_finds_the_same_games_by_the_passkey(phone: Browser, laptop: Browser):
    table, authenticator = await sits_alone(phone), Authenticator()
    made = await makes(phone, authenticator)
    assert made.json() == {"games": 1, "devices": 1, "passkeys": 1, "joined": False}
    used = await uses(laptop, authenticator)
    assert used.json() == {"games": 1, "devices": 2, "passkeys": 1, "joined": True}
    assert await tables_of(laptop) == [table]


async def test_it_is_found_without_a_name_and_belongs_to_this_site_only(phone: Browser):
    making, using = await options(phone, "make"), await options(phone, "use")
    assert making["rp"]["id"] == using["rpId"] == "table.example.org"
    assert making["authenticatorSelection"]["residentKey"] == "required"
    assert using["allowCredentials"] == []
    assert phone.http.cookies["gueridon"] not in str(making)


async def test_on_the_device_where_it_was_made_nothing_changes(phone: Browser):
    authenticator = Authenticator()
    await makes(phone, authenticator)
    assert (await uses(phone, authenticator)).json()["devices"] == 1


@pytest.mark.parametrize("origin", ["https://elsewhere.example", "http://table.example.org", PUBLIC + ".evil.example"])
async def test_what_was_answered_on_another_page_is_refused(phone: Browser, laptop: Browser, origin: str):
    authenticator = Authenticator()
    assert refused(await makes(phone, authenticator, origin))
    await makes(phone, authenticator)
    assert refused(await uses(laptop, authenticator, origin))
    assert refused(await uses(laptop, authenticator, site="elsewhere.example"))
    assert (await laptop.http.get("/api/me")).json()["joined"] is False


async def test_an_answer_is_good_once(phone: Browser, laptop: Browser, house: Server):
    authenticator = Authenticator()
    await makes(phone, authenticator)
    answer = authenticator.answers(await options(laptop, "use"), PUBLIC)
    assert (await asked(laptop, "use", answer)).status_code == 201
    assert refused(await asked(laptop, "use", answer))
    await options(laptop, "use")
    assert refused(await asked(laptop, "use", answer))
    async with Browser(house.address()) as thief:
        await options(thief, "use")
        assert refused(await asked(thief, "use", answer))
        assert await tables_of(thief) == []


async def test_an_answer_to_what_another_browser_was_asked_is_refused(phone: Browser, laptop: Browser):
    authenticator = Authenticator()
    await makes(phone, authenticator)
    stolen = await options(laptop, "use")
    await options(phone, "use")
    assert refused(await asked(phone, "use", authenticator.answers(stolen, PUBLIC)))
    assert refused(
        await asked(laptop, "make", authenticator.makes(stolen | {"rp": {"id": "table.example.org"}}, PUBLIC))
    )


async def test_a_passkey_that_is_not_here_or_signs_with_another_key_is_refused(phone: Browser, laptop: Browser):
    authenticator, forged = Authenticator(), Authenticator()
    assert refused(await uses(laptop, forged))
    await makes(phone, authenticator)
    forged.id = authenticator.id
    assert refused(await uses(laptop, forged))


async def test_a_passkey_that_was_copied_gives_itself_away(phone: Browser, laptop: Browser, house: Server):
    authenticator = Authenticator()
    await makes(phone, authenticator)
    assert (await uses(laptop, authenticator)).status_code == 201
    authenticator.uses -= 1
    async with Browser(house.address()) as thief:
        assert refused(await uses(thief, authenticator))


async def test_nobody_takes_the_passkey_of_another_for_his_own(phone: Browser, laptop: Browser):
    authenticator, table = Authenticator(), await sits_alone(phone)
    await makes(phone, authenticator)
    assert refused(await makes(laptop, authenticator))
    assert (await uses(laptop, authenticator)).status_code == 201
    assert await tables_of(laptop) == [table]


async def test_a_challenge_is_good_for_a_few_minutes(phone, house: Server, monkeypatch: pytest.MonkeyPatch):
    asked_for = await options(phone, "make")
    later = house.registry.clock.now() + passkeys.CHALLENGE_MS + 1
    monkeypatch.setattr(house.registry.clock, "now", lambda: later)
    assert refused(await asked(phone, "make", Authenticator().makes(asked_for, PUBLIC)))


@pytest.mark.parametrize("what", ["make", "use"])
async def test_anything_else_is_refused(phone: Browser, what: str):
    for body in (b"", b"{}", b"[]", b"\xff", b"[" * 9000, b'{"id": "a", "rawId": "a", "response": {}}'):
        await options(phone, what)
        assert refused(await phone.http.post(f"/api/me/passkey/{what}", content=body)), body


async def test_another_site_makes_and_uses_nothing(phone: Browser):
    for what in ("options-to-make", "make", "options-to-use", "use"):
        headers = {"origin": "https://elsewhere.example"}
        assert (await phone.http.post(f"/api/me/passkey/{what}", headers=headers)).status_code == 403


async def test_whoever_tries_often_waits(serving: Serving):
    async with serving(joins=Rate(1e-9, 2), public_url=PUBLIC) as server, Browser(server.address()) as stranger:
        statuses = [(await asked(stranger, what, {})).status_code for what in ("use", "make", "use")]
    assert statuses == [400, 400, 429]


async def test_challenges_and_passkeys_are_bounded(phone: Browser, laptop: Browser, house: Server, monkeypatch):
    monkeypatch.setattr(passkeys, "MOST_CHALLENGES", 1)
    monkeypatch.setattr(passkeys, "MOST_PASSKEYS", 1)
    await options(laptop, "use")
    await makes(phone, Authenticator())
    assert len(house.registry.passkeys.challenges) <= 1
    assert (await asked(phone, "options-to-make")).json()["word"] == "too-many-passkeys"


async def test_sent_away_with_the_other_devices_a_passkey_leads_nowhere(phone: Browser, laptop: Browser, house: Server):
    authenticator = Authenticator()
    await makes(phone, authenticator)
    await uses(laptop, authenticator)
    await phone.http.post("/api/me/alone")
    assert refused(await uses(laptop, authenticator))


async def test_with_the_person_the_passkey_is_forgotten(phone: Browser, laptop: Browser, database: str):
    authenticator = Authenticator()
    credential = (await makes_and_tells(phone, authenticator))["id"]
    assert credential in await contents(database)
    await is_forgotten(phone)
    await until_fulfilled(database)
    assert credential not in await contents(database)
    assert refused(await uses(laptop, authenticator))


async def makes_and_tells(browser: Browser, authenticator: Authenticator) -> dict[str, Any]:
    made = authenticator.makes(await options(browser, "make"), PUBLIC)
    assert (await asked(browser, "make", made)).status_code == 201
    return made


async def test_passkeys_still_lead_to_their_person_at_the_next_start(serving: Serving, toy: None, database: str):
    authenticator = Authenticator()
    async with serving(database=database, public_url=PUBLIC) as server, Browser(server.address()) as phone:
        table = await sits_alone(phone)
        await makes(phone, authenticator)
    async with serving(database=database, public_url=PUBLIC) as server, Browser(server.address()) as laptop:
        await uses(laptop, authenticator)
        assert await tables_of(laptop) == [table]


async def test_the_name_of_the_site_is_never_what_a_browser_says_it_is(phone: Browser):
    headers = {"host": "evil.example", "x-forwarded-host": "evil.example"}
    answer = await phone.http.post("/api/me/passkey/options-to-use", headers=headers)
    assert answer.json()["rpId"] == "table.example.org"
    assert (await phone.http.get("/api/house", headers=headers)).json()["passkeys"] == PUBLIC


@pytest.mark.parametrize(
    ("public_url", "found"),
    [
        (None, Site("localhost", "http://localhost:8000")),
        ("https://table.example.org", Site("table.example.org", "https://table.example.org")),
        ("https://table.example.org:8443", Site("table.example.org", "https://table.example.org:8443")),
        ("http://table.example.org", None),
        ("https://192.168.1.7", None),
        ("https://[2001:db8::1]", None),
    ],
)
def test_they_are_for_a_name_that_is_served_safely(public_url: str | None, found: Site | None):
    assert site(public_url, 8000) == found


async def test_elsewhere_the_server_says_that_there_are_none(serving: Serving):
    async with serving(public_url="http://192.168.1.7:8000") as server, Browser(server.address()) as phone:
        assert (await phone.http.get("/api/house")).json()["passkeys"] is None
        for what in ("options-to-make", "make", "options-to-use", "use"):
            assert (await asked(phone, what, {})).json()["word"] == "passkeys-unsafe"
