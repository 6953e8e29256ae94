"""The card beside the photo: what the chosen tile is, what else it may be, where it belongs, what is still wrong."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from mjdesk.devices.camera.readings import Guess
from mjdesk.engine.tiles import Tile
from mjdesk.ui.i18n import say, tr
from mjdesk.ui.icons import icon
from mjdesk.ui.ledger.palette import Palette
from mjdesk.ui.ledger.parts import Toggle, paint_panel
from mjdesk.ui.look import look
from mjdesk.ui.table.words import tile_name
from mjdesk.ui.tilepix import TileLook
from mjdesk.ui.widgets import Button, ButtonKind, Label, Page, canvas
from mjdesk.ui.widgets.base import Painted, paragraph, shade, write, write_paragraph

from .closeup import Closeup
from .looking import Looked
from .seen import Part, Spread
from .words import left_out, part_name

_KEYS = {Part.HAND: "]", Part.MELD: "[", Part.WIN: "+", Part.TURNED: "!", Part.ASIDE: "−"}
_GUESSES = 5


class GuessButton(Painted, QAbstractButton):
    """One kind that the tile may be of, with its chance."""

    pad_units = 4

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.guess = Guess(0, 0.0)
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_guess(self, guess: Guess, *, on: bool) -> None:
        """Offer a kind; ``on``: the tile counts as it now."""
        self.guess = guess
        self.setChecked(on)
        self.retranslate()
        self.update()

    def retranslate(self) -> None:
        """Take the text of the current language."""
        name = tile_name(self.guess.tile)
        self.setAccessibleName(f"{name}, {self._words()}")
        self.setToolTip(name)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()

    def _words(self) -> str:
        return f"{min(99, round(100 * self.guess.chance))} %"

    def want(self) -> QSizeF:
        return QSizeF(look().px(54), look().px(80))

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            px, rect, tiles = look().px, self.face(), look().tiles(self.devicePixelRatioF())
            on = self.isChecked()
            painter.setPen(QPen(look().colour("accent"), px(1.5)) if on else QPen(Qt.PenStyle.NoPen))
            painter.setBrush(look().colour("accent_soft") if on else shade("ink", 0.07 if self.underMouse() else 0.03))
            painter.drawRoundedRect(rect.adjusted(0.75, 0.75, -0.75, -0.75), px(10), px(10))
            w = float(min(px(26), rect.width() * 0.6) // 1)
            box = QRectF(tiles.snap(rect.center().x() - w / 2), tiles.snap(rect.y() + px(5)), w, w * 4 / 3)
            tiles.draw_shadow(painter, box.x(), box.y(), w)
            tiles.draw(painter, box.x(), box.y(), TileLook(self.guess.tile, w))
            below = QRectF(rect.x(), rect.bottom() - px(20), rect.width(), px(18))
            write(painter, below, self._words(), look().font(12, 500), look().colour("ink2"),
                  align=Qt.AlignmentFlag.AlignHCenter)  # fmt: skip
            self.paint_ring(painter, rect, px(10))


class Correction(Page):
    """The card. ``named``: the chosen tile is of this kind; ``moved``: it belongs to this part; the others say what
    they are called after."""

    named = Signal(int)
    moved = Signal(object)
    removed = Signal()
    all_right = Signal()
    taught = Signal()
    go = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.looked: Looked | None = None
        self.spread: Spread | None = None
        self.places: frozenset[int] = frozenset()
        self._closeup = Closeup(self)
        self.guesses = [GuessButton(self) for _ in range(_GUESSES)]
        for button in self.guesses:
            button.clicked.connect(partial(self._guessed, button))
        self.palette_ = Palette(self)
        self.palette_.picked.connect(self.named)
        self.belongs = Label(lambda: tr("It belongs to"), 13, 500, "ink2", parent=self)
        self.parts = {
            part: Toggle(partial(part_name, part), self, key=_KEYS[part], name=f"part-{part.value}", size=14)
            for part in Part
        }
        for part, toggle in self.parts.items():
            toggle.clicked.connect(partial(self._moved, part))
        self.remove = Toggle(lambda: tr("No tile"), self, key=lambda: tr("Del"), name="no-tile", size=14)
        self.remove.setCheckable(False)
        self.remove.clicked.connect(self.removed)
        self.right = Button(lambda: tr("All are right"), ButtonKind.LINK, self, icon_name="check", name="all-right")
        self.right.clicked.connect(self.all_right)
        self.teach = Button(self._teach_words, ButtonKind.LINK, self, icon_name="book", name="teach-set")
        self.teach.clicked.connect(self.taught)
        self.primary = Button(self._next, ButtonKind.PRIMARY, self, key=lambda: tr("Enter"), name="photo-go")
        self.primary.clicked.connect(self.go)

    def _guessed(self, button: GuessButton, _on: bool = False) -> None:
        self.named.emit(button.guess.tile)

    def _moved(self, part: Part, _on: bool = False) -> None:
        self.moved.emit(part)

    def _teach_words(self) -> str:
        count = 0 if self.spread is None else sum(tile.lesson for tile in self.spread.tiles)
        return tr("Teach my set %n tiles", n=count)

    def _next(self) -> str:
        spread = self.spread
        if spread is not None and not ready(spread):
            return tr("On to the next in doubt")
        return tr("Enter these tiles")

    def show_spread(self, looked: Looked, spread: Spread, places: frozenset[int]) -> None:
        """Show the chosen tiles."""
        self.looked, self.spread, self.places = looked, spread, places
        one = spread.tiles[next(iter(places))] if len(places) == 1 else None
        guesses = one.guesses[:_GUESSES] if one is not None else ()
        for n, button in enumerate(self.guesses):
            button.setVisible(n < len(guesses))
            if n < len(guesses):
                button.show_guess(guesses[n], on=one is not None and guesses[n].tile == one.tile)
        self.palette_.setVisible(one is not None)
        self.palette_.left = partial(_left, spread)
        self.palette_.special = spread.rules.special(spread.indicator)
        self.palette_.update()
        for part, toggle in self.parts.items():
            toggle.setVisible(bool(places) and (part is not Part.TURNED or spread.rules.turned))
            toggle.setChecked(bool(places) and all(spread.tiles[n].part is part for n in places))
        self.belongs.setVisible(bool(places))
        self.remove.setVisible(bool(places))
        self.right.setVisible(any(spread.tiles[n].tile is not None for n in spread.doubtful))
        lessons = any(tile.lesson for tile in spread.tiles)
        self.teach.setVisible(lessons and looked.kept.own is not None and not spread.doubtful)
        self.teach.retranslate()
        self.primary.setEnabled(bool(spread.tiles))
        self.primary.retranslate()
        self.setAccessibleDescription(self.message())
        self.place()
        self.update()

    def message(self) -> str:
        """What is still to be done."""
        if self.spread is None:
            return ""
        problem = self.spread.problem()
        doubtful = len(self.spread.doubtful)
        if problem is not None and (self.spread.too_many or not self.spread.tiles):
            return say(problem)
        if doubtful:
            return tr("%n tiles to look at", n=doubtful)
        return left_out(self.spread) if problem is None else say(problem)

    # --- places and painting

    def place(self) -> None:
        px, w, h = look().px, self.width(), self.height()
        edge, wide = px(20), w - px(40)
        self.primary.put(edge, h - px(16) - px(50), wide, px(50))
        self._foot = h - px(16) - px(50) - px(40)
        self.right.put(edge + wide - self.right.want().width(), self._foot - px(6), self.right.want().width(), px(32))
        shown = [toggle for toggle in (*self.parts.values(), self.remove) if toggle.isVisibleTo(self)]
        rows, high, gap = (len(shown) + 1) // 2, px(33), px(6)
        y = self._foot - px(12) - rows * (high + gap)
        half = (wide - px(8)) / 2
        self.belongs.put(edge, y - px(23), wide, px(20))
        teach = self.teach.want().width()
        self.teach.put(edge + wide - teach, y - px(29), teach, px(30))
        for n, toggle in enumerate(shown):
            toggle.put(edge + n % 2 * (half + px(8)), y + n // 2 * (high + gap), half, high)
        room = y - px(28)
        top = px(16) + self._head() + px(12)
        if self.guesses[0].isVisibleTo(self):
            each = (wide - 4 * px(6)) / _GUESSES
            for n, button in enumerate(self.guesses):
                button.put(edge + n * (each + px(6)), top, each, px(64))
            top += px(76)
        self.palette_.put(edge, top, wide, max(px(60), room - top))

    def _head(self) -> float:
        return min(look().px(88), self.height() * 0.16)

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            px = look().px
            paint_panel(painter, QRectF(self.rect()).adjusted(0, 0, -1, -1))
            if self.spread is None or self.looked is None:
                return
            if len(self.places) == 1:
                place = next(iter(self.places))
                where = QRectF(px(20), px(16), self.width() - px(34), self._head())
                odd = place in self.spread.questioned
                self._closeup.paint(painter, where, self.looked, self.spread.tiles[place], odd=odd)
            else:
                words = tr("%n tiles chosen", n=len(self.places)) if self.places else tr(
                    "Click a tile to say what it is; a frame about several says where they belong"
                )  # fmt: skip
                font = look().font(15, 500)
                lines = paragraph(words, font, self.width() - px(48))
                write_paragraph(painter, QRectF(px(24), px(20), self.width() - px(48), px(22)), lines, font,
                                look().colour("ink2"))  # fmt: skip
            self._paint_message(painter)

    def _paint_message(self, painter: QPainter) -> None:
        px, words = look().px, self.message()
        if not words:
            return
        size, y = px(18), self._foot
        name = "info" if self.spread is not None and self.spread.problem() is None else "warning"
        painter.drawPixmap(QPointF(px(22), y), icon(name, size, look().palette.accent_ink, self.devicePixelRatioF()))
        right = self.right.geometry().left() if self.right.isVisibleTo(self) else self.width() - px(20)
        where = QRectF(px(22) + size + px(8), y - px(2), right - px(30) - size, px(22))
        write(painter, where, words, look().font(13.5, 600), look().colour("ink"))


def ready(spread: Spread) -> bool:
    """Whether nothing is in doubt: what is still missing can be typed where tiles are entered."""
    return bool(spread.tiles) and not (spread.doubtful or spread.unnamed or spread.questioned)


def _left(spread: Spread, tile: Tile) -> int:
    shown = sum(1 for seen in spread.tiles if seen.tile == tile and seen.part is not Part.ASIDE)
    return max(0, spread.rules.copies_of(tile) - shown)
