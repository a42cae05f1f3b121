"""The examples of the rulebook are true."""

from typing import Literal

import msgspec
import pytest
from tests.games.examples import Shown, example
from tests.games.medium.tables import act, fragments, letters, table

from gueridon.games.medium import GAME
from gueridon.games.medium.box import BACK, CARDS, GOALS, Card, Goal
from gueridon.games.medium.moves import Accomplish, Guess, Join
from gueridon.games.medium.options import Options


class Backs(Shown):
    kind: Literal["back"]
    back: Goal
    fronts: list[Card]


class Joined(msgspec.Struct):
    front: Card
    back: Goal


class Accomplished(Shown):
    kind: Literal["accomplished"]
    goal: Goal
    hand: list[Card]
    serves: list[int]
    joined: Joined | None
    white: int
    red: int


class Stars(msgspec.Struct):
    white: int
    red: int


class Change(msgspec.Struct):
    before: Stars
    after: Stars


class Guesses(Shown):
    kind: Literal["guesses"]
    guesses: list[Change]


ADVANCED = Options(advanced=True)


def named(*cards: Card) -> str:
    return letters([CARDS.index(card) for card in cards])


def serving(shown: Accomplished) -> list[int]:
    """The places of the cards that show the goal."""
    return [place for place, card in enumerate(shown.hand) if features(card)[shown.goal]]


def features(card: Card) -> dict[str, bool]:
    numbers = ("one", "two", "three")
    return {goal: goal in (card.astre, numbers[card.number - 1], card.colour) for goal in GOALS}


def gained(state) -> tuple[int, int]:
    """White and red fragments, of a player who had one white one."""
    white, red = fragments(state, 0)
    return white - 1, red


@pytest.mark.example("same-back")
def test_exactly_the_cards_that_are_shown_have_that_back():
    shown = example(GAME.folder, "same-back", Backs)
    assert shown.fronts == [card for number, card in enumerate(CARDS) if GOALS[BACK[number]] == shown.back]


@pytest.mark.example("four-suns")
def test_a_hand_gains_the_fragments_that_are_shown():
    shown = example(GAME.folder, "four-suns", Accomplished)
    assert shown.joined is None
    state = table(named(*shown.hand), "", "", held=[shown.goal, "", ""])
    act(state, 0, Accomplish(shown.goal))
    assert gained(state) == (shown.white, shown.red)
    assert shown.serves == serving(shown)


@pytest.mark.example("joined")
def test_a_card_of_the_galaxy_joins_by_its_back():
    shown = example(GAME.folder, "joined", Accomplished)
    assert shown.joined is not None
    assert GOALS[BACK[CARDS.index(shown.joined.front)]] == shown.joined.back
    state = table(
        named(*shown.hand),
        "",
        "",
        held=[shown.goal, "", ""],
        galaxy=named(shown.joined.front),
        fetish=[0],
        options=ADVANCED,
    )
    assert GAME.why_not(state, 0, Accomplish(shown.goal)) is not None
    act(state, 0, Join(0), Accomplish(shown.goal))
    assert gained(state) == (shown.white, shown.red)
    assert shown.serves == serving(shown)


@pytest.mark.example("wrong-guesses")
def test_wrong_guesses_leave_the_fragments_that_are_shown():
    shown = example(GAME.folder, "wrong-guesses", Guesses)
    assert [change.before for change in shown.guesses[1:]] == [change.after for change in shown.guesses[:-1]]
    for change in shown.guesses:
        state = table(
            "", "", "", held=["", "sun", ""], white=[change.before.white, 1, 1], red=[change.before.red, 0, 0]
        )
        act(state, 0, Guess(1, "moon"))
        assert fragments(state, 0) == (change.after.white, change.after.red)
