"""What the system `wuhan` consists of, in words: options, patterns and reasons in Chinese and English."""

from __future__ import annotations

from typing import Final

from ..options import Option
from ..text import Text
from . import predicates
from .red_dragon_options import (
    BAO_THIRD_OPEN,
    BOTH,
    CAP,
    JINDING,
    LAIZI_GANG_FACTOR,
    MIN_POINTS,
    NEXT_DEALER,
    OPEN_FAN,
    PASSED_WIN,
    PAYERS,
    QUANQIUREN_BAO,
    SPECIAL,
    WIN_ORDER,
)
from .red_dragon_texts import (
    FENG_YI_SE,
    GANG_SHANG_KAI_HUA,
    HAI_DI_LAO,
    JIANG_YI_SE,
    PENG_PENG_HU,
    PING_HU,
    QIANG_GANG_HU,
    QING_YI_SE,
    QUAN_QIU_REN,
    YING_HU,
    reasons,
)

OPTIONS: Final = (
    OPEN_FAN,
    CAP,
    JINDING,
    LAIZI_GANG_FACTOR,
    MIN_POINTS,
    Option(
        "pizi_mode",
        "enum",
        "two",
        Text("皮子", "Skins"),
        Text("翻牌和它前一张", "The tile turned up and the one before it"),
        SPECIAL,
        ("two", "one", "none"),
        (Text("两张", "two"), Text("一张", "one"), Text("不要", "none")),
        tiles=((3, 4), (4,), ()),  # 五万 turned up
        source=BOTH,
    ),
    QUANQIUREN_BAO,
    BAO_THIRD_OPEN,
    Option(
        "zimo_on_gangkai_haidi",
        "bool",
        True,
        Text("杠开、海底再算自摸", "Self-draw on kong and last-tile wins"),
        Text("自摸再翻一番", "These wins also double as self-drawn"),
        PAYERS,
        source=BOTH,
    ),
    PASSED_WIN,
    WIN_ORDER,
    NEXT_DEALER,
)

#: each big pattern with its predicate, in the order of the rules page; all that hold count
BIG_PATTERNS: Final = (
    (PENG_PENG_HU, predicates.all_triplets),
    (QING_YI_SE, predicates.one_suit),
    (JIANG_YI_SE, predicates.all_jiang),
    (FENG_YI_SE, predicates.all_honours),
    (QUAN_QIU_REN, predicates.four_openings_by_discard),
    (GANG_SHANG_KAI_HUA, predicates.after_kong),
    (QIANG_GANG_HU, predicates.robbed_kong),
    (HAI_DI_LAO, predicates.last_tile),
)

PATTERNS: Final = (PING_HU, *(pattern for pattern, _ in BIG_PATTERNS), YING_HU)

REASONS: Final = reasons(
    (
        "one-winner-only",
        "wrong-count",
        "bad-meld",
        "special-tile",
        "bad-circumstance",
        "special-tile-in-hand",
        "passed-win",
        "not-open",
        "no-shape",
        "pair-not-258",
        "too-many-wild",
        "below-minimum",
    )
)
