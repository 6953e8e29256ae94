"""One function an event: how it changes the table. Each is given a fresh copy of the round to change."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..events import (
    Claim,
    Deal,
    Declare,
    Discard,
    Draw,
    Exchange,
    Exhausted,
    Flee,
    Flower,
    Gang,
    Indicator,
    Look,
    Passed,
    Reveal,
    Settle,
    Turned,
    Win,
)
from .checks import agree, place_of_peng, require, require_action, require_of_set
from .deal import on_deal, on_draw, on_indicator
from .ending import on_exhausted, on_flee, on_settle, on_turned
from .flower import on_flower
from .props import on_exchange, on_look
from .turns import forget_passes, leave_question, on_claim, on_declare, on_discard, on_gang, on_passed
from .wins import on_reveal, on_win

__all__ = [
    "ON",
    "agree",
    "forget_passes",
    "leave_question",
    "on_discard",
    "on_draw",
    "on_exhausted",
    "on_gang",
    "on_indicator",
    "on_passed",
    "on_settle",
    "on_win",
    "place_of_peng",
    "require",
    "require_action",
    "require_of_set",
]

ON: dict[type[Any], Callable[[Any, Any], None]] = {
    Deal: on_deal,
    Indicator: on_indicator,
    Draw: on_draw,
    Discard: on_discard,
    Claim: on_claim,
    Gang: on_gang,
    Declare: on_declare,
    Passed: on_passed,
    Win: on_win,
    Reveal: on_reveal,
    Flower: on_flower,
    Turned: on_turned,
    Flee: on_flee,
    Exchange: on_exchange,
    Look: on_look,
    Exhausted: on_exhausted,
    Settle: on_settle,
}
