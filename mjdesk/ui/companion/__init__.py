"""Keeping a table of wood in step: what the device sees, where it differs, and what is decided about it."""
