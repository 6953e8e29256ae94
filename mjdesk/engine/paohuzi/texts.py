"""The patterns and reasons of 跑胡子 in Chinese and English (rules page §6.2 and §8)."""

from __future__ import annotations

from typing import Final

from ..rules.values import Pattern, Reason
from ..text import Text


def _pattern(key: str, name: tuple[str, str], about: Text, value: Text, big: bool = True) -> Pattern:
    return Pattern(key, Text(*name), about, value, big)


PATTERNS: Final = (
    _pattern(
        "hong-hu",
        ("红胡", "red hand"),
        Text("红牌十张以上（红黑点：十到十二张）", "ten red cards or more (red, black, dot: ten to twelve)"),
        Text("红黑点 2；全 3、多红 2，每多一张加 1", "2 with red, black, dot; all 3, many red 2, one more a card"),
    ),
    _pattern(
        "hong-wu",
        ("红乌", "very red hand"),
        Text("红牌十三张以上", "thirteen red cards or more"),
        Text("红黑点 4", "4 with red, black, dot"),
    ),
    _pattern(
        "dian-hu",
        ("点胡", "one dot"),
        Text("只有一张红牌", "exactly one red card"),
        Text("红黑点 3；全 6；多红 4", "3; all 6; many red 4"),
    ),
    _pattern(
        "wu-hu",
        ("乌胡", "black hand"),
        Text("一张红牌都没有", "no red card"),
        Text("红黑点 5；全 8；多红 6", "5; all 8; many red 6"),
    ),
    _pattern(
        "dui-zi-hu",
        ("对子胡", "all alike"),
        Text("全是提、跑、偎、坎、碰和一对", "nothing but ti, pao, wei, kan, peng and a pair"),
        Text("红黑点附加 4；全 8；多红 6", "extra 4; all 8; many red 6"),
    ),
    _pattern(
        "da-hu",
        ("大胡", "big hand"),
        Text("大字十八张以上", "eighteen big cards or more"),
        Text("全 8，每多一张加 1", "all 8, one more a card"),
    ),
    _pattern(
        "xiao-hu",
        ("小胡", "small hand"),
        Text("小字十六张以上", "sixteen small cards or more"),
        Text("全 10，每多一张加 1", "all 10, one more a card"),
    ),
    _pattern(
        "tian-hu",
        ("天胡", "heavenly hand"),
        Text("庄家起手就胡", "the dealer wins with the dealt hand"),
        Text("全 6；多红附加 4", "all 6; many red extra 4"),
    ),
    _pattern(
        "di-hu",
        ("地胡", "earthly hand"),
        Text("闲家胡庄家亮的那张，或起手三提五坎", "another wins on the dealer's shown card, or with the dealt hand"),
        Text("全 6；多红附加 4", "all 6; many red extra 4"),
    ),
    _pattern(
        "hai-hu",
        ("海胡", "last card"),
        Text("胡最后一张", "won on the last card of the stock"),
        Text("全 6；多红附加 4", "all 6; many red extra 4"),
    ),
    _pattern(
        "ting-hu",
        ("听胡", "nothing taken in"),
        Text(
            "没吃没碰没偎，只有起手提和重跑", "nothing taken in: only dealt ti, and quads from a kan after another quad"
        ),
        Text("全附加 6；多红附加 4", "extra: all 6, many red 4"),
    ),
    _pattern(
        "shua-hou",
        ("耍猴", "one card left"),
        Text("手里只剩一张", "one card in the hand before the winning one"),
        Text("全附加 8", "extra: all 8"),
    ),
    _pattern(
        "tuan-yuan",
        ("大团圆", "reunion"),
        Text("同一个字大小都是提或跑，每有一个算一次", "both sizes of a rank are ti or pao; counts for each such rank"),
        Text("全附加 8", "extra: all 8"),
    ),
    _pattern(
        "hang-hang-xi",
        ("行行息", "every row scores"),
        Text("没有将，七门都有胡息", "no pair and all seven groups have huxi"),
        Text("全附加 8", "extra: all 8"),
    ),
    _pattern(
        "jia-hang-hang",
        ("假行行", "every row but the pair"),
        Text("有将，其余六门都有胡息", "a pair, and the six other groups have huxi"),
        Text("全附加 4", "extra: all 4"),
    ),
    _pattern(
        "si-qi-hong",
        ("四七红", "four or seven red"),
        Text("正好四张或七张红牌", "exactly four or seven red cards"),
        Text("全附加 2", "extra: all 2"),
    ),
    _pattern("ping-hu", ("平胡", "plain hand"), Text("没有名堂", "no pattern that counts"), Text("1", "1"), big=False),
    _pattern(
        "zi-mo",
        ("自摸", "self-draw"),
        Text("自己摸的牌胡了", "won on a card one turned oneself"),
        Text("加一囤，或翻一番", "one tun, or doubles the fan"),
        big=False,
    ),
    _pattern(
        "huang-fan",
        ("黄番", "drawn rounds before"),
        Text("前面连着荒了几局", "rounds just before that nobody won"),
        Text("囤乘以荒局数加一", "tun times one more than those rounds"),
        big=False,
    ),
)

NAMES: Final = {pattern.id: pattern.name for pattern in PATTERNS}

REASONS: Final = (
    Reason(
        "bad-tile",
        Text("牌不对：不是字牌，或一种牌多于四张", "a card that is not in the game, or a fifth one of a kind"),
    ),
    Reason("one-winner-only", Text("只能有一家胡", "only one seat may win")),
    Reason("bad-meld", Text("有一门不成", "a laid group is not what its type says")),
    Reason("bad-circumstance", Text("这张牌不可能这样来", "the card cannot have come like this")),
    Reason("wrong-count", Text("手里张数不对，不能胡", "the hand has not the number of cards to win with")),
    Reason("draw-only", Text("打出的牌不能胡", "a card played from hand cannot be won")),
    Reason("no-shape", Text("没有成牌", "the hand is not complete")),
    Reason("below-minimum", Text("胡息不够", "not enough huxi")),
    Reason("passed-win", Text("放过胡，现在不能胡别人的", "a win was let go since the last draw or discard")),
)

#: why a card may not be played
LOCKED: Final = Reason("locked-card", Text("坎里的牌不能打，也不能拆", "cards of a kan cannot be played or split"))
