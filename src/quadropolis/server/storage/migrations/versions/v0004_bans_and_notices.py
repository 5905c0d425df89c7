"""Who is not welcome, what administrators have to tell, and which programs may use the database."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Only new tables: programs of the step before go on beside new ones."""
    op.create_table(
        "bans",
        sa.Column("who", sa.String(64), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "notices",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("text", sa.Text, nullable=False),
        sqlite_autoincrement=True,
    )
    oldest = op.create_table("compatibility", sa.Column("oldest", sa.String(8), primary_key=True))
    op.bulk_insert(oldest, [{"oldest": "0002"}])
