"""What signals and silence tell about a hand, by the convention, and by how well its owner keeps to it."""

from collections.abc import Sequence
from itertools import pairwise

from gueridon.core.hints import HeardPly, Utterance
from gueridon.core.wire import Seat
from gueridon.games.missions.box.cards import HAND, STACKS
from gueridon.games.missions.box.rows import WEIGHT
from gueridon.games.missions.events import (
    CardLaid,
    CardsReceived,
    HandFilled,
    MissionsAccomplished,
    MissionTurnedUp,
    SecondWind,
)
from gueridon.games.missions.hints.convention import SEVERAL, Meaning
from gueridon.games.missions.rules import NUMBER
from gueridon.games.missions.state import State
from gueridon.games.missions.talk import MOST, MissionSignal, Signal, StackSignal

FITTING_WORDS = ("please", "avoid")  # none of a hand fits, or several do
KEPT_FOR_ONE_BREACH = 3  # a silence is believed while its owner told at least so often of what he then laid


class Moment:
    """What lay on the table, what stood on it, and who then laid which card; nobody has yet at the last moment."""

    def __init__(self, row: int, wanted: int, said: list[tuple[Seat, Signal]], mover: Seat | None, card: int) -> None:
        self.row = row
        self.wanted = wanted
        self.said = said
        self.mover = mover
        self.card = card
        self.drawn = 0  # cards, by the mover
        self.received: list[int] = []  # those that one drew oneself
        self.covered = -1  # the stack on which the last card before was laid
        self.meaning: Meaning | None = None

    def read(self) -> Meaning:
        if self.meaning is None:
            self.meaning = Meaning(self.row, self.wanted)
        return self.meaning

    def taken_back(self, stood: list[Signal], spoken: list[Signal]) -> int:
        """How many of those that stood a move before were taken back, and did not fade with their piece."""
        return len([signal for signal in stood if signal not in spoken and self.offers(signal)])

    def offers(self, signal: Signal) -> bool:
        if isinstance(signal, MissionSignal):
            return bool(self.wanted >> signal.mission & 1)
        return self.covered != signal.stack

    def said_by(self, seat: Seat) -> list[Signal]:
        return [signal for speaker, signal in self.said if speaker == seat]


class Remark:
    """What is said of a hand at one moment: none of the ``excluded`` cards, and of others at least and at most so many.

    ``prepared`` are missions with whether two of its cards accomplish them, one after the other.
    """

    def __init__(self, meaning: Meaning) -> None:
        self.meaning = meaning
        self.excluded = 0
        self.counts: list[tuple[int, int, int]] = []  # these cards, at least so many, at most so many
        self.prepared: list[tuple[int, bool]] = []

    def hear(self, signal: Signal, several: int) -> None:
        """Nobody need keep to the convention: of a mission that is gone, nothing is heard."""
        meaning = self.meaning
        if isinstance(signal, MissionSignal):
            if signal.word == "can-help" and signal.mission in meaning.helping:
                self.count(meaning.helping[signal.mission], 1, HAND)
        elif isinstance(signal, StackSignal):
            fitting = meaning.fitting[signal.stack]
            match signal.word:
                case "please":
                    self.excluded |= fitting
                case "avoid":
                    self.count(fitting, several, HAND)
                case "good-card":
                    self.count(meaning.good[signal.stack], 1, HAND)

    def hear_silence(self, spoken: list[Signal], words: set[str]) -> None:
        """Whoever uses a word and does not now cannot say it; about what fits, whoever uses both words for that.

        Whoever has others aim at missions means by it what bots do: two cards of his, and none that would do alone.
        """
        meaning = self.meaning
        helped = {one.mission for one in spoken if isinstance(one, MissionSignal) and one.word == "can-help"}
        if "can-help" in words:
            for mission, cards in meaning.helping.items():
                if mission not in helped:
                    self.excluded |= cards
        if "aim" in words:
            aimed = {one.mission for one in spoken if isinstance(one, MissionSignal) and one.word == "aim"}
            self.prepared = [(mission, mission in aimed) for mission in meaning.preparing if mission not in helped]
        said = {(signal.word, signal.stack) for signal in spoken if isinstance(signal, StackSignal)}
        for stack in range(STACKS):
            if "good-card" in words and ("good-card", stack) not in said:
                self.excluded |= meaning.good[stack]
            if words.issuperset(FITTING_WORDS) and said.isdisjoint([(word, stack) for word in FITTING_WORDS]):
                self.count(meaning.fitting[stack], 1, SEVERAL - 1)

    def count(self, cards: int, least: int, most: int) -> None:
        """What no card can bear out is not heard."""
        if cards and (cards, least, most) not in self.counts:
            self.counts.append((cards, least, most))


def moments(state: State, told: Sequence[HeardPly], said: Sequence[Utterance]) -> list[Moment]:
    """The latest first, as far back as one remembers what lay there, but not beyond the second wind."""
    row, wanted = state.row, state.wanted
    laid = [[stack[0], *cards] for stack, cards in zip(state.stacks, laid_cards(told), strict=True)]
    now = [(one.seat, one.signal) for one in said if one.signal is not None]
    found = [Moment(row, wanted, now, None, 0)]
    for ply in reversed(told):
        turned_up, met, drawn = 0, 0, 0
        card, before = -1, -1
        received: list[int] = []
        for event in ply.events:
            if isinstance(event, CardLaid):
                pile = laid[event.stack]
                card = pile.pop()
                if not pile:
                    return found
                found[-1].covered = event.stack
                before = row + (pile[-1] - card) * WEIGHT[event.stack]
            elif isinstance(event, MissionTurnedUp):
                turned_up |= 1 << event.mission.number
            elif isinstance(event, MissionsAccomplished):
                for mission in event.missions:
                    met |= 1 << mission.number
            elif isinstance(event, HandFilled):
                drawn += event.count
            elif isinstance(event, CardsReceived):
                received += [NUMBER[one] for one in event.cards]
            elif isinstance(event, SecondWind):
                return found
        if before < 0:
            return found
        row, wanted = before, (wanted | met) & ~turned_up
        moment = Moment(row, wanted, [*ply.signals], ply.seat, card)
        moment.drawn, moment.received = drawn, received
        found.append(moment)
    return found


def laid_cards(told: Sequence[HeardPly]) -> list[list[int]]:
    """Stack by stack, the cards that were seen to be laid on the lowest."""
    stacks: list[list[int]] = [[] for _ in range(STACKS)]
    for ply in told:
        for event in ply.events:
            if isinstance(event, CardLaid):
                stacks[event.stack].append(NUMBER[event.card])
            elif isinstance(event, SecondWind):
                stacks = [[] for _ in range(STACKS)]
    return stacks


def remarks(past: list[Moment], other: Seat) -> list[Remark]:
    """Moment by moment. Between two moves of its own a seat holds the same cards: all that stands is about them."""
    words: set[str] = {signal.word for moment in past for signal in moment.said_by(other)}
    if not words or not keeps_to_it(past, other):
        return set_since_the_last_move(past, other)
    found, stood = list[Remark](), list[Signal]()
    for moment in reversed(past):
        spoken, remark = moment.said_by(other), Remark(moment.read())
        for signal in spoken:
            remark.hear(signal, SEVERAL)
        changed = len([signal for signal in spoken if signal not in stood]) + moment.taken_back(stood, spoken)
        if moment.said and changed < MOST:  # where nobody has spoken yet, as when a game begins, silence says nothing
            remark.hear_silence(spoken, words)
        stood = spoken
        found.append(remark)
    found.reverse()
    return found


def set_since_the_last_move(past: list[Moment], other: Seat) -> list[Remark]:
    """A signal was true when it was set; its owner may have forgotten it since, and need not count his cards."""
    since = 0
    while since < len(past) and past[since].mover != other:
        since += 1
    found = [Remark(moment.read()) for moment in past]
    stood = past[since].said_by(other) if since < len(past) else []
    for at in range(since - 1, -1, -1):
        spoken = past[at].said_by(other)
        for signal in spoken:
            if signal not in stood:
                found[at].hear(signal, 1)
        stood = spoken
    return found


def keeps_to_it(past: list[Moment], other: Seat) -> bool:
    """Whether a seat nearly always told, while another was to play, of the missions that its next card was for."""
    kept, broken = 0, 0
    for after, moment in pairwise(past):
        if moment.mover == other or after.mover != other:
            continue
        helped = {signal.mission for signal in moment.said_by(other) if isinstance(signal, MissionSignal)}
        for mission, cards in moment.read().helping.items():
            if cards >> after.card & 1:
                if mission in helped:
                    kept += 1
                else:
                    broken += 1
    return kept >= KEPT_FOR_ONE_BREACH * broken
