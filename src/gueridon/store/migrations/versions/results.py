"""How finished games went, beside the index of who plays where; both are read from the journals once more."""

import sqlalchemy as sa
from alembic import op

revision = "4"
down_revision = "3"


def upgrade() -> None:
    op.create_table(
        "results",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("at", sa.BigInteger, primary_key=True),
        sa.Column("table", sa.Text, primary_key=True),
        sa.Column("won", sa.Integer),
        sa.Column("tally", sa.Integer),
        sa.Column("honour", sa.Text),
        sa.Column("level", sa.Text),
        sqlite_with_rowid=False,
    )
    op.create_index("results_of_table", "results", ["table"])
    op.execute("UPDATE tables SET indexed = 0")
