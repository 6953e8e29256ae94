"""What `guangdong-zhuama` consists of, in words: options, patterns, reasons, kongs."""

from __future__ import annotations

from typing import Final

from ..melds import MeldKind
from ..options import Option
from ..text import Text
from .guangdong_hands import BIG_HANDS
from .guangdong_tuidaohu_texts import TABLE_REASONS
from .values import Pattern

PLAIN: Final = Text("胡", "win")

KONGS: Final = {
    MeldKind.GANG_EXPOSED: Text("包杠", "Fed kong"),
    MeldKind.GANG_ADDED: Text("明杠", "Added kong"),
    MeldKind.GANG_CONCEALED: Text("暗杠", "Concealed kong"),
}

_NOTHING: Final = Text("不加", "nothing")

PATTERNS: Final = (
    Pattern("hu", PLAIN, Text("不分大小，都一样", "big or small, all the same"), Text("一扣", "one share")),
    Pattern(
        "ping-hu",
        Text("小胡", "plain win"),
        Text("大胡加倍时，没有一样大胡", "no big hand, where big hands count double"),
        Text("一扣", "one share"),
    ),
    *(pattern for pattern, _ in BIG_HANDS),
    Pattern("zi-mo", Text("自摸", "self-draw"), Text("自己摸的", "drawn by the winner"), _NOTHING),
    Pattern(
        "qiang-gang-hu",
        Text("抢杠", "robbed kong"),
        Text(
            "胡别人加杠的那张，被抢的人付三家的", "won on the tile another adds to a pung; the robbed seat pays for all"
        ),
        _NOTHING,
    ),
    Pattern(
        "gang-shang-kai-hua",
        Text("杠爆", "kong replacement"),
        Text("开杠补的那张自摸；有的桌翻倍", "won with the replacement of a kong; doubled at some tables"),
        Text("看选项 ×2", "×2 by option"),
    ),
    Pattern(
        "bao-gang",
        Text("包杠", "fed chain"),
        Text(
            "从别人喂的杠开始一路杠到胡，喂的人付三家的",
            "the kongs before the win began with a fed one: the feeder pays for all",
        ),
        _NOTHING,
    ),
    Pattern(
        "zhong-ma",
        Text("中马", "horse hit"),
        Text("抓到的马指到自己，每只加一扣", "a turned horse names the winner: one more share each"),
        Text("+1 扣", "+1 share"),
    ),
)

_STAKES: Final = Text("底和马", "Stakes and horses")
_KONGS: Final = Text("杠", "Kongs")
_HANDS: Final = Text("牌型", "Hands")
_DEAL: Final = Text("坐庄", "Dealing")
_PAGE: Final = "source"
_BOTH: Final = "source; practice"
_PRACTICE: Final = "practice"

_UNITS: Final = (1, 2, 5, 10, 20, 50, 100)
_HORSES: Final = (0, 1, 2, 3, 4, 5, 6, 8, 10, 20)

OPTIONS: Final = (
    Option(
        "unit",
        "int",
        10,
        Text("底", "Unit"),
        Text("明杠每家付一个底，胡一扣是两个底", "An added kong is one unit from each, a share of a win two"),
        _STAKES,
        _UNITS,
        tuple(Text(f"{n}/{2 * n}", f"{n}/{2 * n}") for n in _UNITS),
        source=_PAGE,
    ),
    Option(
        "horses",
        "int",
        4,
        Text("抓马", "Horses"),
        Text("胡了翻几张马", "How many tiles the winner turns"),
        _STAKES,
        _HORSES,
        (Text("不抓", "none"), *(Text(f"{n} 匹", str(n)) for n in _HORSES[1:])),
        source=_PAGE,
    ),
    Option(
        "rob_horses",
        "bool",
        False,
        Text("抢杠抓马", "Horses of a robber"),
        Text("抢杠胡翻不翻马", "Whether a robber turns horses too"),
        _STAKES,
        source=_PAGE,
    ),
    Option(
        "reserve_horses",
        "bool",
        False,
        Text("留马", "Horses kept back"),
        Text("牌墙最后几张留作马，谁也不摸", "The last tiles of the wall are kept for the horses, nobody draws them"),
        _STAKES,
        source=_PRACTICE,
    ),
    Option(
        "exhausted_kongs",
        "bool",
        True,
        Text("黄庄杠分", "Kong money without a winner"),
        Text("没人胡，杠还算不算", "Whether kongs are paid when nobody wins"),
        _KONGS,
        source=_BOTH,
    ),
    Option(
        "multi_rob",
        "bool",
        False,
        Text("一杠多抢", "Several robbers"),
        Text("几家都能抢，是不是都胡", "Whether all who can rob a kong win"),
        _KONGS,
        source=_PRACTICE,
    ),
    Option(
        "kong_win_double",
        "bool",
        False,
        Text("杠爆加倍", "Kong replacement doubles"),
        Text("杠上开花翻一倍", "A win on a replacement counts double"),
        _KONGS,
        source=_PRACTICE,
    ),
    Option(
        "special_shapes",
        "bool",
        True,
        Text("七对、十三幺", "Seven pairs, thirteen orphans"),
        Text("这两种能不能胡", "Whether these two win"),
        _HANDS,
        source=_PRACTICE,
    ),
    Option(
        "big_hands",
        "bool",
        False,
        Text("大胡加倍", "Big hands double"),
        Text("清一色、七对这些大胡翻一倍", "One suit, seven pairs and the like count double"),
        _HANDS,
        source=_BOTH,
    ),
    Option(
        "exhausted_dealer",
        "enum",
        "stay",
        Text("黄庄", "After no winner"),
        Text("没人胡，下局谁坐庄", "Who deals when nobody won"),
        _DEAL,
        ("stay", "next"),
        (Text("庄家连庄", "the dealer again"), Text("下家", "next seat")),
        source=_PRACTICE,
    ),
)

REASONS: Final = tuple(reason for reason in TABLE_REASONS if reason.id != "rob-own-discard")
