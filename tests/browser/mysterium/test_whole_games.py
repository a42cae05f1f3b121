"""Whole games, to their end, in real browsers: with a ghost, with mediums, with bots on either side of the screen."""

import pytest
from playwright.sync_api import expect
from tests.browser.mysterium.friends import OTHERS, among_friends
from tests.browser.mysterium.hands import (
    NAMES,
    board,
    candidate,
    follow,
    gather,
    give,
    group,
    held,
    lens,
    look_at,
    name_a_culprit,
    point,
    press,
    ready,
    saying,
    send_visions,
    slip,
    vote,
)
from tests.browser.people import person
from tests.browser.serving import serving

from gueridon.games.mysterium import GAME
from gueridon.games.mysterium.box import HAND, HOURS, KINDS

HURRY = 10  # a minute of the table's in six seconds


def read_the_end(person, reason):
    dialog = person.page.get_by_role("dialog", name=person.say("page-over"))
    expect(dialog.get_by_text(person.matching(person.say(f"outcome-{reason}")))).to_be_visible()


def it_strikes(person, hour):
    expect(board(person).get_by_role("listitem").and_(person.page.locator("[aria-current=time]"))).to_have_text(hour)


def vote_buttons(person):
    return saying(person, "move-vote", group="[1-3]")


def follow_and_be_ready(mediums, secrets):
    for medium, secret in zip(mediums, secrets, strict=True):
        follow(medium, secret)
    for medium in mediums:
        ready(medium)


@pytest.mark.slow
def test_a_ghost_and_three_mediums_play_to_the_end_and_the_vote_is_secret(invite):
    """Two languages, two lights, phone and desk; the mediums have heard what the visions mean."""
    ways = [("phone", "fr", "dark"), ("desk", "en", "dark"), ("phone", "en", "light"), ("phone", "fr", "dark")]
    ghost, *mediums = [invite(size=size, language=lang, light=light, game=GAME) for size, lang, light in ways]
    gather(ghost, mediums, ghost=NAMES[0])
    assert slip(ghost, 0, "it was the cook").startswith("refused")
    assert slip(mediums[0], 1, "a teapot?").startswith("done")

    secrets = send_visions(ghost)
    follow(mediums[0], secrets[0])
    look_at(mediums[1], 0)
    saying(mediums[1], "move-judge", verdict=mediums[1].say("verdict-right"), medium=".*").click()
    expect(candidate(mediums[2], secrets[0])).to_contain_text(mediums[2].say("board-stands-here", medium="Ambre"))
    look_at(mediums[1], 1)
    for medium, secret in zip(mediums[1:], secrets[1:], strict=True):
        follow(medium, secret)
    for medium in mediums:
        ready(medium)
    for _ in range(2):
        follow_and_be_ready(mediums, send_visions(ghost))

    guilty = name_a_culprit(ghost)
    first, clairvoyant, third = mediums  # whoever judged well sees one card more, and votes later
    for medium in (first, third):
        medium.reads("board-ask-vote")
    expect(vote_buttons(clairvoyant)).to_have_count(0)
    assert slip(first, 1, "group one!").startswith("refused")
    vote(first, guilty)
    vote(third, 2)
    expect(vote_buttons(clairvoyant)).to_have_count(3)
    expect(board(clairvoyant).get_by_text(NAMES[1], exact=True)).to_have_count(0)  # on no ballot
    vote(clairvoyant, guilty)
    for one in (ghost, *mediums):
        read_the_end(one, "culprit-found")


@pytest.mark.slow
def test_a_person_haunts_bots(invite):
    ghost = invite(game=GAME, language="en")
    gather(ghost, [], bots=3, ghost=NAMES[0])
    send_visions(ghost)
    it_strikes(ghost, "II")


@pytest.mark.parametrize(
    "late_ms",
    [pytest.param(700, marks=pytest.mark.slow), 0],
    ids=["everything-late", "only-the-table-late"],
)
def test_a_bot_haunts_a_person_who_plays_two_mediums_quicker_than_the_line_answers(invite, late_ms):
    camille = invite(game=GAME, late_ms=late_ms)
    if not late_ms:
        camille.hears_late("update")
    gather(camille, [], bots=1, ghost=camille.say("page-bot-1"))
    camille.waits_for_a_turn()
    for medium in (0, 1):
        look_at(camille, medium)
        expect(
            group(camille, "board-visions", medium=camille.say(f"medium-{medium}")).get_by_role("button")
        ).not_to_have_count(0)
        group(camille, "view-suspects").get_by_role("button").first.click()
        saying(camille, "move-place", medium=".*", card=".*").click()
    saying(camille, "move-ready").click()
    it_strikes(camille, "II")
    camille.waits_for_a_turn()


def test_a_card_may_be_compared_with_every_vision_and_enlarged(invite):
    camille = invite(game=GAME)
    gather(camille, [], bots=1, ghost=camille.say("page-bot-1"))
    camille.waits_for_a_turn()
    group(camille, "view-suspects").get_by_role("button").first.click()
    pictures = lens(camille).get_by_role("img", name=camille.matching("."))
    expect(pictures).to_have_count(2)
    first = pictures.last.get_attribute("alt")
    camille.button("board-next-card").click()
    expect(pictures.last).not_to_have_attribute("alt", first)
    lens(camille).get_by_role("button", expanded=False).first.click()
    expect(pictures).to_have_count(1)
    camille.page.keyboard.press("Escape")
    expect(lens(camille)).to_have_count(0)


def follow_both(camille, friends):
    for medium in (0, 1):
        look_at(camille, medium)
        follow(camille, friends.secret(medium))
    ready(camille)


def group_of(person, number):
    return board(person).get_by_role("listitem").filter(has_text=person.say("board-group", group=number))


def test_with_three_players_the_vote_is_open_and_ends_when_all_agree(invite):
    camille = invite(game=GAME)
    with among_friends(camille, 3, ghost=OTHERS[0]) as friends:
        for _ in range(KINDS):
            friends.play()
            follow_both(camille, friends)
        friends.play()
        point(camille, 2)
        expect(group_of(camille, 2)).to_contain_text(NAMES[0])
        friends.point(1)
        expect(group_of(camille, 1)).to_contain_text(OTHERS[1])
        point(camille, 1)
        read_the_end(camille, "culprit-found")


@pytest.mark.slow
def test_whoever_finds_nothing_until_the_seventh_hour_loses(invite):
    camille = invite(game=GAME, language="en")
    with among_friends(camille, 2, ghost=OTHERS[0]) as friends:
        friends.play()
        tried = camille.page.get_by_text(camille.say("board-tried", medium=camille.say("medium-0")))
        expect(tried).to_have_count(0)
        follow(camille, friends.not_secret(0))
        ready(camille)
        for _ in range(HOURS - 1):
            friends.play()
            look_at(camille, 0)
            expect(tried).to_have_count(1)
            ready(camille)
        read_the_end(camille, "seven-hours")


def test_a_crow_carries_visions_off_and_brings_as_many(invite):
    ghost = invite(game=GAME)
    gather(ghost, [], bots=3, ghost=NAMES[0])
    expect(group(ghost, "view-hand").get_by_role("button")).to_have_count(HAND)
    before = held(ghost)
    press(ghost, "move-call-crow")
    for left in (HAND - 1, HAND - 2):
        give(ghost, "board-crow-takes")
        expect(group(ghost, "view-hand").get_by_role("button")).to_have_count(left)
    press(ghost, "move-finish")
    expect(group(ghost, "view-hand").get_by_role("button")).to_have_count(HAND)
    assert held(ghost)[: HAND - 2] == before[2:]
    assert not set(held(ghost)[HAND - 2 :]) & set(before)
    expect(ghost.page.get_by_role("img", name=ghost.say("board-crows", count=0))).to_be_visible()


@pytest.fixture
def hurried(browser, tmp_path):
    """Camille at a desk, in a server_address where time flies."""
    with serving(f"sqlite:///{tmp_path}/tables.sqlite", speed=HURRY) as server_address:
        camille = person(browser, server_address, size="desk", game=GAME)
        yield camille
        camille.page.context.close()
        assert camille.complaints == []


@pytest.mark.slow
def test_the_sandglass_runs_and_its_end_is_announced(hurried):
    gather(hurried, [], bots=1, ghost=hurried.say("page-bot-1"), sandglass=True)
    hurried.waits_for_a_turn()
    hurried.reads("event-visions-ended", minutes=1)
    expect(hurried.page.get_by_role("timer")).to_be_visible()
    hurried.reads("event-time-ran-out")
    hurried.reads("event-intuition-wrong", card="none", medium=hurried.say("medium-0"))
