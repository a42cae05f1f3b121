"""What signals and silence tell about a hand, by the convention, and by how well its owner keeps to it."""

from collections.abc import Sequence
from itertools import pairwise

from gueridon.core.hints import HeardPly, Utterance
from gueridon.core.wire import Seat
from gueridon.games.missions.box.cards import HAND, STACKS
from gueridon.games.missions.box.rows import WEIGHT
from gueridon.games.missions.events import CardLaid, MissionsAccomplished, MissionTurnedUp, SecondWind
from gueridon.games.missions.hints.convention import SEVERAL, Meaning
from gueridon.games.missions.rules import NUMBER
from gueridon.games.missions.state import State
from gueridon.games.missions.talk import MOST, MissionSignal, Signal, StackSignal

FITTING_WORDS = ("please", "avoid")  # none of a hand fits, or several do
REMEMBERED = 5  # stretches: hardly any card is held for longer
KEPT_FOR_ONE_BREACH = 3  # a silence is believed while its owner told at least so often of what he then laid


class Moment:
    """What lay on the table, what stood on it, and who then laid which card; nobody has yet at the last moment."""

    def __init__(self, row: int, wanted: int, said: list[tuple[Seat, Signal]], mover: Seat | None, card: int) -> None:
        self.row = row
        self.wanted = wanted
        self.said = said
        self.mover = mover
        self.card = card
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


class Stretch:
    """While a seat held the same cards: none of the ``excluded`` ones, and of others at least and at most so many."""

    def __init__(self) -> None:
        self.excluded = 0
        self.counts: list[tuple[int, int, int]] = []  # these cards, at least so many, at most so many
        self.laid: int | None = None  # the card that ended it

    def hear(self, meaning: Meaning, signal: Signal, several: int) -> None:
        """Nobody need keep to the convention: of a mission that is gone, nothing is heard."""
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

    def hear_silence(self, meaning: Meaning, spoken: list[Signal], words: set[str]) -> None:
        """Whoever uses a word and does not now cannot say it; about what fits, whoever uses both words for that."""
        if "can-help" in words:
            helped = {signal.mission for signal in spoken if isinstance(signal, MissionSignal)}
            for mission, cards in meaning.helping.items():
                if mission not in helped:
                    self.excluded |= cards
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


Claim = list[Stretch]  # what a seat lets know about its hand, the latest stretch last


def claims(state: State, seat: Seat, told: Sequence[HeardPly], said: Sequence[Utterance]) -> list[Claim]:
    """What every other seat lets know about the hand that it holds now."""
    past = moments(state, told, said)
    return [[] if other == seat else heard(past, other) for other in range(len(state.hands))]


def moments(state: State, told: Sequence[HeardPly], said: Sequence[Utterance]) -> list[Moment]:
    """The latest first, as far back as one remembers what lay there, but not beyond the second wind."""
    row, wanted = state.row, state.wanted
    laid = [[stack[0], *cards] for stack, cards in zip(state.stacks, laid_cards(told), strict=True)]
    now = [(one.seat, one.signal) for one in said if one.signal is not None]
    found = [Moment(row, wanted, now, None, 0)]
    for ply in reversed(told):
        turned_up, met = 0, 0
        card, before = -1, -1
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
            elif isinstance(event, SecondWind):
                return found
        if before < 0:
            return found
        row, wanted = before, (wanted | met) & ~turned_up
        found.append(Moment(row, wanted, [*ply.signals], ply.seat, card))
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


def heard(past: list[Moment], other: Seat) -> Claim:
    """Between two moves of its own a seat holds the same cards: all that stands meanwhile is about them."""
    words: set[str] = {signal.word for moment in past for signal in moment.said_by(other)}
    if not words or not keeps_to_it(past, other):
        return [set_since_the_last_move(past, other)]
    claim, stood = [Stretch()], list[Signal]()
    for moment in reversed(past):
        spoken = moment.said_by(other)
        for signal in spoken:
            claim[-1].hear(moment.read(), signal, SEVERAL)
        if len([signal for signal in spoken if signal not in stood]) + moment.taken_back(stood, spoken) < MOST:
            claim[-1].hear_silence(moment.read(), spoken, words)
        stood = spoken
        if moment.mover == other:
            claim[-1].laid = moment.card
            claim.append(Stretch())
    return claim[-REMEMBERED:]


def set_since_the_last_move(past: list[Moment], other: Seat) -> Stretch:
    """A signal was true when it was set; its owner may have forgotten it since, and need not count his cards."""
    since = 0
    while since < len(past) and past[since].mover != other:
        since += 1
    found = Stretch()
    stood = past[since].said_by(other) if since < len(past) else []
    for moment in reversed(past[:since]):
        spoken = moment.said_by(other)
        for signal in spoken:
            if signal not in stood:
                found.hear(moment.read(), signal, 1)
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
