"""Four people, each with a device, bid and doubt to the end."""

import pytest
from playwright.sync_api import expect
from tests.browser.midas.hands import asked, group, play_online, play_to_the_end, press

from gueridon.games.midas import GAME

NAMES = ("Camille", "Zoé", "Basile", "Agathe")


def sit_down(invite):
    """Two phones, two desks, both languages, both lights."""
    ways = [("phone", "fr", "dark"), ("desk", "en", "dark"), ("phone", "en", "light"), ("desk", "fr", "light")]
    people = [invite(size=size, language=language, light=light, game=GAME) for size, language, light in ways]
    host, *friends = people
    code = host.opens_a_table(NAMES[0])
    host.page.get_by_role("region", name=host.say("page-seats")).get_by_role(
        "button", name=host.say("page-more")
    ).click()
    for friend, name in zip(friends, NAMES[1:], strict=True):
        friend.page.goto(f"{friend.server_address}/j/{code}")
        friend.called(name).button("page-sit").click()
        expect(host.page.get_by_text(name).first).to_be_visible()
    host.button("page-start").click()
    return people


@pytest.mark.slow
def test_four_people_play_to_the_end_with_a_bribe_out_of_turn_and_nobody_is_shut_out(invite):
    people = sit_down(invite)
    checked: set[tuple[str, int]] = set()

    def play_and_check(person):
        """The accessibility checker looks once at everything that a phone in the dark and a desk in daylight show."""
        scene = next(
            (word for word in ("obsidian", "bribe", "punishment", "favours", "dial") if asked(person, f"board-{word}")),
            "nothing",
        )
        if person in (people[0], people[-1]) and (scene, people.index(person)) not in checked:
            checked.add((scene, people.index(person)))
            assert person.axe() == []
        return play_online(person)

    asked_for = play_to_the_end(*people, play=play_and_check)
    assert {"bid", "accused", "punishment", "favour bought", "bribe used", "obsidian"} <= set(asked_for)
    for person in people:
        dialog = person.page.get_by_role("dialog", name=person.say("page-over"))
        expect(dialog.get_by_text(person.say("outcome-last-standing"))).to_be_visible()


def dice_of(person):
    """What is read out under one's own cup; nothing while the cup is down."""
    return group(person, "board-own-dice").get_by_text(person.matching(person.say("board-worth-together", worth=".+")))


def test_dice_are_seen_while_the_cup_is_held_and_no_longer(invite):
    camille = invite(game=GAME).gets_a_turn()
    cup = group(camille, "board-own-dice").get_by_role("button").first
    expect(cup).to_be_visible()
    assert dice_of(camille).count() == 0
    cup.hover()
    camille.page.mouse.down()
    expect(dice_of(camille)).to_be_visible()
    dice, _, _ = group(camille, "board-own-dice").get_by_role("paragraph").inner_text().partition(" :")
    camille.page.mouse.up()
    expect(dice_of(camille)).to_have_count(0)
    assert dice.count(",") == 4
    assert dice not in camille.page.locator("body").inner_text(), "what happened is read by the neighbours too"
    cup.focus()
    camille.page.keyboard.down(" ")
    expect(dice_of(camille)).to_be_visible()
    camille.page.keyboard.up(" ")
    expect(dice_of(camille)).to_have_count(0)


def test_those_who_cannot_hold_prop_the_cup_up(invite):
    camille = invite(game=GAME, size="desk").gets_a_turn()
    press(camille, "board-show-dice")
    expect(dice_of(camille)).to_be_visible()
    press(camille, "board-show-dice")
    expect(dice_of(camille)).to_have_count(0)


def test_whoever_learns_the_game_asks_for_the_odds_of_a_bid(invite):
    camille = invite(game=GAME).gets_a_turn()
    dial = group(camille, "board-dial")
    dial.get_by_role("button", name=camille.say("board-ask-odds")).click()
    sure = camille.matching("|".join([camille.say("board-odds-sure"), camille.say("board-odds", least=0)[:5]]))
    expect(dial.get_by_text(sure).first).to_be_visible()
    dial.get_by_role("slider").fill("75")
    expect(dial.get_by_text(camille.say("board-odds-hardly")).first).to_be_visible()


def test_what_may_not_be_done_is_answered_with_its_rule(invite):
    camille = invite(game=GAME).gets_a_turn()
    unbid = camille.page.get_by_text(camille.say("board-no-bid"), exact=True)
    while unbid.count() == 0 or not camille.button("board-accuse").is_visible():
        before = camille.last_told()
        play_online(camille)
        camille.hears_something_after(before)
        camille.gets_another_turn()
    press(camille, "board-accuse")
    camille.reads("refusal-MID-12-first")
