"""A player as he or she is kept: name and further names, face or photo, colour, a private note, guest, gone."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QFileDialog, QWidget

from mjdesk.ledger import people
from mjdesk.ledger.book import Book
from mjdesk.ledger.people import Player
from mjdesk.ledger.photos import set_photo
from mjdesk.ui.i18n import tr, translate_dialogs
from mjdesk.ui.icons import HEADS, portrait
from mjdesk.ui.ledger.face import face_of
from mjdesk.ui.ledger.faces import COLOURS, face_pixmap, read_photo, remember_photos
from mjdesk.ui.ledger.keeper import Keeper, words_of
from mjdesk.ui.ledger.parts import Toggle
from mjdesk.ui.look import look
from mjdesk.ui.theme import colour
from mjdesk.ui.widgets import Button, ButtonKind, Field, Label, Sheet, canvas
from mjdesk.ui.widgets.base import Painted, write


class Swatch(Painted, QAbstractButton):
    """A small round choice: a colour, or a drawn head."""

    def __init__(self, parent: QWidget, name: str, spoken: str, paint: Callable[[QPainter, QRectF], None]) -> None:
        super().__init__(parent)
        self._paint = paint
        self.setObjectName(name)
        self.setAccessibleName(spoken)
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def want(self) -> QSizeF:
        return QSizeF(look().px(44), look().px(44))

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            px, rect = look().px, self.face()
            self._paint(painter, rect.adjusted(px(4), px(4), -px(4), -px(4)))
            if self.isChecked():
                painter.setPen(QPen(look().colour("accent"), px(2.5)))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawEllipse(rect.adjusted(px(1.5), px(1.5), -px(1.5), -px(1.5)))
            self.paint_ring(painter, rect, rect.height() / 2)


def _colour_name(number: int) -> str:
    return tr("Colour {number}", number=number) if number else tr("No colour")


class PlayerSheet(Sheet):
    """The sheet. ``changed``: the player is another now."""

    changed = Signal()
    size_units = QSizeF(820, 560)

    def __init__(self, keeper: Keeper, player: Player) -> None:
        super().__init__()
        self.keeper, self.player = keeper, player
        self.problem = ""
        self.title = Label(lambda: tr("Player"), 24, 700, parent=self, tracking=0.02)
        self.close_button = Button(lambda: tr("Close"), ButtonKind.ICON, self, icon_name="close", name="close")
        self.close_button.clicked.connect(self.shut)
        self.name = Field(lambda: tr("Name"), self, "player-name", size=17)
        self.name.edit.setText(player.name)
        self.aliases = Field(lambda: tr("Further names, with commas"), self, "player-aliases")
        self.aliases.edit.setText(", ".join(player.aliases))
        self.note = Field(lambda: tr("A private note: never on a board or in an export of scores"), self, "player-note")
        self.note.edit.setText(player.note)
        self.guest = Toggle(lambda: tr("Guest"), self, name="player-guest", size=14, fill="sunken")
        self.guest.setChecked(player.guest)
        self.gone = Toggle(lambda: tr("Does not play here any more"), self, name="player-gone", size=14, fill="sunken")
        self.gone.setChecked(player.gone)
        self.heads = [
            Swatch(self, f"head-{n}", tr("Face {number}", number=n + 1), partial(_paint_head, n)) for n in range(HEADS)
        ]
        self.colours = [
            Swatch(self, f"colour-{n}", _colour_name(n), partial(_paint_colour, ink)) for n, ink in enumerate(COLOURS)
        ]
        for n, head in enumerate(self.heads):
            head.clicked.connect(partial(self._take_head, n))
        for ink, swatch in zip(COLOURS, self.colours, strict=True):
            swatch.clicked.connect(partial(self._take_colour, ink))
        quiet = ButtonKind.QUIET
        self.photo = Button(lambda: tr("Photo …"), quiet, self, icon_name="camera", name="player-photo")
        self.photo.clicked.connect(self.ask_photo)
        self.no_photo = Button(lambda: tr("No photo"), ButtonKind.LINK, self, name="no-photo")
        self.no_photo.clicked.connect(lambda: self.keep_photo(b""))
        enter = partial(tr, "Enter")
        self.keep = Button(lambda: tr("Keep it"), ButtonKind.PRIMARY, self, key=enter, name="keep-player")
        self.keep.clicked.connect(self.accept)
        self._sync()

    def first(self) -> QWidget:
        return self.name.edit

    def _sync(self) -> None:
        for n, head in enumerate(self.heads):
            head.setChecked(self.player.portrait % HEADS == n)
        for ink, swatch in zip(COLOURS, self.colours, strict=True):
            swatch.setChecked(self.player.colour == ink)
        self.no_photo.setVisible(bool(self.player.photo))
        self._restyle()

    def _take_head(self, n: int, _on: bool = True) -> None:
        robe = self.player.portrait // HEADS
        self.player = replace(self.player, portrait=robe * HEADS + n)
        self._sync()

    def _take_colour(self, ink: str, _on: bool = True) -> None:
        self.player = replace(self.player, colour=ink)
        self._sync()

    # --- the photo

    def ask_photo(self) -> None:
        """Ask for a picture."""
        translate_dialogs()
        kinds = "(*.jpg *.jpeg *.png *.bmp *.webp)"
        name, _kind = QFileDialog.getOpenFileName(self.window(), tr("Photo …"), "", kinds)
        if name:
            self.take_photo(Path(name))

    def take_photo(self, path: Path) -> None:
        """Read a picture, small and square, and keep it at once."""
        self.keeper.ask(lambda _book: read_photo(path), self.keep_photo, self.refuse)

    def keep_photo(self, picture: bytes) -> None:
        """Keep a photo; empty: none."""
        number = self.player.id

        def work(book: Book) -> tuple[str, bytes]:
            return set_photo(book, number, picture), picture

        self.keeper.ask(work, self._kept_photo, self.refuse)

    def _kept_photo(self, kept: tuple[str, bytes]) -> None:
        token, picture = kept
        remember_photos({token: picture} if token else {})
        self.player = replace(self.player, photo=token)
        self.problem = ""
        self._sync()
        self.changed.emit()

    # --- keeping

    def accept(self) -> None:
        """Keep what is entered."""
        aliases = tuple(part.strip() for part in self.aliases.edit.text().replace("，", ",").split(",") if part.strip())
        changed = replace(
            self.player, name=self.name.edit.text(), aliases=aliases, note=self.note.edit.text().strip(),
            guest=self.guest.isChecked(), gone=self.gone.isChecked(),
        )  # fmt: skip
        self.keeper.ask(lambda book: people.change_player(book, changed), self._kept, self.refuse)

    def _kept(self, _player: Player) -> None:
        self.changed.emit()
        self.shut()

    def refuse(self, error: Exception) -> None:
        """Say why not."""
        self.problem = words_of(error)
        self.setAccessibleDescription(self.problem)
        self.update()

    # --- places and painting

    def place(self) -> None:
        if not hasattr(self, "keep"):
            return
        px, left = look().px, look().px(232)
        wide = self.width() - left - px(32)
        self.title.put(px(32), px(22), wide, px(40))
        self.close_button.put(self.width() - px(66), px(22), px(38), px(38))
        self.photo.put(px(40), px(252), px(156), px(44))
        self.no_photo.put(px(40), px(300), px(156), px(36))
        y = px(84)
        for field in (self.name, self.aliases, self.note):
            field.put(left, y, wide, px(46))
            y += px(58)
        for group in (self.heads, self.colours):
            each = min(px(52), wide / len(group))
            for n, swatch in enumerate(group):
                swatch.put(left + n * each, y, px(44), px(44))
            y += px(56)
        x = left
        for toggle in (self.guest, self.gone):
            toggle.put(x, y + px(4), toggle.want().width(), px(40))
            x += toggle.want().width() + px(10)
        keep = self.keep.want().width()
        self.keep.put(self.width() - px(32) - keep, self.height() - px(76), keep, px(50))

    def paintEvent(self, event: QPaintEvent) -> None:
        px = look().px
        with self.ground() as painter:
            painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
            size = px(150)
            painter.drawPixmap(
                QPointF(px(43), px(88)), face_pixmap(face_of(self.player), size, self.devicePixelRatioF())
            )
            if self.problem:
                where = QRectF(px(32), self.height() - px(76), self.width() - px(90) - self.keep.width(), px(50))
                write(painter, where, self.problem, look().font(15, 600), look().colour("accent_ink"))


def _paint_head(head: int, painter: QPainter, rect: QRectF) -> None:
    device = painter.device()
    painter.drawPixmap(rect.topLeft(), portrait(head, rect.width(), device.devicePixelRatioF()))


def _paint_colour(ink: str, painter: QPainter, rect: QRectF) -> None:
    if not ink:
        painter.setPen(QPen(look().colour("line2"), look().px(1.5), Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
    else:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(ink))
    painter.drawEllipse(rect)
