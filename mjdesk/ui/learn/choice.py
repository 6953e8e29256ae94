"""One choice of an exercise: a tile or an amount; taken ones are lifted, answered ones say what was right."""

from __future__ import annotations

from enum import StrEnum

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from mjdesk.engine.paohuzi.cards import is_card
from mjdesk.engine.tiles import Tile
from mjdesk.ui.i18n import tr
from mjdesk.ui.icons import icon
from mjdesk.ui.look import look
from mjdesk.ui.theme import AMBER, colour
from mjdesk.ui.tilepix import CardLook, TileLook
from mjdesk.ui.widgets import Painted, canvas
from mjdesk.ui.widgets.base import key_cap, width_of, write

_TILE = 46.0
_CARD, _CARD_HIGH = 38.0, 95.0  #: a letter card
_LIFT = 10.0


class Mark(StrEnum):
    """What is known of a choice."""

    OPEN = "open"
    RIGHT = "right"
    WRONG = "wrong"  #: taken, and not right


class Choice(Painted, QAbstractButton):
    """The choice; ``tile`` is None for one in words."""

    def __init__(self, words: str, tile: Tile | None, key: str, parent: QWidget, *, wild: bool = False) -> None:
        super().__init__(parent)
        self.words, self.tile, self.key, self.wild = words, tile, key, wild
        self.mark = Mark.OPEN
        self.setObjectName(f"choice-{key}")
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._name()

    def _name(self) -> None:
        known = {Mark.OPEN: "", Mark.RIGHT: tr("right"), Mark.WRONG: tr("wrong")}[self.mark]
        self.setAccessibleName(tr(", ").join(filter(None, (self.words, known))))

    def show_mark(self, mark: Mark) -> None:
        """Say what was right; nothing can be taken any more."""
        self.mark = mark
        self.setEnabled(False)
        self._name()
        self.update()

    def want(self) -> QSizeF:
        px = look().px
        if self.tile is not None:
            w, h = (_CARD, _CARD_HIGH) if is_card(self.tile) else (_TILE, 1.5 * _TILE)
            return QSizeF(px(w), px(h + _LIFT + 26))
        return QSizeF(max(px(96), width_of(self.words, look().font(22, 600)) + px(40)), px(58) + px(26))

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            px, face = look().px, self.face()
            body = QRectF(face.x(), face.y() + px(_LIFT), face.width(), face.height() - px(26) - px(_LIFT))
            if self.isChecked() or (self.underMouse() and self.isEnabled()):
                body.translate(0, -px(_LIFT if self.isChecked() else 3))
            if self.mark is Mark.OPEN and not self.isEnabled():
                painter.setOpacity(0.42)
            if self.tile is not None:
                tiles = look().tiles(self.devicePixelRatioF())
                if is_card(self.tile):
                    look_of: TileLook | CardLook = CardLook(self.tile, body.width(), tiles.snap(px(_CARD_HIGH)))
                else:
                    look_of = TileLook(self.tile, body.width(), wild=self.wild)
                tiles.draw_sprite(painter, body.x(), body.y(), tiles.shadow_of(look_of))
                tiles.draw(painter, body.x(), body.y(), look_of)
            else:
                painter.setPen(QPen(colour("#FFFFFF", 0.24), 1))
                painter.setBrush(colour(AMBER, 0.32) if self.isChecked() else colour("#06130F", 0.55))
                painter.drawRoundedRect(body, px(12), px(12))
                middle = Qt.AlignmentFlag.AlignHCenter
                write(painter, body, self.words, look().font(22, 600), look().colour("on_felt"), align=middle)
            painter.setOpacity(1.0)
            foot = QPointF(face.center().x(), face.bottom() - px(10))
            if self.mark is Mark.OPEN:
                if self.isEnabled():
                    key_cap(painter, foot + QPointF(px(9), 0), self.key, look().colour("on_felt2"))
            else:
                size, name = px(20), "check" if self.mark is Mark.RIGHT else "close"
                ink = AMBER if self.mark is Mark.RIGHT else "#F4F5EF"
                painter.drawPixmap(foot - QPointF(size / 2, size / 2), icon(name, size, ink, self.devicePixelRatioF()))
            self.paint_ring(painter, body, px(8))
