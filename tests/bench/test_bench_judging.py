"""How fast every system judges a finished round, without wild tiles and with up to four in the winner's hand.

    python -m pytest tests/bench/test_bench_judging.py --benchmark-enable -s

The rounds are played by the greedy player, and come from the case files beside the checkout where there are any. Each
is judged once: nothing is remembered of it. A quarter is judged before, so that what suits and sets were met is
remembered as in a long session. On a busy machine the figures are those of a part of a core.
"""

from __future__ import annotations

import gc
import json
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from mjdesk.engine.case import By, Case
from mjdesk.engine.cases import read_case
from mjdesk.engine.errors import BadInput
from mjdesk.engine.match import Match
from mjdesk.engine.options import complete
from mjdesk.engine.rules.registry import SYSTEMS
from mjdesk.players.headless import play_round
from mjdesk.players.lineup import line_up

SHARED = Path(__file__).resolve().parents[3] / "shared" / "cases"
#: rounds played for a system, to measure and to see that it runs
MANY, FEW = 160, 3
#: systems that turn up an indicator which makes a wild tile
WITH_WILD = ("wuhan", "macheng", "jingzhou-hongzhong", "jingzhou-huangjin", "huangshi")
MIXES = [(rules, wild) for rules in SYSTEMS for wild in ((False, True) if rules in WITH_WILD else (False,))]


@cache
def finished(rules: str, rounds: int) -> list[Case]:
    """Won rounds of a system, shuffled; with those of the case files, and at least one of each mix."""
    system = SYSTEMS[rules]
    match = Match.begin(system, complete(system.options, {}), f"judging {rules}")
    players = line_up("greedy", match.players, "judging")
    cases: list[Case] = []
    while match.number <= rounds or (rules in WITH_WILD and len(set(map(has_wild, cases))) < 2):
        round_ = play_round(match.next_round(), players)
        if round_.wins:
            cases.append(round_.case(round_.wins))
        match = match.after(round_)
    file = SHARED / f"{rules}.json"
    if file.is_file():
        for data in json.loads(file.read_text(encoding="utf-8")):
            case = read_case({key: value for key, value in data.items() if key not in ("expect", "why")})
            if case.wins and is_readable(case):
                cases.append(case)
    Random(rules).shuffle(cases)
    return cases


def is_readable(case: Case) -> bool:
    try:
        SYSTEMS[case.rules].special(case.options, case.indicator or 0)
    except BadInput:
        return False
    return True


def wild_tiles(case: Case) -> int:
    """How many wild tiles the first winner has, a drawn winning tile among them."""
    if case.rules not in WITH_WILD or case.indicator is None:
        return 0
    wild, win = SYSTEMS[case.rules].special(case.options, case.indicator).wild, case.wins[0]
    held = (*case.seats[win.seat].hand, *((win.tile,) if win.by is By.DRAW else ()))
    return sum(tile in wild for tile in held)


def has_wild(case: Case) -> bool:
    return wild_tiles(case) > 0


@pytest.mark.parametrize(("rules", "wild"), MIXES, ids=[f"{r}, {'wild' if w else 'no wild'}" for r, w in MIXES])
def test_judging(benchmark: BenchmarkFixture, rules: str, wild: bool) -> None:
    cases = finished(rules, MANY if benchmark.enabled else FEW)
    fitting = [case for case in cases if has_wild(case) is wild and wild_tiles(case) <= 4]
    assert fitting
    judge = SYSTEMS[rules].judge
    warm = len(fitting) // 4
    assert [judge(case).legal for case in fitting[:warm]].count(True) >= warm / 4

    gc.collect()  # what playing the rounds left behind is none of the judging

    def judge_all() -> int:
        return sum(judge(case).legal for case in fitting[warm:])

    legal = benchmark.pedantic(judge_all, rounds=1)
    assert legal > 0
    if benchmark.stats is not None:
        stats: Any = benchmark.stats
        per_second = round((len(fitting) - warm) / stats.stats.min)
        benchmark.extra_info["hands_per_second"] = per_second
        print(f"\n{rules}, {'1 to 4 wild' if wild else 'no wild'}: {per_second} hands/s of {len(fitting) - warm}")
