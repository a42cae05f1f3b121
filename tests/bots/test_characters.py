"""Characters: another style, the same strength, and nothing that anybody could not know."""

from dataclasses import replace
from random import Random

import pytest
from tests.bots.asking import TAUGHT, known, match, question

from gueridon.bots.choosing import choose
from gueridon.bots.questions import write
from gueridon.bots.search import Considered
from gueridon.bots.styling import preferred
from gueridon.bots.worker import think
from gueridon.core.catalogue import LANGUAGES, LOCALES
from gueridon.core.characters import BY_ID, CHARACTERS, PLAIN, Character, character_at, sitter
from gueridon.core.errors import Malformed
from gueridon.games import SHELF
from gueridon.laws.words import messages
from gueridon.tables.bot_knowledge import knowledge

EVERYBODY = pytest.mark.parametrize("character", CHARACTERS, ids=lambda character: character.id)
SAFE = Considered("safe", 0.4, 0.50, visits=160, spread=0.1, custom=0.9)
WILD = Considered("wild", 0.3, 0.49, visits=120, spread=0.3, custom=0.1)
WORSE = Considered("worse", 0.2, 0.30, visits=80, spread=0.5, custom=0.0)
HARDLY_SEEN = Considered("hardly seen", 0.1, 0.50, visits=20, spread=0.5, custom=0.0)


def test_among_moves_that_cannot_be_told_apart_each_makes_what_it_likes():
    made = {one.id: preferred([SAFE, WILD, WORSE, HARDLY_SEEN], 0.25, one).move for one in (PLAIN, *CHARACTERS)}
    assert {one for one, move in made.items() if move == "wild"} == {"boldness", "fancy", "haste"}
    assert {*made.values()} == {"safe", "wild"}


@EVERYBODY
def test_no_character_makes_a_move_that_is_worse_or_was_hardly_looked_at(character):
    best = SAFE._replace(spread=0.01)
    assert preferred([best, WORSE, HARDLY_SEEN], 0.25, character) == best


@EVERYBODY
def test_where_the_policy_has_the_last_word_no_character_changes_it(character):
    assert preferred([SAFE, WILD], 1.0, character) == preferred([SAFE, WILD], 1.0, PLAIN) == SAFE


def test_a_move_looked_at_often_enough_is_made_for_what_it_promises():
    better = WILD._replace(value=0.6)
    assert preferred([SAFE, better, HARDLY_SEEN._replace(value=0.9)], 0.25, PLAIN) == better
    assert preferred([SAFE, better], 1.0, PLAIN) == SAFE


@pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.id)
def test_whatever_is_true_behind_a_view_a_character_chooses_the_same(game):
    """The bot is asked about its seat's view: what else is so in the true state has no way into the answer."""
    played = match(game, plies=8)
    seat = played.acting[0]
    asked = knowledge(played, seat)
    other = replace(asked, view=game.view(game.imagine(asked.view, Random(5)), seat))
    for character in CHARACTERS:
        ours, theirs = (choose(one, "adept", Random(3), character=character) for one in (asked, other))
        assert ours.move == theirs.move
        assert ours.move in asked.legal


@pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.id)
def test_a_plain_bot_is_the_bot_that_was_measured(game):
    asked = known(game, plies=8)
    assert choose(asked, "adept", Random(3)) == choose(asked, "adept", Random(3), character=PLAIN)


def test_some_tell_of_more_thoughts_than_others():
    talkative, silent = (
        think(write(known(plies=8), "adept", BY_ID[one]), Random(1)) for one in ("chatter", "discretion")
    )
    assert len(silent.thoughts) == 1
    assert len(talkative.thoughts) > 3
    assert silent.choice == talkative.choice


def test_no_two_bots_of_a_table_are_alike_and_the_commitment_decides_who_is_who():
    most = max(game.players[-1] for game in SHELF.values())
    tables = [[character_at(f"{number:064x}", seat) for seat in range(most)] for number in range(40)]
    assert all(len({*table}) == most for table in tables)
    assert {table[0] for table in tables} == {*CHARACTERS}
    assert tables[7] == [character_at(f"{7:064x}", seat) for seat in range(most)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_character_has_a_name_and_a_sentence_and_some_a_last_word(language):
    page = messages(LOCALES / language / "page.ftl")
    ending = messages(LOCALES / language / "later.ending.ftl")
    for one in CHARACTERS:
        assert "help" in page[f"character-{one.id}"].attributes
        said = {f"ending-says-{one.id}-{how}" in ending for how in ("won", "lost")}
        assert said == {one.id != "discretion"}


def test_the_arena_seats_a_level_with_a_character():
    assert sitter("seer") == ("seer", PLAIN)
    assert sitter("seer:fancy") == ("seer", BY_ID["fancy"])
    for nobody in ("seer:unheard-of", "random:fancy"):
        with pytest.raises(Malformed):
            sitter(nobody)


def test_a_question_is_plain_unless_it_says_otherwise():
    assert question("adept").character == PLAIN.id
    assert isinstance(BY_ID[question("adept").character], Character)
