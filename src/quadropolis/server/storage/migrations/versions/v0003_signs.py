"""Signs of life: since when a server was away."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """A row for each sign; there is none yet."""
    op.create_table(
        "signs",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
