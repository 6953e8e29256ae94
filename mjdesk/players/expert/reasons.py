"""Why an action is worth what it is, in a few words."""

from __future__ import annotations

from typing import Final

from ...engine.rules.values import Aim
from ...engine.text import Text
from .path import Path

_ROUTES: Final[dict[Aim | None, Text]] = {
    None: Text("四面子一对", "for four groups and a pair"),
    Aim.TRIPLETS: Text("做碰碰胡", "for all triplets"),
    Aim.ONE_SUIT: Text("做清一色", "for one suit"),
    Aim.MIXED_SUIT: Text("做混一色", "for one suit and honours"),
    Aim.PAIRS: Text("做七对", "for seven pairs"),
    Aim.ALL_258: Text("做将一色", "for 2, 5 and 8 alone"),
    Aim.ALL_HONOURS: Text("做风一色", "for honours alone"),
    Aim.ORPHANS: Text("做十三幺", "for thirteen orphans"),
    Aim.NO_WILD: Text("做硬胡", "for a win without wild tiles"),
    Aim.ONE_TRIPLET: Text("留刻子", "for a hand with a triplet"),
}
BINDING: Final = Text("喂了可能要包", "feeding it may mean paying for all")
_CLOSED: Final = Text("不开门", "kept closed")
_NO_WAY: Final = Text("没有胡的路", "no way to a win is seen")


def reasons(path: Path | None) -> tuple[Text, ...]:
    """The route that a hand is on."""
    if path is None:
        return (_NO_WAY,)
    named = _ROUTES[path.route.aim]
    return (named,) if path.opened else (named, _CLOSED)
