"""`guangdong-tuidaohu-table`: push-down mahjong at a table whose owner sets the stakes (第6大陆 推倒胡)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..case import By
from ..melds import MeldKind
from ..options import Options
from ..settlement import Factor, Side
from ..text import Text
from ..tiles import Tile
from .checks import Check, Situation
from .guangdong_tuidaohu import CHECKS, PushDown
from .guangdong_tuidaohu_texts import TABLE_OPTIONS, TABLE_REASONS

if TYPE_CHECKING:
    from ..round import Round


def kinds_allowed(options: Options) -> frozenset[MeldKind]:
    """The melds that the table allows; an added kong needs pungs too."""
    allowed = {
        MeldKind.PENG: options.flag("allow_peng"),
        MeldKind.GANG_EXPOSED: options.flag("allow_gang_exposed"),
        MeldKind.GANG_ADDED: options.flag("allow_gang_added") and options.flag("allow_peng"),
        MeldKind.GANG_CONCEALED: options.flag("allow_gang_concealed"),
    }
    return frozenset(kind for kind, may in allowed.items() if may)


def may_rob(options: Options) -> bool:
    """Whether kongs can be robbed at all: there are added ones, and robbing is allowed."""
    return options.flag("allow_rob") and MeldKind.GANG_ADDED in kinds_allowed(options)


def robbing_allowed(s: Situation) -> bool:
    """A win by robbing a kong needs a table that allows it."""
    return s.win.by is not By.KONG or may_rob(s.case.options)


_ROBBED_PUNG: Final = [reason for reason, _ in CHECKS].index("not-robbable")
_TABLE_CHECKS: Final[tuple[tuple[str, Check], ...]] = (
    *CHECKS[:_ROBBED_PUNG],
    ("not-robbable", robbing_allowed),
    *CHECKS[_ROBBED_PUNG:],
)


class TuiDaoHuTable(PushDown):
    """Everything as in 推倒胡 but the money multiplier and what the table forbids; no horses unless wanted."""

    id = "guangdong-tuidaohu-table"
    name = Text("推倒胡（桌面）", "Push-down, table play")
    summary = Text("推倒胡，桌主定番数和能做的操作", "push-down with a table multiplier and allowed operations")
    told_circumstances = ("after_kong", "after_kong_exposed_by", "heaven")
    told_tiles = (("horses", Text("马", "Horses")),)
    options = TABLE_OPTIONS
    reasons = TABLE_REASONS
    checks = _TABLE_CHECKS

    def meld_kinds(self, options: Options) -> frozenset[MeldKind]:
        return kinds_allowed(options)

    def stake(self, options: Options) -> tuple[Factor, ...]:
        multiplier = options.number("table_multiplier")
        return (Factor("×", multiplier, Text("桌面番数", "table multiplier"), Side.LIMIT),) if multiplier != 1 else ()

    # --- legality and words

    def may_kong(self, round_: Round, seat: int, kind: MeldKind, tile: Tile) -> bool:
        return kind in kinds_allowed(round_.options) and super().may_kong(round_, seat, kind, tile)

    def may_peng(self, round_: Round, seat: int, tile: Tile) -> bool:
        return MeldKind.PENG in kinds_allowed(round_.options)

    def may_rob(self, round_: Round, seat: int) -> bool:
        return may_rob(round_.options)

    def headline(self, options: Options) -> Text:
        multiplier = options.number("table_multiplier")
        return Text(f"{multiplier} 番 · 只能自摸", f"×{multiplier} · self-draw only")
