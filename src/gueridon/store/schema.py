"""What is kept: the tables, what was written in the journal of each, and beside them an index of who plays where."""

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

# Made once and kept with the rest.
HOUSE_KEYS = Table(
    "house_keys",
    METADATA,
    Column("purpose", Text, primary_key=True),
    Column("secret", LargeBinary, nullable=False),
)
