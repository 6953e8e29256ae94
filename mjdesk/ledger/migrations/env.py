"""What alembic runs: the connection is handed in by `mjdesk.ledger.opening`, which has backed the file up."""

from __future__ import annotations

from alembic import context

from mjdesk.ledger.schema import METADATA

if __name__ == "env_py":  # as alembic calls it; anybody else only looks at it
    context.configure(
        connection=context.config.attributes["connection"], target_metadata=METADATA, render_as_batch=True
    )
    with context.begin_transaction():
        context.run_migrations()
