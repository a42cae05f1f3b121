"""Windows of WebKit on a screen that nobody sees; each is a browser of its own and knows nothing of the others."""

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from selenium.webdriver import Remote
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service
from tests.browser.engines.finding import eventually
from tests.browser.engines.windows import Window

SCREEN = "1600x1200x24"
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
    service = Service("/usr/bin/WebKitWebDriver", env=around)
    service.start()
    try:
        with Remote(service.service_url, options=Options()) as driver:
            go_through_the_door(driver, width, height)
            yield Window(driver)
    finally:
        service.stop()


def go_through_the_door(driver: Remote, width: int, height: int) -> None:
    driver.get(DOOR.format(width=width, height=height))
    first = driver.current_window_handle
    driver.find_element("css selector", "button").click()
    eventually(lambda: len(driver.window_handles) == 2, "no second window opens")
    driver.switch_to.window(next(one for one in driver.window_handles if one != first))
    driver.set_script_timeout(60)
