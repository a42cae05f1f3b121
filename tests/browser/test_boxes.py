"""At every size, with the text at its largest, in both languages and with the longest names: nothing overlaps, nothing
is cut, no word is broken, nothing lies beyond the side."""

import os

import msgspec
import pytest
from playwright.sync_api import expect
from tests.browser.boxes import (
    COMMON_SIZES,
    FEW_SIZES,
    LARGEST_TEXT,
    LYING_PHONE,
    NAMES,
    SETTLED,
    SHORT_PHONE,
    SIZES,
    USUAL_TEXT,
    WordlessTable,
    below_the_fold,
    lookers,
    wrong,
)
from tests.browser.gallery import EXHIBITS
from tests.browser.people import LETTERS_CAME, LOCALES

from gueridon.core.words import Words

FULL = "GUERIDON_FULL" in os.environ
MEASURED = SIZES if FULL else FEW_SIZES
FIRST_OF_EACH_GAME = {exhibit.game.id: name for name, exhibit in reversed(EXHIBITS.items())}
BOARDS = list(EXHIBITS if FULL else FIRST_OF_EACH_GAME.values())
# Each screen in every language, or in one of them in turn.
THE_ONE, THE_OTHER = ([*LOCALES], [*LOCALES]) if FULL else (["fr"], ["en"])
IN_TURN = [(board, [*LOCALES][number % len(LOCALES)]) for number, board in enumerate(BOARDS)]
BOARDS_AND_LANGUAGES = [(board, language) for board in BOARDS for language in LOCALES] if FULL else IN_TURN
BY_OTHER_EYES = [
    (board, looker, text)
    for board, exhibit in EXHIBITS.items()
    for looker in lookers(exhibit)
    for text in ("larger", "usual")
    if (looker, text) != (exhibit.seats[0], "larger")  # these are measured in every state
]
TEXTS = {"larger": LARGEST_TEXT, "usual": USUAL_TEXT}


SLIGHTLY = 3  # pixels of a fanned card may lie below
HIDDEN_OF_THE_HAND = """() => {
  const cards = [...document.querySelectorAll('main .hand button')]
  let fold = innerHeight
  for (let one = cards[0]?.parentElement; one; one = one.parentElement)
    if (getComputedStyle(one).overflowY !== 'visible') fold = Math.min(fold, one.getBoundingClientRect().bottom)
  return [Math.max(0, ...cards.map((card) => Math.round(card.getBoundingClientRect().bottom - fold))), cards.length]
}"""
TOLD_UNDER_THE_BOARD = """() => {
  const [heard, seen] = ['[aria-live]', '[aria-hidden]'].map((way) => document.querySelector(`footer > ${way}`))
  const around = seen.getBoundingClientRect()
  const whole = [...seen.children].filter((sentence) => {
    const { top, bottom, left } = sentence.getBoundingClientRect()
    return top > around.top - 1 && bottom < around.bottom + 1 && left < around.right
  })
  return [heard, ...whole.reverse()].map(({ textContent }) => textContent.trim())
}"""
HEARD_AND_SEEN = """() => {
  const [heard, seen] = ['[aria-live]', '[aria-hidden]'].map((way) => document.querySelector(`footer > ${way}`))
  return [heard.textContent, [...seen.children].map(({ textContent }) => textContent)]
}"""
PILES_CUT = """(name) => {
  const room = document.querySelector(`[role=group][aria-label="${name}"]`)
  return room.scrollHeight - room.clientHeight
}"""
LETTERS = "one => parseFloat(getComputedStyle(one).fontSize)"
LEGIBLE_NAME_PX, LEGIBLE_CARD_PX = 12, 24
CARD_WIDTHS = "(cards) => cards.map((card) => Math.round(card.getBoundingClientRect().width))"
PLANTED = {
    "clipped": '<p style="overflow: hidden; white-space: nowrap; width: 60px">Accomplissez une mission</p>',
    "outside": '<p style="position: fixed; left: 380px; white-space: nowrap">Accomplissez une mission</p>',
    "broken": '<p style="width: 40px; overflow-wrap: anywhere">Accomplissez</p>',
    "overlap": '<p style="margin: 0">Lighter</p><p style="margin: -14px 0 0 24px">Compass</p>',
    "covered": '<p>Accomplissez</p><button style="position: fixed; left: 30px; top: 0; height: 60px">Oui</button>',
    "beyond": '<button style="width: 60px; white-space: nowrap">Accomplissez une mission</button>',
    "scroll": '<div style="width: 500px; height: 20px"></div>',
    "out of reach": """<div style="display: grid; align-content: center; height: 60px; overflow-y: auto">
        <p style="margin: 0">Choose</p><p style="height: 200px">three</p></div>""",
}


@pytest.mark.parametrize("fault", PLANTED)
def test_a_planted_fault_is_found(invite, fault):
    page = invite().page
    page.set_content(f"<!doctype html><body>{PLANTED[fault]}</body>")
    assert f"390×844 {fault}" in {found.split(":")[0] for found in wrong(page, (390, 844))}


def test_a_page_without_a_fault_has_none(invite):
    page = invite().page
    page.set_content("<!doctype html><body><p>Accomplissez une mission</p><button>Oui</button></body>")
    assert wrong(page, (390, 844)) == []


@pytest.mark.parametrize("language", THE_ONE)
def test_the_welcome_fits(invite, language):
    guest = invite(language=language)
    guest.page.add_init_script(LARGEST_TEXT)
    guest.comes_in().games().first.wait_for()
    guest.page.evaluate(LETTERS_CAME)
    assert [found for size in MEASURED for found in wrong(guest.page, size)] == []


@pytest.mark.parametrize("language", THE_OTHER)
def test_those_who_gather_fit(invite, language):
    host, guest = invite(language=language), invite(language=language)
    for person in (host, guest):
        person.page.add_init_script(LARGEST_TEXT)
    code = host.opens_a_table(NAMES[0])
    guest.page.goto(f"{guest.server_address}/j/{code}")
    guest.button("page-sit").wait_for()
    for person in (host, guest):
        person.page.evaluate(LETTERS_CAME)
        assert [found for size in MEASURED for found in wrong(person.page, size)] == []


@pytest.mark.parametrize(("board", "language"), BOARDS_AND_LANGUAGES)
def test_every_board_fits(invite, board, language):
    exhibit = EXHIBITS[board]
    table = WordlessTable(invite(language=language, game=exhibit.game), exhibit)
    table.shows_the_first()
    found: dict[str, int] = {}
    for state in table.states if FULL else table.states[:1]:
        table.shows(state)
        for size in MEASURED:
            found |= dict.fromkeys(wrong(table.person.page, size), state.ply)
    assert found == {}


def plain(text: str) -> str:
    """Without what keeps names and marks on their line."""
    return " ".join(text.replace("\u2060", "").split())


@pytest.mark.parametrize("board", BOARDS)
def test_what_is_to_be_done_and_what_for_is_read_at_every_moment(invite, board):
    exhibit = EXHIBITS[board]
    for looker in lookers(exhibit) if FULL else lookers(exhibit)[:1]:
        table = WordlessTable(invite(game=exhibit.game), exhibit, USUAL_TEXT, looker)
        table.shows_the_first()
        words = Words("fr", exhibit.game, NAMES[: exhibit.players])
        for state in table.states if FULL else table.states[::3]:
            table.shows(state)
            task = msgspec.json.decode(state.eyes[0].task, type=exhibit.game.task_type)
            line = table.person.page.locator(f"[data-task][data-ply='{state.ply}']")
            expect(line).to_be_in_viewport()
            assert plain(line.inner_text()) == plain(words.tell("task", task)), f"ply {state.ply}"


@pytest.mark.slow
@pytest.mark.parametrize(("board", "looker", "text"), BY_OTHER_EYES)
def test_every_board_fits_whoever_looks_and_in_letters_of_the_usual_size(invite, board, looker, text):
    exhibit = EXHIBITS[board]
    language = [*LOCALES][(BY_OTHER_EYES.index((board, looker, text)) // 2) % len(LOCALES)]
    table = WordlessTable(invite(language=language, game=exhibit.game), exhibit, TEXTS[text], looker)
    table.shows_the_first()
    found: dict[str, int] = {}
    for state in table.states[::2]:
        table.shows(state)
        for size in SIZES:
            found |= dict.fromkeys(wrong(table.person.page, size), state.ply)
    assert found == {}


@pytest.mark.slow
@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("board", EXHIBITS)
def test_every_ending_fits_before_its_table_and_beside_it(invite, board, text, language):
    exhibit = EXHIBITS[board]
    for looker in lookers(exhibit):
        table = WordlessTable(invite(language=language, game=exhibit.game), exhibit, TEXTS[text], looker)
        table.shows_the_first()
        table.shows(table.end)
        page = table.person.page
        page.get_by_role("dialog", name=table.person.say("page-over")).wait_for()
        assert [found for size in SIZES for found in wrong(page, size)] == [], looker
        page.keyboard.press("Escape")
        table.person.button("page-over").wait_for()
        assert [found for size in SIZES for found in wrong(page, size)] == [], looker


@pytest.mark.parametrize("board", BOARDS)
def test_whatever_one_may_do_is_seen_without_scrolling(invite, board):
    exhibit = EXHIBITS[board]
    table = WordlessTable(invite(game=exhibit.game), exhibit, USUAL_TEXT)
    table.shows_the_first()
    found: dict[str, int] = {}
    for number, state in enumerate(table.states if FULL else table.states[:2]):
        table.shows(state)
        for size in COMMON_SIZES if FULL else COMMON_SIZES[number::2]:
            found |= dict.fromkeys(below_the_fold(table.person.page, size), state.ply)
    assert found == {}


@pytest.mark.parametrize(
    ("board", "sizes"),
    [
        ("medium-pair", [SHORT_PHONE, LYING_PHONE]),
        pytest.param("medium-advanced", [SHORT_PHONE], marks=pytest.mark.slow),
        pytest.param("medium-four", [SHORT_PHONE], marks=pytest.mark.slow),
        pytest.param("midas-pair", [SHORT_PHONE], marks=pytest.mark.slow),
        ("midas-online", [SHORT_PHONE, (390, 844), (1366, 700)]),
        ("midas-companion", [SHORT_PHONE, (1366, 700)]),
        pytest.param("midas-companion-pair", [SHORT_PHONE], marks=pytest.mark.slow),
    ],
)
def test_whatever_one_may_do_is_seen_whole_where_it_is_low(invite, board, sizes):
    exhibit = EXHIBITS[board]
    table = WordlessTable(invite(game=exhibit.game), exhibit, USUAL_TEXT)
    table.shows_the_first()
    found: dict[str, int] = {}
    for state in table.states if FULL else table.states[::3]:
        table.shows(state)
        for size in sizes:
            found |= dict.fromkeys(below_the_fold(table.person.page, size, whole=True), state.ply)
    assert found == {}


@pytest.mark.parametrize("width", [360, 844])
def test_under_the_board_stands_what_happened_last_whole(invite, width):
    exhibit = EXHIBITS["missions-gold"]
    table = WordlessTable(invite(game=exhibit.game), exhibit, USUAL_TEXT)
    table.shows_the_first()
    page = table.person.page
    page.set_viewport_size({"width": width, "height": 640})
    for state in table.states if FULL else table.states[::2]:
        table.shows(state)
        heard, *seen = page.evaluate(TOLD_UNDER_THE_BOARD)
        assert seen, f"ply {state.ply}: nothing of “{heard}” is seen whole"
        assert heard.endswith(" ".join(seen)), f"ply {state.ply}: “{heard}”, and seen {seen}"


@pytest.mark.parametrize("width", [360, pytest.param(390, marks=pytest.mark.slow)])
def test_what_happened_last_is_never_cut_inside_a_word(invite, width):
    exhibit = EXHIBITS["medium-first"]
    table = WordlessTable(invite(game=exhibit.game), exhibit, USUAL_TEXT)
    table.shows_the_first()
    page = table.person.page
    page.set_viewport_size({"width": width, "height": 844})
    shortened = 0
    for state in table.states:
        table.shows(state)
        page.evaluate(SETTLED)
        heard, seen = page.evaluate(HEARD_AND_SEEN)
        for sentence in seen:
            begun, sign, _ = sentence.partition("…")
            assert f"{begun} " in f"{heard} ", f"ply {state.ply}: “{sentence}” of “{heard}”"
            shortened += bool(sign)
    assert shortened, "nothing was too long: another exhibit would show more"


def test_plates_of_six_mediums_hold_all_that_is_told_of_them(invite):
    exhibit = EXHIBITS["mysterium-seven"]
    table = WordlessTable(invite(game=exhibit.game), exhibit, USUAL_TEXT)
    table.shows_the_first()
    found: dict[str, int] = {}
    for state in table.states[-4:] if FULL else table.states[-2:]:
        table.shows(state)
        for size in ((1366, 700), (1440, 900)):
            found |= dict.fromkeys(wrong(table.person.page, size), state.ply)
    assert found == {}


def test_the_whole_hand_of_babet_is_seen_on_a_short_phone(invite):
    exhibit = EXHIBITS["babet-two"]
    table = WordlessTable(invite(game=exhibit.game), exhibit, USUAL_TEXT)
    table.shows_the_first()
    page = table.person.page
    page.set_viewport_size({"width": 360, "height": 640})
    seen = set()
    for state in table.states:
        table.shows(state)
        page.evaluate(SETTLED)
        hidden, held = page.evaluate(HIDDEN_OF_THE_HAND)
        assert hidden <= SLIGHTLY, f"ply {state.ply}: {hidden} pixels of a hand of {held} lie below"
        seen.add(held)
    assert max(seen) >= 3


def test_the_cards_of_babet_follow_their_room_and_what_lies_below_stays(invite):
    exhibit = EXHIBITS["babet-two"]
    table = WordlessTable(invite(game=exhibit.game, size="desk"), exhibit, USUAL_TEXT)
    table.shows_the_first()
    table.shows(next(state for state in table.states if state.ply > 0))
    page = table.person.page
    page.evaluate(SETTLED)
    page.set_viewport_size({"width": 390, "height": 844})
    river = page.get_by_role("group", name=table.person.say("board-river"))
    at_once = river.bounding_box()
    page.evaluate(SETTLED)
    assert river.bounding_box() == at_once


@pytest.mark.parametrize(
    ("board", "size", "piles"),
    [
        ("babet-two", (360, 640), 11),
        pytest.param("babet-two", (430, 700), 11, marks=pytest.mark.slow),
        ("babet-five", (360, 640), 6),
        pytest.param("babet-five", (390, 844), 6, marks=pytest.mark.slow),
    ],
)
def test_no_pile_of_babet_is_cut_on_a_small_phone(invite, board, size, piles):
    exhibit = EXHIBITS[board]
    table = WordlessTable(invite(game=exhibit.game), exhibit, USUAL_TEXT)
    table.shows_the_first()
    page = table.person.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    most = 0
    for state in table.states:
        table.shows(state)
        page.evaluate(SETTLED)
        assert page.evaluate(PILES_CUT, table.person.say("board-piles")) <= 1, f"ply {state.ply}"
        most = max(most, page.locator("[data-piece^=pile-]").count())
    assert most >= piles


@pytest.mark.parametrize("size", [(390, 844), LYING_PHONE, (1366, 700)])
@pytest.mark.parametrize("board", ["medium-first", *([pytest.param("medium-four", marks=pytest.mark.slow)])])
def test_the_names_and_cards_of_rivals_in_medium_are_legible(invite, board, size):
    exhibit = EXHIBITS[board]
    table = WordlessTable(invite(game=exhibit.game), exhibit, USUAL_TEXT)
    table.shows_the_first()
    page = table.person.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    table.shows(table.states[-1])
    page.evaluate(SETTLED)
    rivals = page.locator("[data-piece^=rival-]")
    assert rivals.count() == exhibit.players - 1
    for rival in rivals.all():
        assert rival.locator(".name").evaluate(LETTERS) >= LEGIBLE_NAME_PX
        assert min(rival.locator("[data-piece^=hand-]").evaluate_all(CARD_WIDTHS)) >= LEGIBLE_CARD_PX


@pytest.mark.parametrize(
    "board", ["babet-level-1", pytest.param("babet-level-4", marks=pytest.mark.slow), "babet-level-5"]
)
def test_whoever_plays_babet_alone_has_help_in_sight_and_cards_that_fill_a_desk(invite, board):
    exhibit = EXHIBITS[board]
    table = WordlessTable(invite(game=exhibit.game), exhibit, USUAL_TEXT)
    table.shows_the_first()
    page = table.person.page
    for state in table.states[::3]:
        table.shows(state)
        assert below_the_fold(page, (360, 640)) == [], f"ply {state.ply}"
    page.set_viewport_size({"width": 1366, "height": 700})
    page.evaluate(SETTLED)
    assert min(page.locator("[data-piece^=stock-]").evaluate_all(CARD_WIDTHS)) >= 95
