"""What the system `jingzhou-hongzhong` consists of, in words: options, patterns and reasons in Chinese and English."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ..options import Option
from ..text import Text
from . import predicates
from . import red_dragon_options as family
from . import red_dragon_texts as texts
from .values import Pattern

OPTIONS: Final = (
    replace(family.OPEN_FAN, source=family.BOTH),
    Option(
        "qidui",
        "bool",
        True,
        Text("七对", "Seven pairs"),
        Text("不开口也能胡七对", "Seven pairs win without an opening"),
        family.SCORE,
        source=family.BOTH,
    ),
    replace(
        family.CAP,
        default=300,
        values=(200, 300, 500, 0),
        labels=(*(Text(str(n), str(n)) for n in (200, 300, 500)), Text("不封", "none")),
        source=family.PAGE,
    ),
    replace(
        family.JINDING,
        default=400,
        help=Text("两家都到封顶时，每家改付多少", "What each pays when both reach the cap"),
        values=(300, 400, 600, 0),
        labels=(*(Text(str(n), str(n)) for n in (300, 400, 600)), Text("不要", "none")),
        source=family.PAGE,
    ),
    Option(
        "jiang_feng_jinding",
        "bool",
        True,
        Text("将、风直接金顶", "All 258 or honours at the gold cap"),
        Text("将一色、风一色不算分，每家直接付金顶", "These hands make each loser pay the gold cap at once"),
        family.SCORE,
        source=family.PAGE,
    ),
    replace(family.LAIZI_GANG_FACTOR, default=4, source=family.BOTH),
    Option(
        "zimo_add",
        "enum",
        "each",
        Text("自摸、点炮加 10", "+10 for self-draw and discard"),
        Text("几样大胡叠在一起时加几次", "How often it is added when several big patterns meet"),
        family.SCORE,
        ("each", "once"),
        (Text("每样加", "each pattern"), Text("只加一次", "once")),
        source=family.BOTH,
    ),
    replace(
        family.MIN_POINTS,
        default=8,
        values=(0, 4, 8, 16),
        labels=(Text("不限", "none"), *(Text(f"{n} 个牌", str(n)) for n in (4, 8, 16))),
        source=family.PAGE,
    ),
    Option(
        "qianggang_basis",
        "enum",
        "gang_out",
        Text("抢杠怎么算", "Robbed kong"),
        Text(
            "杠进杠出：当作被抢的人杠开了，照他该收的付出去",
            "In and out: the robbed seat pays what it would have got for winning with its kong",
        ),
        family.PAYERS,
        ("gang_out", "own"),
        (Text("杠进杠出", "in and out"), Text("算抢的人的牌", "the robber's hand")),
        source=family.BOTH,
    ),
    replace(family.QUANQIUREN_BAO, default="not_ting"),
    replace(family.BAO_THIRD_OPEN, default="qing_feng", source=family.PAGE),
    replace(family.PASSED_WIN, source=family.PRACTICE),
    replace(family.WIN_ORDER, source=family.PRACTICE),
    replace(family.NEXT_DEALER, default="winner", source=family.PRACTICE),
)

_TEN: Final = Text("10", "10")
_TEN_BOTH: Final = Text("10，自摸、点炮 +10", "10, +10 for self-draw and discard")


def _worth(pattern: Pattern, value: Text) -> Pattern:
    return replace(pattern, value=value)


QI_DUI: Final = Pattern(
    "qi-dui",
    Text("七对", "seven pairs"),
    Text("七个对子，四张一样算两对，不用开口", "seven pairs, four alike are two; no opening needed"),
    _TEN_BOTH,
    big=True,
)
GANG_SHANG_KAI_HUA: Final = replace(
    texts.GANG_SHANG_KAI_HUA,
    name=Text("杠开", "kong replacement"),
    help=Text(
        "开杠补的那张自摸，红中杠、赖子杠也算；要二五八将",
        "won with the replacement of any kong; needs a 2/5/8 pair",
    ),
    value=_TEN,
)
QUAN_QIU_REN: Final = _worth(texts.QUAN_QIU_REN, Text("10，点炮 +10", "10, +10 for the discarder"))
QIANG_GANG_HU: Final = _worth(texts.QIANG_GANG_HU, _TEN)

#: each big pattern with its predicate, in the order of the rules page; all that hold count
BIG_PATTERNS: Final = (
    (_worth(texts.PENG_PENG_HU, _TEN_BOTH), predicates.all_triplets),
    (
        replace(
            texts.QING_YI_SE,
            help=Text(
                "牌和吃碰杠全是筒或全是条，要成牌或七对，将不限",
                "sets and pair, or seven pairs, all of one suit; any pair",
            ),
            value=_TEN_BOTH,
        ),
        predicates.one_suit_or_pairs,
    ),
    (_worth(texts.JIANG_YI_SE, _TEN_BOTH), predicates.all_jiang),
    (_worth(texts.FENG_YI_SE, _TEN_BOTH), predicates.all_honours),
    (QI_DUI, predicates.seven_pairs),
    (GANG_SHANG_KAI_HUA, predicates.after_kong),
    (QUAN_QIU_REN, predicates.four_openings_by_discard),
    (QIANG_GANG_HU, predicates.robbed_kong),
)
PING_HU: Final = _worth(texts.PING_HU, Text("1，自摸、放冲、庄家 ×2", "1, ×2 for self-draw, discard and dealer"))
YING_HU: Final = texts.YING_HU

PATTERNS: Final = (PING_HU, *(pattern for pattern, _ in BIG_PATTERNS), YING_HU)

REASONS: Final = texts.reasons(
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
    ),
    special_tile=Text(
        "别人打出的红中、赖子不能胡",
        "red dragons and wild tiles that others throw or lay are never won on",
    ),
    special_tile_in_hand=Text("手里还有红中，要先杠出去或打掉", "a red dragon is still in the hand"),
    not_open=Text("还没有开口，也不是七对", "the hand has no opening and is not seven pairs"),
)
