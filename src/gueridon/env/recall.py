"""What a seat has seen and done since the deal, as one key: the same exactly for whoever remembers the same."""

from hashlib import blake2b

from gueridon.env.episode import Episode

KEY_BYTES = 16
ASKED, NOT_ASKED = b"\x01", b"\x00"


class Recall:
    """Of every seat of an episode; told of each step after it is made."""

    def __init__(self, episode: Episode) -> None:
        self.keys = [b""] * episode.players
        self.look(episode)

    def look(self, episode: Episode) -> None:
        for seat in range(episode.players):
            self.add(seat, (ASKED if seat == episode.seat else NOT_ASKED) + episode.observe(seat))

    def note(self, episode: Episode, seat: int, number: int) -> None:
        """This seat made the move of this number, and the episode is where it led."""
        self.add(seat, number.to_bytes(4, "little"))
        self.look(episode)

    def add(self, seat: int, seen: bytes) -> None:
        self.keys[seat] = blake2b(self.keys[seat] + seen, digest_size=KEY_BYTES).digest()

    def key(self, seat: int) -> bytes:
        """The information state of a seat."""
        return self.keys[seat]
