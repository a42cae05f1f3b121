"""A whole game of each kind, by one person among bots or round one screen, from the welcome to the end."""

import time
from collections.abc import Callable

from tests.browser.babet import hands as babet
from tests.browser.expecting import SLOW
from tests.browser.medium import hands as medium
from tests.browser.midas import hands as midas
from tests.browser.midas.test_companion import play_to_the_end as play_round_the_screen
from tests.browser.missions import hands as missions
from tests.browser.mysterium import hands as mysterium
from tests.browser.people import Person

GAME_LASTS = 1500  # seconds at most, on a busy machine


def alone(person: Person) -> None:
    """By hints, as far as the crystal ball knows the way; from there it is given up."""
    until = time.monotonic() + GAME_LASTS
    while not person.game_is_over():
        assert time.monotonic() < until, "the game does not end"
        person.button("board-hint").click()
        if is_hinted(person):
            babet.do_as_hinted(person)
        else:
            return give_up(person)


def is_hinted(person: Person) -> bool:
    """Once it has answered."""
    hint = babet.saying(person, "board-hint-lift")
    verdicts = "|".join(person.say(f"board-verdict-{verdict}") for verdict in ("lost", "undecided"))
    verdict = person.page.get_by_text(person.matching(verdicts))
    until = time.monotonic() + SLOW / 1000
    while hint.count() + verdict.count() == 0:
        assert time.monotonic() < until, "no answer comes"
    return hint.count() > 0


def give_up(person: Person) -> None:
    person.button("board-give-up").click()
    person.button("board-give-up-sure").click()


def haunting(person: Person) -> None:
    """The ghost, with visions for whoever waits, and for all if they come so far."""
    until = time.monotonic() + GAME_LASTS
    while not person.game_is_over():
        assert time.monotonic() < until, "the game does not end"
        if mysterium.saying(person, "move-serve", medium=".*").count():
            mysterium.send_visions(person, mediums=1)
        elif mysterium.saying(person, "move-choose-guilty", group=1).count():
            mysterium.name_a_culprit(person)


def comes_to_haunt(person: Person) -> None:
    code = person.invites_from_the_welcome(mysterium.NAMES[0])
    mysterium.seat(person, code, [], bots=3, ghost=mysterium.NAMES[0])


def lays_the_screen_down(person: Person) -> None:
    midas.lay_the_screen_down(person, players=3)
    midas.start(person, players=3)


def plays_now(person: Person) -> None:
    person.plays_after_two_taps()


Way = Callable[[Person], object]
WAYS: dict[str, tuple[Way, Way]] = {  # to the board, and from there to the end
    "missions": (plays_now, missions.play_to_the_end),
    "midas": (plays_now, midas.play_to_the_end),
    "midas-companion": (lays_the_screen_down, play_round_the_screen),
    "babet": (plays_now, babet.play_to_the_end),
    "babet-solo": (plays_now, alone),
    "medium": (plays_now, lambda person: medium.play_to_the_end(person, {})),
    "mysterium": (comes_to_haunt, haunting),
}
