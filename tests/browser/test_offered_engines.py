"""A program of the host among the levels of bots: on the sheet of a game, and at a table where people sit down."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from time import monotonic, sleep

import pytest
from playwright.sync_api import Browser, Locator, expect
from tests.browser.people import Person, person
from tests.browser.serving import ENGINE, serving
from tests.lab.test_engines import ENGINES
from tests.patience import LONG_SECONDS


@pytest.fixture
def notes(tmp_path: Path) -> Path:
    """Where the engine writes what it is told."""
    return tmp_path / "notes"


@pytest.fixture
def guest(browser: Browser, tmp_path: Path, notes: Path) -> Iterator[Person]:
    """In a house that offers the engine."""
    listener = f"{sys.executable} {ENGINES / 'listener.py'} {notes}"
    with serving(f"sqlite:///{tmp_path}/tables.sqlite", engine=listener) as address:
        guest = person(browser, address)
        yield guest
        assert guest.complaints == []
        guest.page.context.close()


def levels(guest: Person, word: str) -> Locator:
    return guest.page.get_by_role("combobox", name=guest.say(word), exact=True).first


def choose_the_engine(levels: Locator) -> None:
    """It stands after the levels that every house has."""
    options = levels.get_by_role("option")
    expect(options.last).to_have_text(ENGINE)
    expect(options.filter(has_text=ENGINE)).to_have_count(1)
    assert options.count() > 1
    levels.select_option(ENGINE)


def is_asked(notes: Path) -> None:
    """The engine, at a table where it sits."""
    latest = monotonic() + LONG_SECONDS
    while not any(told["kind"] == "question" for told in written(notes)):
        assert monotonic() < latest, "nobody asked the engine"
        sleep(0.05)


def written(notes: Path) -> list[dict[str, object]]:
    """Without a line that is being written."""
    text = notes.read_text("utf-8") if notes.exists() else ""
    return [json.loads(line) for line in text[: text.rfind("\n") + 1].splitlines()]


def test_an_engine_is_among_the_levels_on_the_sheet_and_plays_with_whoever_chose_it(guest: Person, notes: Path):
    guest.comes_in().takes_a_game()
    choose_the_engine(levels(guest, "page-levels"))
    guest.opens("page-play-now")
    guest.sees_the_board()
    is_asked(notes)


def test_a_host_seats_an_engine_where_its_name_then_stands(guest: Person, notes: Path):
    guest.opens_a_table("Camille")
    guest.button("page-less").click()
    choose_the_engine(levels(guest, "page-level"))
    guest.seats_for_bots().first.click()
    seats = guest.page.get_by_role("region", name=guest.say("page-seats")).get_by_role("listitem")
    expect(seats.filter(has=guest.page.get_by_text(ENGINE, exact=True))).to_have_count(1)
    guest.button("page-start").click()
    guest.sees_the_board()
    is_asked(notes)
