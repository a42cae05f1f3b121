"""What was found in finished games."""

import sqlalchemy as sa
from alembic import op

revision = "8"
down_revision = "7"


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("table", sa.Text, primary_key=True),
        sa.Column("review", sa.LargeBinary, nullable=False),
    )
