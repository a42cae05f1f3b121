"""How people play this game from what the page says of each piece, and from nothing else."""

import time
from collections.abc import Callable

from playwright.sync_api import Locator
from tests.browser.expecting import expect
from tests.browser.people import Person

GAME_LASTS = 1500  # seconds at most, on a busy machine


def group(person: Person, word: str, **facts: str | int) -> Locator:
    return person.page.get_by_role("group", name=person.say(word, **facts))


def asked(person: Person, word: str) -> bool:
    return group(person, word).count() > 0


def press(person: Person, word: str, **facts: str | int) -> None:
    person.button(word, **facts).click()


def play_online(person: Person, favour: str = "bribe") -> str:
    """Bids little, doubts every bid, always draws, buys one favour as soon as it can; what it was asked for."""
    if asked(person, "board-obsidian"):
        press(person, "move-play-obsidian", value=1)
        return "obsidian"
    if asked(person, "board-bribe"):
        return answer_bribe(person)
    if asked(person, "board-punishment"):
        group(person, "board-punishment").get_by_role("button", name=person.say("move-draw")).click()
        return "punishment"
    if asked(person, "board-favours"):
        return shop(person, favour)
    return call(person)


def answer_bribe(person: Person) -> str:
    """Not while it is one's own turn: only after one's own bid, when the next is to speak."""
    if person.page.get_by_text(person.say("board-bribe-named")).count():
        press(person, "move-keep-bribe")
        return "bribe kept"
    press(person, "move-use-bribe")
    return "bribe used"


def shop(person: Person, favour: str) -> str:
    wanted = group(person, "board-favours").get_by_role(
        "button", name=person.matching(f"{person.say(f'favour-{favour}')}.*{person.say(f'board-favour-{favour}')}")
    )
    if wanted.count() == 0:
        press(person, "move-decline")
        return "favour declined"
    wanted.click()
    press(person, "move-buy", favour=person.say(f"favour-{favour}"))
    return "favour bought"


def call(person: Person) -> str:
    if person.page.get_by_text(person.say("board-no-bid"), exact=True).count():
        group(person, "board-dial").get_by_role("button", name="+2").click()
        press(person, "move-bid", count=2)
        return "bid"
    press(person, "board-accuse")
    return "accused"


def play_to_the_end(*people: Person, play: Callable[[Person], str] = play_online) -> list[str]:
    """What everybody was asked for, in turn."""
    until, asked_for = time.monotonic() + GAME_LASTS, []
    while not people[0].game_is_over():
        assert time.monotonic() < until, "the game does not end"
        for person in people:
            if person.is_to_play():
                before = person.last_told()
                asked_for.append(play(person))
                person.hears_something_after(before)
    return asked_for


# Round one screen


def lay_the_screen_down(person: Person, players: int = 4) -> None:
    """So many places, called by their colours."""
    person.comes_in().takes_a_game().opens("page-around")
    for number in range(3, players):
        press(person, "around-add")
        place(person, number + 1).wait_for()
    place(person, players).wait_for()


def place(person: Person, number: int) -> Locator:
    return person.page.get_by_role("textbox", name=person.say("around-name", number=number))


def start(person: Person, players: int) -> None:
    press(person, "around-start")
    expect(names(person)).to_have_count(players)


def names(person: Person, word: str = "board-tap-draw") -> Locator:
    """The names that may be tapped; the cursed have turned to gold."""
    tappable = person.page.get_by_role("button", name=person.matching(person.say(word, name=".*")))
    return tappable.filter(has_not_text=person.say("board-cursed"))


def stone(person: Person) -> Locator:
    stones = "|".join(person.say(f"stone-{stone}") for stone in ("ruby", "emerald", "sapphire"))
    return person.page.get_by_role("button", name=person.matching(person.say("board-stone", stone=f"({stones})")))


def draw(person: Person, at: int) -> None:
    """The draw is announced, confirmed, and told."""
    names(person).nth(at % names(person).count()).click()
    person.button("move-confirm").wait_for()
    before = person.last_told()
    press(person, "move-confirm")
    person.hears_something_after(before)


def answer_favours(person: Person) -> None:
    """Whoever can buys the dearest; the Exchange goes to the first whom it may."""
    for favour in ("exchange", "damocles", "immunity", "bribe"):
        offered = person.page.get_by_role("button", name=person.matching(f".*{person.say(f'board-favour-{favour}')}"))
        if offered.count():
            before = person.last_told()
            offered.click()
            press(person, "move-buy", favour=person.say(f"favour-{favour}"))
            return person.hears_something_after(before)
