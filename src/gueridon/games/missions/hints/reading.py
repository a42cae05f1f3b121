"""What signals and silence tell about a hand, by the convention, and by how well its owner keeps to it."""

from collections.abc import Sequence
from itertools import pairwise

from gueridon.core.hints import HeardPly, Utterance
from gueridon.core.wire import Seat
from gueridon.games.missions.box.cards import STACKS
from gueridon.games.missions.box.rows import WEIGHT
from gueridon.games.missions.events import CardLaid, MissionsAccomplished, MissionTurnedUp, SecondWind
from gueridon.games.missions.hints.convention import Meaning
from gueridon.games.missions.rules import NUMBER
from gueridon.games.missions.state import State
from gueridon.games.missions.talk import MissionSignal, Signal, StackSignal

KEPT_FOR_ONE_BREACH = 3  # a silence is believed while its owner told at least so often of what he then laid


class Moment:
    """What lay on the table, what stood on it, and who then laid which card; nobody has yet at the last moment."""

    def __init__(self, row: int, wanted: int, said: list[tuple[Seat, Signal]], mover: Seat | None, card: int) -> None:
        self.row = row
        self.wanted = wanted
        self.said = said
        self.mover = mover
        self.card = card
        self.meaning: Meaning | None = None

    def read(self) -> Meaning:
        if self.meaning is None:
            self.meaning = Meaning(self.row, self.wanted)
        return self.meaning

    def said_by(self, seat: Seat) -> list[Signal]:
        return [signal for speaker, signal in self.said if speaker == seat]


class Claim:
    """A hand holds none of the ``excluded`` cards, and at least one of each set of ``some``."""

    def __init__(self) -> None:
        self.excluded = 0
        self.some: list[int] = []

    def hear(self, meaning: Meaning, signal: Signal) -> None:
        """Nobody need keep to the convention: of a mission that is gone, nothing is heard."""
        if isinstance(signal, MissionSignal):
            if signal.word == "can-help" and signal.mission in meaning.helping:
                self.some.append(meaning.helping[signal.mission])
        elif isinstance(signal, StackSignal):
            if signal.word == "please":
                self.excluded |= meaning.fitting[signal.stack]
            else:
                self.some.append(meaning.good[signal.stack])

    def hear_silence(self, meaning: Meaning, spoken: list[Signal], words: set[str]) -> None:
        """Whoever uses a word and does not now cannot help; that he did not ask for a stack means nothing."""
        if "can-help" in words:
            helped = {signal.mission for signal in spoken if isinstance(signal, MissionSignal)}
            for mission, cards in meaning.helping.items():
                if mission not in helped:
                    self.excluded |= cards
        if "good-card" in words:
            good = {signal.stack for signal in spoken if isinstance(signal, StackSignal) and signal.word != "please"}
            for stack in range(STACKS):
                if stack not in good:
                    self.excluded |= meaning.good[stack]


def claims(state: State, seat: Seat, told: Sequence[HeardPly], said: Sequence[Utterance]) -> list[Claim]:
    """What every other seat lets know about the hand that it holds now."""
    past = moments(state, told, said)
    found: list[Claim] = []
    for other in range(len(state.hands)):
        claim = Claim()
        if other != seat:
            listen(claim, past, other)
        found.append(claim)
    return found


def moments(state: State, told: Sequence[HeardPly], said: Sequence[Utterance]) -> list[Moment]:
    """The latest first, as far back as one remembers what lay there, but not beyond the second wind."""
    row, wanted = state.row, state.wanted
    laid = laid_cards(told)
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
    """Stack by stack, the cards that were seen to be laid."""
    stacks: list[list[int]] = [[] for _ in range(STACKS)]
    for ply in told:
        for event in ply.events:
            if isinstance(event, CardLaid):
                stacks[event.stack].append(NUMBER[event.card])
    return stacks


def listen(claim: Claim, past: list[Moment], other: Seat) -> None:
    """Since its last move a seat holds the same cards: all that stood since then is about them."""
    since = 0
    while since < len(past) and past[since].mover != other:
        since += 1
    words: set[str] = {signal.word for moment in past for signal in moment.said_by(other)}
    if words and keeps_to_it(past, other):
        for moment in past[:since]:
            spoken = moment.said_by(other)
            for signal in spoken:
                claim.hear(moment.read(), signal)
            claim.hear_silence(moment.read(), spoken, words)
    else:
        stood = past[since].said_by(other) if since < len(past) else []
        for moment in reversed(past[:since]):
            spoken = moment.said_by(other)
            for signal in spoken:
                if signal not in stood:  # it was true when it was set; he may have forgotten it since
                    claim.hear(moment.read(), signal)
            stood = spoken


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
