"""Lessons on their boards: to the end by touch and by keyboard, with wrong and illegal tries, left half-way; what was
finished is marked."""

import pytest
from tests.browser.expecting import expect
from tests.browser.learning import begins, bubble, goes_on, hears, listed, piece, reads_all, takes_lesson
from tests.browser.people import Person

from gueridon.games import SHELF, AnyGame

TAUGHT = [game for game in SHELF.values() if game.lessons]
QUICKEST, *OTHERS = TAUGHT
LESSON = QUICKEST.lessons["first"]


@pytest.mark.parametrize(
    "game",
    [QUICKEST, *(pytest.param(game, marks=pytest.mark.slow) for game in OTHERS)],
    ids=lambda game: game.id,
)
def test_a_first_lesson_is_taken_by_touch_on_a_phone(invite, game: AnyGame):
    ada: Person = invite(size="phone", language="fr", game=game)
    begins(ada, game)
    takes_lesson(ada, game)
    ada.page.route("**/api/tables", lambda asked: asked.abort("internetdisconnected"), times=1)
    ada.button("lesson-play").click()
    ada.reads("page-shelf-failed")
    assert ada.axe() == []
    ada.button("lesson-play").click()
    expect(bubble(ada)).to_have_count(0)


@pytest.mark.slow
@pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.id)
def test_a_first_lesson_is_taken_at_a_desk_in_english(invite, game: AnyGame):
    ada: Person = invite(size="desk", language="en", game=game)
    begins(ada, game)
    takes_lesson(ada, game)
    ada.button("lesson-play").click()
    ada.sees_the_board() if not game.shared else ada.page.wait_for_url("**/t/*")
    expect(bubble(ada)).to_have_count(0)


FURTHER = [(game, name) for game in TAUGHT for name in game.lessons if name != "first"]
further = pytest.mark.parametrize(
    ("game", "name"),
    [FURTHER[0], *(pytest.param(*one, marks=pytest.mark.slow) for one in FURTHER[1:])],
    ids=lambda part: part if isinstance(part, str) else part.id,
)


@further
def test_a_further_lesson_is_taken_by_touch_on_a_phone_and_marked_as_finished(invite, game: AnyGame, name: str):
    ada: Person = invite(size="phone", language="fr", game=game)
    begins(ada, game, name)
    takes_lesson(ada, game, name)
    ada.button("lesson-play").wait_for()
    assert ada.axe() == []
    ada.comes_in().takes_a_game().button("page-learn").tap()
    expect(listed(ada, name)).to_contain_text(ada.say("lesson-finished"))
    ada.reads("lessons-count", done=1, of=len(game.lessons))
    assert ada.axe() == []


@pytest.mark.slow
@pytest.mark.parametrize(("game", "name"), FURTHER, ids=lambda part: part if isinstance(part, str) else part.id)
def test_a_further_lesson_is_taken_at_a_desk_in_english_and_leads_to_a_game(invite, game: AnyGame, name: str):
    ada: Person = invite(size="desk", language="en", game=game)
    begins(ada, game, name)
    takes_lesson(ada, game, name)
    ada.button("lesson-play").click()
    ada.sees_the_board()
    expect(bubble(ada)).to_have_count(0)


@pytest.mark.slow
def test_a_lesson_is_taken_with_the_keyboard_alone(invite):
    """Cards and stacks have their digits; what is said comes before the board."""
    ada: Person = invite(size="desk", language="fr", game=QUICKEST)
    begins(ada, QUICKEST)
    for turn in LESSON.turns:
        for number, saying in enumerate(turn.says):
            if number > 0:
                press_to_go_on(ada)
            hears(ada, saying)
        if turn.seat not in LESSON.learner:
            press_to_go_on(ada)
            continue
        (move,) = turn.moves
        ada.tabs_to(piece(ada, f"hand-{move.card.symbol}-{move.card.value}-0").locator("xpath=../button"))
        held = ada.page.locator('[data-piece="hand"] > button').all()
        names = [one.get_attribute("data-piece") for one in held]
        ada.page.keyboard.press(str(names.index(f"hand-{move.card.symbol}-{move.card.value}-0") + 1))
        ada.page.keyboard.press(str(move.stack + 1))
    hears(ada, LESSON.farewell[0])


def press_to_go_on(person: Person) -> None:
    person.tabs_to(person.button("lesson-continue"))
    person.page.keyboard.press("Enter")


def test_wrong_and_illegal_tries_are_answered_and_a_lesson_goes_on_after_a_reload(invite):
    ada: Person = invite(size="phone", language="fr", game=QUICKEST)
    begins(ada, QUICKEST)
    first = LESSON.turns[0]
    reads_all(ada, first.says, lambda _: None)
    piece(ada, "hand-binoculars-1-0").click()
    piece(ada, "stack-0").click()
    expect(bubble(ada)).to_contain_text(ada.matching(ada.say("lesson-first-knives-better")[:40]))
    piece(ada, "hand-compass-3-0").click()
    piece(ada, "stack-0").click()
    ada.page.get_by_role("alert").get_by_text(ada.matching(ada.say("refusal-FIF-20-fit")[:20])).wait_for()
    ada.page.reload()
    hears(ada, first.says[0])
    piece(ada, "hand-knife-4-0").click()
    piece(ada, "stack-2").click()
    hears(ada, LESSON.turns[1].says[0])
    ada.page.reload()
    reads_all(ada, LESSON.turns[1].says, lambda _: None)
    goes_on(ada)
    hears(ada, LESSON.turns[2].says[0])


def test_whoever_comes_for_the_first_time_is_offered_a_lesson_quietly(invite):
    ada: Person = invite(size="phone", language="fr", game=QUICKEST).comes_in()
    ada.button("lesson-offer").click()
    ada.page.get_by_role("dialog").get_by_role("button", name=ada.say("name")).click()
    hears(ada, LESSON.turns[0].says[0])


def test_a_lesson_is_begun_from_the_rule_that_it_shows(invite):
    name = next(name for name in QUICKEST.lessons if name != "first")
    ada: Person = invite(size="phone", language="fr", game=QUICKEST)
    ada.comes_in().takes_a_game().button("page-rules").tap()
    ada.button("page-lesson-link", title=ada.say(f"lesson-{name}")).tap()
    hears(ada, QUICKEST.lessons[name].turns[0].says[0])
