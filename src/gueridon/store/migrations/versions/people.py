"""Devices that are one person, passkeys, and people whom the house was asked to forget."""

import sqlalchemy as sa
from alembic import op

revision = "3"
down_revision = "2"


def upgrade() -> None:
    op.create_table(
        "devices",
        sa.Column("device", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, nullable=False, index=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "passkeys",
        sa.Column("credential", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, nullable=False, index=True),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("uses", sa.BigInteger, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "forgetting",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
