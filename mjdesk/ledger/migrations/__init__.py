"""How a database of an older program becomes one of this: alembic's steps, each tried on both databases."""
