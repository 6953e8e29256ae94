"""The view of a table: its cloth, its picture while the window is being resized, and what a person does to it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from mjdesk.ui.look import look
from mjdesk.ui.surfaces import felt_pixmap
from mjdesk.ui.table.input import Pointer
from mjdesk.ui.table.motion import Motion
from mjdesk.ui.table.resizing import Resizing
from mjdesk.ui.table.scene import TableScene

_CLOTH_STEP: Final = 64


class TableView(QGraphicsView):
    """Shows ``board``; whatever is pressed finishes ``motion`` and goes to ``pointer``, which a subclass sets."""

    pointer: Pointer
    watching = False  #: whether there is nothing to press

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("table")
        self.board = TableScene()
        self.motion = Motion(self)
        self._resizing = Resizing(self, self.restyle)
        self._prepare()

    def _prepare(self) -> None:
        self.setScene(self.board)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        self.setMinimumSize(640, 360)

    def restyle(self) -> None:
        """The window, the look or the language changed: place and paint everything anew, once it can be seen."""
        raise NotImplementedError

    # --- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._resizing.going_on:
            with QPainter(self.viewport()) as painter:
                self._resizing.paint(painter, self.viewport().size())
            return
        super().paintEvent(event)

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Draw the cloth."""
        self.weave(painter, self.viewport().size(), QRectF(rect))

    @staticmethod
    def weave(painter: QPainter, size: QSize, area: QRectF) -> None:
        """Draw a part of the cloth of a table of this size.

        It is cut from a piece a little larger, so that it is woven anew only at every 64th pixel.
        """
        dpr = painter.device().devicePixelRatioF()
        width, height = (-(-length // _CLOTH_STEP) * _CLOTH_STEP for length in (size.width(), size.height()))
        cloth = felt_pixmap(width, height, look().felt, dpr)
        cut = area.translated((width - size.width()) // 2, (height - size.height()) * 42 // 100)
        painter.drawPixmap(area, cloth, QRectF(cut.topLeft() * dpr, cut.size() * dpr))

    # --- input

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.pointer.moved(event.position())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._resizing.settle()
        if event.button() is Qt.MouseButton.LeftButton:
            self.motion.finish()
            self.pointer.press(event.position())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.pointer.release(event.position())

    def leaveEvent(self, event: QEvent) -> None:
        self.pointer.left()
        super().leaveEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._resizing.settle()
        self.motion.finish()
        if self.watching or not self.pointer.key(event):
            event.ignore()
