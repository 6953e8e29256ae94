"""Who pays a win of 鸡平胡 or 新麻将 (pages §7): the discarder, the robbed seat, the liable seat or all three."""

from __future__ import annotations

from ..case import By
from ..settlement import Factor, Side, Transfer
from .checks import Situation
from .guangdong_fan import Score
from .guangdong_liability import Liable
from .guangdong_room import explained, note, room_factors

_DISCARDER = note("点炮，一家付", "discarder, pays alone", Side.PAYER)
_ROBBED = note("被抢杠，包三家", "robbed kong: pays for all")


def pay_win(s: Situation, score: Score, liable: Liable | None) -> list[Transfer]:
    """The transfers of one win; ``liable`` pays a self-drawn one alone."""
    if s.win.by is By.DISCARD:
        assert s.win.source is not None
        return [explained(s.win.source, s.win.seat, _why(s, score, by_payer=(_DISCARDER,)))]
    payer: int | None = None
    notes: tuple[Factor, ...] = ()
    if s.win.by is By.KONG:
        payer, notes = s.win.source, (_ROBBED,)
    elif liable is not None:
        payer, notes = liable.seat, (note(liable.why.zh, liable.why.en),)
    losers = [seat for seat in range(s.case.players) if seat != s.win.seat]
    why = _why(s, score, notes=notes)
    return [explained(loser if payer is None else payer, s.win.seat, why, owed_by=loser) for loser in losers]


def _why(
    s: Situation, score: Score, by_payer: tuple[Factor, ...] = (), notes: tuple[Factor, ...] = ()
) -> tuple[Factor, ...]:
    """The fan of the winner, what the payer did, then caps, points, room factor and notes."""
    own = [factor for factor in score.why if factor.side is Side.WINNER]
    limits = [factor for factor in score.why if factor.side is Side.LIMIT]
    return (*own, *by_payer, *limits, *room_factors(s.case.options), *notes)
