"""An index of who plays where, beside the journals."""

import sqlalchemy as sa
from alembic import op

revision = "2"
down_revision = "1"


def upgrade() -> None:
    op.add_column("tables", sa.Column("indexed", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "own_games",
        sa.Column("table", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("urgency", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("card", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("own_games_in_order", "own_games", ["person", "urgency", "at", "table"])
