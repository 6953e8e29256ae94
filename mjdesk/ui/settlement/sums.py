"""The arithmetic that the sheet shows: only what really leads to the amount is shown as a sum."""

from __future__ import annotations

from collections.abc import Iterable

from mjdesk.engine.settlement import Factor
from mjdesk.ui.models import TransferLine, WinnerHand


def worked_out(factors: Iterable[Factor]) -> int:
    """The value that the steps of factors lead to, one after the other: start, plus, times, set to, at most."""
    value = 0
    for factor in factors:
        match factor.sign:
            case "" | "=":
                value = factor.value
            case "+":
                value += factor.value
            case "×":
                value *= factor.value
            case "≤":
                value = min(value, factor.value)
    return value


def formula(win: WinnerHand, line: TransferLine) -> str:
    """Such as ``16 × 8``; empty where the amount is no product of the winner's and the payer's factors.

    What limits the amount afterwards (a cap) is told by its own chip.
    """
    times = [factor.value for factor in line.factors if factor.sign == "×"]
    if any(factor.sign == "+" for factor in line.factors):
        return ""
    product = worked_out(win.shared)
    for value in times:
        product *= value
    limited = bool(times) and any(factor.sign in ("≤", "=") for factor in line.factors)
    if product != line.points and not limited:
        return ""
    own = product // worked_out(win.shared) if worked_out(win.shared) else 1
    return f"{worked_out(win.shared):,} × {own:,}"
