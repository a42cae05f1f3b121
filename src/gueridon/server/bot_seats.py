"""Bots at their seats: they look when it is their turn, think elsewhere, and play through the same door as everyone."""

from asyncio import sleep
from random import uniform

from msgspec import Raw

from gueridon.bots.questions import Heard, Question, Uttered
from gueridon.bots.workers import Workers
from gueridon.core.errors import Illegal, Stale
from gueridon.core.game import Audience, heard
from gueridon.core.wire import Seat, Wire
from gueridon.server.live import Live
from gueridon.server.settings import Settings
from gueridon.tables import requests
from gueridon.tables.show import raw
from gueridon.tables.table import Table


class BotSeats:
    def __init__(self, live: Live, workers: Workers, settings: Settings) -> None:
        self.live = live
        self.workers = workers
        self.settings = settings
        self.thinking: set[Seat] = set()

    def wake(self) -> None:
        for seat in self.live.table.bots_to_act():
            if seat not in self.thinking:
                self.thinking.add(seat)
                self.live.run(self.play(seat))

    async def play(self, seat: Seat) -> None:
        try:
            while seat in self.live.table.bots_to_act():
                await sleep(self.pause())
                if seat in self.live.table.bots_to_act():
                    await self.move(seat)
        finally:
            self.thinking.discard(seat)

    def pause(self) -> float:
        racing = len(self.live.table.playing().acting) > 1
        return uniform(*(self.settings.race_pause if racing else self.settings.bot_pause)) / self.settings.speed

    async def move(self, seat: Seat) -> None:
        """A move that comes too late, or from a seat whose player is back, is thought over again or dropped."""
        ply, question = self.live.table.ply, ask(self.live.table, seat)
        answer = await self.workers.answer(question)
        async with self.live.lock:
            if seat not in self.live.table.bots_to_act():
                return
            try:
                entry = requests.submit(self.live.table, seat, ply, question.legal[answer.choice])
            except (Stale, Illegal):
                return
            await self.live.write(entry)


def ask(table: Table, seat: Seat) -> Question:
    match, level = table.playing(), table.places[seat].level
    assert level is not None, "a bot's seat without a level"
    look = match.look(seat)
    return Question(
        game=match.game.id,
        level=level,
        seat=seat,
        view=raw(look.view),
        legal=tuple([raw(move) for move in look.legal]),
        heard=tuple([Heard(told.seat, events(told.log, seat)) for told in match.told]),
        talk=tuple(talk(table)),
    )


def events(log: list[tuple[Audience, Wire]], seat: Seat) -> tuple[Raw, ...]:
    return tuple([raw(event) for event in heard(log, seat)])


def talk(table: Table) -> list[Uttered]:
    signals = [Uttered(seat, raw(signal), None) for seat, signal in table.playing().signals]
    return [*signals, *(Uttered(line.seat, None, line.text) for line in table.chat)]
