"""Before the game: friends, bots and options."""

from playwright.sync_api import expect


def test_a_friend_joins_by_code_in_two_taps_and_a_name(invite):
    host, friend = invite(size="desk"), invite()
    code = host.opens_a_table("Camille")
    friend.comes_in()
    friend.page.get_by_label(friend.say("page-have-code")).fill(code.lower())
    friend.button("page-join").click()
    friend.called("Zoé").button("page-sit").click()
    expect(host.page.get_by_text("Zoé")).to_be_visible()
    expect(friend.page.get_by_text("Camille")).to_be_visible()


def test_the_name_is_asked_once(invite):
    camille = invite()
    camille.opens_a_table("Camille")
    camille.comes_in().takes_a_game()
    expect(camille.page.get_by_label(camille.say("page-your-name"))).to_have_value("Camille")


def test_the_link_leads_to_the_same_table(invite):
    host, friend = invite(), invite()
    host.opens_a_table("Camille")
    friend.page.goto(host.page.get_by_label(host.say("page-link")).input_value())
    friend.called("Zoé").button("page-sit").click()
    expect(host.page.get_by_text("Zoé")).to_be_visible()


def test_the_host_seats_a_bot_sends_it_away_and_seats_it_again(invite):
    host = invite()
    host.opens_a_table("Camille")
    host.button("page-less").click()
    add = host.seats_for_bots()
    add.first.click()
    expect(add).to_have_count(0)
    host.page.get_by_role("button", name=host.say("page-send-away")).first.click()
    add.first.click()
    host.button("page-start").click()
    expect(host.page.get_by_role("main").get_by_role("region").first).to_be_visible()


def test_the_host_sends_somebody_away_and_she_is_told(invite):
    host, friend = invite(size="desk"), invite()
    code = host.opens_a_table("Zoé")
    friend.page.goto(f"{friend.server_address}/j/{code}")
    friend.called("Zoé").button("page-sit").click()
    expect(host.page.get_by_text("Zoé 2")).to_be_visible()
    host.page.get_by_role("button", name=host.say("page-send-away")).click()
    expect(friend.page.get_by_text(friend.say("page-sent-away"))).to_be_visible()
    friend.called("Zoé").button("page-sit").click()
    expect(friend.page.get_by_text(friend.say("error-sent-away"))).to_be_visible()


def test_a_name_that_is_being_written_is_not_overwritten_by_news_of_the_table(invite):
    camille = invite()
    camille.opens_a_table("Camille")
    elsewhere = camille.page.context.new_page()
    elsewhere.goto(camille.page.url)
    here, there = (
        page.get_by_role("textbox", name=camille.say("page-name-of-seat", number=1))
        for page in (camille.page, elsewhere)
    )
    here.fill("Léa")
    there.fill("Zoé")
    there.press("Tab")
    expect(camille.page.get_by_role("button", name="Zoé")).to_be_visible()
    expect(here).to_have_value("Léa")
    here.press("Tab")
    expect(there).to_have_value("Léa")


def test_everyone_sees_what_the_host_chooses(invite):
    host, friend = invite(), invite()
    code = host.opens_a_table("Camille")
    friend.page.goto(f"{friend.server_address}/j/{code}")
    for switch in host.page.get_by_role("switch").all():
        was = switch.is_checked()
        switch.click()
        theirs = friend.page.get_by_role("switch", name=switch.evaluate("input => input.labels[0].innerText"))
        expect(theirs).to_be_checked(checked=not was)
        expect(theirs).to_be_disabled()


def test_only_the_host_starts_and_only_when_every_seat_is_taken(invite):
    host, friend = invite(), invite()
    code = host.opens_a_table("Camille")
    friend.page.goto(f"{friend.server_address}/j/{code}")
    expect(host.button("page-start")).to_be_disabled()
    expect(friend.button("page-start")).to_have_count(0)
