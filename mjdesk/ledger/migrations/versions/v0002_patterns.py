"""The patterns that wins were made with, counted by player: filled from the rounds that are there.

Revision ID: 0002
Revises: 0001
"""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    win = op.create_table(
        "win",
        sa.Column("round_id", ID, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("pattern", sa.Text(), nullable=False),
        sa.Column("player_id", ID, nullable=False),
        sa.Column("day", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["player_id"], ["player.id"], name=op.f("fk_win_player_id")),
        sa.ForeignKeyConstraint(["round_id"], ["round.id"], name=op.f("fk_win_round_id")),
        sa.PrimaryKeyConstraint("round_id", "seat", "pattern", name=op.f("pk_win")),
    )
    op.create_index("ix_win_player", "win", ["player_id", "day", "pattern"], unique=False)
    bind = op.get_bind()
    query = "SELECT s.round_id, s.seat, s.player_id, s.day, r.outcome FROM share s JOIN round r ON r.id = s.round_id"
    rows = []
    for round_id, seat, player, day, text in bind.execute(sa.text(f"{query} WHERE s.won")).fetchall():
        outcome = json.loads(text)
        mine = {
            pattern
            for won, patterns in zip(outcome["wins"], outcome["patterns"], strict=True)
            if won[0] == seat
            for pattern in patterns
        }
        rows += [
            {"round_id": round_id, "seat": seat, "pattern": p, "player_id": player, "day": day} for p in sorted(mine)
        ]
    if rows:
        bind.execute(win.insert(), rows)
