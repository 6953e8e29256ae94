"""What the system `wuhan` consists of, in words: options, patterns and reasons in Chinese and English."""

from __future__ import annotations

from typing import Final

from ..options import Option
from ..text import Text
from . import predicates
from .base import Pattern, Reason

_SCORE: Final = Text("番和分", "Fan and points")
_SPECIAL: Final = Text("赖子和皮子", "Wild tiles and skins")
_PAYERS: Final = Text("谁来付", "Who pays")
_FLOW: Final = Text("胡牌和坐庄", "Winning and dealing")

_PAGE: Final = "source"
_BOTH: Final = "source; practice"
_PRACTICE: Final = "practice"

OPTIONS: Final = (
    Option(
        "open_fan",
        "enum",
        "once",
        Text("开口", "Opening"),
        Text("吃碰杠开了口怎么翻番", "How chi, peng and exposed kongs double"),
        _SCORE,
        ("once", "each"),
        (Text("开口番", "once"), Text("口口番", "each time")),
        source=_PAGE,
    ),
    Option(
        "cap",
        "int",
        800,
        Text("封顶", "Cap"),
        Text("每家最多付多少", "The most that one seat pays"),
        _SCORE,
        (300, 400, 500, 800, 0),
        (*(Text(str(n), str(n)) for n in (300, 400, 500, 800)), Text("不封", "none")),
        free=True,
        source=_BOTH,
    ),
    Option(
        "jinding",
        "int",
        1000,
        Text("金顶", "Gold cap"),
        Text("三家都到封顶时，每家改付多少", "What each pays when all three reach the cap"),
        _SCORE,
        (400, 500, 600, 1000, 0),
        (*(Text(str(n), str(n)) for n in (400, 500, 600, 1000)), Text("不要", "none")),
        free=True,
        source=_BOTH,
    ),
    Option(
        "laizi_gang_factor",
        "int",
        2,
        Text("赖子杠", "Wild-tile kong"),
        Text("打出赖子翻几倍", "The factor for laying a wild tile"),
        _SCORE,
        (2, 4),
        (Text("×2", "×2"), Text("×4", "×4")),
        source=_PAGE,
    ),
    Option(
        "min_points",
        "int",
        0,
        Text("起胡", "Minimum"),
        Text("至少有一家要付到这么多才能胡", "At least one seat must owe this much for a win"),
        _SCORE,
        (0, 8, 16, 32, 64),
        (Text("不限", "none"), *(Text(str(n), str(n)) for n in (8, 16, 32, 64))),
        source=_PRACTICE,
    ),
    Option(
        "pizi_mode",
        "enum",
        "two",
        Text("皮子", "Skins"),
        Text("翻牌和它前一张", "The tile turned up and the one before it"),
        _SPECIAL,
        ("two", "one", "none"),
        (Text("两张", "two"), Text("一张", "one"), Text("不要", "none")),
        source=_BOTH,
    ),
    Option(
        "quanqiuren_bao",
        "enum",
        "not_all_jiang",
        Text("全求人包牌", "Liability for 全求人"),
        Text("冲的人一个人付", "The discarder pays for all"),
        _PAYERS,
        ("not_all_jiang", "not_ting", "always", "off"),
        (
            Text("非全将", "unless all 258"),
            Text("没听", "unless ready"),
            Text("总是", "always"),
            Text("不包", "never"),
        ),
        source=_BOTH,
    ),
    Option(
        "bao_third_open",
        "enum",
        "qing",
        Text("三口包牌", "Liability for the third opening"),
        Text("喂第三口的人一个人付", "Whoever fed the third opening pays for all"),
        _PAYERS,
        ("off", "qing", "qing_jiang", "qing_feng", "all"),
        (
            Text("不包", "never"),
            Text("清一色", "one suit"),
            Text("清、将", "one suit, 258"),
            Text("清、风", "one suit, honours"),
            Text("清、将、风", "all three"),
        ),
        source=_BOTH,
    ),
    Option(
        "zimo_on_gangkai_haidi",
        "bool",
        True,
        Text("杠开、海底再算自摸", "Self-draw on kong and last-tile wins"),
        Text("自摸再翻一番", "These wins also double as self-drawn"),
        _PAYERS,
        source=_BOTH,
    ),
    Option(
        "passed_win",
        "enum",
        "free",
        Text("过胡", "Passed wins"),
        Text("放过的牌，别人再打能不能胡", "Whether a tile let go may be won on later"),
        _FLOW,
        ("free", "until_draw"),
        (Text("照样胡", "yes"), Text("摸牌前不能胡", "not before drawing")),
        source=_BOTH,
    ),
    Option(
        "win_order",
        "enum",
        "dealer",
        Text("截胡", "Order of winners"),
        Text("几家都能胡，谁先", "Who wins when several can"),
        _FLOW,
        ("dealer", "discarder"),
        (Text("从庄家数起", "from the dealer"), Text("打牌的下家先", "after the discarder")),
        source=_BOTH,
    ),
    Option(
        "next_dealer",
        "enum",
        "rotate",
        Text("下庄", "Next dealer"),
        Text("庄家没胡，下局谁坐庄", "Who deals when the dealer did not win"),
        _FLOW,
        ("rotate", "winner"),
        (Text("下家", "next seat"), Text("胡的人", "winner")),
        source=_BOTH,
    ),
)

_BIG: Final = Text("大胡", "big")
_HARD: Final = Text("×2", "×2")
_SMALL: Final = Text("底 1", "base 1")


def _big(pattern_id: str, zh: str, en: str, help_zh: str, help_en: str) -> Pattern:
    return Pattern(pattern_id, Text(zh, en), Text(help_zh, help_en), _BIG, big=True)


#: each big pattern with its predicate, in the order of the rules page; all that hold count
BIG_PATTERNS: Final = (
    (
        _big(
            "peng-peng-hu",
            "碰碰胡",
            "all triplets",
            "四副刻子或杠，没有吃牌，将不限",
            "four triplets or kongs, no run, any pair",
        ),
        predicates.all_triplets,
    ),
    (
        _big(
            "qing-yi-se",
            "清一色",
            "one suit",
            "牌和吃碰杠全是一门花色，要成牌，将不限",
            "sets and pair all of one suit, any pair",
        ),
        predicates.one_suit,
    ),
    (
        _big(
            "jiang-yi-se",
            "将一色",
            "all 2, 5, 8",
            "全是二、五、八，乱将也算",
            "nothing but suited 2, 5 and 8; no sets needed",
        ),
        predicates.all_jiang,
    ),
    (
        _big(
            "feng-yi-se",
            "风一色",
            "all honours",
            "全是字牌，乱风也算",
            "nothing but honours; no sets needed",
        ),
        predicates.all_honours,
    ),
    (
        _big(
            "quan-qiu-ren",
            "全求人",
            "all from others",
            "四口都开了，手里单钓一张，胡别人打的；要二五八将",
            "four openings, the pair from a discard; needs a 2/5/8 pair",
        ),
        predicates.four_openings_by_discard,
    ),
    (
        _big(
            "gang-shang-kai-hua",
            "杠上花",
            "kong replacement",
            "开杠补的那张自摸，红中、皮子、赖子杠也算；要二五八将",
            "won with the replacement of any kong; needs a 2/5/8 pair",
        ),
        predicates.after_kong,
    ),
    (
        _big(
            "qiang-gang-hu",
            "抢杠",
            "robbed kong",
            "胡别人补杠的那张；要二五八将",
            "won on the tile another adds to a pung; needs a 2/5/8 pair",
        ),
        predicates.robbed_kong,
    ),
    (
        _big(
            "hai-di-lao",
            "海底捞",
            "last tile",
            "最后四张里自摸；要二五八将",
            "drawn among the last four tiles; needs a 2/5/8 pair",
        ),
        predicates.last_tile,
    ),
)

PING_HU: Final = Pattern(
    "ping-hu",
    Text("屁胡", "small win"),
    Text("没有一样大胡；要二五八将，最多一张赖子", "no big pattern; needs a 2/5/8 pair, at most one wild tile"),
    _SMALL,
)
YING_HU: Final = Pattern(
    "ying-hu",
    Text("硬胡", "hard"),
    Text("没有赖子，或者赖子都当本身用", "no wild tile, or every wild tile stands for itself"),
    _HARD,
)

PATTERNS: Final = (PING_HU, *(pattern for pattern, _ in BIG_PATTERNS), YING_HU)

REASONS: Final = tuple(
    Reason(reason, Text(zh, en))
    for reason, zh, en in (
        ("one-winner-only", "一炮单响，只能一家胡", "only one seat may win"),
        ("wrong-count", "手牌张数不对，大相公或小相公", "the number of concealed tiles is wrong"),
        ("bad-meld", "有一副吃碰杠不合规矩", "a meld does not fit its type"),
        (
            "special-tile",
            "红中、皮子、赖子打出来就是杠，不能胡别人的，也不能当普通牌打",
            "red dragons, skins and wild tiles are only laid as kongs: never won on, never discarded",
        ),
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
)
