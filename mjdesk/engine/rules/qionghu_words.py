"""What the window says of a round of `qionghu`: headline, plates, answers, the bao, waits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..actions import Action, Kind
from ..case import By
from ..options import Options
from ..phase import Step
from ..text import Text
from ..tiles import Tile
from .qionghu_bao import Bao
from .qionghu_checks import TING as DECLARED
from .qionghu_texts import BAO, BAO_FITS, OLD_BAO, OPTIONS, PATTERNS, TING, WITH_BAO
from .values import SeatNote

if TYPE_CHECKING:
    from ..view import View


def headline(options: Options) -> Text:
    """Base, cap and who pays a discard: what people ask first."""
    cap = options.number("cap")
    pays = next(o for o in OPTIONS if o.id == "dianpao").label(options["dianpao"])
    zh = [f"底 {options.number('base')}", f"封顶 {cap} 倍" if cap else "不封顶", pays.zh]
    en = [f"base {options.number('base')}", f"cap {cap} × base" if cap else "no cap", pays.en]
    return Text(" · ".join(zh), " · ".join(en))


def seat_note(view: View, seat: int) -> SeatNote:
    """Whether the seat has declared, else whether it is open."""
    state = view.seats[seat]
    if DECLARED in state.declared:
        return SeatNote(TING, True, declared=True)
    opened = any(meld.is_opening for meld in state.melds)
    return SeatNote(Text("开门", "open") if opened else Text("没开门", "closed"), opened)


def action_label(view: View, action: Action) -> Text | None:
    """听, and a win with the bao."""
    if action.kind is Kind.DECLARE:
        return TING
    offered = action.kind is Kind.WIN and action.what == By.DRAW and not _is_own_turn(view)
    return WITH_BAO if offered else None


def question_title(view: View) -> Text | None:
    """That the bao fits."""
    offered = any(a.kind is Kind.WIN and a.what == By.DRAW for a in view.actions)
    return BAO_FITS if offered and not _is_own_turn(view) else None


def shown(view: View) -> tuple[tuple[Text, tuple[Tile, ...], str], ...]:
    """The bao and those before it."""
    now = view.memory
    assert isinstance(now, Bao)
    found = () if now.tile is None else ((BAO, (now.tile,), "wild"),)
    return (*found, (OLD_BAO, now.old, "plain")) if now.old else found


def wait_label(patterns: tuple[str, ...]) -> tuple[Text, bool]:
    """The one pattern that matters most."""
    names = {pattern.id: pattern.name for pattern in PATTERNS}
    for pattern_id in ("chong-bao", "mo-bao", "peng-peng-hu", "jia"):
        if pattern_id in patterns:
            return names[pattern_id], True
    return names["ping-hu"], False


def _is_own_turn(view: View) -> bool:
    """Whether the seat is at its own turn, where a win by draw is one with the tile drawn."""
    return view.phase.step is Step.TURN and view.phase.seat == view.seat
