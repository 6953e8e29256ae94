"""What a table of hands must be like, and that each line is judged as it says."""

from __future__ import annotations

from mjdesk.engine.rules.base import RuleSystem

from .table import Line


def is_wide(table: list[Line], rules: RuleSystem) -> None:
    """60 lines, a third of them no wins, every pattern and every reason among them."""
    reasons = {line.expected for line in table if ";" not in line.expected}
    patterns = {p for line in table if ";" in line.expected for p in line.expected.split(";")[0].split()}
    assert len(table) >= 60
    assert sum(";" not in line.expected for line in table) * 3 >= len(table)
    assert reasons == {reason.id for reason in rules.reasons}
    assert patterns == {pattern.id for pattern in rules.patterns}
    assert len({line.name for line in table}) == len(table)


def is_judged(line: Line, rules: RuleSystem) -> None:
    """The line comes to what it says."""
    assert line.answer(rules.judge(line.case)) == line.expected
