"""Devices that want to be told of a turn."""

import sqlalchemy as sa
from alembic import op

revision = "5"
down_revision = "7"


def upgrade() -> None:
    op.create_table(
        "subscriptions",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("endpoint", sa.Text, primary_key=True),
        sa.Column("point", sa.LargeBinary, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_subscriptions_endpoint", "subscriptions", ["endpoint"])
