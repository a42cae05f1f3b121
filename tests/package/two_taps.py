"""``two_taps.py ADDRESS``: a browser takes a game and plays at the house there, in a process of its own."""

import sys

from tests.browser.people import browser_running, person


def main(address: str) -> None:
    with browser_running() as browser:
        someone = person(browser, address)
        someone.plays_after_two_taps()
        assert someone.complaints == []


if __name__ == "__main__":
    main(*sys.argv[1:])
