"""The rule for steps of the schema: the program of the step before goes on while a new one runs.

Held for every step from 0002 on, on both databases: all that the older program knows is still
there, and it can write rows without knowing of anything new.
"""

import contextlib
import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from quadropolis.server.errors import NewerDatabase
from quadropolis.server.storage import schema
from quadropolis.server.storage.database import VERSIONS, opened, prepare, upgrade
from tests.server.postgres import postgres

FIRST = "0002"
"""Before it there was one process, which was stopped."""
HOUSEKEEPING = {"alembic_version", "compatibility"}


@pytest.fixture(params=["sqlite", "postgresql"])
def engine(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[sa.Engine]:
    with contextlib.ExitStack() as open_now:
        url = f"sqlite:///{tmp_path / 'games.db'}"
        if request.param == "postgresql":
            url = open_now.enter_context(postgres())
        engine = opened(url, writing=True)
        yield engine
        engine.dispose()


def _value(column: sa.Column[object], row: int) -> object:
    if isinstance(column.type, sa.Boolean):
        return False
    return f"x{row}" if isinstance(column.type, sa.String) else row


def test_the_program_before_goes_on(engine: sa.Engine) -> None:
    _each_step(engine)
    _the_last_step_is_the_schema(engine)


def _each_step(engine: sa.Engine) -> None:
    versions = VERSIONS[VERSIONS.index(FIRST) :]
    for row, (before, after) in enumerate(itertools.pairwise(versions)):
        with engine.begin() as connection:
            upgrade(connection, before)
            old = sa.MetaData()
            old.reflect(connection)
            upgrade(connection, after)
        with engine.begin() as connection:
            for table in old.sorted_tables:
                if table.name in HOUSEKEEPING:
                    continue
                values = {column.name: _value(column, row) for column in table.columns}
                connection.execute(sa.insert(table).values(values))
                assert dict(connection.execute(sa.select(table)).mappings().all()[-1]) == values


def _the_last_step_is_the_schema(engine: sa.Engine) -> None:
    prepare(engine)
    found = sa.MetaData()
    with engine.begin() as connection:
        found.reflect(connection)
    known = {t.name: {c.name for c in t.columns} for t in schema.metadata.sorted_tables}
    there = {t.name: {c.name for c in t.columns} for t in found.sorted_tables}
    assert {name: there.get(name) for name in known} == known
    # A program that knows this step goes on with a newer database, if that says it may.
    with engine.begin() as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    prepare(engine)
    with engine.begin() as connection:
        connection.execute(sa.text("UPDATE compatibility SET oldest = '9998'"))
    with pytest.raises(NewerDatabase):
        prepare(engine)
