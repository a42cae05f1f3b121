"""A server that lies: what it sends is changed on its way to one browser."""

import json
from collections.abc import Callable
from hashlib import sha256
from typing import Any

from playwright.sync_api import Locator, Page, Route, WebSocketRoute
from tests.browser.expecting import expect
from tests.browser.people import Person

from gueridon.core import fair

Record = dict[str, Any]
Lie = Callable[[Record], Record]
LATE = sha256(b"chosen when all nonces were in").digest()


def shuffled_again(true: Record) -> Record:
    """In perfect order, but for the secret that was announced."""
    nonces = true["proof"]["nonces"]
    proof = {"commitment": fair.commitment(LATE), "secret": LATE.hex(), "nonces": nonces}
    return true | {"key": fair.key(LATE, tuple(nonces)).hex(), "proof": proof}


def lies_in_the_record(page: Page, lie: Lie) -> None:
    def answer(route: Route) -> None:
        route.fulfill(json=lie(route.fetch().json()))

    page.unroute("**/record")
    page.route("**/record", answer)


def lies_in_the_room(page: Page, commitment: str) -> None:
    """Whatever table this page opens from now on announces this."""

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda frame: socket.send(announced(str(frame), commitment)))

    page.route_web_socket("**/socket*", between)


def announced(frame: str, commitment: str) -> str:
    message = json.loads(frame)
    return json.dumps(message | {"commitment": commitment}) if message["kind"] == "room" else frame


def sentences(person: Person) -> Locator:
    return person.page.get_by_role("status").get_by_role("listitem")


def verdict(person: Person) -> list[tuple[str, str]]:
    """What the page has to say, and whether that is good: ("Your share …", "yes")."""
    person.page.get_by_role("link", name=person.say("page-witness")).wait_for()
    return [(one.inner_text(), (one.get_attribute("class") or "").split()[0]) for one in sentences(person).all()]


def verifies_again(person: Person) -> list[tuple[str, str]]:
    """By the same page, which asks for the record anew."""
    person.button("ending-share").click()
    expect(sentences(person)).to_have_count(0)
    person.button("page-verify").click()
    return verdict(person)


def verifies(person: Person) -> list[tuple[str, str]]:
    """Anew, by a page that has forgotten all that it did not keep."""
    person.page.reload()
    person.button("page-verify").click()
    return verdict(person)
