"""Measures a page by the boxes of its elements: no text or control covered by another, no text cut, no word broken
inside, nothing beyond the side. Boards show the states of the gallery, at tables that a browser takes for real."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
from msgspec.structs import replace
from playwright.sync_api import Page, WebSocketRoute
from tests.browser.exhibits import Exhibit, updates
from tests.browser.people import LETTERS_CAME, Person

from gueridon.core.wire import Seat, raw
from gueridon.tables.messages import Chair, Room, Update
from gueridon.tables.player_names import LONGEST_NAME

# Width and height in pixels: phones, one of them on its side, a tablet, and desks.
SIZES = ((360, 640), (390, 844), (844, 390), (768, 1024), (1366, 700), (1440, 900), (1920, 1080))
COMMON_SIZES = ((390, 844), (844, 390), (768, 1024), (1366, 700), (1440, 900))
FEW_SIZES = ((390, 844), (1440, 900))
SHORT_PHONE = (360, 640)
LYING_PHONE = (844, 390)
NAMES = (
    "Maximilienne Wagner-Buss",
    "Bartholomé Montgommery-W",
    "Wilhelmine Wessenberg-Mo",
    "Constantin-Emmanuel Gros",
    "Élisabeth-Marguerite Lam",
    "Gwendoline Wambermont-Ab",
    "Apollinaire Hammerschmid",
)
assert {len(name) for name in NAMES} == {LONGEST_NAME}
LARGEST_TEXT = """if (origin !== 'null') localStorage['gueridon-settings'] =
  JSON.stringify({ theme: 'dark', story: 'none', text: 'larger', motion: 'reduced' })"""
USUAL_TEXT = LARGEST_TEXT.replace("larger", "usual")
MEASURE = Path(__file__).with_suffix(".js").read_text("utf-8")
# After the window changed: as many frames in a row without any box that moves, however slow the machine.
SETTLED = """async () => {
  const boxes = () =>
    [...document.querySelectorAll('body *')].flatMap((one) => {
      const { x, y, width, height } = one.getBoundingClientRect()
      return [x, y, width, height]
    })
  for (let last = [], still = 0; still < 8; still++) {
    await new Promise(requestAnimationFrame)
    const now = boxes()
    if (now.length !== last.length || now.some((one, at) => one !== last[at])) [last, still] = [now, 0]
  }
}"""
# What is as faint as this is laid out, and found at the points where it lies, but Chromium paints none of it: measuring
# costs half as much.
UNPAINTED = "() => document.documentElement.style.setProperty('opacity', '0.0001')"
TURNED = """() => {
  const leaves = (one) => getComputedStyle(one).scrollSnapType !== 'none' && one.scrollWidth > one.clientWidth + 1
  const turned = [...document.querySelectorAll('main *')].filter(leaves)
  for (const one of turned)
    one.scrollTo({ left: one.scrollLeft === 0 ? one.scrollWidth : 0, behavior: 'instant' })
  return turned.length > 0
}"""
A_PLY_IN = 12  # of a whole game, beside those with which a phase begins


class WordlessTable:
    """A table of one exhibit, played by nobody: the browser is sent what we wish."""

    def __init__(self, person: Person, exhibit: Exhibit, settings: str = LARGEST_TEXT, looker: Seat | None = 0) -> None:
        self.person, self.exhibit, self.looker = person, exhibit, looker
        *states, self.end = seen_by(exhibit, looker)
        self.states = tuple(states)
        self.socket: WebSocketRoute | None = None
        person.page.add_init_script(settings)
        person.page.route_web_socket("**/api/tables/*/socket*", self.opened)

    def opened(self, socket: WebSocketRoute) -> None:
        self.socket = socket
        socket.on_message(lambda _: None)
        socket.send(msgspec.json.encode(room(self.exhibit, self.looker)).decode())
        socket.send(msgspec.json.encode(self.states[0]).decode())

    def shows_the_first(self) -> None:
        self.person.page.goto(f"{self.person.server_address}/t/wordless")
        self.person.page.locator(f"main[data-ply='{self.states[0].ply}'] section").first.wait_for()
        self.person.page.evaluate(LETTERS_CAME)

    def hears(self, state: Update) -> None:
        assert self.socket is not None
        self.socket.send(msgspec.json.encode(state).decode())

    def shows(self, state: Update) -> None:
        self.hears(state)
        self.person.page.locator(f"main[data-ply='{state.ply}'] section").first.wait_for()


def lookers(exhibit: Exhibit) -> tuple[Seat | None, ...]:
    """Every pair of eyes that sees another table: who sits there first, whoever has another part, and who watches. All
    who share a screen see the same."""
    return (*(exhibit.seats[:1] if exhibit.game.shared else exhibit.seats), None)


def seen_by(exhibit: Exhibit, looker: Seat | None) -> Iterator[Update]:
    """The beginning of every phase, for who may act in it and who may not, a ply now and then, and the end."""
    begun = set()
    for every_eye in updates(exhibit):
        (own,) = [eyes for eyes in every_eye.eyes if eyes.seat == looker]
        update = replace(every_eye, eyes=(own,))
        view = msgspec.json.decode(own.view)
        phase = (view.get("phase"), view.get("step"), update.acting == (), own.legal == ())
        if update.outcome is not None or phase not in begun or update.ply % A_PLY_IN == 0:
            begun.add(phase)
            yield update


def room(exhibit: Exhibit, looker: Seat | None) -> Room:
    game = exhibit.game
    return Room(
        table="wordless",
        code="WMWMWM",
        game=game.id,
        version=game.version,
        options=raw(exhibit.options),
        status="playing",
        pace=None,
        overdue="bot-for-turn",
        private=True,
        watchable=True,
        host=looker is not None,
        host_away=False,
        chairs=tuple(
            [
                Chair(
                    "person",
                    NAMES[seat],
                    None,
                    present=True,
                    yours=seat == looker,
                    given_up=False,
                    colour=seat,
                    character=None,
                )
                for seat in range(exhibit.players)
            ]
        ),
        watchers=0,
        commitment="0" * 64,
        next_table=None,
        next_deal=None,
        same_deal=False,
        known_deal=False,
        sent_away=False,
        day=None,
        lesson=None,
    )


def laid_out(page: Page, size: tuple[int, int]) -> None:
    """In a window of this size, for nobody to look at."""
    page.evaluate(UNPAINTED)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(SETTLED)


def wrong(page: Page, size: tuple[int, int]) -> list[str]:
    """What is wrong with the boxes of this page in a window of this size, on either leaf where something has two."""
    laid_out(page, size)
    found: list[str] = page.evaluate(MEASURE, list(NAMES))
    if page.evaluate(TURNED):
        page.evaluate(SETTLED)
        found += [one for one in page.evaluate(MEASURE, list(NAMES)) if one not in found]
        page.evaluate(TURNED)
    return [f"{size[0]}×{size[1]} {one}" for one in found]


# Without what merely lists what is there, to be scrolled by itself.
BELOW = """(whole) => [...document.querySelectorAll('main :is(button, input, select, [role=slider])')]
    .filter((control) => !control.disabled && control.checkVisibility({ visibilityProperty: true }))
    .filter((control) => !control.closest('[data-list]'))
    .filter((control) => {
      let bottom = innerHeight
      for (let one = control.parentElement; one; one = one.parentElement)
        if (getComputedStyle(one).overflowY !== 'visible') bottom = Math.min(bottom, one.getBoundingClientRect().bottom)
      const { top, height } = control.getBoundingClientRect()
      return top + height * (whole ? 0.9 : 0.5) > bottom
    })
    .map((control) => control.ariaLabel ?? control.textContent.trim())"""


def below_the_fold(page: Page, size: tuple[int, int], *, whole: bool = False) -> list[str]:
    """What one may do there, and does not see without scrolling in a window of this size: not half of it, or not the
    whole."""
    laid_out(page, size)
    found: list[str] = page.evaluate(BELOW, whole)
    return [f"{size[0]}×{size[1]} {one}" for one in found]
