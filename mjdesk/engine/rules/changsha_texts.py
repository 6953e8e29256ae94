"""What `changsha` consists of, in words: patterns, reasons, start-of-hand wins, what is asked at the table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ..melds import MeldKind
from ..options import Options
from ..text import Text
from .values import Pattern, Reason

SMALL: Final = Text("小胡", "small win")
BIG: Final = Text("大胡", "big win")

#: the hand patterns that free the pair (page §6.3 A), in the order of the page
HAND: Final = (
    Pattern(
        "peng-peng-hu",
        Text("碰碰胡", "all triplets"),
        Text("四副刻子或杠，任意将", "four triplets or kongs, any pair"),
        Text("1 个大胡", "1 big win"),
        big=True,
    ),
    Pattern(
        "jiang-yi-se",
        Text("将将胡", "all 2/5/8"),
        Text("全是二五八，不用成牌", "nothing but 2, 5 and 8; sets are not needed"),
        Text("1 个大胡", "1 big win"),
        big=True,
    ),
    Pattern(
        "qing-yi-se",
        Text("清一色", "one suit"),
        Text("一门花色，成牌或者七对，任意将", "all of one suit, as sets or as seven pairs, any pair"),
        Text("1 个大胡", "1 big win"),
        big=True,
    ),
    Pattern(
        "quan-qiu-ren",
        Text("全求人", "all melded"),
        Text("四副都在桌上，单吊最后一张，任意将", "four melds, the last tile pairs the single one, any pair"),
        Text("1 个大胡", "1 big win"),
        big=True,
    ),
    Pattern(
        "qi-dui",
        Text("七小对", "seven pairs"),
        Text("七个对子，没有四张一样的", "seven pairs, no four alike"),
        Text("1 个大胡", "1 big win"),
        big=True,
    ),
    Pattern(
        "hao-hua-qi-dui",
        Text("豪华七小对", "luxury seven pairs"),
        Text("七对里有一个四张一样的", "seven pairs with one four alike"),
        Text("选项", "option"),
        big=True,
    ),
    Pattern(
        "shuang-hao-hua-qi-dui",
        Text("双豪华七小对", "double luxury pairs"),
        Text("七对里有两个四张一样的", "seven pairs with two four alike"),
        Text("豪华多 1 个", "1 more than luxury"),
        big=True,
    ),
    Pattern(
        "san-hao-hua-qi-dui",
        Text("三豪华七小对", "triple luxury pairs"),
        Text("七对里有三个四张一样的", "seven pairs with three four alike"),
        Text("豪华多 2 个", "2 more than luxury"),
        big=True,
    ),
)

#: the situations (page §6.3 B): they count, but the pair must be one by itself
SITUATIONS: Final = (
    Pattern(
        "tian-hu",
        Text("天胡", "heaven"),
        Text("庄家起手就胡", "the dealer wins with the hand as dealt"),
        Text("1 个大胡", "1 big win"),
        big=True,
    ),
    Pattern(
        "di-hu",
        Text("地胡", "earth"),
        Text("胡庄家打的第一张", "won on the very first discard, the dealer's"),
        Text("1 个大胡", "1 big win"),
        big=True,
    ),
    Pattern(
        "hai-di-lao",
        Text("海底捞月", "sea bottom"),
        Text("要了海底牌，翻开就胡", "takes the last tile of the wall and wins on it"),
        Text("1 个大胡", "1 big win"),
        big=True,
    ),
    Pattern(
        "hai-di-pao",
        Text("海底炮", "sea-bottom discard"),
        Text("胡别人翻开的海底牌", "won on the last tile, turned up by another"),
        Text("1 个大胡", "1 big win"),
        big=True,
    ),
    Pattern(
        "gang-shang-kai-hua",
        Text("杠上开花", "kong bloom"),
        Text("开杠翻的牌能胡，每张算一次", "won on a tile turned for one's own open kong; once for each that wins"),
        Text("每张 1 个大胡", "1 big win each"),
        big=True,
    ),
    Pattern(
        "gang-shang-pao",
        Text("杠上炮", "kong discard"),
        Text("胡别人开杠翻的牌，每张算一次", "won on a tile another turned for a kong; once for each that wins"),
        Text("每张 1 个大胡", "1 big win each"),
        big=True,
    ),
    Pattern(
        "qiang-gang-hu",
        Text("抢杠胡", "robbed kong"),
        Text("胡别人补上的第四张", "won on the fourth tile another adds to a pung"),
        Text("1 个大胡", "1 big win"),
        big=True,
    ),
)

PATTERNS: Final = (
    Pattern(
        "ping-hu",
        Text("平胡", "plain win"),
        Text("四副一将，将要二五八，没有大胡", "four sets and a pair of 2, 5 or 8, no big win"),
        SMALL,
    ),
    *HAND,
    *SITUATIONS,
)

#: start-of-hand wins (page §2): id, name, what the dealt hand has
START: Final = (
    ("si-xi", Text("大四喜", "four alike"), Text("四张一样的", "four equal tiles")),
    ("ban-ban-hu", Text("板板胡", "no 2/5/8"), Text("一张二五八都没有", "no 2, 5 or 8")),
    ("que-yi-se", Text("缺一色", "a suit missing"), Text("最多两门花色", "at most two suits")),
    ("liu-liu-shun", Text("六六顺", "two triplets"), Text("两样牌各三张以上", "two kinds held three times or more")),
    (
        "san-tong",
        Text("三同", "same pair in three suits"),
        Text("三门同一个数都有对子", "a pair of one rank in each suit"),
    ),
    (
        "jie-jie-gao",
        Text("节节高", "three pairs in a row"),
        Text("一门里三个连着的对子", "pairs of three consecutive ranks of a suit"),
    ),
)
START_NAMES: Final = {start: name for start, name, _ in START}

REASONS: Final = tuple(
    Reason(reason, Text(zh, en))
    for reason, zh, en in (
        (
            "bad-tile",
            "有不该有的牌：风、箭、花，第五张，或者没看清的牌",
            "a tile that cannot be there: not suited, a fifth of a kind, or one that is not known",
        ),
        (
            "start-win-not-held",
            "起手胡亮错了：没有这个牌型，不玩这个，或者张数不对",
            "a start-of-hand win that is not held or not played, or is no dealt hand",
        ),
        (
            "one-winner-only",
            "这样不能几家一起胡",
            "these wins do not go together: only wins on one seat's tile, and only where several may win",
        ),
        ("bad-meld", "有一副吃碰杠不合规矩", "a meld of the winner does not fit its type"),
        ("wrong-count", "手牌张数不对", "the number of concealed tiles is wrong"),
        ("bad-circumstance", "这样的胡法不可能", "what is said about the win cannot be"),
        ("not-robbable", "只有碰过再补的杠能抢", "only a kong added to a pung can be robbed"),
        ("no-shape", "没有成牌", "the tiles make no winning shape"),
        ("pair-not-258", "小胡的将要是二五八", "without a big hand the pair must be 2, 5 or 8"),
        (
            "not-open",
            "门清的小胡只能自摸",
            "a small win on another's tile needs a chi, pung or exposed kong",
        ),
        ("passed-win", "漏过胡，自己打一张以后才能接炮", "a win was let go and the seat has not discarded since"),
        ("locked", "开过杠，只能打刚摸的牌", "after an open kong only the tile just drawn may be thrown"),
    )
)

KONGS: Final = {
    MeldKind.GANG_EXPOSED: Text("明杠", "Exposed kong"),
    MeldKind.GANG_ADDED: Text("碰后杠", "Added kong"),
    MeldKind.GANG_CONCEALED: Text("暗杠", "Concealed kong"),
}


def names_of(patterns: Iterable[str]) -> Text:
    """Start-of-hand wins in a row."""
    names = [START_NAMES[start] for start in patterns]
    return Text(" ".join(n.zh for n in names), ", ".join(n.en for n in names))


#: what is asked above the answers, by the name of the phase
QUESTIONS: Final = {
    "start": Text("起手胡，亮不亮？", "Show a start-of-hand win?"),
    "sea": Text("海底牌，要不要？", "Take the last tile?"),
    "wins": Text("没人胡的话留哪张？", "If nobody wins: which one may be claimed?"),
}
TAKE_WORD: Final = Text("要海底", "Take it")
PICK_WORD: Final = Text("留这张", "Leave this")
LOCKED_NOTE: Final = Text("开过杠", "Kong opened")
PASSED_NOTE: Final = Text("漏胡", "Win passed")
LYING: Final = Text("翻出", "Turned")


def headline(options: Options) -> Text:
    """Points of small and big wins, birds, and how many tiles a kong turns."""
    small, big = f"{options.number('small_discard')}/{options.number('small_self')}", options.number("big")
    birds, tiles = options.number("birds"), options.number("kong_tiles")
    zh = [f"小胡 {small}", f"大胡 {big}", f"扎鸟 {birds}" if birds else "不扎鸟", f"开杠 {tiles} 张"]
    en = [f"small {small}", f"big {big}", f"birds: {birds}" if birds else "no birds", f"kong tiles: {tiles}"]
    return Text(" · ".join(zh), " · ".join(en))
