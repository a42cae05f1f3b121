"""How a table begins: from nothing, or from the game that was played before it."""

import msgspec
from msgspec import UNSET, Raw

from gueridon.core.levels import stand_in
from gueridon.core.wire import Piece, raw
from gueridon.games import load
from gueridon.tables import journal, lessons, rights, secret_chain
from gueridon.tables.journal import Entry, Overdue, Person
from gueridon.tables.messages import Pace, Players
from gueridon.tables.requests import read_options
from gueridon.tables.seats import Place, is_known, with_seats
from gueridon.tables.table import Table


class NewTable(Piece, frozen=True):
    """What a host wishes for. A private table is not listed while it waits for players; one that is watchable is listed
    while it is played."""

    game: str
    players: Players
    options: Raw
    pace: Pace | None = None
    private: bool = True
    overdue: Overdue = "bot-for-turn"
    watchable: bool = False


def create(host: Person, code: str, wish: NewTable) -> list[Entry]:
    game = load(wish.game)
    options = read_options(game, wish.players, wish.options)
    return [
        journal.Created(
            game=game.id,
            version=game.version,
            options=raw(rights.chosen(options)),
            players=wish.players,
            pace=wish.pace,
            private=wish.private,
            code=code,
            host=host,
            root=secret_chain.fresh_root(),
            round=0,
            rights=rights.given(options, with_seats([], wish.players)),
            overdue=wish.overdue,
            watchable=wish.watchable,
        )
    ]


def create_next(table: Table, entry: journal.Rematched, code: str) -> list[Entry]:
    if table.lesson is not None:
        return lessons.once_more(table, entry.host, code)
    if entry.deal == "same":
        return deal_again(table, entry.host, code)
    return create_rematch(table, entry.host, code)


def create_rematch(table: Table, host: Person, code: str) -> list[Entry]:
    """The same people on the same seats, with the options that the game gives for its rematch, by its present rules.
    The seat of one who was forgotten is free."""
    match, today = table.playing(), load(table.game.id)
    options = msgspec.json.decode(raw(match.game.rematch(match.state)), type=today.options)
    created = next_created(table, options, host, code)
    created = msgspec.structs.replace(created, version=today.version, round=table.created.round + 1, deal=UNSET)
    if created.round == secret_chain.CHAIN_GAMES:  # a new chain wants new nonces: people sit down anew
        return [msgspec.structs.replace(created, root=secret_chain.fresh_root(), round=0)]
    return [created, *still_seated(table)]


def deal_again(table: Table, host: Person, code: str) -> list[Entry]:
    """Secret, nonces and options are those of the game before, and so are the key and the version of the rules."""
    created = next_created(table, table.playing().options, host, code)
    return [msgspec.structs.replace(created, deal="same"), *still_seated(table)]


def next_created(table: Table, options: Piece, host: Person, code: str) -> journal.Created:
    return msgspec.structs.replace(
        table.created,
        options=raw(rights.chosen(options)),
        rights=(*rights.earned(options, table.places), *rights.given(options, table.places)),
        players=len(table.places),
        pace=table.pace,
        private=table.private,
        watchable=table.watchable,
        overdue=UNSET if table.overdue is None else table.overdue,
        code=code,
        host=host,
    )


def still_seated(table: Table) -> list[Entry]:
    """With the colours that they had."""
    places = list(enumerate(table.places))
    colours = [journal.Painted(seat, place.colour) for seat, place in places if place.colour != seat]
    return [*colours, *[sat(table, seat, place) for seat, place in places if stays(place)]]


def begins_at_once(table: Table) -> bool:
    """A rematch has nothing to wait for where one person plays, and all the others are bots. A lesson has begun."""
    return (
        table.lesson is None and table.alone == table.host and all(place.sitter != "nobody" for place in table.places)
    )


def stays(place: Place) -> bool:
    return place.level is not None or is_known(place.person)


def sat(table: Table, seat: int, place: Place) -> Entry:
    """Whose name was forgotten with the device that he came from is still here himself; an engine that the host no
    longer offers is not."""
    if place.person is not None:
        assert place.nonce is not None
        return journal.Sat(place.person, seat, place.name or "", place.nonce)
    assert place.level is not None
    return journal.BotSat(seat, place.level if place.level in table.levels else stand_in(table.game))
