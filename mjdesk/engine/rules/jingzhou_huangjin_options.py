"""The options of `jingzhou-huangjin` in Chinese and English."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ..options import Option
from ..text import Text
from . import red_dragon_options as family

SCORE: Final = family.SCORE
PATTERNS: Final = Text("牌型", "Patterns")
PAYERS: Final = family.PAYERS
FLOW: Final = family.FLOW

OPTIONS: Final = (
    Option(
        "min_fan",
        "int",
        8,
        Text("起和", "Minimum"),
        Text("至少几番才能胡，花牌不算在内", "The least fan of a win, flowers not counted"),
        SCORE,
        (0, 4, 6, 8, 24),
        (Text("不限", "none"), *(Text(f"{n} 番", f"{n} fan") for n in (4, 6, 8, 24))),
        free=True,
        source=family.BOTH,
    ),
    Option(
        "payment",
        "enum",
        "mcr",
        Text("谁付", "Payment"),
        Text("自摸三家都付；点炮由谁付", "All pay for a self-draw; who pays for a discard"),
        PAYERS,
        ("mcr", "discarder_one", "discarder_three", "all"),
        (
            Text("点炮付番，另两家付底", "discarder the fan, others the base"),
            Text("点炮一家付", "discarder alone"),
            Text("点炮包三家", "discarder for all three"),
            Text("三家都付，点炮加倍", "all, discarder double"),
        ),
        source=family.PRACTICE,
    ),
    Option(
        "base_points",
        "int",
        8,
        Text("底分", "Base"),
        Text("每家另付的底，只在点炮付番、另两家付底时有", "What each seat pays besides, in the first way"),
        PAYERS,
        (0, 4, 8, 16),
        (Text("不要", "none"), *(Text(str(n), str(n)) for n in (4, 8, 16))),
        free=True,
        source=family.PRACTICE,
    ),
    Option(
        "kong_factor",
        "enum",
        "winner",
        Text("杠翻倍", "Kongs multiply"),
        Text("明杠、蓄杠 ×2，暗杠 ×4", "Exposed and added kongs ×2, concealed ones ×4"),
        SCORE,
        ("winner", "both", "off"),
        (Text("胡的人的杠", "the winner's"), Text("两边的杠", "both sides'"), Text("不翻", "no")),
        source=family.PAGE,
    ),
    Option(
        "hard_factor",
        "int",
        1,
        Text("硬胡", "Hard wins"),
        Text("没有黄金牌或都当本身用，翻几倍", "The factor when no golden tile stands for another"),
        SCORE,
        (1, 2),
        (Text("不翻", "no"), Text("×2", "×2")),
        source=family.PRACTICE,
    ),
    replace(
        family.CAP,
        default=0,
        values=(0, 100, 200, 500),
        labels=(Text("不封", "none"), *(Text(str(n), str(n)) for n in (100, 200, 500))),
        source=family.PRACTICE,
    ),
    Option(
        "jiulian",
        "enum",
        "nine_wait",
        Text("九莲宝灯", "Nine gates"),
        Text("另外十三张要正好是 1112345678999，还是十四张里有就行", "What the hand must be before the winning tile"),
        PATTERNS,
        ("nine_wait", "shape"),
        (Text("要听九张", "waits for nine"), Text("有这样的牌就算", "any wait")),
        source=family.PAGE,
    ),
    Option(
        "seven_pairs_classes",
        "bool",
        True,
        Text("七对加花色", "Seven pairs and tile classes"),
        Text(
            "七对另算字一色、混幺九、绿一色、全大、全中、全小、大于五、小于五",
            "All honours, terminals, green, upper, middle and lower tiles also count with seven pairs",
        ),
        PATTERNS,
        source=family.PRACTICE,
    ),
    replace(family.PASSED_WIN, source=family.PRACTICE),
    replace(family.WIN_ORDER, source=family.PAGE),
    Option(
        "next_dealer",
        "enum",
        "always_pass",
        Text("下庄", "Next dealer"),
        Text("下局谁坐庄", "Who deals the next round"),
        FLOW,
        ("always_pass", "rotate"),
        (Text("每局轮庄", "the next seat"), Text("庄家胡或荒庄连庄", "dealer stays when winning or nobody won")),
        source=family.PRACTICE,
    ),
)
