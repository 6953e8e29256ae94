"""The kinds of devices as cards: what each is called, what it is and what it tells of."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from mjdesk.ui.i18n import say
from mjdesk.ui.icons import icon
from mjdesk.ui.look import look
from mjdesk.ui.widgets import Chooser, canvas
from mjdesk.ui.widgets.base import line_height, paragraph, write, write_paragraph

if TYPE_CHECKING:
    from mjdesk.devices.profiles.registry import Profile

_GAP: Final = 8.0
_TWO: Final = 430.0  #: width at 100 % from which two cards stand beside each other
_ICONS: Final = {"table-link": "table", "camera": "camera", "yrm100": "wifi", "sticks": "coin"}


class KindCards(Chooser):
    """The cards; the chosen one has an amber edge, as what is chosen has everywhere."""

    def __init__(self, kinds: Sequence[Profile], place: int, parent: QWidget | None, name: str) -> None:
        self._kinds = tuple(kinds)
        super().__init__([partial(say, kind.name) for kind in kinds], place, parent, name)

    def retranslate(self) -> None:
        """What is chosen is read out with what it is."""
        kind = self._kinds[self.value()]
        self.setAccessibleDescription(f"{say(kind.name)} · {say(kind.about)}")

    def want(self) -> QSizeF:
        wide = look().px(_TWO)
        return QSizeF(wide, self.height_for(wide))

    def height_for(self, width: float) -> float:
        """The height in px that the cards take at a width."""
        cells = self._cells(QRectF(0, 0, width, 0))
        return cells[-1].bottom()

    def cells(self) -> list[QRectF]:
        return self._cells(self.face())

    def _cells(self, face: QRectF) -> list[QRectF]:
        px = look().px
        columns = 2 if face.width() >= px(_TWO) else 1
        wide = (face.width() - (columns - 1) * px(_GAP)) / columns
        lines = max(len(self._about(kind, wide)) for kind in self._kinds)
        high = px(38) + lines * line_height(look().font(12.5))
        return [
            QRectF(face.x() + n % columns * (wide + px(_GAP)), face.y() + n // columns * (high + px(_GAP)), wide, high)
            for n in range(len(self._kinds))
        ]

    @staticmethod
    def _about(kind: Profile, width: float) -> list[str]:
        return paragraph(say(kind.about), look().font(12.5), width - look().px(58))

    def place_at(self, at: QPointF) -> int:
        cells = self.cells()
        return min(range(len(cells)), key=lambda n: (cells[n].center() - at).manhattanLength())

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            under = QPointF(self.mapFromGlobal(self.cursor().pos())) if self.underMouse() else None
            for place, cell in enumerate(self.cells()):
                self._paint_card(painter, place, cell, over=under is not None and cell.contains(under))
            self.paint_ring(painter, self.cells()[max(0, self.value())], look().px(14))

    def _paint_card(self, painter: QPainter, place: int, cell: QRectF, *, over: bool) -> None:
        px, here, kind = look().px, place == self.value(), self._kinds[place]
        painter.setPen(QPen(look().colour("accent"), px(1.8)) if here else QPen(look().colour("line2"), 1))
        painter.setBrush(look().colour("accent_soft" if here else "raised" if over else "surface"))
        painter.drawRoundedRect(cell.adjusted(1, 1, -1, -1), px(14), px(14))
        size = px(22)
        ink = look().palette.accent_ink if here else look().palette.ink2
        picture = icon(_ICONS.get(kind.id, "board"), size, ink, self.devicePixelRatioF())
        painter.drawPixmap(QPointF(cell.x() + px(14), cell.y() + px(10)), picture)
        line = QRectF(cell.x() + px(46), cell.y() + px(8), cell.width() - px(58), px(24))
        write(
            painter, line, say(kind.name), look().font(15, 600), look().colour("ink"), align=Qt.AlignmentFlag.AlignLeft
        )
        room = QRectF(line.x(), line.bottom(), line.width(), cell.bottom() - line.bottom())
        write_paragraph(painter, room, self._about(kind, cell.width()), look().font(12.5), look().colour("ink2"))
