"""What is to be done now, and what for, is told to everybody at every moment, from what he sees."""

import re

import msgspec
import pytest
from tests.playthroughs.goldens import GOLDENS

from gueridon.core import record
from gueridon.core.catalogue import LANGUAGES
from gueridon.core.wire import kebab
from gueridon.core.words import Words
from gueridon.games import SHELF
from gueridon.laws.tasks import TASK_LAWS
from gueridon.laws.words import members

SPOKEN_TO = re.compile(r"\b(?:vous|votre|vos|tu|you|yours?)\b", re.IGNORECASE)
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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("golden", GOLDENS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_what_came_of_a_game_is_told_to_nobody_in_particular(golden, language):
    """It is read together at a screen that several share, and sent to friends who were not there."""
    kept = msgspec.json.decode(golden.read_bytes(), type=record.Record)
    game = SHELF[kept.game]
    end = record.replay(game, kept)
    words = Words(language, game, [f"P{seat}" for seat in range(kept.players)])
    assert SPOKEN_TO.findall(words.tell("task", game.task(game.view(end, None)))) == []
