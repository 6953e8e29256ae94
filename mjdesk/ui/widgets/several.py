"""Choosing any number of values: a pill to tick for each, in as many lines as they need."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from mjdesk.ui.icons import icon
from mjdesk.ui.look import look
from mjdesk.ui.widgets.base import Painted, Source, canvas, text_of, width_of, write


class Tick(Painted, QAbstractButton):
    """One value: ticked, it has an amber edge and a mark."""

    def __init__(self, source: Source, on: bool, parent: QWidget, name: str) -> None:
        super().__init__(parent)
        self.source = source
        self.setCheckable(True)
        self.setChecked(on)
        self.setObjectName(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.retranslate()

    def retranslate(self) -> None:
        """Take the text of the current language."""
        self.setText(text_of(self.source))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def want(self) -> QSizeF:
        return QSizeF(width_of(self.text(), look().font(14, 600)) + look().px(46), look().px(36))

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            px, rect, on = look().px, self.face(), self.isChecked()
            edge, radius = px(1.5) if on else 1.0, px(11)
            lit = self.underMouse() and self.isEnabled()
            painter.setPen(QPen(look().colour("accent" if on else "ctl" if lit else "line2"), edge))
            painter.setBrush(look().colour("accent_soft" if on else "raised"))
            painter.drawRoundedRect(rect.adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2), radius, radius)
            size = px(13)
            ink = look().palette.accent_ink if on else look().palette.ink3
            mark = icon("check" if on else "plus", size, ink, self.devicePixelRatioF())
            painter.drawPixmap(QPointF(rect.x() + px(11), rect.center().y() - size / 2), mark)
            words = rect.adjusted(px(30), 0, -px(8), 0)
            font = look().font(14, 600 if on else 500)
            write(painter, words, self.text(), font, look().colour("ink" if on else "ink2"))
            self.paint_ring(painter, rect, radius)


class Several(QWidget):
    """The pills. Left and right go from one to the next, the space bar ticks."""

    chosen = Signal(tuple)  #: the places of the ticked ones, in their order

    def __init__(self, labels: Sequence[Source], places: Sequence[int], parent: QWidget, name: str) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.ticks = [Tick(label, n in places, self, f"{name}-{n}") for n, label in enumerate(labels)]
        for tick in self.ticks:
            tick.toggled.connect(self._tell)
        self.setFocusProxy(self.ticks[0])

    def places(self) -> tuple[int, ...]:
        """The places of the ticked ones."""
        return tuple(n for n, tick in enumerate(self.ticks) if tick.isChecked())

    def show_places(self, places: Sequence[int]) -> None:
        """Show other ones ticked without saying so."""
        for n, tick in enumerate(self.ticks):
            blocked = tick.blockSignals(True)
            tick.setChecked(n in places)
            tick.blockSignals(blocked)
            tick.update()

    def _tell(self, _on: bool) -> None:
        self.chosen.emit(self.places())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        here = next((n for n, tick in enumerate(self.ticks) if tick is self.focusWidget()), None)
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        step = steps.get(Qt.Key(event.key()))
        if here is None or step is None:
            event.ignore()
            return
        self.ticks[max(0, min(len(self.ticks) - 1, here + step))].setFocus(Qt.FocusReason.TabFocusReason)

    # --- places

    def want(self) -> QSizeF:
        """The size on one line, in px."""
        gap = look().px(8)
        return QSizeF(sum(t.want().width() + gap for t in self.ticks) - gap, look().px(36))

    def _cells(self, width: float) -> Iterator[QRectF]:
        """Where the pills lie in a block of this width, line by line; a single line ends at the right."""
        px, room = look().px, 0.0
        lines: list[list[float]] = [[]]
        for tick in self.ticks:
            wide = tick.want().width()
            if lines[-1] and room + wide > width:
                lines.append([])
                room = 0.0
            lines[-1].append(wide)
            room += wide + px(8)
        for number, line in enumerate(lines):
            x = max(0.0, width - sum(line) - px(8) * (len(line) - 1)) if len(lines) == 1 else 0.0
            for wide in line:
                yield QRectF(x, number * px(44), wide, px(36))
                x += wide + px(8)

    def height_at(self, width: float) -> float:
        """Height in px in a block of this width."""
        return max(cell.bottom() for cell in self._cells(width))

    def put(self, x: float, y: float, width: float, height: float) -> None:
        """Place the block in px of the parent; room for focus rings lies around it."""
        pad = self.ticks[0].pad()
        self.setGeometry(round(x) - pad, round(y) - pad, round(width) + 2 * pad, round(height) + 2 * pad)
        for tick, cell in zip(self.ticks, self._cells(width), strict=True):
            tick.put(pad + cell.x(), pad + cell.y(), cell.width(), cell.height())
