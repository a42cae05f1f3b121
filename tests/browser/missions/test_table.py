"""Around one table: signals that both see, somebody who only watches, and many hands at once."""

from itertools import islice

import msgspec
import pytest
from msgspec.structs import replace
from playwright.sync_api import expect
from tests.browser.boxes import NAMES, USUAL_TEXT, WordlessTable
from tests.browser.exhibits import Exhibit, updates
from tests.browser.missions.hands import hand, stacks
from tests.browser.missions.states import greedy

from gueridon.core.words import Words
from gueridon.games.missions import GAME
from gueridon.games.missions.options import Options

TO_SPEAK = """table => new Promise((answer) => {
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${table}/socket`)
    socket.onopen = () => socket.send(JSON.stringify(
        { kind: 'signal', id: 'x', seat: 0, does: 'set',
          signal: { kind: 'stack-signal', word: 'please', stack: 0, height: 1, wind: 1 } }))
    socket.onmessage = ({ data }) => {
        const message = JSON.parse(data)
        if (message.kind === 'refused') answer(message.why)
        if (message.kind === 'done') answer('done')
    }
})"""

# Cards laid faster than anybody reads; one of them wins a medal.
FRENZY, BURST = Exhibit(GAME, 4, Options(frenzy=5), 50, greedy), range(15, 31)
# What is told of each stack for a while is stopped where it begins, however slow the machine.
WHO_LAID = """() => {
  for (const animation of document.getAnimations()) {
    animation.pause()
    animation.currentTime = 0
  }
  const stacks = [...document.querySelectorAll('[data-piece^=stack-]')]
  return stacks.map((stack) => {
    const said = [...stack.parentElement.querySelectorAll('.by')]
    return said.filter((one) => one.checkVisibility({ visibilityProperty: true })).map((one) => one.textContent)
  })
}"""
# A great moment is looked at as it comes: it goes by itself.
WHAT_MOMENTS_COVER = """() => {
  window.moments = []
  const meets = (one, other) =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
  new MutationObserver(() => {
    for (const moment of document.querySelectorAll('.moment')) {
      const box = moment.getBoundingClientRect()
      const pieces = [...document.querySelectorAll('main :is(.stack, .hand button, [data-piece^=mission-] button)')]
      const covered = pieces.filter((piece) => meets(box, piece.getBoundingClientRect()))
      moments.push(covered.map((piece) => piece.textContent.trim()))
    }
  }).observe(document.querySelector('main'), { childList: true, subtree: true })
}"""
COVERS = """() => {
  const line = document.querySelector('[data-task]').getBoundingClientRect()
  const [x, y] = [line.left + line.width / 2, line.top + line.height / 2]
  return document.elementsFromPoint(x, y).findIndex((one) => one.matches('[data-task]'))
}"""


def sit_down(invite):
    """Two people at two devices, in two languages."""
    host, friend = invite(size="desk", language="en"), invite(language="fr")
    code = host.opens_a_table("Camille")
    host.button("page-less").click()
    friend.page.goto(f"{friend.server_address}/j/{code}")
    friend.called("Zoé").button("page-sit").click()
    host.button("page-start").click()
    for person in (host, friend):
        person.sees_the_board()
        hand(person).first.wait_for()
    return host, friend


def on_the_table(person, name, word):
    """The signal as it lies there, for others."""
    said = person.say("board-signal", name=name, signal=person.say("stack-signal", word=word))
    return person.page.get_by_role("img", name=person.matching(said))


def test_what_one_signals_the_other_sees_until_it_is_taken_back(invite):
    camille, zoe = sit_down(invite)
    zoe.button("board-more", number=1).click()
    offers = zoe.page.get_by_role("group", name=zoe.say("board-signals"))
    offers.get_by_role("button", name=zoe.say("stack-signal", word="please")).click()
    expect(on_the_table(camille, "Zoé", "please")).to_be_visible()
    expect(on_the_table(camille, "Zoé", "please")).to_have_count(1)
    own = zoe.say("board-signal", name="Zoé", signal=zoe.say("stack-signal", word="please"))
    zoe.page.get_by_role("button", name=zoe.matching(zoe.say("board-take-back", signal=own))).click()
    expect(on_the_table(camille, "Zoé", "please")).to_have_count(0)


def test_whoever_watches_sees_the_table_and_no_hand_and_can_do_nothing(invite):
    camille, _ = sit_down(invite)
    watcher = invite(size="desk", language="fr")
    watcher.page.goto(camille.page.url)
    watcher.sees_the_board()
    expect(stacks(watcher)).to_have_count(4)
    expect(hand(watcher)).to_have_count(0)
    stacks(watcher).first.click()
    expect(watcher.page.get_by_role("dialog")).to_be_visible()
    expect(watcher.page.get_by_role("group", name=watcher.say("board-signals"))).to_have_count(0)
    assert not watcher.is_to_play()
    assert watcher.page.evaluate(TO_SPEAK, watcher.page.url.rsplit("/", 1)[1]) == "not-yours"


@pytest.mark.parametrize("size", ["phone", "desk"])
def test_in_a_frenzy_every_stack_names_whoever_laid_last_and_nothing_covers_the_board_however_fast(invite, size):
    played = [replace(one, eyes=one.eyes[:1]) for one in islice(updates(FRENZY), BURST.stop)]
    table = WordlessTable(invite(game=GAME, size=size), FRENZY, USUAL_TEXT.replace("story: 'none'", "story: 'told'"))
    table.states = (played[BURST.start - 1],)
    table.shows_the_first()
    page = table.person.page
    last: dict[int, int] = {}
    page.evaluate(WHAT_MOMENTS_COVER)
    for ply in BURST:
        table.hears(played[ply])
        events = [msgspec.json.decode(event) for event in played[ply].eyes[0].told[0].events]
        last |= {event["stack"]: event["seat"] for event in events if event["kind"] == "card-laid"}
    page.locator(f"main[data-ply='{BURST[-1]}'] section").first.wait_for()
    assert len(last) == 4
    assert len(set(last.values())) > 1
    names = [table.person.say("board-you"), *NAMES[1:]]
    assert page.evaluate(WHO_LAID) == [[names[last[stack]]] for stack in range(4)]
    page.wait_for_function("() => moments.length > 0")
    assert page.evaluate("() => moments.flat()") == []

    line = page.locator(f"[data-task][data-ply='{BURST[-1]}']")
    expect(line).to_be_in_viewport(ratio=1)
    task = msgspec.json.decode(played[-1].eyes[0].task, type=GAME.task_type)
    expect(line).to_have_text(Words("fr", GAME, NAMES[: FRENZY.players]).tell("task", task))
    assert page.evaluate(COVERS) == 0
