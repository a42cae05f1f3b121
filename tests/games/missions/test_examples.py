"""The examples of the rulebook are true."""

from typing import Literal

import msgspec
import pytest
from tests.games.examples import Shown, example, says
from tests.games.missions.tables import LETTER, lay, table, told, why_not

from gueridon.games.missions import GAME
from gueridon.games.missions.box.cards import Card
from gueridon.games.missions.events import MissionsAccomplished
from gueridon.games.missions.rules import FULFILLED


class Choice(msgspec.Struct):
    card: Card
    fits: bool


class Covering(Shown):
    kind: Literal["covering"]
    top: Card
    cards: list[Choice]


class Laid(msgspec.Struct):
    card: Card
    stack: int


class Judged(msgspec.Struct):
    number: int
    fulfilled: bool


class Row(Shown):
    kind: Literal["row"]
    stacks: list[Card]
    laid: Laid | None
    missions: list[Judged]


def name(card: Card) -> str:
    return f"{LETTER[card.symbol]}{card.value}"


def numbers(row: Row) -> list[int]:
    return [judged.number for judged in row.missions]


def ticked(row: Row) -> set[int]:
    return {judged.number for judged in row.missions if judged.fulfilled}


def laid_out(row: Row, hand: str = ""):
    return table(hand, stacks=" ".join(map(name, row.stacks)), missions=numbers(row))


def fulfilled(state) -> set[int]:
    return {number for number in state.missions if number is not None and FULFILLED[state.row] >> number & 1}


@pytest.mark.example("covering")
def test_the_cards_that_are_ticked_may_cover_the_one_on_the_stack_and_no_others():
    shown = example(GAME.folder, "covering", Covering)
    state = table(" ".join(name(choice.card) for choice in shown.cards), stacks=f"{name(shown.top)} L1 B2 C4")
    for choice in shown.cards:
        assert (why_not(state, 0, name(choice.card), 0) is None) == choice.fits


@pytest.mark.example("doubled")
def test_the_missions_that_are_ticked_are_fulfilled_and_no_others():
    shown = example(GAME.folder, "doubled", Row)
    assert fulfilled(laid_out(shown)) == ticked(shown)
    assert says(GAME.folder, "doubled", *numbers(shown), sum(card.value for card in shown.stacks))


@pytest.mark.example("three-at-once")
def test_one_card_accomplishes_the_missions_that_are_ticked_together():
    shown = example(GAME.folder, "three-at-once", Row)
    assert shown.laid is not None
    state = laid_out(shown, name(shown.laid.card))
    assert fulfilled(state) == set()
    lay(state, 0, name(shown.laid.card), shown.laid.stack)
    [event] = told(state, MissionsAccomplished)
    assert {mission.number for mission in event.missions} == ticked(shown)
    assert says(GAME.folder, "three-at-once", *numbers(shown))
