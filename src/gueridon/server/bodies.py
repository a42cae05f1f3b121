"""What is said over HTTP, beside the messages of a table."""

from typing import Annotated, Literal

from msgspec import Meta, Raw

from gueridon.core.wire import Piece
from gueridon.tables.own_games import Companion, OwnGame

Endpoint = Annotated[str, Meta(min_length=1, max_length=1024)]  # of a push service
Base64 = Annotated[str, Meta(max_length=128)]


class ShelfGame(Piece, frozen=True):
    id: str
    version: int
    folder: str  # where the page finds its words, its rulebook and its board; two games may share one
    least: int
    most: int
    best: int | None  # the number of players to propose, where not any will do
    chapter: str | None  # the rule at which its rulebook opens, where another game's comes first
    schema: Raw  # JSON schema of the options
    presets: dict[str, Raw]
    levels: tuple[str, ...]  # of bots
    engines: tuple[str, ...]  # programs of the host, each chosen like a level
    advises: bool  # a player may ask for advice
    shared: bool  # one screen serves everybody at a real table
    daily: bool  # it has a deal of the day
    most_tally: int | None  # that it can count for a player, where it counts anything
    honours: tuple[str, ...]  # medals or titles that it gives, from the least up
    lessons: tuple[str, ...]  # by name, the first one first
    lesson_rules: dict[str, tuple[str, ...]]  # by lesson, the rules of the rulebook that it shows
    brings_board: bool  # its package has one for the page, which was built without it
    puzzles: int  # how many it has


class House(Piece, frozen=True):
    """What invitations begin with; none where only this machine can open the page."""

    address: str | None
    passkeys: str | None  # the origin of the page where browsers make and use them


class Opened(Piece, frozen=True):
    table: str
    code: str


class Found(Piece, frozen=True):
    table: str


class Listed(Piece, frozen=True):
    """A table that anybody may join, or one that is played and that anybody may watch."""

    table: str
    game: str
    status: Literal["gathering", "playing", "over"]
    preset: str | None  # whose options it has; None where the host chose others
    people: tuple[Companion, ...]  # by seat
    pace: int | None  # seconds


class OwnGames(Piece, frozen=True):
    """Some of a person's games: those that wait for his move, those under way, those he left, those that are over."""

    now: int  # milliseconds, by the clock of the server
    games: tuple[OwnGame, ...]
    next: str | None  # ask for those that follow with this


class Known(Piece, frozen=True):
    """What the house keeps of the one who asks, in numbers; ``/api/me/data`` has all of it."""

    games: int  # where one sits, or sat to the end
    devices: int  # that are one, this one among them
    passkeys: int  # that lead to one
    joined: bool  # this one was somebody else before, and can be again


class Link(Piece, frozen=True):
    """One use, ten minutes. The picture is SVG, for a camera; none where no other device could follow it."""

    token: str
    qr: str | None


class PairingCode(Piece, frozen=True):
    """For the device beside this one: one use, three minutes."""

    link: str
    qr: str  # the same as a picture: the address of an SVG that holds it itself


class Redeemed(Piece, frozen=True):
    """What the other device found in the link."""

    code: Annotated[str, Meta(max_length=64)]


class Health(Piece, frozen=True):
    tables: int
    connections: int
    database: Literal["answers", "silent"]


class Readiness(Piece, frozen=True):
    state: Literal["ready", "not-ready"]


class PushKey(Piece, frozen=True):
    """Of this house, as ``PushManager.subscribe`` takes it."""

    key: str


class PushDevice(Piece, frozen=True):
    """Where a browser is reached, the keys with which it opens what it is told, and in which language."""

    endpoint: Endpoint
    p256dh: Base64
    auth: Base64
    language: Literal["fr", "en"]


class Pushed(Piece, frozen=True):
    """All that a device is told: the name of the table, and whose turn it is."""

    table: str
    title: str
    body: str


class PushEnd(Piece, frozen=True):
    endpoint: Endpoint
