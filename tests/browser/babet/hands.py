"""How a person plays both games of this box from what the page says of each piece, and from nothing else."""

import time

from msgspec import json
from playwright.sync_api import Locator, Position
from tests.browser.expecting import expect
from tests.browser.people import Person
from tests.browser.playing_out import beside
from tests.server.client import SentUpdate, fresh_id, read_message

from gueridon.tables.messages import Advised, Consult, Play

GAME_LASTS = 1500  # seconds at most, on a busy machine
PATIENCE = 20  # seconds until a tap that nothing followed is made again
MOST_STEPS = 30  # from one end of a row to the other
# A card that moves aside for one just drawn may slip away between the press and the letting go.
LIES_STILL = """async (hand) => {
  const ends = ({ playState, effect }) => playState === 'running' && effect.getComputedTiming().endTime < Infinity
  const moving = () => hand.getAnimations({ subtree: true }).filter(ends)
  while (moving().length > 0) await Promise.allSettled(moving().map(({ finished }) => finished))
}"""
EDGE = Position(x=10, y=10)  # of a card that lies under others, what is seen


def group(person: Person, word: str) -> Locator:
    return person.page.get_by_role("group", name=person.say(word), exact=True)


def saying(person: Person, word: str, **facts: int) -> Locator:
    """Buttons whose name ends with these words, or has them in it before others."""
    return person.page.get_by_role("button", name=person.matching(f", {person.say(word, **facts)}(,|$)"))


def hand(person: Person) -> Locator:
    return group(person, "view-hand").get_by_role("button")


# Two teams


def take_part(person: Person) -> None:
    """Draw what is to be drawn, then lay whatever fits; end the turn only with empty hands."""
    for word in ("board-draw", "board-take"):
        lit = saying(person, word)
        if lit.count():
            return lit.first.click()
    if hand(person).count():
        group(person, "view-hand").evaluate(LIES_STILL)
        hand(person).last.click()
        return saying(person, "board-here").first.click()
    person.button("board-end-turn").click()


def take_part_until_it_is_told(person: Person) -> None:
    """A tap while something else is still told only ends that."""
    before, until = person.last_told(), time.monotonic() + GAME_LASTS
    while person.last_told() == before:
        assert time.monotonic() < until, "nothing happens"
        take_part(person)
        patience = time.monotonic() + PATIENCE
        while person.last_told() == before and time.monotonic() < patience:
            person.page.wait_for_timeout(20)


def play_to_the_end(*people: Person) -> None:
    until = time.monotonic() + GAME_LASTS
    while not people[0].game_is_over():
        assert time.monotonic() < until, "the game does not end"
        for person in people:
            if person.is_to_play():
                take_part_until_it_is_told(person)


# Alone


def follow_hints_beside_the_page(person: Person, plies: int) -> None:
    """The first of a game, which the page need not draw."""
    table = person.page.url
    with beside(person, table) as socket:
        for frame in socket:
            match read_message(frame):
                case SentUpdate(ply=ply) if ply >= plies:
                    break
                case SentUpdate():
                    socket.send(json.encode(Consult(fresh_id(), 0)).decode())
                case Advised(ply=ply, move=move):
                    socket.send(json.encode(Play(fresh_id(), 0, ply, move)).decode())
    person.page.goto(table)
    person.sees_the_board()


def follow_a_hint(person: Person) -> None:
    person.button("board-hint").click()
    do_as_hinted(person)


def do_as_hinted(person: Person) -> None:
    saying(person, "board-hint-lift").click(position=EDGE)
    goal = saying(person, "board-hint-put")
    expect(goal).to_have_accessible_name(person.matching(person.say("board-here")))
    goal.click()
    expect(goal).to_have_count(0)


def follow_a_hint_by_keyboard(person: Person) -> None:
    """Tab from row to row, arrows within it, Enter."""
    person.tabs_to(person.button("board-hint"))
    person.page.keyboard.press("Enter")
    for word in ("board-hint-lift", "board-hint-put"):
        walk_to(person, saying(person, word))
        person.page.keyboard.press("Enter")
    expect(saying(person, "board-hint-put")).to_have_count(0)


def walk_to(person: Person, wanted: Locator) -> None:
    row = wanted.locator("xpath=ancestor::*[@data-row]").get_by_role("button")
    person.tabs_to(row)
    for key in ["ArrowRight"] * MOST_STEPS + ["ArrowLeft"] * MOST_STEPS:
        if wanted.evaluate("button => button === document.activeElement"):
            return
        person.page.keyboard.press(key)
    raise AssertionError("the arrows do not lead there")


def drag(person: Person, card: Locator, to: Locator, steps: int = 20) -> list[float]:
    """By the edge of a card; how far it and those on it have moved when it hovers over the goal."""
    run = [card, *card.locator("xpath=following-sibling::button").all()]
    before = [middle(one) for one in run]
    box, goal = card.bounding_box(), middle(to)
    assert box is not None
    person.page.mouse.move(box["x"] + EDGE["x"], box["y"] + EDGE["y"])
    person.page.mouse.down()
    person.page.mouse.move(*goal, steps=steps)
    for one in run:
        expect(one).to_have_attribute("data-dragging", "")
    moved = [middle(one)[0] - start[0] for one, start in zip(run, before, strict=True)]
    person.page.mouse.up()
    return moved


def middle(piece: Locator) -> tuple[float, float]:
    box = piece.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def faces(person: Person) -> list[str]:
    """What lies face up on the stocks."""
    stocks = group(person, "board-stocks").get_by_role("button")
    stocks.first.wait_for()
    return stocks.all_inner_texts()
