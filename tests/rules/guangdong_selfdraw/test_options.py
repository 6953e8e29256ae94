"""Every option: its values change what the page says they change, and nothing reads an option that is not there."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from mjdesk.engine.case import Case
from mjdesk.engine.options import Option, complete
from mjdesk.engine.rules.guangdong_selfdraw import SelfDrawRules
from mjdesk.engine.settlement import HOUSE

from .rounds import SYSTEMS
from .table import answer, case_of, lines

TDH, TABLE, ZM = SYSTEMS
#: options that only the flow reads; test_flow.py plays them
FLOW_ONLY = {"reserve_horses", "exhausted_dealer"}
EVERY_OPTION = [(rules, option) for rules in SYSTEMS for option in rules.options if option.id not in FLOW_ONLY]


def hands_of(rules: SelfDrawRules) -> list[Case]:
    folder = Path(__file__).parents[1] / rules.id.replace("-", "_")
    return [line.case for line in lines(rules, folder / "hands.txt")]


def with_option(rules: SelfDrawRules, case: Case, option: Option, value: object) -> Case:
    return replace(case, options=complete(rules.options, {**case.options, option.id: value}))


@pytest.mark.parametrize(("rules", "option"), EVERY_OPTION, ids=lambda of: of.id)
def test_every_option_changes_a_hand_of_the_table(rules: SelfDrawRules, option: Option) -> None:
    """Some line set with a value that is not the standard one comes out otherwise with the standard one."""
    changed = [case for case in hands_of(rules) if case.options[option.id] != option.default]
    assert any(
        answer(rules.judge(case)) != answer(rules.judge(with_option(rules, case, option, option.default)))
        for case in changed
    )


@pytest.mark.parametrize("multiplier", [1, 3, 5, 10, 50, 100])
def test_the_table_multiplier_multiplies_everything_but_fan(multiplier: int) -> None:
    case = case_of(
        TABLE, f"table_multiplier={multiplier} horses=dealer ma=1p", "0: 234567m1145s [9999p<2]; 3: [8888s]", "0+6s"
    )
    verdict = TABLE.judge(case)
    assert verdict.fan == (2,)
    assert verdict.payments(4) == tuple(n * multiplier for n in (14, -6, -12, 4))


@pytest.mark.parametrize("unit", [1, 2, 5, 10, 20, 50, 100])
def test_the_unit_multiplies_everything_but_fan(unit: int) -> None:
    verdict = ZM.judge(case_of(ZM, f"unit={unit} ma=1p", "0: 234567m1145s [9999p<2]; 3: [8888s]", "0+6s"))
    assert verdict.fan == (2,)
    assert verdict.payments(4) == tuple(n * unit for n in (13, -6, -9, 2))


@pytest.mark.parametrize("horses", [0, 1, 2, 3, 4, 5, 6, 8, 10, 20])
def test_so_many_horses_count(horses: int) -> None:
    verdict = ZM.judge(case_of(ZM, f"horses={horses} ma={'1p5p9pE1m5m9m' * 3}", "0: 234567m345p1145s", "0+6s"))
    assert verdict.fan == (1 + horses,)
    assert verdict.patterns[0].count("zhong-ma") == horses


@pytest.mark.parametrize("factor", [1, 7, 600])
@pytest.mark.parametrize("fee", [0, 370])
def test_room_of_the_page_of_modes(factor: int, fee: int) -> None:
    """X·N - A for the winner, -(X·N + A) for the others; an exhausted round costs A."""
    setup = f"room_factor={factor} room_fee={fee}"
    won = TDH.judge(case_of(TDH, setup, "0: 1112345677899m", "0+9m"))
    assert won.payments(4) == (12 * factor - fee, *(-4 * factor - fee,) * 3)
    assert sum(t.payee == HOUSE for t in won.transfers) == (4 if fee else 0)
    assert TDH.judge(case_of(TDH, setup, "", "")).payments(4) == (-fee,) * 4


@pytest.mark.parametrize("penalty", range(12))
def test_what_a_seat_that_left_pays(penalty: int) -> None:
    net = TDH.judge(case_of(TDH, f"fled=2 flee_penalty={penalty}", "", "")).payments(4)
    assert net is not None
    assert net[2] == -penalty
    assert sum(net) == 0
    assert net[3] >= net[0] >= net[1] >= net[3] - 1


@pytest.mark.parametrize("rules", SYSTEMS, ids=lambda rules: rules.id)
def test_options_say_what_they_are(rules: SelfDrawRules) -> None:
    for option in rules.options:
        assert option.check(option.default) == option.default
        for text in (option.name, option.help, option.group, *option.labels):
            assert text.zh
            assert text.en
        assert not option.labels or len(option.labels) == len(option.values)
