"""What bots take the others to hold: by what was drawn unseen and not laid."""

from collections import Counter
from random import Random

import pytest

from gueridon.core.fate import key_of
from gueridon.core.hints import HeardPly
from gueridon.games.babet import GAME
from gueridon.games.babet.events import CardDrawn, CardLaid, CardTaken, TurnPassed
from gueridon.games.babet.hints.hands import held_since, reading_of, recall
from gueridon.lab.arena import ArenaGame, Pairing
from gueridon.tables.bot_knowledge import knowledge

ARTISOU, FOUTRALOU = 0, 1


def heard(seat, *events):
    return HeardPly(seat, events)


def test_a_card_that_would_have_finished_a_pile_is_hardly_held():
    """Seat 0 drew unseen, and passed although 20, 22, 24, 26 lay there and 28 would have made five kind ones."""
    piles = [heard(1, CardLaid(1, card, on)) for card, on in ((20, None), (22, 20), (24, 22), (26, 24))]
    told = [heard(0, CardDrawn(0, 9)), *piles, heard(0, TurnPassed(0, 2))]
    (kept, *_), wicked = (reading_of(told, 2).kept[0][side] for side in (ARTISOU, FOUTRALOU))
    assert kept[28] < 0.01 < 0.3 < kept[1]
    assert wicked[0][28] > 0.3


def test_what_lay_on_the_table_since_is_not_what_was_held_all_the_while():
    told = [heard(0, CardDrawn(0, 9)), heard(1, CardLaid(1, 12, None)), heard(0, TurnPassed(0, 2))]
    assert reading_of(told, 2).kept[0][ARTISOU][0][12] < 0.001


def test_cards_taken_in_everybodys_sight_are_no_secret_when_they_are_laid():
    told = [heard(0, CardTaken(0, 7), CardDrawn(0, 9)), heard(0, CardLaid(0, 7, None)), heard(0, CardLaid(0, 8, 7))]
    player = reading_of(told, 2).players[0]
    assert player.unseen == [(True, 0), (False, 1)]
    assert held_since(player, 0, Random(1)) == []
    assert held_since(player, 2, Random(1)) == [0, 0]


def test_what_was_told_is_read_once_for_all_worlds():
    told = [heard(0, CardDrawn(0, 9))]
    assert reading_of(told, 2) is reading_of(told, 2)
    assert reading_of(told, 2) is not reading_of([*told], 2)


@pytest.mark.parametrize(("preset", "players"), [("usual", 2), ("usual", 5), ("expert", 3), ("hidden", 4)])
def test_a_world_that_was_dealt_anew_still_explains_what_the_seat_sees(preset, players):
    game = ArenaGame(Pairing("babet", GAME.presets[preset], f"hands {players}", ("novice",) * players))
    match, rng = game.table.playing(), Random(1)
    while match.acting and match.ply < 60:
        game.take_turn(match.acting[0], "novice")
        for seat in range(players):
            known = knowledge(match, seat)
            world = GAME.imagine(known.view, rng)
            before = Counter(GAME.pieces(world))
            recall(world, seat, known.told, known.said, rng)
            assert GAME.view(world, seat) == known.view
            assert Counter(GAME.pieces(world)) == before
            gone = [world.returned[since:] for since in world.drew]
            assert not any({*hand} & {*gone[other]} for other, hand in enumerate(world.hands) if other != seat)


def test_the_same_numbers_deal_the_same_hands():
    state = GAME.setup(3, GAME.presets["usual"], key_of("hands"))
    known = GAME.imagine(GAME.view(state, 0), Random(1))
    worlds = [known.clone(), known.clone()]
    for world in worlds:
        recall(world, 0, [], [], Random(2))
    assert worlds[0] == worlds[1]
