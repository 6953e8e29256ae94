"""What the parlor shows in the place of its tables: how an evening goes where there is none yet; why the ledger cannot
be opened.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from mjdesk.ui.i18n import tr
from mjdesk.ui.icons import icon
from mjdesk.ui.ledger.parts import paint_panel, paint_shadow
from mjdesk.ui.look import look
from mjdesk.ui.widgets import Button, ButtonKind, Page, canvas
from mjdesk.ui.widgets.base import Source, name_again, named, paragraph, text_of, write, write_paragraph


class _Card(Page):
    """A card in the middle with a headline, an amber button and a quiet one under it."""

    units = (980.0, 400.0)

    def __init__(self, parent: QWidget, main: Button, other: Button) -> None:
        super().__init__(parent)
        self.main, self.other = main, other
        for button in (main, other):
            button.setParent(self)

    def card(self) -> QRectF:
        """Where the card lies."""
        px = look().px
        wide, high = min(px(self.units[0]), self.width() - px(8)), min(px(self.units[1]), self.height() - px(12))
        return QRectF((self.width() - wide) / 2, max(px(4), (self.height() - high) * 0.32), wide, high)

    def place(self) -> None:
        px, card = look().px, self.card()
        wide = self.main.want().width() + px(16)
        self.main.put(card.x() + px(36), card.bottom() - px(88), wide, px(52))
        other = self.other.want().width()
        self.other.put(card.x() + px(36) + wide + px(16), card.bottom() - px(84), other, px(44))

    def headline(self) -> str:
        """The words at the top."""
        raise NotImplementedError

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            px, card = look().px, self.card()
            paint_shadow(painter, card, self.devicePixelRatioF())
            paint_panel(painter, card)
            head = QRectF(card.x() + px(36), card.y() + px(30), card.width() - px(72), px(44))
            write(painter, head, self.headline(), look().font(26, 700), look().colour("ink"))
            self.paint_body(painter, card.adjusted(px(36), px(100), -px(36), -px(104)))

    def paint_body(self, painter: QPainter, rect: QRectF) -> None:
        """What stands between the headline and the buttons."""
        raise NotImplementedError


class FirstEvening(_Card):
    """What a parlor without a table shows: how an evening goes, and where it begins."""

    begin = Signal()
    bring_in = Signal()

    def __init__(self, parent: QWidget) -> None:
        start = Button(lambda: tr("Open the first table"), ButtonKind.PRIMARY, parent, key="N", name="first-table")
        files = Button(lambda: tr("Bring in earlier evenings"), ButtonKind.QUIET, parent, key="F", name="first-files")
        super().__init__(parent, start, files)
        self.setObjectName("first-evening")
        start.clicked.connect(self.begin)
        files.clicked.connect(self.bring_in)

    def headline(self) -> str:
        return tr("How an evening goes")

    @staticmethod
    def steps() -> tuple[tuple[str, str, str], ...]:
        """Each step: its icon, its name, what it means."""
        return (
            ("users", tr("Who plays, and by which rules"),
             tr("A name is enough. The rules of the house are kept with the evening.")),
            ("edit", tr("After each round: who won, from whom"),
             tr("By tiles, by a photo, by fan or as plain points; who pays whom is shown before it is saved.")),
            ("coin", tr("In the end: who pays whom"),
             tr("In the fewest payments, with fees and fines. Mistakes can be put right at any time.")),
        )  # fmt: skip

    def paint_body(self, painter: QPainter, rect: QRectF) -> None:
        px, gap = look().px, look().px(28)
        each = (rect.width() - 2 * gap) / 3
        for n, (name, words, more) in enumerate(self.steps()):
            x, y = rect.x() + n * (each + gap), rect.y()
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(look().colour("accent_soft"))
            painter.drawRoundedRect(QRectF(x, y, px(48), px(48)), px(14), px(14))
            size = px(26)
            picture = icon(name, size, look().palette.accent_ink, self.devicePixelRatioF())
            painter.drawPixmap(QPointF(x + px(24) - size / 2, y + px(24) - size / 2), picture)
            font, ink = look().font(17, 600), look().colour("ink")
            lines = paragraph(words, font, each)
            write_paragraph(painter, QRectF(x, y + px(62), each, px(60)), lines, font, ink)
            small = look().font(14, 400)
            below = QRectF(x, y + px(68) + len(lines) * px(28), each, px(90))
            write_paragraph(painter, below, paragraph(more, small, each), small, look().colour("ink2"))


class NotOpened(_Card):
    """What the parlor shows when the ledger cannot be opened: why, and what can be done."""

    again = Signal()
    backups = Signal()
    units = (820.0, 300.0)

    def __init__(self, parent: QWidget) -> None:
        again = Button(lambda: tr("Try again"), ButtonKind.PRIMARY, parent, name="open-again")
        backups = Button(lambda: tr("Put a backup back"), ButtonKind.QUIET, parent, name="open-backups")
        super().__init__(parent, again, backups)
        self.setObjectName("not-opened")
        self._why: Source = ""
        named(self, lambda: f"{self.headline()}. {self.why}")
        again.clicked.connect(self.again)
        backups.clicked.connect(self.backups)

    @property
    def why(self) -> str:
        """Why, in words."""
        return text_of(self._why)

    def say(self, why: Source) -> None:
        """Show why."""
        self._why = why
        name_again(self)
        self.update()

    def headline(self) -> str:
        return tr("The ledger cannot be opened")

    def paint_body(self, painter: QPainter, rect: QRectF) -> None:
        font = look().font(16, 400)
        write_paragraph(painter, rect, paragraph(self.why, font, rect.width()), font, look().colour("ink2"))
