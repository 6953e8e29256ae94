"""The rule systems by id. A duplicate id stops the program at import."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ..errors import BadInput
from ..paohuzi.system import Paohuzi
from ..text import Text
from .base import RuleSystem
from .changsha import Changsha
from .guangdong_jipinghu import JiPingHu
from .guangdong_tuidaohu import TuiDaoHu
from .guangdong_tuidaohu_table import TuiDaoHuTable
from .guangdong_xinzhang import XinZhang
from .guangdong_zhuama import ZhuaMa
from .huangshi import Huangshi
from .jingzhou_hongzhong import JingzhouHongzhong
from .jingzhou_huangjin import JingzhouHuangjin
from .macheng import Macheng
from .qionghu import Qionghu
from .wuhan import Wuhan


def _by_id(systems: Iterable[RuleSystem]) -> dict[str, RuleSystem]:
    registry: dict[str, RuleSystem] = {}
    for system in systems:
        assert system.id not in registry, f"two rule systems have the id {system.id}"
        registry[system.id] = system
    return registry


SYSTEMS: Final = _by_id(
    [
        Wuhan(),
        Macheng(),
        JingzhouHongzhong(),
        JingzhouHuangjin(),
        Huangshi(),
        JiPingHu(),
        XinZhang(),
        TuiDaoHu(),
        TuiDaoHuTable(),
        ZhuaMa(),
        Qionghu(),
        Changsha(),
        Paohuzi(),
    ]
)


def rule_system(rules_id: str) -> RuleSystem:
    """The rule system of an id; raises BadInput naming those that exist."""
    if rules_id not in SYSTEMS:
        what = f"no rule system {rules_id!r}; expected one of {', '.join(SYSTEMS)}"
        raise BadInput(what, "rules", Text(f"没有“{rules_id}”这套规则；有 {'、'.join(SYSTEMS)}", what))
    return SYSTEMS[rules_id]
