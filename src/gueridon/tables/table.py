"""A live table: what its journal has made of it. It never acts by itself: see ``requests`` for what may be written."""

from collections import Counter
from typing import Literal, assert_never

import msgspec
from msgspec import UNSET

from gueridon.core import fair
from gueridon.core.characters import LEVELS_WITH_CHARACTER, Character, character_at
from gueridon.core.deal_search import FoundDeal
from gueridon.core.lesson import Turn
from gueridon.core.levels import levels_of, stand_in
from gueridon.core.wire import Piece, Seat, Wire
from gueridon.games import load
from gueridon.tables import journal, rights, secret_chain
from gueridon.tables.journal import Deal, Entry, GameEntry, JournalLine, Overdue, Person, SeatEntry
from gueridon.tables.match import Match
from gueridon.tables.messages import Spoken
from gueridon.tables.seats import Place, is_known, seated, with_seats
from gueridon.tables.waiting import Waiting


class Table:
    """``enact`` is the only way to change it, but for who is present and watches: that dies with the process."""

    def __init__(self, id: str, created: journal.Created) -> None:
        self.id = id
        self.created = created
        self.code = created.code
        self.host = created.host
        self.game = load(created.game, created.version)
        self.options: Piece = msgspec.json.decode(created.options, type=self.game.options)
        self.rights = created.rights
        self.pace = created.pace
        self.overdue: Overdue | None = None if created.overdue is UNSET else created.overdue
        self.private = created.private
        self.day = None if created.day is UNSET else created.day  # whose deal it is
        self.watchable = created.watchable is True
        self.known_deal = created.deal == "same"  # its player had it before
        self.lesson = None if created.lesson is UNSET else self.game.lessons[created.lesson]
        self.secret = secret_chain.secret(created.root, created.round)
        self.commitment = fair.commitment(self.secret)
        self.places: list[Place] = with_seats([], created.players)
        self.options = rights.shown(self.options, self.rights, self.places)
        self.sent_away: dict[Person, int] = {}  # by the host, since when
        self.match: Match | None = None
        self.pondered: dict[int, journal.Pondered] = {}  # by bots, by the ply of their move
        self.chat: list[Spoken] = []
        self.notes: dict[Seat, str] = {}
        self.noted = 0  # times
        self.offers: dict[str, tuple[Person, int]] = {}  # by digest of the token: whose seats, since when
        self.next_table: str | None = None
        self.next_deal: Deal | None = None
        self.closed = False
        self.answered: dict[tuple[Person, str], int] = {}
        self.asked_by: Counter[Person] = Counter()  # how much of it each one asked for
        self.entries = 0
        self.at = 0  # of the last entry
        self.began_at = 0
        self.moved_at = 0
        self.deadline: int | None = None  # of the running limit
        self.period: int | None = None
        self.stood_in = 0  # turns for which a bot stood in and that are over
        self.waiting = Waiting()
        self.reprieve = 0  # nobody's pace is up before then
        self.engines: tuple[str, ...] = ()  # of the host, that may play here beside our levels
        self.present: Counter[Person] = Counter()
        self.gone_at: dict[Person, int] = {}
        self.held_ply: int | None = None  # began the limit, whose clock stands still while people watch it

    # Who is who

    @property
    def status(self) -> Literal["gathering", "playing", "over"]:
        if self.match is None:
            return "gathering"
        ended = self.match.outcome is not None or (self.lesson is not None and self.turn is None)
        return "over" if ended else "playing"

    @property
    def taught(self) -> int:
        """How many moves of the lesson that is given here were made; less than none before it begins."""
        assert self.lesson is not None, "no lesson is given here"
        return len(self.playing().steps) - len(self.lesson.before)

    @property
    def turn(self) -> Turn[Wire] | None:
        """What comes next in the lesson that is given here; None once it is over. One whose script has changed since
        it was begun is over where it can no longer go on."""
        if self.lesson is None or self.match is None or not 0 <= self.taught < len(self.lesson.turns):
            return None
        turn: Turn[Wire] = self.lesson.turns[self.taught]
        legal = self.match.look(turn.seat).legal
        return turn if any(move in legal for move in turn.moves) else None

    def seats_of(self, person: Person) -> tuple[Seat, ...]:
        return tuple([seat for seat, place in enumerate(self.places) if place.person == person])

    def seats_left_by(self, person: Person) -> tuple[Seat, ...]:
        """That he may have back."""
        return tuple([seat for seat, place in enumerate(self.places) if place.left_by == person])

    def eyes_of(self, person: Person) -> tuple[Seat | None, ...]:
        """Whoever holds no seat watches."""
        return self.seats_of(person) or (None,)

    @property
    def alone(self) -> Person | None:
        """Who plays here with nobody but bots, from one seat; a bot that has the seat of somebody who left is in his
        place."""
        sitting = [place.person for place in self.places if place.person is not None]
        left = any(place.left_by is not None for place in self.places)
        return sitting[0] if len(sitting) == 1 and not left and not self.game.shared else None

    @property
    def levels(self) -> tuple[str, ...]:
        """Of bots that may be seated here."""
        return (*levels_of(self.game), *self.engines)

    def character(self, seat: Seat) -> Character | None:
        """Of the bot that sits there for itself; chance, programs of the host and whoever teaches have none."""
        place = self.places[seat]
        own = place.sitter == "bot" and place.left_by is None and self.lesson is None
        return character_at(self.commitment, seat) if own and place.level in LEVELS_WITH_CHARACTER else None

    def bots_to_act(self) -> list[Seat]:
        if self.match is None:
            return []
        if self.lesson is not None:
            return [] if self.turn is None or self.turn.seat in self.lesson.learner else [self.turn.seat]
        return [seat for seat in self.match.able if self.places[seat].level is not None and seat in self.match.acting]

    @property
    def ply(self) -> int:
        return self.match.ply if self.match is not None else 0

    @property
    def time_up_at(self) -> int | None:
        """None without a limit, and while its clock is held."""
        return self.deadline if self.held_ply is None else None

    # Presence

    def arrive(self, person: Person) -> None:
        self.present[person] += 1

    def depart(self, person: Person, now: int) -> None:
        self.present[person] -= 1
        if not self.present[person]:
            del self.present[person]
            if self.seats_of(person):  # of the others nobody asks, and they may be without number
                self.gone_at[person] = now

    # What happens

    def enact(self, line: JournalLine, at: int) -> None:
        gap, self.at = at - self.at, at
        self.entries += 1
        self.change(line.entry, gap)
        if line.asked is not None:
            self.answered[line.asked] = self.ply
            self.asked_by[line.asked[0]] += 1
        self.set_deadline()
        self.waiting.wait_for(self.awaited(), at)

    def change(self, entry: Entry, gap: int) -> None:
        match entry:
            case journal.Created() | journal.Ticked():
                pass
            case journal.Offered(person, token):
                self.offers[token] = (person, self.at)
            case journal.Rematched(table, _, deal):
                self.next_table, self.next_deal = table, "new" if deal is UNSET else deal
            case journal.Closed():
                self.closed = True
            case journal.Resumed():
                self.deadline = None if self.deadline is None else self.deadline + gap
            case journal.Started() | journal.Moved() | journal.Undone() | journal.Signalled() | journal.Said():
                self.change_game(entry)
            case journal.Pondered():
                self.pondered[self.ply] = entry
            case journal.Noted(seat, text):
                self.notes[seat] = text
                self.noted += 1
            case _:
                self.change_seats(entry)

    def change_seats(self, entry: SeatEntry) -> None:
        match entry:
            case journal.Sat(person, seat):
                self.sent_away.pop(person, None)
                self.host = self.host if is_known(self.host) else person
                self.rights = rights.taken_up(self.rights, seat, person)
            case journal.BotSat(seat):
                self.rights = rights.taken_up(self.rights, seat, None)
            case journal.SentAway(seat):
                self.note_sent_away(seat)
            case journal.Arranged(_, options, pace, private, overdue, watchable, named):
                self.pace, self.private, self.watchable = pace, private, watchable is True
                self.overdue = None if overdue is UNSET else overdue
                self.options = msgspec.json.decode(options, type=self.game.options)
                self.rights = rights.given_anew(self.rights, () if named is UNSET else named, self.options)
            case journal.SeatsExchanged(seat, other):
                self.rights = rights.exchanged(self.rights, {seat, other})
            case journal.Returned(seat):
                self.waiting.returned(seat, self.at, self.pace)
            case journal.HandedOver(person, to):
                self.hand_over(person, to)
            case journal.Forgotten(somebody):
                self.forget(somebody)
            case _:
                pass
        self.places = seated(self.places, entry)
        if self.match is None:
            self.options = rights.shown(self.options, self.rights, self.places)

    def change_game(self, entry: GameEntry) -> None:
        match entry:
            case journal.Started(found):
                self.match = self.deal(found)
                self.options = self.match.options
                self.began_at = self.moved_at = self.at
            case journal.Moved(seat, move):
                self.playing().move(seat, self.playing().read_move(move))
                self.moved_at = self.at
                self.waiting.moved(seat, self.at)
                self.end_turns(seat)
            case journal.Undone(seat):
                self.playing().undo()
                self.moved_at = self.at
                self.waiting.undone(seat, self.at)
            case journal.Signalled(seat, signal, does):
                self.playing().signal(seat, self.playing().read_signal(signal), does)
            case journal.Said(seat, text):
                self.chat.append(Spoken(len(self.chat) + 1, seat, text))
            case _:
                assert_never(entry)

    def deal(self, found: FoundDeal | None) -> Match:
        options, key = self.options_of_deal(), self.key()
        if found is not None and self.game.deal_search is not None:
            self.game.deal_search.remember(options, key, found)
        return Match(self.game, len(self.places), options, key)

    def options_of_deal(self) -> Piece:
        """With which the game would begin now."""
        return rights.seated(self.options, self.rights, self.places)

    def playing(self) -> Match:
        assert self.match is not None, "the journal plays before the start"
        return self.match

    def nonces(self) -> tuple[str, ...]:
        """Each at the place of its seat; bots add nothing, and what the house deals, to everybody the same, has the
        name of its game instead."""
        if self.day is not None or self.lesson is not None:
            return (self.game.id,)
        return tuple([place.nonce or "" for place in self.places])

    def key(self) -> bytes:
        return fair.key(self.secret, self.nonces())

    def note_sent_away(self, seat: Seat) -> None:
        person = self.places[seat].person
        assert person is not None, "nobody was sent away"
        self.sent_away[person] = self.at

    def hand_over(self, person: Person, to: Person) -> None:
        """Everything of one device becomes another's; links that were still open are void."""
        if self.host == person:
            self.host = to
        self.rights = rights.handed_over(self.rights, person, to)
        self.offers = {token: offer for token, offer in self.offers.items() if offer[0] != person}

    def end_turns(self, moved: Seat) -> None:
        """A bot that stood in gives its seat back once the table no longer waits for it. Who plays alone is always
        waited for: he has his back after one move."""
        alone = len(self.places) == 1
        for seat, place in enumerate(self.places):
            if place.for_turn and (seat not in self.playing().acting or (alone and seat == moved)):
                place.come_back()
                self.stood_in += 1

    def awaited(self) -> tuple[Seat, ...]:
        """By the pace: those who are to move, unless it is over or the rules have a limit of their own."""
        return () if self.match is None or self.match.limit is not None else self.match.acting

    def forget(self, somebody: Person) -> None:
        """The game goes on: before it his seats are free, while it is played bots have them, and after it somebody sat
        there. The one screen of a real table can be picked up by whoever has the code."""
        for seat, place in enumerate(self.places):
            if somebody not in (place.person, place.left_by):
                continue
            if self.status == "gathering":
                self.places[seat] = place.freed()
            elif self.status == "playing" and not self.game.shared:
                place.forget(stand_in(self.game))
        if self.host == somebody:
            self.host = next(filter(is_known, [place.person for place in self.places]), None) or somebody
        self.offers = {token: offer for token, offer in self.offers.items() if offer[0] != somebody}

    def set_deadline(self) -> None:
        """Nobody is hurried in a lesson."""
        limit = self.match.limit if self.match is not None and self.match.outcome is None else None
        if limit is None or self.lesson is not None:
            self.deadline, self.period = None, None
        elif limit.period != self.period:
            self.deadline, self.period = self.at + limit.seconds * 1000, limit.period


def read_table(id: str, lines: list[tuple[int, bytes]]) -> Table:
    """The table that this journal makes."""
    first = journal.read(lines[0][1]).entry
    assert isinstance(first, journal.Created), "a journal begins with the table's creation"
    table = Table(id, first)
    for at, line in lines:
        table.enact(journal.read(line), at)
    return table
