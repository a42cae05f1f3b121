"""Four people round one phone: it is cut off, reloaded, and dies in the middle of the game; another takes over."""

import time

from playwright.sync_api import expect
from tests.browser.midas.hands import GAME_LASTS, answer_favours, draw, names, press, stone

from gueridon.games.midas import COMPANION


def lay_the_phone_down(invite, **ways):
    """Four cups; the code is on the screen."""
    phone = invite(game=COMPANION, **ways).comes_in().takes_a_game()
    phone.button("page-more").click()
    press(phone, "page-around")
    phone.page.get_by_role("textbox", name=phone.say("page-name-of-seat", number=4)).wait_for()
    code = phone.page.get_by_text(phone.say("page-code")).locator("..").inner_text().split()[-1]
    press(phone, "page-start")
    expect(names(phone)).to_have_count(4)
    return phone, code


def play_a_round(phone, at):
    draw(phone, at)
    for _ in range(4):
        answer_favours(phone)
        exchange = phone.page.get_by_role("button", name=phone.matching(phone.say("move-swap", other=".*")))
        if exchange.count():
            exchange.first.click()
    while phone.button("move-decline").count():
        before = phone.last_told()
        press(phone, "move-decline")
        phone.hears_something_after(before)


def play_to_the_end(phone):
    until, at = time.monotonic() + GAME_LASTS, 0
    while not phone.game_is_over():
        assert time.monotonic() < until, "the game does not end"
        play_a_round(phone, at)
        at += 1


def test_a_game_of_four_round_one_phone_outlives_the_network_a_reload_and_the_phone(invite):
    phone, code = lay_the_phone_down(invite)
    assert phone.axe() == []
    play_a_round(phone, 0)
    in_play = names(phone).count()

    phone.page.context.set_offline(True)
    phone.reads("page-lost")
    names(phone).first.click()
    phone.page.context.set_offline(False)
    expect(phone.page.get_by_text(phone.say("page-lost"))).to_have_count(0)
    assert phone.axe() == []
    press(phone, "move-cancel")

    phone.page.reload()
    expect(names(phone)).to_have_count(in_play)
    give_up_a_die(phone)

    another = invite(game=COMPANION, light="light", language="en")
    another.page.goto(f"{another.server_address}/j/{code}")
    another.reads("page-picked-up-by-another")
    assert another.button("page-pick-up").count() == 0
    phone.page.close()
    press(another, "page-pick-up")
    another.reads("page-shared-code", code=code)
    assert another.axe() == []
    play_to_the_end(another)
    dialog = another.page.get_by_role("dialog", name=another.say("page-over"))
    expect(dialog.get_by_text(another.say("outcome-last-standing"))).to_be_visible()


def give_up_a_die(phone):
    """Hold the stone, then tap a name; it is asked once more."""
    stone(phone).hover()
    phone.page.mouse.down()
    phone.reads("board-who-gives")
    phone.page.mouse.up()
    before = phone.last_told()
    names(phone, "board-tap-give").first.click()
    press(phone, "board-yes")
    phone.hears_something_after(before)
    expect(phone.page.get_by_role("button", name=phone.matching("4 dés"))).to_have_count(1)


def test_a_slip_of_the_finger_costs_nothing(invite):
    phone, _ = lay_the_phone_down(invite, size="desk", language="en")
    names(phone).first.click()
    press(phone, "page-undo")
    expect(phone.button("move-confirm")).to_have_count(0)
    names(phone).nth(1).click()
    press(phone, "move-cancel")
    press(phone, "move-give-die")
    press(phone, "board-no")
    expect(names(phone)).to_have_count(4)
    assert phone.page.get_by_role("button", name=phone.matching("5 dice")).count() == 4


def test_whoever_has_no_bribe_learns_why_the_stone_stays(invite):
    phone, _ = lay_the_phone_down(invite)
    stone(phone).click()
    phone.reads("refusal-MID-32-owner")
