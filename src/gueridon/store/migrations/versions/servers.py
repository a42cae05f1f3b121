"""Servers that share a house, and which of them holds which table."""

import sqlalchemy as sa
from alembic import op

revision = "7"
down_revision = "6"


def upgrade() -> None:
    op.create_table(
        "servers",
        sa.Column("server", sa.Text, primary_key=True),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("lobby", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "claims",
        sa.Column("table", sa.Text, primary_key=True),
        sa.Column("server", sa.Text, nullable=False, index=True),
    )
