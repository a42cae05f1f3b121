"""``make shots``: pictures of every screen and board (or of those named), phone and desk, both lights and languages."""

import sys
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.browser.boards import BOARDS
from tests.browser.people import LIGHTS, LOCALES, browser_running, first_game, person
from tests.browser.screens import SCREENS
from tests.browser.serving import serving

FOLDER = Path(__file__).parents[2] / "shots"
STILL = 700  # milliseconds until nothing moves

PICTURES = {name: (first_game(), way) for name, way in SCREENS.items()} | BOARDS


def main(*names: str) -> None:
    FOLDER.mkdir(exist_ok=True)
    wanted = {name: picture for name, picture in PICTURES.items() if not names or name in names}
    with (
        TemporaryDirectory() as data,
        serving(f"sqlite:///{data}/tables.sqlite") as server_address,
        browser_running() as browser,
    ):
        for (name, (game, way)), language in product(wanted.items(), LOCALES):
            someone = person(browser, server_address, language=language, game=game)
            way(someone)
            for size, light in product(("phone", "desk"), LIGHTS):
                someone.looks(size, light)
                someone.page.wait_for_timeout(STILL)
                someone.page.screenshot(path=FOLDER / f"{name}-{size}-{light}-{language}.png")
            someone.page.context.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
