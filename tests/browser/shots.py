"""``make shots``: pictures of every screen and board (or of those named), phone and desk, both lights and languages;
and of every board in every phase, at every size that the boxes are measured at."""

import sys
from collections.abc import Callable
from functools import partial
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser
from tests.browser.boards import BOARDS
from tests.browser.boxes import SIZES as EVERY_SIZE
from tests.browser.boxes import USUAL_TEXT, WordlessTable
from tests.browser.gallery import EXHIBITS
from tests.browser.people import LIGHTS, LOCALES, Person, browser_running, first_game, person
from tests.browser.screens import SCREENS, come_to
from tests.browser.serving import serving

from gueridon.games import AnyGame

FOLDER = Path(__file__).parents[2] / "shots"
STILL = 700  # milliseconds until nothing moves

PICTURES = {screen: (first_game(), partial(come_to, screen)) for screen in SCREENS} | BOARDS


def main(*names: str) -> None:
    FOLDER.mkdir(exist_ok=True)
    wanted = {name: picture for name, picture in PICTURES.items() if not names or name in names}
    with (
        TemporaryDirectory() as data,
        serving(f"sqlite:///{data}/tables.sqlite") as server_address,
        browser_running() as browser,
    ):
        take_screens(browser, server_address, wanted)
        for name in EXHIBITS:
            if not names or name in names:
                take_phases(browser, server_address, name)


def take_screens(
    browser: Browser, server_address: str, wanted: dict[str, tuple[AnyGame, Callable[[Person], None]]]
) -> None:
    for (name, (game, way)), language in product(wanted.items(), LOCALES):
        someone = person(browser, server_address, language=language, game=game)
        way(someone)
        for size, light in product(("phone", "desk"), LIGHTS):
            someone.looks(size, light)
            someone.page.wait_for_timeout(STILL)
            someone.page.screenshot(path=FOLDER / f"{name}-{size}-{light}-{language}.png")
        someone.page.context.close()


def take_phases(browser: Browser, server_address: str, name: str) -> None:
    """A board of the gallery, from the deal on."""
    for language in LOCALES:
        exhibit = EXHIBITS[name]
        table = WordlessTable(
            person(browser, server_address, language=language, game=exhibit.game), exhibit, USUAL_TEXT
        )
        table.shows_the_first()
        page = table.person.page
        for state, (width, height) in product(table.states, EVERY_SIZE):
            table.shows(state)
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(STILL)
            page.screenshot(path=FOLDER / f"{name}-{state.ply}-{width}x{height}-{language}.png")
        page.context.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
