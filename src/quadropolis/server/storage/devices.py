"""Browsers that want to be called: kept, found when it is somebody's turn, and deleted."""

import contextlib
import hashlib
import time
from collections.abc import Sequence
from dataclasses import dataclass

import sqlalchemy as sa

from quadropolis.server.errors import NoDevice, NoPerson, TooManyDevices
from quadropolis.server.limits import exceeds
from quadropolis.server.storage import schema

KEY = "vapid"


@dataclass(frozen=True, slots=True)
class Device:
    """Where a browser is called, and the keys it reads with."""

    endpoint: str
    p256dh: str
    auth: str

    @property
    def id(self) -> str:
        """A name for it that does not tell its address."""
        return hashlib.sha256(self.endpoint.encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class Wishes:
    """What a browser wants to be called for."""

    days: bool
    """Every game that is played by days."""
    tables: tuple[str, ...]


class Devices:
    """Plain calls, one transaction each."""

    def __init__(self, reading: sa.Engine, writing: sa.Engine) -> None:
        self._reading, self._writing = reading, writing

    def key(self, made: str) -> str:
        """The secret that is kept; that one, if there is none yet. All processes get the same."""
        k = schema.push_keys
        kept = sa.select(k.c.secret).where(k.c.name == KEY)
        with self._reading.begin() as connection:
            known: str | None = connection.execute(kept).scalar()
        if known is not None:
            return known
        # Another process may be quicker.
        with contextlib.suppress(sa.exc.IntegrityError), self._writing.begin() as connection:
            connection.execute(sa.insert(k).values(name=KEY, secret=made))
        with self._reading.begin() as connection:
            return str(connection.execute(kept).scalar_one())

    # --- what people wish -------------------------------------------------------------

    def keep(self, person: str, device: Device, days: bool | None, most: int) -> Wishes:
        """Keep a browser of a person, or what it wishes; None leaves that as it was."""
        d, p = schema.push_devices, schema.people
        with self._writing.begin() as connection:
            asked = sa.select(p.c.cookies).where(p.c.id == person).with_for_update()
            cookies = connection.execute(asked).scalar()
            if cookies is None:
                raise NoPerson()  # deleted just now
            same = d.c.id == device.id
            known = connection.execute(sa.select(d.c.person, d.c.days).where(same)).first()
            if known is not None and known.person != person:
                # One browser, another person: the one before is not called there any more.
                connection.execute(sa.delete(d).where(same))
                known = None
            told: dict[str, object] = {
                "cookies": cookies,
                "p256dh": device.p256dh,
                "auth": device.auth,
            }
            if known is not None:
                told["days"] = known.days if days is None else days
                connection.execute(sa.update(d).where(same).values(told))
            else:
                count = sa.select(sa.func.count()).where(d.c.person == person)
                if exceeds(connection.execute(count).scalar_one() + 1, most):
                    raise TooManyDevices(most=most)
                told |= {"id": device.id, "person": person, "endpoint": device.endpoint}
                told |= {"days": bool(days), "created": time.time()}
                connection.execute(sa.insert(d).values(told))
            return _wishes(connection, person, device.id)

    def wishes(self, person: str, id: str) -> Wishes:
        """What one of that person's browsers wishes."""
        with self._reading.begin() as connection:
            return _wishes(connection, person, id)

    def drop(self, person: str, id: str) -> None:
        """Forget one of that person's browsers."""
        d = schema.push_devices
        with self._writing.begin() as connection:
            gone = sa.delete(d).where(d.c.id == id, d.c.person == person)
            if connection.execute(gone).rowcount == 0:
                raise NoDevice()

    def wish(self, person: str, id: str, table: str, wanted: bool) -> Wishes:
        """Call that browser for a table, or do so no longer."""
        t = schema.push_tables
        with contextlib.suppress(sa.exc.IntegrityError), self._writing.begin() as connection:
            known = _wishes(connection, person, id)
            if wanted and table not in known.tables:
                connection.execute(sa.insert(t).values(device=id, table_id=table))
            elif not wanted:
                connection.execute(sa.delete(t).where(t.c.device == id, t.c.table_id == table))
        return self.wishes(person, id)

    # --- calling ----------------------------------------------------------------------

    def to_call(self, person: str, table: str, turn: int, by_days: bool) -> list[Device]:
        """The browsers to be called for that turn; none if that was done already."""
        with self._reading.begin() as connection:
            found = _wanting(connection, [person], table, by_days)
        if not found:
            return []
        c = schema.push_calls
        same = (c.c.table_id == table) & (c.c.person == person)
        try:
            with self._writing.begin() as connection:
                later = sa.update(c).where(same, c.c.turn < turn).values(turn=turn)
                if connection.execute(later).rowcount == 0:
                    new = sa.insert(c).values(table_id=table, person=person, turn=turn)
                    connection.execute(new)
        except sa.exc.IntegrityError:
            return []  # called for it before, or gone meanwhile
        return found

    def over(self, people: Sequence[str], table: str, by_days: bool) -> list[Device]:
        """The browsers of these people to be called at the end; nobody is called there again."""
        with self._reading.begin() as connection:
            found = _wanting(connection, people, table, by_days)
            left = [
                connection.execute(
                    sa.select(kept.c.table_id).where(kept.c.table_id == table)
                ).first()
                for kept in (schema.push_tables, schema.push_calls)
            ]
        if any(left):
            with self._writing.begin() as connection:
                for kept in (schema.push_tables, schema.push_calls):
                    connection.execute(sa.delete(kept).where(kept.c.table_id == table))
        return found

    def gone(self, device: Device) -> None:
        """The push service knows that browser no longer."""
        d = schema.push_devices
        with self._writing.begin() as connection:
            connection.execute(sa.delete(d).where(d.c.id == device.id, d.c.auth == device.auth))


def _wishes(connection: sa.Connection, person: str, id: str) -> Wishes:
    d, t = schema.push_devices, schema.push_tables
    asked = sa.select(d.c.days).where(d.c.id == id, d.c.person == person)
    days = connection.execute(asked).scalar()
    if days is None:
        raise NoDevice()
    tables = sa.select(t.c.table_id).where(t.c.device == id).order_by(t.c.table_id)
    return Wishes(bool(days), tuple(connection.execute(tables).scalars()))


def _wanting(
    connection: sa.Connection, people: Sequence[str], table: str, by_days: bool
) -> list[Device]:
    """Browsers whose person is still the one who asked for it."""
    d, t, p = schema.push_devices, schema.push_tables, schema.people
    asked_for = d.c.id.in_(sa.select(t.c.device).where(t.c.table_id == table))
    wants = sa.or_(asked_for, d.c.days.is_(True)) if by_days else asked_for
    asked = (
        sa.select(d.c.endpoint, d.c.p256dh, d.c.auth)
        .join(p, (p.c.id == d.c.person) & (p.c.cookies == d.c.cookies))
        .where(d.c.person.in_(people), wants)
        .order_by(d.c.created)
    )
    return [Device(*row) for row in connection.execute(asked).all()]
