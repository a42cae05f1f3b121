"""``make shots``: pictures of every screen (or of those named), on phone and desk, in both lights and languages."""

import sys
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.browser.people import LOCALES, browser_running, person
from tests.browser.screens import SCREENS
from tests.browser.serving import serving

FOLDER = Path(__file__).parents[2] / "shots"
STILL = 700  # milliseconds until nothing moves


def main(*names: str) -> None:
    FOLDER.mkdir(exist_ok=True)
    with (
        TemporaryDirectory() as data,
        serving(f"sqlite:///{data}/tables.sqlite") as house,
        browser_running() as browser,
    ):
        for name, size, language, theme in product(names or SCREENS, ("phone", "desk"), LOCALES, ("dark", "light")):
            someone = person(browser, house, size, language, theme)
            SCREENS[name](someone)
            someone.page.wait_for_timeout(STILL)
            someone.page.screenshot(path=FOLDER / f"{name}-{size}-{theme}-{language}.png")
            someone.page.context.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
