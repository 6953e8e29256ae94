"""The first tables.

Revision ID: 0001
Revises:
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "desk",
        sa.Column("id", ID, autoincrement=True, nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("gone", sa.Boolean(), server_default=sa.text("false"), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_desk")),
    )
    op.create_table(
        "player",
        sa.Column("id", ID, autoincrement=True, nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("aliases", sa.Text(), server_default="[]", nullable=False),
        sa.Column("guest", sa.Boolean(), server_default=sa.text("false"), nullable=False),
        sa.Column("portrait", sa.Integer(), server_default="0", nullable=False),
        sa.Column("colour", sa.Text(), server_default="", nullable=False),
        sa.Column("photo", sa.Text(), server_default="", nullable=False),
        sa.Column("note", sa.Text(), server_default="", nullable=False),
        sa.Column("gone", sa.Boolean(), server_default=sa.text("false"), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_player")),
    )
    op.create_table(
        "setting",
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("key", name=op.f("pk_setting")),
    )
    op.create_table(
        "session",
        sa.Column("id", ID, autoincrement=True, nullable=False),
        sa.Column("desk_id", ID, nullable=True),
        sa.Column("rules", sa.Text(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("dealer", sa.Integer(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.Column("started", sa.BigInteger(), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=True),
        sa.Column("length", sa.Integer(), server_default="0", nullable=False),
        sa.Column("minutes", sa.Integer(), server_default="0", nullable=False),
        sa.Column("paused", sa.BigInteger(), server_default="0", nullable=False),
        sa.Column("pause_began", sa.BigInteger(), nullable=True),
        sa.Column("rate", sa.Integer(), server_default="0", nullable=False),
        sa.Column("note", sa.Text(), server_default="", nullable=False),
        sa.Column("revision", sa.Integer(), server_default="0", nullable=False),
        sa.Column("due", sa.Text(), nullable=False),
        sa.Column("count", sa.Integer(), server_default="0", nullable=False),
        sa.ForeignKeyConstraint(["desk_id"], ["desk.id"], name=op.f("fk_session_desk_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_session")),
    )
    op.create_index("ix_session_desk", "session", ["desk_id", "id"], unique=False)
    op.create_table(
        "tally",
        sa.Column("player_id", ID, nullable=False),
        sa.Column("month", sa.Integer(), nullable=False),
        sa.Column("rules", sa.Text(), nullable=False),
        sa.Column("rounds", sa.Integer(), nullable=False),
        sa.Column("points", sa.BigInteger(), nullable=False),
        sa.Column("wins", sa.Integer(), nullable=False),
        sa.Column("drew", sa.Integer(), nullable=False),
        sa.Column("fed", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["player_id"], ["player.id"], name=op.f("fk_tally_player_id")),
        sa.PrimaryKeyConstraint("player_id", "month", "rules", name=op.f("pk_tally")),
    )
    op.create_index("ix_tally_month", "tally", ["month"], unique=False)
    op.create_table(
        "round",
        sa.Column("id", ID, autoincrement=True, nullable=False),
        sa.Column("session_id", ID, nullable=False),
        sa.Column("number", sa.Integer(), nullable=True),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("entry", sa.Text(), nullable=False),
        sa.Column("outcome", sa.Text(), nullable=False),
        sa.Column("revision", sa.Integer(), server_default="1", nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["session_id"], ["session.id"], name=op.f("fk_round_session_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_round")),
        sa.UniqueConstraint("key", name=op.f("uq_round_key")),
    )
    op.create_index("ix_round_session_number", "round", ["session_id", "number"], unique=False)
    op.create_table(
        "rule_change",
        sa.Column("session_id", ID, nullable=False),
        sa.Column("from_round", sa.Integer(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["session_id"], ["session.id"], name=op.f("fk_rule_change_session_id")),
        sa.PrimaryKeyConstraint("session_id", "from_round", name=op.f("pk_rule_change")),
    )
    op.create_table(
        "sitting",
        sa.Column("session_id", ID, nullable=False),
        sa.Column("from_round", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("player_id", ID, nullable=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["player_id"], ["player.id"], name=op.f("fk_sitting_player_id")),
        sa.ForeignKeyConstraint(["session_id"], ["session.id"], name=op.f("fk_sitting_session_id")),
        sa.PrimaryKeyConstraint("session_id", "from_round", "seat", name=op.f("pk_sitting")),
    )
    op.create_table(
        "change",
        sa.Column("id", ID, autoincrement=True, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("who", sa.Text(), nullable=False),
        sa.Column("what", sa.Text(), nullable=False),
        sa.Column("session_id", ID, nullable=True),
        sa.Column("round_id", ID, nullable=True),
        sa.Column("before", sa.Text(), nullable=False),
        sa.Column("after", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["round_id"], ["round.id"], name=op.f("fk_change_round_id")),
        sa.ForeignKeyConstraint(["session_id"], ["session.id"], name=op.f("fk_change_session_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_change")),
    )
    op.create_index("ix_change_session", "change", ["session_id", "id"], unique=False)
    op.create_table(
        "posting",
        sa.Column("id", ID, autoincrement=True, nullable=False),
        sa.Column("session_id", ID, nullable=True),
        sa.Column("round_id", ID, nullable=True),
        sa.Column("revision", sa.Integer(), server_default="0", nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("unit", sa.Text(), nullable=False),
        sa.Column("payer_id", ID, nullable=True),
        sa.Column("payee_id", ID, nullable=True),
        sa.Column("amount", sa.BigInteger(), nullable=False),
        sa.Column("note", sa.Text(), server_default="", nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("reverses", ID, nullable=True),
        sa.ForeignKeyConstraint(["payee_id"], ["player.id"], name=op.f("fk_posting_payee_id")),
        sa.ForeignKeyConstraint(["payer_id"], ["player.id"], name=op.f("fk_posting_payer_id")),
        sa.ForeignKeyConstraint(["reverses"], ["posting.id"], name=op.f("fk_posting_reverses")),
        sa.ForeignKeyConstraint(["round_id"], ["round.id"], name=op.f("fk_posting_round_id")),
        sa.ForeignKeyConstraint(["session_id"], ["session.id"], name=op.f("fk_posting_session_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_posting")),
    )
    op.create_index("ix_posting_payee", "posting", ["payee_id", "payer_id"], unique=False)
    op.create_index("ix_posting_payer", "posting", ["payer_id", "payee_id"], unique=False)
    op.create_index(
        "ix_posting_reverses",
        "posting",
        ["reverses"],
        unique=True,
        sqlite_where=sa.text("reverses IS NOT NULL"),
        postgresql_where=sa.text("reverses IS NOT NULL"),
    )
    op.create_index("ix_posting_round", "posting", ["round_id"], unique=False)
    op.create_index("ix_posting_session", "posting", ["session_id", "kind"], unique=False)
    op.create_table(
        "share",
        sa.Column("round_id", ID, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("player_id", ID, nullable=False),
        sa.Column("session_id", ID, nullable=False),
        sa.Column("day", sa.Integer(), nullable=False),
        sa.Column("points", sa.BigInteger(), nullable=False),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("drew", sa.Boolean(), nullable=False),
        sa.Column("fed", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["player_id"], ["player.id"], name=op.f("fk_share_player_id")),
        sa.ForeignKeyConstraint(["round_id"], ["round.id"], name=op.f("fk_share_round_id")),
        sa.ForeignKeyConstraint(["session_id"], ["session.id"], name=op.f("fk_share_session_id")),
        sa.PrimaryKeyConstraint("round_id", "seat", name=op.f("pk_share")),
    )
    op.create_index("ix_share_player", "share", ["player_id", "day"], unique=False)
