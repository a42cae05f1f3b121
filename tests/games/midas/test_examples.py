"""The examples of the rulebook are true."""

from typing import Literal

import msgspec
import pytest
from tests.games.examples import Shown, example, says
from tests.games.midas.tables import LETTERS, act, fated, table, tap, told

from gueridon.games.midas import COMPANION, GAME
from gueridon.games.midas.box import FACES, Face, Favour, Stone
from gueridon.games.midas.events import Cup, CupsLifted, ObsidianCard
from gueridon.games.midas.moves import ACCUSE, CONFIRM, DRAW, GIVE_DIE
from gueridon.games.midas.shown import CupWorth, Pirate, Said, Worth


class OneCup(Shown):
    kind: Literal["cup"]
    stone: Stone
    granted: list[Favour]
    dice: list[Face]
    worth: tuple[Worth, ...]
    total: int


class Accusation(Shown):
    kind: Literal["reckoning"]
    stone: Stone
    names: list[str]
    accuser: int
    cups: tuple[Cup, ...]
    cards: tuple[ObsidianCard, ...]
    bid: Said
    total: int
    loser: int
    worth: tuple[Worth, ...]
    cup_worths: tuple[CupWorth, ...]


class Change(msgspec.Struct):
    before: Pirate
    after: Pirate


class Taps(Shown):
    kind: Literal["taps"]
    names: list[str]
    first: int
    taps: list[Change]


class Range(Shown):
    kind: Literal["range"]
    names: list[str]
    first: int
    stone: Stone
    pirates: tuple[Pirate, ...]
    worth: tuple[Worth, ...]


FULL = "RRRRR"  # whatever they show: at a real table nobody but their owner knows


def letters(dice) -> str:
    return "".join(LETTERS[FACES.index(face)] for face in dice)


def accused(shown: Accusation):
    """The table after the accusation."""
    cups = {cup.seat: letters(cup.dice) for cup in shown.cups}
    state = table(
        *[cups.get(seat, "") for seat in range(len(shown.names))],
        stone=shown.stone,
        turn=shown.accuser,
        bids=[(shown.bid.seat, shown.bid.count)],
        cards={card.seat: card.value for card in shown.cards},
    )
    return act(state, shown.accuser, ACCUSE)


@pytest.mark.example("cup")
def test_a_cup_is_worth_what_it_says():
    shown = example(GAME.folder, "cup", OneCup)
    state = table(letters(shown.dice), FULL, FULL, stone=shown.stone, bought=dict(enumerate(shown.granted)))
    assert GAME.view(state, None).worth == shown.worth
    assert GAME.view(state, 0).cup_worths == (CupWorth(0, shown.total, None),)
    assert says(GAME.folder, "cup", shown.total)


@pytest.mark.example("reached")
@pytest.mark.example("obsidian")
@pytest.mark.parametrize("name", ["reached", "obsidian"])
def test_the_cups_make_the_total_and_the_loser_that_are_shown(name):
    shown = example(GAME.folder, name, Accusation)
    state = accused(shown)
    [lifted] = told(state, CupsLifted)
    assert (lifted.cups, lifted.cards) == (shown.cups, shown.cards)
    assert (lifted.total, lifted.loser) == (shown.total, shown.loser)
    view = GAME.view(state, None)
    assert (view.worth, view.cup_worths) == (shown.worth, shown.cup_worths)
    assert says(GAME.folder, name, shown.bid.count, shown.total, *[cup.least for cup in shown.cup_worths])


@pytest.mark.example("taps")
def test_a_tap_on_the_screen_draws_a_coin_or_takes_a_die():
    drawing, giving = example(GAME.folder, "taps", Taps).taps
    for change, taps in ((drawing, (DRAW, CONFIRM)), (giving, (GIVE_DIE,))):
        seat = change.before.seat
        state = table(FULL, FULL, FULL, phase="real-table")
        assert COMPANION.view(state, None).pirates[seat] == change.before
        tap(fated(state, seat, "gold"), seat, *taps)
        assert COMPANION.view(state, None).pirates[seat] == change.after
    assert says(GAME.folder, "taps", drawing.after.chest, giving.after.dice)


@pytest.mark.example("range")
def test_the_screen_shows_between_which_numbers_the_obsidian_lies():
    shown = example(GAME.folder, "range", Range)
    state = table(
        *["" if pirate.cursed else FULL for pirate in shown.pirates],
        stone=shown.stone,
        phase="real-table",
        turn=shown.first,
        chests={pirate.seat: pirate.chest for pirate in shown.pirates},
        bought={pirate.seat: pirate.favour for pirate in shown.pirates if pirate.favour is not None},
    )
    view = COMPANION.view(state, None)
    assert (view.pirates, view.worth) == (shown.pirates, shown.worth)
    obsidian, favour = (next(one for one in shown.worth if one.face == face) for face in ("obsidian", "favour"))
    assert obsidian.most is not None
    assert says(GAME.folder, "range", obsidian.least, obsidian.most, favour.least)
