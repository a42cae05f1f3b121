"""The chain of rematches, checked by a page that saw the first game begin."""

import pytest
from playwright.sync_api import expect
from tests.browser.lies import LATE, lies_in_the_record, lies_in_the_room, shuffled_again, verdict
from tests.browser.playing_out import play_out
from tests.browser.screens import leaves_it_to_bots

from gueridon.core import fair


def plays_again(person):
    """A whole game, and another with the same people and the same shares of chance."""
    person.plays_now()
    play_out(person)
    first = person.page.url
    person.button("page-again").click()
    expect(person.page).not_to_have_url(first)
    leaves_it_to_bots(person.sees_the_board())
    person.button("page-verify").click()
    return verdict(person)


@pytest.mark.slow
def test_a_rematch_is_proved_by_what_was_announced_before_the_first_game(invite):
    assert [holds for _, holds in plays_again(invite(language="en"))] == ["yes"] * 5


@pytest.mark.slow
def test_a_rematch_on_a_secret_that_was_chosen_late_is_told(invite):
    """Its room has announced that secret from the first moment, so that only the chain is broken."""
    camille = invite(language="en").plays_now()
    play_out(camille)
    first = camille.page.url
    lies_in_the_room(camille.page, fair.commitment(LATE))
    lies_in_the_record(camille.page, shuffled_again)
    camille.button("page-again").click()
    expect(camille.page).not_to_have_url(first)
    leaves_it_to_bots(camille.sees_the_board())
    camille.button("page-verify").click()
    assert (camille.say("page-check-secret-no"), "no") in verdict(camille)
    assert camille.say("page-check-word-no") not in dict(verdict(camille))
