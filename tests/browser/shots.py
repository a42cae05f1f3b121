"""``make shots``: pictures of every screen and board (or of those named), phone and desk, both lights and languages."""

import sys
from collections.abc import Callable
from importlib import import_module
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.browser.people import LOCALES, Person, browser_running, first_game, person
from tests.browser.screens import SCREENS
from tests.browser.serving import serving

from gueridon.games import AnyGame

HERE = Path(__file__).parent
FOLDER = HERE.parents[1] / "shots"
STILL = 700  # milliseconds until nothing moves

Way = Callable[[Person], None]


def pictures() -> dict[str, tuple[AnyGame, Way]]:
    """The screens of the house, and the boards that each game's own folder leads to."""
    found = {name: (first_game(), way) for name, way in SCREENS.items()}
    for boards in sorted(HERE.glob("*/boards.py")):
        found |= import_module(f"tests.browser.{boards.parent.name}.boards").BOARDS
    return found


def main(*names: str) -> None:
    FOLDER.mkdir(exist_ok=True)
    wanted = {name: picture for name, picture in pictures().items() if not names or name in names}
    with (
        TemporaryDirectory() as data,
        serving(f"sqlite:///{data}/tables.sqlite") as house,
        browser_running() as browser,
    ):
        for name, size, language, theme in product(wanted, ("phone", "desk"), LOCALES, ("dark", "light")):
            game, way = wanted[name]
            someone = person(browser, house, size, language, theme, game)
            way(someone)
            someone.page.wait_for_timeout(STILL)
            someone.page.screenshot(path=FOLDER / f"{name}-{size}-{theme}-{language}.png")
            someone.page.context.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
