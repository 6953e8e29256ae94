"""The strip under the table of a first round: what to do, why, and how far one has come; and the mark on the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from mjdesk.ui.i18n import tr
from mjdesk.ui.learn.lessons import Lesson, Stage
from mjdesk.ui.look import look
from mjdesk.ui.table.widget import TableWidget
from mjdesk.ui.theme import AMBER, colour
from mjdesk.ui.widgets import Button, ButtonKind, Label, Page, canvas

_LEAST: Final = 112.0  #: height at 100 %


class Coach(Page):
    """The strip. ``left`` says that the person has seen enough, ``settlement_wanted`` that the sheet is to open."""

    left = Signal()
    settlement_wanted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("coach")
        self.lesson: Lesson | None = None
        self._telling: Callable[[], Lesson] | None = None
        self.met: frozenset[Stage] = frozenset()
        self.title = Label("", 18, 700, parent=self)
        self.why = Label("", 15, 400, "ink2", parent=self, wraps=True)
        self.leave = Button(
            lambda: tr("Leave the lesson"), ButtonKind.QUIET, self, icon_name="exit", name="leave-lesson"
        )
        self.leave.clicked.connect(self.left)
        self.settlement = Button(lambda: tr("Who pays whom"), ButtonKind.PRIMARY, self, name="show-settlement")
        self.settlement.clicked.connect(self.settlement_wanted)
        self.settlement.hide()

    def tell(self, telling: Callable[[], Lesson]) -> bool:
        """Say this from now on, in whatever language is spoken; whether it is another lesson than before."""
        self._telling, lesson = telling, telling()
        if lesson == self.lesson:
            return False
        self._say(lesson)
        return True

    def _say(self, lesson: Lesson) -> None:
        self.lesson, self.met = lesson, self.met | {lesson.stage}
        self.title.say(lesson.title)
        self.why.say(lesson.why)
        over = lesson.stage is Stage.SETTLEMENT
        self.settlement.setVisible(over)
        self.setAccessibleName(f"{lesson.title}. {lesson.why}")
        self._restyle()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange and self._telling is not None:
            self._say(self._telling())
        super().changeEvent(event)

    # --- places

    def _words(self, width: float) -> float:
        """The width of the words beside the buttons."""
        px = look().px
        buttons = max(self.leave.want().width(), self.settlement.want().width())
        return max(px(200), width - buttons - px(24 + 28 + 20))

    def needed(self, width: float) -> float:
        """The height at a width, with room for any lesson of two lines."""
        px = look().px
        return max(px(_LEAST), px(72) + self.why.height_for(self._words(width)))

    def place(self) -> None:
        px, wide = look().px, self._words(self.width())
        left = px(24)
        self.title.put(left, px(26), wide, px(30))
        self.why.put(left, px(58), wide, max(px(24), self.height() - px(64)))
        right = self.width() - px(24)
        for button, y in ((self.leave, px(18)), (self.settlement, px(60))):
            want = button.want().width()
            button.put(right - want, y, want, px(40))

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            px = look().px
            painter.fillRect(self.rect(), look().colour("surface"))
            painter.setPen(QPen(look().colour("line"), 1))
            painter.drawLine(QPointF(0, 0.5), QPointF(self.width(), 0.5))
            painter.setPen(Qt.PenStyle.NoPen)
            for stage in Stage:
                now = self.lesson is not None and stage is self.lesson.stage
                painter.setBrush(look().colour("accent" if now or stage in self.met else "line2"))
                wide = px(22 if now else 8)
                x = px(24) + sum(px(34 if self._is_now(other) else 20) for other in Stage if other < stage)
                painter.drawRoundedRect(QRectF(x, px(14), wide, px(6)), px(3), px(3))

    def _is_now(self, stage: Stage) -> bool:
        return self.lesson is not None and stage is self.lesson.stage


class Pointer(QWidget):
    """An amber frame and an arrow on the table about what is meant; the table is used through it."""

    def __init__(self, table: TableWidget) -> None:
        super().__init__(table)
        self.setObjectName("lesson-mark")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._table, self.target, self.box = table, "", QRectF()
        self.hide()
        table.viewport().installEventFilter(self)

    def point(self, target: str | None) -> None:
        """Point at a target of the table, or at nothing."""
        self.target = target or ""
        self._follow()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Paint:
            self._follow()
        return False

    def _follow(self) -> None:
        """Be where the target is just now."""
        target = next((each for each in self._table.targets if each.name == self.target), None)
        if target is None:
            self.hide()
            return
        rise = look().px(30)
        seen = QRectF(self._table.viewport().rect()).adjusted(7, 7, -7, -7)
        box = QRectF(target.box.x, target.box.y, target.box.w, target.box.h).intersected(seen)
        around = box.adjusted(-8, -8 - rise, 8, 8).toAlignedRect()
        if around != self.geometry() or self.isHidden():
            self.box = box
            self.setGeometry(around)
            self.show()
            self.raise_()
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            box = self.box.translated(-QPointF(self.pos()))
            painter.setPen(QPen(colour(AMBER), 3))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(-4, -4, 4, 4), 9, 9)
            tip, size = QPointF(box.center().x(), box.top() - 8), look().px(9)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour(AMBER))
            painter.drawPolygon(QPolygonF([tip, tip + QPointF(-size, -1.4 * size), tip + QPointF(size, -1.4 * size)]))
