"""Who one is: revealed as the game begins, and one tap away from then on."""

from playwright.sync_api import expect
from tests.browser.boxes import USUAL_TEXT, WordlessTable
from tests.browser.gallery import EXHIBITS

from gueridon.games import SHELF

TOLD = USUAL_TEXT.replace("'none'", "'told'")
LATE_MS = 500  # so much later the board would long be told of what was heard
SHOWN_BEHIND = """() => new MutationObserver(() => {
  window.behind ||= document.querySelector('main:not([data-ply="0"])') !== null
    && document.querySelector('.scene[role=status]') !== null
}).observe(document.body, { attributes: true, childList: true, subtree: true })"""
ROLE = "you-are-artisou-all-kind"  # on the first of three chairs


def test_a_role_is_a_scene_as_the_game_begins_and_stays_one_tap_away(invite):
    camille = invite(game=SHELF["babet"], story="told").plays_now()
    scene = camille.page.get_by_role("status").filter(has_text=camille.say(ROLE))
    expect(scene).to_contain_text(camille.explained(ROLE))
    camille.page.keyboard.press("Shift")
    expect(scene).to_have_count(0)
    camille.button(ROLE).click()
    told = camille.page.get_by_role("dialog", name=camille.say(ROLE))
    expect(told).to_contain_text(camille.explained(ROLE))


def test_what_others_do_meanwhile_is_shown_once_the_scene_is_gone(invite):
    exhibit = EXHIBITS["babet-three"]
    table = WordlessTable(invite(game=exhibit.game, story="told"), exhibit, TOLD)
    table.shows_the_first()
    page = table.person.page
    page.locator(".scene[role=status]").wait_for()
    page.evaluate(SHOWN_BEHIND)
    table.hears(table.states[1])
    page.wait_for_timeout(LATE_MS)
    page.keyboard.press("Shift")
    page.locator(f"main[data-ply='{table.states[1].ply}']").wait_for()
    assert not page.evaluate("window.behind")
