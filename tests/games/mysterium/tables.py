"""Séances laid by hand: the ghost sits at seat 0, the mediums after it."""

from gueridon.core.fate import key_of
from gueridon.core.game import heard, play
from gueridon.games.mysterium import GAME
from gueridon.games.mysterium.box import CARDS, KINDS, VISIONS
from gueridon.games.mysterium.moves import (
    FINISH,
    LAYS,
    PLACES,
    READY,
    TIME_UP,
    ChooseGuilty,
    Point,
    Serve,
    Vote,
)
from gueridon.games.mysterium.options import Options

GHOST = 0


class Seance:
    """A table that is played on by short sentences."""

    def __init__(self, players=4, key="séance", **options):
        self.state = GAME.setup(players, Options(ghost=GHOST, **options), key_of(key))

    def play(self, seat, *moves):
        """These moves by one seat; what everyone could hear of them."""
        self.state.log = []
        for move in moves:
            play(GAME, self.state, seat, move)
        return heard(self.state.log, None)

    def time_up(self):
        return self.play(self.state.players, TIME_UP)

    def refused(self, seat, move):
        return GAME.why_not(self.state, seat, move)

    def view(self, seat):
        return GAME.view(self.state, seat)

    def outcome(self):
        return GAME.outcome(self.state)

    # An hour

    def first_in_hand(self):
        return LAYS[self.state.hand[0]]

    def send(self, medium, count=1):
        """The first visions of the hand, as many as said."""
        self.play(GHOST, Serve(medium), *[LAYS[vision] for vision in self.state.hand[:count]], FINISH)

    def send_to_all(self):
        """One vision for each medium who waits for some."""
        while self.state.phase == "visions":
            self.send(next(m for m in range(6) if self.state.unserved >> m & 1))
        return self

    def right(self, medium):
        """The move that puts this medium's intuition on the card that the ghost means."""
        return PLACES[medium][self.state.secret[medium][len(self.state.sleeves[medium])]]

    def wrong(self, medium):
        kind = len(self.state.sleeves[medium])
        return PLACES[medium][next(card for card in self.state.table[kind] if card != self.state.secret[medium][kind])]

    def guess(self, *who, right=True):
        for medium in who:
            self.play(self.state.owners[medium], self.right(medium) if right else self.wrong(medium))

    def everyone_ready(self):
        """Whoever is not yet; what everyone heard of it."""
        told = []
        for seat in range(1, self.state.players):
            if self.state.phase == "intuitions" and not self.state.ready[seat]:
                told += self.play(seat, READY)
        return told

    def hour(self, *found):
        """An hour in which these mediums are right and nobody else."""
        self.send_to_all()
        self.guess(*found)
        return self.everyone_ready()

    # The epilogue

    def to_the_epilogue(self):
        for _ in range(KINDS):
            self.hour(*range(len(self.state.owners)))
        return self

    def accuse(self, group=1):
        """The ghost chooses a group and the first three cards of the hand."""
        return self.play(GHOST, ChooseGuilty(group), *[LAYS[vision] for vision in self.state.hand[:KINDS]])

    def vote(self, *groups):
        """One vote for each seat after the ghost's."""
        for seat, group in enumerate(groups, start=1):
            told = self.play(seat, Vote(group) if self.state.players > 3 else Point(group))
        return told


def card(number):
    return CARDS[number]


def vision(number):
    return VISIONS[number]
