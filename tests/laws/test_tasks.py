"""What is to be done now, and what for, is told to everybody at every moment, from what he sees."""

import pytest

from gueridon.core.catalogue import LANGUAGES
from gueridon.core.wire import kebab
from gueridon.core.words import Words
from gueridon.games import SHELF
from gueridon.laws.tasks import TASK_LAWS
from gueridon.laws.words import members

GAMES = pytest.mark.parametrize("game", SHELF.values(), ids=SHELF)


@GAMES
@pytest.mark.parametrize("law", TASK_LAWS, ids=lambda law: law.__name__)
def test_law_of_tasks(law, game):
    law(game)


@GAMES
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_a_task_has_a_kind(game, language):
    siblings = [other for other in SHELF.values() if other.folder == game.folder]
    known = {f"task-{kebab(kind.__name__)}" for other in siblings for kind in members(other.task_type)}
    assert {word for word in Words(language, game).unread if word.startswith("task-")} <= known
