"""What a request would write in the journal, or why it is turned down. Nothing here changes the table."""

from collections.abc import Sequence
from hashlib import sha256
from typing import assert_never

import msgspec
from msgspec import Raw

from gueridon.core.errors import Malformed, Stale
from gueridon.core.game import start
from gueridon.core.levels import stand_in
from gueridon.core.talk import CHAT
from gueridon.core.wire import Piece, Seat, Wire, raw
from gueridon.games import AnyGame
from gueridon.tables import journal, messages, rights, volunteering
from gueridon.tables.clean_text import clean_line
from gueridon.tables.journal import Deal, Entry, Person
from gueridon.tables.match import Match
from gueridon.tables.player_names import told_apart
from gueridon.tables.refusals import UNREADABLE, NotYours, Unwise
from gueridon.tables.seats import Place, with_seats
from gueridon.tables.table import Table
from gueridon.tables.table_ids import new_id

AWAY_SECONDS = 30  # seconds without a sign of its player before a bot may play a seat, where the table sets no pace
MOST_CHAT_LINES = 2000  # of chat that one table keeps
MOST_NOTES = 5000  # that its players write for themselves, together
MOST_REQUESTS = 5000  # of one person that one table keeps: a journal is read again from its beginning
MOST_ENTRIES = 20_000  # of one table, with which people may still add to it
SENT_AWAY_MS = 5 * 60 * 1000  # milliseconds until whom the host sent away may sit down again
LINK_MS = 10 * 60 * 1000


def decide(table: Table, person: Person, request: messages.Change, now: int) -> Entry:
    if not isinstance(request, messages.Leave):
        check_room(table, person)
    match request:
        case messages.Sit():
            return sit(table, person, request, now)
        case messages.Stand(seat=seat):
            return stand(table, person, seat)
        case messages.Rename(seat=seat, name=name):
            check_owner(table, person, seat)
            return journal.Renamed(seat, name_for(table, seat, name))
        case messages.Paint(seat=seat, colour=colour):
            return paint(table, person, seat, colour)
        case messages.ExchangeSeats(seat=seat, other=other):
            return exchange_seats(table, person, seat, other)
        case messages.Volunteer(seat=seat):
            check_not_started(table)
            check_owner(table, person, seat)
            return volunteering.volunteer(table, request)
        case messages.AddBot(seat=seat, level=level):
            return add_bot(table, person, seat, level)
        case messages.Arrange():
            return arrange(table, person, request)
        case messages.Start():
            return start_game(table, person)
        case messages.Play(seat=seat, ply=ply, move=move):
            check_owner(table, person, seat)
            return submit(table, seat, ply, move)
        case messages.Undo(seat=seat, ply=ply):
            check_owner(table, person, seat)
            return undo(table, seat, ply)
        case messages.Signal():
            check_owner(table, person, request.seat)
            return signal(table, request)
        case messages.Say(seat=seat, text=text):
            check_owner(table, person, seat)
            return say(table, seat, text)
        case messages.Note(seat=seat, text=text):
            check_owner(table, person, seat)
            return note(table, seat, text)
        case messages.Leave(seat=seat):
            check_owner(table, person, seat)
            check_not_daily(table)
            check_no_lesson(table)
            running_match(table)
            return journal.Left(seat, stand_in(table.game))
        case messages.Return(seat=seat):
            return come_back(table, person, seat)
        case messages.TakeOver(seat=seat):
            return take_over(table, person, seat, now)
        case messages.PickUp():
            return pick_up(table, person)
        case messages.Again(deal=deal):
            return rematch(table, person, deal)
        case _:
            assert_never(request)


# Who may


def check_owner(table: Table, person: Person, seat: Seat) -> None:
    if seat >= len(table.places) or table.places[seat].person != person:
        raise NotYours("not-your-seat")


def check_host(table: Table, person: Person) -> None:
    if person != table.host:
        raise NotYours("host-only")


def check_room(table: Table, person: Person) -> None:
    """Names, seats, moves taken back and changes of mind are without number otherwise. To leave is always possible."""
    if table.asked_by[person] >= MOST_REQUESTS or table.entries >= MOST_ENTRIES:
        raise Malformed("table-full")


def check_player_or_host(table: Table, person: Person) -> None:
    if not table.seats_of(person):
        check_host(table, person)


def check_not_started(table: Table) -> None:
    if table.match is not None:
        raise Malformed("already-started")


def check_not_daily(table: Table) -> None:
    """The deal of the day is one person's, once, from the first move to the last."""
    if table.day is not None:
        raise Malformed("daily-alone")


def check_no_lesson(table: Table) -> None:
    """Nobody can be stood in for who learns: he leaves, and comes back when he likes."""
    if table.lesson is not None:
        raise Malformed("lesson-alone")


def running_match(table: Table) -> Match:
    if table.match is None:
        raise Malformed("not-started")
    if table.status == "over":
        raise Malformed("game-over")
    return table.match


def place(table: Table, seat: Seat) -> Place:
    if seat >= len(table.places):
        raise Malformed("no-such-seat")
    return table.places[seat]


# Before the game


def sit(table: Table, person: Person, request: messages.Sit, now: int) -> Entry:
    check_not_started(table)
    if place(table, request.seat).sitter != "nobody":
        raise NotYours("seat-taken")
    if person in table.sent_away and now < table.sent_away[person] + SENT_AWAY_MS:
        raise NotYours("sent-away")
    return journal.Sat(person, request.seat, name_for(table, request.seat, request.name), request.nonce)


def name_for(table: Table, seat: Seat, name: str) -> str:
    others = [place.name for other, place in enumerate(table.places) if other != seat and place.name is not None]
    return told_apart(clean_line(name), others)


def paint(table: Table, person: Person, seat: Seat, colour: int) -> Entry:
    check_not_started(table)
    check_owner(table, person, seat)
    if any(other.colour == colour and other.person not in (person, None) for other in table.places):
        raise NotYours("colour-taken")
    return journal.Painted(seat, colour)


def exchange_seats(table: Table, person: Person, seat: Seat, other: Seat) -> Entry:
    check_not_started(table)
    check_owner(table, person, seat)
    check_owner(table, person, other)
    if seat == other:
        raise Malformed("no-such-seat")
    return journal.SeatsExchanged(seat, other)


def stand(table: Table, person: Person, seat: Seat) -> Entry:
    """The host may also clear the seat of a bot or of somebody else; who is there and is sent away is told so."""
    check_not_started(table)
    sitter = place(table, seat)
    if sitter.sitter == "nobody":
        raise Malformed("seat-empty")
    if sitter.person != person:
        check_host(table, person)
        if sitter.person in table.present:
            return journal.SentAway(seat)
    return journal.Stood(seat)


def add_bot(table: Table, person: Person, seat: Seat, level: str) -> Entry:
    check_not_started(table)
    check_host(table, person)
    if place(table, seat).sitter != "nobody":
        raise NotYours("seat-taken")
    if level not in table.levels:
        raise Malformed("unknown-level")
    return journal.BotSat(seat, level)


def arrange(table: Table, person: Person, wish: messages.Arrange) -> Entry:
    check_not_started(table)
    check_host(table, person)
    if any(cut.person is not None for cut in table.places[wish.players :]):
        raise NotYours("seat-taken")
    options = read_options(table.game, wish.players, wish.options)
    named = rights.given(options, with_seats(table.places, wish.players))
    overdue, watchable = wish.overdue, wish.watchable
    return journal.Arranged(
        wish.players, raw(rights.chosen(options)), wish.pace, wish.private, overdue, watchable, named
    )


def read_options(game: AnyGame, players: int, options: Raw) -> Piece:
    """Once a set-up has shown that they suit so many players, whichever of them is named."""
    try:
        read: Piece = msgspec.json.decode(options, type=game.options)
    except UNREADABLE:
        raise Malformed("options-unreadable") from None
    start(game, players, game.on_trial(rights.chosen(read)), bytes(32))
    return read


def start_game(table: Table, person: Person) -> Entry:
    """While the host is away, anybody who sits there may."""
    check_not_started(table)
    if table.host in table.present or not table.seats_of(person):
        check_host(table, person)
    if any(place.sitter == "nobody" for place in table.places):
        raise Malformed("seats-empty")
    return journal.Started()


# The game


def submit(table: Table, seat: Seat, ply: int, move: Raw) -> journal.Moved:
    """The only door for moves: of people, of bots, of the clock."""
    game = running_match(table)
    read = game.read_move(move)
    game.check(seat, ply, read)
    check_goes_on(table, seat, read)
    return journal.Moved(seat, raw(read))


def check_goes_on(table: Table, seat: Seat, move: Wire) -> None:
    """Where a lesson is given only the move that it shows is played. What the rules forbid was refused before."""
    turn = table.turn
    if turn is not None and seat != turn.seat:
        raise Malformed("lesson-waits")
    if turn is not None and move not in turn.moves:
        assert turn.otherwise is not None, "a lesson leaves a choice and says nothing of it"
        raise Unwise(turn.otherwise)


def time_up(table: Table) -> journal.Moved:
    """The one legal move at the clock's own seat."""
    game = running_match(table)
    clock = game.game.clock(game.players)
    (move,) = game.game.legal_moves(game.state, clock)
    return submit(table, clock, game.ply, raw(move))


def undo(table: Table, seat: Seat, ply: int) -> Entry:
    game = running_match(table)
    if ply != game.ply:
        raise Stale(game.ply)
    if not game.can_undo(seat):
        raise Malformed("cannot-undo")
    return journal.Undone(seat)


def signal(table: Table, request: messages.Signal) -> Entry:
    game = running_match(table)
    read = game.read_signal(request.signal)
    game.check_signal(request.seat, read, request.does)
    return journal.Signalled(request.seat, raw(read), request.does)


def change_signals(table: Table, seat: Seat, wanted: Sequence[Raw]) -> list[journal.Signalled]:
    """The signals of a bot, as it would have them stand."""
    game = running_match(table)
    changes = game.signal_changes(seat, [game.read_signal(signal) for signal in wanted])
    return [journal.Signalled(seat, raw(signal), does) for signal, does in changes]


def say(table: Table, seat: Seat, text: str) -> Entry:
    if table.match is None:
        raise Malformed("not-started")
    if table.match.look(seat).talk != CHAT:
        raise Malformed("chat-closed")
    if len(table.chat) >= MOST_CHAT_LINES:
        raise Malformed("chat-full")
    return journal.Said(seat, clean_line(text))


def note(table: Table, seat: Seat, text: str) -> Entry:
    if table.match is None:
        raise Malformed("not-started")
    if table.noted >= MOST_NOTES:
        raise Malformed("notes-full")
    return journal.Noted(seat, text)


def come_back(table: Table, person: Person, seat: Seat) -> Entry:
    if seat not in table.seats_left_by(person):
        raise NotYours("not-your-seat")
    running_match(table)
    return journal.Returned(seat)


def take_over(table: Table, person: Person, seat: Seat, now: int) -> Entry:
    check_player_or_host(table, person)
    running_match(table)
    sitter = place(table, seat)
    if sitter.person is None or sitter.level is not None:
        raise Malformed("bot-already")
    if sitter.person in table.present or now < away_since(table, sitter.person) + (table.pace or AWAY_SECONDS) * 1000:
        raise Malformed("not-away")
    return journal.TakenOver(seat, stand_in(table.game))


def pick_up(table: Table, person: Person) -> Entry:
    """Everybody at a real table knows the code and sees all there is to see: no secret is needed to go on."""
    if not table.game.shared or person == table.host:
        raise NotYours("not-your-seat")
    if table.host in table.present:
        raise Malformed("not-away")
    return journal.HandedOver(table.host, person)


def away_since(table: Table, person: Person) -> int:
    return max(table.gone_at.get(person, 0), table.moved_at)


def seats_returned(table: Table, person: Person) -> list[Entry]:
    """What is written when somebody comes back: his seats are his again."""
    return [journal.Returned(seat) for seat in table.seats_of(person) if table.places[seat].level is not None]


# After it, and beside it


def rematch(table: Table, person: Person, deal: Deal) -> Entry:
    check_player_or_host(table, person)
    check_not_daily(table)
    if table.status != "over":
        raise Malformed("not-over")
    if table.next_table is not None:
        raise Malformed("rematch-exists")
    if deal == "same" and not may_have_same_deal(table, person):
        raise NotYours("deal-shared")
    return journal.Rematched(new_id(), person, deal)


def may_have_same_deal(table: Table, person: Person) -> bool:
    """Nobody is cheated by one who knows the cards where he plays alone, or with bots: they see what their seats see,
    and remember no other table. The deal of the day is had once."""
    return table.alone == person and table.day is None and table.lesson is None


def offer(table: Table, person: Person, token: str) -> journal.Offered:
    """Whoever brings the token to another device gets everything of this person's."""
    check_room(table, person)
    check_player_or_host(table, person)
    check_not_daily(table)
    return journal.Offered(person, sha256(token.encode()).hexdigest())


def accept(table: Table, to: Person, token: str, now: int) -> Entry:
    person, at = table.offers.get(sha256(token.encode()).hexdigest(), (None, 0))
    if person is None or now > at + LINK_MS:
        raise Malformed("link-spent")
    if person == to:
        raise Malformed("link-yours")
    return journal.HandedOver(person, to)
