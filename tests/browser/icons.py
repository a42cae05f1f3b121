"""``python -m tests.browser.icons``: the pictures of ``web/public/icons``, drawn from ``icon.svg`` for systems that
want pixels. Run it when the drawing changes, and commit what it wrote."""

import re
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Page
from tests.browser.people import browser_running

PUBLIC = Path(__file__).parents[2] / "web/public"
FOLDER = PUBLIC / "icons"
GROUND = "#2a1020"
SAFE = 0.8  # of a maskable icon: what lies outside it may be cut off


class Icon(NamedTuple):
    pixels: int
    drawing: str


def drawings() -> dict[str, Icon]:
    plain = (PUBLIC / "icon.svg").read_text("utf-8")
    return {
        "192.png": Icon(192, plain),
        "512.png": Icon(512, plain),
        "maskable.png": Icon(512, to_the_edge(plain, SAFE)),
        "touch.png": Icon(180, to_the_edge(plain, 1)),
        "badge.png": Icon(96, silhouette(plain)),
    }


def to_the_edge(drawing: str, scale: float) -> str:
    """The system cuts the corners."""
    inside = re.sub(r"<rect[^>]*/>", "", inner(drawing))
    place = f"translate({32 - 32 * scale} {32 - 32 * scale}) scale({scale})"
    return wrapped(f'<rect width="64" height="64" fill="{GROUND}"/><g transform="{place}">{inside}</g>')


def silhouette(drawing: str) -> str:
    """White on nothing: a phone gives it a colour of its own beside a notification."""
    shapes = re.sub(r"<(rect|circle)[^>]*/>", "", inner(drawing))
    return wrapped(re.sub(r'fill="[^"]*"', 'fill="#fff"', shapes))


def inner(drawing: str) -> str:
    return re.sub(r"^<svg[^>]*>|</svg>\s*$", "", drawing)


def wrapped(shapes: str) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">{shapes}</svg>'


def draw(page: Page, icon: Icon) -> bytes:
    page.set_viewport_size({"width": icon.pixels, "height": icon.pixels})
    page.set_content(f"<style>*{{margin:0}}svg{{display:block;width:100vw;height:100vh}}</style>{icon.drawing}")
    return page.screenshot(omit_background=True)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with browser_running() as browser:
        page = browser.new_page()
        for name, icon in drawings().items():
            (FOLDER / name).write_bytes(draw(page, icon))


if __name__ == "__main__":
    main()
