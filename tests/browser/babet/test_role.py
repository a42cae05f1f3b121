"""Who one is: revealed as the game begins, and one tap away from then on."""

from playwright.sync_api import expect

from gueridon.games import SHELF

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
