"""The cards are all there, can be told in words, and can be played with: many roads lead to each, none to all."""

import re
from collections import Counter

import pytest

from gueridon.games.mysterium.cards.associate import counts, table, written
from gueridon.games.mysterium.cards.association import GOOD, TABLE, reasons, suggests
from gueridon.games.mysterium.cards.deck import (
    ANSWERS,
    CARDS,
    FOLDER,
    OBJECTS,
    PALETTES,
    PLACES,
    SUSPECTS,
    THINGS,
    VISIONS,
    seen,
)
from gueridon.laws.words import messages

CATALOGUES = {language: FOLDER.parent / f"words.cards.{language}.ftl" for language in ("fr", "en")}
WORDS = {language: messages(catalogue) for language, catalogue in CATALOGUES.items()}
SPOKEN = {
    language: dict(re.findall(r"^(\S+) = (.+)$", catalogue.read_text("utf-8"), re.M))
    for language, catalogue in CATALOGUES.items()
}


DISC = re.compile(r"(?:moon|sun|eclipse) (?!.*\bveiled\b)")
MOST_WITH_A_DISC = 20  # of the visions: all others have their light from elsewhere
TURNED = re.compile(r"\b(?:looks|tilts)=\S+")


def test_the_box_holds_eighteen_of_each_kind_and_eighty_four_visions():
    assert list(SUSPECTS) == [f"suspect-{number:02}" for number in range(1, 19)]
    assert list(PLACES) == [f"place-{number:02}" for number in range(1, 19)]
    assert list(OBJECTS) == [f"object-{number:02}" for number in range(1, 19)]
    assert list(VISIONS) == [f"vision-{number:02}" for number in range(1, 85)]


def test_visions_with_a_moon_or_a_sun_are_few_enough_and_no_two_have_it_in_the_same_place_and_size():
    lights = [tuple(word.split()[1:4]) for one in VISIONS.values() for word in one.picture if DISC.match(word)]
    assert len(lights) <= MOST_WITH_A_DISC
    assert len(set(lights)) == len(lights)


def test_suspects_turn_their_faces_and_no_two_in_the_same_way():
    ways = [tuple(TURNED.findall(" ".join(one.picture))) for one in SUSPECTS.values()]
    assert all(ways)
    assert len(set(ways)) == len(ways)


def test_every_picture_shows_several_things_and_no_two_show_the_same():
    shown = {name: frozenset(seen(card)) for name, card in CARDS.items()}
    assert [name for name, things in shown.items() if len(things) < 3] == []
    assert [things for things, times in Counter(shown.values()).items() if times > 1] == []


def test_every_thing_is_in_some_picture_and_calls_up_an_idea():
    painted = {thing for card in CARDS.values() for thing in seen(card)}
    assert set(THINGS) == painted
    assert [thing for thing, known in THINGS.items() if not known.tags] == []


@pytest.mark.parametrize("language", WORDS)
def test_every_card_thing_idea_colour_and_mood_has_words_and_no_other_has(language):
    tags = {tag for thing in THINGS.values() for tag in thing.tags} | {
        tag for card in ANSWERS.values() for tag in card.tags
    }
    wanted = {*CARDS, *(f"seen-{card}" for card in CARDS)}
    wanted |= {f"thing-{thing}" for thing in THINGS} | {f"tag-{tag}" for tag in tags}
    wanted |= {f"mood-{card.mood}" for card in CARDS.values()}
    wanted |= {f"colour-{colour}" for palette in PALETTES.values() for colour in palette.colours}
    assert set(WORDS[language]) == wanted


def test_the_shipped_table_is_the_one_that_the_cards_give():
    assert (FOLDER / "association.json").read_bytes() == written(table())


def test_every_card_has_at_least_five_good_visions():
    assert [card for card, good in counts(list(TABLE.values())).items() if good < 5] == []


def test_every_vision_is_good_for_a_few_cards_and_none_for_more_than_a_third():
    good = {vision: sum(worth >= GOOD for worth in row) for vision, row in TABLE.items()}
    assert [vision for vision, cards in good.items() if not 3 <= cards <= len(ANSWERS) / 3] == []


def test_a_good_vision_has_reasons_that_can_be_said_and_name_nothing_twice():
    for vision in VISIONS:
        for card in ANSWERS:
            said = reasons(vision, card)
            assert suggests(vision, card) < GOOD or len(said) >= 2
            assert {word for reason in said for word in reason[:3]} <= set(WORDS["en"])
            assert len({reason.vision for reason in said}) == len({reason.card for reason in said}) == len(said)


def test_what_anybody_would_point_at_is_among_the_reasons():
    assert ("thing-gears", "thing-gears", "thing-gears") in told("vision-19", "suspect-05")
    assert ("thing-tombstone", "thing-tombstone", "thing-tombstone") in told("vision-76", "place-09")
    assert ("thing-piano", "thing-piano", "thing-piano") in told("vision-15", "place-16")
    assert ("thing-piano", "tag-music", "tag-music") in told("vision-15", "suspect-12")


def told(vision, card):
    return [reason[:3] for reason in reasons(vision, card)]


ARTICLES = {"le", "la", "l", "de", "d", "the"}


def spoken_words(text):
    """One or many are the same."""
    return {word.rstrip("s") for word in re.findall(r"\w+", text.lower())}


@pytest.mark.parametrize("language", WORDS)
def test_what_is_read_aloud_of_a_vision_names_no_answer(language):
    """Whoever cannot see the picture hears what is painted there, and never the word that stands under a card."""
    words = SPOKEN[language]
    answers = {card: spoken_words(words[card]) - ARTICLES for card in ANSWERS}
    named = [
        (vision, words[card])
        for vision in VISIONS
        for card, name in answers.items()
        if name <= spoken_words(words[f"seen-{vision}"])
    ]
    assert named == []
