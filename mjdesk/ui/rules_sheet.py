"""The page of a rule system: what counts, what can be chosen, what may not win. Made from the system's own data."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from mjdesk.engine.rules.base import RuleSystem
from mjdesk.engine.rules.registry import SYSTEMS
from mjdesk.ui.i18n import say, tr
from mjdesk.ui.look import look
from mjdesk.ui.rail import RailArea, more_kinds
from mjdesk.ui.rule_rail import RuleRail
from mjdesk.ui.widgets import Button, ButtonKind, Dropdown, Label, Page, Scroll, Sheet, canvas
from mjdesk.ui.widgets.base import line_height, paragraph, width_of, write, write_paragraph


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the page: a name, what it means, and at the right what it is worth."""

    name: str
    text: str
    worth: str = ""


def contents(system: RuleSystem) -> Iterator[tuple[str, tuple[Entry, ...]]]:
    """The parts of the page in the current language."""
    yield tr("What counts"), tuple(Entry(say(p.name), say(p.help), say(p.value)) for p in system.patterns)
    yield (
        tr("What can be chosen"),
        tuple(Entry(say(o.name), say(o.help), " · ".join(_values(o))) for o in system.options),
    )
    yield tr("What may not win"), tuple(Entry("", say(reason.text)) for reason in system.reasons)


def _values(option) -> list[str]:
    values = (True, False) if option.kind == "bool" else option.values
    return [say(option.label(value)) for value in values]


class _Text(Page):
    """The parts, one under the other."""

    def __init__(self) -> None:
        super().__init__()
        self.system: RuleSystem = next(iter(SYSTEMS.values()))

    def place(self) -> None:
        height = round(self._paint(None))
        if height != self.height():
            self.setFixedHeight(height)

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            self._paint(painter)

    def _paint(self, painter: QPainter | None) -> float:
        """Paint, or only measure; returns the height."""
        px, y = look().px, look().px(8)
        for title, entries in contents(self.system):
            if not entries:
                continue
            if painter is not None:
                head = QRectF(px(36), y, self.width(), px(28))
                write(painter, head, title, look().font(14, 600), look().colour("ink2"))
            y += px(38)
            for entry in entries:
                y += self._paint_entry(painter, entry, y)
            y += px(16)
        return y

    def _paint_entry(self, painter: QPainter | None, entry: Entry, y: float) -> float:
        px, left, right = look().px, look().px(40), self.width() - look().px(28)
        names, small = look().font(16, 600), look().font(14)
        column = min(px(150), 0.24 * self.width())
        worth = paragraph(entry.worth, small, 0.3 * self.width()) if entry.worth else []
        wide = max((width_of(line, small) for line in worth), default=0.0)
        x = left + (column + px(20) if entry.name else 0)
        lines = paragraph(entry.text, small, right - wide - px(24) - x)
        heads = paragraph(entry.name, names, column) if entry.name else []
        step = line_height(small)
        height = max(step * max(len(lines), len(worth)), px(23) * len(heads)) + px(14)
        if painter is not None:
            for n, line in enumerate(heads):
                place = QRectF(left, y + n * px(23), column + px(8), px(23))
                write(painter, place, line, names, look().colour("ink"))
            write_paragraph(painter, QRectF(x, y, right - x, step), lines, small, look().colour("ink2"))
            for n, line in enumerate(worth):
                place = QRectF(right - wide - 2, y + n * step, wide + 2, step)
                write(painter, place, line, small, look().colour("accent_ink"), align=Qt.AlignmentFlag.AlignRight)
        return height


class RulesSheet(Sheet):
    """The sheet: systems at the left, the page of the chosen one at the right."""

    size_units = QSizeF(1180, 700)
    least_units = 320.0

    def __init__(self, rules_id: str = "") -> None:
        super().__init__()
        self.system: RuleSystem = SYSTEMS.get(rules_id, next(iter(SYSTEMS.values())))
        self.rail_title = Label(lambda: tr("Learn"), 24, 700, parent=self, tracking=0.02)
        self.rail = RuleRail(tuple(SYSTEMS.values()), self.system.id)
        self.rail.chosen.connect(self._choose)
        self.rail_area = RailArea(self.rail, more_kinds, self)
        names = [partial(say, system.name) for system in SYSTEMS.values()]
        self.systems = Dropdown(names, list(SYSTEMS).index(self.system.id), self, name="systems", framed=True)
        self.systems.setAccessibleName(tr("Rules"))
        self.systems.chosen.connect(lambda place: self._choose(list(SYSTEMS)[place]))
        self.title = Label(lambda: say(self.system.name), 24, 700, parent=self, tracking=0.02)
        self.summary = Label(lambda: say(self.system.summary), 15, 400, "ink2", parent=self, wraps=True)
        self.close_button = Button(lambda: tr("Close"), ButtonKind.ICON, self, icon_name="close", name="close")
        self.close_button.clicked.connect(self.shut)
        self.text = _Text()
        self.text.system = self.system
        self.area = Scroll(self.text, self)

    def first(self) -> QWidget:
        return self.close_button

    def accept(self) -> None:
        self.shut()

    def _choose(self, rules_id: str) -> None:
        self.system = self.text.system = SYSTEMS[rules_id]
        self.systems.show_place(list(SYSTEMS).index(rules_id))
        self.title.say(lambda: say(self.system.name))
        self.summary.say(lambda: say(self.system.summary))
        self.area.verticalScrollBar().setValue(0)
        self._restyle()
        self.text.place()
        self.text.update()

    def _rail_width(self) -> float:
        return 0.0 if self._narrow() else min(look().px(300), 0.28 * self.width())

    def _narrow(self) -> bool:
        """Whether there is no room for the rail; a list of systems then stands in for it."""
        return self.width() < look().px(860)

    def place(self) -> None:
        px, width, height, rail = look().px, self.width(), self.height(), self._rail_width()
        narrow = self._narrow()
        self.rail_area.setVisible(not narrow)
        self.rail_title.setVisible(not narrow)
        self.systems.setVisible(narrow)
        self.title.setVisible(not narrow)
        want = self.systems.want().width()
        self.systems.put(px(28), px(24), min(want, width - px(130)), px(40))
        self.rail_title.put(px(28), px(24), rail - px(40), px(40))
        self.rail_area.put(0, px(78), rail, height - px(92))
        left, right = rail + px(36), width - px(36)
        self.title.put(left, px(22), right - left - px(50), px(44))
        self.summary.put(left, px(66), right - left, px(26))
        self.close_button.put(right - px(37), px(25), px(38), px(38))
        self.text.setFixedWidth(max(0, round(width - rail - px(14))))
        self.text.place()
        self.area.put(rail, px(104), width - rail - px(4), height - px(128))

    def paintEvent(self, event: QPaintEvent) -> None:
        with self.ground() as painter:
            rail = self._rail_width()
            side = QLinearGradient(0, 0, rail, 0)
            base = look().colour("sunken")
            side.setColorAt(0, base)
            side.setColorAt(1, base if look().palette.dark else base.lighter(102))
            painter.fillRect(QRectF(0, 0, rail, self.height()), side)
            painter.setPen(QPen(look().colour("line"), 1))
            painter.drawLine(QPointF(rail, 0), QPointF(rail, self.height()))
