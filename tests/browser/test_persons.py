"""The same person on another device, and what the house knows of one: looked at, taken away, forgotten."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.cameras import read_by_a_camera
from tests.browser.languages import FRENCH_FIRST
from tests.browser.people import Person

FRENCH_BY_PHONE_FIRST = [("fr", "phone"), pytest.param("en", "desk", marks=pytest.mark.slow)]


def opens_own_page(someone: Person) -> Person:
    """The settings, and there one's devices and data."""
    someone.button("page-settings").click()
    someone.button("page-my-data").click()
    someone.page.get_by_role("heading", name=someone.say("data-title"), exact=True).wait_for()
    return someone


def own_games(someone: Person):
    return someone.page.get_by_role("region", name=someone.say("page-mine")).get_by_role("listitem")


def shows_a_code(someone: Person) -> str:
    """What a phone reads in the picture."""
    opens_own_page(someone.comes_in()).button("devices-add").click()
    picture = someone.page.get_by_role("img", name=someone.say("devices-qr"))
    link = read_by_a_camera(picture)
    assert link == someone.page.get_by_label(someone.say("devices-link")).input_value()
    return link


@pytest.mark.parametrize("language", FRENCH_FIRST)
def test_a_device_beside_this_one_finds_the_same_games(invite, language):
    phone, laptop = invite(language=language), invite(language=language, size="desk")
    phone.plays_now()
    table = phone.page.url
    laptop.page.goto(shows_a_code(phone))
    laptop.reads("join-done")
    laptop.button("page-back").click()
    own_games(laptop).get_by_role("button").first.click()
    laptop.sees_the_board()
    assert laptop.page.url == table


def test_a_device_with_games_of_its_own_is_asked_first_and_finds_them_again(invite):
    phone, laptop = invite(), invite(size="desk")
    phone.plays_now()
    laptop.plays_now()
    theirs, own = phone.page.url, laptop.page.url
    laptop.page.goto(shows_a_code(phone))
    laptop.reads("join-ask", count=1)
    assert laptop.axe() == []
    laptop.button("join-do").click()
    laptop.button("page-back").click()
    own_games(laptop).get_by_role("button").first.click()
    laptop.page.wait_for_url(theirs)
    opens_own_page(laptop.comes_in()).button("devices-part").click()
    own_games(laptop).get_by_role("button").first.click()
    laptop.page.wait_for_url(own)


@pytest.mark.slow
def test_who_would_rather_keep_his_own_games_keeps_them(invite):
    phone, laptop = invite(), invite(size="desk")
    phone.plays_now()
    laptop.plays_now()
    own = laptop.page.url
    laptop.page.goto(shows_a_code(phone))
    laptop.button("join-not").click()
    own_games(laptop).get_by_role("button").first.click()
    laptop.page.wait_for_url(own)


def test_a_code_that_was_used_says_so(invite):
    phone, laptop, stranger = invite(), invite(size="desk"), invite()
    link = shows_a_code(phone)
    laptop.page.goto(link)
    laptop.reads("join-done")
    stranger.complaints = Expected()
    stranger.page.goto(link)
    stranger.reads("error-link-spent")


class Expected(list[str]):
    """The browser notes every refusal; this one was to be."""

    def extend(self, complaints):
        super().extend(complaint for complaint in complaints if "400" not in complaint)


@pytest.mark.parametrize(("language", "size"), FRENCH_BY_PHONE_FIRST)
def test_my_data_are_read_taken_away_and_forgotten(invite, language, size, tmp_path: Path):
    camille = invite(language=language, size=size)
    camille.comes_in().takes_a_game().called("Camille").opens("page-play-now")
    camille.sees_the_board()
    table = camille.page.url
    opens_own_page(camille.comes_in())
    camille.reads("data-games", count=1)
    assert camille.axe() == []
    with camille.page.expect_download() as downloading:
        camille.page.get_by_role("link", name=camille.say("data-download")).click()
    downloading.value.save_as(tmp_path / "data.json")
    (told,) = json.loads((tmp_path / "data.json").read_text("utf-8"))["tables"]
    assert told["table"] in table
    assert told["done"][0]["entry"]["name"] == "Camille"
    camille.button("data-forget").click()
    camille.reads("forget-playing")
    assert camille.axe() == []
    camille.button("forget-do").click()
    camille.reads("forget-done")
    camille.button("page-back").click()
    camille.games().first.wait_for()
    expect(own_games(camille)).to_have_count(0)
    assert [key for key in camille.page.evaluate("Object.keys(localStorage)") if "settings" not in key] == []
    camille.page.goto(table)
    camille.sees_the_board()
    expect(camille.page.get_by_text("Camille")).to_have_count(0)


def test_who_thinks_better_of_it_is_not_forgotten(invite):
    camille = invite()
    camille.plays_now()
    opens_own_page(camille.comes_in()).button("data-forget").click()
    camille.button("forget-not").click()
    camille.page.reload()
    expect(own_games(camille)).to_have_count(1)


def test_friends_read_somebody_where_one_sat_who_was_forgotten(invite):
    """In a game that is over: its replay and the list of those who played."""
    host, friend = invite(), invite()
    code = host.opens_a_table("Camille")
    host.button("page-less").click()
    friend.page.goto(f"{friend.server_address}/j/{code}")
    friend.called("Zoé").button("page-sit").click()
    expect(host.page.get_by_text("Zoé")).to_be_visible()
    opens_own_page(friend.comes_in()).button("data-forget").click()
    friend.button("forget-do").click()
    friend.reads("forget-done")
    expect(host.page.get_by_text("Zoé")).to_have_count(0)


# Passkeys: browsers have them under a name, not a number


def by_name(someone: Person) -> Person:
    someone.server_address = someone.server_address.replace("127.0.0.1", "localhost")
    return someone


class Phone:
    """The browser's own virtual authenticator; what it keeps can be taken to another browser, as phones do."""

    def __init__(self, someone: Person) -> None:
        self.devtools = someone.page.context.new_cdp_session(someone.page)
        self.devtools.send("WebAuthn.enable")
        options = {
            "protocol": "ctap2",
            "transport": "internal",
            "hasResidentKey": True,
            "hasUserVerification": True,
            "isUserVerified": True,
            "automaticPresenceSimulation": True,
        }
        made = self.devtools.send("WebAuthn.addVirtualAuthenticator", {"options": options})
        self.id = {"authenticatorId": made["authenticatorId"]}

    def passkeys(self) -> list[dict[str, object]]:
        found: list[dict[str, object]] = self.devtools.send("WebAuthn.getCredentials", self.id)["credentials"]
        return found

    def copies(self, other: "Phone") -> None:
        for passkey in other.passkeys():
            self.devtools.send("WebAuthn.addCredential", {**self.id, "credential": passkey})


@pytest.mark.parametrize("language", FRENCH_FIRST)
def test_one_tap_on_the_welcome_keeps_the_games_and_another_device_finds_the_same_list(invite, language):
    phone, laptop = by_name(invite(language=language)), by_name(invite(language=language, size="desk"))
    keeps, finds = Phone(phone), Phone(laptop)
    phone.plays_now()
    table = phone.page.url
    phone.comes_in().button("passkey-keep").click()
    phone.reads("passkey-kept")
    (passkey,) = keeps.passkeys()
    assert passkey["isResidentCredential"]
    assert passkey["rpId"] == "localhost"
    finds.copies(keeps)
    laptop.comes_in().button("page-find-mine").click()
    laptop.button("passkey-use").click()
    expect(own_games(laptop).filter(has=laptop.page.get_by_role("button"))).to_have_count(1)
    own_games(laptop).get_by_role("button").first.click()
    laptop.sees_the_board()
    assert laptop.page.url == table


@pytest.mark.parametrize(("language", "size"), FRENCH_BY_PHONE_FIRST)
def test_a_welcome_without_games_says_how_to_find_them_and_one_with_games_does_not(invite, language, size):
    camille = invite(language=language, size=size).comes_in()
    camille.button("page-find-mine").click()
    camille.reads("find-by-device", place=camille.say("page-my-data"), way=camille.say("devices-add"))
    expect(camille.button("passkey-use")).to_have_count(0)  # under a number there are none
    assert camille.axe() == []
    camille.plays_now()
    camille.comes_in()
    own_games(camille).first.wait_for()
    expect(camille.button("page-find-mine")).to_have_count(0)


@pytest.mark.slow
def test_who_has_games_of_his_own_is_asked_before_a_passkey_hides_them(invite):
    phone, laptop = by_name(invite()), by_name(invite(size="desk"))
    keeps, finds = Phone(phone), Phone(laptop)
    phone.plays_now()
    laptop.plays_now()
    theirs = phone.page.url
    opens_own_page(phone.comes_in()).button("passkey-make").click()
    phone.reads("passkey-count", count=1)
    assert phone.axe() == []
    finds.copies(keeps)
    opens_own_page(laptop.comes_in()).button("passkey-use").click()
    laptop.reads("join-ask", count=1)
    laptop.button("passkey-use-anyway").click()
    laptop.page.wait_for_url("**/")
    own_games(laptop).get_by_role("button").first.click()
    laptop.page.wait_for_url(theirs)


def test_where_browsers_give_no_passkey_the_page_says_so(invite):
    """Under a number, as on plain HTTP at home."""
    camille = invite()
    camille.plays_now()
    opens_own_page(camille.comes_in())
    camille.reads("passkey-none")
    expect(camille.button("passkey-make")).to_have_count(0)
    expect(camille.button("passkey-keep")).to_have_count(0)
