"""Other limbs for the hands of each game: whatever they would click is pressed with the keyboard alone, or touched by a
finger, which carries a card to the place where it goes."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any
from unittest.mock import patch

from playwright.sync_api import Locator, Position, TimeoutError
from tests.browser.expecting import expect

MOST_KEYS = 500  # on the way to a piece
STEPS = 8  # of a finger on its way
TRIES, PATIENCE_MS = 5, 5_000
HEED_CLICKS = """() => {
  window.clicked = false
  addEventListener('click', () => (window.clicked = true), { capture: true, once: true })
}"""
# Tab leads from row to row, arrows within one.
NEXT_KEY = """(wanted) => {
  const now = document.activeElement
  if (now === wanted) return null
  if (now.type === 'radio' && now.name === wanted.name) return 'ArrowDown'
  const row = now.matches('[data-stop]') && wanted.matches('[data-stop]') && now.closest('[data-row]')
  if (!row || row !== wanted.closest('[data-row]')) return 'Tab'
  return now.compareDocumentPosition(wanted) & Node.DOCUMENT_POSITION_FOLLOWING ? 'ArrowRight' : 'ArrowLeft'
}"""
CHOSEN_BY_SPACE = "one => one.matches('input:not(:checked)')"
CHECKED = "one => one.matches('input:checked')"
CAN_BE_CARRIED = "one => getComputedStyle(one).touchAction === 'none'"
TAKES_CARDS = "one => one.closest('[data-drop]') !== null"
SPOT = """(one, within) => {
  const { x, y, width, height } = one.getBoundingClientRect()
  return [x + (within?.x ?? width / 2), y + (within?.y ?? height / 2)]
}"""


def press(wanted: Locator, **_where: Any) -> None:
    expect(wanted).to_be_enabled()
    for _ in range(MOST_KEYS):
        key = wanted.evaluate(NEXT_KEY)
        if key is None:
            break
        wanted.page.keyboard.press(key)
    else:
        raise AssertionError(f"the keyboard does not lead to {wanted}")
    if not wanted.evaluate(CHECKED):  # the arrows have chosen it
        wanted.page.keyboard.press("Space" if wanted.evaluate(CHOSEN_BY_SPACE) else "Enter")


@contextmanager
def keyboard_alone() -> Iterator[None]:
    with patch.object(Locator, "click", press), patch.object(Locator, "check", press):
        yield


class Finger:
    """What was touched last is carried to the next thing that is touched, if that is a place for cards."""

    def __init__(self) -> None:
        self.lifted: Locator | None = None
        self.held_at: Position | None = None  # within it; its middle may lie under another one
        self.carried = 0

    def touch(self, wanted: Locator, position: Position | None = None) -> None:
        lifted, self.lifted = self.lifted, None
        expect(wanted).to_be_enabled()
        if lifted is not None and lifted.count() == 1 and wanted.evaluate(TAKES_CARDS):
            self.carried += 1
            return carry(lifted, self.held_at, wanted)
        if wanted.evaluate(CAN_BE_CARRIED):
            self.lifted, self.held_at = wanted, position
        tap(wanted, position)


def tap(wanted: Locator, position: Position | None) -> None:
    """Chromium takes a touch that follows a carried card at once for no tap now and then: a finger taps again."""
    page = wanted.page
    page.evaluate(HEED_CLICKS)
    for _ in range(TRIES):
        wanted.tap(position=position)
        with suppress(TimeoutError):
            page.wait_for_function("() => window.clicked !== false", timeout=PATIENCE_MS)
            return
    raise AssertionError(f"no tap reaches {wanted}")


def carry(piece: Locator, held_at: Position | None, place: Locator) -> None:
    """By touch, to the middle of the place."""
    line = piece.page.context.new_cdp_session(piece.page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    (x, y), (to_x, to_y) = piece.evaluate(SPOT, held_at), place.evaluate(SPOT)
    touch("touchStart", (x, y))
    for step in range(1, STEPS + 1):
        touch("touchMove", (x + (to_x - x) * step / STEPS, y + (to_y - y) * step / STEPS))
    touch("touchEnd")
    line.detach()


@contextmanager
def one_finger() -> Iterator[Finger]:
    finger = Finger()

    def touch(wanted: Locator, position: Position | None = None) -> None:
        finger.touch(wanted, position)

    with patch.object(Locator, "click", touch), patch.object(Locator, "check", touch):
        yield finger
