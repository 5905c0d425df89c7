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


def _gone_with(table: str) -> sa.ForeignKey:
    """Deleted with what it belongs to, whoever deletes that."""
    return sa.ForeignKey(f"{table}.id", ondelete="CASCADE")


# The secret that push services know this server by: one row, made when it is first needed.
push_keys = sa.Table(
    "push_keys",
    metadata,
    sa.Column("name", sa.String(16), primary_key=True),
    sa.Column("secret", sa.String(64), nullable=False),
)

# A browser that wants to be called, by a hash of its address.
push_devices = sa.Table(
    "push_devices",
    metadata,
    sa.Column("id", sa.String(64), primary_key=True),
    sa.Column("person", sa.String(32), _gone_with("people"), nullable=False, index=True),
    # How often cookies had been renewed then: it is void with them.
    sa.Column("cookies", sa.Integer, nullable=False),
    sa.Column("endpoint", sa.Text, nullable=False),
    sa.Column("p256dh", sa.String(96), nullable=False),
    sa.Column("auth", sa.String(32), nullable=False),
    # Whether it wants to be called for every game that is played by days.
    sa.Column("days", sa.Boolean, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
)

# The tables besides for which it wants to be called, until their games are over.
push_tables = sa.Table(
    "push_tables",
    metadata,
    sa.Column("device", sa.String(64), _gone_with("push_devices"), primary_key=True),
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Index("push_tables_by_table", "table_id"),
)

# For which turn somebody was last called at a table: nobody is called twice for one.
push_calls = sa.Table(
    "push_calls",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("person", sa.String(32), _gone_with("people"), primary_key=True),
    sa.Column("turn", sa.Integer, nullable=False),
)
