"""What is kept: the tables, what was written in the journal of each, and beside them an index of who plays where and
how it went.

A column that says whose a row is, is called ``person``: whoever is forgotten is forgotten there, see ``people``."""

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, LargeBinary, MetaData, Table, Text

METADATA = MetaData()

TABLES = Table(
    "tables",
    METADATA,
    Column("table", Text, primary_key=True),
    Column("code", Text, nullable=False, unique=True),
    Column("at", BigInteger, nullable=False),  # milliseconds, here and below
    Column("finished", Boolean, nullable=False),
    Column("indexed", Integer, nullable=False, server_default="0"),  # entries of its journal that the index knows of
)

# Its key is what keeps two servers from writing the same number.
JOURNAL = Table(
    "journal",
    METADATA,
    Column("table", Text, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("entry", LargeBinary, nullable=False),
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

# Follows from the journals. Read backwards, its order is the one in which people are shown their games.
OWN_GAMES = Table(
    "own_games",
    METADATA,
    Column("table", Text, primary_key=True),
    Column("person", Text, primary_key=True),
    Column("urgency", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("card", LargeBinary, nullable=False),
    Index("own_games_in_order", "person", "urgency", "at", "table"),
    sqlite_with_rowid=False,
)

# Follows from the journals. By its key everybody's history is read in one go, in the order in which it was played.
RESULTS = Table(
    "results",
    METADATA,
    Column("person", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("at", BigInteger, primary_key=True),
    Column("table", Text, primary_key=True),
    Column("won", Integer),  # 1 or 0; nothing for whoever played all the seats
    Column("tally", Integer),
    Column("honour", Text),
    Column("level", Text),
    Index("results_of_table", "table"),
    sqlite_with_rowid=False,
)

# What the house keeps for itself: the root of its daily deals, what was found for each, and its key for push services.
HOUSE = Table(
    "house",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

# Whose table is whose deal of the day. Its key is what keeps anybody from having it twice.
DAILY_GAMES = Table(
    "daily_games",
    METADATA,
    Column("day", Integer, primary_key=True),  # since 1 January 1970
    Column("game", Text, primary_key=True),
    Column("person", Text, primary_key=True),
    Column("table", Text, nullable=False, unique=True),
    Column("name", Text, nullable=False),
    Index("daily_games_of_person", "person", "day"),
    sqlite_with_rowid=False,
)

# What was found in finished games. It follows from the journals and costs a minute to make: a newer Guéridon that makes
# it otherwise may empty it.
REVIEWS = Table(
    "reviews",
    METADATA,
    Column("table", Text, primary_key=True),
    Column("review", LargeBinary, nullable=False),
)

# Browsers that are somebody else than their own secret says, because he joined them. Whose secret nobody joined is not
# here.
DEVICES = Table(
    "devices",
    METADATA,
    Column("device", Text, primary_key=True),  # what its secret says
    Column("person", Text, nullable=False, index=True),
    Column("at", BigInteger, nullable=False),
)

PASSKEYS = Table(
    "passkeys",
    METADATA,
    Column("credential", Text, primary_key=True),
    Column("person", Text, nullable=False, index=True),
    Column("public_key", LargeBinary, nullable=False),
    Column("uses", BigInteger, nullable=False),  # as its authenticator counts them
    Column("at", BigInteger, nullable=False),
)

# People whom the house was asked to forget, as long as that is under way.
FORGETTING = Table(
    "forgetting",
    METADATA,
    Column("person", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
)

# Devices that want to be told of a turn.
SUBSCRIPTIONS = Table(
    "subscriptions",
    METADATA,
    Column("person", Text, primary_key=True),
    Column("endpoint", Text, primary_key=True, index=True),
    Column("point", LargeBinary, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("language", Text, nullable=False),
    Column("at", BigInteger, nullable=False),  # when it last came
)

# Servers that share the house, each as long as its heart beats. One server alone has no row here.
SERVERS = Table(
    "servers",
    METADATA,
    Column("server", Text, primary_key=True),
    Column("address", Text, nullable=False),  # where it listens, for whoever looks
    Column("at", BigInteger, nullable=False),  # of its last heartbeat, by the clock of the database
    Column("lobby", LargeBinary, nullable=False),  # what it has to list
)

# Which of them holds which table. Its key is what keeps two from holding one; nobody's is one that waits for a holder.
CLAIMS = Table(
    "claims",
    METADATA,
    Column("table", Text, primary_key=True),
    Column("server", Text, nullable=False, index=True),
)


def tables_of_people() -> list[Table]:
    """What is kept by person, and goes with him."""
    return [table for table in METADATA.sorted_tables if "person" in table.c and table is not FORGETTING]
