"""Settings for tests that are in a hurry: bots do not pause, and nobody is too fast or too many."""

from tests.patience import LONG_SECONDS

from gueridon.server.settings import Rate, Settings

AS_FAST_AS_THEY_LIKE = Rate(1_000_000, 1_000_000)
AS_MANY_AS_THEY_LIKE = 1_000_000


def unhurried(database: str, port: int = 0, speed: float = 1) -> Settings:
    return Settings(
        database=database,
        port=port,
        speed=speed,
        bot_pause=(0, 0),
        race_pause=(0, 0),
        workers=1,
        bot_patience=LONG_SECONDS,  # a busy machine is no reason to play at random, or to give no advice
        search_patience=LONG_SECONDS,
        database_patience=LONG_SECONDS,
        archive_patience=LONG_SECONDS,
        patience=LONG_SECONDS,
        per_connection=AS_FAST_AS_THEY_LIKE,
        frames=AS_FAST_AS_THEY_LIKE,
        per_address=AS_FAST_AS_THEY_LIKE,
        wrong_codes=AS_FAST_AS_THEY_LIKE,
        searches=AS_FAST_AS_THEY_LIKE,
        joins=AS_FAST_AS_THEY_LIKE,
        connections=AS_MANY_AS_THEY_LIKE,
        sockets=AS_MANY_AS_THEY_LIKE,
        sockets_of_a_person=AS_MANY_AS_THEY_LIKE,
        tables_per_person=AS_FAST_AS_THEY_LIKE,
        tables_per_address=AS_FAST_AS_THEY_LIKE,
        bots_per_person=AS_MANY_AS_THEY_LIKE,
        bots_per_address=AS_MANY_AS_THEY_LIKE,
    )
