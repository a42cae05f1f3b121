"""After the game: which moves mattered, on the scrubber of the replay, from the page alone."""

import re

from playwright.sync_api import Route
from tests.browser.expecting import expect
from tests.browser.midas.hands import group
from tests.browser.screens import leaves_it_to_bots

from gueridon.games.midas import GAME

REVIEW = re.compile(r".*/review$")


def bids_far_too_much(person):
    """More than all dice of the table together can be worth: whoever comes next accuses. What was bid, in words."""
    person.waits_for_a_turn()
    most = group(person, "board-dial").get_by_role("slider", name=person.say("board-any"))
    before = person.last_told()
    most.fill(most.get_attribute("max") or "")
    bid = person.say("move-bid", count=most.input_value())
    person.page.get_by_role("button", name=bid, exact=True).click()
    person.hears_something_after(before)
    return bid


def watches_again(person):
    leaves_it_to_bots(person)
    person.button("page-replay").click()
    person.page.get_by_role("slider").wait_for()


def test_a_blunder_is_marked_on_the_curve_and_its_mark_says_what_the_oracle_would_have_chosen(invite):
    camille = invite(size="phone", language="fr", game=GAME).plays_now()
    bid = bids_far_too_much(camille)
    watches_again(camille)
    camille.button("page-review").click()
    expect(camille.page.get_by_role("img", name=camille.say("review-course"))).to_be_visible()
    marks = camille.page.get_by_role("button", name=re.compile(r"^1\.\s"))
    expect(marks).to_have_count(1)
    assert camille.axe() == []
    marks.tap()
    told = camille.say("review-costly", name="…", played=bid, better="…", kept=0, promise=0).split("…")[1]
    expect(camille.page.get_by_text(camille.matching(told))).to_be_visible()
    expect(marks).to_have_attribute("aria-pressed", "true")
    expect(camille.page.get_by_role("combobox")).not_to_have_value("")
    box = marks.bounding_box()
    assert box is not None
    assert box["width"] >= 44 <= box["height"] + 0.5
    assert camille.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_who_waits_for_a_review_sees_how_far_it_is_and_may_ask_again_when_it_fails(invite):
    camille = invite(size="phone", language="en", game=GAME).plays_now()
    watches_again(camille)
    answers = iter(
        [
            (200, '{"kind":"reviewing","done":3,"of":12}'),
            (429, "{}"),
            (
                200,
                '{"kind":"reviewed","together":false,"course":[{"ply":1,"seat":0,"promise":0.4,"kept":0.4}],"costly":[]}',
            ),
        ]
    )
    waiting: list[Route] = []

    def let_go():
        while not waiting:
            camille.page.wait_for_timeout(20)
        status, body = next(answers)
        waiting.pop().fulfill(status=status, content_type="application/json", body=body)

    camille.page.route(REVIEW, lambda route: waiting.append(route))
    camille.button("page-review").click()
    let_go()
    camille.reads("review-under-way", done=3, of=12)
    let_go()
    camille.reads("review-failed")
    camille.complaints.clear()  # the browser says that the answer was a refusal, as it was meant to be
    camille.button("review-again").click()
    let_go()
    camille.reads("review-nothing")
    expect(camille.page.get_by_role("img", name=camille.say("review-course"))).to_be_visible()
