"""A page tells the game, and nothing beside it: whole games with bots, watched at every moment."""

import re
import time
from collections.abc import Callable

import msgspec
import pytest
from msgspec.structs import replace
from playwright.sync_api import expect
from tests.browser.babet import hands as babet_hands
from tests.browser.boxes import NAMES, USUAL_TEXT, WordlessTable
from tests.browser.exhibits import updates
from tests.browser.gallery import EXHIBITS
from tests.browser.medium import hands as medium_hands
from tests.browser.midas import hands as midas_hands
from tests.browser.missions import hands as missions_hands
from tests.browser.mysterium import hands as mysterium_hands
from tests.browser.people import Person
from tests.browser.watching import Watching, check_story

from gueridon.games import SHELF

TOLD = USUAL_TEXT.replace("'none'", "'told'").replace("'reduced'", "'device'")
SCENES = """() => {
  window.scenes = []
  const look = () => document.querySelectorAll('.scene').forEach(({ textContent }) => scenes.push(textContent))
  new MutationObserver(look).observe(document.body, { childList: true, characterData: true, subtree: true })
}"""
GAME_LASTS = 1500  # seconds at most, on a busy machine
GREAT = {
    "missions": {"medal-won", "second-wind", "game-ended"},
    "babet": {"triplette", "personality-finished", "mirror-seen", "game-ended"},
    "midas": {"cups-lifted", "coin-drawn", "curse-drawn", "game-ended"},
    "medium": {"guessed-right", "guessed-wrong", "prediction-accomplished", "game-ended"},
    "mysterium": {"card-found", "intuition-wrong", "hour-began", "votes-revealed", "game-ended"},
}


def play_missions(person: Person) -> None:
    missions_hands.play_to_the_end(person.plays_now())


def play_babet(person: Person) -> None:
    babet_hands.play_to_the_end(person.plays_now())


def play_midas(person: Person) -> None:
    midas_hands.play_to_the_end(person.plays_now())


def play_medium(person: Person) -> None:
    medium_hands.play_to_the_end(person.plays_now(), {})


def play_mysterium(ghost: Person) -> None:
    """Three bots are haunted."""
    mysterium_hands.gather(ghost, [], bots=3, ghost=mysterium_hands.NAMES[0])
    until = time.monotonic() + GAME_LASTS
    while not ghost.game_is_over():
        assert time.monotonic() < until, "the game does not end"
        if mysterium_hands.saying(ghost, "move-serve", medium=".*").count():
            mysterium_hands.send_visions(ghost, mediums=1)
        elif mysterium_hands.saying(ghost, "move-choose-guilty", group=1).count():
            mysterium_hands.name_a_culprit(ghost)


PLAYS: dict[str, Callable[[Person], None]] = {
    "missions": play_missions,
    "babet": play_babet,
    "midas": play_midas,
    "medium": play_medium,
    "mysterium": play_mysterium,
}
LONG = ("missions", "midas", "medium", "mysterium")  # about a minute each or more
STORIES = [pytest.param(game, marks=pytest.mark.slow) if game in LONG else game for game in PLAYS]


@pytest.mark.parametrize("game", STORIES)
def test_a_whole_game_with_bots_is_told_in_order_and_nothing_is_known_before_its_scene(invite, game):
    someone = invite(game=SHELF[game], story="told", size="desk")
    watching = Watching(someone)
    PLAYS[game](someone)
    someone.button("page-verify").wait_for()
    told = check_story(watching.moments(), frozenset(GREAT[game]))
    assert any("game-ended" in one.kinds for one in told)


def test_whoever_comes_back_hears_what_happened_and_may_watch_it(invite):
    camille = invite(game=SHELF["missions"]).gets_a_turn()
    missions_hands.lay_a_card(camille)
    expect(camille.page).not_to_have_title(re.compile("^●"))
    camille.gets_another_turn()
    camille.page.reload()
    missed = camille.page.get_by_role("region", name=camille.say("page-missed", count=2))
    missed.get_by_role("button", name=camille.say("page-watch-missed")).click()
    expect(missed).to_have_count(0)
    camille.waits_for_a_turn()
    missions_hands.lay_a_card(camille)


IN_MEDIUM = ("medium-first", {"guessed-right", "guessed-wrong"}, "seat", "other")
IN_MIDAS = ("midas-online", {"cups-lifted"}, "accuser", "bidder")


@pytest.mark.parametrize(
    ("word", "board", "kinds", "accuser", "accused"),
    [
        ("board-you-accuse", *IN_MEDIUM),
        ("board-accuses-you", *IN_MIDAS),
        pytest.param("board-you-accuse", *IN_MIDAS, marks=pytest.mark.slow),
        pytest.param("board-accuses-you", *IN_MEDIUM, marks=pytest.mark.slow),
    ],
)
def test_who_accuses_and_who_is_accused_read_it_of_themselves(invite, word, board, kinds, accuser, accused):
    exhibit = EXHIBITS[board]
    table = WordlessTable(invite(game=exhibit.game, story="told"), exhibit, TOLD)
    table.shows_the_first()
    table.person.page.evaluate(SCENES)
    own, others = (accuser, accused) if word == "board-you-accuse" else (accused, accuser)
    update, event = next(
        (update, event)
        for update in updates(exhibit)
        for event in map(msgspec.json.decode, update.eyes[0].told[-1].events)
        if event["kind"] in kinds and event[own] == 0
    )
    table.shows(replace(update, eyes=update.eyes[:1]))
    facts = dict.fromkeys(("name", "other", "accuser", "bidder"), NAMES[event[others]])
    said = table.person.say(word, **facts)
    scenes = [" ".join(scene.split()) for scene in table.person.page.evaluate("scenes")]
    assert any(said in scene for scene in scenes), scenes
