"""A window of a browser that speaks WebDriver, in the words that people and hands use of Playwright's pages."""

import re
import time
from dataclasses import dataclass
from fnmatch import fnmatch
from typing import Any

from selenium.webdriver import ActionChains
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.remote.webdriver import WebDriver
from selenium.webdriver.remote.webelement import WebElement
from tests.browser.engines.finding import Found, Searching, eventually
from tests.browser.people import AXE

VALUE_OF = "const value = ({expression}); return typeof value === 'function' ? value(arguments[0]) : value"


class Keyboard:
    def __init__(self, driver: WebDriver) -> None:
        self.driver = driver

    def press(self, key: str) -> None:
        ActionChains(self.driver).send_keys(getattr(Keys, key.upper())).perform()


class Window(Searching):
    def __init__(self, driver: WebDriver) -> None:
        self.driver = driver
        self.keyboard = Keyboard(driver)

    def then(self, kind: str, wanted: Any) -> Found:
        return Found(self, ((kind, wanted),))

    def run(self, script: str, *arguments: Any) -> Any:
        if not self.driver.execute_script("return 'axe' in window"):
            self.driver.execute_script(AXE.read_text("utf-8"))
        return self.driver.execute_script(script, *arguments)

    def click_at(self, element: WebElement, x: float, y: float) -> None:
        """So far from its corner."""
        size = element.size
        way = ActionChains(self.driver, duration=0).move_to_element_with_offset(
            element, round(x - size["width"] / 2), round(y - size["height"] / 2)
        )
        way.click().perform()

    def evaluate(self, expression: str, argument: Any = None) -> Any:
        return self.run(VALUE_OF.format(expression=expression), argument)

    def goto(self, address: str) -> None:
        self.driver.get(address)

    @property
    def url(self) -> str:
        return self.driver.current_url

    def title(self) -> str:
        return self.driver.title

    def wait_for_url(self, pattern: str, wait_until: str = "commit") -> None:
        eventually(lambda: fnmatch(self.url, pattern), f"does not come to {pattern}")

    def wait_for_timeout(self, milliseconds: float) -> None:
        time.sleep(milliseconds / 1000)

    def expected(self) -> "WindowInTime":
        return WindowInTime(self)


@dataclass(frozen=True)
class WindowInTime:
    window: Window

    def to_have_title(self, title: re.Pattern[str]) -> None:
        eventually(lambda: title.search(self.window.title()) is not None, f"its title is not {title.pattern}")
