"""Options that the red-dragon-kong systems share, in Chinese and English.

They have the values of `wuhan`; a sister that has others takes them with `dataclasses.replace`.
"""

from __future__ import annotations

from typing import Final

from ..options import Option
from ..text import Text

SCORE: Final = Text("番和分", "Fan and points")
SPECIAL: Final = Text("赖子和皮子", "Wild tiles and skins")
PAYERS: Final = Text("谁来付", "Who pays")
FLOW: Final = Text("胡牌和坐庄", "Winning and dealing")

PAGE: Final = "source"
BOTH: Final = "source; practice"
PRACTICE: Final = "practice"

OPEN_FAN: Final = Option(
    "open_fan",
    "enum",
    "once",
    Text("开口", "Opening"),
    Text("吃碰杠开了口怎么翻番", "How chi, peng and exposed kongs double"),
    SCORE,
    ("once", "each"),
    (Text("开口番", "once"), Text("口口番", "each time")),
    source=PAGE,
)
CAP: Final = Option(
    "cap",
    "int",
    800,
    Text("封顶", "Cap"),
    Text("每家最多付多少", "The most that one seat pays"),
    SCORE,
    (300, 400, 500, 800, 0),
    (*(Text(str(n), str(n)) for n in (300, 400, 500, 800)), Text("不封", "none")),
    free=True,
    source=BOTH,
)
JINDING: Final = Option(
    "jinding",
    "int",
    1000,
    Text("金顶", "Gold cap"),
    Text("三家都到封顶时，每家改付多少", "What each pays when all three reach the cap"),
    SCORE,
    (400, 500, 600, 1000, 0),
    (*(Text(str(n), str(n)) for n in (400, 500, 600, 1000)), Text("不要", "none")),
    free=True,
    source=BOTH,
)
LAIZI_GANG_FACTOR: Final = Option(
    "laizi_gang_factor",
    "int",
    2,
    Text("赖子杠", "Wild-tile kong"),
    Text("打出赖子翻几倍", "The factor for laying a wild tile"),
    SCORE,
    (2, 4),
    (Text("×2", "×2"), Text("×4", "×4")),
    source=PAGE,
)
MIN_POINTS: Final = Option(
    "min_points",
    "int",
    0,
    Text("起胡", "Minimum"),
    Text("至少有一家要付到这么多才能胡", "At least one seat must owe this much for a win"),
    SCORE,
    (0, 8, 16, 32, 64),
    (Text("不限", "none"), *(Text(str(n), str(n)) for n in (8, 16, 32, 64))),
    source=PRACTICE,
)
QUANQIUREN_BAO: Final = Option(
    "quanqiuren_bao",
    "enum",
    "not_all_jiang",
    Text("全求人包牌", "Liability for all from others"),
    Text("冲的人一个人付", "The discarder pays for all"),
    PAYERS,
    ("not_all_jiang", "not_ting", "always", "off"),
    (
        Text("非全将", "unless all 258"),
        Text("没听", "unless ready"),
        Text("总是", "always"),
        Text("不包", "never"),
    ),
    source=BOTH,
)
BAO_THIRD_OPEN: Final = Option(
    "bao_third_open",
    "enum",
    "qing",
    Text("三口包牌", "Liability for the third opening"),
    Text("喂第三口的人一个人付", "Whoever fed the third opening pays for all"),
    PAYERS,
    ("off", "qing", "qing_jiang", "qing_feng", "all"),
    (
        Text("不包", "never"),
        Text("清一色", "one suit"),
        Text("清、将", "one suit, 258"),
        Text("清、风", "one suit, honours"),
        Text("清、将、风", "all three"),
    ),
    source=BOTH,
)
PASSED_WIN: Final = Option(
    "passed_win",
    "enum",
    "free",
    Text("过胡", "Passed wins"),
    Text("放过的牌，别人再打能不能胡", "Whether a tile let go may be won on later"),
    FLOW,
    ("free", "until_draw"),
    (Text("照样胡", "yes"), Text("摸牌前不能胡", "not before drawing")),
    source=BOTH,
)
WIN_ORDER: Final = Option(
    "win_order",
    "enum",
    "dealer",
    Text("截胡", "Order of winners"),
    Text("几家都能胡，谁先", "Who wins when several can"),
    FLOW,
    ("dealer", "discarder"),
    (Text("从庄家数起", "from the dealer"), Text("打牌的下家先", "after the discarder")),
    source=BOTH,
)
NEXT_DEALER: Final = Option(
    "next_dealer",
    "enum",
    "rotate",
    Text("下庄", "Next dealer"),
    Text("庄家没胡，下局谁坐庄", "Who deals when the dealer did not win"),
    FLOW,
    ("rotate", "winner"),
    (Text("下家", "next seat"), Text("胡的人", "winner")),
    source=BOTH,
)
