"""Each card as its picture says it: things, colours, mood. The page paints from the same words."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TypeVar

import msgspec
from msgspec import Struct

FOLDER = Path(__file__).parent
Kind = TypeVar("Kind")
KINDS = ("suspect", "place", "object", "vision")

# Words of a picture that are light, walls or paint: they give it its air, and suggest nothing.
LIT = frozenset({"lit", "light", "band", "shafts", "ripples", "rainbow", "fireflies", "lampions"})
UNSAID = LIT | {"room", "table", "suspect", "boughs", "reeds"}
# Weather, backdrop, passers-by: there, but nobody would begin with them.
BACKDROP = frozenset(
    {
        "hills",
        "clouds",
        "stars",
        "moon",
        "sun",
        "fog",
        "beam",
        "smoke",
        "rain",
        "window",
        "arches",
        "birds",
        "walker",
        "lady",
    }
)
# What a thing casts, mirrors, shows or wears instead of a head strikes the eye as much as a large thing.
STRANGE = frozenset({"casts", "reflects", "shows", "head"})
SLIGHT, PLAIN, STRIKING = 1, 2, 3


class Thing(Struct, frozen=True):
    """Something that pictures show: the ideas it calls up, and how the page draws it."""

    tags: tuple[str, ...]
    icon: str | None = None
    dye: str | None = None


class Palette(Struct, frozen=True):
    """The light of a picture; here only the colours that people would name in it."""

    colours: tuple[str, ...]


class Card(Struct, frozen=True):
    palette: str
    mood: str
    picture: tuple[str, ...]
    tags: tuple[str, ...] = ()  # what everybody knows of a suspect's trade, a place, an object


def read(name: str, kind: type[Kind]) -> Kind:
    return msgspec.json.decode((FOLDER / f"{name}.json").read_bytes(), type=kind)


THINGS = read("things", dict[str, Thing])
PALETTES = read("palettes", dict[str, Palette])
SUSPECTS, PLACES, OBJECTS, VISIONS = (read(f"{kind}s", dict[str, Card]) for kind in KINDS)
ANSWERS = SUSPECTS | PLACES | OBJECTS
CARDS = ANSWERS | VISIONS


@cache
def seen(card: Card) -> Mapping[str, int]:
    """The things in a picture, and how much each strikes the eye."""
    found: dict[str, int] = {}
    for layer in card.picture:
        for thing, strength in shown(layer):
            found[thing] = max(strength, found.get(thing, 0))
    return found


def called_up(card: Card) -> set[str]:
    """Every idea that the things in a picture have."""
    return {tag for thing in seen(card) for tag in THINGS[thing].tags}


def shown(layer: str) -> list[tuple[str, int]]:
    what, *rest = layer.split(" ")
    numbers = [float(word) for word in rest if word.lstrip("-").replace(".", "", 1).isdigit()]
    wishes = dict(word.split("=") for word in rest if "=" in word)
    strange = [(thing, STRIKING) for wish, thing in wishes.items() if wish in STRANGE]
    return strange if what in UNSAID else [(what, strength(what, numbers, wishes)), *strange]


def strength(what: str, numbers: list[float], wishes: dict[str, str]) -> int:
    """By size, for what has one."""
    if THINGS[what].dye is None:
        return SLIGHT if what in BACKDROP else PLAIN
    size = numbers[2] + (40 if "many" in wishes else 0)
    return STRIKING if size >= 140 else PLAIN if size >= 66 else SLIGHT
