"""The coach at a table of bots, from the page alone: asked before a move, and quiet after one that cost much."""

import re

from tests.browser.expecting import expect
from tests.browser.midas.hands import group
from tests.browser.midas.test_review import bids_far_too_much

from gueridon.games.midas import GAME

IN_100 = re.compile(r"(\d+ times|once) in 100")


def test_the_coach_says_what_a_seer_would_do_and_marks_a_blunder(invite):
    camille = invite(size="phone", language="en", game=GAME).plays_now()
    camille.waits_for_a_turn()
    group(camille, "board-dial").wait_for()
    camille.button("page-coach").click()
    coach = camille.page.get_by_role("dialog", name=camille.say("coach"))
    coach.get_by_role("switch", name=camille.say("coach-marks")).check()
    coach.get_by_role("button", name=camille.say("coach-ask")).click()
    expect(coach.get_by_text(camille.say("coach-would", move="…").split("…")[0])).to_be_visible()
    expect(coach.get_by_text(IN_100).first).to_be_visible()  # how often a bid holds, or fails
    assert camille.axe() == []
    camille.page.keyboard.press("Escape")
    expect(coach).to_have_count(0)
    bid = bids_far_too_much(camille)
    camille.button("coach-marked").click()
    told = camille.say("coach-cost", played=bid, better="…", kept=0, promise=0).split("…")[0]
    expect(coach.get_by_text(told)).to_be_visible()


def test_who_plays_with_a_friend_has_no_coach(invite):
    host, friend = invite(size="phone", language="en", game=GAME), invite(size="phone", language="en", game=GAME)
    code = host.opens_a_table("Camille")
    friend.page.goto(f"{friend.server_address}/j/{code}")
    friend.called("Zoé").button("page-sit").click()
    expect(host.page.get_by_text("Zoé").first).to_be_visible()
    host.brings_bots(1)
    host.button("page-start").click()
    host.sees_the_board()
    expect(host.button("page-log")).to_be_visible()
    expect(host.button("page-coach")).to_have_count(0)
