"""``gueridon play``: a whole game in the terminal, people and bots at one keyboard."""

from pathlib import Path
from random import Random
from secrets import token_hex
from time import monotonic
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.prompt import Prompt

from gueridon.bots.choosing import choose as choose_move
from gueridon.bots.questions import THINKING_SECONDS
from gueridon.cli.context import (
    Chosen,
    Players,
    Preset,
    check_place,
    chosen_options,
    keep,
    language,
    options_explained,
    seats,
)
from gueridon.cli.move_list import move_list
from gueridon.cli.notation import read_move
from gueridon.cli.picture import draw
from gueridon.core.errors import Illegal, Malformed
from gueridon.core.fate import key_of
from gueridon.core.game import heard
from gueridon.core.levels import check_level, stand_in
from gueridon.core.words import Words
from gueridon.games import AnyGame, games, load
from gueridon.tables.bot_knowledge import knowledge
from gueridon.tables.match import Match

LINES_OF_PROMPT = 3  # whose turn it is, the question, and an answer to what cannot be played


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
    chosen = load(game or Prompt.ask(Words(language()).say("choose-game"), choices=list(games())))
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
        keep(terminal_game.match.record(), save)
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
        self.game, self.seats, self.people, self.level = game, seats, people, level
        self.words = Words(language(), game, names)
        self.console = Console(highlight=False)
        self.rng = Random(seed)
        with options_explained(game):
            self.match = Match(game, seats, options, key_of(seed))
        self.plies_read = [0] * seats  # of which the person on this seat was told
        self.at_keyboard: int | None = None
        self.period: int | None = None
        self.period_began = monotonic()

    def run(self) -> None:
        while acting := self.game.to_act(self.match.state):
            seat = self.next_to_act(acting)
            move = self.ask(seat) if seat < self.people else self.automatic(seat)
            if move is not None:
                self.match.move(seat, move)
        self.tell_news(0)

    def next_to_act(self, acting: tuple[int, ...]) -> int:
        """The one whose turn it is; where several may act, whoever is quickest; the clock when its time is up."""
        clock = self.game.clock(self.seats)
        if clock in acting and self.time_is_up():
            return clock
        return self.rng.choice([seat for seat in acting if seat != clock])

    def time_is_up(self) -> bool:
        limit = self.match.limit
        if limit is None:
            return False
        if limit.period != self.period:
            self.period, self.period_began = limit.period, monotonic()
        return monotonic() - self.period_began >= limit.seconds

    def automatic(self, seat: int) -> Any:
        """The move of the bot on this seat, or the clock's only one."""
        if seat == self.game.clock(self.seats):
            return self.game.legal_moves(self.match.state, seat)[0]
        return choose_move(knowledge(self.match, seat), self.level, self.rng, THINKING_SECONDS).move

    def ask(self, seat: int) -> Any:
        """The move of the person on this seat, or None to wait where others may act too."""
        self.hand_over(seat)
        self.show(seat)
        while True:
            said = Prompt.ask(self.words.say("choose-move"), console=self.console).strip()
            if not said and len(self.game.to_act(self.match.state)) > 1:  # the clock is one of them
                return None
            try:
                return self.move_said(seat, said)
            except (Illegal, Malformed) as refused:
                self.console.print(self.words.refusal(refused), style="red", markup=False)

    def move_said(self, seat: int, said: str) -> Any:
        """A legal move, by its number or in full."""
        legal = self.match.look(seat).legal
        numbers = [str(number) for number in range(1, len(legal) + 1)]
        move = legal[int(said) - 1] if said in numbers else read_move(said, self.game)
        self.match.check(seat, self.match.ply, move)
        return move

    def hand_over(self, seat: int) -> None:
        """With several people the screen is cleared before the next one looks."""
        if self.people > 1 and self.at_keyboard != seat:
            self.console.clear()
            name = self.words.seat(seat)
            self.console.input(self.words.say("pass-keyboard", name=name))
            self.at_keyboard = seat

    def show(self, seat: int) -> None:
        """A screen of its own: what happened since, the table as this seat sees it, and what it may do."""
        look = self.match.look(seat)
        choices = move_list(look.legal, self.words)
        self.console.clear()
        self.tell_news(seat)
        lines_below = len(self.console.render_lines(choices)) + LINES_OF_PROMPT
        draw(self.console, self.words.say("name"), self.words.shown(look.view), lines_below)
        self.console.print(f"[bold]{self.words.say('your-turn', name=self.words.seat(seat))}[/]")
        self.console.print(choices)

    def tell_news(self, seat: int) -> None:
        for telling in self.match.told[self.plies_read[seat] :]:
            for event in heard(telling.log, seat):
                self.console.print("·", self.words.tell("event", event))
        self.plies_read[seat] = len(self.match.told)
