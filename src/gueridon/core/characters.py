"""Characters of bots: how they play and what they tell, at the same strength. Everybody sees which bot has which."""

from dataclasses import dataclass
from hashlib import sha256

from gueridon.core.errors import Malformed
from gueridon.core.levels import LEVELS

LEVELS_WITH_CHARACTER = LEVELS[1:]  # chance has none


@dataclass(frozen=True)
class Character:
    """Named in the catalogues of the page: ``character-…``, with one sentence about it as its ``.help``, and for those
    who have a word for the end of a game ``ending-says-…-won`` and ``…-lost``.

    ``risk`` and ``custom`` count only among moves that the bot cannot tell apart by what they promise, and only where
    the promise decides (``Hints.enough``). Signals are a convention that partners rely on: every character keeps to it.
    """

    id: str
    risk: int = 0  # above 0 it likes moves whose worth varies much from game to game, below 0 those that are safe
    custom: int = 0  # above 0 it likes what is usually done, below 0 what is not
    tempo: float = 1.0  # how long it pauses before a move, beside the usual
    thoughts: int = 3  # moves of which it tells, once the game is over, that it thought of them


PLAIN = Character("plain")  # of no table: whom the levels are measured with
CHARACTERS = (
    Character("caution", risk=-1),
    Character("boldness", risk=1),
    Character("manners", tempo=1.1),
    Character("fancy", custom=-1),
    Character("haste", risk=1, custom=1, tempo=0.6, thoughts=2),
    Character("patience", risk=-1, custom=-1, tempo=1.5, thoughts=4),
    Character("chatter", tempo=1.2, thoughts=5),
    Character("discretion", thoughts=1),
)
BY_ID = {character.id: character for character in (PLAIN, *CHARACTERS)}


def character_at(commitment: str, seat: int) -> Character:
    """Of the bot on that seat, if one sits there: no two of a table are alike. Everybody knows the commitment to the
    shuffle from the beginning, and whoever watches the game again knows it too."""
    in_turn = sorted(CHARACTERS, key=lambda one: sha256(f"{commitment} {one.id}".encode()).digest())
    return in_turn[seat % len(in_turn)]


def sitter(name: str) -> tuple[str, Character]:
    """A level, or a level with a character, as the arena seats them: ``seer`` is plain, ``seer:fancy`` is not."""
    level, _, character = name.partition(":")
    if not character:
        return level, PLAIN
    if character not in BY_ID or level not in LEVELS_WITH_CHARACTER:
        raise Malformed("no-such-character", character=character, known=", ".join(BY_ID))
    return level, BY_ID[character]
