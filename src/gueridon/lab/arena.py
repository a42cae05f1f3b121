"""Levels measured on the same deals: against one another, each on each seat in turn, or each with its like."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from gueridon.bots.choosing import choose, signals
from gueridon.core import fair, record
from gueridon.core.fate import key_of
from gueridon.core.outcome import Outcome
from gueridon.core.record import Record
from gueridon.core.wire import Piece, Seat
from gueridon.games import find
from gueridon.lab.playout import one_of
from gueridon.tables.knowing import knowledge
from gueridon.tables.match import Match


@dataclass(frozen=True)
class Pairing:
    """One game to be played: this deal, with a level on each seat."""

    game: str
    options: Piece
    deal: str
    levels: tuple[str, ...]


@dataclass(frozen=True)
class Played:
    pairing: Pairing
    outcome: Outcome
    record: Record


@dataclass(frozen=True)
class Contest:
    game: str
    players: int
    options: Piece
    levels: tuple[str, ...]
    deals: int
    seed: str

    def against(self) -> Iterator[Pairing]:
        """Each deal once for each level, which sits first; the others follow in turn until all seats are taken."""
        for deal in self.names():
            for first in range(len(self.levels)):
                places = [self.levels[(first + seat) % len(self.levels)] for seat in range(self.players)]
                yield Pairing(self.game, self.options, deal, tuple(places))

    def together(self) -> Iterator[Pairing]:
        """Each deal once for each level, which takes all seats: where people win or lose with one another."""
        for deal in self.names():
            for level in self.levels:
                yield Pairing(self.game, self.options, deal, (level,) * self.players)

    def names(self) -> list[str]:
        return [f"{self.seed}-{number}" for number in range(1, self.deals + 1)]


def play(pairing: Pairing) -> Played:
    """The whole game; the same pairing always plays the same one."""
    game, players = find(pairing.game), len(pairing.levels)
    secret, nonces = key_of(pairing.deal), ("",) * players
    match, rng = Match(game, players, pairing.options, fair.key(secret, nonces)), Random(repr(pairing))
    while acting := game.to_act(match.state):
        seat = one_of(acting, game.clock(players), rng)
        if seat == game.clock(players):
            match.move(seat, game.legal_moves(match.state, seat)[0])
        else:
            take_turn(match, seat, pairing.levels[seat], rng)
    assert match.outcome is not None
    moves = [(step.seat, step.move) for step in match.steps]
    proof = fair.Proof(fair.commitment(secret), secret.hex(), nonces)
    kept = record.write(game, players, match.options, match.key, moves, match.outcome, proof)
    return Played(pairing, match.outcome, kept)


def take_turn(match: Match, seat: Seat, level: str, rng: Random) -> None:
    """A bot's move, and then its signals, as at any table."""
    match.move(seat, choose(knowledge(match, seat), level, rng).move)
    if level != "random":
        for signal, does in match.retune(seat, signals(knowledge(match, seat), rng)):
            match.signal(seat, signal, does)
