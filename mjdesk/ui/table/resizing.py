"""While the window is being resized the table shows its last picture, scaled; it is laid out when the size settles.

Tiles of a new size have to be painted anew, which takes longer than a frame.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QRectF, QSize, QSizeF, QTimer
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsScene

SETTLES_AFTER: Final = 90  #: ms without another step


class Resizing:
    """The picture of the size before, as long as sizes change."""

    def __init__(self, parent: QObject, settled: Callable[[], None]) -> None:
        self._settled = settled
        self._picture: QPixmap | None = None
        self._timer = QTimer(parent)
        self._timer.setSingleShot(True)
        self._timer.setInterval(SETTLES_AFTER)
        self._timer.timeout.connect(self.settle)

    @property
    def going_on(self) -> bool:
        """Whether an older size is shown."""
        return self._picture is not None

    def step(
        self, scene: QGraphicsScene, old: QSize, dpr: float, ground: Callable[[QPainter, QSize, QRectF], None]
    ) -> None:
        """The size changes: keep the picture of the ``old`` one if there is none yet, and wait for the next step."""
        if self._picture is None:
            picture = QPixmap(QSizeF(QSizeF(old) * dpr).toSize())
            picture.setDevicePixelRatio(dpr)
            with QPainter(picture) as painter:
                area = QRectF(0, 0, old.width(), old.height())
                ground(painter, old, area)
                scene.render(painter, area, area)
            self._picture = picture
        self._timer.start()

    def paint(self, painter: QPainter, size: QSize) -> None:
        """Draw the picture into a table of this size."""
        if self._picture is not None:
            painter.drawPixmap(QRectF(0, 0, size.width(), size.height()), self._picture, QRectF(self._picture.rect()))

    def drop(self) -> None:
        """Forget the picture: the table is being laid out."""
        self._timer.stop()
        self._picture = None

    def settle(self) -> None:
        """Lay the table out for the size it has, if that has not happened yet."""
        if self.going_on:
            self.drop()
            self._settled()
