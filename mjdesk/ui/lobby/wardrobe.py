"""The wardrobe: eleven looks of the own portrait, those once worn to choose from, and the twenty levels."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from mjdesk.modes.levels import LEVELS, OUTFITS
from mjdesk.ui.i18n import say, tr
from mjdesk.ui.icons import HEADS, icon, portrait
from mjdesk.ui.lobby.purse import Purse
from mjdesk.ui.look import look
from mjdesk.ui.settings import Settings
from mjdesk.ui.widgets import Label, Page, Painted, Scroll, canvas
from mjdesk.ui.widgets.base import named, write
from mjdesk.ui.widgets.full_page import FullPage

BY_LEVEL = -1
_WIDE, _WIDEST, _HIGH = 150.0, 220.0, 176.0


def outfit_name(outfit: int) -> str:
    """What an outfit is called: the level that brings it."""
    level = next(level for level in LEVELS if level.outfit == outfit)
    return tr("Plain clothes") if outfit == 0 else say(level.title)


class OutfitCard(Painted, QAbstractButton):
    """An outfit on the own head; dark with a lock until it was worn once."""

    pad_units = 4

    def __init__(self, outfit: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.outfit, self.head, self.worn = outfit, 0, False
        self.setObjectName(f"outfit-{outfit}")
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_state(self, head: int, *, worn: bool, chosen: bool, by_level: bool) -> None:
        """On whose head, and whether it hangs in the wardrobe."""
        self.head, self.worn = head, worn
        self.setEnabled(worn)
        self.setChecked(chosen)
        self.by_level = by_level
        self.setAccessibleName(tr(", ").join((outfit_name(self.outfit), self.state())))
        self.setToolTip(self.state())
        self.update()

    by_level = False

    def state(self) -> str:
        """Whether it is worn, or from how much gold it is."""
        if self.isChecked():
            return tr("worn, by level") if self.by_level else tr("worn")
        if self.worn:
            return tr("in the wardrobe")
        level = next(level for level in LEVELS if level.outfit == self.outfit)
        return tr("from {coins} gold", coins=f"{level.gold:,}")

    def want(self) -> QSizeF:
        return QSizeF(look().px(_WIDE), look().px(_HIGH))

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            px, face, dpr = look().px, self.face(), self.devicePixelRatioF()
            here = self.isChecked()
            painter.setPen(QPen(look().colour("accent"), px(2)) if here else QPen(look().colour("line"), 1))
            painter.setBrush(
                look().colour("accent_soft") if here else look().colour("raised" if self.underMouse() else "surface")
            )
            painter.drawRoundedRect(face.adjusted(1, 1, -1, -1), px(18), px(18))
            size = px(92)
            at = QPointF(face.center().x() - size / 2, face.y() + px(14))
            if not self.worn:
                painter.setOpacity(0.4)
            painter.drawPixmap(at, portrait(self.head + HEADS * self.outfit, size, dpr))
            painter.setOpacity(1.0)
            if not self.worn:
                self._paint_lock(painter, QPointF(at.x() + size * 0.82, at.y() + size * 0.82))
            centre = Qt.AlignmentFlag.AlignHCenter
            line = QRectF(face.x() + px(6), face.y() + px(112), face.width() - px(12), px(26))
            write(painter, line, outfit_name(self.outfit), look().font(15, 600), look().colour("ink"), align=centre)
            write(
                painter,
                line.translated(0, px(25)),
                self.state(),
                look().font(12.5),
                look().colour("ink2"),
                align=centre,
            )
            self.paint_ring(painter, face, px(18))

    def _paint_lock(self, painter: QPainter, at: QPointF) -> None:
        px = look().px
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look().colour("ink2"))
        painter.drawEllipse(at, px(13), px(13))
        size = px(15)
        picture = icon("lock", size, look().palette.bg, self.devicePixelRatioF())
        painter.drawPixmap(QPointF(at.x() - size / 2, at.y() - size / 2), picture)


class LevelLine(Page):
    """The twenty levels on a line, how far one is lit."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("levels")
        self.number = 1

    def show_level(self, number: int) -> None:
        """The level one is at."""
        self.number = number
        titles = tr(", ").join(f"{say(level.title)} {level.gold:,}" for level in LEVELS)
        self.setAccessibleName(tr("Level {number} of 20", number=number) + ": " + titles)
        self.update()

    def columns(self, width: float) -> int:
        """Levels beside each other."""
        return next((n for n in (20, 10, 5, 4) if width / n >= look().px(62)), 2)

    def needed(self, width: float) -> float:
        """The height in px."""
        return -(-len(LEVELS) // self.columns(width)) * look().px(66)

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            px, columns = look().px, self.columns(self.width())
            step, centre = self.width() / columns, Qt.AlignmentFlag.AlignHCenter
            for n, level in enumerate(LEVELS):
                row, column = divmod(n, columns)
                middle = QPointF((column + 0.5) * step, row * px(66) + px(14))
                here, done = level.number == self.number, level.number <= self.number
                if column:
                    painter.setPen(QPen(look().colour("accent" if done else "line"), px(2.5)))
                    painter.drawLine(
                        QPointF(middle.x() - step + px(9), middle.y()), QPointF(middle.x() - px(9), middle.y())
                    )
                painter.setPen(QPen(look().colour("accent" if done else "line2"), px(1.6)))
                painter.setBrush(look().colour("accent") if here else look().colour("accent_soft" if done else "bg"))
                painter.drawEllipse(middle, px(8 if here else 5.5), px(8 if here else 5.5))
                box = QRectF(middle.x() - step / 2, middle.y() + px(9), step, px(22))
                ink = look().colour("ink" if done else "ink2")
                write(painter, box, say(level.title), look().font(13, 700 if here else 500), ink, align=centre)
                write(
                    painter,
                    box.translated(0, px(18)),
                    _short(level.gold),
                    look().font(12),
                    look().colour("ink3"),
                    align=centre,
                )


def _short(gold: int) -> str:
    return f"{gold:,}" if gold < 100_000 else f"{gold // 1000:,}k"


class _Body(Page):
    """Cards and levels, as high as they need to be. ``chosen`` brings the outfit to wear."""

    chosen = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.cards = [OutfitCard(outfit, self) for outfit in range(OUTFITS)]
        for card in self.cards:
            card.clicked.connect(lambda _on=False, n=card.outfit: self.chosen.emit(n))
        self.by_level = ByLevel(self)
        self.by_level.clicked.connect(lambda: self.chosen.emit(BY_LEVEL))
        self.levels_title = Label(lambda: tr("Levels"), 18, 700, parent=self)
        self.levels = LevelLine(self)

    def columns(self, width: float) -> int:
        """Cards beside each other: as many in each row."""
        fit, cards = max(1, int((width + look().px(14)) // look().px(_WIDE + 14))), len(self.cards) + 1
        return max(n for n in range(1, cards + 1) if n <= fit and cards % n == 0)

    def needed(self, width: float) -> float:
        """The height in px."""
        rows = -(-(len(self.cards) + 1) // self.columns(width))
        return rows * look().px(_HIGH + 14) + look().px(58) + self.levels.needed(width) + look().px(16)

    def place(self) -> None:
        px, columns = look().px, self.columns(self.width())
        wide = min(px(_WIDEST), (self.width() - px(8) - (columns - 1) * px(14)) / columns)
        for n, card in enumerate((self.by_level, *self.cards)):
            row, column = divmod(n, columns)
            card.put(column * (wide + px(14)) + px(4), row * px(_HIGH + 14) + px(4), wide, px(_HIGH))
        y = -(-(len(self.cards) + 1) // columns) * px(_HIGH + 14) + px(12)
        self.levels_title.put(px(4), y, self.width() - px(8), px(34))
        self.levels.setGeometry(0, round(y + px(46)), self.width(), round(self.levels.needed(self.width())))


class ByLevel(OutfitCard):
    """What the level says, whatever that is."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(0, parent)
        self.setObjectName("outfit-by-level")
        self.title = ""

    def state(self) -> str:
        return self.title

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            px, face = look().px, self.face()
            here, centre = self.isChecked(), Qt.AlignmentFlag.AlignHCenter
            painter.setPen(QPen(look().colour("accent"), px(2)) if here else QPen(look().colour("line"), 1))
            painter.setBrush(
                look().colour("accent_soft") if here else look().colour("raised" if self.underMouse() else "surface")
            )
            painter.drawRoundedRect(face.adjusted(1, 1, -1, -1), px(18), px(18))
            size = px(52)
            picture = icon("crown", size, look().palette.accent_ink, self.devicePixelRatioF())
            painter.drawPixmap(QPointF(face.center().x() - size / 2, face.y() + px(34)), picture)
            line = QRectF(face.x() + px(6), face.y() + px(112), face.width() - px(12), px(26))
            write(painter, line, tr("By level"), look().font(15, 600), look().colour("ink"), align=centre)
            write(
                painter, line.translated(0, px(25)), self.title, look().font(12.5), look().colour("ink2"), align=centre
            )
            self.paint_ring(painter, face, px(18))


class WardrobePage(FullPage):
    """The page. ``chosen`` carries the outfit to wear, −1: by level."""

    chosen = Signal(int)

    def __init__(self, purse: Purse, settings: Settings) -> None:
        super().__init__(
            lambda: tr("Wardrobe"), lambda: tr("Clothes come with the level and change nothing in the game")
        )
        self.setObjectName("wardrobe")
        self.purse, self.settings = purse, settings
        self.body = _Body()
        self.body.chosen.connect(self.chosen)
        self.area = Scroll(self.body, self)
        self.show_worn(purse, settings)

    def show_worn(self, purse: Purse, settings: Settings) -> None:
        """Show what hangs there and what is worn."""
        self.purse, self.settings = purse, settings
        wears, by_level = purse.outfit(settings.outfit), settings.outfit not in purse.worn
        for card in self.body.cards:
            card.show_state(
                settings.portrait,
                worn=card.outfit in purse.worn,
                chosen=card.outfit == wears,
                by_level=by_level and card.outfit == wears,
            )
        self.body.by_level.title = say(purse.level.title)
        self.body.by_level.show_state(settings.portrait, worn=True, chosen=by_level, by_level=by_level)
        named(self.body.by_level, lambda: tr("By level"))
        self.body.levels.show_level(purse.level.number)

    def first(self) -> QWidget:
        return self.body.by_level

    def place_body(self, rect: QRectF) -> None:
        self.area.put(rect.x(), rect.y(), rect.width() + look().px(11), rect.height())
        width = round(rect.width())
        self.body.resize(width, round(max(rect.height(), self.body.needed(width))))
        self.body.place()
