"""Alone: the aim is told, the end is the lone player's own, and the next game begins at once."""

import pytest
from playwright.sync_api import expect

from gueridon.games import SHELF


@pytest.fixture
def lost(invite):
    camille = invite(game=SHELF["babet-solo"]).plays_now()
    camille.reads("task-form-personalities", level=1)
    camille.button("board-give-up").click()
    camille.button("board-give-up-sure").click()
    camille.button("page-verify").wait_for()
    return camille


def faces(person):
    """The cards that lie face up: they differ from deal to deal."""
    cards = person.page.locator("[data-piece^=stock-] [data-piece^=card-]")
    return [card.get_attribute("data-piece") for card in cards.all()]


def test_the_end_says_how_it_went_and_offers_everything(lost):
    dialog = lost.page.get_by_role("dialog")
    expect(dialog).to_contain_text(lost.say("ending-alone-lost"))
    expect(dialog).not_to_contain_text(lost.say("ending-all-won"))
    for word in ("page-again", "ending-same-deal", "page-replay", "ending-share", "page-verify"):
        expect(lost.button(word)).to_be_visible()


@pytest.mark.parametrize("word", ["page-again", "ending-same-deal"])
def test_playing_again_begins_at_once_and_the_same_deal_is_the_same(lost, word):
    dealt, first = faces(lost), lost.page.url
    lost.watches_for_the_lobby()
    lost.button(word).click()
    expect(lost.page).not_to_have_url(first)
    lost.sees_the_board().waits_for_a_turn()
    assert not lost.saw_the_lobby()
    assert (faces(lost) == dealt) == (word == "ending-same-deal")
