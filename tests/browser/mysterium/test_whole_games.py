"""Whole games, to their end, in real browsers: with a ghost, with mediums, with bots on either side of the screen."""

from playwright.sync_api import expect
from tests.browser.mysterium.hands import (
    NAMES,
    board,
    candidate,
    follow,
    gather,
    group,
    lens,
    look_at,
    name_a_culprit,
    ready,
    saying,
    send_visions,
    slip,
    vote,
)

from gueridon.games.mysterium import GAME


def read_the_end(person, reason):
    dialog = person.page.get_by_role("dialog", name=person.say("page-over"))
    expect(dialog.get_by_text(person.matching(person.say(f"outcome-{reason}")))).to_be_visible()


def vote_buttons(person):
    return saying(person, "move-vote", group="[1-3]")


def follow_and_be_ready(mediums, secrets):
    for medium, secret in zip(mediums, secrets, strict=True):
        follow(medium, secret)
    for medium in mediums:
        ready(medium)


def test_a_ghost_and_three_mediums_play_to_the_end_and_the_vote_is_secret(invite):
    """Two languages, two lights, phone and desk; the mediums have heard what the visions mean."""
    ways = [("phone", "fr", "dark"), ("desk", "en", "dark"), ("phone", "en", "light"), ("phone", "fr", "dark")]
    ghost, *mediums = [invite(size=size, language=lang, theme=theme, game=GAME) for size, lang, theme in ways]
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
    expect(board(clairvoyant).get_by_text(NAMES[1], exact=True)).to_have_count(1)  # among the mediums, on no ballot
    vote(clairvoyant, guilty)
    for person in (ghost, *mediums):
        read_the_end(person, "culprit-found")


def test_a_person_haunts_bots(invite):
    ghost = invite(game=GAME, language="en")
    gather(ghost, [], bots=3, ghost=NAMES[0])
    for _ in range(2):
        send_visions(ghost)
    expect(board(ghost).get_by_role("listitem").filter(has_text="III")).to_have_attribute("aria-current", "time")


def test_a_bot_haunts_a_person_who_plays_two_mediums(invite):
    camille = invite(game=GAME)
    gather(camille, [], bots=1, ghost=camille.say("page-bot-1"))
    camille.waits_for_a_turn()
    for medium in (0, 1):
        look_at(camille, medium)
        expect(
            group(camille, "board-visions", medium=camille.say(f"medium-{medium}")).get_by_role("button")
        ).not_to_have_count(0)
        group(camille, "view-suspects").get_by_role("button").first.click()
        saying(camille, "move-place", medium=".*", card=".*").click()
    ready(camille)
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


def test_what_may_not_be_done_yet_is_answered_with_its_rule(invite):
    ghost = invite(game=GAME)
    gather(ghost, [], bots=3, ghost=NAMES[0])
    group(ghost, "view-hand").get_by_role("button").first.click()
    saying(ghost, "board-send-nobody").click()
    ghost.reads("refusal-MYS-20-for-whom")
