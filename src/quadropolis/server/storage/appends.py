"""What is written at once: events, and with them the copies that tables are found by."""

from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from typing import Any

import sqlalchemy as sa
from msgspec import json

from quadropolis.server.errors import TooManyImports, TooManyTables
from quadropolis.server.game.deals import SecretDeals
from quadropolis.server.game.decision import Decision
from quadropolis.server.game.events import Event, EventKind
from quadropolis.server.storage import notices, schema

SETTLED = ("finished", "ended")


class Conflict(Exception):
    """Somebody else has written that event number, or the same message before."""


@dataclass(frozen=True, slots=True)
class Sketch:
    """What somebody has in mind: a drafted move or an allocation, as text; None for nothing."""

    seat: int
    kind: str
    position: int
    text: str | None


@dataclass(frozen=True, slots=True)
class Room:
    """How many tables somebody may have, looked at when one more is written.

    Two processes that both see room for the last one would both be right before.
    """

    person: str
    most: int
    imported: bool = False
    """Whether games from elsewhere are counted, or tables that are not over."""


@dataclass(frozen=True, slots=True)
class Append:
    """What is written at once or not at all."""

    table: str
    events: tuple[Event, ...]
    status: str
    message: str | None = None
    """Kept with the first event, so that the same message counts once."""
    public: bool | None = None
    """Set for a new table: whether it is listed."""
    host: str = ""
    imported: bool = False
    secret: SecretDeals | None = None
    seed: str | None = None
    touch: bool = True
    """Whether to bring the copies in the list of tables up to date."""
    sitting: tuple[str, ...] = ()
    """People whose game this is from now on."""
    also: "tuple[Append, ...]" = field(default=())
    """Written together with it: a rematch is an event here and a table there."""
    sketch: Sketch | None = None
    room: Room | None = None

    @classmethod
    def of(
        cls,
        table: str,
        decision: Decision,
        message: str | None = None,
        touch: bool = True,
        room: Room | None = None,
    ) -> "Append":
        """Everything that follows from a decision at that table."""
        first = decision.steps[0].event.number == 1
        sitting = tuple(e.data["person"] for e in decision.events if e.kind is EventKind.SAT)
        return cls(
            table=table,
            events=decision.events,
            status=decision.table.status,
            message=message,
            public=decision.table.setup.public if first else None,
            host=decision.table.host,
            imported=any(seat.name is not None for seat in decision.table.seats),
            secret=decision.secret,
            seed=decision.seed,
            touch=touch,
            sitting=sitting or ((decision.table.host,) if first else ()),
            also=tuple(cls.of(id, there) for id, there in decision.opened),
            room=room,
        )


def in_order(appends: Iterable[Append]) -> list[Append]:
    """Everything that is written, by table: two processes then never wait for each other."""
    every = (one for append in appends for one in (append, *append.also))
    return sorted(every, key=lambda append: append.table)


def write(connection: sa.Connection, appends: Iterable[Append], origin: int = 0) -> None:
    """Write all of them in the transaction of the connection, and tell other processes.

    `origin` is the number of this one.
    """
    every = in_order(appends)
    rooms = sorted((a.room for a in every if a.room is not None), key=lambda room: room.person)
    for room in rooms:
        _expect_room(connection, room)
    new = [append for append in every if append.public is not None]
    if new:
        connection.execute(
            sa.insert(schema.tables),
            [
                {
                    "id": a.table,
                    "public": a.public,
                    "status": a.status,
                    "changed": _changed(a),
                    "host": a.host,
                    "imported": a.imported,
                }
                for a in new
            ],
        )
    rows = [row for append in every for row in _rows(append)]
    if rows:
        connection.execute(sa.insert(schema.events), rows)
    known = [append for append in every if append.public is None and append.touch]
    if known:
        table = schema.tables
        connection.execute(
            sa.update(table)
            .where(table.c.id == sa.bindparam("of"))
            .values(
                status=sa.bindparam("to"),
                changed=sa.bindparam("when"),
                host=sa.bindparam("by"),
            ),
            [{"of": a.table, "to": a.status, "when": _changed(a), "by": a.host} for a in known],
        )
    secrets = [append for append in every if append.secret is not None or append.seed is not None]
    if secrets:
        kept = schema.secret_deals
        opened = [append.table for append in secrets if append.public is None]
        connection.execute(sa.delete(kept).where(kept.c.table_id.in_(opened)))
        rows = [{"table_id": a.table, "opening": _opening(a)} for a in secrets]
        connection.execute(sa.insert(kept), rows)
    for append in every:
        for person in append.sitting:
            _seat(connection, append.table, person)
        if append.sketch is not None:
            _sketch(connection, append.table, append.sketch)
        if append.status in SETTLED and append.touch:
            gone = sa.delete(schema.thoughts).where(schema.thoughts.c.table_id == append.table)
            connection.execute(gone)
    written = ((append.table, append.events[-1].number) for append in every if append.events)
    texts = list(notices.of_events(origin, written))
    sketched = [append for append in every if append.sketch is not None]
    texts += [notices.of_sketch(origin, a.table, a.sketch.seat) for a in sketched if a.sketch]
    notices.notify(connection, texts)


def _expect_room(connection: sa.Connection, room: Room) -> None:
    """Refuse what would be one too many. Whoever else writes for that person waits."""
    p, t = schema.people, schema.tables
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(p.c.id).where(p.c.id == room.person).with_for_update())
    asked = sa.select(sa.func.count()).select_from(t)
    if room.imported:
        asked = asked.where(t.c.host == room.person, t.c.imported.is_(True))
    else:
        asked = asked.where(unsettled(room.person))
    if connection.execute(asked).scalar_one() >= room.most:
        raise (TooManyImports if room.imported else TooManyTables)(most=room.most)


def unsettled(person: str) -> sa.ColumnElement[bool]:
    """Tables that are not over, of those where somebody sits or that they opened."""
    t, s = schema.tables, schema.sittings
    sits = sa.select(s.c.table_id).where(s.c.person == person)
    return sa.and_((t.c.host == person) | t.c.id.in_(sits), t.c.status.not_in(SETTLED))


def _rows(append: Append) -> list[dict[str, Any]]:
    return [
        {
            "table_id": append.table,
            "number": event.number,
            "kind": str(event.kind),
            "data": json.encode(event.data).decode(),
            "at": event.at,
            "message": append.message if index == 0 else None,
        }
        for index, event in enumerate(append.events)
    ]


def _changed(append: Append) -> float:
    return append.events[-1].at


def _opening(append: Append) -> str:
    """All deals of a game that starts; of a table that opens what they will follow from."""
    secret = append.secret
    data = {"seed": append.seed} if secret is None else dict(secret.opening())
    return json.encode(data).decode()


def _seat(connection: sa.Connection, table: str, person: str) -> None:
    s = schema.sittings
    there = sa.select(s.c.person).where(s.c.person == person, s.c.table_id == table)
    if connection.execute(there).first() is None:
        connection.execute(sa.insert(s).values(person=person, table_id=table))


def _sketch(connection: sa.Connection, table: str, sketch: Sketch) -> None:
    t = schema.thoughts
    same = (t.c.table_id == table, t.c.seat == sketch.seat, t.c.kind == sketch.kind)
    changed = sa.update(t).where(*same).values(position=sketch.position, text=sketch.text)
    if connection.execute(changed).rowcount == 0:
        connection.execute(sa.insert(t).values(table_id=table, **asdict(sketch)))
