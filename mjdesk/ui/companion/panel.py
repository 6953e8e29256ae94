"""What is to be decided, at the right of the table: the two readings, and the ways to go on."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from mjdesk.devices.sync.difference import Difference, Sort
from mjdesk.devices.sync.pace import Pace
from mjdesk.engine.rules.values import Special
from mjdesk.engine.tiles import UNKNOWN
from mjdesk.ui.companion import words
from mjdesk.ui.companion.dice_picker import DicePicker
from mjdesk.ui.companion.picker import TilePicker
from mjdesk.ui.companion.state import CompanionState
from mjdesk.ui.i18n import say, tr
from mjdesk.ui.look import look
from mjdesk.ui.records.faces import Faces
from mjdesk.ui.surfaces import felt_pixmap
from mjdesk.ui.theme import AMBER, RADIUS, colour
from mjdesk.ui.widgets import Button, ButtonKind, Page, canvas
from mjdesk.ui.widgets.base import line_height, paragraph, write, write_paragraph

_MOST = 10  #: differences told one by one
_CALLER = 84.0  #: room for the name of a seat that may call, in units
_WAYS = 6  #: ways offered with a button each


class Panel(Page):
    """The panel; its buttons say what the person decides."""

    way = Signal(int)
    entered = Signal(int)
    named = Signal(tuple)
    other_named = Signal(int)
    dice_told = Signal(tuple)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("panel")
        self.state = CompanionState()
        self.ways = [self._button(f"way-{n}", ButtonKind.PRIMARY if n == 0 else ButtonKind.QUIET) for n in range(_WAYS)]
        for n, button in enumerate(self.ways):
            button.clicked.connect(lambda _on=False, n=n: self.way.emit(n))
        self.keep = self._button("keep", ButtonKind.QUIET)
        self.reread = self._button("reread", ButtonKind.QUIET)
        self.ignore = Button(self._ignore_word, ButtonKind.LINK, self, name="ignore", ink="ink")
        self.settle = Button(lambda: tr("Settle the round"), ButtonKind.PRIMARY, self, name="settle")
        self.reread.say(lambda: tr("Read again"))
        self.keep.say(lambda: tr("The screen is right"))
        self.entries: list[Button] = []
        self.callers: list[tuple[int, float]] = []  #: seats that may call something, and where their line is
        self.other = self._button("other", ButtonKind.QUIET)
        self.other.say(lambda: tr("Another tile"))
        self.other.setCheckable(True)
        self.other.clicked.connect(self._arrange)
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

    def _button(self, name: str, kind: ButtonKind) -> Button:
        return Button("", kind, self, name=name)

    def _ignore_word(self) -> str:
        return tr("Listen to this table again") if self.state.pace is Pace.IGNORED else tr("Do not listen for a while")

    @property
    def wanted(self) -> bool:
        """Whether there is something to decide or to tell."""
        state = self.state
        deciding = state.pace in (Pace.OFF, Pace.IGNORED) or state.may_settle
        return bool(deciding or self.telling or state.asked or state.trouble or state.refused)

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
        off = state.pace is Pace.OFF
        for n, button in enumerate(self.ways):
            shown = off and n < len(state.ways) and not other
            button.setVisible(shown)
            if shown:
                button.say(partial(words.way, state.ways, n, state.names))
        self.dice.setVisible(off and bool(state.dice))
        self.dice.ask(state.dice or 1)
        self.keep.setVisible(off and bool(state.differences) and not state.dice)
        self.reread.setVisible(off)
        self.other.setVisible(off and state.other and not state.dice)
        self.ignore.say(self._ignore_word)
        self.settle.setVisible(state.may_settle)
        self.picker.setVisible(other or (bool(state.needed) and not off))
        special = Special() if state.table is None else state.table.special
        self.picker.ask(state.kinds, 1 if other else state.needed_count, special)
        for button in self.entries:
            button.setVisible(not other)
        for number, button in enumerate(self.in_order(), start=1):
            key = str(number) if number < 10 else ""
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
        every = [self.settle, *self.ways, self.keep, self.reread, self.other]
        return [button for button in every if button.isVisibleTo(self)]

    def press(self, event: QKeyEvent) -> bool:
        """Take a number key; whether it meant a button."""
        number = event.text()
        if self.dice.isVisibleTo(self) and number.isdigit() and 0 < int(number) <= 6:
            self.dice.name(int(number))
            return True
        if not number.isdigit() or not 0 < int(number) <= len(self.in_order()):
            return False
        self.in_order()[int(number) - 1].click()
        return True

    # --- places

    def place(self) -> None:
        px, left, wide = look().px, look().px(28), self.width() - look().px(56)
        y = self._text_bottom()
        for button in (self.settle, *self.ways):
            if button.isVisibleTo(self):
                high = px(52 if button.kind is ButtonKind.PRIMARY else 46)
                button.put(left, y, wide, high)
                y += high + px(10)
        if self.dice.isVisibleTo(self):
            self.dice.setGeometry(round(left), round(y), round(wide), round(px(56)))
            y += px(66)
        row = [button for button in (self.keep, self.reread, self.other) if button.isVisibleTo(self)]
        y = self._place_row(row, y, 2)
        y = self._place_entries(y)
        if self.picker.isVisibleTo(self):
            room = self.height() - px(96) - y
            self.picker.setGeometry(round(left), round(y), round(wide), round(min(self.picker.needs(), room)))
        self.ignore.put(left, self.height() - px(88), min(wide, self.ignore.want().width()), px(38))

    def _place_entries(self, y: float) -> float:
        """A line for each seat that may call something: its name, then its words; returns where it ends."""
        px, left, right = look().px, look().px(28), self.width() - look().px(28)
        self.callers = []
        before, x = -1, left
        for entry, button in zip(self.state.entries, self.entries, strict=False):
            if not button.isVisibleTo(self):
                continue
            wide = max(px(52), button.want().width())
            seat = entry.action.seat
            if seat != before:
                y += px(48) if before >= 0 else 0
                self.callers.append((seat, y))
                before, x = seat, left + px(_CALLER)
            elif x + wide > right:
                x, y = left + px(_CALLER), y + px(48)
            button.put(x, y, wide, px(44))
            x += wide + px(6)
        return y + (px(56) if before >= 0 else 0)

    def _place_row(self, buttons: list[Button], y: float, most: int) -> float:
        """Put buttons side by side, so many in a row; returns where the next thing begins."""
        px, left, wide = look().px, look().px(28), self.width() - look().px(56)
        most = min(most, max(1, len(buttons)))
        widest = max((button.want().width() for button in buttons), default=0.0)
        while most > 1 and widest > (wide - px(10) * (most - 1)) / most:
            most -= 1  # nothing is cut
        each = (wide - px(10) * (most - 1)) / most
        for first in range(0, len(buttons), most):
            row = buttons[first : first + most]
            for n, button in enumerate(row):
                button.put(left + n * (each + px(10)), y, each, px(44))
            y += px(52)
        return y + (px(4) if buttons else 0)

    def _title(self) -> tuple[str, str]:
        """What it is about, and what else is to be said of it."""
        state = self.state
        if state.trouble is not None:
            return tr("No line to the table"), words.trouble(state)
        if state.may_settle:
            return tr("The round is over"), tr("Table and screen agree; the payments can be written down.")
        if state.pace is Pace.IGNORED:
            return tr("The table is not listened to"), tr("What happens is told with the buttons here.")
        if state.pace is Pace.OFF and state.dice:
            return tr("What did the dice show?"), tr("Everything else fits, but no throw was seen.")
        if state.pace is Pace.OFF and len(state.differences) == 1:
            return tr("This tile was seen otherwise"), words.place(state.differences[0].place, state.names)
        if state.pace is Pace.OFF and state.differences:
            return tr("Some tiles were seen otherwise"), ""
        if state.pace is Pace.OFF:
            return tr("How did it go?"), tr("Several ways fit the rules and the tiles.")
        if state.asked is not None and state.needed in ("", "discard"):
            return words.announced(state), tr("Please do it at the table for this seat.")
        if state.needed:
            titles = {
                "indicator": tr("Which tile was turned up?"),
                "hand": tr("The winner's hand: {who}", who=words.seat_name(state.needed_of, state.names)),
                "discard": tr("What does {who} throw?", who=words.seat_name(state.needed_of, state.names)),
                "turned": tr("Which tiles were turned up?"),
            }
            if state.needed == "discard":
                return titles[state.needed], tr("Tap the tile; what others call stands above.")
            return titles[state.needed], tr("Put it down here, or wait for the table to see it.")
        return tr("What the table does not see"), tr("Say it here as it happens.")

    def _cards_shown(self) -> Difference | None:
        """The one difference that is shown as two large tiles."""
        if self.state.pace is not Pace.OFF or len(self.state.differences) != 1:
            return None
        one = self.state.differences[0]
        return one if one.sort is not Sort.MISPLACED else None

    def _text_bottom(self) -> float:
        px, (_, about) = look().px, self._title()
        y = px(80)
        y += (
            len(paragraph(about, look().font(14), self.width() - px(56))) * line_height(look().font(14)) if about else 0
        )
        if self._cards_shown() is not None:
            return y + px(212)
        if self._asked_tiles():
            return y + px(128)
        if self.state.pace is Pace.OFF:
            lines = min(_MOST, len(self.state.differences))
            room = max(1, int((self.height() - y - px(330)) / px(26)))
            y += min(lines, room) * px(26)
        return y + px(18)

    # --- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        px, rect = look().px, QRectF(self.rect())
        with canvas(self) as painter:
            painter.setPen(QPen(look().colour("line"), 1))
            painter.setBrush(look().colour("surface"))
            radius = px(RADIUS.card)
            painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
            title, about = self._title()
            box = QRectF(px(28), px(28), rect.width() - px(56), px(34))
            write(painter, box, title, look().font(20, 700), look().colour("ink"))
            y = px(70)
            if about:
                font = look().font(14)
                lines = paragraph(about, font, box.width())
                write_paragraph(painter, QRectF(box.x(), y, box.width(), 0), lines, font, look().colour("ink2"))
                y += len(lines) * line_height(font)
            one = self._cards_shown()
            if one is not None:
                self._paint_two(painter, one, y + px(14))
            elif self._asked_tiles():
                self._paint_asked(painter, y + px(14))
            elif self.state.pace is Pace.OFF:
                self._paint_list(painter, y + px(4))
            self._paint_callers(painter)
            self._paint_foot(painter)

    def _asked_tiles(self) -> tuple[int, ...]:
        """The tiles of what a seat of the program does, to be shown large."""
        state = self.state
        if state.asked is None or state.may_settle or state.pace not in (Pace.IN_STEP, Pace.SETTLING):
            return ()
        action = state.asked[1]
        return action.tiles or (() if action.tile is None else (action.tile,))

    def _paint_asked(self, painter: QPainter, y: float) -> None:
        px, tiles = look().px, self._asked_tiles()
        special = Special() if self.state.table is None else self.state.table.special
        faces = Faces(painter, special, self.devicePixelRatioF())
        for n, tile in enumerate(tiles):
            faces.lay(tile, px(28) + n * px(70), y + px(90), px(66))

    def _paint_two(self, painter: QPainter, one: Difference, y: float) -> None:
        """What the table reads and what the screen has, side by side."""
        px = look().px
        wide = (self.width() - px(56) - px(14)) / 2
        for n, (name, tile) in enumerate(((tr("The table reads"), one.seen), (tr("The screen has"), one.tile))):
            box = QRectF(px(28) + n * (wide + px(14)), y, wide, px(188))
            if n == 0:
                painter.save()
                shape = QPainterPath()
                shape.addRoundedRect(box.adjusted(1, 1, -1, -1), px(14), px(14))
                painter.setClipPath(shape)
                felt = felt_pixmap(self.width(), self.height(), look().felt, self.devicePixelRatioF())
                painter.drawPixmap(box.topLeft(), felt)
                painter.restore()
            painter.setBrush(Qt.BrushStyle.NoBrush if n == 0 else look().colour("raised"))
            painter.setPen(QPen(colour(AMBER) if n == 0 else look().colour("line2"), px(2) if n == 0 else 1))
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), px(14), px(14))
            ink = look().colour("on_felt" if n == 0 else "ink")
            centre = Qt.AlignmentFlag.AlignHCenter
            write(
                painter, QRectF(box.x(), box.y() + px(12), wide, px(26)), name, look().font(14, 600), ink, align=centre
            )
            if tile is None:
                line = QRectF(box.x(), box.y(), wide, box.height())
                write(painter, line, tr("nothing"), look().font(15, 500), ink, align=centre)
                continue
            faces = Faces(painter, Special(), self.devicePixelRatioF())
            faces.lay(UNKNOWN if tile == UNKNOWN else tile, box.center().x() - px(33), box.bottom() - px(34), px(66))

    def _paint_list(self, painter: QPainter, y: float) -> None:
        px, font = look().px, look().font(14)
        room = int((self._text_bottom() - px(18) - y) / px(26) + 0.5)
        for one in self.state.differences[: min(_MOST, max(1, room))]:
            line = QRectF(px(28), y, self.width() - px(56), px(26))
            write(painter, line, "· " + words.difference(one, self.state.names), font, look().colour("ink"))
            y += px(26)

    def _paint_callers(self, painter: QPainter) -> None:
        px = look().px
        for seat, y in self.callers:
            box = QRectF(px(28), y, px(_CALLER - 8), px(44))
            write(painter, box, words.seat_name(seat, self.state.names), look().font(14, 600), look().colour("ink2"))

    def _paint_foot(self, painter: QPainter) -> None:
        px, state = look().px, self.state
        y = self.height() - px(44)
        said = tr("{moves} steps, {corrected} corrected", moves=state.moves, corrected=state.corrected)
        if state.refused:
            said = tr("The rules do not allow that now")
        ink = look().colour("accent_ink" if state.refused else "ink3")
        write(painter, QRectF(px(28), y, self.width() - px(56), px(24)), said, look().font(12), ink)
