"""People in front of the page: what they read, and what they tap."""

import json
import os
import re
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from time import monotonic
from typing import Literal

from fluent.syntax.ast import Message
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, Playwright, sync_playwright
from tests.browser.expecting import SLOW, expect
from tests.given_keys import given_nonces

from gueridon.core.sentences import PARSER
from gueridon.core.wire import raw
from gueridon.core.words import Words
from gueridon.games import SHELF, AnyGame

CHROMIUM = "/usr/bin/chromium-headless-shell"  # without windows: half the work of the whole browser
QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
SIZES = {"phone": (390, 844), "desk": (1440, 900), "narrow": (360, 740), "tablet": (768, 1024)}
Light = Literal["dark", "light"]
LIGHTS: tuple[Light, ...] = ("dark", "light")
FEW: tuple[tuple[str, Light], ...] = (("phone", "dark"), ("desk", "light"), ("narrow", "light"))
LOOKS = tuple(product(("phone", "desk", "narrow"), LIGHTS)) if "GUERIDON_FULL" in os.environ else FEW

LOCALES = {"fr": "fr-FR", "en": "en-GB"}
AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
# Without what was in order, of which the checker would tell at length.
VIOLATIONS = """standards => axe.run({ runOnly: standards, resultTypes: ['violations'] })
    .then(({ violations }) => violations.map(({ id, nodes }) => `${id}: ${nodes[0].html.slice(0, 160)}`))"""
MOST_TABS = 60
LETTERS_CAME = """new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    .then(() => document.fonts.ready).then(() => null)"""  # those that come late move what lies below them
# Ids of requests, which are shorter, stay random: one that comes back would be taken for asked again.
NONCES_FROM = """nonces => {
  const random = crypto.getRandomValues.bind(crypto)
  crypto.getRandomValues = (bytes) =>
    bytes.length === nonces[0]?.length ? (bytes.set(nonces.shift()), bytes) : random(bytes)
}"""
# A far server: whatever a test reads without waiting for it is then sure to be read too early.
LATE = """milliseconds => {
  if (!milliseconds) return
  const fetchAtOnce = window.fetch.bind(window)
  window.fetch = async (...asked) => {
    await new Promise((come) => setTimeout(come, milliseconds))
    return fetchAtOnce(...asked)
  }
  const { get, set } = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage')
  Object.defineProperty(WebSocket.prototype, 'onmessage', {
    get,
    set(take) {
      set.call(this, take && ((event) => setTimeout(() => this.onmessage && take.call(this, event), milliseconds)))
    },
  })
}"""
LATER_THAN_THE_REST = """kind => {
  const { get, set } = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage')
  Object.defineProperty(WebSocket.prototype, 'onmessage', {
    get,
    set(take) {
      const hear = (event) => this.onmessage && take.call(this, event)
      set.call(this, take && ((event) => setTimeout(hear, JSON.parse(event.data).kind === kind ? 700 : 0, event)))
    },
  })
}"""
LATE_MS = int(os.environ.get("GUERIDON_LATE_MS", "0"))
# What the welcome leaves to the table that it leads to, once: whoever loads that table again has begun already.
INTENDED = """([table, purpose, name]) => {
  if (origin === 'null' || sessionStorage[`intended-${table}`]) return
  sessionStorage[`intended-${table}`] = 'once'
  sessionStorage[`gueridon-purpose-${table}`] = purpose
  if (name) localStorage['gueridon-name'] = name
}"""


def looks_of(name: str, among: Collection[str]) -> tuple[tuple[str, Light], ...]:
    """One for each of these in turn, so that together they have them all; in the full run all of them for each."""
    return LOOKS if "GUERIDON_FULL" in os.environ else (FEW[[*among].index(name) % len(FEW)],)


def first_game() -> AnyGame:
    return next(iter(SHELF.values()))


@contextmanager
def browser_running() -> Iterator[Browser]:
    with sync_playwright() as playwright, chromium_running(playwright) as browser:
        yield browser


@contextmanager
def chromium_running(playwright: Playwright) -> Iterator[Browser]:
    browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET, timeout=SLOW)
    yield browser
    browser.close()


@contextmanager
def another_browser(browser: Browser, *ways: str, program: Path = Path(CHROMIUM)) -> Iterator[Browser]:
    """Beside that one, on another machine or told other things."""
    another = browser.browser_type.launch(executable_path=program, args=[*QUIET, *ways], timeout=SLOW)
    yield another
    another.close()


@dataclass
class Person:
    page: Page
    server_address: str
    words: Words
    game: AnyGame
    complaints: list[str] = field(default_factory=list)  # of the browser: errors, broken policies

    def say(self, word: str, /, **facts: str | int) -> str:
        return self.words.say(word, **facts)

    def explained(self, word: str) -> str:
        """Its ``.help``, which only the page reads."""
        words = Words(self.words.sentences.language, self.game)
        message = PARSER.parse_entry(words.unread[word])
        assert isinstance(message, Message)
        (help,) = [part.value for part in message.attributes if part.id.name == "help"]
        return words.sentences.filled(help, words.common)

    def button(self, word: str, **facts: str | int) -> Locator:
        return self.page.get_by_role("button", name=self.say(word, **facts), exact=True)

    def reads(self, word: str, **facts: str | int) -> None:
        self.page.get_by_text(self.say(word, **facts)).first.wait_for()

    def looks(self, size: str, light: Light) -> None:
        """At the same screen, as it would be on another device or at another hour."""
        width, height = SIZES[size]
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.emulate_media(color_scheme=light)
        expect(self.page.locator("html")).to_have_attribute("data-theme", light)

    def comes_in(self) -> "Person":
        self.page.goto(self.server_address)
        return self

    def games(self) -> Locator:
        return self.page.get_by_role("region", name=self.say("page-games")).get_by_role("button")

    def takes_a_game(self) -> "Person":
        """The one whose words this person speaks."""
        self.games().filter(has=self.page.get_by_text(self.say("name"), exact=True)).first.click()
        self.page.get_by_role("dialog").wait_for()
        self.page.evaluate(LETTERS_CAME)
        return self

    def called(self, name: str) -> "Person":
        self.page.get_by_label(self.say("page-your-name")).fill(name)
        return self

    def plays_after_two_taps(self) -> "Person":
        self.comes_in().takes_a_game().opens("page-play-now")
        return self.sees_the_board()

    def plays_now(self) -> "Person":
        """As after two taps, without the welcome: most tests begin at the table."""
        self.comes_to_a_new_table("alone")
        return self.sees_the_board()

    def comes_to_a_new_table(self, purpose: Literal["alone", "friends"], name: str = "") -> None:
        game = self.game
        players = game.best or max(game.players[0], min(game.players[-1], 3))
        options = raw(next(iter(game.presets.values())))
        wish = {"game": game.id, "players": players, "options": json.loads(bytes(options))}
        opened = self.page.context.request.post(f"{self.server_address}/api/tables", data=wish)
        assert opened.ok, opened.text()
        table = opened.json()["table"]
        self.page.add_init_script(f"({INTENDED})({json.dumps([table, purpose, name])})")
        self.page.goto(f"{self.server_address}/t/{table}")

    def sees_the_board(self) -> "Person":
        """A table where people still sit down has no banner."""
        self.page.get_by_role("banner").wait_for()
        self.page.get_by_role("main").get_by_role("region").first.wait_for()
        return self

    def opens(self, word: str) -> None:
        self.button(word).click()
        self.page.wait_for_url("**/t/*", wait_until="commit")

    def hears_late(self, kind: str) -> None:
        """From the next page on, what the server says of this kind; answers, say, come before what they answer for."""
        self.page.add_init_script(f"({LATER_THAN_THE_REST})('{kind}')")

    def watches_for_the_lobby(self) -> None:
        """From now on."""
        self.page.evaluate(
            """() => new MutationObserver(() => { window.lobby ||= document.getElementById('invitation') !== null })
            .observe(document.body, { childList: true, subtree: true })"""
        )

    def saw_the_lobby(self) -> bool:
        return bool(self.page.evaluate("() => window.lobby"))

    def gets_a_turn(self) -> "Person":
        return self.plays_now().gets_another_turn()

    def gets_another_turn(self) -> "Person":
        """Where the game with bots is over before, in another one."""
        expect(self.page).to_have_title(re.compile(f"^(●|{self.say('page-over')})"))
        return self if self.is_to_play() else self.gets_a_turn()

    def invites_from_the_welcome(self, name: str) -> str:
        self.comes_in().takes_a_game().called(name).opens("page-invite")
        return self.code_for_friends()

    def opens_a_table(self, name: str) -> str:
        """As one who invites from the welcome, without it. Sits down; the code to give to friends."""
        self.comes_to_a_new_table("friends", name)
        return self.code_for_friends()

    def code_for_friends(self) -> str:
        self.page.get_by_role("textbox", name=self.say("page-name-of-seat", number=1)).wait_for()
        code = self.page.get_by_text(self.say("page-code")).locator("..")
        code.wait_for()
        return code.inner_text().split()[-1]

    def seats_for_bots(self) -> Locator:
        """The button of each free seat, without the one that fills them all."""
        seats = self.page.get_by_role("region", name=self.say("page-seats")).get_by_role("listitem")
        return seats.get_by_role("button", name=self.say("page-add-bot"))

    def brings_bots(self, count: int) -> None:
        """To one free seat after another, and not to all of them at once."""
        free = self.seats_for_bots()
        for _ in range(count):
            free.first.wait_for()
            left = free.count() - 1
            free.first.click()
            expect(free).to_have_count(left)

    def tabs_to(self, wanted: Locator) -> None:
        """Only the Tab key, until one of these has the focus."""
        wanted.first.wait_for()
        for _ in range(MOST_TABS):
            if any(one.evaluate("element => element === document.activeElement") for one in wanted.all()):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError("the keyboard does not lead there")

    def sets(self, setting: str, value: str) -> None:
        self.button("page-settings").click()
        choice = self.page.get_by_role("group", name=self.say(f"page-setting-{setting}"), exact=True)
        radio = choice.get_by_role("radio", name=self.say(f"page-setting-{setting}-{value}"), exact=True)
        taken = radio.element_handle()  # a language that is chosen changes its name too
        radio.click()
        self.page.wait_for_function("radio => radio.checked", arg=taken)
        self.page.keyboard.press("Escape")
        self.page.wait_for_function("() => !history.state?.layers")  # the browser takes a moment to go back

    def matching(self, pattern: str) -> re.Pattern[str]:
        """The page keeps French marks on their line with spaces of other kinds."""
        return re.compile(pattern.replace(" ", r"\s"))

    # At the table

    def is_to_play(self) -> bool:
        return self.page.title().startswith("●")

    def waits_for_a_turn(self) -> None:
        expect(self.page).to_have_title(re.compile("^●"))

    def game_is_over(self) -> bool:
        return self.page.get_by_text(self.say("page-over")).count() > 0

    def last_told(self) -> str:
        """With all that was told before: the same may well happen twice."""
        log = "".join(self.page.locator("aside ol").all_text_contents())  # on a phone it is not in sight
        announced = self.page.locator("footer[data-ply][aria-live], footer[data-ply] > [aria-live]")
        return log + "".join(announced.all_text_contents())

    def hears_something_after(self, before: str) -> None:
        until = monotonic() + SLOW / 1000
        while self.last_told() == before:
            assert monotonic() < until, "nothing happens"
            self.page.wait_for_timeout(20)

    def axe(self) -> list[str]:
        """What the accessibility checker has against this screen."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text("utf-8"))
        found: list[str] = self.page.evaluate(VIOLATIONS, STANDARDS)
        return found


def person(
    browser: Browser,
    server_address: str,
    size: str = "phone",
    language: str = "fr",
    light: Light = "dark",
    game: AnyGame | None = None,
    story: Literal["none", "told"] = "none",
    luck: str | None = None,
    worker: Literal["allow", "block"] = "block",
    late_ms: int = LATE_MS,
) -> Person:
    """Scenes are for those who watch; most of these people come to play. With the same ``luck``, at a server with the
    same, the same table deals the same game. A service worker answers before a test could: few people have one."""
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale=LOCALES[language],
        has_touch=size in ("phone", "tablet"),
        reduced_motion="reduce" if story == "none" else "no-preference",
        color_scheme=light,
        service_workers=worker,
    )
    context.add_init_script(f"({LATE})({late_ms})")
    return before_a_page(context, server_address, language, game or first_game(), story, luck)


@contextmanager
def at_home(browser: Browser, server_address: str, profile: Path) -> Iterator[Person]:
    """With a browser of their own that keeps everything in this folder, and is closed at the end."""
    width, height = SIZES["phone"]
    context = browser.browser_type.launch_persistent_context(
        profile,
        executable_path=CHROMIUM,
        args=QUIET,
        timeout=SLOW,
        viewport={"width": width, "height": height},
        locale=LOCALES["fr"],
        reduced_motion="reduce",
        service_workers="block",
    )
    one = before_a_page(context, server_address, "fr", first_game(), "none", None)
    yield one
    context.close()
    assert one.complaints == []


def before_a_page(
    context: BrowserContext, server_address: str, language: str, game: AnyGame, story: str, luck: str | None
) -> Person:
    context.set_default_timeout(SLOW)
    settings = json.dumps({"theme": "device", "story": story})
    context.add_init_script(f"if (origin !== 'null') localStorage['gueridon-settings'] ??= '{settings}'")
    if luck is not None:
        context.add_init_script(f"({NONCES_FROM})({json.dumps(given_nonces(luck))})")
    one = Person(context.new_page(), server_address, Words(language, game), game)
    one.page.on("pageerror", lambda error: one.complaints.append(str(error)))
    one.page.on("console", lambda message: one.complaints.extend(complaint(message)))
    return one


def complaint(message: ConsoleMessage) -> list[str]:
    """Errors count, but for a line that a test has cut."""
    cut = any(sign in message.text for sign in ("ERR_INTERNET_DISCONNECTED", "WebSocket connection", "404"))
    return [message.text] if message.type == "error" and not cut else []
