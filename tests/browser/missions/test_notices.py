"""Being told of one's turn: offered where a game may take days, shown when nobody looks, opened by a tap; and how many
games wait, wherever one is."""

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Worker, expect
from tests.browser.languages import FRENCH_FIRST
from tests.browser.missions.hands import lay_a_card
from tests.browser.people import Person
from tests.browser.test_installed import has_a_worker
from tests.push_service import Device, PushService, Received, push_service

# A browser without windows has neither a push service nor anybody to ask: the test stands in for both.
A_BROWSER = """({ endpoint, p256dh, auth }) => {
  const allowed = { get: () => localStorage.allowed ?? 'default' }
  Object.defineProperty(Notification, 'permission', allowed)
  Notification.requestPermission = () => Promise.resolve((localStorage.allowed = 'granted'))
  const device = { endpoint, toJSON: () => ({ endpoint, keys: { p256dh, auth } }) }
  const kept = () => Promise.resolve(localStorage.device ? device : null)
  PushManager.prototype.getSubscription = kept
  PushManager.prototype.subscribe = ({ applicationServerKey }) => ((localStorage.device = applicationServerKey), kept())
}"""
# Nor has it a place where a notification, a badge or a new window would be seen: what is asked of it is noted.
NOTES = """() => {
  self.shown = []
  self.opened = []
  self.registration.showNotification = async (title, options) => void self.shown.push({ title, ...options })
  self.clients.openWindow = async (path) => void self.opened.push(path)
  navigator.setAppBadge = async (count) => void (self.badge = count)
}"""
TAP = """() => {
  const tap = new ExtendableEvent('notificationclick')
  tap.notification = { ...self.shown.at(-1), close: () => undefined }
  return new Promise((over) => {
    tap.waitUntil = (work) => work.then(() => over(null))
    self.dispatchEvent(tap)
  })
}"""


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as service:
        yield service


def with_device(someone: Person, device: Device) -> Person:
    someone.page.add_init_script(f"({A_BROWSER})({json.dumps(device.said())})")
    return someone


def waiting_for_a_friend(invite, service: PushService) -> tuple[Person, Person]:
    """A game of two, at a day for each move: the one who is to move, and the one who waits."""
    host, friend = [with_device(invite(worker="allow"), service.device()) for _ in range(2)]
    code = host.opens_a_table("Camille")
    host.button("page-less").click()
    host.page.get_by_role("radio", name=host.say("page-pace-86400")).check()
    friend.page.goto(f"{friend.server_address}/j/{code}")
    friend.called("Zoé").button("page-sit").click()
    host.button("page-start").click()
    for one in (host, friend):
        one.sees_the_board()
    expect(host.page).to_have_title(re.compile(f"^●|{host.say('page-turn-of', name='Zoé')}"))
    return (host, friend) if host.is_to_play() else (friend, host)


def pushed(someone: Person, told: dict[str, str]) -> Worker:
    """As the service of a browser brings it; what the worker makes of it."""
    registrations: list[dict[str, str]] = []
    line = someone.page.context.new_cdp_session(someone.page)
    line.on("ServiceWorker.workerRegistrationUpdated", lambda news: registrations.extend(news["registrations"]))
    line.send("ServiceWorker.enable")
    while not registrations:
        someone.page.wait_for_timeout(20)
    (worker,) = someone.page.context.service_workers
    worker.evaluate(NOTES)
    message = {"origin": someone.server_address, "registrationId": registrations[-1]["registrationId"]}
    line.send("ServiceWorker.deliverPushMessage", {**message, "data": json.dumps(told)})
    return worker


def until(someone: Person, worker: Worker, happened: str) -> None:
    while not worker.evaluate(happened):
        someone.page.wait_for_timeout(20)


def test_whoever_waits_in_a_slow_game_is_told_of_his_turn_and_a_tap_opens_the_table(invite, service: PushService):
    mover, waiter = waiting_for_a_friend(invite, service)
    table = mover.page.url.rsplit("/", 1)[1]
    assert waiter.page.evaluate("localStorage.allowed") is None, "asked before it made sense"
    has_a_worker(waiter).button("page-notices-yes").click()
    waiter.reads("page-notices-are-on")
    waiter.page.goto(service.address)
    lay_a_card(mover)

    told: Received = service.next()
    assert told.message["table"] == table
    assert told.message["title"] == waiter.say("name")
    assert told.message["body"].startswith(waiter.say("notice-turn"))
    worker = pushed(waiter, told.message)
    until(waiter, worker, "self.badge !== undefined")
    shown = worker.evaluate("self.shown")
    assert [(one["title"], one["body"]) for one in shown] == [(told.message["title"], told.message["body"])]
    assert worker.evaluate("self.badge") == 1

    worker.evaluate(TAP)
    assert worker.evaluate("self.opened") == [f"/t/{table}"]
    waiter.page.goto(waiter.server_address + worker.evaluate("self.opened[0]"))
    waiter.sees_the_board().waits_for_a_turn()


def test_what_is_pushed_while_the_page_is_seen_is_not_shown(invite, service: PushService):
    camille = has_a_worker(invite(worker="allow").comes_in())
    worker = pushed(camille, {"table": "0" * 24, "title": "A", "body": "B"})
    camille.page.goto(service.address)
    pushed(camille, {"table": "1" * 24, "title": "C", "body": "D"})
    until(camille, worker, "self.shown.length > 0")
    assert [one["title"] for one in worker.evaluate("self.shown")] == ["C"]


def test_who_says_no_is_not_asked_again(invite, service: PushService):
    _, waiter = waiting_for_a_friend(invite, service)
    has_a_worker(waiter).button("page-notices-no").click()
    expect(waiter.button("page-notices-yes")).to_have_count(0)
    waiter.page.reload()
    waiter.sees_the_board()
    assert waiter.axe() == []
    expect(waiter.button("page-notices-yes")).to_have_count(0)


@pytest.mark.parametrize("language", FRENCH_FIRST)
def test_where_it_cannot_be_had_one_sentence_says_why(invite, language):
    camille = invite(language=language)
    camille.page.add_init_script("Object.defineProperty(window, 'isSecureContext', { get: () => false })")
    camille.comes_in().button("page-settings").click()
    camille.reads("page-notices-insecure")
    assert camille.axe() == []


def test_title_and_picture_count_the_games_that_wait(invite):
    camille = invite().gets_a_turn()
    picture = camille.page.locator("link[rel=icon]")
    expect(picture).to_have_attribute("href", re.compile("^data:image/svg"))
    camille.comes_in()
    expect(camille.page).to_have_title(re.compile(r"^\(1\) "))
    camille.page.get_by_role("region", name=camille.say("page-mine")).get_by_role("listitem").first.click()
    camille.waits_for_a_turn()
    lay_a_card(camille)
    expect(picture).to_have_attribute("href", re.compile("icon"))
