"""Many games side by side, stepped together: in one process, or in several."""

from multiprocessing import get_context
from multiprocessing.connection import Connection
from types import TracebackType
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from gueridon.core.fate import key_of
from gueridon.core.wire import Piece
from gueridon.env.episode import Counted, Episode, begin, encoding_of
from gueridon.games import load


class Rows(NamedTuple):
    """One row for each game. The arrays of a batch change with its next step."""

    seats: NDArray[np.int8]  # who is asked
    observations: NDArray[np.uint8]  # what that seat sees, by the layout of the game
    masks: NDArray[np.int8]  # which of ``game.moves`` it may make
    ended: NDArray[np.bool_]  # the step before was the last of its game, and another has begun
    returns: NDArray[np.float32]  # what the game that ended was worth, a column for each seat; otherwise nothing


class BatchTerms(NamedTuple):
    """What is played: so many games, all of whose chance follows from the seed and the number of the row."""

    game: str
    many: int
    players: int
    options: Piece
    counted: Counted = "wins"
    seed: int = 0
    first_row: int = 0


class EpisodeBatch:
    """In one process; a game that ends begins anew at once."""

    def __init__(self, terms: BatchTerms) -> None:
        self.terms, self.game = terms, load(terms.game)
        many, size = terms.many, encoding_of(self.game).layout.size
        self.rows = Rows(
            np.zeros(many, np.int8),
            np.zeros((many, size), np.uint8),
            np.zeros((many, len(self.game.moves)), np.int8),
            np.zeros(many, np.bool_),
            np.zeros((many, terms.players), np.float32),
        )
        self.dealt = [0] * many
        self.episodes = [self.deal(row) for row in range(many)]
        for row, episode in enumerate(self.episodes):
            self.show(row, episode)

    def deal(self, row: int) -> Episode:
        """The next one of this row in which somebody is asked."""
        terms = self.terms
        while True:
            key = key_of(f"batch {terms.seed} {terms.first_row + row} {self.dealt[row]}")
            self.dealt[row] += 1
            episode = begin(self.game, terms.players, terms.options, key)
            if episode.seat is not None:
                return episode

    def show(self, row: int, episode: Episode) -> None:
        assert episode.seat is not None
        self.rows.seats[row] = episode.seat
        self.rows.observations[row] = np.frombuffer(episode.observe(episode.seat), np.uint8)
        self.rows.masks[row] = np.frombuffer(episode.mask(), np.int8)

    def step(self, numbers: NDArray[Any]) -> Rows:
        """In each game the move of this number; Illegal if one of them is not legal."""
        rows = self.rows
        rows.ended[:] = False
        rows.returns[:] = 0
        for row, number in enumerate(numbers.tolist()):
            episode = self.episodes[row]
            episode.step(number)
            if episode.seat is None:
                rows.ended[row] = True
                rows.returns[row] = episode.returns(self.terms.counted)
                episode = self.episodes[row] = self.deal(row)
            self.show(row, episode)
        return rows


class BatchPool:
    """The same rows, shared out among processes; ``with`` ends them."""

    def __init__(self, terms: BatchTerms, processes: int) -> None:
        context = get_context("spawn")  # a fork of a process with threads may hang
        self.connections: list[Connection[Any, Any]] = []
        self.processes = []
        for share in shares(terms, processes):
            here, there = context.Pipe()
            process = context.Process(target=serve_batch, args=(there, share), daemon=True)
            process.start()
            there.close()
            self.connections.append(here)
            self.processes.append(process)
        self.rows = self.gather()

    def gather(self) -> Rows:
        parts = [connection.recv() for connection in self.connections]
        return Rows(*[np.concatenate(arrays) for arrays in zip(*parts, strict=True)])

    def step(self, numbers: NDArray[Any]) -> Rows:
        """As in a batch."""
        for connection, share in zip(self.connections, np.array_split(numbers, len(self.connections)), strict=True):
            connection.send(share)
        self.rows = self.gather()
        return self.rows

    def __enter__(self) -> "BatchPool":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for connection in self.connections:
            connection.close()
        for process in self.processes:
            process.join()


def shares(terms: BatchTerms, processes: int) -> list[BatchTerms]:
    """As even as ``array_split`` makes them."""
    parts = np.array_split(np.arange(terms.first_row, terms.first_row + terms.many), processes)
    return [terms._replace(many=len(rows), first_row=int(rows[0])) for rows in parts]


def serve_batch(connection: "Connection[Any, Any]", terms: BatchTerms) -> None:
    """In a process of its own, until nobody asks any more."""
    batch = EpisodeBatch(terms)
    connection.send(batch.rows)
    while True:
        try:
            numbers = connection.recv()
        except EOFError:
            return
        connection.send(batch.step(numbers))
