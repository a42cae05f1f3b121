"""What is kept: the tables, and what was written in the journal of each."""

from sqlalchemy import BigInteger, Boolean, Column, Integer, LargeBinary, MetaData, Table, Text

METADATA = MetaData()

TABLES = Table(
    "tables",
    METADATA,
    Column("table", Text, primary_key=True),
    Column("code", Text, nullable=False, unique=True),
    Column("at", BigInteger, nullable=False),  # milliseconds, here and below
    Column("finished", Boolean, nullable=False),
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
