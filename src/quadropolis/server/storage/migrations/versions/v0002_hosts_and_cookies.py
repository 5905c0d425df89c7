"""Whose table it is, whether it was brought from elsewhere, and how often cookies were renewed."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

AT_ONCE = 500


def upgrade() -> None:
    """The host of a table stands in its first event already; the column is to find tables by."""
    op.add_column("tables", sa.Column("host", sa.String(32)))
    op.add_column(
        "tables",
        sa.Column("imported", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.add_column(
        "people", sa.Column("cookies", sa.Integer, nullable=False, server_default=sa.text("0"))
    )
    op.create_index("tables_by_host", "tables", ["host", "status"])
    connection = op.get_bind()
    first = connection.execute(sa.text("SELECT table_id, data FROM events WHERE number = 1")).all()
    rows = []
    for table, data in first:
        created = json.loads(data)
        names = created.get("names") is not None
        rows.append({"id": table, "host": created["host"], "imported": names})
    filled = sa.text("UPDATE tables SET host = :host, imported = :imported WHERE id = :id")
    for start in range(0, len(rows), AT_ONCE):
        connection.execute(filled, rows[start : start + AT_ONCE])
