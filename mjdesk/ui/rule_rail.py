"""The list of rule systems at the side of a sheet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from mjdesk.engine.rules.base import RuleSystem
from mjdesk.engine.rules.registry import SYSTEMS
from mjdesk.engine.tiles import EAST, GREEN, RED, WHITE, Tile
from mjdesk.ui.i18n import say
from mjdesk.ui.icons import icon
from mjdesk.ui.look import look
from mjdesk.ui.surfaces import draw_shadow
from mjdesk.ui.theme import Shadow
from mjdesk.ui.tilepix import TileLook
from mjdesk.ui.widgets import Page, Painted, canvas
from mjdesk.ui.widgets.base import shade, width_of, write

#: a tile for each system in the order of the registry, so that one finds it again by its picture
EMBLEMS: Final[tuple[Tile, ...]] = (RED, GREEN, 9, EAST, 16, 10, 18, 25, WHITE, 4, 13, 22)
ROW: Final = 57
_LIFT: Final = Shadow(12, 3, 0.10)


def emblem(rules_id: str) -> Tile:
    """The tile that stands for a system."""
    return EMBLEMS[list(SYSTEMS).index(rules_id) % len(EMBLEMS)]


class _Row(Painted, QAbstractButton):
    def __init__(self, system: RuleSystem, emblem: Tile, parent: QWidget) -> None:
        super().__init__(parent)
        self.system, self.emblem = system, emblem
        self.setObjectName(f"rules-{system.id}")
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def want(self) -> QSizeF:
        return QSizeF(look().px(272), look().px(52))

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            px, rect, dpr = look().px, self.face(), self.devicePixelRatioF()
            self.setAccessibleName(f"{say(self.system.name)}, {say(self.system.summary)}")
            painter.setPen(Qt.PenStyle.NoPen)
            if self.isChecked():
                draw_shadow(painter, rect, px(12), _LIFT, dpr)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(look().colour("raised"))
                painter.drawRoundedRect(rect, px(12), px(12))
            elif self.underMouse():
                painter.setBrush(shade("ink", 0.05))
                painter.drawRoundedRect(rect, px(12), px(12))
            tiles, width = look().tiles(dpr), px(25)
            y = rect.center().y() - width * 0.72
            tiles.draw_shadow(painter, rect.x() + px(16), y, width)
            tiles.draw(painter, rect.x() + px(16), y, TileLook(self.emblem, width))
            self._paint_words(painter, rect)
            self.paint_ring(painter, rect, px(12))

    def _paint_words(self, painter, rect: QRectF) -> None:
        px, name = look().px, say(self.system.name)
        right = rect.right() - px(34 if self.isChecked() else 10)
        x = rect.x() + px(56)
        font, small = look().font(16, 600), look().font(13)
        summary = say(self.system.summary)
        beside = width_of(name, font) + px(10) + width_of(summary, small)
        if beside <= right - x:
            write(painter, QRectF(x, rect.y(), right - x, rect.height()), name, font, look().colour("ink"))
            x += width_of(name, font) + px(10)
            write(painter, QRectF(x, rect.y(), right - x, rect.height()), summary, small, look().colour("ink3"))
        else:
            upper = QRectF(x, rect.y() + px(5), right - x, px(23))
            write(painter, upper, name, font, look().colour("ink"))
            write(painter, upper.translated(0, px(20)), summary, look().font(12), look().colour("ink3"))
        if self.isChecked():
            size = px(14)
            arrow = icon("right", size, look().palette.ink2, self.devicePixelRatioF())
            painter.drawPixmap(QPointF(rect.right() - px(26), rect.center().y() - size / 2), arrow)


class RuleRail(Page):
    """All rule systems, one of them chosen; arrows move between them."""

    chosen = Signal(str)

    def __init__(self, systems: Sequence[RuleSystem], current: str) -> None:
        super().__init__()
        self.rows = [_Row(system, emblem(system.id), self) for system in systems]
        for row in self.rows:
            row.setChecked(row.system.id == current)
            row.clicked.connect(lambda _on=False, row=row: self.chosen.emit(row.system.id))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        step = steps.get(Qt.Key(event.key()))
        here = next((n for n, row in enumerate(self.rows) if row.hasFocus()), None)
        if step is None or here is None:
            event.ignore()
            return
        row = self.rows[(here + step) % len(self.rows)]
        row.setFocus(Qt.FocusReason.TabFocusReason)
        row.click()

    def place(self) -> None:
        px = look().px
        for n, row in enumerate(self.rows):
            row.put(px(14), px(4) + n * px(ROW), self.width() - px(28), px(52))
        height = round(px(ROW) * len(self.rows) + px(12))
        if self.height() != height:
            self.setFixedHeight(height)
