"""Tiles that are drawn large in the panel: the two readings of one place, what a seat of the program does."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from mjdesk.devices.sync.difference import Difference, Sort
from mjdesk.devices.sync.pace import Pace
from mjdesk.engine.rules.values import Special
from mjdesk.engine.tiles import Tile
from mjdesk.ui.companion.state import CompanionState
from mjdesk.ui.i18n import tr
from mjdesk.ui.look import look
from mjdesk.ui.records.faces import Faces
from mjdesk.ui.surfaces import felt_pixmap
from mjdesk.ui.theme import AMBER, colour
from mjdesk.ui.widgets.base import write

#: room that the pictures take, in units
TWO_READINGS, ASKED = 212.0, 128.0


def one_difference(state: CompanionState) -> Difference | None:
    """The one difference that is shown as two large tiles."""
    if state.pace is not Pace.OFF or len(state.differences) != 1:
        return None
    one = state.differences[0]
    return one if one.sort is not Sort.MISPLACED else None


def asked_tiles(state: CompanionState) -> tuple[Tile, ...]:
    """The tiles of what a seat of the program does, to be shown large."""
    if state.asked is None or state.may_settle or state.pace not in (Pace.IN_STEP, Pace.SETTLING):
        return ()
    action = state.asked[1]
    return action.tiles or (() if action.tile is None else (action.tile,))


def paint_asked(painter: QPainter, state: CompanionState, y: float, dpr: float) -> None:
    """What a seat of the program does."""
    px = look().px
    faces = Faces(painter, Special() if state.table is None else state.table.special, dpr)
    for n, tile in enumerate(asked_tiles(state)):
        faces.lay(tile, px(28) + n * px(70), y + px(90), px(66))


def paint_readings(painter: QPainter, one: Difference, box: QRectF, dpr: float) -> None:
    """What the table reads and what the screen has, side by side."""
    gap = look().px(14)
    wide = (box.width() - gap) / 2
    left = QRectF(box.x(), box.y(), wide, look().px(188))
    _paint_felt(painter, left, dpr)
    _paint_reading(painter, left, tr("The table reads"), one.seen, on_felt=True, dpr=dpr)
    right = left.translated(wide + gap, 0)
    _paint_reading(painter, right, tr("The screen has"), one.tile, on_felt=False, dpr=dpr)


def _paint_felt(painter: QPainter, box: QRectF, dpr: float) -> None:
    radius = look().px(14)
    painter.save()
    shape = QPainterPath()
    shape.addRoundedRect(box.adjusted(1, 1, -1, -1), radius, radius)
    painter.setClipPath(shape)
    painter.drawPixmap(box.topLeft(), felt_pixmap(box.width(), box.height(), look().felt, dpr))
    painter.restore()


def _paint_reading(painter: QPainter, box: QRectF, name: str, tile: Tile | None, *, on_felt: bool, dpr: float) -> None:
    px, centre = look().px, Qt.AlignmentFlag.AlignHCenter
    painter.setBrush(Qt.BrushStyle.NoBrush if on_felt else look().colour("raised"))
    painter.setPen(QPen(colour(AMBER) if on_felt else look().colour("line2"), px(2) if on_felt else 1))
    painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), px(14), px(14))
    ink = look().colour("on_felt" if on_felt else "ink")
    head = QRectF(box.x(), box.y() + px(12), box.width(), px(26))
    write(painter, head, name, look().font(14, 600), ink, align=centre)
    if tile is None:
        write(painter, box, tr("nothing"), look().font(15, 500), ink, align=centre)
        return
    Faces(painter, Special(), dpr).lay(tile, box.center().x() - px(33), box.bottom() - px(34), px(66))
