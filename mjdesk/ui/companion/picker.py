"""The tiles of the game as large buttons: what no device sees is told by a tap, or by the arrows and Enter."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from mjdesk.engine.rules.values import Special
from mjdesk.engine.tiles import SUITED, Tile
from mjdesk.ui.i18n import tr
from mjdesk.ui.look import look
from mjdesk.ui.records.faces import Faces
from mjdesk.ui.table.words import tile_name
from mjdesk.ui.widgets.base import Painted, canvas, width_of, write

_COLUMNS: Final = 7
_WIDE, _HIGH = 45.0, 60.0  #: a button, in units: nothing smaller can be met with a finger
_TILE = 36.0
#: the way each key goes
_STEPS: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: -_COLUMNS, Qt.Key.Key_Down: _COLUMNS}


class TilePicker(Painted, QWidget):
    """The block. ``picked`` brings the tiles once all of them are named."""

    picked = Signal(tuple)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("picker")
        self.kinds: tuple[Tile, ...] = ()
        self.special = Special()
        self.many = 1
        self.named: tuple[Tile, ...] = ()
        self._at = 0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._speak()

    def ask(self, kinds: tuple[Tile, ...], many: int, special: Special) -> None:
        """Ask for so many tiles of these kinds; what was named so far stays while the same is asked."""
        kinds = tuple(sorted(kinds, key=lambda tile: (tile >= SUITED, tile)))
        if (kinds, many) != (self.kinds, self.many):
            self.kinds, self.many, self.named, self._at = kinds, many, (), 0
        self.special = special
        self._speak()
        self.update()

    def forget(self) -> None:
        """Nothing is named."""
        self.named = ()
        self.update()

    def rows(self) -> int:
        """How many rows of buttons there are."""
        return -(-len(self.kinds) // _COLUMNS)

    def needs(self) -> float:
        """Its height, in px."""
        return look().px(_HIGH) * self.rows() + (look().px(72) if self.many > 1 else 0)

    def want(self) -> QSizeF:
        return QSizeF(_COLUMNS * look().px(_WIDE), self.needs())

    def box(self, number: int) -> QRectF:
        """The button of a kind."""
        wide, high = self.width() / _COLUMNS, self._row_height()
        top = look().px(72) if self.many > 1 else 0.0
        return QRectF(number % _COLUMNS * wide, top + number // _COLUMNS * high, wide, high)

    def _row_height(self) -> float:
        """As high as a finger needs, less where the panel has little room."""
        room = self.height() - (look().px(72) if self.many > 1 else 0)
        return max(look().px(36), min(look().px(_HIGH), room / max(1, self.rows())))

    # --- naming

    def _name(self, number: int) -> None:
        self._at = number
        self.named = (*self.named, self.kinds[number])
        if len(self.named) == self.many:
            tiles, self.named = self.named, ()
            self.picked.emit(tiles)
        self._speak()
        self.update()

    def _speak(self) -> None:
        name = tile_name(self.kinds[self._at]) if self.kinds else ""
        self.setAccessibleName(tr("Tiles to choose from"))
        named = tr(", ").join(map(tile_name, self.named))
        self.setAccessibleDescription("; ".join(filter(None, (name, named))))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        number = next((n for n in range(len(self.kinds)) if self.box(n).contains(event.position())), None)
        if number is not None and event.button() is Qt.MouseButton.LeftButton:
            self._name(number)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _STEPS.get(Qt.Key(event.key()))
        if step is not None:
            self._at = max(0, min(len(self.kinds) - 1, self._at + step))
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and self.kinds:
            self._name(self._at)
        elif event.key() == Qt.Key.Key_Backspace:
            self.named = self.named[:-1]
        else:
            event.ignore()
            return
        self._speak()
        self.update()

    # --- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            faces, px = Faces(painter, self.special, self.devicePixelRatioF()), look().px
            if self.many > 1:
                self._paint_named(painter, faces)
            wide = min(px(_TILE), self.width() / _COLUMNS * 0.84, self._row_height() * 0.62)
            for n, tile in enumerate(self.kinds):
                box = self.box(n)
                faces.lay(tile, box.center().x() - wide / 2, box.center().y() + wide * 2 / 3 - px(2), wide)
            if self.hasFocus() and self.kinds:
                self.paint_ring(painter, self.box(self._at).adjusted(px(2), px(1), -px(2), -px(3)), px(6))

    def _paint_named(self, painter: QPainter, faces: Faces) -> None:
        px = look().px
        wide = min(px(26), (self.width() - px(4)) / max(1, self.many) * 0.95)
        for n in range(self.many):
            x = n * wide * 1.05
            if n < len(self.named):
                faces.lay(self.named[n], x, px(44), wide)
            else:
                painter.setPen(look().colour("line2"))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(QRectF(x + 1, px(44) - wide * 4 / 3, wide - 2, wide * 4 / 3), 3, 3)
        text, font = tr("Backspace takes one back"), look().font(12)
        if width_of(text, font) < self.width():
            write(painter, QRectF(0, px(46), self.width(), px(18)), text, font, look().colour("ink3"))
