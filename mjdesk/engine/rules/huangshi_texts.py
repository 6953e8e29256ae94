"""What the system `huangshi` consists of, in words: options, patterns and reasons in Chinese and English."""

from __future__ import annotations

from typing import Final

from ..options import Option
from ..text import Text
from .values import Pattern, Reason

_PLAY: Final = Text("打法", "Ways of play")
_SCORE: Final = Text("分", "Points")
_PAYERS: Final = Text("谁来付", "Who pays")
_WINNING: Final = Text("胡牌", "Winning")
_FLOW: Final = Text("摸打", "Play")

_PAGE: Final = "source"
_BOTH: Final = "source; practice"
_PRACTICE: Final = "practice"


def _flag(option_id: str, default: bool, name: Text, about: Text, group: Text) -> Option:
    return Option(option_id, "bool", default, name, about, group, source=_PAGE)


def _none_or(*numbers: int) -> tuple[Text, ...]:
    return tuple(Text("不要", "none") if n == 0 else Text(str(n), str(n)) for n in numbers)


OPTIONS: Final = (
    Option(
        "play",
        "enum",
        "yangxin",
        Text("打法", "Way of play"),
        Text("中发白怎么用", "What the dragons are"),
        _PLAY,
        ("yangxin", "huanghuang", "no_dragons"),
        (
            Text("阳新（带中发白）", "Yangxin (dragons are plain)"),
            Text("晃晃（红中杠）", "Huanghuang (red-dragon kongs)"),
            Text("无中发白", "no dragons"),
        ),
        source=_PAGE,
    ),
    _flag(
        "fa_gang",
        False,
        Text("发财杠", "Green-dragon kongs"),
        Text("晃晃里发财也和红中一样杠", "In huanghuang green dragons are kong tiles too"),
        _PLAY,
    ),
    _flag(
        "liang",
        True,
        Text("亮中发白", "Showing dragons"),
        Text("起手有中发白可以亮出来，顶一副牌，也算番", "A dealt red, green and white dragon may be shown as a set"),
        _PLAY,
    ),
    Option(
        "kong_tile_in_hand",
        "enum",
        "forbidden",
        Text("手里留红中发财", "Kong tiles in the hand"),
        Text("晃晃胡牌时手里还有杠牌", "In huanghuang, a win with a kong tile still in the hand"),
        _PLAY,
        ("forbidden", "allowed"),
        (Text("不能胡", "no win"), Text("可以胡", "may win")),
        source=_PRACTICE,
    ),
    Option(
        "liang_value",
        "enum",
        "literal",
        Text("晃晃亮牌的番", "Shown set in huanghuang"),
        Text("亮的中发白里没有癞子算几番", "Fan of a set without a wild tile"),
        _PLAY,
        ("literal", "sum"),
        (Text("1 番", "1 fan"), Text("2 番，带发财杠 3 番", "2, with green kongs 3")),
        source=_BOTH,
    ),
    Option(
        "score",
        "enum",
        "1257",
        Text("底分", "Base points"),
        Text("小胡点炮 1 2、自摸 2，大胡 5 7；或者 2 3、5 10", "Small 1 and 2, big 5 and 7; or 2 and 3, 5 and 10"),
        _SCORE,
        ("1257", "2350"),
        (Text("1257", "1257"), Text("2350", "2350")),
        source=_PAGE,
    ),
    Option(
        "min_score",
        "int",
        0,
        Text("胡番", "Minimum"),
        Text("赢不到这么多分不能胡", "A win must bring at least so many points"),
        _SCORE,
        (0, 8, 10, 16, 20, 30),
        _none_or(0, 8, 10, 16, 20, 30),
        free=True,
        source=_BOTH,
    ),
    Option(
        "cap",
        "int",
        0,
        Text("封顶", "Cap"),
        Text("每家最多付多少", "The most that one seat owes"),
        _SCORE,
        (0, 50, 100, 200),
        (Text("不封", "none"), *_none_or(50, 100, 200)),
        free=True,
        source=_PRACTICE,
    ),
    Option(
        "unit",
        "int",
        1,
        Text("倍数", "Unit"),
        Text("所有的分乘几", "What all points are multiplied by"),
        _SCORE,
        (1, 2, 5, 10),
        tuple(Text(f"×{n}", f"×{n}") for n in (1, 2, 5, 10)),
        source=_PRACTICE,
    ),
    _flag(
        "no_dragons_hard",
        True,
        Text("无中发白算硬胡", "Hard wins without dragons"),
        Text("无中发白里硬胡也加一番", "Without dragons a hard win still counts"),
        _SCORE,
    ),
    _flag(
        "sanjuhua",
        False,
        Text("三句话", "Three openings"),
        Text("开了三口以上加一番", "Three or more openings give the winner a fan"),
        _SCORE,
    ),
    _flag(
        "chengbao",
        False,
        Text("承包", "Liability"),
        Text(
            "清一色、碰碰胡，两口再点炮的包三家", "One suit, all triplets: who feeds it after two openings pays for all"
        ),
        _PAYERS,
    ),
    _flag(
        "dianpao_only",
        False,
        Text("仅点炮输分", "Discarder alone"),
        Text("点炮胡只有点炮的人付", "Only the discarder pays a win by discard"),
        _PAYERS,
    ),
    _flag(
        "pengpeng_big",
        True,
        Text("碰碰胡算大胡", "All triplets are big"),
        Text("不勾就是小胡，要二五八将", "Otherwise they are a small hand with a 2/5/8 pair"),
        _WINNING,
    ),
    _flag(
        "luanjiang",
        False,
        Text("乱将", "Any pair"),
        Text("小胡什么将都行", "A small hand may have any pair"),
        _WINNING,
    ),
    Option(
        "jingoudiao_jiang",
        "enum",
        "258",
        Text("金钩钓的将", "Pair of the last tile"),
        Text("手里只剩一张时小胡要不要二五八将", "The pair of a small hand of which one tile was left"),
        _WINNING,
        ("258", "any"),
        (Text("要二五八", "2/5/8"), Text("随便", "any")),
        source=_BOTH,
    ),
    Option(
        "jiang_yise_shape",
        "enum",
        "free",
        Text("将一色", "All 2, 5, 8"),
        Text("全是二五八要不要成牌", "Whether it must fall into groups"),
        _WINNING,
        ("free", "standard"),
        (Text("不用成牌", "any shape"), Text("要成牌", "groups or pairs")),
        source=_BOTH,
    ),
    _flag(
        "multi_laizi_zimo",
        True,
        Text("多癞子小胡自摸", "Several wild tiles: self-drawn"),
        Text("手里两张以上癞子，小胡不能点炮", "A small hand with two wild tiles cannot win by discard"),
        _WINNING,
    ),
    Option(
        "hard_win",
        "enum",
        "restored",
        Text("硬胡", "Hard wins"),
        Text("癞子当本身用算不算硬胡", "Whether a wild tile used as itself is still hard"),
        _WINNING,
        ("restored", "none"),
        (Text("算", "yes"), Text("有癞子就不算", "no wild tile at all")),
        source=_BOTH,
    ),
    Option(
        "passed_win",
        "enum",
        "round",
        Text("过张", "Passed wins"),
        Text("放过的牌多久不能点炮胡", "How long a tile let go may not be won on by discard"),
        _FLOW,
        ("round", "until_draw"),
        (Text("这一局", "this round"), Text("到自己摸牌", "until the next draw")),
        source=_BOTH,
    ),
    Option(
        "haidi_mode",
        "enum",
        "all",
        Text("海底捞", "Last tiles"),
        Text("最后 14 张怎么摸", "How the last 14 tiles are drawn"),
        _FLOW,
        ("all", "one_round", "none"),
        (Text("摸完", "all of them"), Text("每家一张", "one each"), Text("不摸", "not at all")),
        source=_BOTH,
    ),
)

_ONE: Final = Text("1 番", "1 fan")
_BIG: Final = Text("大胡", "big")


def _big(pattern_id: str, zh: str, en: str, help_zh: str, help_en: str) -> Pattern:
    return Pattern(pattern_id, Text(zh, en), Text(help_zh, help_en), _BIG, big=True)


def _fan(pattern_id: str, zh: str, en: str, help_zh: str, help_en: str) -> Pattern:
    return Pattern(pattern_id, Text(zh, en), Text(help_zh, help_en), _ONE)


PING_HU: Final = Pattern(
    "ping-hu",
    Text("小胡", "small win"),
    Text("四副牌一对将，要二五八将", "four groups and a 2/5/8 pair, nothing big"),
    Text("小胡底分", "small base"),
)
PENG_PENG_HU: Final = _big(
    "peng-peng-hu",
    "碰碰胡",
    "all triplets",
    "四副刻子或杠，将不限；亮了中发白、吃过牌就不是",
    "four triplets or kongs, any pair; no chi, no shown set",
)
QING_YI_SE: Final = _big(
    "qing-yi-se",
    "清一色",
    "one suit",
    "牌和吃碰杠全是一门花色，将不限",
    "everything of one suit, any pair",
)
JIANG_YI_SE: Final = _big(
    "jiang-yi-se",
    "将一色",
    "all 2, 5, 8",
    "全是二、五、八，不用成牌",
    "nothing but suited 2, 5 and 8; no groups needed",
)
QI_DUI: Final = _big(
    "qi-dui", "七对", "seven pairs", "七个对子，四张算两对，没有吃碰杠", "seven pairs, four alike are two; nothing laid"
)
DA_DA_HU: Final = _fan(
    "da-da-hu",
    "大大胡",
    "big and big",
    "清一色又是碰碰胡或七对",
    "one suit that is all triplets or seven pairs as well",
)
QUAN_QIU_REN: Final = _fan(
    "quan-qiu-ren",
    "金钩钓",
    "last tile in hand",
    "胡之前手里只剩一张，吃碰杠亮都算",
    "one concealed tile before the win, whatever was laid",
)
MEN_QING: Final = Pattern(
    "men-qing",
    Text("门清", "closed"),
    Text(
        "2350 的小胡自摸（抢杠也算），没吃没碰没明杠",
        "2350: a small win by draw or robbed kong without chi, peng, exposed or added kong",
    ),
    Text("底分 5", "base 5"),
)
YING_HU: Final = _fan("ying-hu", "硬胡", "hard", "没有癞子，或者癞子都当本身用", "no wild tile stands for another tile")
HAI_DI_LAO: Final = _fan("hai-di-lao", "海底捞", "last tiles", "最后 14 张里自摸", "drawn among the last 14 tiles")
QIANG_GANG_HU: Final = _fan(
    "qiang-gang-hu",
    "抢杠胡",
    "robbed kong",
    "胡别人杠的那张，算自摸",
    "won on the tile of another's kong; counts as self-drawn",
)
GANG_SHANG_KAI_HUA: Final = _fan(
    "gang-shang-kai-hua",
    "杠上开花",
    "kong replacement",
    "开杠补的那张自摸，癞子杠、红中杠也算",
    "won with the replacement of any kong, single ones too",
)
SAN_JU_HUA: Final = _fan("san-ju-hua", "三句话", "three openings", "开了三口以上", "three or more openings")

PATTERNS: Final = (
    PING_HU,
    PENG_PENG_HU,
    QING_YI_SE,
    JIANG_YI_SE,
    QI_DUI,
    DA_DA_HU,
    QUAN_QIU_REN,
    MEN_QING,
    YING_HU,
    HAI_DI_LAO,
    QIANG_GANG_HU,
    GANG_SHANG_KAI_HUA,
    SAN_JU_HUA,
)

#: patterns of 1 fan, in the order in which a settlement names them
FAN_PATTERNS: Final = (
    YING_HU,
    DA_DA_HU,
    QUAN_QIU_REN,
    HAI_DI_LAO,
    QIANG_GANG_HU,
    GANG_SHANG_KAI_HUA,
    SAN_JU_HUA,
)

REASONS: Final = tuple(
    Reason(reason, Text(zh, en))
    for reason, zh, en in (
        ("bad-tile", "这张牌不在这副牌里，或者多出了一张", "a tile not in play, or a fifth one of a kind"),
        ("one-winner-only", "一炮单响，只能一家胡", "only one seat may win"),
        ("wrong-count", "手牌张数不对，大相公或小相公", "the number of concealed tiles is wrong"),
        ("bad-meld", "有一副吃碰杠亮不合规矩", "a meld does not fit its type"),
        ("bad-circumstance", "这张牌不可能这样来", "the winning tile cannot have come this way"),
        (
            "special-tile",
            "癞子和杠牌只能杠出去，不能胡别人的，也不能当普通牌打",
            "wild and kong tiles are only laid as kongs: never won on, never discarded",
        ),
        ("passed-win", "这张牌放过了，不能再点炮胡", "this tile was let go; it may not be won on by discard"),
        ("special-tile-in-hand", "手里还有杠牌，要先杠出去", "a kong tile is still in the hand"),
        ("no-shape", "没有成牌", "the tiles make no winning shape"),
        ("pair-not-258", "小胡要二五八做将", "the pair of a small hand must be a suited 2, 5 or 8"),
        ("draw-only", "任意胡只能自摸", "a hand that waits for every tile wins by draw only"),
        ("too-many-wild", "两张以上癞子的小胡只能自摸", "a small hand with several wild tiles wins by draw only"),
        ("below-minimum", "没到胡番的分数", "the win does not bring the minimum"),
    )
)
