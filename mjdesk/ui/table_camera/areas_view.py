"""The picture of a camera above a table with the areas on it: moved and pulled by mouse and keys, with what is read."""

from __future__ import annotations

from math import dist
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from mjdesk.devices.camera.table_view import PURPOSES, Area, Purpose, TableView
from mjdesk.devices.link.messages import Zone
from mjdesk.ui.i18n import tr
from mjdesk.ui.icons import icon
from mjdesk.ui.look import look
from mjdesk.ui.photo.chart import paint_cloth
from mjdesk.ui.photo.feed import Glance
from mjdesk.ui.table.words import tile_name
from mjdesk.ui.theme import AMBER, colour
from mjdesk.ui.tilepix import TileLook
from mjdesk.ui.widgets import Page, canvas
from mjdesk.ui.widgets.base import paragraph, width_of, write

from .words import purpose_words

if TYPE_CHECKING:
    from mjdesk.devices.camera.table_eye import Found

_INKS: Final = {Zone.RIVER: "#9CD3FF", Zone.MELD: "#B9E7C9", Zone.INDICATOR: "#F4F5EF"}
_DICE: Final = "#F0C9FF"
_NEAR: Final = 16.0  #: so near a corner it is taken hold of, at 100 %
_STEP: Final = 0.01  #: of the picture, by an arrow key
_GROW: Final = 1.06
_ARROWS: Final = {
    Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1),
}  # fmt: skip


class AreasView(Page):
    """The picture. ``changed`` brings the view with other areas; ``chosen`` the purpose of the area that is chosen."""

    changed = Signal(object)
    chosen = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("areas")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.view = TableView("", "")
        self.glance: Glance | None = None
        self.lain: tuple[Found, ...] = ()
        self.words = ""
        self.now: Purpose = PURPOSES[0]
        self._held: tuple[int, QPointF] | None = None  #: the corner that is pulled (-1: all of it), and the mouse

    def show_view(self, view: TableView, now: Purpose) -> None:
        """Show other areas, one of them chosen."""
        self.view, self.now = view, now
        self.place()
        self.update()

    def show_glance(self, glance: Glance | None, lain: tuple[Found, ...], words: str) -> None:
        """Show a frame, what lies there, and what is said of it."""
        self.glance, self.lain, self.words = glance, lain, words
        self.place()
        self.update()

    def place(self) -> None:
        self.setAccessibleName(tr("Picture of the table"))
        read = [tr("?") if one.what is None else tile_name(one.what) for one in self.lain
                if one.purpose == self.now and one.purpose is not None and not one.back]  # fmt: skip
        self.setAccessibleDescription(", ".join((purpose_words(self.now), *read)))

    # --- places

    def picture_rect(self) -> QRectF:
        """Where the picture is drawn."""
        edge, foot = look().px(14), look().px(26) + len(self._lines()) * look().px(24)
        room = QRectF(self.rect()).adjusted(edge, edge, -edge, -foot)
        wide, high = (16, 9) if self.glance is None else (self.glance.image.width(), self.glance.image.height())
        scale = min(room.width() / wide, room.height() / high)
        size = QSizeF(wide * scale, high * scale)
        return QRectF(QPointF(room.center().x() - size.width() / 2, room.center().y() - size.height() / 2), size)

    def _lines(self) -> list[str]:
        """What is said under the picture."""
        return paragraph(self.words, look().font(15, 600), self.width() - look().px(40))

    def longest(self) -> int:
        """The longer side of the picture in pixels of the screen."""
        where = self.picture_rect()
        return max(64, round(max(where.width(), where.height()) * self.devicePixelRatioF()))

    def outline(self, area: Area) -> QPolygonF:
        """Where an area is drawn."""
        where = self.picture_rect()
        return QPolygonF([QPointF(where.x() + x * where.width(), where.y() + y * where.height())
                          for x, y in area.corners])  # fmt: skip

    # --- mouse and keys

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        at = event.position()
        chosen = self.view.area(self.now)
        if chosen is not None and (corner := self._corner(chosen, at)) is not None:
            self._held = corner, at
            return
        inside = [a for a in self.view.areas if self.outline(a).containsPoint(at, Qt.FillRule.WindingFill)]
        if inside:
            area = chosen if chosen in inside else inside[0]
            assert area is not None
            self._held = -1, at
            if area.purpose != self.now:
                self.chosen.emit(area.purpose)

    def _corner(self, area: Area, at: QPointF) -> int | None:
        near = [(dist(corner.toTuple(), at.toTuple()), n) for n, corner in enumerate(self.outline(area).toList())]
        away, number = min(near)
        return number if away <= look().px(_NEAR) else None

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        area = self.view.area(self.now)
        if self._held is None or area is None:
            return
        corner, before = self._held
        where, at = self.picture_rect(), event.position()
        if corner < 0:
            step = at - before
            area = area.moved(step.x() / where.width(), step.y() / where.height())
        else:
            x, y = (at.x() - where.x()) / where.width(), (at.y() - where.y()) / where.height()
            area = area.with_corner(corner, (x, y))
        self._held = corner, at
        self.changed.emit(self.view.with_area(area))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._held = None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        area, key = self.view.area(self.now), Qt.Key(event.key())
        step = _STEP / 5 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else _STEP
        if key in (Qt.Key.Key_PageDown, Qt.Key.Key_PageUp):
            number = PURPOSES.index(self.now) + (1 if key is Qt.Key.Key_PageDown else -1)
            self.chosen.emit(PURPOSES[number % len(PURPOSES)])
        elif area is not None and key in _ARROWS:
            dx, dy = _ARROWS[key]
            self.changed.emit(self.view.with_area(area.moved(dx * step, dy * step)))
        elif area is not None and event.text() in ("+", "-", "−"):
            factor = _GROW if event.text() == "+" else 1 / _GROW
            self.changed.emit(self.view.with_area(area.grown(factor)))
        elif area is not None and key is Qt.Key.Key_Delete:
            self.changed.emit(self.view.without(self.now))
        else:
            super().keyPressEvent(event)

    # --- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            paint_cloth(painter, self)
            where = self.picture_rect()
            if self.glance is None:
                self._paint_none(painter, where)
            else:
                shape = QPainterPath()
                shape.addRoundedRect(where, look().px(10), look().px(10))
                painter.save()
                painter.setClipPath(shape)
                painter.drawImage(where, self.glance.image)
                painter.restore()
                for found in self.lain:
                    self._paint_found(painter, found, where)
                for area in sorted(self.view.areas, key=lambda area: area.purpose == self.now):
                    self._paint_area(painter, area)
                for area, label in self._labels():
                    self._paint_label(painter, area, label)
            self._paint_words(painter)

    def _paint_none(self, painter: QPainter, where: QRectF) -> None:
        size, dpr = look().px(64), self.devicePixelRatioF()
        at = QPointF(where.center().x() - size / 2, where.center().y() - size / 2)
        painter.drawPixmap(at, icon("camera", size, look().colour("on_felt2").name(), dpr))

    def _paint_area(self, painter: QPainter, area: Area) -> None:
        px, outline, chosen = look().px, self.outline(area), area.purpose == self.now
        ink = _ink(area)
        painter.setBrush(colour(ink, 0.12 if chosen else 0.05))
        painter.setPen(QPen(QColor(0, 0, 0, 120), px(3.5 if chosen else 2.5)))
        painter.drawPolygon(outline)
        painter.setPen(QPen(colour(AMBER if chosen else ink), px(2.5 if chosen else 1.25)))
        painter.drawPolygon(outline)
        if chosen:
            for corner in outline.toList():
                painter.setBrush(colour(AMBER))
                painter.setPen(QPen(QColor(0, 0, 0, 150), 1))
                painter.drawEllipse(corner, px(6), px(6))

    def _labels(self) -> list[tuple[Area, QRectF]]:
        """Where areas are called by name, over their upper edges: the chosen one, and all that have room beside it."""
        px, font, where = look().px, look().font(12, 600), self.picture_rect()
        laid: list[tuple[Area, QRectF]] = []
        for area in sorted(self.view.areas, key=lambda area: area.purpose != self.now):
            box = self.outline(area).boundingRect()
            wide, high = width_of(purpose_words(area.purpose), font) + px(14), px(20)
            x = min(max(box.center().x() - wide / 2, where.x()), where.right() - wide)
            label = QRectF(x, max(where.y(), box.y() - high / 2), wide, high)
            if not any(label.intersects(other) for _, other in laid):
                laid.append((area, label))
        return laid

    def _paint_label(self, painter: QPainter, area: Area, label: QRectF) -> None:
        ink = AMBER if area.purpose == self.now else _ink(area)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour("#091A16", 0.82))
        painter.drawRoundedRect(label, look().px(6), look().px(6))
        write(painter, label, purpose_words(area.purpose), look().font(12, 600), colour(ink),
              align=Qt.AlignmentFlag.AlignHCenter)  # fmt: skip

    def _paint_found(self, painter: QPainter, found: Found, where: QRectF) -> None:
        """What a thing is taken for, small, on its lower edge."""
        px, dpr = look().px, self.devicePixelRatioF()
        corners = [QPointF(where.x() + x * where.width(), where.y() + y * where.height()) for x, y in found.quad]
        box = QPolygonF(corners).boundingRect()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(colour("#F4F5EF" if found.what is not None or found.back else AMBER), px(1.5)))
        painter.drawPolygon(QPolygonF(corners))
        if found.back:
            return
        w = min(px(20), max(10.0, 0.6 * min(box.width(), box.height())))
        spot = QRectF(box.center().x() - w / 2, box.bottom() - w * 0.5, w, w * 4 / 3)
        if found.what is None or found.purpose is None:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour(AMBER if found.what is None else "#F4F5EF"))
            painter.drawEllipse(QRectF(spot.x(), spot.y(), w, w))
            words = "?" if found.what is None else str(found.what)
            write(painter, QRectF(spot.x(), spot.y(), w, w), words, look().font(12, 700), colour("#2A1B05"),
                  align=Qt.AlignmentFlag.AlignHCenter)  # fmt: skip
            return
        tiles = look().tiles(dpr)
        tiles.draw(painter, tiles.snap(spot.x()), tiles.snap(spot.y()), TileLook(found.what, w))

    def _paint_words(self, painter: QPainter) -> None:
        px, lines = look().px, self._lines()
        for n, line in enumerate(lines):
            said = QRectF(px(20), self.height() - px(14) - px(24) * (len(lines) - n), self.width() - px(40), px(24))
            write(painter, said, line, look().font(15, 600), look().colour("on_felt"),
                  align=Qt.AlignmentFlag.AlignHCenter)  # fmt: skip


def _ink(area: Area) -> str:
    """In which colour an area is drawn."""
    return _DICE if area.purpose is None else _INKS[area.purpose.zone]
