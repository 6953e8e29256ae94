"""The list of rule systems at the side of a sheet: each with its short name and a tile of its own."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from types import MappingProxyType
from typing import Final

from mjdesk.engine.rules.base import RuleSystem
from mjdesk.engine.rules.registry import SYSTEMS
from mjdesk.engine.text import Text
from mjdesk.engine.tiles import EAST, GREEN, NORTH, RED, WHITE, Tile
from mjdesk.ui.i18n import say
from mjdesk.ui.rail import Item, Rail

#: a tile for each system, so that one finds it again by its picture
EMBLEMS: Final = MappingProxyType(
    {
        "wuhan": RED,
        "jingzhou-hongzhong": GREEN,
        "jingzhou-huangjin": 9,
        "macheng": EAST,
        "huangshi": 16,
        "changsha": 10,
        "guangdong-jipinghu": 18,
        "guangdong-tuidaohu": 25,
        "guangdong-tuidaohu-table": 24,
        "guangdong-xinzhang": 4,
        "guangdong-zhuama": NORTH,
        "qionghu": WHITE,
        "paohuzi": 43,
    }
)
#: tiles of systems that have none above, in the order of the registry
_SPARE: Final[tuple[Tile, ...]] = (13, 22, 28, 2, 8, 11, 20, 29)
#: names for a list of systems, shorter than those for a title; others go by their name
_SHORT: Final = MappingProxyType(
    {
        "wuhan": Text("武汉", "Wuhan"),
        "jingzhou-hongzhong": Text("荆州红中", "Jingzhou, red"),
        "jingzhou-huangjin": Text("荆州黄金", "Jingzhou, gold"),
        "macheng": Text("麻城", "Macheng"),
        "huangshi": Text("黄石", "Huangshi"),
        "changsha": Text("长沙", "Changsha"),
        "guangdong-jipinghu": Text("鸡平胡", "Chicken and flat"),
        "guangdong-tuidaohu": Text("推倒胡", "Push-down"),
        "guangdong-tuidaohu-table": Text("推倒胡桌面", "Push-down table"),
        "guangdong-xinzhang": Text("新麻将", "New Guangdong"),
        "guangdong-zhuama": Text("抓马", "Drawn horses"),
        "qionghu": Text("穷胡", "Qionghu"),
        "paohuzi": Text("跑胡子", "Paohuzi"),
    }
)


def short_name(system: RuleSystem) -> Text:
    """The name of a system in a list."""
    return _SHORT.get(system.id, system.name)


def emblem(rules_id: str) -> Tile:
    """The tile that stands for a system."""
    if rules_id in EMBLEMS:
        return EMBLEMS[rules_id]
    unnamed = [known for known in SYSTEMS if known not in EMBLEMS]
    return _SPARE[unnamed.index(rules_id) % len(_SPARE)]


class RuleRail(Rail):
    """All rule systems, one of them chosen."""

    def __init__(self, systems: Sequence[RuleSystem], current: str) -> None:
        super().__init__("rules")
        items = [
            Item(system.id, partial(say, short_name(system)), partial(say, system.summary), emblem(system.id))
            for system in systems
        ]
        self.show_items(items, current)
