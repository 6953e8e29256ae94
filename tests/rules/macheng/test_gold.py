"""What a round of `macheng` hands on to the next (rules page §7.5), and gold that cannot be read."""

from __future__ import annotations

from typing import Any

import pytest

from mjdesk.engine.case import Case
from mjdesk.engine.errors import BadInput
from mjdesk.engine.notation import parse_tile
from mjdesk.engine.options import complete
from mjdesk.engine.rules.macheng import Macheng
from mjdesk.engine.rules.macheng_gold import BAO, FENG, YUAN, carried_on, own_golds, used_golds

from ..red_dragon.table import case_of

RULES = Macheng()

#: carried before · wild tile · dice · options · won · used · kept after
TABLE: list[tuple[list[str], str | None, str, tuple[int, ...], dict[str, object], bool, list[str], list[str]]] = [
    # the four lines of the page
    ([], None, "S", (3, 3), {}, True, [FENG], [BAO]),
    ([BAO], "6m", "6m", (2, 5), {}, True, [YUAN], [BAO]),
    ([BAO, YUAN], "7m", "6m", (2, 5), {}, True, [BAO], [YUAN]),
    ([BAO], "7m", "S", (2, 5), {}, False, [], [BAO]),
    ([BAO], "7m", "S", (2, 5), {"cun_exhausted": "keep"}, False, [], [BAO, FENG]),
    # none at all, three at once
    ([], None, "6m", (2, 5), {}, True, [], []),
    ([], "S", "S", (4, 4), {}, True, [FENG], [YUAN, BAO]),
    ([FENG], "S", "S", (4, 4), {}, True, [FENG], [FENG, YUAN, BAO]),
    ([], "S", "S", (4, 4), {"cun_exhausted": "keep"}, False, [], [FENG, YUAN, BAO]),
    ([], "S", "S", (4, 4), {}, False, [], []),
    # kept ones are used up one a round; a switched-off gold is never brought
    ([BAO], None, "6m", (2, 5), {}, True, [BAO], []),
    ([BAO], None, "S", (2, 5), {"gold_feng": False}, True, [BAO], []),
    ([], "S", "S", (4, 4), {"gold_yuan": False}, True, [FENG], [BAO]),
    ([], "S", "S", (4, 4), {"gold_bao": False}, True, [FENG], [YUAN]),
    # nothing is kept
    ([BAO], "S", "S", (4, 4), {"gold_mode": "single"}, True, [FENG], []),
    ([BAO], "7m", "6m", (2, 5), {"gold_mode": "single"}, True, [], []),
    ([BAO], "S", "S", (4, 4), {"gold_mode": "stack"}, True, [FENG, YUAN, BAO], []),
    ([BAO], "S", "S", (4, 4), {"gold_mode": "stack", "cun_exhausted": "keep"}, False, [], []),
]


@pytest.mark.parametrize(("cun", "last", "wild", "dice", "chosen", "won", "used", "after"), TABLE)
def test_gold_used_and_kept(
    cun: list[str],
    last: str | None,
    wild: str,
    dice: tuple[int, ...],
    chosen: dict[str, object],
    won: bool,
    used: list[str],
    after: list[str],
) -> None:
    options, tile = complete(RULES.options, chosen), parse_tile(wild)
    carried: dict[str, Any] = {"last_laizi": last, "cun": cun}
    if won:
        own = own_golds(options, tile, dice, carried)
        assert list(used_golds(options, own, tuple(cun))) == used
    assert carried_on(options, tile, dice, carried, won) == {"last_laizi": wild, "cun": after}


def test_the_first_round_carries_nothing() -> None:
    options = complete(RULES.options, {})
    assert carried_on(options, parse_tile("6m"), (1, 2), {}, True) == {"last_laizi": "6m", "cun": []}


def case(carried: dict[str, Any]) -> Case:
    made = case_of(RULES, "", "5m", "1: 234s678s789p5s [123p<0] (C)", "1+5s")
    return Case(made.rules, made.options, made.seats, made.wins, indicator=made.indicator, carried=carried)


@pytest.mark.parametrize(
    ("carried", "place"),
    [
        ({"cun": ["gold"]}, "carried.cun"),
        ({"cun": "bao-jin"}, "carried.cun"),
        ({"cun": 3}, "carried.cun"),
        ({"cun": [["bao-jin"]]}, "carried.cun"),
        ({"last_laizi": 5}, "carried.last_laizi"),
    ],
)
def test_gold_that_cannot_be_read(carried: dict[str, Any], place: str) -> None:
    with pytest.raises(BadInput, match=place):
        RULES.judge(case(carried))


@pytest.mark.parametrize("carried", [{}, {"cun": []}, {"cun": None, "last_laizi": None}, {"last_laizi": ""}])
def test_nothing_carried(carried: dict[str, Any]) -> None:
    assert RULES.judge(case(carried)).payments(4) == (-16, 48, -16, -16)
