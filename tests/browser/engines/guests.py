"""People who come with another browser than most tests have: Firefox, which Playwright drives, or WebKit."""

import json
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import cast

from playwright.sync_api import Page, Playwright
from tests.browser.engines import firefox_line, webkit
from tests.browser.people import SIZES, Person, person

from gueridon.core.words import Words
from gueridon.games import AnyGame

Comes = Callable[[str, AnyGame], AbstractContextManager[Person]]  # to the server at this address, for this game
SETTINGS = json.dumps({"theme": "device", "story": "none"})
QUIET = {"ui.prefersReducedMotion": 1, "ui.systemUsesDarkTheme": 1}
FINGERS = {"ui.primaryPointerCapabilities": 1, "ui.allPointerCapabilities": 1, "ui.useOverlayScrollbars": 1}


@contextmanager
def with_firefox(playwright: Playwright, size: str, folder: Path) -> Iterator[Comes]:
    program = folder / "firefox"
    program.write_text(firefox_line.program())
    program.chmod(0o755)
    ways: dict[str, str | float | bool] = {**QUIET, **(FINGERS if size == "phone" else {})}
    browser = playwright.firefox.launch(channel="moz-firefox", executable_path=program, firefox_user_prefs=ways)

    @contextmanager
    def comes(server_address: str, game: AnyGame) -> Iterator[Person]:
        one = person(browser, server_address, size=size, game=game)
        yield one
        one.page.context.close()
        assert one.complaints == [], one.complaints

    yield comes
    browser.close()


@contextmanager
def with_webkit(playwright: Playwright, size: str, folder: Path) -> Iterator[Comes]:
    """It speaks the language of the machine, which is English where tests run."""
    with webkit.screen() as display:

        @contextmanager
        def comes(server_address: str, game: AnyGame) -> Iterator[Person]:
            with webkit.window(display, folder, *SIZES[size]) as window:
                window.goto(f"{server_address}/robots.txt")
                window.evaluate("settings => { localStorage['gueridon-settings'] = settings }", SETTINGS)
                yield Person(cast(Page, window), server_address, Words("en", game), game)

        yield comes


ENGINES = {"firefox": with_firefox, "webkit": with_webkit}
