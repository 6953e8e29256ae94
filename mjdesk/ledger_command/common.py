"""What the commands of the ledger share: opening it, days and names as they are typed, numbers as they are told."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import date
from getpass import getuser
from typing import TYPE_CHECKING, Any

from mjdesk.engine.errors import BadInput

if TYPE_CHECKING:
    from mjdesk.ledger.book import Book


@contextmanager
def the_book() -> Iterator[Book]:
    """The ledger of the profile (or of MJDESK_DATABASE_URL), open."""
    from mjdesk.ledger.book import Book

    book = Book.open(who=who())
    try:
        yield book
    finally:
        book.close()


def who() -> str:
    """Who is at the keyboard, for the list of changes."""
    try:
        return getuser().encode("utf-8", "replace").decode()  # a name in another encoding: nobody fails over it
    except (KeyError, OSError):  # a user without a name
        return str(os.getuid()) if hasattr(os, "getuid") else ""


def day(text: str | None, where: str, default: int) -> int:
    """A day such as 2026-07-22, or a month 2026-07, as yyyymmdd; raises BadInput."""
    if text is None:
        return default
    try:
        if len(text) == 7:
            first = date.fromisoformat(f"{text}-01")
            return first.year * 10000 + first.month * 100 + (1 if where == "--since" else 31)
        found = date.fromisoformat(text)
    except ValueError:
        raise BadInput(f"{text!r}; expected a day such as 2026-07-22 or a month such as 2026-07", where) from None
    return found.year * 10000 + found.month * 100 + found.day


def signed(points: int) -> str:
    """Points as they are told: +12, −8, 0."""
    return f"+{points}" if points > 0 else f"−{-points}" if points < 0 else "0"


def cents(amount: int) -> str:
    """Money with its sign: +12.50."""
    return ("+" if amount > 0 else "−" if amount < 0 else "") + f"{abs(amount) // 100}.{abs(amount) % 100:02}"


def money(text: str, where: str) -> int:
    """Cents of an amount as it is typed, such as 12.50; raises BadInput."""
    whole, _, part = text.partition(".")
    if not (whole.isdecimal() and len(part) <= 2 and (part.isdecimal() or not part)) or len(whole) > 9:
        raise BadInput(f"{text!r}; expected an amount such as 12.50", where)
    return int(whole) * 100 + int((part + "00")[:2])


def as_json(value: Any) -> None:
    """Print JSON."""
    print(json.dumps(value, ensure_ascii=False, indent=1, default=str))


def table(rows: Sequence[Sequence[Any]]) -> None:
    """Print rows in columns; what is a number or has a sign stands at the right. Hanzi are two columns wide."""
    texts = [[str(cell) for cell in row] for row in rows]
    widths = [max(map(_width, column)) for column in zip(*texts, strict=True)] if texts else []
    for row in texts:
        cells = [
            " " * (width - _width(cell)) + cell if _is_number(cell) else cell + " " * (width - _width(cell))
            for cell, width in zip(row, widths, strict=True)
        ]
        print("  ".join(cells).rstrip())


def _is_number(cell: str) -> bool:
    return cell.lstrip("+−").replace(".", "").replace("%", "").isdecimal()


def _width(text: str) -> int:
    return sum(2 if ord(c) >= 0x1100 and c not in "−…·" else 1 for c in text)
