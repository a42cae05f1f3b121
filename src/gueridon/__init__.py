"""Guéridon: a table on the web for five games, and their exact rules as a library.

What a user of the library needs is here, and nothing else; ``docs/library.md`` shows how it is used.
"""

from gueridon.bots.choosing import Choice, choose
from gueridon.core.catalogue import LANGUAGES
from gueridon.core.errors import Illegal, Malformed, Stale
from gueridon.core.fate import key_of
from gueridon.core.game import Game, State, heard, legal_mask, play, start
from gueridon.core.knowledge import Knowledge
from gueridon.core.levels import levels_of
from gueridon.core.outcome import Outcome
from gueridon.core.record import Record, replay, verify
from gueridon.core.versions import frozen_versions
from gueridon.core.wire import encode
from gueridon.core.words import Words
from gueridon.games import AnyGame, games, load, read_record  # the function hides the package of its name
from gueridon.lab.playout import SimulatedClock, playout
from gueridon.tables.bot_knowledge import knowledge
from gueridon.tables.match import Match

__all__ = [
    "LANGUAGES",
    "AnyGame",
    "Choice",
    "Game",
    "Illegal",
    "Knowledge",
    "Malformed",
    "Match",
    "Outcome",
    "Record",
    "SimulatedClock",
    "Stale",
    "State",
    "Words",
    "choose",
    "encode",
    "frozen_versions",
    "games",
    "heard",
    "key_of",
    "knowledge",
    "legal_mask",
    "levels_of",
    "load",
    "play",
    "playout",
    "read_record",
    "replay",
    "start",
    "verify",
]
