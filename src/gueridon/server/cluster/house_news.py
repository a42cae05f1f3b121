"""What one server of a house hears from the others, and tells them."""

from asyncio import Task, create_task
from functools import partial
from typing import TYPE_CHECKING, assert_never

from gueridon.server.cluster.letters import (
    ChallengeAnswered,
    ChallengeSent,
    DevicesChanged,
    GamesChanged,
    JournalRenewed,
    Knowing,
    Letter,
    LimitDrawn,
    PairingOffered,
    PairingWithdrawn,
    PersonDismissed,
    StillHere,
    TablesFree,
    ToAsker,
    ToHolder,
    ToHouse,
    ToOrigin,
)
from gueridon.server.cluster.lines_in import LinesIn
from gueridon.server.cluster.lines_out import LinesOut
from gueridon.server.devices import OpenPairing
from gueridon.server.failures import log_failure
from gueridon.server.holding import HeldTables, HouseLimit
from gueridon.server.passkeys import Challenge
from gueridon.store import NoAnswer

if TYPE_CHECKING:
    from gueridon.server.cluster.shared_house import SharedHouse


class HouseNews:
    lines_in: LinesIn  # once there is an application

    def __init__(self, house: "SharedHouse") -> None:
        self.house = house
        self.lines_out = LinesOut(house.bus.send)
        self.looking: set[Task[None]] = set()
        self.stale = True  # something may have been said and not heard

    def tasks(self) -> list[Task[None]]:
        return [*self.looking, *self.lines_in.tasks, *self.lines_out.tasks]

    # Heard

    def hear(self, sender: str, letter: Letter) -> None:
        if isinstance(letter, ToOrigin):
            self.lines_out.hear(sender, letter)
        elif isinstance(letter, ToHolder):
            self.lines_in.hear(sender, letter)
        elif isinstance(letter, ToAsker):
            self.house.elsewhere.hear(letter)
        else:
            self.hear_news(letter)

    def hear_news(self, letter: ToHouse) -> None:
        tables = self.house.tables
        match letter:
            case StillHere():
                pass
            case TablesFree():
                self.house.orphaned.set()
            case GamesChanged(people):
                tables.games_index.tell(people)
            case JournalRenewed(table):
                self.run_later(table)
            case LimitDrawn(limit, who, tokens):
                tables.house_limits[limit].note(who, tokens)
            case _:
                hear_who(letter, tables)

    def run_later(self, table: str) -> None:
        task = create_task(self.look_at(table))
        self.looking.add(task)
        task.add_done_callback(self.looking.discard)

    async def look_at(self, table: str) -> None:
        """Where the database does not answer now, ``look_for_ever`` comes by later."""
        try:
            lengths = await self.house.claims.lengths([table])
        except NoAnswer as error:
            log_failure("a journal was not looked at", error)
            return
        for one, entries in lengths.items():
            await self.house.look_again(one, entries)

    def miss(self, peer: str) -> None:
        self.lines_out.miss(peer)
        self.lines_in.miss(peer)
        self.stale = True

    def miss_all(self) -> None:
        self.lines_out.miss_all()
        self.lines_in.miss_all()
        self.stale = True

    async def refresh(self) -> None:
        """Who is who, where somebody may have said it and was not heard."""
        if self.stale:
            self.stale = False
            await self.house.tables.devices.reload()

    # Told

    def tell(self, letter: ToHouse) -> None:
        for peer in self.house.peers:
            self.house.bus.send(peer, letter)

    def listen_to(self, tables: HeldTables) -> None:
        """What changes here, and others have in memory too."""
        tables.games_index.when_written.append(lambda people: self.tell(GamesChanged(frozenset(people))))
        tables.devices.when_changed.append(lambda whom: self.tell(DevicesChanged({**whom})))
        tables.devices.when_offered.append(lambda digest, pairing: self.tell(PairingOffered(digest, *pairing)))
        tables.devices.when_withdrawn.append(lambda person: self.tell(PairingWithdrawn(person)))
        tables.passkeys.when_challenged.append(lambda device, challenge: self.tell(ChallengeSent(device, *challenge)))
        tables.passkeys.when_answered.append(lambda device: self.tell(ChallengeAnswered(device)))
        tables.when_dismissed.append(lambda person: self.tell(PersonDismissed(person)))
        tables.when_renewed.append(lambda table: self.tell(JournalRenewed(table)))
        for limit, buckets in tables.house_limits.items():
            buckets.when_drawn.append(partial(self.tell_drawn, limit))

    def tell_drawn(self, limit: HouseLimit, who: str, tokens: int) -> None:
        self.tell(LimitDrawn(limit, who, tokens))


def hear_who(letter: Knowing, tables: HeldTables) -> None:
    """Who is who."""
    match letter:
        case DevicesChanged(whom):
            for device, person in whom.items():
                tables.devices.note(device, person)
        case PairingOffered(digest, person, until):
            tables.devices.note_pairing(digest, OpenPairing(person, until))
        case PairingWithdrawn(person):
            tables.devices.forget_pairing(person)
        case ChallengeSent(device, purpose, sent, until):
            tables.passkeys.note_challenge(device, Challenge(purpose, sent, until))
        case ChallengeAnswered(device):
            tables.passkeys.challenges.pop(device, None)
        case PersonDismissed(person):
            tables.dismiss_here(person)
        case _:
            assert_never(letter)
