"""Patterns and reasons that the red-dragon-kong systems share, in Chinese and English.

They have the words of `wuhan`; a sister that differs takes them with `dataclasses.replace`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ..text import Text
from .values import Pattern, Reason

BIG: Final = Text("大胡", "big")


def _big(pattern_id: str, zh: str, en: str, help_zh: str, help_en: str) -> Pattern:
    return Pattern(pattern_id, Text(zh, en), Text(help_zh, help_en), BIG, big=True)


PENG_PENG_HU: Final = _big(
    "peng-peng-hu",
    "碰碰胡",
    "all triplets",
    "四副刻子或杠，没有吃牌，将不限",
    "four triplets or kongs, no run, any pair",
)
QING_YI_SE: Final = _big(
    "qing-yi-se",
    "清一色",
    "one suit",
    "牌和吃碰杠全是一门花色，要成牌，将不限",
    "sets and pair all of one suit, any pair",
)
JIANG_YI_SE: Final = _big(
    "jiang-yi-se", "将一色", "all 2, 5, 8", "全是二、五、八，乱将也算", "nothing but suited 2, 5 and 8; no sets needed"
)
FENG_YI_SE: Final = _big(
    "feng-yi-se", "风一色", "all honours", "全是字牌，乱风也算", "nothing but honours; no sets needed"
)
QUAN_QIU_REN: Final = _big(
    "quan-qiu-ren",
    "全求人",
    "all from others",
    "四口都开了，手里单钓一张，胡别人打的；要二五八将",
    "four openings, the pair from a discard; needs a 2/5/8 pair",
)
GANG_SHANG_KAI_HUA: Final = _big(
    "gang-shang-kai-hua",
    "杠上花",
    "kong replacement",
    "开杠补的那张自摸，红中、皮子、赖子杠也算；要二五八将",
    "won with the replacement of any kong; needs a 2/5/8 pair",
)
QIANG_GANG_HU: Final = _big(
    "qiang-gang-hu",
    "抢杠",
    "robbed kong",
    "胡别人补杠的那张；要二五八将",
    "won on the tile another adds to a pung; needs a 2/5/8 pair",
)
HAI_DI_LAO: Final = _big(
    "hai-di-lao",
    "海底捞",
    "last tile",
    "最后四张里自摸；要二五八将",
    "drawn among the last four tiles; needs a 2/5/8 pair",
)

PING_HU: Final = Pattern(
    "ping-hu",
    Text("屁胡", "small win"),
    Text("没有一样大胡；要二五八将，最多一张赖子", "no big pattern; needs a 2/5/8 pair, at most one wild tile"),
    Text("底 1", "base 1"),
)
YING_HU: Final = Pattern(
    "ying-hu",
    Text("硬胡", "hard"),
    Text("没有赖子，或者赖子都当本身用", "no wild tile, or every wild tile stands for itself"),
    Text("×2", "×2"),
)


_REASONS: Final = {
    reason: Text(zh, en)
    for reason, zh, en in (
        ("one-winner-only", "一炮单响，只能一家胡", "only one seat may win"),
        ("wrong-count", "手牌张数不对，大相公或小相公", "the number of concealed tiles is wrong"),
        ("bad-meld", "有一副吃碰杠不合规矩", "a meld does not fit its type"),
        (
            "special-tile",
            "红中、皮子、赖子打出来就是杠，不能胡别人的，也不能当普通牌打",
            "red dragons, skins and wild tiles are only laid as kongs: never won on, never discarded",
        ),
        ("not-robbable", "杠不能抢", "a kong cannot be robbed"),
        ("bad-circumstance", "这张牌不可能这样来", "the winning tile cannot have come this way"),
        (
            "special-tile-in-hand",
            "手里还有红中或皮子，要先杠出去",
            "a red dragon or a skin is still in the hand",
        ),
        (
            "passed-win",
            "这张牌刚放过，自己摸牌以前不能再胡",
            "this tile was let go; it may not be won on before the next draw",
        ),
        ("not-open", "还没有开口", "the hand has no opening"),
        ("no-shape", "没有成牌", "the tiles make no winning shape"),
        ("pair-not-258", "小胡要二五八做将", "the pair must be a suited 2, 5 or 8"),
        ("too-many-wild", "小胡最多留一张赖子", "a small win may hold one wild tile at most"),
        ("below-minimum", "没到起胡的分数", "no seat owes the minimum"),
    )
}


def reasons(ids: Iterable[str], **other_words: Text) -> tuple[Reason, ...]:
    """The reasons with these ids in this order; ``other_words`` has an underscore for each hyphen of an id."""
    return tuple(Reason(each, other_words.get(each.replace("-", "_"), _REASONS[each])) for each in ids)
