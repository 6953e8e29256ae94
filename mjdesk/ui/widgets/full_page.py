"""A page that fills the window for a while: a head with the way back, and a body under it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QLinearGradient, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from mjdesk.ui.i18n import tr
from mjdesk.ui.look import look
from mjdesk.ui.widgets.base import Source, canvas, text_of
from mjdesk.ui.widgets.buttons import Button, ButtonKind
from mjdesk.ui.widgets.label import Label
from mjdesk.ui.widgets.menu import Dropdown
from mjdesk.ui.widgets.page import Page

HEAD = 76  #: height of the head at 100 %
_TITLE = 240  #: so wide a title is not shortened for words on buttons


class FullPage(Page):
    """The page. ``left`` says that the person wants back; the window then shows what was there before.

    A subclass places its parts in `place_body`, and the buttons of the head in ``at_right``, the rightmost first.
    """

    left = Signal()

    def __init__(self, title: Source, about: Source = "") -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.back = Button(lambda: tr("Back"), ButtonKind.QUIET, self, icon_name="left", name="back")
        self.back.clicked.connect(self.leave)
        self.title = Label(title, 24, 700, parent=self, tracking=0.02)
        self.about = Label(about, 14, 400, "ink2", parent=self)
        self.at_right: list[Button | Dropdown] = []
        self._folded: list[Button] = []  #: buttons of the head that are icons because words have no room

    def leave(self) -> None:
        """Go back."""
        self.left.emit()

    def closing(self) -> None:
        """The page will not be shown again: stop what it does."""

    def say(self, title: Source, about: Source = "") -> None:
        """Write other words into the head."""
        self.title.say(title)
        self.about.say(about)
        self.place()

    def place_body(self, rect: QRectF) -> None:
        """Put the parts under the head in their places, in px of the page."""

    def place(self) -> None:
        px, edge, right = look().px, look().px(20), self.width() - look().px(20)
        high = px(42)
        self._fold()
        self.back.put(edge, px(16), self.back.want().width(), high)
        for button in self.at_right:
            if button.isVisibleTo(self):
                wide = button.want().width()
                button.put(right - wide, px(16), wide, high)
                right -= wide + px(10)
        x = edge + self.back.want().width() + px(16)
        wide = min(self.title.want().width() + px(4), right - x)
        self.title.put(x, px(16), wide, high)
        x += wide + px(12)
        self.about.setVisible(right - x > px(60) and bool(text_of(self.about.source)))
        self.about.put(x, px(18), max(0.0, right - x - px(8)), high)
        self.place_body(QRectF(edge, px(HEAD), self.width() - 2 * edge, self.height() - px(HEAD) - edge))

    def _fold(self) -> None:
        """Words on the buttons of the head where there is room for them, else icons, the rightmost last."""
        for button in self._folded:
            button.fold(False)
        self._folded = []
        shown = [part for part in self.at_right if part.isVisibleTo(self)]
        title = look().px(50) + min(self.title.want().width() + look().px(4), look().px(_TITLE))
        worded: list[Button | Dropdown] = [*reversed(shown), self.back]
        for each in worded:
            wanted = sum(part.want().width() + look().px(10) for part in (*shown, self.back))
            if wanted + title <= self.width():
                return
            if isinstance(each, Button) and each.kind is ButtonKind.QUIET and each.icon_name:
                each.fold(True)
                self._folded.append(each)

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            self.paint_ground(painter)

    def paint_ground(self, painter: QPainter) -> None:
        """Paint the paper."""
        ground = QLinearGradient(0, 0, 0, self.height())
        upper, lower = self._paper()
        ground.setColorAt(0, upper)
        ground.setColorAt(1, lower)
        painter.fillRect(self.rect(), ground)

    @staticmethod
    def _paper() -> tuple[QColor, QColor]:
        """The paper at the upper and at the lower edge."""
        base = look().colour("bg")
        return base.lighter(102), base if look().palette.dark else base.darker(104)

    def ground_at(self, y: float) -> QColor:
        """The paper at a height of the page, in px: what fades into it."""
        (upper, lower), share = self._paper(), min(1.0, max(0.0, y / max(1, self.height())))
        ends = ((upper.red(), lower.red()), (upper.green(), lower.green()), (upper.blue(), lower.blue()))
        return QColor(*(round(a + (b - a) * share) for a, b in ends))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_Backspace, Qt.Key.Key_Back):
            self.leave()
        else:
            super().keyPressEvent(event)


def first_focus(page: QWidget) -> QWidget:
    """What has the focus when a page is shown: what it names, else the page itself."""
    wanted = getattr(page, "first", None)
    return page if wanted is None else wanted()
