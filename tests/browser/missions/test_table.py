"""Around one table: signals that both see, and somebody who only watches."""

from playwright.sync_api import expect
from tests.browser.missions.hands import hand, stacks

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
