"""The tables of the database, as the newest migration makes them. Times are milliseconds since 1970, UTC.

Money is append-only: a row of ``posting`` is never changed or removed; a correction is a counter-entry that names the
one it ``reverses``. ``share``, ``win`` and ``tally`` are projections: they can be made anew from the rounds (`check`).
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, MetaData, Table, Text, text

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s", "uq": "uq_%(table_name)s_%(column_0_name)s", "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
    }
)  # fmt: skip
# Rows are numbered by the database; SQLite numbers only an INTEGER by itself.
Id: Final = BigInteger().with_variant(Integer, "sqlite")


def _id() -> Column[int]:
    return Column("id", Id, primary_key=True, autoincrement=True)


def _to(name: str, target: str, *, null: bool = True) -> Column[int]:
    return Column(name, Id, ForeignKey(f"{target}.id"), nullable=null)


SETTING = Table("setting", METADATA, Column("key", Text, primary_key=True), Column("value", Text, nullable=False))

PLAYER = Table(
    "player",
    METADATA,
    _id(),
    Column("name", Text, nullable=False),
    Column("aliases", Text, nullable=False, server_default="[]"),  # a JSON list
    Column("guest", Boolean, nullable=False, server_default=text("false")),
    Column("portrait", Integer, nullable=False, server_default="0"),
    Column("colour", Text, nullable=False, server_default=""),
    Column("photo", Text, nullable=False, server_default=""),  # the token of its picture in `PHOTO`
    Column("note", Text, nullable=False, server_default=""),  # private: never on a board or in an export of scores
    Column("gone", Boolean, nullable=False, server_default=text("false")),
    Column("at", BigInteger, nullable=False),
)

PHOTO = Table(
    "photo",
    METADATA,
    Column("player_id", Id, ForeignKey("player.id"), primary_key=True, autoincrement=False),
    Column("data", Text, nullable=False),  # JPEG or PNG in base64
)

DESK = Table(
    "desk",
    METADATA,
    _id(),
    Column("name", Text, nullable=False),
    Column("place", Integer, nullable=False),  # on the board
    Column("gone", Boolean, nullable=False, server_default=text("false")),
)

SESSION = Table(
    "session",
    METADATA,
    _id(),
    _to("desk_id", "desk"),
    Column("rules", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("options", Text, nullable=False),  # all of them: frozen
    Column("seats", Integer, nullable=False),
    Column("dealer", Integer, nullable=False),
    Column("state", Text, nullable=False),  # open, break, call, done, settled
    Column("started", BigInteger, nullable=False),
    Column("ended", BigInteger),
    Column("length", Integer, nullable=False, server_default="0"),  # rounds agreed on, 0: open end
    Column("minutes", Integer, nullable=False, server_default="0"),  # time agreed on, 0: none
    Column("paused", BigInteger, nullable=False, server_default="0"),  # milliseconds of finished breaks
    Column("pause_began", BigInteger),
    Column("rate", Integer, nullable=False, server_default="0"),  # cents a point, 0: no money
    Column("note", Text, nullable=False, server_default=""),
    Column("revision", Integer, nullable=False, server_default="0"),
    Column("due", Text, nullable=False),  # the deal of the next round
    Column("count", Integer, nullable=False, server_default="0"),  # rounds
    Index("ix_session_desk", "desk_id", "id"),
)

RULE_CHANGE = Table(
    "rule_change",
    METADATA,
    Column("session_id", Id, ForeignKey("session.id"), primary_key=True),
    Column("from_round", Integer, primary_key=True),
    Column("options", Text, nullable=False),
)

SITTING = Table(
    "sitting",
    METADATA,
    Column("session_id", Id, ForeignKey("session.id"), primary_key=True),
    Column("from_round", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),
    _to("player_id", "player"),
    Column("at", BigInteger, nullable=False),
)

ROUND = Table(
    "round",
    METADATA,
    _id(),
    _to("session_id", "session", null=False),
    Column("number", Integer),  # NULL: deleted
    Column("key", Text, nullable=False, unique=True),  # of the saving: the same one twice is refused
    Column("entry", Text, nullable=False),
    Column("outcome", Text, nullable=False),
    Column("revision", Integer, nullable=False, server_default="1"),
    Column("at", BigInteger, nullable=False),
    Index("ix_round_session_number", "session_id", "number"),
)

SHARE = Table(
    "share",
    METADATA,
    Column("round_id", Id, ForeignKey("round.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    _to("player_id", "player", null=False),
    _to("session_id", "session", null=False),
    Column("day", Integer, nullable=False),  # yyyymmdd of the evening
    Column("points", BigInteger, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("drew", Boolean, nullable=False),
    Column("fed", Boolean, nullable=False),
    Index("ix_share_player", "player_id", "day"),
)

WIN = Table(
    "win",
    METADATA,
    Column("round_id", Id, ForeignKey("round.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("pattern", Text, primary_key=True),  # a pattern id of the rule system
    _to("player_id", "player", null=False),
    Column("day", Integer, nullable=False),
    Index("ix_win_player", "player_id", "day", "pattern"),
)

POSTING = Table(
    "posting",
    METADATA,
    _id(),
    _to("session_id", "session"),
    _to("round_id", "round"),
    Column("revision", Integer, nullable=False, server_default="0"),  # of the round
    Column("kind", Text, nullable=False),  # round, fine, fee, chips, settlement
    Column("unit", Text, nullable=False),  # points or money (cents)
    _to("payer_id", "player"),  # NULL: the house
    _to("payee_id", "player"),  # NULL: the house
    Column("amount", BigInteger, nullable=False),
    Column("note", Text, nullable=False, server_default=""),
    Column("at", BigInteger, nullable=False),
    _to("reverses", "posting"),
    Index("ix_posting_round", "round_id"),
    Index("ix_posting_session", "session_id", "kind"),
    Index("ix_posting_payer", "payer_id", "payee_id"),
    Index("ix_posting_payee", "payee_id", "payer_id"),
    Index("ix_posting_reverses", "reverses", unique=True, sqlite_where=text("reverses IS NOT NULL"),
          postgresql_where=text("reverses IS NOT NULL")),
)  # fmt: skip

CHANGE = Table(
    "change",
    METADATA,
    _id(),
    Column("at", BigInteger, nullable=False),
    Column("who", Text, nullable=False),
    Column("what", Text, nullable=False),
    _to("session_id", "session"),
    _to("round_id", "round"),
    Column("before", Text, nullable=False),
    Column("after", Text, nullable=False),
    Index("ix_change_session", "session_id", "id"),
)

TALLY = Table(
    "tally",
    METADATA,
    Column("player_id", Id, ForeignKey("player.id"), primary_key=True),
    Column("month", Integer, primary_key=True),  # yyyymm
    Column("rules", Text, primary_key=True),
    Column("rounds", Integer, nullable=False),
    Column("points", BigInteger, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("drew", Integer, nullable=False),
    Column("fed", Integer, nullable=False),
    Index("ix_tally_month", "month"),
)
