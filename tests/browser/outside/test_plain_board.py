"""A game that another package brought, on the board that the page has for games it does not know."""

from pathlib import Path

import pytest
from tests.browser.expecting import expect
from tests.browser.languages import FRENCH_FIRST
from tests.browser.people import LOOKS, Person
from tests.outside.strangers import install, written_package


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder: Path = tmp_path_factory.mktemp("site")
    install(written_package(tmp_path_factory.mktemp("written")), folder)
    return folder


def reads_its_rules(someone: Person) -> None:
    someone.button("page-rules").first.click()
    book = someone.page.get_by_role("dialog", name=someone.say("page-rules"))
    expect(book.get_by_text("COI-3")).to_be_visible()
    someone.page.keyboard.press("Escape")
    expect(book).to_have_count(0)


@pytest.mark.parametrize("language", FRENCH_FIRST)
def test_it_is_played_with_a_bot_to_its_end(invite, sixth_game, language):
    someone = invite(game=sixth_game, language=language).plays_now()
    table = someone.page.get_by_role("region", name=someone.say("name"), exact=True)
    expect(table.get_by_text(someone.say("view-even"))).to_be_visible()
    moves = table.get_by_role("button")
    expect(moves).to_have_text(
        [someone.say("move-choose", face=someone.say(f"face-{face}")) for face in ("heads", "tails")]
    )
    reads_its_rules(someone)
    for size, light in LOOKS:
        someone.looks(size, light)
        assert someone.axe() == [], (size, light)
        assert all(min(box["width"], box["height"]) >= 24 for box in [move.bounding_box() for move in moves.all()])
    moves.first.click()
    end = someone.page.get_by_role("dialog", name=someone.say("page-over"))
    expect(end.get_by_text(someone.say("outcome-shown"))).to_be_visible()
    end.get_by_role("button", name=someone.say("page-replay")).click()
    expect(someone.page.get_by_role("slider", name=someone.say("page-ply"))).to_have_value("0")
    expect(table.get_by_text(someone.say("view-even"))).to_be_visible()
