"""Open talk: who says it, who reads it, and who may only read."""

from playwright.sync_api import expect

from gueridon.games.babet import GAME


def says(person, text):
    field = person.page.get_by_role("textbox", name=person.say("page-say"))
    field.fill(text)
    person.button("page-send").click()
    expect(field).to_have_value("")


def test_what_one_says_all_read_and_whoever_watches_only_reads(invite):
    camille, zoe, watcher = (invite(size="desk", game=GAME), invite(game=GAME), invite(size="desk", game=GAME))
    code = camille.opens_a_table("Camille")
    zoe.page.goto(f"{zoe.server_address}/j/{code}")
    zoe.called("Zoé").button("page-sit").click()
    expect(camille.page.get_by_text("Zoé")).to_be_visible()
    camille.brings_bots(camille.seats_for_bots().count())
    camille.button("page-start").click()
    zoe.sees_the_board()
    says(camille.sees_the_board(), "Qui a le 7 ?")
    zoe.page.get_by_role("button", name=zoe.say("page-chat-unread", count=1)).click()
    log = zoe.page.get_by_role("dialog").get_by_role("log")
    expect(log).to_contain_text("Qui a le 7 ?")
    expect(log).to_contain_text("Camille")
    says(zoe, "Pas moi <b>!</b>")
    expect(camille.page.get_by_role("log")).to_contain_text("Pas moi <b>!</b>")
    watcher.page.goto(camille.page.url)
    expect(watcher.sees_the_board().page.get_by_role("log")).to_contain_text("Qui a le 7 ?")
    expect(watcher.page.get_by_role("textbox", name=watcher.say("page-say"))).to_have_count(0)
