"""Whole games of both kinds, to their end, in real browsers."""

from datetime import UTC, datetime

import pytest
from playwright.sync_api import expect
from tests.browser.babet.hands import (
    drag,
    faces,
    follow_a_hint,
    follow_a_hint_by_keyboard,
    follow_hints_beside_the_page,
    group,
    hand,
    play_to_the_end,
    saying,
)

from gueridon.games.babet import GAME, SOLO

# A day whose deal of level 1 is won by whoever follows every hint.
LUCKY = datetime(2026, 5, 28, 12, tzinfo=UTC)
FOLLOWED = 20  # hints of that game before those that are followed on the page
LOW_TO_HIGH = (0, 1, 3)  # stocks of that deal whose cards can lie on one another


def read_the_end(person, game):
    """The reason in words, as the game tells it."""
    told = person.page.get_by_role("dialog", name=person.say("page-over")).inner_text()
    return [reason for reason in game.reasons if person.say(f"outcome-{reason}") in told]


@pytest.mark.slow
def test_four_with_hidden_roles_and_every_variant_play_to_the_end(invite):
    host, friend = invite(size="desk", language="en", game=GAME), invite(language="fr", game=GAME)
    code = host.opens_a_table("Camille")
    host.button("page-more").click()
    host.page.get_by_role("radio", name=host.say("preset-hidden")).check()
    for option in ("option-triplette", "option-mirrors"):
        host.page.get_by_role("switch", name=host.say(option)).check()
    friend.page.goto(f"{friend.server_address}/j/{code}")
    friend.called("Zoé").button("page-sit").click()
    expect(host.page.get_by_text("Zoé")).to_be_visible()
    host.brings_bots(2)
    host.button("page-start").click()
    for person in (host, friend):
        knows_his_own_role_alone(person)
    play_to_the_end(host, friend)
    for person in (host, friend):
        assert len(read_the_end(person, GAME)) == 1
        expect(crew(person).filter(has_text=person.say("board-unknown-role"))).to_have_count(0)


def crew(person):
    return person.page.get_by_role("list", name=person.say("board-crew")).get_by_role("listitem")


def knows_his_own_role_alone(person):
    expect(crew(person)).to_have_count(4)
    expect(crew(person).filter(has_text=person.say("board-unknown-role"))).to_have_count(3)
    own = crew(person).filter(has_text=person.say("board-you"))
    expect(own).to_contain_text(person.matching(f"{person.say('role-artisou')}|{person.say('role-foutralou')}"))


def test_what_may_not_be_done_is_answered_with_its_rule(invite):
    camille = invite(game=GAME).gets_a_turn()
    for _ in range(2):
        before = camille.last_told()
        saying(camille, "board-draw").click()
        camille.hears_something_after(before)
    expect(hand(camille)).to_have_count(2)
    group(camille, "board-river").get_by_role("button").first.click()
    camille.reads("refusal-BAB-20-enough")


def start_the_deal_of_the_day(person):
    person.page.clock.set_fixed_time(LUCKY)
    person.comes_in().takes_a_game()
    person.page.get_by_role("switch", name=person.say("option-day")).check()
    person.button("page-play-now").click()


def test_alone_hints_lead_to_the_win(invite):
    camille = invite(game=SOLO)
    start_the_deal_of_the_day(camille)
    camille.button("board-foresee").click()
    camille.reads("board-verdict-winnable")
    follow_hints_beside_the_page(camille, FOLLOWED)
    while not camille.game_is_over():
        follow_a_hint(camille)
    camille.page.get_by_role("dialog", name=camille.say("page-over")).wait_for()
    assert read_the_end(camille, SOLO) == ["won"]


@pytest.mark.slow
def test_alone_the_keyboard_plays_to_the_end(invite):
    camille = invite(size="desk", game=SOLO)
    start_the_deal_of_the_day(camille)
    while not camille.game_is_over():
        follow_a_hint_by_keyboard(camille)
    camille.page.get_by_role("dialog", name=camille.say("page-over")).wait_for()
    assert read_the_end(camille, SOLO) == ["won"]


def test_alone_a_run_of_cards_follows_the_finger(invite):
    camille = invite(game=SOLO)
    start_the_deal_of_the_day(camille)
    stocks, laid = (group(camille, word).get_by_role("button") for word in ("board-stocks", "view-places"))
    for stock in LOW_TO_HIGH:
        stocks.nth(stock).click()
        saying(camille, "board-here").first.click()
        expect(stocks.nth(stock)).to_have_accessible_name(camille.matching(camille.say("board-under", count=4)))
    ways = drag(camille, laid.nth(1), laid.last)
    assert len(ways) == 2
    assert min(ways) == max(ways) > 200
    expect(laid).to_have_count(6)
    expect(laid.last).to_have_accessible_name(camille.matching(camille.say("board-with-above", count=0)))
    expect(laid.nth(4)).to_have_accessible_name(camille.matching(camille.say("board-with-above", count=1)))
    drag(camille, laid.nth(4), laid.nth(1), steps=1)
    expect(laid.nth(1)).to_have_accessible_name(camille.matching(camille.say("board-with-above", count=1)))


@pytest.mark.slow
def test_the_deal_of_the_day_is_the_same_in_two_browsers(invite):
    camille, basile = invite(game=SOLO), invite(size="desk", game=SOLO)
    for person in (camille, basile):
        start_the_deal_of_the_day(person)
    assert faces(camille) == faces(basile)
    other = invite(game=SOLO).plays_now()
    assert faces(other) != faces(camille)


def test_alone_a_move_is_taken_back_and_giving_up_says_where_it_was_lost(invite):
    camille = invite(game=SOLO)
    start_the_deal_of_the_day(camille)
    before = faces(camille)
    group(camille, "board-stocks").get_by_role("button").first.click()
    saying(camille, "board-here").first.click()
    expect(group(camille, "board-stocks").get_by_role("button").first).not_to_have_text(before[0])
    card = group(camille, "view-places").get_by_role(
        "button", name=camille.matching(camille.say("board-with-above", count=0))
    )
    card.click()
    saying(camille, "board-here").last.click()
    camille.button("page-undo").click()
    camille.reads("board-taken-back", count=1)
    camille.button("board-give-up").click()
    camille.button("board-give-up-sure").click()
    the_end = camille.page.get_by_role("dialog", name=camille.say("page-over"))
    expect(the_end).to_contain_text(camille.say("outcome-given-up"))
    expect(the_end).to_contain_text(camille.say("ending-lost-from", move=2))
