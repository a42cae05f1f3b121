"""Every screen, in candle light and in daylight: nobody is shut out, and nothing runs off the edge."""

import gzip

import pytest
from tests.browser.people import SIZES, looks_of
from tests.browser.screens import SCREENS, WALKS, table, walk

FIRST_LOAD = 200 * 1024  # bytes, compressed, without the board


@pytest.mark.parametrize("through", WALKS, ids=lambda walk: "-and-".join(walk))
def test_the_accessibility_checker_finds_nothing_and_nothing_runs_off_the_side(invite, through):
    someone = invite()
    for screen in walk(someone, through):
        for size, light in looks_of(screen, SCREENS) if screen != "the-end" else ():  # the verdict is read below it
            someone.looks(size, light)
            assert someone.axe() == [], (screen, size, light)
            assert someone.page.evaluate("document.documentElement.scrollWidth") <= SIZES[size][0], (screen, size)


def test_the_whole_table_is_in_sight_without_scrolling_and_everything_is_large_enough_to_be_tapped(invite):
    someone = invite()
    table(someone)
    for size in ("phone", "desk"):
        someone.looks(size, "dark")
        tall = SIZES[size][1]
        assert someone.page.evaluate("document.documentElement.scrollHeight") <= tall, size
        on_the_table = boxes(someone.page.get_by_role("main"))
        assert min(box["y"] for box in on_the_table) >= 0, size
        assert max(box["y"] + box["height"] for box in on_the_table) <= tall + 1, size
        assert min(min(box["width"], box["height"]) for box in boxes(someone.page)) >= 24, size


def boxes(within):
    return [button.bounding_box() for button in within.get_by_role("button").all()]


def test_the_first_load_is_light_and_leaves_the_board_for_later(invite):
    someone = invite()
    loaded = []
    someone.page.on("response", lambda response: loaded.append(response))
    someone.comes_in()
    someone.page.wait_for_load_state("networkidle")
    assert sum(weight(response) for response in loaded) <= FIRST_LOAD
    assert not [response.url for response in loaded if "Board" in response.url or "Example" in response.url]


def weight(response):
    body = response.body()
    return len(body) if response.url.endswith(".woff2") else len(gzip.compress(body))
