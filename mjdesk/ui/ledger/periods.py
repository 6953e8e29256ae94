"""Periods that figures are looked at in, and the systems they may be narrowed to."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtWidgets import QWidget

from mjdesk.engine.rules.registry import SYSTEMS
from mjdesk.ui.i18n import say, tr
from mjdesk.ui.widgets import Dropdown, Pills
from mjdesk.ui.widgets.base import named

MONTH, HALF_YEAR, ALL = range(3)


def since_of(today: int, period: int) -> int:
    """The first day of a period that ends today (yyyymmdd), whole months."""
    if period == ALL:
        return 0
    year, month = today // 10000, today // 100 % 100
    month -= 0 if period == MONTH else 5
    year, month = (year - 1, month + 12) if month < 1 else (year, month)
    return year * 10000 + month * 100 + 1


def period_pills(parent: QWidget, place: int = HALF_YEAR) -> Pills:
    """The choice of a period."""
    labels = (lambda: tr("This month"), lambda: tr("Half a year"), lambda: tr("Always"))
    pills = Pills(labels, place, parent, "period")
    named(pills, lambda: tr("Period"))
    return pills


RULES: tuple[str, ...] = ("", *SYSTEMS)


def rules_choice(parent: QWidget) -> Dropdown:
    """The choice of one system, or all; its ``place`` is that in `RULES`."""
    labels: list[Callable[[], str]] = [lambda: tr("All systems"), *(partial(say, s.name) for s in SYSTEMS.values())]
    made = Dropdown(labels, 0, parent, name="rules-choice", framed=True)
    named(made, lambda: tr("System"))
    return made


def system_name(rules: str) -> str:
    """The name of a system that may be of another program's."""
    return say(SYSTEMS[rules].name) if rules in SYSTEMS else rules


def short_day(day: int) -> str:
    """A day of the year, such as 7/22."""
    return f"{day // 100 % 100}/{day % 100}"


def day_name(day: int) -> str:
    """A day, such as 2026-07-22."""
    return f"{day // 10000:04}-{day // 100 % 100:02}-{day % 100:02}"
