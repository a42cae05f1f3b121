"""What one plays with is as large as the room allows, and in sight together with what it is compared to."""

import msgspec
import pytest
from playwright.sync_api import Locator, expect
from tests.browser.boxes import LYING_PHONE, NAMES, SETTLED, SHORT_PHONE, USUAL_TEXT, WordlessTable, below_the_fold
from tests.browser.gallery import EXHIBITS

from gueridon.tables.messages import Update

pytestmark = pytest.mark.slow

TABLET, SMALL_DESK, LARGE_DESK = (768, 1024), (1366, 700), (1920, 1080)
WIDTHS = "all => all.map((one) => one.getBoundingClientRect().width)"
RIGHTMOST = "all => Math.max(...all.map((one) => one.getBoundingClientRect().right))"
FIGURES = "one => getComputedStyle(one).fontVariantNumeric"


@pytest.fixture
def at(invite):
    """The board of an exhibit at a ply, in a window of this size."""

    def at(board: str, ply: int, size: tuple[int, int]) -> WordlessTable:
        exhibit = EXHIBITS[board]
        table = WordlessTable(invite(game=exhibit.game), exhibit, USUAL_TEXT)
        table.shows_the_first()
        table.shows(next(state for state in table.states if state.ply == ply))
        page = table.person.page
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.evaluate(SETTLED)
        return table

    return at


def narrowest(cards: Locator) -> float:
    widths: list[float] = cards.evaluate_all(WIDTHS)
    return min(widths)


def may_place(state: Update) -> bool:
    return any(msgspec.json.decode(move)["kind"] == "place" for move in state.eyes[0].legal)


def test_two_visions_of_mysterium_fill_a_tablet_and_seven_are_in_sight(at):
    few = at("mysterium-four", 12, TABLET).person.page.locator("[data-piece=visions] button")
    expect(few).to_have_count(2)
    assert narrowest(few) >= 180
    many = at("mysterium-four", 84, TABLET).person.page.locator("[data-piece=visions] button")
    expect(many).to_have_count(7)
    assert many.evaluate_all(RIGHTMOST) <= TABLET[0]


@pytest.mark.parametrize("board", ["mysterium-two", "mysterium-four", "mysterium-epilogue"])
def test_cards_of_mysterium_are_in_sight_on_a_short_phone_while_one_chooses(at, board):
    table = at(board, 0, SHORT_PHONE)
    choices = [state for state in table.states if may_place(state)]
    assert choices
    for state in choices:
        table.shows(state)
        assert below_the_fold(table.person.page, SHORT_PHONE) == [], f"ply {state.ply}"


@pytest.mark.parametrize(("board", "ply"), [("mysterium-two", 15), ("mysterium-four", 18)])
def test_the_prompt_of_mysterium_lies_below_its_cards_at_a_desk(at, board, ply):
    page = at(board, ply, SMALL_DESK).person.page
    cards, prompt = (page.locator(part).bounding_box() for part in ("[data-piece=candidates]", ".prompt"))
    assert prompt["y"] >= cards["y"] + cards["height"]


def test_groups_to_vote_for_are_told_apart_on_a_phone_on_its_side(at):
    page = at("mysterium-two", 83, LYING_PHONE).person.page
    assert narrowest(page.locator("[data-piece=groups] [data-card]")) >= 42


@pytest.mark.parametrize(("board", "ply"), [("medium-first", 20), ("medium-pair", 24), ("medium-four", 24)])
def test_the_galaxy_fills_a_large_desk(at, board, ply):
    page = at(board, ply, LARGE_DESK).person.page
    assert narrowest(page.locator("[data-piece^=star-]")) >= 160


def test_two_rivals_in_medium_leave_the_hand_the_whole_width_of_a_phone_on_its_side(at):
    page = at("medium-first", 20, LYING_PHONE).person.page
    cards = page.locator("[data-piece^=hand-0-]")
    beside = page.locator("[data-piece^=rival-]").first.bounding_box()
    assert cards.first.bounding_box()["x"] < beside["x"] + beside["width"]


def test_babet_says_once_whose_turn_it_is(at):
    page = at("babet-two", 36, SMALL_DESK).person.page
    assert page.locator("main").inner_text().count(NAMES[1]) == 1


@pytest.mark.parametrize("board", ["mysterium-four", "medium-first", "missions-gold"])
def test_figures_of_what_is_to_be_done_do_not_read_like_letters(at, board):
    page = at(board, 0, SMALL_DESK).person.page
    assert page.locator("[data-task]").evaluate(FIGURES) == "lining-nums"
    assert page.locator("footer, aside").first.evaluate(FIGURES) == "lining-nums"
