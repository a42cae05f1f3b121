"""Windows of WebKit on a screen that nobody sees; each is a browser of its own and knows nothing of the others."""

import os
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

from selenium.webdriver import Remote
from selenium.webdriver.remote.client_config import ClientConfig
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service
from tests.browser.engines.finding import eventually
from tests.browser.engines.windows import Window
from tests.browser.expecting import SLOW
from urllib3.exceptions import ReadTimeoutError

SCREEN = "1600x1200x24"
TRIES = 3
STILL = "[Settings]\ngtk-enable-animations=0\n"  # by which this browser knows who wants little motion
# A window that a page opens is as large as it is told; the first one keeps room for a toolbar.
DOOR = "data:text/html,<button onclick=\"open('about:blank', '', 'width={width},height={height}')\">in</button>"


@contextmanager
def screen() -> Iterator[str]:
    """Its name. The first free number is taken, as several runs may go on at once."""
    read, write = os.pipe()
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", SCREEN, "-nolisten", "tcp"]
    with subprocess.Popen(command, pass_fds=[write], stderr=subprocess.DEVNULL) as process, os.fdopen(read) as told:
        os.close(write)
        try:
            yield f":{told.readline().strip()}"
        finally:
            process.terminate()


@contextmanager
def window(display: str, settings: Path, width: int, height: int) -> Iterator[Window]:
    (settings / "gtk-3.0").mkdir(exist_ok=True)
    (settings / "gtk-3.0/settings.ini").write_text(STILL)
    around = {**os.environ, "DISPLAY": display, "XDG_CONFIG_HOME": str(settings)}
    with ExitStack() as leaving:
        driver = first_that_comes_up(around, leaving)
        go_through_the_door(driver, width, height)
        yield Window(driver)


def first_that_comes_up(around: dict[str, str], leaving: ExitStack) -> Remote:
    """On a busy machine this driver now and then waits for ever for a browser that did not come up."""
    for _ in range(TRIES):
        service = leaving.enter_context(serving(around))
        config = ClientConfig(service.service_url, timeout=round(SLOW / 1000))
        with suppress(ReadTimeoutError):
            return leaving.enter_context(Remote(service.service_url, options=Options(), client_config=config))
    raise AssertionError("WebKit does not come up")


@contextmanager
def serving(around: dict[str, str]) -> Iterator[Service]:
    service = Service("/usr/bin/WebKitWebDriver", env=around)
    service.start()
    try:
        yield service
    finally:
        service.stop()


def go_through_the_door(driver: Remote, width: int, height: int) -> None:
    driver.get(DOOR.format(width=width, height=height))
    first = driver.current_window_handle
    driver.find_element("css selector", "button").click()
    eventually(lambda: len(driver.window_handles) == 2, "no second window opens")
    driver.switch_to.window(next(one for one in driver.window_handles if one != first))
    driver.set_script_timeout(60)
