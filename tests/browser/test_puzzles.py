"""Puzzles on their boards: from the sheet of a game, tried wrongly and then rightly; and the puzzle of the day."""

import msgspec
from tests.browser.expecting import expect
from tests.browser.learning import hands
from tests.browser.people import Person

from gueridon.core.puzzle import puzzles_of
from gueridon.core.wire import Wire
from gueridon.games import SHELF

GAME = next(game for game in SHELF.values() if puzzles_of(game))
PUZZLE, NEXT, *_ = puzzles_of(GAME).values()


def tries(person: Person, place: int) -> None:
    """The move that stands at this place among those that the oracle weighed."""
    move: Wire = msgspec.json.decode(PUZZLE.prospects[place].move, type=GAME.move_type)
    hands(GAME)(person, move, PUZZLE.seat)


def verdict(person: Person, found: str) -> None:
    person.page.locator(f'[data-verdict="{found}"]').wait_for()


def test_a_puzzle_is_tried_wrongly_and_then_rightly_on_a_phone(invite):
    ada: Person = invite(size="phone", language="fr", game=GAME)
    ada.comes_in().takes_a_game().button("page-puzzles").tap()
    ada.page.get_by_role("button", name=ada.say("puzzle-number", number=1)).first.tap()
    ada.reads("puzzle-ask")
    assert ada.axe() == []
    tries(ada, -1)
    verdict(ada, "wrong")
    ada.reads("puzzle-wrong")
    assert ada.axe() == []
    ada.button("puzzle-again").tap()
    tries(ada, 0)
    verdict(ada, "right")
    assert ada.axe() == []
    ada.button("puzzle-all").tap()
    ada.reads("puzzle-count", solved=1, of=len(puzzles_of(GAME)))
    ada.page.keyboard.press("Escape")
    ada.button("puzzle-next").tap()
    ada.page.wait_for_url(f"**/puzzle/{GAME.id}/{NEXT.id}")


def test_who_gives_up_is_shown_the_answer_which_solves_nothing(invite):
    ada: Person = invite(size="desk", language="en", game=GAME)
    ada.page.goto(f"{ada.server_address}/puzzle/{GAME.id}/{PUZZLE.id}")
    ada.reads("puzzle-ask")
    tries(ada, -1)
    ada.button("puzzle-show").click()
    verdict(ada, "shown")
    ada.button("puzzle-all").click()
    ada.reads("puzzle-count", solved=0, of=len(puzzles_of(GAME)))


def test_the_puzzle_of_the_day_lies_beside_its_deals(invite):
    ada: Person = invite(size="phone", language="en", game=GAME)
    ada.comes_in().button("page-daily").tap()
    ada.reads("puzzle-of-day")
    ada.button("puzzle-begin").tap()
    ada.page.wait_for_url("**/puzzle/*/*")
    ada.reads("puzzle-ask")


def test_a_puzzle_that_does_not_exist_says_so_and_one_that_cannot_be_tried_too(invite):
    ada: Person = invite(size="phone", language="fr", game=GAME)
    ada.page.goto(f"{ada.server_address}/puzzle/{GAME.id}/no-such")
    ada.reads("error-no-such-puzzle")
    ada.page.goto(f"{ada.server_address}/puzzle/{GAME.id}/{PUZZLE.id}")
    ada.reads("puzzle-ask")
    ada.page.context.set_offline(True)
    tries(ada, 0)
    ada.reads("puzzle-failed")
    ada.page.context.set_offline(False)
    tries(ada, 0)
    verdict(ada, "right")
    expect(ada.button("puzzle-next")).to_be_visible()
