"""The boards of this folder for ``make shots``, and how a person comes to them."""

from playwright.sync_api import expect
from tests.browser.mysterium.friends import OTHERS, among_friends, hands_of
from tests.browser.mysterium.hands import NAMES, follow, gather, give, group, ready, saying, vote
from tests.browser.people import Person

from gueridon.games.mysterium import GAME
from gueridon.games.mysterium.box import HOURS, KINDS

MOST = GAME.players[-1]


def haunting(person: Person) -> None:
    """Behind the screen, turned to a medium."""
    gather(person, [], bots=3, ghost=NAMES[0])
    saying(person, "move-serve", medium=".*").click()
    give(person, "board-send", medium=".*")


def divining(person: Person) -> None:
    """A medium, before the visions of the first hour."""
    gather(person, [], bots=3, ghost=person.say("page-bot-1"))
    person.waits_for_a_turn()


def comparing(person: Person) -> None:
    divining(person)
    group(person, "view-suspects").get_by_role("button").first.click()


def accusing(person: Person) -> None:
    """Six groups, and one card of the common vision is turned."""
    with among_friends(person, MOST, ghost=OTHERS[0]) as friends:
        for _ in range(KINDS):
            friends.play()
            follow(person, friends.secret(0))
            ready(person)
        friends.play()
        person.reads("board-ask-vote")
        past_all_scenes(person)


def choosing_a_culprit(person: Person) -> None:
    """The ghost, before six groups."""
    with among_friends(person, MOST, ghost=NAMES[0]) as friends, hands_of(person) as own:
        for _ in range(KINDS):
            own.play()
            friends.told = own.secrets()
            friends.play()
        person.reads("board-ask-guilty")
        past_all_scenes(person)


def found_out(person: Person) -> None:
    """The votes are open; nobody sits before the drawer that tells the end."""
    with among_friends(person, 4, ghost=OTHERS[0]) as friends:
        for _ in range(KINDS):
            friends.play()
            follow(person, friends.secret(0))
            ready(person)
        friends.play()
        vote(person, 1)
        friends.vote(1, 2)
        look_past_the_end(person)


def too_late(person: Person) -> None:
    """At dawn all secrets are told: four mediums, and one of them never followed anything."""
    with among_friends(person, 5, ghost=OTHERS[0]) as friends:
        for _ in range(HOURS):
            friends.play()
            ready(person)
        look_past_the_end(person)


def look_past_the_end(person: Person) -> None:
    over = person.page.get_by_role("dialog", name=person.say("page-over"))
    over.wait_for()
    person.page.keyboard.press("Escape")
    expect(over).to_have_count(0)
    past_all_scenes(person)


def past_all_scenes(person: Person) -> None:
    expect(person.page.locator(".scene")).to_have_count(0)


BOARDS = {
    "mysterium-ghost": (GAME, haunting),
    "mysterium-medium": (GAME, divining),
    "mysterium-lens": (GAME, comparing),
    "mysterium-culprit": (GAME, choosing_a_culprit),
    "mysterium-vote": (GAME, accusing),
    "mysterium-found-out": (GAME, found_out),
    "mysterium-too-late": (GAME, too_late),
}
