"""How much one person, and one address, may keep the server busy with: what ``rates`` counts, and bots at work."""

from collections.abc import Iterable

from gueridon.server.live_table import LiveTable
from gueridon.server.rates import HouseBuckets
from gueridon.server.settings import Settings
from gueridon.tables.journal import Person
from gueridon.tables.refusals import Busy


class UsageLimits:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.of_persons = HouseBuckets(settings.tables_per_person)
        self.of_addresses = HouseBuckets(settings.tables_per_address)

    def open_table(self, person: Person, address: str) -> None:
        self.of_persons.charge(person, "too-many-tables")
        self.of_addresses.charge(address, "too-many-tables")

    def start(self, live: LiveTable, others: Iterable[LiveTable]) -> None:
        """Bots that have nobody to play for do not count: they wait for him."""
        if not bots_at(live):
            return
        of_host = of_asker = bots_at(live)
        for other in others:
            same_host, same_asker = other.table.host == live.table.host, other.asker == live.asker
            if (same_host or same_asker) and other is not live and (other.listeners or other.busy()):
                bots = bots_at(other)
                of_host += bots * same_host
                of_asker += bots * same_asker
        if of_host > self.settings.bots_per_person or of_asker > self.settings.bots_per_address:
            raise Busy("too-many-bots")


def bots_at(live: LiveTable) -> int:
    if live.table.status == "over":
        return 0
    return len([place for place in live.table.places if place.level is not None])
