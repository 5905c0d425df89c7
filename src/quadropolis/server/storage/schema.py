"""The tables of the database, in SQL that SQLite and PostgreSQL both speak."""

import sqlalchemy as sa

metadata = sa.MetaData()

people = sa.Table(
    "people",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("recovery", sa.String(64), unique=True),
    sa.Column("created", sa.Float, nullable=False),
    # Somebody who plays on another person's device has a name, and is forgotten with them.
    sa.Column("guest_of", sa.String(32), index=True),
    # How often the cookies given out before were made void.
    sa.Column("cookies", sa.Integer, nullable=False, server_default=sa.text("0")),
)

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("public", sa.Boolean, nullable=False),
    # The next are copies of what the events say, to find tables by.
    sa.Column("status", sa.String(16), nullable=False),
    sa.Column("changed", sa.Float, nullable=False),
    sa.Column("host", sa.String(32)),
    sa.Column("imported", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Index("tables_by_status", "status", "changed"),
    sa.Index("tables_by_host", "host", "status"),
)

events = sa.Table(
    "events",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String(32), nullable=False),
    sa.Column("data", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    # Who sent it under which id: the same message counts once. No index is needed for that:
    # whoever writes an event knows all before it, and with them their messages.
    sa.Column("message", sa.String(128)),
    # SQLite: the rows lie in the order of the key, so that a game is read in one go.
    sqlite_with_rowid=False,
)

secret_deals = sa.Table(
    "secret_deals",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("opening", sa.Text, nullable=False),
)

sittings = sa.Table(
    "sittings",
    metadata,
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
)

# What people are thinking about: a drafted move or an allocation that is not confirmed. It is
# no event and nobody else sees it, but it is there again when the server is.
thoughts = sa.Table(
    "thoughts",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String(16), primary_key=True),
    # The position it was thought at; at another one it is void.
    sa.Column("position", sa.Integer, nullable=False),
    sa.Column("text", sa.Text),
)

# When a server was last known to run, in seconds: what it missed after that is nobody's time.
signs = sa.Table(
    "signs",
    metadata,
    sa.Column("name", sa.String(16), primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
)

# Who is not welcome: a person's id, or a network of addresses like 192.0.2.0/24.
bans = sa.Table(
    "bans",
    metadata,
    sa.Column("who", sa.String(64), primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
)

# What the administrator's commands tell a server on SQLite; PostgreSQL has notices of its own.
notices = sa.Table(
    "notices",
    metadata,
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("text", sa.Text, nullable=False),
    sqlite_autoincrement=True,
)

# The oldest step of the schema whose programs can use the database as it is: one row.
compatibility = sa.Table(
    "compatibility",
    metadata,
    sa.Column("oldest", sa.String(8), primary_key=True),
)
