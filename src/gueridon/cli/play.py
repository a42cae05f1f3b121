"""``gueridon play``: a whole game in the terminal, people and bots at one keyboard."""

from pathlib import Path
from random import Random
from secrets import token_hex
from time import monotonic
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.prompt import Prompt
from rich.table import Table

from gueridon.bots.choosing import choose as choose_move
from gueridon.bots.questions import THINKING_SECONDS
from gueridon.cli.context import (
    Chosen,
    Players,
    Preset,
    check_level,
    check_place,
    chosen_options,
    keep,
    language,
    seats,
    start_or_explain,
)
from gueridon.cli.notation import notation, read_move
from gueridon.cli.words import Words
from gueridon.core import record
from gueridon.core.errors import Illegal, Malformed
from gueridon.core.fate import key_of
from gueridon.core.game import heard
from gueridon.core.game import play as submit
from gueridon.core.hints import HeardPly
from gueridon.core.knowledge import Knowledge
from gueridon.core.levels import stand_in
from gueridon.games import SHELF, AnyGame, find


def play(
    game: Annotated[str | None, typer.Argument(help="A game of the shelf.")] = None,
    players: Players = None,
    bots: Annotated[int, typer.Option("--bots", "-b", help="How many of the seats are bots.")] = 0,
    level: Annotated[str | None, typer.Option(help="How strong the bots are; adept if not given.")] = None,
    preset: Preset = "usual",
    options: Chosen = None,
    seed: Annotated[str | None, typer.Option(help="Play this shuffle again.")] = None,
    save: Annotated[Path | None, typer.Option(help="Keep the record in this file.")] = None,
) -> None:
    """Play a game here, passing the keyboard around."""
    chosen = find(game or Prompt.ask(Words(language()).say("choose-game"), choices=list(SHELF)))
    places = seats(chosen, players)
    if not 0 <= bots <= places:
        raise Malformed("wrong-bots", bots=bots, players=places)
    strength = level or stand_in(chosen)
    check_level(chosen, strength)
    check_place(save)
    terminal_game = TerminalGame(
        chosen, places, bots, strength, chosen_options(chosen, preset, options), seed or token_hex(16)
    )
    try:
        terminal_game.run()
    except (EOFError, KeyboardInterrupt):
        terminal_game.console.print(terminal_game.words.say("interrupted"))
        raise typer.Exit(1) from None
    if save is not None:
        keep(terminal_game.record(), save)
        terminal_game.console.print(terminal_game.words.say("saved", file=str(save)), markup=False)


class TerminalGame:
    """One game at one keyboard."""

    def __init__(self, game: AnyGame, seats: int, bots: int, level: str, options: Any, seed: str) -> None:
        plain = Words(language(), game)
        people = seats - bots
        names = [
            plain.say("player" if seat < people else "bot", number=seat + 1 if seat < people else seat - people + 1)
            for seat in range(seats)
        ]
        self.game, self.seats, self.people, self.level, self.options = game, seats, people, level, options
        self.words = Words(language(), game, names)
        self.console = Console(highlight=False)
        self.rng = Random(seed)
        self.key = key_of(seed)
        self.state = start_or_explain(game, seats, options, self.key)
        self.moves: list[tuple[int, Any]] = []
        self.told: list[list[HeardPly]] = [[] for _ in range(seats)]
        self.unread: list[list[Any]] = [[] for _ in range(seats)]
        self.at_keyboard: int | None = None
        self.period: int | None = None
        self.period_began = monotonic()

    def run(self) -> None:
        self.spread(None)
        while acting := self.game.to_act(self.state):
            seat = self.next_to_act(acting)
            move = self.ask(seat) if seat < self.people else self.automatic(seat)
            if move is not None:
                self.submit(seat, move)
        for event in self.unread[0]:
            self.console.print("·", self.words.tell("event", event))

    def next_to_act(self, acting: tuple[int, ...]) -> int:
        """The one whose turn it is; where several may act, whoever is quickest; the clock when its time is up."""
        clock = self.game.clock(self.seats)
        if clock in acting and self.time_is_up():
            return clock
        return self.rng.choice([seat for seat in acting if seat != clock])

    def time_is_up(self) -> bool:
        limit = self.game.limit(self.state)
        if limit is None:
            return False
        if limit.period != self.period:
            self.period, self.period_began = limit.period, monotonic()
        return monotonic() - self.period_began >= limit.seconds

    def submit(self, seat: int, move: Any) -> None:
        submit(self.game, self.state, seat, move)
        self.moves.append((seat, move))
        self.spread(seat)

    def spread(self, mover: int | None) -> None:
        """Everyone hears what was told to them."""
        for seat, told in enumerate(self.told):
            told.append(HeardPly(mover, heard(self.state.log, seat)))
            self.unread[seat] += told[-1].events
        self.state.log = []

    def automatic(self, seat: int) -> Any:
        """The move of the bot on this seat, or the clock's only one."""
        legal = self.game.legal_moves(self.state, seat)
        if seat == self.game.clock(self.seats):
            return legal[0]
        known = Knowledge(self.game, seat, self.game.view(self.state, seat), legal, self.told[seat], said=[])
        return choose_move(known, self.level, self.rng, THINKING_SECONDS).move

    def ask(self, seat: int) -> Any:
        """The move of the person on this seat, or None to wait where others may act too."""
        self.hand_over(seat)
        self.show(seat)
        legal = self.game.legal_moves(self.state, seat)
        for number, move in enumerate(legal, start=1):
            self.console.print(f"  [bold]{number:>2}[/] {self.words.tell('move', move)}  [dim]{notation(move)}[/]")
        numbers = [str(number) for number in range(1, len(legal) + 1)]
        while True:
            said = Prompt.ask(self.words.say("choose-move"), console=self.console).strip()
            if not said and len(self.game.to_act(self.state)) > 1:
                return None
            try:
                move = legal[int(said) - 1] if said in numbers else read_move(said, self.game)
                if rule := self.game.why_not(self.state, seat, move):
                    raise Illegal(rule)
                return move
            except (Illegal, Malformed) as refused:
                self.console.print(self.words.refusal(refused), style="red", markup=False)

    def hand_over(self, seat: int) -> None:
        """With several people the screen is cleared before the next one looks."""
        if self.people > 1 and self.at_keyboard != seat:
            self.console.clear()
            name = self.words.seat(seat)
            self.console.input(self.words.say("pass-keyboard", name=name))
            self.at_keyboard = seat

    def show(self, seat: int) -> None:
        """What happened since, and what this seat sees."""
        for event in self.unread[seat]:
            self.console.print("·", self.words.tell("event", event))
        self.unread[seat] = []
        table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
        for label, value in self.words.shown(self.game.view(self.state, seat)):
            table.add_row(f"[dim]{label}[/]", value)
        self.console.print(table)
        self.console.print(f"[bold]{self.words.say('your-turn', name=self.words.seat(seat))}[/]")

    def record(self) -> record.Record:
        outcome = self.game.outcome(self.state)
        return record.write(self.game, self.seats, self.options, self.key, self.moves, outcome)
