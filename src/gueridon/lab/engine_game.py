"""A game of the arena in which programs of others sit, each seat with a process of its own."""

from collections.abc import Mapping
from contextlib import ExitStack
from dataclasses import dataclass, replace

from msgspec import Raw

from gueridon.bots.choosing import Choice
from gueridon.bots.engine_answers import EngineFault, credible_beliefs, credible_signals, credible_thoughts
from gueridon.bots.engine_process import EngineProcess
from gueridon.bots.engine_protocol import EngineAnswer, ask
from gueridon.core.knowledge import Knowledge
from gueridon.core.wire import Seat
from gueridon.lab.arena import ArenaGame, Pairing, Played

MOST_FAULTS = 3  # of a seat in one game; from then on it is no longer asked


@dataclass(frozen=True)
class EngineTerms:
    """Which programs there are, by the name under which they sit, and the seconds that they have for an answer."""

    commands: Mapping[str, str]
    seconds: float


class EngineGame(ArenaGame):
    """An engine that fails is ended, and that move is made at random; for the next question it is started again."""

    def __init__(self, pairing: Pairing, terms: EngineTerms) -> None:
        super().__init__(pairing)
        self.terms = terms
        self.engines: dict[Seat, EngineProcess] = {}
        self.questions = 0
        self.faults: list[tuple[Seat, str]] = []
        self.running = ExitStack()

    def run(self) -> Played:
        with self.running:
            return replace(super().run(), faults=tuple([(self.pairing.levels[seat], why) for seat, why in self.faults]))

    def choice(self, known: Knowledge, level: str) -> Choice:
        if level not in self.terms.commands:
            return super().choice(known, level)
        answer = self.ask(known, level)
        if answer is None or answer.choice is None:
            return Choice(self.rng.choice(known.legal))
        return Choice(known.legal[answer.choice], credible_thoughts(answer, known), credible_beliefs(answer, known))

    def wanted_signals(self, known: Knowledge, level: str) -> list[Raw]:
        """None of those that are not on offer."""
        if level not in self.terms.commands:
            return super().wanted_signals(known, level)
        silent = replace(known, legal=[])
        asked = ask(silent, 0, 0.0)
        if not asked.offers or (answer := self.ask(silent, level)) is None:
            return []
        return [*credible_signals(answer, known)]

    def ask(self, known: Knowledge, level: str) -> EngineAnswer | None:
        """None where the engine failed, or has failed too often."""
        if [seat for seat, _ in self.faults].count(known.seat) >= MOST_FAULTS:
            return None
        self.questions += 1
        try:
            engine = self.engine(known.seat, self.terms.commands[level])
            return engine.answer(ask(known, self.questions, self.terms.seconds))
        except EngineFault as fault:
            self.faults.append((known.seat, fault.why))
            self.engines.pop(known.seat).end()
            return None

    def engine(self, seat: Seat, command: str) -> EngineProcess:
        if seat not in self.engines:
            self.engines[seat] = self.running.enter_context(EngineProcess(command))
            self.engines[seat].greet()
        return self.engines[seat]


def play_with_engines(pairing: Pairing, terms: EngineTerms) -> Played:
    return EngineGame(pairing, terms).run()
