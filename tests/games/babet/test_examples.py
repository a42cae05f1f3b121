"""The examples of the rulebook are true."""

from typing import Literal

import msgspec
import pytest
from tests.games.babet.solo_tables import alone, refusal
from tests.games.babet.tables import lay, move_pile, table
from tests.games.examples import Shown, example, says

from gueridon.core.game import play
from gueridon.games.babet import GAME, SOLO
from gueridon.games.babet.box import Temper
from gueridon.games.babet.moves import Lay, MovePile
from gueridon.games.babet.options import Options
from gueridon.games.babet.rules.aim import temper
from gueridon.games.babet.solo.moves import MoveCards, PlayCard
from gueridon.games.babet.solo.options import Level


class Personality(msgspec.Struct):
    cards: list[int]
    temper: Temper


class Personalities(Shown):
    kind: Literal["personalities"]
    personalities: list[Personality]


class Choice(msgspec.Struct):
    card: int
    fits: bool


class Laying(Shown):
    kind: Literal["laying"]
    pile: list[int]
    cards: list[Choice]


class Change(Shown):
    kind: Literal["change"]
    before: list[list[int]]
    laid: int | None
    after: list[list[int]]
    actions: int  # that are left


class Moving(Shown):
    kind: Literal["change"]
    level: Level
    before: list[list[int]]
    laid: None
    count: int
    after: list[list[int]]


class Places(Shown):
    kind: Literal["places"]
    level: Level
    face: int
    places: list[list[int]]
    fits: list[bool]


def piles(cards: list[list[int]]) -> str:
    return " | ".join(" ".join(map(str, pile)) or "-" for pile in cards)


@pytest.mark.example("tempers")
def test_the_personalities_are_of_the_temper_that_is_shown():
    shown = example(GAME.folder, "tempers", Personalities)
    assert [temper(one.cards) for one in shown.personalities] == [one.temper for one in shown.personalities]
    assert [one.temper for one in shown.personalities] == [Temper.KIND, Temper.WICKED]


@pytest.mark.example("laying")
def test_the_card_that_is_ticked_may_be_laid_and_the_other_may_not():
    shown = example(GAME.folder, "laying", Laying)
    state = table(" ".join(str(choice.card) for choice in shown.cards), "", laid=piles([shown.pile]))
    for choice in shown.cards:
        assert (GAME.why_not(state, 0, Lay(choice.card, shown.pile[-1])) is None) == choice.fits
        assert GAME.why_not(state, 0, Lay(choice.card, None)) is None


@pytest.mark.example("moving")
def test_a_pile_moves_onto_the_lower_one_and_not_the_other_way_round():
    shown = example(GAME.folder, "moving", Change)
    state = table("", "", laid=piles(shown.before))
    lower, higher = shown.before
    assert GAME.why_not(state, 0, MovePile(lower[0], higher[-1])) is not None
    move_pile(state, higher[0], lower[-1])
    assert (state.piles, state.actions) == (shown.after, shown.actions)


@pytest.mark.example("triplette")
@pytest.mark.example("mirror")
@pytest.mark.parametrize(
    ("name", "options"), [("triplette", Options(triplette=True)), ("mirror", Options(mirrors=True))]
)
def test_a_card_laid_in_a_variant_changes_the_pile_and_the_actions_as_shown(name, options):
    shown = example(GAME.folder, name, Change)
    assert shown.laid is not None
    state = table(str(shown.laid), "", laid=piles(shown.before), options=options)
    lay(state, shown.laid, shown.before[0][-1])
    assert (state.piles, state.actions) == (shown.after, shown.actions)


@pytest.mark.example("alone-laying")
@pytest.mark.example("alone-order")
@pytest.mark.parametrize("name", ["alone-laying", "alone-order"])
def test_exactly_the_places_that_are_ticked_take_the_card_of_the_stock(name):
    shown = example(SOLO.folder, name, Places)
    state = alone(shown.level, str(shown.face), piles(shown.places))
    assert [refusal(state, PlayCard(0, place)) is None for place in range(len(shown.places))] == shown.fits
    assert says(SOLO.folder, name, shown.face)


@pytest.mark.example("alone-moving")
def test_cards_that_were_laid_move_together():
    shown = example(SOLO.folder, "alone-moving", Moving)
    state = alone(shown.level, "30", piles(shown.before))
    play(SOLO, state, 0, MoveCards(0, shown.count, 1))
    assert [[*place] for place in state.places if place] == shown.after
