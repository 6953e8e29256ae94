"""Amounts of money as they are typed and shown."""

from __future__ import annotations

from typing import Final

from mjdesk.engine.errors import BadInput
from mjdesk.engine.text import Text

_AMOUNT: Final = Text("金额看不懂，例如 12.50", "the amount cannot be read; such as 12.50")


def cents(text: str, *, zero: bool = False) -> int:
    """Cents of an amount as it is typed; raises BadInput. ``zero``: 0, or nothing at all, is an amount too."""
    clean = text.strip().replace("，", ".").replace(",", ".")
    if zero and not clean:
        return 0
    try:
        number = round(float(clean) * 100)
    except (ValueError, OverflowError):
        raise BadInput("no amount", text=_AMOUNT) from None
    if not (0 if zero else 1) <= number < 10**10:
        raise BadInput("no amount", text=_AMOUNT)
    return number


def money_text(amount: int) -> str:
    """Cents as an amount, such as 1,012.50."""
    return f"{amount / 100:,.2f}"
