"""The page comes back by itself: after a reload, after the network, after the server."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.people import person
from tests.browser.serving import serving

from gueridon.games import SHELF

BABET = SHELF["babet"]  # no bot says anything there: a board stands still until the one whose turn it is has moved


def board(someone):
    return someone.page.get_by_role("main").get_by_role("region").first


def test_a_reload_leads_back_to_the_same_seat(invite):
    camille = invite(game=BABET).gets_a_turn()
    before = board(camille).inner_text()
    camille.page.reload()
    board(camille).wait_for()
    assert board(camille).inner_text() == before
    assert camille.is_to_play()


def test_while_the_network_is_down_the_page_says_so_and_comes_back_alone(invite):
    camille = invite().plays_now()
    camille.page.context.set_offline(True)
    camille.reads("page-lost")
    camille.page.context.set_offline(False)
    expect(camille.page.get_by_text(camille.say("page-lost"))).to_have_count(0)
    expect(board(camille)).to_be_visible()


def test_the_picture_in_the_tab_tells_of_a_turn_that_comes_while_the_network_is_down(invite):
    camille = invite(game=BABET)
    camille.page.route("**/icon.svg", lambda asked: asked.abort("internetdisconnected"))
    camille.gets_a_turn()
    expect(camille.page.locator("link[rel=icon]")).to_have_attribute("href", re.compile("data:.*%3E1%3C"))


def test_what_was_asked_while_the_line_was_down_is_done_when_it_is_back(invite):
    host = invite()
    host.opens_a_table("Camille")
    host.page.context.set_offline(True)
    host.reads("page-lost")
    host.seats_for_bots().first.click()
    host.page.context.set_offline(False)
    expect(host.page.get_by_role("button", name=host.say("page-send-away"))).to_have_count(1)


@pytest.mark.parametrize(
    "part",
    [
        pytest.param("Board-*.js", id="the board"),
        pytest.param("missions-*.js", id="what tells of the game", marks=pytest.mark.slow),
    ],
)
def test_a_part_of_the_page_that_the_line_lost_comes_when_it_is_back(invite, part):
    camille, begun = invite(), []
    camille.page.on("load", lambda page: begun.append(page.url))
    camille.page.route(f"**/assets/{part}", lambda asked: asked.abort("internetdisconnected"), times=2)
    told = camille.plays_now().page.locator("footer[data-ply] p")
    expect(told).to_have_text(re.compile(r"\S"))
    assert len(begun) > 1, "it was brought without beginning anew"


def test_a_server_that_goes_and_comes_back_finds_its_players_again(browser: Browser, tmp_path: Path):
    database = f"sqlite:///{tmp_path}/tables.sqlite"
    with serving(database) as address:
        camille = person(browser, address, game=BABET).gets_a_turn()
        before = board(camille).inner_text()
    camille.reads("page-lost")
    with serving(database, int(address.rsplit(":", 1)[1])):
        expect(camille.page.get_by_text(camille.say("page-lost"))).to_have_count(0)
        assert board(camille).inner_text() == before
    camille.page.context.close()
