"""Run by Alembic, inside the transaction of whoever called."""

from alembic import context

from gueridon.store.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
context.run_migrations()
