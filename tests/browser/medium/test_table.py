"""What lies on the table can be dragged, read and kept in sight; where nobody remembers, the log forgets too."""

import re
from itertools import product

import pytest
from playwright.sync_api import expect
from tests.browser.medium.hands import lit, pass_to, take_part
from tests.browser.people import person

from gueridon.games.medium import GAME

LOW = {"a low desk": (1366, 700), "a phone on its side": (844, 390), "a phone": (390, 844)}
LEGIBLE_PX = 14


def drag(person, piece, place):
    """With the mouse, from the middle of one to the middle of the other."""
    (here, there) = (one.bounding_box() for one in (piece, place))
    mouse = person.page.mouse
    mouse.move(here["x"] + here["width"] / 2, here["y"] + here["height"] / 2)
    mouse.down()
    mouse.move(there["x"] + there["width"] / 2, there["y"] + there["height"] / 2, steps=5)
    mouse.up()


@pytest.fixture(scope="module")
def about_to_take(browser, server_address):
    """Somebody at a desk who may take a card, for those who leave everything as it lies."""
    camille = person(browser, server_address, size="desk", game=GAME).gets_a_turn()
    pass_to(camille, "take")
    yield camille
    camille.page.context.close()
    assert camille.complaints == []


def hand(person):
    return person.page.get_by_role("group", name=person.say("board-hand")).get_by_role("button")


def test_a_card_of_the_galaxy_is_dragged_into_the_hand_and_one_of_the_hand_into_its_place(invite):
    camille = invite(size="desk", game=GAME).gets_a_turn()
    pass_to(camille, "take")
    before = camille.last_told()
    drag(camille, lit(camille, "take").first, hand(camille).nth(2))
    camille.hears_something_after(before)
    expect(lit(camille, "put-down")).to_have_count(5)
    before = camille.last_told()
    drag(camille, hand(camille).first, camille.page.locator("[data-piece].taken"))
    camille.hears_something_after(before)
    expect(lit(camille, "put-down")).to_have_count(0)


def test_a_card_that_is_let_go_where_nothing_can_be_done_with_it_lies_where_it_lay(about_to_take):
    camille = about_to_take
    before = camille.last_told()
    drag(camille, lit(camille, "take").first, lit(camille, "take").last)
    expect(camille.page.locator("[data-dragging]")).to_have_count(0)
    expect(lit(camille, "take")).not_to_have_count(0)
    assert camille.last_told() == before


def test_the_hand_and_the_secret_goal_stay_in_sight_however_low_the_screen_is(invite):
    camille = invite(game=GAME)
    camille.opens_a_table("Bartholomeus Magnificent")
    camille.button("page-fill-bots").click()
    camille.button("page-start").click()
    camille.waits_for_a_turn()
    goal = camille.page.get_by_role("group", name=camille.say("board-predictions")).locator(".goal").first
    for width, height in LOW.values():
        camille.page.set_viewport_size({"width": width, "height": height})
        for card in hand(camille).all():
            expect(card).to_be_in_viewport(ratio=0.9)
        expect(goal).to_be_in_viewport(ratio=0.9)
        assert goal.evaluate("one => parseFloat(getComputedStyle(one).fontSize)") >= LEGIBLE_PX


def test_a_star_marks_what_serves_and_nothing_else(about_to_take):
    camille = about_to_take
    serves = camille.say("board-serves", goal="").strip()
    for place in camille.page.locator("[data-piece^=star-], [aria-pressed][data-piece^=hand-0-]").all():
        marked = place.locator(".serves").count() == 1
        assert marked == (f", {serves}" in place.inner_text() or camille.say("board-serves-you") in place.inner_text())


@pytest.mark.slow
def test_with_memory_off_the_log_forgets_the_fronts_that_were_seen(invite):
    camille = invite(size="desk", game=GAME)
    camille.opens_a_table("Camille")
    memory = camille.page.get_by_role("switch", name=camille.say("option-memory"))
    memory.click()
    expect(memory).not_to_be_checked()
    camille.brings_bots(2)
    camille.button("page-start").click()
    camille.waits_for_a_turn()
    pass_to(camille, "take")
    take_part(camille)
    newest = camille.page.get_by_role("list", name=camille.say("page-log")).get_by_role("listitem").last
    expect(newest).to_contain_text(fronts(camille))
    for _ in range(2):
        before = camille.last_told()
        take_part(camille)
        camille.hears_something_after(before)
        camille.waits_for_a_turn()
    lines = camille.page.get_by_role("list", name=camille.say("page-log")).get_by_role("listitem").all_inner_texts()
    assert [line for line in lines[:-1] if fronts(camille).search(line)] == []


def fronts(person):
    """The names of all cards."""
    astres, colours = ("moon", "sun", "planet"), ("yellow", "blue", "red")
    names = [
        person.say("card", astre=person.say(f"astre-{astre}"), number=number, colour=person.say(f"colour-{colour}"))
        for astre, number, colour in product(astres, (1, 2, 3), colours)
    ]
    return re.compile("|".join(map(re.escape, names)))
