"""What `guangdong-tuidaohu` and its table variant consist of, in words: options, patterns, reasons, kongs."""

from __future__ import annotations

from typing import Final

from ..melds import MeldKind
from ..options import Option
from ..text import Text
from .guangdong_hands import BIG_HANDS
from .values import Pattern, Reason

PLAIN: Final = Text("小胡", "plain win")

KONGS: Final = {
    MeldKind.GANG_EXPOSED: Text("放杠", "Exposed kong"),
    MeldKind.GANG_ADDED: Text("明杠", "Added kong"),
    MeldKind.GANG_CONCEALED: Text("暗杠", "Concealed kong"),
}

PATTERNS: Final = (
    Pattern(
        "ping-hu",
        PLAIN,
        Text(
            "没有一样大胡；碰碰胡、混一色也是小胡",
            "no big hand; all triplets and half flush are plain wins too",
        ),
        Text("底", "base"),
    ),
    *(pattern for pattern, _ in BIG_HANDS),
    Pattern(
        "gang-shang-kai-hua",
        Text("杠上开花", "kong replacement"),
        Text("开杠补的那张自摸，不加分", "won with the replacement of a kong; adds nothing"),
        Text("不加分", "no points"),
    ),
    Pattern(
        "qiang-gang-hu",
        Text("抢杠胡", "robbed kong"),
        Text(
            "胡别人加杠的那张，算自摸，被抢的人付三家的",
            "won on the tile another adds to a pung; counts as self-drawn, the robbed seat pays for all",
        ),
        Text("算自摸", "as self-drawn"),
    ),
)

# --- options

_HORSES: Final = Text("买马", "Horses")
_KONGS: Final = Text("杠", "Kongs")
_ROOM: Final = Text("房间", "Room")
_TABLE: Final = Text("桌面", "Table")
_ALLOWED: Final = Text("允许的操作", "What is allowed")
_PAGE: Final = "source"
_BOTH: Final = "source; practice"


def horses(default: str) -> Option:
    """Whether the dealer buys horses."""
    return Option(
        "horses",
        "enum",
        default,
        Text("庄家买马", "Dealer's horses"),
        Text(
            "牌墙最后几张留给庄家，指到谁就陪谁输赢；连庄多一张，最多四张",
            "The last tiles of the wall: the dealer wins and loses with the seats they name; one more each time "
            "the deal is kept, four at most",
        ),
        _HORSES,
        ("dealer", "none"),
        (Text("买", "yes"), Text("不买", "no")),
        source=_BOTH,
    )


EXHAUSTED_KONGS: Final = Option(
    "exhausted_kongs",
    "bool",
    True,
    Text("荒庄杠分", "Kong money without a winner"),
    Text("没人胡，杠还算不算", "Whether kongs are paid when nobody wins"),
    _KONGS,
    source=_BOTH,
)
MULTI_ROB: Final = Option(
    "multi_rob",
    "bool",
    False,
    Text("一杠多抢", "Several robbers"),
    Text("几家都能抢，是不是都胡", "Whether all who can rob a kong win"),
    _KONGS,
    source=_BOTH,
)
ROB_OWN_FED_PENG: Final = Option(
    "rob_own_fed_peng",
    "bool",
    True,
    Text("自己喂的碰能抢", "Robbing a pung one fed"),
    Text("别人碰了我的牌再加杠，我能不能抢", "Whether the seat that fed a pung may rob its kong"),
    _KONGS,
    source=_PAGE,
)

OPTIONS: Final = (
    horses("dealer"),
    EXHAUSTED_KONGS,
    MULTI_ROB,
    ROB_OWN_FED_PENG,
    Option(
        "room_factor",
        "int",
        1,
        Text("房间系数", "Room factor"),
        Text("所有输赢乘这个数", "All points are multiplied by it"),
        _ROOM,
        (1, 10, 100, 600),
        free=True,
        minimum=1,
        source=_PAGE,
    ),
    Option(
        "room_fee",
        "int",
        0,
        Text("每盘回收", "Fee a round"),
        Text("每盘每人交给房间的", "What each seat pays the room for a round"),
        _ROOM,
        (0, 5, 50, 370),
        free=True,
        source=_PAGE,
    ),
    Option(
        "flee_penalty",
        "int",
        8,
        Text("逃跑赔分", "Penalty for leaving"),
        Text("中途离开的人赔给另外三家", "What a seat that leaves pays the three others"),
        _ROOM,
        (0, 8, 16),
        free=True,
        source=_PAGE,
    ),
)


def _allow(option_id: str, zh: str, en: str, help_zh: str, help_en: str) -> Option:
    return Option(option_id, "bool", True, Text(zh, en), Text(help_zh, help_en), _ALLOWED, source=_PAGE)


TABLE_OPTIONS: Final = (
    Option(
        "table_multiplier",
        "int",
        1,
        Text("桌面番数", "Table multiplier"),
        Text("所有输赢乘这个数，整场不变", "All money is multiplied by it, for the whole match"),
        _TABLE,
        (1, 3, 5, 10, 50, 100),
        tuple(Text(f"{n} 番", f"×{n}") for n in (1, 3, 5, 10, 50, 100)),
        source=_PAGE,
    ),
    _allow("allow_peng", "碰", "Pung", "不许碰也就没有加杠", "Without pungs there are no added kongs either"),
    _allow("allow_gang_exposed", "放杠", "Exposed kong", "杠别人打的牌", "A kong from a discard"),
    _allow("allow_gang_added", "明杠", "Added kong", "碰了再加第四张", "The fourth tile added to a pung"),
    _allow("allow_gang_concealed", "暗杠", "Concealed kong", "手里四张一样的", "Four alike from the hand"),
    _allow("allow_rob", "抢杠胡", "Robbing", "胡别人加杠的那张", "Winning on the tile another adds to a pung"),
    horses("none"),
    EXHAUSTED_KONGS,
    MULTI_ROB,
    ROB_OWN_FED_PENG,
)

# --- reasons

_ABANDONED: Final = Reason(
    "round-abandoned", Text("有人逃跑，这盘作废", "a seat left: the round is void and cannot be won")
)

TABLE_REASONS: Final = tuple(
    Reason(reason, Text(zh, en))
    for reason, zh, en in (
        ("one-winner-only", "只能一家胡", "only one seat may win"),
        ("bad-meld", "有一副碰杠不合规矩", "a meld does not fit its type, or is not allowed here"),
        (
            "bad-source",
            "这张牌的来路不对",
            "the winning tile is neither drawn nor from another seat",
        ),
        ("draw-only", "不能胡别人打的牌，只能自摸或者抢杠", "no win on a discard: only self-drawn or by robbing"),
        ("wrong-count", "手牌张数不对", "the number of concealed tiles is wrong"),
        (
            "bad-tile",
            "有不该有的牌：第五张、花牌或者没看清的牌",
            "a tile that cannot be there: a fifth of a kind, a flower, or one that is not known",
        ),
        (
            "not-robbable",
            "只有加杠的那张能抢",
            "only the tile added to a pung can be robbed",
        ),
        ("rob-own-discard", "碰的那张是自己打的，不能抢", "the pung was fed by the robber itself"),
        ("bad-circumstance", "这样的胡法不可能", "what is said about the win cannot be"),
        ("no-shape", "没有成牌", "the tiles make no winning shape"),
    )
)
REASONS: Final = (_ABANDONED, *TABLE_REASONS)
