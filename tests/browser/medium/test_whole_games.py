"""Whole games, to their end, in real browsers; and what one browser sees that the others do not."""

import json

import pytest
from playwright.sync_api import expect
from tests.browser.medium.hands import (
    accuse,
    activate,
    awake,
    lens,
    lit,
    named,
    pick_powers,
    play_to_the_end,
    press,
    rivals,
    saying,
    seen,
    tap_card,
    wait_for_one_to_play,
)

from gueridon.games.medium import GAME

NAMES = ("Camille", "Zoé", "Basile")
PICKS = ("pythia", "tohunga", "chilam-balam")


def sit_down(invite):
    """Three people, two languages, two lights; the host wants the advanced game."""
    ways = [("phone", "fr", "dark"), ("desk", "en", "dark"), ("phone", "en", "light")]
    people = [invite(size=size, language=language, light=light, game=GAME) for size, language, light in ways]
    frames = [listening(person) for person in people]
    host, *friends = people
    code = host.opens_a_table(NAMES[0])
    host.page.get_by_role("radio", name=host.say("preset-usual")).check()
    for friend, name in zip(friends, NAMES[1:], strict=True):
        friend.page.goto(f"{friend.server_address}/j/{code}")
        friend.called(name).button("page-sit").click()
        expect(host.page.get_by_text(name)).to_be_visible()
    press(host, "page-start")
    return people, frames


def listening(person):
    """Everything that this browser is sent, as it comes."""
    frames: list[str] = []
    person.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(frame)))
    return frames


def kinds_told(frames):
    """The kinds of events in these frames."""
    updates = [message for message in map(json.loads, frames) if message["kind"] == "update"]
    told = [one for update in updates for eyes in update["eyes"] for one in eyes["told"]]
    return {event["kind"] for one in told for event in one["events"]}


@pytest.mark.slow
def test_three_people_pick_powers_in_secret_and_play_to_the_end(invite):
    people, frames = sit_down(invite)
    camille, zoe, basile = people
    for person in people:
        expect(person.page.get_by_role("group", name=person.say("board-powers")).get_by_role("button")).to_have_count(6)
    pick_powers(camille, *PICKS)
    camille.reads("board-choice-waits", names="Zoé, Basile")
    assert not any("tohunga" in frame for frame in frames[1] if '"kind":"pick-powers"' not in frame)
    pick_powers(zoe, *PICKS)
    pick_powers(basile, "druidess", "omikuji", "fetish-maker")
    expect(zoe.page.get_by_role("list", name=zoe.say("page-log"))).to_contain_text(zoe.say("power-fetish-maker"))
    done = play_to_the_end(camille, {"Zoé": zoe, "Basile": basile})
    assert {"accuse", "power", "take", "put-down", "on"} <= set(done)
    for person in people:
        dialog = person.page.get_by_role("dialog", name=person.say("page-over"))
        expect(dialog.get_by_text(person.say("outcome-star"))).to_be_visible()


def test_what_the_tohunga_sees_is_sent_to_one_browser_only(invite):
    people, frames = sit_down(invite)
    for person in people:
        pick_powers(person, *PICKS)
    for person in people:
        rivals(person)  # has seen the reveal: before it everybody is to choose
    seer = wait_for_one_to_play(*people)
    press(seer, "board-go-on")
    activate(seer, "tohunga")
    other = NAMES[(people.index(seer) + 1) % 3]
    lit(seer, "look-at").first.wait_for()
    before = [person.last_told() for person in people]
    for heard in frames:
        heard.clear()
    tap_card(seer, "look-at")
    expect(seen(seer, other)).to_have_count(1)
    for person, last, heard in zip(people, before, frames, strict=True):
        person.hears_something_after(last)
        assert kinds_told(heard) == ({"card-looked-at", "card-seen"} if person is seer else {"card-looked-at"})
    watcher = next(one for one in people if one is not seer and NAMES[people.index(one)] != other)
    expect(seen(watcher, other)).to_have_count(0)
    expect(saying(seer, "board-no-suspicion")).to_be_visible()


def test_notes_are_still_there_after_a_reload_and_nobody_else_gets_them(invite):
    people, frames = sit_down(invite)
    for person in people:
        pick_powers(person, *PICKS)
    camille = people[0]
    suspected = f"{camille.say('goal-moon')}, {camille.say('board-mark-suspected')}"
    press(camille, "board-notebook", name="Zoé")
    camille.page.get_by_role("button", name=camille.say("goal-moon"), exact=True).click()
    expect(camille.page.get_by_role("button", name=suspected)).to_be_visible()
    camille.page.reload()
    press(camille, "board-notebook", name="Zoé")
    expect(camille.page.get_by_role("button", name=suspected)).to_be_visible()
    assert [any('"kind":"notes"' in frame for frame in heard) for heard in frames] == [True, False, False]


def test_an_accusation_is_paid_for_or_rewarded_at_once(invite):
    camille = invite(game=GAME).gets_a_turn()
    yours = camille.page.get_by_role("region", name=camille.say("board-yours"))
    before = camille.last_told()
    accuse(camille, ".*", "moon")
    camille.hears_something_after(before)
    right, wrong = [camille.say("board-fragments", white=white, red=red) for white, red in ((2, 0), (0, 1))]
    expect(yours.get_by_role("img", name=camille.matching(f"^({right}|{wrong})$"))).to_be_visible()


def test_what_may_not_be_done_is_answered_with_its_rule(invite):
    camille = invite(game=GAME).gets_a_turn()
    star = camille.page.get_by_role("group", name=camille.say("view-galaxy")).get_by_role("button").first
    star.click()
    expect(lens(camille).get_by_role("button")).to_have_count(0)
    star.click()
    camille.reads("refusal-MED-55-power")


def test_a_first_game_explains_its_steps(invite):
    camille = invite(game=GAME).gets_a_turn()
    camille.reads("board-coach-accomplish")
    press(camille, "board-go-on")  # whoever was dealt a goal and accomplished it would still be in this step
    camille.reads("board-coach-power")


@pytest.mark.slow
def test_a_whole_turn_from_the_keyboard_alone(invite):
    camille = invite(size="desk", game=GAME).gets_a_turn()
    choose(camille, saying(camille, "board-go-on"))
    camille.tabs_to(awake(camille))
    camille.page.keyboard.press("ArrowRight")
    expect(named(camille, "druidess").and_(awake(camille))).to_be_focused()
    camille.page.keyboard.press("Enter")
    choose(camille, camille.button("board-activate"))
    for _ in range(2):
        for move in ("take", "put-down"):
            before = camille.last_told()
            for _ in range(2):
                choose(camille, lit(camille, move))
            camille.hears_something_after(before)


def choose(person, wanted):
    person.tabs_to(wanted)
    person.page.keyboard.press("Enter")
