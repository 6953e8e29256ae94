"""What the system `macheng` consists of, in words: options, patterns and reasons in Chinese and English."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ..options import Option
from ..text import Text
from . import predicates
from . import red_dragon_options as family
from . import red_dragon_texts as texts
from .macheng_gold import BAO, FENG, YUAN
from .values import Pattern

_GOLD: Final = Text("金", "Gold")
_FANS: Final = tuple(Text("不限", "none") if n == 0 else Text(f"{n} 番", f"{n} fan") for n in range(6))


def _gold_switch(option_id: str, zh: str, en: str, help_zh: str, help_en: str) -> Option:
    return Option(option_id, "bool", True, Text(zh, en), Text(help_zh, help_en), _GOLD, source=family.BOTH)


OPTIONS: Final = (
    replace(
        family.OPEN_FAN,
        help=Text("吃碰杠开了口算几番", "How many fan chi, peng and exposed kongs give"),
        source=family.BOTH,
    ),
    replace(
        family.CAP,
        default=64,
        name=Text("银顶", "Silver cap"),
        values=(32, 64, 128, 0),
        labels=(*(Text(str(n), str(n)) for n in (32, 64, 128)), Text("不封", "none")),
        source=family.PAGE,
    ),
    replace(
        family.JINDING,
        default=80,
        help=Text("三家都到银顶时，每家改付多少", "What each pays when all three reach the silver cap"),
        values=(40, 80, 160, 0),
        labels=(*(Text(str(n), str(n)) for n in (40, 80, 160)), Text("不要", "none")),
        source=family.PAGE,
    ),
    Option(
        "closed_penalty",
        "bool",
        True,
        Text("闭口加倍", "Closed seats pay more"),
        Text(
            "金顶时没开口的，一家付两倍，两家各三倍，三家各四倍",
            "At the gold cap one closed seat pays twice, two three times, three four times",
        ),
        family.SCORE,
        source=family.BOTH,
    ),
    Option(
        "min_fan_small",
        "int",
        3,
        Text("小胡起胡", "Minimum, small wins"),
        Text("两家的番加起来至少要这么多", "The fan of winner and loser together must reach this"),
        family.SCORE,
        tuple(range(6)),
        _FANS,
        source=family.PAGE,
    ),
    Option(
        "min_fan_big",
        "int",
        2,
        Text("大胡起胡", "Minimum, big wins"),
        Text("第一样大胡不算，其余的番至少要这么多", "The same, the first big pattern not counted"),
        family.SCORE,
        tuple(range(6)),
        _FANS,
        source=family.PAGE,
    ),
    Option(
        "zhong_flip_pizi",
        "enum",
        "none",
        Text("翻出红中", "Red dragon turned up"),
        Text("翻出红中时什么是皮子", "What the skin is then"),
        family.SPECIAL,
        ("none", "white"),
        (Text("没有皮子", "none"), Text("白板", "white dragon")),
        source=family.BOTH,
    ),
    _gold_switch("gold_feng", "风金", "Honour gold", "赖子是字牌，翻倍", "The wild tile is an honour"),
    _gold_switch(
        "gold_yuan", "原金", "Same gold", "赖子和上一局一样，翻倍", "The wild tile is that of the round before"
    ),
    _gold_switch("gold_bao", "豹金", "Dice gold", "开牌两个骰子一样，翻倍", "Both dice show the same"),
    Option(
        "gold_mode",
        "enum",
        "cun",
        Text("几样金", "Several golds"),
        Text("一局有几样金怎么算", "What happens when a round has several"),
        _GOLD,
        ("cun", "single", "stack"),
        (Text("用一样，其余存着", "one, keep the rest"), Text("只算一样", "one only"), Text("都翻倍", "all double")),
        source=family.BOTH,
    ),
    Option(
        "cun_exhausted",
        "enum",
        "lapse",
        Text("荒庄的金", "Gold of a drawn round"),
        Text("荒庄那局的金存不存", "Whether a round nobody wins keeps its own gold"),
        _GOLD,
        ("lapse", "keep"),
        (Text("作废", "lost"), Text("存着", "kept")),
        source=family.PRACTICE,
    ),
    replace(family.PASSED_WIN, source=family.PRACTICE),
    replace(family.WIN_ORDER, default="discarder", source=family.PRACTICE),
)

_FAN: Final = Text("1 番", "1 fan")


def _big(pattern: Pattern) -> Pattern:
    return replace(pattern, value=Text("大胡 1 番", "big, 1 fan"))


#: each big pattern with its predicate, in the order of the rules page; all that hold count
BIG_PATTERNS: Final = (
    (_big(texts.PENG_PENG_HU), predicates.all_triplets),
    (_big(texts.QING_YI_SE), predicates.one_suit),
    (_big(texts.JIANG_YI_SE), predicates.all_jiang),
    (_big(texts.FENG_YI_SE), predicates.all_honours),
)
PING_HU: Final = replace(texts.PING_HU, name=Text("小胡", "small win"), value=Text("0 番", "0 fan"))
GANG_SHANG_KAI_HUA: Final = replace(
    texts.GANG_SHANG_KAI_HUA,
    help=Text(
        "开杠补的那张自摸，哪种杠都算；小胡可以有几张赖子，还是要二五八将",
        "won with the replacement of any kong; lifts the limit of wild tiles, not the 2/5/8 pair",
    ),
    value=_FAN,
    big=False,
)
YING_HU: Final = replace(texts.YING_HU, value=_FAN)
HAI_DI_LAO: Final = replace(
    texts.HAI_DI_LAO,
    help=Text("最后四张里自摸；不加番，也不算大胡", "drawn among the last four tiles; no fan and not big"),
    value=Text("0 番", "0 fan"),
    big=False,
)

_DOUBLES: Final = Text("×2", "×2")
GOLD_PATTERNS: Final = (
    Pattern(
        FENG,
        Text("风金", "honour gold"),
        Text("赖子是字牌，封顶以后再翻倍", "the wild tile is an honour; doubles after the caps"),
        _DOUBLES,
    ),
    Pattern(
        YUAN,
        Text("原金", "same gold"),
        Text("赖子和上一局一样，封顶以后再翻倍", "the wild tile is that of the round before; doubles after the caps"),
        _DOUBLES,
    ),
    Pattern(
        BAO,
        Text("豹金", "dice gold"),
        Text("两个骰子一样，封顶以后再翻倍", "both dice show the same; doubles after the caps"),
        _DOUBLES,
    ),
)

PATTERNS: Final = (
    PING_HU,
    *(pattern for pattern, _ in BIG_PATTERNS),
    GANG_SHANG_KAI_HUA,
    YING_HU,
    HAI_DI_LAO,
    *GOLD_PATTERNS,
)

REASONS: Final = texts.reasons(
    (
        "one-winner-only",
        "wrong-count",
        "bad-meld",
        "not-robbable",
        "special-tile",
        "bad-circumstance",
        "special-tile-in-hand",
        "passed-win",
        "not-open",
        "no-shape",
        "pair-not-258",
        "too-many-wild",
        "below-minimum",
    ),
    below_minimum=Text("番数没到起胡", "too few fan to start with"),
)
