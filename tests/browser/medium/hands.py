"""How people play this game from what the page says of each piece, and from nothing else."""

import re
import time

from playwright.sync_api import Locator
from tests.browser.people import Person

GAME_LASTS = 1500  # seconds at most, on a busy machine
GOALS = ("moon", "sun", "planet", "one", "two", "three", "yellow", "blue", "red")
CARD_MOVES = ("take-from", "look-at", "give", "put-down", "take")


def lens(person: Person) -> Locator:
    return person.page.get_by_role("region", name=person.say("board-lens"))


def fan(person: Person, name: str) -> Locator:
    return person.page.get_by_role("group", name=person.say("board-fan", name=name)).get_by_role("button")


def rivals(person: Person) -> list[str]:
    """Their names, by their fans."""
    named = person.matching(person.say("board-fan", name="(.*)"))
    fans = person.page.get_by_role("group", name=named)
    fans.first.wait_for()
    labels = [one.get_attribute("aria-label") or "" for one in fans.all()]
    return [fan[1] for fan in map(named.search, labels) if fan]


def lit(person: Person, move: str) -> Locator:
    """The cards with which this may be done."""
    return person.page.get_by_role("button", name=person.matching(f", {person.say(f'board-do-{move}')}$"))


def saying(person: Person, word: str, **facts: str) -> Locator:
    return lens(person).get_by_role("button", name=person.matching(f"^{person.say(word, **facts)}$"))


def press(person: Person, word: str, **facts: str | int) -> None:
    person.button(word, **facts).click()


def pick_powers(person: Person, *powers: str) -> None:
    group = person.page.get_by_role("group", name=person.say("board-powers"))
    for power in powers:
        group.get_by_role("button", name=person.matching(f"{person.say(f'power-{power}')} ")).click()
    press(person, "board-choice-done", count=len(powers))


def tap_card(person: Person, move: str) -> None:
    """One tap to look at it, and the words beside it do it."""
    lit(person, move).first.click()
    saying(person, f"board-do-{move}").click()


def awake(person: Person) -> Locator:
    powers = person.page.get_by_role("group", name=person.say("board-powers"), exact=True)
    return powers.get_by_role("button", name=person.say("board-may-activate"))


def activate(person: Person, power: str | None = None) -> None:
    wanted = awake(person) if power is None else awake(person).and_(named(person, power))
    wanted.first.click()
    press(person, "board-activate")


def named(person: Person, power: str) -> Locator:
    return person.page.get_by_role("button", name=person.say(f"power-{power}"))


def prediction(person: Person) -> str | None:
    """The goal that he holds, as anyone who looks over his shoulder could read it."""
    held = person.page.get_by_role("group", name=person.say("board-predictions")).get_by_role("button")
    if held.count() == 0:
        return None
    quoted = re.search(r"[«“]\s*(.+?)\s*[»”]", held.first.inner_text())
    assert quoted is not None
    return next(goal for goal in GOALS if person.say(f"goal-{goal}") == quoted[1])


def accuse(person: Person, name: str, goal: str) -> None:
    """Whoever is called so."""
    press(person, "board-accuse")
    dialog = person.page.get_by_role("dialog", name=person.say("board-accuse"))
    dialog.get_by_role("radio", name=person.matching(name)).first.check()
    word = person.say(f"goal-{goal}")
    dialog.get_by_role("button", name=re.compile(f"^{word}(,|$)")).click()
    dialog.get_by_role("button", name=person.matching(person.say("board-accuse-sure", name=name, goal=word))).click()


def take_part(person: Person, secret: tuple[str, str] | None = None) -> str:
    """One step of a turn; whoever knows a secret (whose, which goal) tells it. What was done."""
    for move in CARD_MOVES:
        if lit(person, move).count():
            tap_card(person, move)
            return move
    if awake(person).count():
        activate(person)
        return "power"
    return speak(person, secret)


def speak(person: Person, secret: tuple[str, str] | None) -> str:
    claims = saying(person, "board-accomplish", goal=".*")
    if claims.count():
        claims.first.click()
        return "accomplish"
    if secret is not None and saying(person, "board-accuse").count():
        accuse(person, *secret)
        return "accuse"
    lens(person).get_by_role("button").and_(endings(person)).first.click()
    return "on"


def endings(person: Person) -> Locator:
    """What leads on: passing, keeping everything, one's own fragment turned over."""
    words = ["board-go-on", "board-no-suspicion", "board-keep-all"]
    turning = [person.say("board-turn-over", name=".*", side=side) for side in ("white", "red")]
    return person.page.get_by_role("button", name=person.matching("|".join([*map(person.say, words), *turning])))


def play_to_the_end(teller: Person, others: dict[str, Person]) -> list[str]:
    """One of them hears what the others hold; what was done, in turn."""
    until, done = time.monotonic() + GAME_LASTS, []
    while not teller.game_is_over():
        assert time.monotonic() < until, "the game does not end"
        for person in (teller, *others.values()):
            if person.is_to_play():
                before = person.last_told()
                done.append(take_part(person, whisper(others) if person is teller else None))
                person.hears_something_after(before)
    return done


def whisper(others: dict[str, Person]) -> tuple[str, str] | None:
    held = [(name, prediction(person)) for name, person in others.items()]
    return next(((name, goal) for name, goal in held if goal is not None), None)


def wait_for_one_to_play(*people: Person) -> Person:
    until = time.monotonic() + 60
    while time.monotonic() < until:
        for person in people:
            if person.is_to_play():
                return person
    raise AssertionError("nobody is to play")


def pass_to(person: Person, *wanted: str) -> None:
    """Steps on until one of these may be done."""
    while not any(lit(person, move).count() for move in wanted):
        before = person.last_told()
        take_part(person)
        person.hears_something_after(before)
        person.waits_for_a_turn()


def seen(person: Person, name: str) -> Locator:
    """Cards of this fan whose front the person has seen."""
    known = person.say("board-back-known", back="", card="").strip(" ,:")
    return fan(person, name).filter(has_text=person.matching(known))
