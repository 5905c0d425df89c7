"""Browsers that want to be called when it is somebody's turn, and the key that signs the calls."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def _gone_with(table: str) -> sa.ForeignKey:
    return sa.ForeignKey(f"{table}.id", ondelete="CASCADE")


def upgrade() -> None:
    """Only new tables: programs of the step before go on beside new ones.

    What they delete of people is deleted here too, by the database.
    """
    op.create_table(
        "push_keys",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("secret", sa.String(64), nullable=False),
    )
    op.create_table(
        "push_devices",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), _gone_with("people"), nullable=False, index=True),
        sa.Column("cookies", sa.Integer, nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(96), nullable=False),
        sa.Column("auth", sa.String(32), nullable=False),
        sa.Column("days", sa.Boolean, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "push_tables",
        sa.Column("device", sa.String(64), _gone_with("push_devices"), primary_key=True),
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Index("push_tables_by_table", "table_id"),
    )
    op.create_table(
        "push_calls",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("person", sa.String(32), _gone_with("people"), primary_key=True),
        sa.Column("turn", sa.Integer, nullable=False),
    )
