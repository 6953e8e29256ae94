"""What an import would bring, line by line: what is wrong first, then new people and tables, then the rounds."""

from __future__ import annotations

from mjdesk.ledger.csv_import import Plan
from mjdesk.ui.i18n import say, signed, tr
from mjdesk.ui.ledger.periods import system_name
from mjdesk.ui.ledger.row_list import Column, Row, RowList
from mjdesk.ui.look import look

SHOWN = 300  #: lines shown at most


class PlanView(RowList):
    """The lines of a plan."""

    def __init__(self) -> None:
        columns = (
            Column(lambda: tr("Line"), 0.5, size=14, ink="ink3"), Column(lambda: tr("When"), 1.3, size=14),
            Column(lambda: tr("Table"), 0.5, size=14), Column(lambda: tr("System"), 1.0, size=14),
            Column(lambda: tr("Net points"), 3.4, size=14, ink="ink"),
        )  # fmt: skip
        super().__init__(columns, "import-preview", 36)

    def show_plan(self, plan: Plan) -> None:
        """Show what a file would bring."""
        rows = [Row(("!", "", "", "", say(problem))) for problem in plan.problems[:SHOWN]]
        if plan.new_players:
            rows.append(Row(("+", "", "", "", f"{tr('New players')}  {', '.join(plan.new_players)}")))
        if plan.new_tables:
            rows.append(Row(("+", "", "", "", f"{tr('New tables')}  {', '.join(plan.new_tables)}")))
        for line in plan.lines[:SHOWN]:
            points = "   ".join(f"{name} {signed(n)}" for name, n in zip(line.players, line.points, strict=True))
            texts = (str(line.number), f"{line.at:%Y-%m-%d %H:%M}", line.table, system_name(line.rules), points)
            rows.append(Row(texts))
        left = len(plan.lines) - SHOWN
        if left > 0:
            rows.append(Row(("…", "", "", "", tr("%n more rounds", left))))
        self.show_rows(rows)
        self.resize(self.width(), round(self.needed()))

    def head(self) -> float:
        return look().px(32)
