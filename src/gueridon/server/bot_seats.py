"""Bots at their seats: they look when it is their turn, think elsewhere, and play through the same door as everyone."""

from asyncio import Lock, sleep
from dataclasses import replace
from random import SystemRandom, uniform

from msgspec.structs import replace as replaced

from gueridon.bots.questions import Answer, write
from gueridon.bots.workers import BotWorkers
from gueridon.core.characters import PLAIN, Character
from gueridon.core.errors import Illegal, Stale
from gueridon.core.knowledge import Knowledge
from gueridon.core.levels import levels_of, stand_in
from gueridon.core.talk import Signals
from gueridon.core.wire import Seat, raw
from gueridon.server.host_engines import HostEngines
from gueridon.server.live_table import LiveTable
from gueridon.server.settings import Settings
from gueridon.server.watching import BOTS_WAIT_MS
from gueridon.tables import journal, requests
from gueridon.tables.bot_knowledge import knowledge

CHANCE = SystemRandom()


class BotSeats:
    """Plays the seats of one table that have a level: one task for each seat that is to act."""

    def __init__(self, live: LiveTable, workers: BotWorkers, engines: HostEngines, settings: Settings) -> None:
        self.live = live
        self.workers = workers
        self.engines = engines
        self.settings = settings
        self.thinking: set[Seat] = set()
        self.signalling = Lock()
        self.signalled = -1  # the ply on which all bots last let their signals stand as they should

    def wake(self) -> None:
        if self.speakers() and self.signalled < self.live.table.ply and not self.signalling.locked():
            self.live.run(self.signal())
        for seat in self.live.table.bots_to_act():
            if seat not in self.thinking:
                self.thinking.add(seat)
                self.live.run(self.play(seat))

    async def play(self, seat: Seat) -> None:
        try:
            while seat in self.live.table.bots_to_act():
                await sleep(self.pause(seat))
                if seat in self.live.table.bots_to_act():
                    await self.move(seat)
        finally:
            self.thinking.discard(seat)

    def pause(self, seat: Seat) -> float:
        """By its character, but where several may act: there whoever is quicker would gain by it."""
        if len(self.live.table.playing().acting) > 1:
            return uniform(*self.settings.race_pause) / self.settings.speed
        return uniform(*self.settings.bot_pause) * self.character(seat).tempo / self.settings.speed

    async def move(self, seat: Seat) -> None:
        """A move that comes too late, or from a seat whose player is back, is thought over again or dropped."""
        await self.signal()  # of the table as it is now, before anybody reads them
        if seat not in self.live.table.bots_to_act():
            return
        match = self.live.table.playing()
        ply, legal = match.ply, match.game.legal_moves(match.state, seat)
        answer, level = await self.choose(seat, len(legal))
        assert answer.choice is not None
        await self.wait_for_watchers(ply)
        async with self.live.lock:
            if seat not in self.live.table.bots_to_act():
                return
            try:
                entry = requests.submit(self.live.table, seat, ply, raw(legal[answer.choice]))
            except (Stale, Illegal):
                return
            if level != self.live.table.places[seat].level:
                entry = replaced(entry, by=level)
            await self.live.write(entry, *journal.pondered(seat, answer.thoughts, answer.beliefs))

    async def choose(self, seat: Seat, moves: int) -> tuple[Answer, str]:
        """And which level chose. Chance needs no worker, nor what the seat knows."""
        if self.level(seat) == "random":
            return Answer(CHANCE.randrange(moves)), "random"
        return await self.ask(seat, self.known(seat))

    async def ask(self, seat: Seat, known: Knowledge) -> tuple[Answer, str]:
        """Whoever sits there; an ordinary bot where that is an engine which fails, or which is not here."""
        level, asker = self.level(seat), self.live.asker
        engine = self.engines.find(level, known.game.id)
        answer = None if engine is None else await engine.answer(known, asker)
        if answer is not None:
            return answer, level
        ordinary = level if level in levels_of(known.game) else stand_in(known.game)
        return await self.workers.answer(write(known, ordinary, self.character(seat)), asker), ordinary

    async def wait_for_watchers(self, ply: int) -> None:
        """Where people take turns, those who play see the last move before the next one is made."""
        table, watching = self.live.table, self.live.watching
        if not table.playing().several:
            latest = self.live.seconds_until(table.moved_at + BOTS_WAIT_MS)
            await watching.until(lambda: table.ply != ply or not watching.behind(ply), latest)

    def speakers(self) -> list[Seat]:
        """The bots that may signal now."""
        table = self.live.table
        if table.match is None or table.match.game.signal_type is None or table.match.outcome is not None:
            return []
        taught = [seat for seat, place in enumerate(table.places) if place.level not in (None, "random")]
        return [seat for seat in taught if isinstance(table.match.look(seat).talk, Signals)]

    async def signal(self) -> None:
        """After every move all bots let their signals stand as they should, as far as the game offers them."""
        async with self.signalling:
            while self.signalled < self.live.table.ply and (speakers := self.speakers()):
                ply = self.live.table.ply
                for seat in speakers:
                    await self.signal_of(seat, ply)
                self.signalled = ply

    async def signal_of(self, seat: Seat, ply: int) -> None:
        """Unless its player is back meanwhile, or the table has changed: then all are asked again."""
        match = self.live.table.playing()
        if ply != match.ply or self.live.table.places[seat].level is None:
            return
        answer, _ = await self.ask(seat, replace(self.known(seat), legal=[]))
        async with self.live.lock:
            if ply == match.ply and self.live.table.places[seat].level is not None:
                entries = requests.change_signals(self.live.table, seat, answer.signals)
                if entries:
                    await self.live.write(*entries)

    def known(self, seat: Seat) -> Knowledge:
        return knowledge(self.live.table.playing(), seat, self.live.table.chat)

    def character(self, seat: Seat) -> Character:
        return self.live.table.character(seat) or PLAIN

    def level(self, seat: Seat) -> str:
        level = self.live.table.places[seat].level
        assert level is not None, "a bot's seat without a level"
        return level
