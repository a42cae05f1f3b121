"""A game that another package brought, on the board that the package brings: that of the guide, as it stands there."""

from pathlib import Path

import pytest
from tests.browser.expecting import expect
from tests.browser.languages import FRENCH_FIRST
from tests.browser.people import FEW, Person
from tests.outside.strangers import NAME, add_board, install, written_package

FAILING = {
    "cannot be read": "export function mount( {",
    "asks for what is not there": "import './nothing.js'\nexport const mount = () => ({ update() {} })",
    "fails when it draws": "export const mount = () => ({ update() { throw new Error('no such coin') } })",
}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder: Path = tmp_path_factory.mktemp("site")
    package = written_package(tmp_path_factory.mktemp("written"))
    add_board(package)
    install(package, folder)
    return folder


def choices(someone: Person) -> list[str]:
    return [someone.say("move-choose", face=someone.say(f"face-{face}")) for face in ("heads", "tails")]


@pytest.mark.parametrize("language", FRENCH_FIRST)
def test_it_is_played_to_its_end_and_watched_again_on_its_own_board(invite, sixth_game, language):
    someone = invite(game=sixth_game, language=language).plays_now()
    table = someone.page.get_by_role("region", name=someone.say("name"), exact=True)
    expect(table.get_by_role("button")).to_have_text(choices(someone))
    expect(table.locator("dl")).to_have_count(0)  # of the plain board
    for size, light in FEW:
        someone.looks(size, light)
        assert someone.axe() == [], (size, light)
    table.get_by_role("button").first.click()
    end = someone.page.get_by_role("dialog", name=someone.say("page-over"))
    end.get_by_role("button", name=someone.say("page-replay")).click()
    ply = someone.page.get_by_role("slider", name=someone.say("page-ply"))
    expect(ply).to_have_value("0")
    ply.press("End")
    coins = table.locator("p.coins")
    expect(coins).to_contain_text("☉")
    expect(coins).to_have_css("text-align", "center")  # of the style sheet beside it


def test_another_language_is_spoken_at_once(invite, sixth_game):
    someone = invite(game=sixth_game, language="fr").plays_now()
    expect(someone.page.get_by_role("button", name="Choose heads")).to_have_count(0)
    someone.sets("language", "en")
    expect(someone.page.get_by_role("button", name="Choose heads")).to_be_visible()


@pytest.mark.parametrize("failing", FAILING)
def test_where_its_board_fails_it_is_played_on_the_plain_one(invite, sixth_game, site, failing):
    module = site / NAME / "board/board.js"
    written = module.read_text("utf-8")
    module.write_text(FAILING[failing], "utf-8")
    try:
        someone = invite(game=sixth_game).plays_now()
        table = someone.page.get_by_role("region", name=someone.say("name"), exact=True)
        expect(table.locator("dl").get_by_text(someone.say("view-even"))).to_be_visible()
        table.get_by_role("button", name=choices(someone)[0]).click()
        expect(someone.page.get_by_role("dialog", name=someone.say("page-over"))).to_be_visible()
        someone.complaints.clear()  # the browser's own, for whoever wrote that board
    finally:
        module.write_text(written, "utf-8")
