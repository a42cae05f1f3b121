"""Every screen of the page, and how a person comes to it from the one before."""

from collections.abc import Callable, Iterator

from playwright.sync_api import expect
from tests.browser.people import Person
from tests.browser.playing_out import wait_until_played_out


def welcome(person: Person) -> None:
    person.comes_in().reads("page-welcome")
    person.page.get_by_role("region", name=person.say("page-games")).get_by_role("button").first.wait_for()


def taking_a_game(person: Person) -> None:
    person.takes_a_game().button("page-play-now").wait_for()


def settings(person: Person) -> None:
    person.button("page-settings").click()
    person.reads("page-setting-theme")


def gathering(person: Person) -> None:
    person.opens_a_table("Camille")


def table(person: Person) -> None:
    person.gets_a_turn()


def people(person: Person) -> None:
    person.page.get_by_role("button", name=person.say("page-people")).click()
    person.reads("page-is-bot")


def giving_up(person: Person) -> None:
    person.button("page-leave").click()
    person.page.get_by_role("dialog", name=person.say("page-leave-ask")).wait_for()


def own_games(person: Person) -> None:
    person.comes_in()
    person.page.get_by_role("region", name=person.say("page-mine")).get_by_role("listitem").first.wait_for()


def rulebook(person: Person) -> None:
    person.button("page-rules").click()
    person.page.locator("[id^=rule-]").first.wait_for()


def what_happened(person: Person) -> None:
    if person.button("page-log").is_visible():
        person.button("page-log").click()


def curtain(person: Person) -> None:
    """All the seats on one device."""
    person.opens_a_table("Camille")
    free = person.page.get_by_role("button", name=person.say("page-sit-too"))
    free.first.wait_for()
    for left in reversed(range(free.count())):
        free.first.click()
        expect(free).to_have_count(left)
    person.button("page-start").click()
    expect(person.page.get_by_role("main").get_by_role("button")).to_have_count(1)


def leaves_it_to_bots(person: Person) -> None:
    """Whoever leaves is played for by a bot, and comes back for the end."""
    person.page.get_by_role("button", name=person.say("page-people")).click()
    table = person.page.url
    person.button("page-leave").click()
    person.page.get_by_role("dialog", name=person.say("page-leave-ask")).wait_for()
    person.button("page-leave").last.click()
    person.reads("page-welcome")
    wait_until_played_out(person, table)
    person.page.goto(table)
    person.button("page-verify").wait_for()


def the_end(person: Person) -> None:
    table(person)
    leaves_it_to_bots(person)


def verdict(person: Person) -> None:
    person.button("page-verify").click()
    person.reads("page-check-limits")


def watching_again(person: Person) -> None:
    person.button("page-replay").click()
    person.page.get_by_role("slider").fill("5")


def closed_door(person: Person) -> None:
    person.page.goto(f"{person.server_address}/t/nowhere")
    person.reads("error-no-such-table")


# One after another on the same page, each with all that lies open before it put away but for what it is part of.
WALKS: tuple[dict[str, Callable[[Person], None]], ...] = (
    {"welcome": welcome, "settings": settings, "taking-a-game": taking_a_game},
    {"gathering": gathering},
    {
        "table": table,
        "rulebook": rulebook,
        "what-happened": what_happened,
        "people": people,
        "giving-up": giving_up,
        "own-games": own_games,
    },
    {"curtain": curtain},
    {"the-end": the_end, "verdict": verdict, "watching-again": watching_again},
    {"closed-door": closed_door},
)
SCREENS = [screen for walk in WALKS for screen in walk]
PARTS = {"giving-up", "verdict", "watching-again"}  # of the screen before them


def walk(person: Person, through: dict[str, Callable[[Person], None]]) -> Iterator[str]:
    """By phone and candle light, however the last screen was looked at."""
    for screen, step in through.items():
        if screen != next(iter(through)):
            person.looks("phone", "dark")
        if screen not in PARTS:
            put_away(person)
        step(person)
        yield screen


def come_to(screen: str, person: Person) -> None:
    through = next(walk for walk in WALKS if screen in walk)
    next(reached for reached in walk(person, through) if reached == screen)


def put_away(person: Person) -> None:
    dialogs = person.page.get_by_role("dialog")
    for left in reversed(range(dialogs.count())):
        person.page.keyboard.press("Escape")
        expect(dialogs).to_have_count(left)
    person.page.wait_for_function("() => !history.state?.layers")  # the browser takes a moment to go back
