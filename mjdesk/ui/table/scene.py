"""The scene: pictures of tiles with their shadows and marks, kept by key from one arrangement to the next."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsPathItem,
    QGraphicsPixmapItem,
    QGraphicsPolygonItem,
    QGraphicsScene,
    QStyleOptionGraphicsItem,
    QWidget,
)

from mjdesk.ui.icons import icon
from mjdesk.ui.table.glass import Style
from mjdesk.ui.table.layout import Box, TableLayout
from mjdesk.ui.table.pieces import Z_LINE, Z_MARK, Z_MOVING, Arrangement, Caret, Key, Pip, Placed
from mjdesk.ui.theme import AMBER, MAT_LINE_ALPHA, colour
from mjdesk.ui.tilemarks import paint_caret
from mjdesk.ui.tilepix import Mark, Sprite


class TileEntry:
    """One tile in the scene. ``dx``, ``dy``, ``scale`` and ``lift`` are how far it is from its place just now."""

    def __init__(self, scene: QGraphicsScene, style: Style, placed: Placed) -> None:
        self.scene, self.style = scene, style
        self.dx = self.dy = self.lift = 0.0
        self.scale, self.opacity = 1.0, 1.0
        self.moving = self.dim = False
        self.foot: Mark | None = None
        self.lane: Mark | None = None
        self.focus = False
        self._beside = False  #: whether what may lie under it lies at its edge, above its neighbours
        self._marks: dict[str, QGraphicsPixmapItem] = {}
        self.shadow = QGraphicsPixmapItem()
        self.item = QGraphicsPixmapItem()
        for item in (self.shadow, self.item):
            item.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
            scene.addItem(item)
        self.placed = placed
        self._look_now()

    def show(self, style: Style, placed: Placed) -> None:
        """Take another place or look."""
        if placed is self.placed and style is self.style:
            return
        changed = style is not self.style or placed.look != self.placed.look or placed.mark != self.placed.mark
        moved = placed.spot != self.placed.spot
        foot = placed.foot != self.placed.foot
        self.style, self.placed = style, placed
        if changed or foot:
            self._look_now()
        elif moved:
            self.put()

    def _look_now(self) -> None:
        look = replace(self.placed.look, dim=True) if self.dim else self.placed.look
        tiles = self.style.tiles
        self._take(self.item, tiles.sprite(look))
        self._take(self.shadow, tiles.shadow_of(look))
        for name in tuple(self._marks):
            self.scene.removeItem(self._marks.pop(name))
        foot = self.foot or self.placed.foot or self.lane
        self._beside = foot is not None and foot.is_beside
        marks = {"mark": self.placed.mark, "foot": foot}
        marks["focus"] = Mark.FOCUS if self.focus else None
        for name, mark in marks.items():
            if mark is not None:
                item = QGraphicsPixmapItem()
                self._take(item, tiles.mark_of(mark, look))
                self.scene.addItem(item)
                self._marks[name] = item
        self.put()

    @staticmethod
    def _take(item: QGraphicsPixmapItem, sprite: Sprite) -> None:
        item.setPixmap(sprite.pixmap)
        item.setOffset(sprite.offset)

    def set_state(self, dim: bool, foot: Mark | None, focus: bool, lane: Mark | None = None) -> None:
        """What the pointer or the keyboard makes of it; ``lane`` is a mark under it where nothing else is."""
        if (dim, foot, focus, lane) != (self.dim, self.foot, self.focus, self.lane):
            self.dim, self.foot, self.focus, self.lane = dim, foot, focus, lane
            self._look_now()

    def put(self) -> None:
        """Put the pictures where the tile is just now."""
        at_rest = not (self.dx or self.dy or self.scale != 1.0)
        x, y = self.placed.x + self.dx, self.placed.y + self.dy - self.lift
        if at_rest:
            snap = self.style.tiles.snap
            x, y = snap(x), snap(y)
        z = Z_MOVING + self.placed.z / 1000 if self.moving else self.placed.z
        below, above = self.placed.layers
        for item, layer in ((self.shadow, -below), (self.item, 0.0)):
            item.setPos(x, y)
            item.setZValue(z + layer)
            item.setScale(self.scale)
            item.setOpacity(self.opacity)
            if item.rotation() != self.placed.angle:
                item.setRotation(self.placed.angle)
        self.shadow.setVisible(self.placed.shadow)
        for name, item in self._marks.items():
            beside = name == "foot" and self._beside
            in_lane = name == "foot" and self.foot is None and not beside  # a lock stays, a dash goes up with its tile
            item.setPos(x, y + self.lift if in_lane else y)
            item.setZValue(Z_MARK if name == "mark" or (beside and not self.moving) else z + above)
            item.setScale(self.scale)
            item.setOpacity(self.opacity)

    def rest(self) -> None:
        """Be at the place it has."""
        self.dx = self.dy = 0.0
        self.scale = self.opacity = 1.0
        self.moving = False
        self.put()

    def remove(self) -> None:
        """Leave the scene."""
        for item in (self.shadow, self.item, *self._marks.values()):
            self.scene.removeItem(item)
        self._marks.clear()

    @property
    def box(self) -> Box:
        """The body of the tile where it belongs."""
        body = self.style.tiles.sprite(self.placed.look).body
        return Box(self.placed.x + body.x(), self.placed.y + body.y(), body.width(), body.height())


_FINGER = 1.9  #: how much larger than the caret the golden finger is


class CaretItem(QGraphicsItem):
    """The caret of the last discard."""

    def __init__(self) -> None:
        super().__init__()
        self.setZValue(Z_MARK + 1)
        self.setVisible(False)
        self._size, self._turn = 8.0, 0
        self.drop = 0.0
        self.golden = False  #: a golden finger points at the own discards (金手指)
        self._caret: Caret | None = None

    def point(self, caret: Caret | None, u: float) -> None:
        """Point at a tile, or at nothing."""
        self.prepareGeometryChange()
        self._caret, self._size = caret, 7.5 * u
        self.setVisible(caret is not None)
        if caret is not None:
            # the tip points to the table's middle, coming from the side that threw the tile
            self._turn = (180, 90, 0, 270)[caret.of]
            self.put()
        self.update()

    def put(self) -> None:
        """Be where it is just now: ``drop`` px before its place, on the way from its side."""
        if self._caret is not None:
            dx, dy = ((0, 1), (1, 0), (0, -1), (-1, 0))[self._caret.of]
            self.setPos(self._caret.x + dx * self.drop, self._caret.y + dy * self.drop)

    def boundingRect(self) -> QRectF:
        reach = 1.3 * self._size * _FINGER + 2
        return QRectF(-reach, -reach, 2 * reach, 2 * reach)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.golden and self._caret is not None and self._caret.of == 0:
            dpr = painter.device().devicePixelRatioF()
            for size, ink in ((2.24 * self._size * _FINGER, "#4A2E05"), (2 * self._size * _FINGER, AMBER)):
                at = QPointF(-0.5 * size, -0.42 * size)  # the tip at the foot of the tile
                painter.drawPixmap(at, icon("golden-finger", size, ink, dpr))
        else:
            paint_caret(painter, QPointF(0, 0), self._size, self._turn)


def pip_polygon(pip: Pip, size: float) -> QPolygonF:
    """A small triangle about the middle of the pip, pointing to the feeder's side."""
    dx, dy = ((0, 1), (1, 0), (0, -1), (-1, 0))[pip.to]
    tip = QPointF(pip.x + dx * size * 0.75, pip.y + dy * size * 0.75)
    foot = QPointF(pip.x - dx * size * 0.75, pip.y - dy * size * 0.75)
    across = QPointF(-dy, dx) * size
    return QPolygonF([tip, foot + across, foot - across])


class TableScene(QGraphicsScene):
    """All tiles and marks on the cloth. Panels are added by the widget."""

    def __init__(self) -> None:
        super().__init__()
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.entries: dict[Key, TileEntry] = {}
        self.mat = self._line(QPen(colour("#FFFFFF", MAT_LINE_ALPHA), 1))
        self.bracket = self._line(QPen())
        self.pips: dict[Key, QGraphicsPolygonItem] = {}
        self.caret = CaretItem()
        self.addItem(self.caret)

    def _line(self, pen: QPen) -> QGraphicsPathItem:
        item = QGraphicsPathItem()
        item.setPen(pen)
        item.setZValue(Z_LINE)
        self.addItem(item)
        return item

    def ground(self, layout: TableLayout) -> None:
        """The lines that are always there."""
        path = QPainterPath()
        box, radius = layout.mat, 22 * layout.u
        path.addRoundedRect(QRectF(box.x, box.y, box.w, box.h), radius, radius)
        self.mat.setPath(path)

    def arrange(self, arrangement: Arrangement, style: Style) -> dict[Key, Placed]:
        """Show an arrangement at once; returns what was there before."""
        before = {key: entry.placed for key, entry in self.entries.items()}
        wanted = arrangement.by_key()
        for key in before.keys() - wanted.keys():
            self.entries.pop(key).remove()
        for key, placed in wanted.items():
            entry = self.entries.get(key)
            if entry is None:
                self.entries[key] = TileEntry(self, style, placed)
            else:
                entry.show(style, placed)
        self._marks(arrangement, style)
        return before

    def _marks(self, arrangement: Arrangement, style: Style) -> None:
        self.caret.point(arrangement.caret, style.u)
        self._pips(arrangement.pips, 5 * style.u)
        self._brackets(arrangement.brackets, style.u)

    def _pips(self, pips: Sequence[Pip], size: float) -> None:
        for key in self.pips.keys() - {pip.key for pip in pips}:
            self.removeItem(self.pips.pop(key))
        for pip in pips:
            if pip.key not in self.pips:
                item = self.pips[pip.key] = QGraphicsPolygonItem()
                item.setPen(QPen(Qt.PenStyle.NoPen))
                item.setBrush(QColor(AMBER))
                item.setZValue(Z_MARK)
                self.addItem(item)
            self.pips[pip.key].setPolygon(pip_polygon(pip, size))

    def _brackets(self, brackets: Sequence[Box], u: float) -> None:
        pen = QPen(colour(AMBER, 0.85), max(1.2, 1.4 * u))
        path, hook = QPainterPath(), 3.5 * u
        for line in brackets:
            towards = -hook
            if line.h:
                towards = -hook if line.x < self.mat.boundingRect().center().x() else hook
                path.moveTo(line.x + towards, line.y)
                path.lineTo(line.x, line.y)
                path.lineTo(line.x, line.bottom)
                path.lineTo(line.x + towards, line.bottom)
            else:
                towards = -hook if line.y < self.mat.boundingRect().center().y() else hook
                path.moveTo(line.x, line.y + towards)
                path.lineTo(line.x, line.y)
                path.lineTo(line.right, line.y)
                path.lineTo(line.right, line.y + towards)
        self.bracket.setPen(pen)
        self.bracket.setPath(path)
