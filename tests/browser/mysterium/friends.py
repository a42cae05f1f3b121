"""Friends who hold all the other seats from one device, and who play at once: the ghost tells them the secrets."""

import json
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from typing import Any

from tests.browser.expecting import SLOW
from tests.browser.mysterium.hands import NAMES, begin, choose_players, volunteer
from tests.browser.people import Person
from websockets.sync.client import ClientConnection, connect

OTHERS = ("Zoé", "Basile", "Agathe", "Désiré", "Léonie", "Octave")
Seen = dict[str, Any]  # a message, a view or a move, as a browser gets it


class Friends:
    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.ids = count()
        self.update: Seen = {}
        self.told: list[Seen] = []  # by a ghost who is not one of them

    def ask(self, kind: str, **facts: object) -> None:
        """And wait for the answer."""
        asked = str(next(self.ids))
        self.socket.send(json.dumps({"kind": kind, "id": asked, **facts}))
        while self.listen().get("id") != asked:
            pass

    def listen(self) -> Seen:
        message: Seen = json.loads(self.socket.recv(SLOW / 1000))
        if message["kind"] == "update":
            self.update = message
        return message

    def play(self) -> None:
        """As soon as one of them has something to do, and for as long."""
        while next(self.choices(), None) is None:
            self.listen()
        while chosen := next(self.choices(), None):
            self.move(*chosen)

    def vote(self, *groups: int) -> None:
        """One vote from each of them."""
        seats = [eyes["seat"] for eyes in self.update["eyes"] if eyes["seat"] != eyes["view"]["ghost"]]
        for seat, number in zip(seats, groups, strict=True):
            while any(eyes["seat"] == seat and eyes["legal"] for eyes in self.update["eyes"]):
                self.move(seat, {"kind": "vote", "group": number})

    def point(self, number: int) -> None:
        """Those who are mediums point at this group."""
        for eyes in self.update["eyes"]:
            if eyes["seat"] != eyes["view"]["ghost"]:
                self.move(eyes["seat"], {"kind": "point", "group": number})

    def move(self, seat: int, move: Seen) -> None:
        """If somebody was faster it is refused, and the news comes with the refusal."""
        self.ask("play", seat=seat, ply=self.update["ply"], move=move)

    def choices(self) -> Iterator[tuple[int, Seen]]:
        for eyes in self.update.get("eyes", ()):
            move = choice(eyes["view"], eyes["legal"], self.told or self.secrets())
            if move is not None:
                yield eyes["seat"], move

    def secrets(self) -> list[Seen]:
        return next((eyes["view"]["combinations"] for eyes in self.update["eyes"] if eyes["view"]["combinations"]), [])

    def secret(self, medium: int) -> str:
        """What this medium is to find now."""
        view = self.update["eyes"][0]["view"]
        card: str = self.secrets()[medium][view["mediums"][medium]["seeks"]]
        return card

    def not_secret(self, medium: int) -> str:
        view = self.update["eyes"][0]["view"]
        wrong: str = next(card for card in view[f"{view['mediums'][medium]['seeks']}s"] if card != self.secret(medium))
        return wrong


def choice(view: Seen, legal: list[Seen], told: list[Seen]) -> Seen | None:
    """Any vision for everyone, the first group is guilty; the mediums follow the secrets as far as they are told."""
    kinds = {move["kind"]: move for move in reversed(legal)}
    if view["phase"] == "intuitions":
        return right(view, legal, told) or kinds.get("ready")
    return kinds.get("finish") or kinds.get("serve") or kinds.get("choose-guilty") or kinds.get("lay")


def right(view: Seen, legal: list[Seen], told: list[Seen]) -> Seen | None:
    """The first intuition that this seat has still to place."""
    for seer in view["mediums"]:
        if seer["seat"] == view["seat"] and seer["intuition"] is None and seer["seeks"] != "epilogue" and told:
            meant = {"kind": "place", "medium": seer["medium"], "card": told[seer["medium"]][seer["seeks"]]}
            return next((move for move in legal if move == meant), None)
    return None


@contextmanager
def among_friends(person: Person, players: int, ghost: str) -> Iterator[Friends]:
    """A first game with so many players; whoever is named is the ghost."""
    code = person.opens_a_table(NAMES[0])
    choose_players(person, players)
    table = person.page.request.get(f"{person.server_address}/api/codes/{code}").json()["table"]
    with sitting(person, table, secrets.token_hex(16)) as friends:
        for seat, name in zip(range(1, players), OTHERS, strict=False):
            friends.ask("sit", seat=seat, name=name, nonce=secrets.token_hex(16))
        volunteer(person, ghost)
        begin(person)
        yield friends


@contextmanager
def hands_of(person: Person) -> Iterator[Friends]:
    """This person's own seat, played from elsewhere."""
    cookies = [cookie for cookie in person.page.context.cookies() if cookie.get("name") == "gueridon"]
    with sitting(person, person.page.url.rsplit("/", 1)[1], str(cookies[0].get("value"))) as own:
        yield own


@contextmanager
def sitting(person: Person, table: str, token: str) -> Iterator[Friends]:
    address = f"{person.server_address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    with connect(address, additional_headers={"Cookie": f"gueridon={token}"}, max_size=None) as socket:
        yield Friends(socket)
