"""What people expect to come in time: of Playwright's pages, or of windows that have their own way to tell."""

from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

from playwright.sync_api import expect as expected_by_playwright
from tests.patience import LONG_SECONDS

SLOW = LONG_SECONDS * 1000  # milliseconds

expected_by_playwright.set_options(timeout=SLOW)


@runtime_checkable
class TellsItself(Protocol):
    def expected(self) -> Any: ...


def expected_by_either(actual: Any) -> Any:
    return actual.expected() if isinstance(actual, TellsItself) else expected_by_playwright(actual)


# Those windows pass for Playwright's pages, and what they tell for what these do.
expect = expected_by_playwright if TYPE_CHECKING else expected_by_either
