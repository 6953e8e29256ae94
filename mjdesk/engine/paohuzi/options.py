"""The options of 跑胡子 in Chinese and English (rules page §10)."""

from __future__ import annotations

from typing import Final

from ..options import Option
from ..text import Text

SCORE: Final = Text("胡息和囤", "Huxi and tun")
TANG: Final = Text("名堂", "Patterns")
WINNING: Final = Text("胡牌", "Winning")
TABLE: Final = Text("吃碰和臭牌", "Claims and dead cards")
DEALING: Final = Text("黄庄和坐庄", "Drawn rounds and the deal")


def _flag(key: str, default: bool, said: tuple[Text, Text], group: Text, source: str) -> Option:
    name, about = said
    return Option(key, "bool", default, name, about, group, source=source)


OPTIONS: Final = (
    Option(
        "min_huxi",
        "int",
        15,
        Text("起胡", "Huxi to win"),
        Text("至少多少胡息才能胡", "The least huxi of a winning hand"),
        SCORE,
        (10, 15, 18, 21),
        tuple(Text(f"{n} 息", f"{n}") for n in (10, 15, 18, 21)),
        source="practice, P1–P4",
    ),
    Option(
        "tun_step",
        "int",
        3,
        Text("几息一囤", "Huxi a tun"),
        Text("超过起胡后每多少胡息加一囤", "Every so many huxi above the least are one tun more"),
        SCORE,
        (1, 3, 5),
        tuple(Text(f"{n} 息一囤", f"{n}") for n in (1, 3, 5)),
        source="P1–P4",
    ),
    Option(
        "chong_tun",
        "int",
        0,
        Text("冲囤", "Extra tun"),
        Text("胡了另加几囤", "Tun added to every win"),
        SCORE,
        (0, 1, 2, 3, 4, 5),
        (Text("不冲", "none"), *(Text(f"冲 {n}", f"{n}") for n in range(1, 6))),
        source="P1 冲囤",
    ),
    Option(
        "self_draw_bonus",
        "enum",
        "tun",
        Text("自摸", "Self-draw"),
        Text("自己摸的牌胡了怎么加", "What a self-drawn win adds"),
        SCORE,
        ("tun", "fan", "none"),
        (Text("加一囤", "one tun"), Text("翻一番", "doubles the fan"), Text("不加", "nothing")),
        source="P1–P3 (+1 囤)",
    ),
    Option(
        "base",
        "int",
        1,
        Text("底分", "Base"),
        Text("每囤多少分", "Points a tun"),
        SCORE,
        (1, 2, 5, 10),
        tuple(Text(str(n), str(n)) for n in (1, 2, 5, 10)),
        free=True,
        minimum=1,
    ),
    Option(
        "cap",
        "int",
        0,
        Text("封顶", "Cap"),
        Text("每家最多付多少", "The most that one seat pays"),
        SCORE,
        (0, 20, 40, 100, 200),
        (Text("不封", "none"), *(Text(str(n), str(n)) for n in (20, 40, 100, 200))),
        source="P1 封顶",
    ),
    _flag(
        "dealer_double",
        False,
        (
            Text("庄家加倍", "Dealer doubles"),
            Text("庄家胡了或输了都加倍", "What the dealer wins or loses counts twice"),
        ),
        SCORE,
        "P3",
    ),
    Option(
        "ming_tang",
        "enum",
        "red-black-dot",
        Text("名堂", "Patterns"),
        Text("哪些名堂算番", "Which patterns count"),
        TANG,
        ("none", "red-black-dot", "full", "many-red"),
        (
            Text("不算", "none"),
            Text("红黑点", "red, black, dot"),
            Text("全名堂", "all"),
            Text("多红对", "many red"),
        ),
        source="P1 (常德红黑点), P2, P3",
    ),
    _flag(
        "extra_ming_tang",
        False,
        (Text("附加名堂", "Extra patterns"), Text("表里带“附加”的名堂也算", "Patterns marked as extra count too")),
        TANG,
        "P1 (all off)",
    ),
    _flag(
        "win_on_discard",
        False,
        (
            Text("可以放炮", "Win on discards"),
            Text("别人打出的牌也能胡，放炮的一家付", "A card played from hand may be won; who played it pays for both"),
        ),
        WINNING,
        "P2 (娄底, 衡阳)",
    ),
    _flag(
        "free_win_card",
        True,
        (
            Text("胡牌自由用", "Free winning card"),
            Text("胡的那张不受偎、提、跑限制", "The winning card need not go into the wei, ti or pao it would force"),
        ),
        WINNING,
        "P2",
    ),
    _flag(
        "san_ti_wu_kan",
        True,
        (
            Text("三提五坎", "Three ti or five kan"),
            Text("起手三提或五坎就胡", "Three quads or five triplets in the dealt hand win"),
        ),
        WINNING,
        "P1, P2, P3",
    ),
    _flag(
        "pass_hu_lock",
        True,
        (
            Text("过胡", "Passed wins lock"),
            Text(
                "放过一次胡，自己再摸或打牌前不能胡别人的",
                "After a win let go no other until one's next draw or discard",
            ),
        ),
        WINNING,
        "common",
    ),
    _flag(
        "chi_discard",
        True,
        (
            Text("吃打出的牌", "Chi of discards"),
            Text(
                "上家打出的牌能吃；否则只能吃翻出的",
                "The previous seat's discard may be taken for a chi, not only turned cards",
            ),
        ),
        TABLE,
        "P1",
    ),
    _flag(
        "own_discard_dead",
        True,
        (
            Text("打过不吃", "Own discards are dead"),
            Text("自己打过的牌不能再吃", "No chi of a card one has played oneself"),
        ),
        TABLE,
        "P4",
    ),
    _flag(
        "pass_peng_dead",
        True,
        (
            Text("忍碰不碰", "Declined pengs are dead"),
            Text("该碰没碰的牌不能再碰", "No peng of a card one could have taken for one and did not"),
        ),
        TABLE,
        "P1 忍碰",
    ),
    _flag(
        "huang_fan",
        False,
        (
            Text("黄番", "Drawn rounds multiply"),
            Text("连荒几局，下一次胡乘几加一", "Each drawn round in a row multiplies the next win"),
        ),
        DEALING,
        "P1 黄番",
    ),
    Option(
        "huang_dealer",
        "enum",
        "stay",
        Text("黄庄后谁坐庄", "Dealer after a drawn round"),
        Text("荒了下一局谁坐庄", "Who deals after a round that nobody won"),
        DEALING,
        ("stay", "next"),
        (Text("连庄", "the same"), Text("下家", "the next seat")),
        source="P2, P3",
    ),
)
