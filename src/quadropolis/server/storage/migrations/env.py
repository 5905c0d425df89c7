"""Run by Alembic, on the connection that `database.prepare` has opened."""

from alembic import context

context.configure(connection=context.config.attributes["connection"], transactional_ddl=True)
context.run_migrations()
