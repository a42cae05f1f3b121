"""A refusal is seen above the lens that was tapped, and stays when the lens is put away."""

from playwright.sync_api import expect
from tests.browser.mysterium.friends import OTHERS, among_friends
from tests.browser.mysterium.hands import NAMES, gather, group, lens, saying

from gueridon.games.mysterium import GAME

ON_TOP = """one => {
    const { x, y, width, height } = one.getBoundingClientRect()
    return one.contains(document.elementFromPoint(x + width / 2, y + height / 2))
}"""


def refusal(person, word):
    return person.page.get_by_role("alert").get_by_text(person.matching(person.say(word)))


def is_refused_in_sight(person, word):
    refused = refusal(person, word)
    expect(refused).to_be_visible()
    assert refused.evaluate(ON_TOP), "something lies over the refusal"
    person.page.keyboard.press("Escape")
    expect(lens(person)).to_have_count(0)
    expect(refused).to_be_visible()
    assert refused.evaluate(ON_TOP)


def test_a_new_ghost_who_sends_a_vision_to_nobody_reads_why_above_the_lens(invite):
    ghost = invite(game=GAME)
    gather(ghost, [], bots=3, ghost=NAMES[0])
    group(ghost, "view-hand").get_by_role("button").first.click()
    saying(ghost, "board-send-nobody").click()
    is_refused_in_sight(ghost, "refusal-MYS-20-for-whom")


def test_a_medium_who_follows_an_intuition_too_soon_reads_why_above_the_lens(invite):
    camille = invite(game=GAME, size="desk", language="en")
    with among_friends(camille, 3, ghost=OTHERS[0]):
        group(camille, "view-suspects").get_by_role("button").first.click()
        saying(camille, "move-place", medium=".*", card=".*").click()
        is_refused_in_sight(camille, "refusal-MYS-30-step")
