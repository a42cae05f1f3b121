"""Everything that a browser and a table say to one another. The TypeScript of the page is made from these.

``Raw`` stands for what only the game can read: its options, moves, views, events and signals.
"""

from typing import Annotated, Literal

from msgspec import Meta, Raw

from gueridon.core.advice import Grade, Verdict
from gueridon.core.lesson import Saying
from gueridon.core.outcome import Outcome
from gueridon.core.talk import Talk
from gueridon.core.thoughts import Belief, Thought
from gueridon.core.wire import Piece, Seat, Wire
from gueridon.tables.journal import Deal, Overdue
from gueridon.tables.player_names import LONGEST_NAME

Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
ChatLine = Annotated[str, Meta(min_length=1, max_length=280)]
NoteText = Annotated[str, Meta(max_length=1000)]
Id = Annotated[str, Meta(min_length=1, max_length=64)]  # of a request, chosen by the browser
Nonce = Annotated[str, Meta(pattern="^[0-9a-f]{32,64}$")]
Ply = Annotated[int, Meta(ge=0)]
Players = Annotated[int, Meta(ge=1, le=16)]
COLOURS = 10  # that a seat may have
Colour = Annotated[int, Meta(ge=0, lt=COLOURS)]
Pace = Annotated[int, Meta(ge=30, le=3 * 24 * 3600)]  # seconds for a move


# From the browser


class Sit(Wire, frozen=True):
    """Take an empty seat, or one more (one device may play several). The nonce goes into the shuffle.

    If somebody here has that name already, the table adds a number to it.
    """

    id: Id
    seat: Seat
    name: Name
    nonce: Nonce


class Stand(Wire, frozen=True):
    """Leave a seat before the game; the host may also send away whoever sits there."""

    id: Id
    seat: Seat


class Rename(Wire, frozen=True):
    id: Id
    seat: Seat
    name: Name


class Paint(Wire, frozen=True):
    """Before the game: another colour for one's own seat. Two seats of one's own exchange theirs."""

    id: Id
    seat: Seat
    colour: Colour


class ExchangeSeats(Wire, frozen=True):
    """Before the game: two seats of one's own change places round the table, with their names and colours."""

    id: Id
    seat: Seat
    other: Seat


class Volunteer(Wire, frozen=True):
    """Before the game: whoever sits there offers to be the one whose seat an option of the game names, unless somebody
    else has; or takes it back."""

    id: Id
    seat: Seat
    does: Literal["offer", "withdraw"]


class AddBot(Wire, frozen=True):
    """The host puts a bot on an empty seat."""

    id: Id
    seat: Seat
    level: str


class Arrange(Wire, frozen=True):
    """The host changes the number of seats, the options, the pace, or who may find the table, before the game."""

    id: Id
    players: Players
    options: Raw
    pace: Pace | None = None
    private: bool = True
    overdue: Overdue = "bot-for-turn"
    watchable: bool = False


class Start(Wire, frozen=True):
    """The host starts; every seat is taken."""

    id: Id


class Play(Wire, frozen=True):
    """A move, made looking at ``ply``. An illegal one is answered with its rule and changes nothing."""

    id: Id
    seat: Seat
    ply: Ply
    move: Raw


class Undo(Wire, frozen=True):
    """Back to before one's own last move, while nothing hidden was shown and nobody else has acted."""

    id: Id
    seat: Seat
    ply: Ply


class Signal(Wire, frozen=True):
    """Set a signal that the game offers, or take it back."""

    id: Id
    seat: Seat
    signal: Raw
    does: Literal["set", "take-back"]


class Say(Wire, frozen=True):
    """Chat, where the game's policy for this seat is open talk."""

    id: Id
    seat: Seat
    text: ChatLine


class Note(Wire, frozen=True):
    """What a player writes for himself alone, the whole of it each time; how it is to be read the board knows."""

    id: Id
    seat: Seat
    text: NoteText


class Leave(Wire, frozen=True):
    """Give a seat up: a bot plays it from now on, unless its player returns before the end."""

    id: Id
    seat: Seat


class Return(Wire, frozen=True):
    """Take back from the bot the seat that one has left: nobody else may, and only while the game is played."""

    id: Id
    seat: Seat


class TakeOver(Wire, frozen=True):
    """Any player may ask a bot to play for one who has been away for a while; returning hands the seat back."""

    id: Id
    seat: Seat


class PickUp(Wire, frozen=True):
    """Go on from this device, where one screen serves everybody at a real table and the one that did is gone."""

    id: Id


class Again(Wire, frozen=True):
    """After the end: a new table with the same people, seats and options. Whoever played with nobody but bots begins
    there at once, and may have the ``same`` deal."""

    id: Id
    deal: Deal = "new"


class Consult(Wire, frozen=True):
    """Advice for this seat from what it has seen; after the end its grade. Games that one plays alone have their own;
    of the others a coach says what a seer would do next, or how good the last choice was, where all others are bots."""

    id: Id
    seat: Seat
    about: Literal["next", "last"] = "next"


Change = (
    Sit
    | Stand
    | Rename
    | Paint
    | ExchangeSeats
    | Volunteer
    | AddBot
    | Arrange
    | Start
    | Play
    | Undo
    | Signal
    | Say
    | Note
    | Leave
    | Return
    | TakeOver
    | PickUp
    | Again
)
Request = Change | Consult


class Watched(Wire, frozen=True):
    """The person has watched the game up to this ply. It is neither answered nor kept."""

    ply: Ply


class Sight(Wire, frozen=True):
    """Whether the page is before its person's eyes: whoever sees it needs no notice. Nobody is told."""

    page: Literal["visible", "hidden"]


FromBrowser = Request | Watched | Sight


# From the table


class Chair(Piece, frozen=True):
    """One seat as everyone sees it."""

    sitter: Literal["nobody", "person", "bot"]
    name: str | None
    level: str | None  # of a bot, or of the bot that stands in
    present: bool
    yours: bool
    given_up: bool  # by you: `return` makes it yours again
    colour: int  # by number; no other chair has it
    character: str | None  # of a bot; no other chair has it


class Clock(Piece, frozen=True):
    """Milliseconds left when this was sent. It runs on unless ``paused``."""

    left: int
    total: int
    paused: bool
    seat: Seat | None  # whose pace it is; None for a limit of the rules


class Standing(Piece, frozen=True):
    """A signal on the table."""

    seat: Seat
    signal: Raw


class Spoken(Piece, frozen=True):
    number: int
    seat: Seat
    text: str


class Room(Wire, frozen=True):
    """The table and those around it; sent whenever any of it changes."""

    table: str
    code: str
    game: str
    version: int
    options: Raw
    status: Literal["gathering", "playing", "over"]
    pace: Pace | None  # after which a bot may play for one who is away
    overdue: Overdue | None  # what happens by itself when it is up: a bot moves for that turn, or plays on
    private: bool  # not listed while it waits for players: only those who have its code or link come here
    watchable: bool  # listed while it is played, for passers-by
    host: bool  # you are
    host_away: bool  # then anybody who sits at a full table may start
    chairs: tuple[Chair, ...]
    watchers: int
    commitment: str  # SHA-256 of the server's secret, before anybody gives a nonce
    next_table: str | None  # of the rematch
    next_deal: Deal | None  # at that table
    same_deal: bool  # you may have it again, see ``again``
    known_deal: bool  # its player had it before: the game is in nobody's history
    sent_away: bool  # you were, by the host: sit down again a little later
    day: int | None  # whose deal it is, counted from 1 January 1970; most tables have their own
    lesson: str | None  # that is given here: the game is in nobody's history


class Told(Piece, frozen=True):
    """What one ply told these eyes."""

    ply: Ply
    seat: Seat | None  # who made it; None is the set-up
    events: tuple[Raw, ...]
    undoes: Ply | None = None  # this ply took that one back, and what that one told no longer counts
    remembered: tuple[Raw, ...] | None = None  # all that counts of it from the next ply on, where that is less


class Eyes(Piece, frozen=True):
    """What one seat of yours sees and may do; ``seat`` is None for those who watch."""

    seat: Seat | None
    view: Raw
    legal: tuple[Raw, ...]
    talk: Talk
    task: Raw  # what to do now and what for; once it is over, what came of it
    role: str | None  # the word that says who this seat is in the game, where that differs
    told: tuple[Told, ...]  # since the last ply that this connection has seen
    can_undo: bool


class LessonStep(Piece, frozen=True):
    """Where a lesson stands: what is said before the next move, one after the other, and whose move it is."""

    number: int  # of the steps taken so far; a move of which nothing is said is none
    of: int
    says: tuple[Saying, ...]
    seat: Seat | None  # who is to move; None once the lesson is over
    moves: tuple[Raw, ...]  # of yours that go on; none while another is to move


class Update(Wire, frozen=True):
    """The game now, once for each pair of eyes of yours."""

    ply: Ply
    head: str  # of the chain that fixes all plies so far and shows none of them, see ``core.chain``
    acting: tuple[Seat, ...]  # those the table waits for, as far as everybody can see
    eyes: tuple[Eyes, ...]
    signals: tuple[Standing, ...]
    clock: Clock | None
    outcome: Outcome | None
    lasted: int  # milliseconds since the game began; once it is over, in all
    honour: str | None  # the medal or title that was won, once it is over
    next_level: Raw | None  # the options of the next level, once this one is won
    came_of_it: Raw | None  # once it is over, what came of it in words for everybody: the task of whoever watches
    lesson: LessonStep | None  # for whoever learns here, and nobody else


class Talked(Wire, frozen=True):
    """Chat that this connection has not seen."""

    lines: tuple[Spoken, ...]


class Done(Wire, frozen=True):
    """The request is carried out and kept for good. Asked again with the same id, it is answered again."""

    id: Id
    ply: Ply


class Refused(Wire, frozen=True):
    """Nothing changed. ``illegal`` has the rule's number, ``unwise`` a word with its sentence in the catalogue of the
    game, the others one with its sentence in ``locales/``."""

    id: Id | None
    why: Literal["illegal", "malformed", "stale", "not-yours", "too-fast", "unwise"]
    word: str


class Advised(Wire, frozen=True):
    """What was asked at ``ply``: can it still be won if what is hidden lies well, and a move worth trying."""

    id: Id
    ply: Ply
    verdict: Verdict
    move: Raw  # null where none is worth trying


class Coached(Wire, frozen=True):
    """What a seer would do at ``ply``; what speaks for it, its best moves and its likeliest guesses are why."""

    id: Id
    ply: Ply
    move: Raw
    arguments: tuple[Raw, ...]
    thoughts: tuple[Thought, ...]
    beliefs: tuple[Belief, ...]


class Weighed(Wire, frozen=True):
    """The last choice of the seat: what it was, what the oracle would have chosen with the same knowledge, and what
    could be hoped for with either, from 0 (lost) to 1 (won)."""

    id: Id
    move: Raw
    better: Raw
    promise: float
    kept: float


class SeatNote(Piece, frozen=True):
    seat: Seat
    text: str


class Notes(Wire, frozen=True):
    """What stands in the notes of your seats; sent to nobody else, and whenever it changes."""

    notes: tuple[SeatNote, ...]


class Graded(Wire, frozen=True):
    """After the end, knowing everything: where the game could no longer be won."""

    id: Id
    grade: Grade


class Closing(Wire, frozen=True):
    """The server goes down; come back in so many milliseconds."""

    retry: int


Message = Room | Update | Talked | Notes | Done | Refused | Advised | Coached | Weighed | Graded | Closing
