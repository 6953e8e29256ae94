"""Every value of every option that touches the score does what the page says it does."""

from __future__ import annotations

import pytest

from mjdesk.engine.errors import BadInput
from mjdesk.engine.options import complete
from mjdesk.engine.rules.wuhan import Wuhan

from .table import Line, case_of

RULES = Wuhan()

#: seats and win of rounds that several options are tried on (notation of hands.txt)
THREE_OPENINGS = ("1: 234s5s [123p<0] [456p<0] [SSS<2]; 2: [EEE<1] [NNN<3]", "1+5s")
BLOOM = ("3: 234s678s789p5s [123p<2] (C)", "3+5s after_kong")
SEVERAL = ("3: 234s678s789p5s [123p<2] (C) (6m)", "3+5s after_kong")
LAST = ("0: 234s678s78p6m5s [123p<3]", "0+5s last_tile")
SKINS = ("1: 234m678s789p5s [123p<0]", "1+5s@2")
INDICATOR_KIND = ("1: 345m678s789p5s [123p<0]", "1+5s@2")
ONE_SUIT = ("2: 56s88s [111s<0] [234s<1] [999s<3]", "2+7s")
ALL_258 = ("1: 2m5p8s8m [222p<0] [555s<2] [888p<3]", "1+2s")
HONOURS = ("1: SNPP [EEE<0] [WWW<2] [FFF<3]", "1+N@2")
FOUR_OPEN = "1: 5p [123p<0] [456s<0] [999s<3] [111s<2]; 3: "
READY = (FOUR_OPEN + "23p88s [SSS<0] [WWW<1] [NNN<2]", "1+5p@3")
ALL_JIANG = (FOUR_OPEN + "22m88m22p5p88p2255s", "1+5p@3")
NEITHER = (FOUR_OPEN + "1133m77p22sEENNP", "1+5p@3")
SMALL = ("1: 234s678s789p5s [123p<0] (C)", "1+5s@2")
PASSED = ("1: 234s678s789p5s [123p<0]", "1+5s@2")

PING, BIG, SEA = "ping-hu ying-hu; 1; ", "gang-shang-kai-hua ying-hu; 10; ", "hai-di-lao; 10; "
QING, JIANG, FENG = "qing-yi-se ying-hu; 10; ", "jiang-yi-se ying-hu; 10; ", "feng-yi-se ying-hu; 10; "
QIU = "quan-qiu-ren ying-hu; 10; "

TRIED: dict[str, dict[str, list[tuple[tuple[str, str], str]]]] = {
    "open_fan": {
        "once": [(THREE_OPENINGS, PING + "-16 +40 -16 -8")],
        "each": [(THREE_OPENINGS, PING + "-64 +224 -128 -32")],
    },
    "laizi_gang_factor": {
        "2": [(SEVERAL, BIG + "-320 -320 -320 +960")],
        "4": [(SEVERAL, BIG + "-640 -640 -640 +1920")],
    },
    "cap jinding": {
        "800 1000": [(BLOOM, BIG + "-160 -160 -160 +480")],
        "160 0": [(BLOOM, BIG + "-160 -160 -160 +480")],
        "160 200": [(BLOOM, BIG + "-200 -200 -200 +600")],
        "161 200": [(BLOOM, BIG + "-160 -160 -160 +480")],
        "100 0": [(BLOOM, BIG + "-100 -100 -100 +300")],
        "0 300": [(BLOOM, BIG + "-160 -160 -160 +480")],
    },
    "zimo_on_gangkai_haidi": {
        "true": [(BLOOM, BIG + "-160 -160 -160 +480"), (LAST, SEA + "+120 -40 -40 -40")],
        "false": [(BLOOM, BIG + "-80 -80 -80 +240"), (LAST, SEA + "+60 -20 -20 -20")],
    },
    "pizi_mode": {
        "two": [(SKINS, "special-tile-in-hand"), (INDICATOR_KIND, "special-tile-in-hand")],
        "one": [(SKINS, PING + "-8 +20 -8 -4"), (INDICATOR_KIND, "special-tile-in-hand")],
        "none": [(SKINS, PING + "-8 +20 -8 -4"), (INDICATOR_KIND, PING + "-8 +20 -8 -4")],
    },
    "quanqiuren_bao": {
        "not_all_jiang": [
            (READY, QIU + "0 +240 0 -240"),
            (ALL_JIANG, QIU + "-40 +160 -40 -80"),
            (NEITHER, QIU + "0 +160 0 -160"),
        ],
        "not_ting": [
            (READY, QIU + "-40 +240 -40 -160"),
            (ALL_JIANG, QIU + "0 +160 0 -160"),
            (NEITHER, QIU + "0 +160 0 -160"),
        ],
        "always": [
            (READY, QIU + "0 +240 0 -240"),
            (ALL_JIANG, QIU + "0 +160 0 -160"),
            (NEITHER, QIU + "0 +160 0 -160"),
        ],
        "off": [
            (READY, QIU + "-40 +240 -40 -160"),
            (ALL_JIANG, QIU + "-40 +160 -40 -80"),
            (NEITHER, QIU + "-40 +160 -40 -80"),
        ],
    },
    "bao_third_open": {
        "off": [
            (ONE_SUIT, QING + "-80 -80 +240 -80"),
            (ALL_258, JIANG + "-80 +240 -80 -80"),
            (HONOURS, FENG + "-40 +160 -80 -40"),
        ],
        "qing": [
            (ONE_SUIT, QING + "0 0 +240 -240"),
            (ALL_258, JIANG + "-80 +240 -80 -80"),
            (HONOURS, FENG + "-40 +160 -80 -40"),
        ],
        "qing_jiang": [
            (ONE_SUIT, QING + "0 0 +240 -240"),
            (ALL_258, JIANG + "0 +240 0 -240"),
            (HONOURS, FENG + "-40 +160 -80 -40"),
        ],
        "qing_feng": [
            (ONE_SUIT, QING + "0 0 +240 -240"),
            (ALL_258, JIANG + "-80 +240 -80 -80"),
            (HONOURS, FENG + "0 +160 0 -160"),
        ],
        "all": [
            (ONE_SUIT, QING + "0 0 +240 -240"),
            (ALL_258, JIANG + "0 +240 0 -240"),
            (HONOURS, FENG + "0 +160 0 -160"),
        ],
    },
    "min_points": {
        "0": [(SMALL, PING + "-16 +40 -16 -8")],
        "8": [(SMALL, PING + "-16 +40 -16 -8")],
        "16": [(SMALL, PING + "-16 +40 -16 -8")],
        "32": [(SMALL, "below-minimum")],
        "64": [(SMALL, "below-minimum")],
    },
    "passed_win passed1": {
        "free 5s": [(PASSED, PING + "-8 +20 -8 -4")],
        "until_draw 5s": [(PASSED, "passed-win")],
    },
}
ONLY_IN_PLAY = {"win_order", "next_dealer"}  # test_flow.py

EACH = [
    pytest.param(keys.split(), values.split(), situation, expected, id=f"{keys}={values} {expected[:16]}")
    for keys, by_value in TRIED.items()
    for values, tried in by_value.items()
    for situation, expected in tried
]


@pytest.mark.parametrize(("keys", "values", "situation", "expected"), EACH)
def test_value(keys: list[str], values: list[str], situation: tuple[str, str], expected: str) -> None:
    setup = " ".join(["5m", *(f"{key}={value}" for key, value in zip(keys, values, strict=True))])
    line = Line("", case_of("", setup, *situation), expected)
    assert line.answer(RULES.judge(line.case)) == expected


def test_every_value_is_tried() -> None:
    tried: dict[str, set[str]] = {}
    for keys, by_value in TRIED.items():
        for values in by_value:
            for key, value in zip(keys.split(), values.split(), strict=True):
                tried.setdefault(key, set()).add(value)
    for option in RULES.options:
        if option.free or option.id in ONLY_IN_PLAY:
            continue
        written = {"true", "false"} if option.kind == "bool" else {str(value) for value in option.values}
        assert tried[option.id] == written, option.id


@pytest.mark.parametrize(("cap", "gold"), [(800, 800), (800, 100), (1200, 1000)])
def test_gold_cap_below_the_cap_is_refused(cap: int, gold: int) -> None:
    with pytest.raises(BadInput, match="jinding"):
        RULES.check_options(complete(RULES.options, {"cap": cap, "jinding": gold}))


@pytest.mark.parametrize(("cap", "gold"), [(800, 801), (800, 0), (0, 1), (0, 0)])
def test_caps_that_fit(cap: int, gold: int) -> None:
    RULES.check_options(complete(RULES.options, {"cap": cap, "jinding": gold}))


def test_every_option_is_explained() -> None:
    for option in RULES.options:
        texts = (option.name, option.help, option.group, *option.labels)
        assert all(text.zh and text.en for text in texts), option.id
        assert option.kind == "bool" or len(option.labels) == len(option.values), option.id
        assert option.kind == "bool" or option.default in option.values, option.id
        assert option.source, option.id
