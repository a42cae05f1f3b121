"""All that a person points at in a page, in Playwright's words: looked for anew each time, in one script."""

import re
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from selenium.common.exceptions import (
    ElementClickInterceptedException,
    ElementNotInteractableException,
    StaleElementReferenceException,
)
from selenium.webdriver.remote.webelement import WebElement
from tests.browser.expecting import SLOW

FINDING = Path(__file__).with_name("finding.js").read_text("utf-8")
BETWEEN_LOOKS_SECONDS = 0.05
NOT_YET = (ElementClickInterceptedException, ElementNotInteractableException, StaleElementReferenceException)
VISIBLE = "one => one.getClientRects().length > 0 && getComputedStyle(one).visibility === 'visible'"
Words = str | re.Pattern[str]
Step = tuple[str, Any]


class Page(Protocol):
    def run(self, script: str, *arguments: Any) -> Any: ...

    def click_at(self, element: WebElement, x: float, y: float) -> None: ...


def matcher(words: Words, exact: bool = False) -> dict[str, str]:
    """As Playwright reads them: a part in any case, unless they are a pattern or exact; all spaces are alike."""
    if isinstance(words, re.Pattern):
        return {"pattern": words.pattern, "flags": ""}
    plain = re.escape(" ".join(words.split()))
    return {"pattern": f"^{plain}$", "flags": ""} if exact else {"pattern": plain, "flags": "i"}


def eventually(holds: Callable[[], bool], what: str) -> None:
    until = time.monotonic() + SLOW / 1000
    while not holds():
        assert time.monotonic() < until, what
        time.sleep(BETWEEN_LOOKS_SECONDS)


class Searching(ABC):
    """Where something can be looked for."""

    @abstractmethod
    def then(self, kind: str, wanted: Any) -> "Found": ...

    def get_by_role(
        self, role: str, name: Words | None = None, exact: bool = False, include_hidden: bool = False
    ) -> "Found":
        wanted = None if name is None else matcher(name, exact)
        return self.then("role", {"role": role, "name": wanted, "hidden": include_hidden})

    def get_by_text(self, text: Words, exact: bool = False) -> "Found":
        return self.then("text", matcher(text, exact))

    def get_by_label(self, text: Words) -> "Found":
        return self.then("label", matcher(text))

    def locator(self, selector: str) -> "Found":
        return self.then("css", selector)


@dataclass(frozen=True)
class Found(Searching):
    """What these steps lead to."""

    page: Page
    steps: tuple[Step, ...] = ()

    def then(self, kind: str, wanted: Any) -> "Found":
        return Found(self.page, (*self.steps, (kind, wanted)))

    def filter(
        self, has: "Found | None" = None, has_text: Words | None = None, has_not_text: Words | None = None
    ) -> "Found":
        narrowed = self if has is None else self.then("has", has.steps)
        narrowed = narrowed if has_text is None else narrowed.then("hasText", matcher(has_text))
        return narrowed if has_not_text is None else narrowed.then("hasNotText", matcher(has_not_text))

    def and_(self, other: "Found") -> "Found":
        return self.then("and", other.steps)

    def nth(self, at: int) -> "Found":
        return self.then("nth", at)

    @property
    def first(self) -> "Found":
        return self.nth(0)

    @property
    def last(self) -> "Found":
        return self.nth(-1)

    def all(self) -> list["Found"]:
        return [self.nth(at) for at in range(self.count())]

    # Looking

    def evaluate_all(self, function: str, argument: Any = None) -> Any:
        script = f"{FINDING}; return ({function})(find(arguments[0]), arguments[1])"
        return self.page.run(script, self.steps, argument)

    def evaluate(self, function: str, argument: Any = None) -> Any:
        eventually(lambda: self.count() > 0, f"nothing is found: {self.steps}")
        return self.evaluate_all(f"(all, argument) => ({function})(all[0], argument)", argument)

    def count(self) -> int:
        return int(self.evaluate_all("all => all.length"))

    def is_visible(self) -> bool:
        return bool(self.evaluate_all(f"all => all.some({VISIBLE})"))

    def wait_for(self) -> None:
        eventually(self.is_visible, f"not in sight: {self.steps}")

    def inner_text(self) -> str:
        return str(self.evaluate("one => one.innerText"))

    def all_inner_texts(self) -> list[str]:
        return list(self.evaluate_all("all => all.map((one) => one.innerText)"))

    def all_text_contents(self) -> list[str]:
        return list(self.evaluate_all("all => all.map((one) => one.textContent)"))

    def get_attribute(self, name: str) -> str | None:
        value: str | None = self.evaluate("(one, name) => one.getAttribute(name)", name)
        return value

    def input_value(self) -> str:
        return str(self.evaluate("one => one.value"))

    # Acting

    def act(self, way: Callable[[WebElement], None]) -> None:
        """On the only one there is, as soon as nothing is in the way."""
        eventually(lambda: self.acted(way), f"nothing can be done with it: {self.steps}")

    def acted(self, way: Callable[[WebElement], None]) -> bool:
        elements = self.evaluate_all(f"all => all.filter({VISIBLE})")
        assert len(elements) <= 1, f"which of {len(elements)} is meant? {self.steps}"
        try:
            for element in elements:
                way(element)
        except NOT_YET:
            return False
        return len(elements) == 1

    def click(self, position: dict[str, float] | None = None) -> None:
        if position is None:
            return self.act(lambda element: element.click())
        edge = position
        self.act(lambda element: self.page.click_at(element, edge["x"], edge["y"]))

    def check(self) -> None:
        if not self.evaluate("one => one.checked"):
            self.click()

    def fill(self, text: str) -> None:
        def write(element: WebElement) -> None:
            element.clear()
            element.send_keys(text)

        self.act(write)

    def expected(self) -> "FoundInTime":
        return FoundInTime(self)


@dataclass(frozen=True)
class FoundInTime:
    found: Found

    def to_have_count(self, count: int) -> None:
        eventually(lambda: self.found.count() == count, f"not {count}: {self.found.steps}")

    def not_to_have_count(self, count: int) -> None:
        eventually(lambda: self.found.count() != count, f"still {count}: {self.found.steps}")

    def to_be_visible(self) -> None:
        self.found.wait_for()

    def to_be_checked(self) -> None:
        checked = "all => all.some((one) => one.checked || one.ariaChecked === 'true')"
        eventually(lambda: bool(self.found.evaluate_all(checked)), f"not checked: {self.found.steps}")

    def to_be_enabled(self) -> None:
        enabled = "all => all.some((one) => !one.disabled)"
        eventually(lambda: bool(self.found.evaluate_all(enabled)), f"not enabled: {self.found.steps}")

    def to_have_accessible_name(self, name: Words) -> None:
        called = self.found.then("named", matcher(name))
        eventually(lambda: called.count() == 1, f"is not called {name}: {self.found.steps}")
