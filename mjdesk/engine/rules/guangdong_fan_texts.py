"""Words that 鸡平胡 and 新麻将 share: their patterns, options and reasons in Chinese and English."""

from __future__ import annotations

from typing import Final

from ..options import Option
from ..text import Text
from .values import Pattern, Reason

WINNING: Final = Text("胡牌", "Winning")
SCORE: Final = Text("番和分", "Fan and points")
PAYERS: Final = Text("谁来付", "Who pays")
ROOM: Final = Text("房间", "Room")

PAGE: Final = "source"
BOTH: Final = "source; practice"
PRACTICE: Final = "practice"

#: id: name and help, in both languages
_WORDS: Final[dict[str, tuple[str, str, str, str]]] = {
    "tian-hu": ("天和", "heavenly win", "庄家起手十四张就胡", "the dealer's dealt fourteen tiles win"),
    "di-hu": (
        "地和",
        "earthly win",
        "闲家第一次摸牌就自摸，之前谁也没有吃碰杠",
        "another seat wins on its very first draw, nobody having laid a meld",
    ),
    "ren-hu": (
        "人和",
        "human win",
        "胡庄家打出的第一张，之前谁也没有吃碰杠",
        "on the dealer's first discard, nobody having laid a meld",
    ),
    "shi-san-yao": (
        "十三幺",
        "thirteen orphans",
        "一、九和七种字牌各一张，其中一张成对，没有吃碰杠",
        "one each of the ones, nines and honours and one more of them, no melds",
    ),
    "jiu-lian-bao-deng": (
        "九莲宝灯",
        "nine gates",
        "没有吃碰杠，听牌时正好是一门的 1112345678999",
        "no melds; before the winning tile exactly 1112345678999 of one suit",
    ),
    "da-si-xi": ("大四喜", "big four winds", "四种风都是刻子或杠", "triplets or kongs of all four winds"),
    "da-san-yuan": (
        "大三元",
        "big three dragons",
        "中、发、白都是刻子或杠",
        "triplets or kongs of all three dragons",
    ),
    "zi-yi-se": ("字一色", "all honours", "全是风牌和箭牌", "winds and dragons only"),
    "qing-yao-jiu": (
        "清幺九",
        "pure terminals",
        "全是一和九的刻子，将也是",
        "triplets and a pair of ones and nines only",
    ),
    "xiao-si-xi": (
        "小四喜",
        "little four winds",
        "三种风是刻子或杠，另一种做将",
        "triplets or kongs of three winds, a pair of the fourth",
    ),
    "xiao-san-yuan": (
        "小三元",
        "little three dragons",
        "两种箭牌是刻子或杠，另一种做将",
        "triplets or kongs of two dragons, a pair of the third",
    ),
    "hun-yao-jiu": (
        "混幺九",
        "mixed terminals",
        "全是刻子，只有一、九和字牌，两样都有",
        "all triplets, only ones, nines and honours, both kinds",
    ),
    "qing-peng": ("清碰", "one suit, all triplets", "一门花色的碰碰胡", "all triplets in one suit"),
    "hun-peng": (
        "混碰",
        "one suit and honours, all triplets",
        "一门花色加字牌的碰碰胡",
        "all triplets in one suit and honours",
    ),
    "qing-yi-se": ("清一色", "one suit", "全是一门花色，没有字牌", "all of one suit, no honours"),
    "peng-peng-hu": ("碰碰胡", "all triplets", "四副刻子或杠", "four triplets or kongs"),
    "hun-yi-se": ("混一色", "one suit and honours", "一门花色加字牌", "one suit with honours"),
    "all-runs": ("平胡", "all runs", "四副顺子，将不限", "four runs and any pair"),
    "ji-hu": ("鸡胡", "chicken hand", "碰碰胡、混一色、平胡这些都没有", "none of the patterns that hands are made for"),
    "zi-mo": ("自摸", "self-draw", "自己摸到", "won by an own draw"),
    "men-feng": ("门风", "seat wind", "自己门风的刻子或杠", "a triplet of the own seat wind"),
    "quan-feng": (
        "圈风",
        "prevailing wind",
        "本圈风的刻子或杠；和门风是同一种就算两次",
        "a triplet of the prevailing wind; a double wind counts as both",
    ),
    "hong-zhong": ("红中", "red dragon", "红中的刻子或杠", "a triplet of red dragons"),
    "fa-cai": ("发财", "green dragon", "发财的刻子或杠", "a triplet of green dragons"),
    "bai-ban": ("白板", "white dragon", "白板的刻子或杠", "a triplet of white dragons"),
    "gang-shang-kai-hua": ("杠上开花", "kong replacement", "开杠补的那张自摸", "won with the replacement of a kong"),
    "hai-di-lao": ("海底捞月", "last tile", "自摸牌墙的最后一张", "drawn as the last tile of the wall"),
    "qiang-gang-hu": ("抢杠", "robbed kong", "胡别人补杠的那张", "won on the tile another adds to a peng"),
    "yi-pao-san-xiang": ("一炮三响", "three winners", "三家同时胡这一张", "three seats win on one discard"),
    "men-qing": (
        "门前清",
        "concealed hand",
        "没有吃、碰、明杠、补杠；暗杠可以，怎么胡都算",
        "no chi, peng, exposed or added kong; concealed kongs and any way of winning are fine",
    ),
    "zheng-hua": ("正花", "own flower", "自己座位的花，每张算一次", "a flower of the own seat, once for each"),
    "yi-tai-hua": ("一台花", "set of flowers", "春夏秋冬或梅兰竹菊齐了", "all four seasons or all four plants"),
    "wu-hua": ("无花", "no flower", "一张花也没有", "no flower at all"),
}


def pattern(pattern_id: str, value: str, big: bool = False) -> Pattern:
    """The pattern of an id; ``value`` is its fan, such as ``+1`` or ``≥3``."""
    zh, en, help_zh, help_en = _WORDS[pattern_id]
    return Pattern(pattern_id, Text(zh, en), Text(help_zh, help_en), Text(f"{value} 番", f"{value} fan"), big)


STACK_BASE: Final = Option(
    "stack_base",
    "bool",
    True,
    Text("牌型相加", "Add base patterns"),
    Text(
        "混一色、平胡这类同时有就加起来；不加就只算最大的",
        "Base patterns that hold together add up; else the dearest counts",
    ),
    SCORE,
    source=BOTH,
)
MULTIPLE_WINNERS: Final = Option(
    "multiple_winners",
    "enum",
    "all",
    Text("一炮多响", "Several winners"),
    Text("几家都能胡同一张，都胡还是只给最近的下家", "Whether all who can win on a tile do, or only the nearest"),
    WINNING,
    ("all", "nearest"),
    (Text("都胡", "all win"), Text("截胡", "nearest only")),
    source=BOTH,
)
MISSED_WIN: Final = Option(
    "missed_win",
    "enum",
    "same_tile",
    Text("漏胡", "Missed wins"),
    Text(
        "放过能胡的牌，摸牌、吃、碰、杠以前不能胡什么",
        "After a win let go, what may not be won on before the next move",
    ),
    WINNING,
    ("same_tile", "any_tile", "off"),
    (Text("同一张", "the same tile"), Text("过手都不胡", "any tile"), Text("不限", "no bar")),
    source=BOTH,
)
TWELVE_DOWN: Final = Option(
    "twelve_down",
    "enum",
    "exposed",
    Text("十二张落地", "Twelve tiles down"),
    Text("四副都落了地，喂最后一副的包自摸", "Who fed the fourth laid meld pays a self-draw alone"),
    PAYERS,
    ("exposed", "all", "off"),
    (Text("吃碰明杠算", "exposed melds"), Text("暗杠也算", "all melds"), Text("不包", "off")),
    source=BOTH,
)
HONOR_LIABILITY: Final = Option(
    "honor_liability",
    "bool",
    True,
    Text("三元四喜包牌", "Dragons and winds"),
    Text("喂最后一副三元或四喜的包自摸", "Who fed the last of the dragons or winds pays a self-draw alone"),
    PAYERS,
    source=PAGE,
)
ROOM_FACTOR: Final = Option(
    "room_factor",
    "int",
    1,
    Text("房间系数", "Room factor"),
    Text("分数都乘以它", "All points are multiplied by it"),
    ROOM,
    (1, 10, 100, 600),
    tuple(Text(f"×{n}", f"×{n}") for n in (1, 10, 100, 600)),
    free=True,
    minimum=1,
    source=PAGE,
)


def min_fan(values: tuple[int, ...], source: str) -> Option:
    """The option ``min_fan`` with these values."""
    labels = tuple(Text(f"{n} 番", f"{n} fan") if n else Text("鸡胡可胡", "none") for n in values)
    helps = Text("至少几番才能胡", "The least fan of a win")
    return Option("min_fan", "int", 0, Text("起胡", "Minimum"), helps, WINNING, values, labels, source=source)


def reason(reason_id: str, zh: str, en: str) -> Reason:
    """A reason with its text."""
    return Reason(reason_id, Text(zh, en))


ABANDONED: Final = reason(
    "round-abandoned", "有人逃跑，这盘作废，不能再胡", "a seat fled: the round is void and cannot be won"
)

#: the reasons of both systems, in the order of the checks
REASONS: Final = (
    reason(
        "one-winner-only",
        "这些胡不能同时算：只能是不同的人胡同一张牌",
        "these wins cannot stand together: only different seats on one tile of one seat may",
    ),
    reason("bad-meld", "有一副吃碰杠不合规矩", "a meld does not fit its type"),
    reason("bad-source", "没说清这张牌是谁打的", "it is not said from which other seat the tile came"),
    reason("wrong-count", "手牌张数不对，大相公或小相公", "the number of tiles is wrong"),
    reason(
        "bad-tile", "有一张牌不可能有：没有这种牌，或者第五张", "a tile that cannot be: not in the set, or a fifth copy"
    ),
    reason(
        "not-robbable",
        "只有补杠能抢，那家没有碰过这张",
        "only an added kong can be robbed; that seat has no peng of it",
    ),
    reason("bad-circumstance", "这张牌不可能这样来", "the winning tile cannot have come this way"),
    reason("passed-win", "漏胡：放过以后还没有动过牌", "missed win: the seat has not moved since it let this go"),
    reason("no-shape", "没有成牌；七对不算", "the tiles make no winning shape; seven pairs are none"),
    reason("below-minimum", "番数不够起胡", "fewer fan than the minimum"),
)
