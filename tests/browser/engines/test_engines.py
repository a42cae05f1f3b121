"""Half of all phones are not Chromium: the welcome, joining, and whole games in Firefox and in WebKit."""

from itertools import pairwise

import pytest
from tests.browser.engines.playing import WAYS
from tests.browser.people import LETTERS_CAME

from gueridon.games import SHELF

pytestmark = [
    pytest.mark.slow,
    pytest.mark.filterwarnings("ignore:setting remote_server_addr"),  # which Selenium itself does
]

# Where every letter stands round the middle of the table, in whole turns, in the table's own plane.
TURNS = """() => [...document.querySelectorAll('svg[viewBox^="-500"] text')].flatMap((line) => {
  const turned = line.transform.baseVal.consolidate()?.matrix ?? new DOMMatrix()
  return [...line.textContent].flatMap((letter, at) => {
    const [from, to] = [line.getStartPositionOfChar(at), line.getEndPositionOfChar(at)]
    const { x, y } = new DOMPoint((from.x + to.x) / 2, (from.y + to.y) / 2).matrixTransform(turned)
    return letter === ' ' ? [] : [Math.atan2(y, x) / (2 * Math.PI)]
  })
})"""
LETTERS = 27  # with the star
SHORTER_SIDES = """all => all.map((one) => one.getBoundingClientRect())
  .map(({ width, height }) => Math.min(width, height))"""
FINGERTIP_PX = 24
BEYOND_THE_SIDE = "document.documentElement.scrollWidth - innerWidth"


def test_the_letters_round_the_table_are_spread_evenly_along_its_edge(invite):
    camille = invite().comes_in()
    camille.games().first.wait_for()
    camille.page.evaluate(LETTERS_CAME)
    turns = camille.page.evaluate(TURNS)
    gaps = [(after - before) % 1 for before, after in pairwise([*turns, turns[0]])]
    assert gaps == pytest.approx([1 / LETTERS] * LETTERS, rel=0.1)


def test_two_people_meet_at_a_table_by_its_link(invite):
    host, friend = invite(), invite()
    host.invites_from_the_welcome("Camille")
    friend.page.goto(host.page.get_by_label(host.say("page-link")).input_value())
    friend.called("Zoé").button("page-sit").first.click()
    host.page.get_by_text("Zoé").first.wait_for()
    friend.page.get_by_text("Camille").first.wait_for()
    host.brings_bots(host.seats_for_bots().count())
    host.button("page-start").click()
    for person in (host, friend):
        person.sees_the_board()


def read_the_end(person, game):
    dialog = person.page.get_by_role("dialog", name=person.say("page-over"))
    dialog.wait_for()
    told = " ".join(dialog.inner_text().split())
    assert any(" ".join(person.say(f"outcome-{reason}").split()) in told for reason in game.reasons), told


@pytest.mark.parametrize("game", WAYS)
def test_a_whole_game_is_played_to_its_end_on_a_board_that_fits(invite, game):
    to_the_board, to_the_end = WAYS[game]
    camille = invite(SHELF[game])
    to_the_board(camille)
    camille.page.evaluate(LETTERS_CAME)
    assert camille.page.evaluate(BEYOND_THE_SIDE) <= 0
    sides = camille.page.get_by_role("main").get_by_role("button").evaluate_all(SHORTER_SIDES)
    assert min(sides) >= FINGERTIP_PX
    to_the_end(camille)
    read_the_end(camille, SHELF[game])
    assert camille.page.evaluate(BEYOND_THE_SIDE) <= 0
