"""The moment a level rises: the portrait in what it wears now, the title, and what the next one asks for."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QPaintEvent, QPen, QRadialGradient
from PySide6.QtWidgets import QWidget

from mjdesk.modes.levels import LEVELS, Level
from mjdesk.ui.i18n import say, tr
from mjdesk.ui.icons import portrait
from mjdesk.ui.look import look
from mjdesk.ui.surfaces import felt_pixmap
from mjdesk.ui.theme import AMBER, AMBER_NUMBER, MOTION, ON_FELT, ON_FELT2, colour
from mjdesk.ui.widgets import Button, ButtonKind, Sheet
from mjdesk.ui.widgets.base import write


class LevelSheet(Sheet):
    """The sheet; ``done`` when one goes on. ``outfit`` is the one chosen in the wardrobe, −1: by level."""

    done = Signal()
    size_units = QSizeF(520, 470)
    least_units = 470.0

    def __init__(self, before: Level, after: Level, head: int, outfit: int = -1) -> None:
        super().__init__()
        self.setObjectName("level")
        self.before, self.after = before, after
        self._head, self._outfit = head, after.outfit if outfit < 0 else outfit
        self._share = 1.0
        self.go_on = Button(lambda: tr("Go on"), ButtonKind.PRIMARY, self, key=lambda: tr("Enter"), name="level-done")
        self.go_on.clicked.connect(self.accept)
        self._anim = QVariantAnimation(self)
        self._anim.setStartValue(0.0)
        self._anim.setEndValue(1.0)
        self._anim.setDuration(max(1, look().duration(MOTION.level_up)))
        self._anim.setEasingCurve(MOTION.ease_in)
        self._anim.valueChanged.connect(self._move)
        self.setAccessibleName(tr(", ").join((self.headline(), self.clothes(), self.next_words())))
        if not look().settings.reduced_motion:
            self._anim.start()

    @property
    def dressed_anew(self) -> bool:
        """Whether the level brings another outfit."""
        return self.after.outfit != self.before.outfit

    def headline(self) -> str:
        """The level that was reached."""
        return tr("You are {level} now", level=say(self.after.title))

    def clothes(self) -> str:
        """Whether there is something new to wear."""
        return (
            tr("A new outfit hangs in your wardrobe")
            if self.dressed_anew
            else tr("Level {number} of 20", number=self.after.number)
        )

    def next_words(self) -> str:
        """What the next level asks for."""
        if self.after.number == len(LEVELS):
            return tr("There is no higher one")
        above = LEVELS[self.after.number]
        return tr("{level} from {gold} gold", level=say(above.title), gold=f"{above.gold:,}")

    def _move(self, share: float) -> None:
        self._share = share
        self.update()

    def finish_motion(self) -> None:
        """Stand in the new clothes at once."""
        self._anim.stop()
        self._move(1.0)

    def accept(self) -> None:
        self._anim.stop()
        self.done.emit()

    def shut(self) -> None:
        self.accept()

    def first(self) -> QWidget:
        return self.go_on

    def place(self) -> None:
        px = look().px
        wide = min(px(220), self.width() - px(60))
        self.go_on.put((self.width() - wide) / 2, self.height() - px(78), wide, px(48))

    def paintEvent(self, event: QPaintEvent) -> None:
        with self.ground() as painter:
            px, dpr = look().px, self.devicePixelRatioF()
            painter.drawPixmap(QPointF(0, 0), felt_pixmap(self.width(), self.height(), look().felt, dpr))
            middle, size = QPointF(self.width() / 2, px(142)), px(150)
            shine = QRadialGradient(middle, px(210))
            shine.setColorAt(0, colour(AMBER, 0.42 * self._share))
            shine.setColorAt(1, colour(AMBER, 0.0))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(shine)
            painter.drawEllipse(middle, px(210), px(210))
            old = self._head + 6 * (
                self.before.outfit if self.dressed_anew and self._outfit == self.after.outfit else self._outfit
            )
            new = self._head + 6 * self._outfit
            at = QPointF(middle.x() - size / 2, middle.y() - size / 2)
            painter.drawPixmap(at, portrait(old, size, dpr, AMBER))
            painter.setOpacity(self._share)
            painter.drawPixmap(at, portrait(new, size, dpr, AMBER))
            self._paint_ring(painter, middle, size)
            painter.setOpacity(1.0)
            line = QRectF(px(30), px(246), self.width() - px(60), px(44))
            centre = Qt.AlignmentFlag.AlignHCenter
            write(painter, line, self.headline(), look().font(30, 700, 0.02), QColor(AMBER_NUMBER), align=centre)
            write(
                painter, line.translated(0, px(46)), self.clothes(), look().font(16, 500), QColor(ON_FELT), align=centre
            )
            write(
                painter, line.translated(0, px(78)), self.next_words(), look().font(14), QColor(ON_FELT2), align=centre
            )

    def _paint_ring(self, painter, middle: QPointF, size: float) -> None:
        """A ring that opens about the portrait."""
        px = look().px
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(colour(AMBER, 0.9 * (1 - self._share) + 0.25), px(2)))
        reach = size / 2 + px(8) + px(26) * self._share
        painter.drawEllipse(middle, reach, reach)
