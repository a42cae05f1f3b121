"""The page as a thing that one has: it opens without a network, and no update of the server's files breaks it."""

import json
from collections.abc import Iterator
from pathlib import Path
from shutil import copytree

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.icons import FOLDER as ICONS
from tests.browser.icons import PUBLIC, drawings
from tests.browser.languages import FRENCH_FIRST
from tests.browser.later_pages import built_later
from tests.browser.people import Person, person
from tests.browser.serving import serving

from gueridon.server.page import FOLDER

PNG_SIZE = slice(16, 24)  # bytes: width and height
WORKS = """navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller
    ?? new Promise((claimed) => (navigator.serviceWorker.oncontrollerchange = claimed))).then(() => null)"""
TAKEN_OVER = """navigator.serviceWorker.ready.then((all) => new Promise((over) => {
    const look = () => caches.keys().then((names) => names.some((name) => name.endsWith('0'.repeat(16)))
        && !all.installing && all.active.state === 'activated' ? over(null) : setTimeout(look, 50))
    look()
}))"""
KEPT = """caches.keys().then((names) => Promise.all(names.map((name) => caches.open(name).then((one) => one.keys()))))
    .then((all) => all.flat().map(({ url }) => new URL(url).pathname))"""


def has_a_worker(someone: Person) -> Person:
    someone.page.evaluate(WORKS)
    return someone


def reads_rules(someone: Person) -> None:
    someone.page.get_by_role("dialog").locator("[id^=rule-]").first.wait_for()


@pytest.mark.parametrize("language", FRENCH_FIRST)
def test_without_a_network_the_page_opens_and_the_rules_can_be_read(invite, language):
    camille = has_a_worker(invite(language=language, worker="allow").comes_in())
    camille.page.context.set_offline(True)
    camille.page.reload()
    camille.reads("page-waits-for-line")
    assert camille.axe() == []
    camille.button("name").click()
    reads_rules(camille)
    camille.page.keyboard.press("Escape")
    camille.page.context.set_offline(False)
    camille.games().first.wait_for()
    expect(camille.page.get_by_text(camille.say("page-waits-for-line"))).to_have_count(0)


def test_a_table_that_is_opened_without_a_network_waits_for_the_line(invite):
    camille = has_a_worker(invite(worker="allow").plays_now())
    camille.page.context.set_offline(True)
    camille.page.reload()
    camille.reads("page-lost")
    camille.page.context.set_offline(False)
    camille.sees_the_board()
    expect(camille.page.get_by_text(camille.say("page-lost"))).to_have_count(0)


def test_nothing_is_kept_that_the_house_says_of_people_and_games(invite):
    camille = has_a_worker(invite(worker="allow").plays_now())
    camille.page.reload()
    camille.sees_the_board().comes_in().games().first.wait_for()
    kept = camille.page.evaluate(KEPT)
    assert "/" in kept
    assert [path for path in kept if path != "/" and not (FOLDER / path[1:]).is_file()] == []


# The server's files change


class Versions:
    """A folder of the page that becomes another one from one moment to the next, as an update does it."""

    def __init__(self, folder: Path) -> None:
        self.first = copytree(FOLDER, folder / "first")
        self.later = built_later(FOLDER, folder / "later")
        self.shown = folder / "page"
        self.shown.symlink_to(self.first)

    def update(self) -> None:
        link = self.shown.with_name("next")
        link.symlink_to(self.later)
        link.replace(self.shown)


@pytest.fixture
def versions(tmp_path: Path) -> Versions:
    return Versions(tmp_path)


@pytest.fixture
def house(versions: Versions, tmp_path: Path) -> Iterator[str]:
    with serving(f"sqlite:///{tmp_path}/tables.sqlite", page=versions.shown) as address:
        yield address


def is_later(someone: Person) -> bool:
    return someone.page.locator("script[src*='-another0']").count() == 1


def test_an_old_page_goes_on_with_its_own_files_and_the_next_visit_brings_the_new_one(
    browser: Browser, versions: Versions, house: str
):
    camille = has_a_worker(person(browser, house, worker="allow").comes_in())
    versions.update()
    camille.takes_a_game().button("page-rules").click()
    reads_rules(camille)
    assert not is_later(camille), "it began anew"
    camille.comes_in().games().first.wait_for()
    assert is_later(camille)
    assert camille.complaints == []
    camille.page.context.close()


@pytest.mark.slow
def test_the_new_page_is_kept_whole_as_well(browser: Browser, versions: Versions, house: str):
    camille = has_a_worker(person(browser, house, worker="allow").comes_in())
    versions.update()
    camille.comes_in()
    camille.page.evaluate(TAKEN_OVER)
    camille.page.context.set_offline(True)
    camille.page.reload()
    camille.reads("page-waits-for-line")
    assert is_later(camille)
    camille.page.context.close()


@pytest.mark.slow
def test_an_old_page_that_kept_nothing_begins_anew_and_finds_its_seat(browser: Browser, versions: Versions, house: str):
    camille = person(browser, house).plays_now()
    versions.update()
    camille.button("page-rules").click()  # a part that is gone; another one may have begun the page anew already
    expect(camille.page.locator("script[src*='-another0']")).to_have_count(1)
    camille.sees_the_board().page.keyboard.press("Escape")
    camille.button("page-rules").click()
    reads_rules(camille)
    camille.page.context.close()


# What systems show of it


def test_the_manifest_has_icons_of_the_sizes_that_it_says(invite):
    manifest = json.loads((PUBLIC / "manifest.webmanifest").read_text("utf-8"))
    camille = invite()
    for icon in manifest["icons"]:
        answer = camille.page.request.get(camille.server_address + icon["src"])
        assert answer.headers["content-type"] == icon["type"]
        if icon["sizes"] != "any":
            width, height = icon["sizes"].split("x")
            assert answer.body()[PNG_SIZE] == int(width).to_bytes(4) + int(height).to_bytes(4)


def test_every_icon_that_is_drawn_is_there_in_its_size():
    assert {file.name for file in ICONS.iterdir()} == {*drawings()}
    for name, icon in drawings().items():
        assert (ICONS / name).read_bytes()[PNG_SIZE] == 2 * icon.pixels.to_bytes(4)
