"""What is to be decided, at the right of the table: the two readings, and the ways to go on."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from mjdesk.devices.sync.pace import Pace, Waiting
from mjdesk.engine.rules.values import Special
from mjdesk.ui.companion import panel_pictures as pictures
from mjdesk.ui.companion import words
from mjdesk.ui.companion.dice_picker import DicePicker
from mjdesk.ui.companion.panel_rows import CALLER, put_entries, put_in_rows
from mjdesk.ui.companion.panel_words import title
from mjdesk.ui.companion.picker import TilePicker
from mjdesk.ui.companion.state import CompanionState
from mjdesk.ui.i18n import say, tr
from mjdesk.ui.look import look
from mjdesk.ui.theme import RADIUS
from mjdesk.ui.widgets import Button, ButtonKind, Page, canvas
from mjdesk.ui.widgets.base import line_height, paragraph, write, write_paragraph

if TYPE_CHECKING:
    from mjdesk.ui.widgets import Source

_MOST = 10  #: differences told one by one
_WAYS = 6  #: ways offered with a button each
_SEATS = 4


class Panel(Page):
    """The panel; its buttons say what the person decides."""

    way = Signal(int)
    entered = Signal(int)
    named = Signal(tuple)
    other_named = Signal(int)
    dice_told = Signal(tuple)
    deals = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("panel")
        self.state = CompanionState()
        first, quiet, link = ButtonKind.PRIMARY, ButtonKind.QUIET, ButtonKind.LINK
        self.connect_again = self._button("connect", first, lambda: tr("Connect again"))
        self.settle = self._button("settle", first, lambda: tr("Settle the round"))
        self.ways = [self._button(f"way-{n}", first if n == 0 else quiet, "") for n in range(_WAYS)]
        for n, button in enumerate(self.ways):
            button.clicked.connect(lambda _on=False, n=n: self.way.emit(n))
        self.any = self._button("any", quiet, lambda: tr("Nobody remembers: it comes to the same"))
        self.forgotten = self._button("forgotten", quiet, lambda: tr("Nobody remembers"))
        self.dealers = [self._button(f"dealer-{seat}", quiet, partial(self._seat, seat)) for seat in range(_SEATS)]
        for seat, button in enumerate(self.dealers):
            button.setCheckable(True)
            button.clicked.connect(lambda _on=False, seat=seat: self.deals.emit(seat))
        self.hold = self._button("hold", quiet, self._hold_word)
        self.keep = self._button("keep", quiet, lambda: tr("The screen is right"))
        self.reread = self._button("reread", quiet, lambda: tr("Read again"))
        self.other = self._button("other", quiet, lambda: tr("Another tile"))
        self.other.setCheckable(True)
        self.other.clicked.connect(self._arrange)
        self.leave_round = self._button("leave", link, lambda: tr("Follow this round no longer"))
        self.ignore = self._button("ignore", link, self._ignore_word)
        self.entries: list[Button] = []
        self.callers: list[tuple[int, float]] = []  #: seats that may call something, and where their line is
        self.picker = TilePicker(self)
        self.picker.picked.connect(self._picked)
        self.dice = DicePicker(self)
        self.dice.picked.connect(self.dice_told)
        self._arrange()

    def _picked(self, tiles: tuple[int, ...]) -> None:
        if self.other.isChecked():
            self.other.setChecked(False)
            self.other_named.emit(tiles[0])
            self._arrange()
        else:
            self.named.emit(tiles)

    def _button(self, name: str, kind: ButtonKind, text: Source) -> Button:
        if kind is ButtonKind.LINK:
            return Button(text, kind, self, name=name, ink="ink")
        return Button(text, kind, self, name=name)

    def _seat(self, seat: int) -> str:
        return words.seat_name(seat, self.state.names)

    def _ignore_word(self) -> str:
        return tr("Listen to this table again") if self.state.pace is Pace.IGNORED else tr("Do not listen for a while")

    def _hold_word(self) -> str:
        if self.state.waiting is Waiting.SWEEP:
            return tr("The next round has begun")
        return tr("It is the round on the screen")

    @property
    def wanted(self) -> bool:
        """Whether there is something to decide or to tell."""
        state = self.state
        deciding = state.pace in (Pace.OFF, Pace.IGNORED, Pace.WAITING) or state.may_settle
        return bool(deciding or self.telling or state.asked or state.trouble or state.silent or state.refused)

    @property
    def telling(self) -> bool:
        """Whether a person has to tell something that no device here sees."""
        return bool(self.state.needed or self.state.entries)

    def show_state(self, state: CompanionState) -> None:
        """Show another state."""
        before, self.state = self.state, state
        if before.moves != state.moves:
            self.other.setChecked(False)
            self.picker.forget()
        if before.entries != state.entries or before.names != state.names:
            self._make_entries()
        self._arrange()

    def _arrange(self) -> None:
        """Show what belongs to the state."""
        state, other = self.state, self.other.isChecked()
        off, waiting = state.pace is Pace.OFF, state.waiting is not None
        for n, button in enumerate(self.ways):
            shown = off and n < len(state.ways) and not other
            button.setVisible(shown)
            if shown:
                button.say(partial(words.way, state.ways, n, state.names))
        dice = off and bool(state.dice)
        self.any.setVisible(off and state.alike and not other)
        self.dice.setVisible(dice)
        self.dice.ask(state.dice or 1)
        self.forgotten.setVisible(dice)
        self.connect_again.setVisible(state.halted)
        self.keep.setVisible(off and bool(state.differences) and not dice)
        self.reread.setVisible(off)
        self.other.setVisible(off and state.other and not dice and state.needed != "blurred")
        self.leave_round.setVisible(off)
        for seat, button in enumerate(self.dealers):
            table = state.table
            button.setVisible(state.waiting is Waiting.RUNNING and table is not None and seat < table.seats)
            button.setChecked(table is not None and seat == table.dealer)
            button.kind = ButtonKind.PRIMARY if button.isChecked() else ButtonKind.QUIET
            button.say(partial(self._seat, seat))
        self.hold.setVisible(waiting)
        self.hold.say(self._hold_word)
        self.ignore.say(self._ignore_word)
        self.settle.setVisible(state.may_settle)
        self.picker.setVisible(other or state.needed in ("won", "kong", "blurred") or (bool(state.needed) and not off))
        special = Special() if state.table is None else state.table.special
        self.picker.ask(state.kinds, 1 if other else state.needed_count, special)
        for button in self.entries:
            button.setVisible(not other and not waiting)
        for number, button in enumerate(self.in_order(), start=1):
            key = str(number) if number < 10 and not dice else ""
            if button.key != key:
                button.key = key
        self.place()
        self.update()

    def _make_entries(self) -> None:
        for button in self.entries:
            button.hide()
            button.deleteLater()
        self.entries = []
        for n, entry in enumerate(self.state.entries):
            text = say(entry.label)
            if entry.action.tiles and entry.action.kind.value == "chi":
                text += " " + "".join(str(t % 9 + 1) for t in entry.action.tiles)
            button = Button(text, ButtonKind.QUIET, self, name=f"entry-{n}", size=14)
            button.setAccessibleName(f"{words.seat_name(entry.action.seat, self.state.names)} {text}")
            button.clicked.connect(lambda _on=False, n=n: self.entered.emit(n))
            button.show()
            self.entries.append(button)

    def in_order(self) -> list[Button]:
        """The buttons in reading order: their places are their keys."""
        deciding = [self.connect_again, self.settle, *self.ways, self.any, self.forgotten, *self.dealers, self.hold]
        every = [*deciding, self.keep, self.reread, self.other]
        return [button for button in every if button.isVisibleTo(self)]

    def press(self, event: QKeyEvent) -> bool:
        """Take a number key; whether it meant a button."""
        number = event.text()
        if self.dice.isVisibleTo(self) and number.isdigit():
            if 0 < int(number) <= 6:
                self.dice.name(int(number))
            return 0 < int(number) <= 6
        if not number.isdigit() or not 0 < int(number) <= len(self.in_order()):
            return False
        self.in_order()[int(number) - 1].click()
        return True

    # --- places

    def place(self) -> None:
        px, left, wide = look().px, look().px(28), self.width() - look().px(56)
        y = self._text_bottom()
        for button in (self.connect_again, self.settle, *self.ways, self.any):
            if button.isVisibleTo(self):
                high = px(52 if button.kind is ButtonKind.PRIMARY else 46)
                button.put(left, y, wide, high)
                y += high + px(10)
        if self.dice.isVisibleTo(self):
            self.dice.setGeometry(round(left), round(y), round(wide), round(px(56)))
            y += px(66)
        y = put_in_rows([button for button in self.dealers if button.isVisibleTo(self)], left, y, wide, 2)
        row = [self.forgotten, self.hold, self.keep, self.reread, self.other]
        y = put_in_rows([button for button in row if button.isVisibleTo(self)], left, y, wide, 2)
        told = [each for each in zip(self.state.entries, self.entries, strict=False) if each[1].isVisibleTo(self)]
        y, self.callers = put_entries(told, left, y, self.width() - left)
        if self.picker.isVisibleTo(self):
            room = self.height() - px(134 if self.leave_round.isVisibleTo(self) else 96) - y
            self.picker.setGeometry(round(left), round(y), round(wide), round(min(self.picker.needs(), room)))
        foot = self.height() - px(88)
        self.ignore.put(left, foot, min(wide, self.ignore.want().width()), px(38))
        self.leave_round.put(left, foot - px(38), min(wide, self.leave_round.want().width()), px(38))

    def _text_bottom(self) -> float:
        px, (_, about) = look().px, title(self.state)
        y = px(80)
        if about:
            y += len(paragraph(about, look().font(14), self.width() - px(56))) * line_height(look().font(14))
        if pictures.one_difference(self.state) is not None:
            return y + px(pictures.TWO_READINGS)
        if pictures.asked_tiles(self.state):
            return y + px(pictures.ASKED)
        if self.state.pace is Pace.OFF:
            room = max(1, int((self.height() - y - px(370)) / px(26)))
            y += min(len(self._told()), room) * px(26)
        return y + px(18)

    def _told(self) -> list[str]:
        """The differences one by one, in lines."""
        font, wide = look().font(14), self.width() - look().px(56)
        every = ["· " + words.difference(one, self.state.names) for one in self.state.differences[:_MOST]]
        return [line for each in every for line in paragraph(each, font, wide)]

    # --- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        px, rect = look().px, QRectF(self.rect())
        with canvas(self) as painter:
            painter.setPen(QPen(look().colour("line"), 1))
            painter.setBrush(look().colour("surface"))
            radius = px(RADIUS.card)
            painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
            head, about = title(self.state)
            box = QRectF(px(28), px(28), rect.width() - px(56), px(34))
            write(painter, box, head, look().font(20, 700), look().colour("ink"))
            y = px(70)
            if about:
                font = look().font(14)
                lines = paragraph(about, font, box.width())
                write_paragraph(painter, QRectF(box.x(), y, box.width(), 0), lines, font, look().colour("ink2"))
                y += len(lines) * line_height(font)
            self._paint_tiles(painter, QRectF(box.x(), y, box.width(), 0))
            self._paint_callers(painter)
            self._paint_foot(painter)

    def _paint_tiles(self, painter: QPainter, under: QRectF) -> None:
        px, one = look().px, pictures.one_difference(self.state)
        if one is not None:
            pictures.paint_readings(painter, one, under.translated(0, px(14)), self.devicePixelRatioF())
        elif pictures.asked_tiles(self.state):
            pictures.paint_asked(painter, self.state, under.y() + px(14), self.devicePixelRatioF())
        elif self.state.pace is Pace.OFF:
            self._paint_list(painter, under.y() + px(4))

    def _paint_list(self, painter: QPainter, y: float) -> None:
        px, font = look().px, look().font(14)
        room = int((self._text_bottom() - px(18) - y) / px(26) + 0.5)
        for line in self._told()[: max(1, room)]:
            write(painter, QRectF(px(28), y, self.width() - px(56), px(26)), line, font, look().colour("ink"))
            y += px(26)

    def _paint_callers(self, painter: QPainter) -> None:
        px = look().px
        for seat, y in self.callers:
            box = QRectF(px(28), y, px(CALLER - 8), px(44))
            write(painter, box, words.seat_name(seat, self.state.names), look().font(14, 600), look().colour("ink2"))

    def _paint_foot(self, painter: QPainter) -> None:
        px, state = look().px, self.state
        said = tr("{moves} steps, {corrected} corrected", moves=state.moves, corrected=state.corrected)
        if state.forgotten:
            said += tr(", {forgotten} not remembered", forgotten=state.forgotten)
        if state.refused:
            said = tr("The rules do not allow that now")
        ink = look().colour("accent_ink" if state.refused else "ink3")
        line = QRectF(px(28), self.height() - px(44), self.width() - px(56), px(24))
        write(painter, line, said, look().font(12), ink)
