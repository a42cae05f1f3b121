"""Every lesson can be played as it is written, in both languages, by the rules of the version that it belongs to."""

import pytest

from gueridon.games import SHELF
from gueridon.laws.lessons import LESSON_LAWS, sayings, titles
from gueridon.laws.words import messages

FOLDERS = sorted({game.folder for game in SHELF.values()})


VERSIONS = [version for game in SHELF.values() for version in (game, *(older() for older in game.frozen.values()))]


@pytest.mark.parametrize("game", VERSIONS, ids=lambda game: f"{game.id}-{game.version}")
@pytest.mark.parametrize("law", LESSON_LAWS, ids=lambda law: law.__name__)
def test_law_of_lessons(law, game):
    law(game)


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_every_sentence_of_a_lesson_is_said(folder):
    games = [game for game in SHELF.values() if game.folder == folder]
    said = {word for game in games for word in (*titles(game), *(saying.word for saying in sayings(game)))}
    written = {word for catalogue in folder.glob("words.lesson.fr.ftl") for word in messages(catalogue)}
    assert written == said
