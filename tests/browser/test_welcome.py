"""Coming in: what is on the table, and how soon one plays."""

import re
from pathlib import Path
from urllib.robotparser import RobotFileParser

import pytest
from playwright.sync_api import expect

from gueridon.core.words import Words
from gueridon.games import SHELF

SHIFTS = """
    window.shifts = 0
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => (shifts += entry.value)))
        .observe({ type: 'layout-shift', buffered: true })
"""
FORMATTERS = """
    window.formatters = []
    for (const name of ['NumberFormat', 'DateTimeFormat', 'RelativeTimeFormat', 'ListFormat'])
        Intl[name] = new Proxy(Intl[name], {
            construct: (made, given) => (formatters.push(name), Reflect.construct(made, given)),
        })
"""
MOTIONS = """
    addEventListener('animationstart', ({ animationName }) => (document.documentElement.dataset.moved += animationName))
"""
BOARDS = Path(__file__).parents[2] / "web/src/games"


def test_every_game_that_has_a_board_lies_on_the_table(invite):
    camille = invite().comes_in()
    games = camille.games()
    drawn = [game for game in SHELF.values() if (BOARDS / game.folder.name / "Board.svelte").is_file()]
    expect(games).to_have_count(len(drawn))
    for game in drawn:
        words = Words("fr", game)
        expect(games.filter(has_text=words.say("name")).filter(has_text=words.say("tagline"))).to_have_count(1)


def test_every_box_says_how_many_play(invite):
    games = invite().comes_in().games()
    on_the_lids = {game.folder: game for game in reversed([*SHELF.values()])}
    for game in on_the_lids.values():
        words = Words("fr", game)
        players = words.say("page-players-of", least=game.players[0], most=game.players[-1])
        expect(games.filter(has_text=words.say("tagline"))).to_contain_text(players)


@pytest.mark.parametrize("size", ["phone", "desk"])
def test_nothing_that_is_drawn_moves_while_the_rest_arrives(invite, size):
    host, camille = invite(), invite(size=size)
    host.opens_a_table("Zoé")
    public = host.page.get_by_role("switch", name=host.say("page-public"))
    public.click()
    expect(public).to_be_checked()
    camille.page.add_init_script(SHIFTS)
    camille.comes_in()
    camille.page.get_by_role("region", name=camille.say("page-open-tables")).wait_for()
    camille.page.evaluate("document.fonts.ready.then(() => new Promise(requestAnimationFrame))")
    assert camille.page.evaluate("shifts") < 0.1
    public.click()
    expect(public).not_to_be_checked()


def test_no_phone_waits_for_a_formatter_before_the_games_are_there(invite):
    camille = invite()
    camille.page.add_init_script(FORMATTERS)
    camille.comes_in()
    camille.page.get_by_label(camille.say("page-have-code")).wait_for()
    assert camille.page.evaluate("formatters") == []


def test_two_taps_and_the_game_is_on(invite):
    camille = invite().comes_in()
    camille.watches_for_the_lobby()
    camille.takes_a_game()
    camille.button("page-play-now").click()
    expect(camille.page.get_by_role("region", name=camille.say("name"), exact=True)).to_be_visible()
    assert not camille.saw_the_lobby()


def test_the_lobby_is_not_seen_while_the_answer_is_there_and_the_room_is_not(invite):
    camille = invite()
    camille.hears_late("room")
    camille.comes_in().watches_for_the_lobby()
    camille.takes_a_game()
    camille.button("page-play-now").click()
    expect(camille.page.get_by_role("region", name=camille.say("name"), exact=True)).to_be_visible()
    assert not camille.saw_the_lobby()


@pytest.mark.parametrize("game", SHELF.values(), ids=SHELF)
def test_every_way_of_playing_explains_itself_on_the_sheet(invite, game):
    camille = invite(game=game).comes_in().takes_a_game()
    sheet = camille.page.get_by_role("dialog")
    for preset in game.presets:
        sheet.get_by_role("radio", name=camille.say(f"preset-{preset}"), exact=True).click()
        expect(sheet).to_contain_text(camille.explained(f"preset-{preset}"))


def test_who_comes_in_before_the_first_move_sees_the_cards_being_dealt(invite):
    camille = invite()
    camille.page.emulate_media(reduced_motion="no-preference")
    camille.page.add_init_script(MOTIONS)
    camille.plays_now()
    expect(camille.page.locator("html")).to_have_attribute("data-moved", re.compile("-dealt"))


def test_the_page_speaks_the_language_of_the_browser(invite):
    for language in ("fr", "en"):
        someone = invite(language=language).comes_in()
        someone.reads("page-welcome")
        assert someone.page.locator("html").get_attribute("lang") == language


def test_a_language_once_chosen_is_remembered(invite):
    camille = invite(language="fr").comes_in()
    camille.sets("language", "en")
    camille.words = Words("en")
    camille.reads("page-welcome")
    camille.page.reload()
    camille.reads("page-welcome")


def test_light_motion_and_text_follow_the_settings(invite):
    camille = invite().comes_in()
    for setting, value in (("theme", "light"), ("motion", "reduced"), ("text", "large")):
        camille.sets(setting, value)
        assert camille.page.locator("html").get_attribute(f"data-{setting}") == value


def test_a_code_that_nobody_has_leads_back(invite):
    camille = invite().comes_in()
    camille.page.get_by_label(camille.say("page-have-code")).fill("ZZZZZZ")
    camille.button("page-join").click()
    camille.reads("page-no-such-code")
    camille.button("page-back").click()
    camille.reads("page-welcome")


def test_whoever_searches_the_web_is_led_to_the_welcome_and_to_no_table(invite):
    camille = invite()
    robots = RobotFileParser()
    robots.parse(camille.page.request.get(f"{camille.server_address}/robots.txt").text().splitlines())
    doors = ("/", "/t/1", "/j/CODE_LENGTH", "/h/token", "/replay/1", "/api/tables")
    assert [door for door in doors if robots.can_fetch("*", door)] == ["/"]
