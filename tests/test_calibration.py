"""How true hints are is counted the same way each time; the table of docs/strength.md is made of what was counted."""

from __future__ import annotations

from dataclasses import asdict

from mjdesk.engine import actions as act
from mjdesk.engine.rules.registry import SYSTEMS
from mjdesk.players.valued import Valued
from tools import make_calibration
from tools.make_calibration import Group, counted, table


def test_page_and_results_agree() -> None:
    page = make_calibration.PAGE.read_text(encoding="utf-8")
    found = make_calibration.results()
    assert make_calibration.with_table(page, found) == page, "run: python -m tools.make_calibration"
    assert {r["rules"] for r in found} == {s.id for s in SYSTEMS.values() if s.family == "mahjong"}


def test_the_same_seed_counts_the_same() -> None:
    one, two = (counted(SYSTEMS["changsha"], 4, "twice") for _ in range(2))
    assert one == two
    groups = [Group(**group) for group in one["groups"].values()]
    assert sum(group.discards for group in groups) > 15
    assert all(0 <= group.chance <= group.discards and 0 <= group.won <= group.discards for group in groups)


def test_a_group_sums_what_was_said_and_what_came() -> None:
    group = Group()
    for chance, won, points in ((0.5, True, 6), (0.25, False, -2)):
        said = Valued(act.discard(0, 0), 1.0, chance, 8.0, 0.0, 1)
        group.note(said, won, points)
    assert group == Group(discards=2, chance=0.75, won=1, told=6.0, paid=6, value=2.0, points=4)


def test_the_table_tells_both_side_by_side() -> None:
    group = asdict(Group(discards=4, chance=2.0, won=1, told=12.0, paid=5, value=2.0, points=-4))
    empty = asdict(Group())
    line = table([{"rules": "wuhan", "rounds": 9, "groups": {1: group, 2: empty, 3: empty, 4: empty}}]).splitlines()[-1]
    assert [cell.strip() for cell in line.split("|")[3:-1]] == ["50 · 25", "–", "–", "–", "6.0 · 5.0", "+0.50 · -1.00"]
