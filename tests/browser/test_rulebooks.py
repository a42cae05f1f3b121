"""The rulebooks: examples beside their rules, drawn with pieces of the board, on a phone, at a desk and on paper."""

import re

import pytest
from tests.browser.expecting import expect
from tests.browser.people import LETTERS_CAME, Person

from gueridon.core.puzzle import puzzles_of, rules_shown
from gueridon.games import SHELF
from gueridon.laws.rulebooks import Example, examples

BOOKS = [game for game in SHELF.values() if game.chapter is None]
FIRST, *OTHERS = sorted(BOOKS, key=lambda game: game.id != "midas")  # with a chapter for the screen of a real table
LOADED = "figures => figures.every(figure => [...figure.querySelectorAll('img')].every(img => img.naturalWidth > 0))"
# Of each example: how many pictures it is drawn with, and by how many pixels they stick out of it.
DRAWN = """figures => figures.map((figure) => {
  const frame = figure.getBoundingClientRect()
  const pictures = [...figure.querySelectorAll('svg, img')].map((picture) => picture.getBoundingClientRect())
  const out = pictures.map(({ left, right }) => Math.max(frame.left - left, right - frame.right))
  return [pictures.filter(({ width, height }) => width > 4 && height > 4).length, Math.max(...out)]
})"""
ON_THE_SHEET = """() => {
  const lastOf = (parts) => [...document.querySelectorAll(parts)].at(-1).getBoundingClientRect()
  return lastOf('article [id^=rule-]').bottom <= lastOf('dialog[open]').bottom
}"""
PIECES = 2  # that an example has at least
TEXTS = re.compile(r"[\s\W]+")


def opens_the_rulebook(person: Person) -> None:
    """From the sheet of the game."""
    person.comes_in().takes_a_game().button("page-rules").click()
    figures = person.page.locator("figure[data-example]")
    figures.last.wait_for()
    for picture in figures.locator("img").all():
        picture.scroll_into_view_if_needed()
    person.page.wait_for_function(f"({LOADED})([...document.querySelectorAll('figure')])")
    person.page.evaluate(LETTERS_CAME)


def read_aloud(person: Person, example: Example) -> str:
    """What a screen reader says of what is drawn."""
    return person.page.locator(f"figure[data-example={example.name}]").get_by_role("img").first.aria_snapshot()


def plain(text: str) -> str:
    """Without spaces and marks, which the page sets as the language wants them."""
    return TEXTS.sub("", text)


@pytest.mark.parametrize(
    "game", [FIRST, *[pytest.param(game, marks=pytest.mark.slow) for game in OTHERS]], ids=lambda game: game.id
)
def test_the_examples_of_a_rulebook_are_drawn_with_pieces_and_told_to_whoever_does_not_see_them(invite, game):
    reader = invite(game=game)
    opens_the_rulebook(reader)
    shown = examples(game.folder, "fr")
    figures = reader.page.locator("figure[data-example]")
    assert [figure.get_attribute("data-example") for figure in figures.all()] == [one.name for one in shown]
    for example in shown:
        assert plain(example.looks) in plain(read_aloud(reader, example))
    for size, light in (("phone", "dark"), ("desk", "light")):
        reader.looks(size, light)
        for pieces, sticks_out in figures.evaluate_all(DRAWN):
            assert pieces >= PIECES
            assert sticks_out <= 0
        assert reader.axe() == [], size


@pytest.mark.parametrize("game", [game for game in SHELF.values() if game.chapter], ids=lambda game: game.id)
def test_a_game_that_shares_its_rulebook_opens_it_at_its_own_chapter(invite, game):
    camille = invite(game=game).comes_in().takes_a_game()
    camille.button("page-rules").click()
    expect(camille.page.locator(f"#rule-{game.chapter}")).to_be_in_viewport()


def test_nothing_of_an_example_can_be_tapped_or_reached_by_keyboard(invite):
    reader = invite(game=FIRST)
    opens_the_rulebook(reader)
    buttons = reader.page.locator("figure button")
    assert buttons.count() > 0
    buttons.first.evaluate("button => button.focus()")
    assert reader.page.evaluate("document.activeElement.closest('figure')") is None


def test_whoever_looks_for_words_sees_the_rules_that_have_them_and_what_is_drawn_of_them(invite):
    reader = invite(game=FIRST)
    opens_the_rulebook(reader)
    example, field = examples(FIRST.folder, "fr")[0], reader.page.get_by_role("searchbox")
    found, other = (reader.page.locator(f"#rule-{rule}") for rule in (example.rule, f"{example.rule[:3]}-1"))
    field.fill(example.rule.lower())
    expect(other).to_be_hidden()
    expect(found).to_be_visible()
    expect(reader.page.locator(f"figure[data-example={example.name}]")).to_be_visible()
    assert reader.axe() == []
    field.fill("xyzzy")
    reader.reads("page-rules-found", count=0)
    field.fill("")
    expect(other).to_be_visible()


def test_the_whole_rulebook_is_printed_by_daylight(invite):
    reader = invite(game=FIRST)
    opens_the_rulebook(reader)
    reader.page.evaluate(
        "addEventListener('beforeprint', () => window.printedIn = document.documentElement.dataset.theme)"
    )
    pages = len(re.findall(rb"/Type /Page\b", reader.page.pdf(format="A4")))
    assert reader.page.evaluate("printedIn") == "light"
    assert pages > 1
    expect(reader.page.locator("html")).to_have_attribute("data-theme", "dark")
    reader.page.emulate_media(media="print")
    reader.page.wait_for_function(ON_THE_SHEET)


def test_a_rule_leads_to_the_rule_that_it_names_whatever_was_looked_for(invite):
    reader = invite(game=SHELF["mysterium"])
    opens_the_rulebook(reader)
    address = reader.page.url
    naming, named = (reader.page.locator(f"#rule-{rule}") for rule in ("MYS-61", "MYS-20"))
    reader.page.get_by_role("searchbox").fill("mys-61")
    expect(named).to_be_hidden()
    naming.get_by_role("link", name="MYS-20").click()
    expect(named).to_be_in_viewport()
    expect(named).to_be_focused()
    assert reader.page.url == address
    assert reader.axe() == []


def test_a_rule_leads_to_a_puzzle_that_shows_it(invite):
    reader = invite(game=FIRST)
    opens_the_rulebook(reader)
    puzzle = next(puzzle for puzzle in puzzles_of(FIRST).values() if "MID-15" in rules_shown(FIRST, puzzle))
    reader.page.locator("#rule-MID-15").get_by_role("button", name=reader.say("page-puzzle-link")).click()
    reader.page.wait_for_url(f"**/puzzle/{FIRST.id}/{puzzle.id}")
    reader.reads("puzzle-ask")
