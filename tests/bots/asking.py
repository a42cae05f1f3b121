"""Questions as a table would ask them, in the middle of a game."""

from random import Random

from gueridon.bots.questions import Question, write
from gueridon.core.fate import key_of
from gueridon.core.knowledge import Knowledge
from gueridon.games import SHELF, AnyGame
from gueridon.tables.bot_knowledge import knowledge
from gueridon.tables.match import Match

TAUGHT = [game for game in SHELF.values() if game.hints is not None]
PLANNING = [game for game in TAUGHT if game.hints and game.hints.plan]
GROWING_TREES = [game for game in TAUGHT if game not in PLANNING]
GAME = TAUGHT[0]


def match(game: AnyGame = GAME, seed: str = "1", plies: int = 6) -> Match:
    """So many moves into a game of random play, or just before its end."""
    players = game.players[-1]
    played, rng = Match(game, players, game.presets["usual"], key_of(seed)), Random(seed)
    for ply in range(plies):
        seat = rng.choice(played.acting)
        played.move(seat, rng.choice(played.look(seat).legal))
        if not played.acting:
            return match(game, seed, ply)
    return played


def known(game: AnyGame = GAME, seed: str = "1", plies: int = 6) -> Knowledge:
    played = match(game, seed, plies)
    return knowledge(played, played.acting[0])


def question(level: str = "random", seed: str = "1") -> Question:
    return write(known(seed=seed), level)
