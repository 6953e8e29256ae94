"""The strip of controls under the viewer: what is shown, back and forth, speed, whose eyes, the way to the review."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from mjdesk.ui.i18n import tr
from mjdesk.ui.look import look
from mjdesk.ui.records.timeline import Timeline
from mjdesk.ui.widgets import Button, ButtonKind, Dropdown, Label, Page, Switch, canvas
from mjdesk.ui.widgets.base import Source

SPEEDS: Final = (0.5, 1.0, 2.0, 4.0, 8.0)
_ROW: Final = 62
_LOW_ROW: Final = 50


class Strip(Page):
    """The strip. Its parts are connected by the page that has it."""

    def __init__(self, parent: QWidget, eyes: list[Source]) -> None:
        super().__init__(parent)
        self.back = Button(lambda: tr("Back"), ButtonKind.QUIET, self, icon_name="left", name="back")
        self.title = Label("", 15, 600, parent=self)
        self.caption = Label("", 13, 400, "ink2", parent=self)
        names: dict[str, tuple[Callable[[], str], str]] = {
            "previous": (lambda: tr("The turning point before"), "previous"),
            "step-back": (lambda: tr("One step back"), "left"),
            "play": (lambda: tr("Play"), "play"),
            "step": (lambda: tr("One step on"), "right"),
            "next": (lambda: tr("The next turning point"), "next"),
        }
        self.moves = {
            name: Button(said, ButtonKind.ICON, self, icon_name=picture, name=name)
            for name, (said, picture) in names.items()
        }
        self.line = Timeline(self)
        self.speed = Dropdown([f"×{speed:g}" for speed in SPEEDS], 1, self, name="speed")
        self.eyes = Dropdown(eyes, 0, self, name="eyes")
        self.open_word = Label(lambda: tr("All open"), 14, 500, parent=self)
        self.open = Switch(False, self, "all-open")
        self.settlement = Button(
            lambda: tr("Settlement"), ButtonKind.QUIET, self, icon_name="document", name="settlement-button"
        )
        self.save = Button(lambda: tr("Save a copy"), ButtonKind.ICON, self, icon_name="download", name="save-copy")
        self.review = Button(lambda: tr("Review"), ButtonKind.QUIET, self, icon_name="graph", name="review")

    def show_playing(self, playing: bool) -> None:
        """Let the button stop what it started."""
        button = self.moves["play"]
        button.icon_name = "pause" if playing else "play"
        button.say((lambda: tr("Pause")) if playing else (lambda: tr("Play")))

    # --- places

    def _stage(self, width: float) -> int:
        """0: all on one row, 1: on two, 2: on two without words, where text is large for the window."""
        for stage in (0, 1):
            self._dress(stage)
            if width - self._fixed(stage) > (look().px(330) if stage == 0 else 0):
                return stage
        return 2

    def _dress(self, stage: int) -> None:
        """Say things in words, or only by pictures."""
        plain = stage == 2
        self.back.kind = self.settlement.kind = self.review.kind = ButtonKind.ICON if plain else ButtonKind.QUIET
        for part in (self.title, self.caption, self.open_word, self.speed):
            part.setVisible(not plain)

    def _fixed(self, stage: int) -> float:
        """The width of everything but title and line, or of the lower row."""
        px = look().px
        parts = (self.speed, self.eyes, self.open, self.save, self.settlement, self.review)
        wide = sum(part.want().width() for part in parts) + self.open_word.want().width() + 5 * px(40)
        return wide + (self.back.want().width() if stage == 0 else 0.0) + px(16 * (8 if stage == 0 else 5))

    def needed(self, width: float) -> float:
        """The height at a width."""
        return look().px((_ROW, 2 * _ROW - 6, 2 * _LOW_ROW)[self._stage(width)])

    def place(self) -> None:
        names = {self.line: tr("Where in the round"), self.speed: tr("Pace"), self.eyes: tr("Whose eyes")}
        for part, said in {**names, self.open: tr("All open")}.items():
            part.setAccessibleName(said)
        px, edge, stage = look().px, look().px(16), self._stage(self.width())
        self._dress(stage)
        row, high = px(_LOW_ROW if stage == 2 else _ROW), px(42)
        y = (row - high) / 2
        lower = y if stage == 0 else y + row - (0 if stage == 2 else px(6))
        right = self._put_right(self.width() - edge, lower, high, stage)
        x = edge
        self.back.put(x, y, self.back.want().width(), high)
        x += self.back.want().width() + px(14)
        if stage == 0:
            room = right - x - 5 * px(40) - px(24)
            words = min(px(240), room * 0.42)
            self._put_words(x, y, words, high)
            x = self._put_moves(x + words + px(8), y, high)
            self.line.put(x + px(6), y, right - x - px(14), high)
            return
        if stage == 1:
            words = min(px(260), (self.width() - x - edge) * 0.4)
            self._put_words(x, y, words, high)
            x += words + px(8)
        self.line.put(x, y, self.width() - edge - x, high)
        self._put_moves(edge, lower, high)

    def _put_words(self, x: float, y: float, width: float, high: float) -> None:
        self.title.put(x, y - look().px(1), width, high / 2 + look().px(2))
        self.caption.put(x, y + high / 2 - look().px(1), width, high / 2)

    def _put_moves(self, x: float, y: float, high: float) -> float:
        px = look().px
        for button in self.moves.values():
            button.put(x, y + (high - px(38)) / 2, px(38), px(38))
            x += px(40)
        return x

    def _put_right(self, right: float, y: float, high: float, stage: int) -> float:
        """The parts at the right, the rightmost first; returns where they begin."""
        px, gap = look().px, look().px(2 if stage == 2 else 10)
        for button in (self.review, self.settlement, self.save):
            wide = button.want().width()
            button.put(right - wide, y, wide, high)
            right -= wide + gap
        switch, word = self.open.want(), self.open_word.want().width()
        right -= px(4)
        self.open.put(right - switch.width(), y + (high - switch.height()) / 2, switch.width(), switch.height())
        right -= switch.width() + px(8)
        if stage < 2:
            self.open_word.put(right - word, y, word, high)
            right -= word + px(12)
        for choice in (self.eyes, self.speed) if stage < 2 else (self.eyes,):
            wide = choice.want().width()
            if stage == 2:
                wide = min(wide, right - look().px(16) - 5 * px(40))
            choice.put(right - wide, y + (high - px(38)) / 2, wide, px(38))
            right -= wide + px(4)
        return right

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            painter.fillRect(self.rect(), look().colour("surface"))
            painter.setPen(QPen(look().colour("line"), 1))
            painter.drawLine(QPointF(0, 0.5), QPointF(self.width(), 0.5))
