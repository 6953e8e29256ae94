"""One option of a rule system as a row, made from its data alone.

A bool is a switch, an enum pills (a list where they would not fit, cards where tiles are meant), an int pills or
stops on a line, a list pills to tick; an int that may be any number has a field of its own beside the suggested stops.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from mjdesk.engine.options import Option, OptionValue
from mjdesk.ui.i18n import say, tr
from mjdesk.ui.look import look
from mjdesk.ui.widgets import Chooser, Dropdown, Field, Page, Pills, Several, Stops, Switch, TilePills, canvas
from mjdesk.ui.widgets.base import line_height, named, paragraph, width_of, write, write_paragraph

_PILLS_AT_MOST: Final = 3  #: an int with more values gets stops


class OptionRow(Page):
    """One option: name, what it means, the standard where it was changed, and its control at the right."""

    changed = Signal()

    def __init__(self, option: Option, value: OptionValue, parent: QWidget, marked: bool = True) -> None:
        super().__init__(parent)
        self.option, self.value, self.error = option, value, ""
        self.marked = marked  #: whether a change from the standard is shown
        self._stacked = False  #: whether the control stands under the words
        self.last = False  #: the last of its group has no line under it
        self.setObjectName(f"row-{option.id}")
        self.field: Field | None = None
        self.list: Dropdown | None = None  #: stands in for pills that do not fit, made when they do not
        self._pills = False
        self._make_control()

    def _make_control(self) -> None:
        option = self.option
        name = f"option-{option.id}"
        labels = [partial(say, label) for label in self._labels()]
        if option.kind == "bool":
            self.control: Switch | Chooser | Several = Switch(bool(self.value), self, name)
            self.control.toggled.connect(self._take)
        elif option.kind == "list":
            self.control = Several(labels, self._places(), self, name)
            self.control.chosen.connect(self._take_places)
        elif option.kind == "enum" or (not option.free and len(option.values) <= _PILLS_AT_MOST):
            if option.tiles:
                self.control = TilePills(labels, option.tiles, self._place(), self, name)
            else:
                self.control = Pills(labels, self._place(), self, name)
            self.control.chosen.connect(self._take_place)
            self._pills = True
        else:
            self.control = Stops(labels, self._place(), self, name)
            self.control.chosen.connect(self._take_place)
            if option.free:
                self._make_field(name)
        named(self.control, lambda: say(option.name))

    def _make_list(self) -> Dropdown:
        """The list that stands in for pills."""
        labels, name = [partial(say, label) for label in self._labels()], f"option-{self.option.id}-list"
        made = Dropdown(labels, max(0, self._place()), self, name=name, framed=True)
        named(made, lambda: say(self.option.name))
        made.chosen.connect(self._take_place)
        return made

    def _make_field(self, name: str) -> None:
        middle = Qt.AlignmentFlag.AlignHCenter
        self.field = Field(lambda: tr("Other"), self, f"{name}-own", align=middle, size=14)
        self.field.edit.setMaxLength(7)
        self.field.edit.textEdited.connect(self._typed)
        self._show_own()

    def _labels(self):
        return [self.option.label(value) for value in self.option.values]

    def _place(self) -> int:
        """The place of the value among the values, −1 when it is none of them."""
        return self.option.values.index(self.value) if self.value in self.option.values else -1

    def _places(self) -> list[int]:
        """The places of the entries of a list among the values."""
        entries = self.value if isinstance(self.value, tuple) else ()
        return [place for place, value in enumerate(self.option.values) if value in entries]

    def _take_places(self, places: tuple[int, ...]) -> None:
        self._take(tuple(str(self.option.values[place]) for place in places))

    def _show_own(self) -> None:
        if self.field is not None:
            own = self._place() < 0
            self.field.edit.setText(str(self.value) if own else "")
            self.field.marked = own

    def _take_place(self, place: int) -> None:
        if place >= 0:
            self._take(self.option.values[place])
            self._show_own()

    def _take(self, value: OptionValue) -> None:
        self.value, self.error = value, ""
        self._sync()
        self.changed.emit()

    def _sync(self) -> None:
        if isinstance(self.control, Chooser):
            self.control.show_place(self._place())
        elif isinstance(self.control, Several):
            self.control.show_places(self._places())
        if self.list is not None:
            self.list.show_place(max(0, self._place()))
        self.update()

    def _typed(self, text: str) -> None:
        """A number of one's own, while it is typed."""
        assert self.field is not None
        clean = text.strip()
        if not clean:
            self.field.marked = False
            self._take(self.option.default)
        elif clean.isascii() and clean.isdigit() and int(clean) >= self.option.minimum:
            self.field.marked = int(clean) not in self.option.values
            self._take(int(clean))
        else:
            least = self.option.minimum
            self.error = tr("{name} must be a whole number, {least} or more", name=say(self.option.name), least=least)
            self.changed.emit()

    @property
    def is_changed(self) -> bool:
        """Whether the value is not the standard, where that matters."""
        return self.marked and self.value != self.option.default

    # --- painting

    def _control_rect(self) -> QRectF:
        """Where the controls lie: at the right, or under the words where there is no room beside them."""
        px, width = look().px, self.width()
        want = self.control.want()
        own = px(86) if self.field is not None else 0
        self._stacked = want.width() + own > width - px(150) and not self._pills
        room = width if self._stacked else width - px(200 if self._pills else 150)
        if self._pills:
            fits = want.width() <= room
            self.control.setVisible(fits)
            if not fits and self.list is None:
                self.list = self._make_list()
            if self.list is not None:
                self.list.setVisible(not fits)
                want = want if fits else self.list.want()
            self._stacked = want.width() > room
            room = width if self._stacked else room
        control = min(want.width() + own, room)
        if isinstance(self.control, Several) and self._stacked:
            return QRectF(0, 0, width, self.control.height_at(width))
        return QRectF(width - control, 0, control, want.height())

    def _words_room(self) -> float:
        """Width in px for the words."""
        left = self._control_rect().x()
        return self.width() - look().px(8) if self._stacked else left - look().px(24)

    def height_for(self, width: float) -> float:
        """Height in px of a row this wide."""
        self.resize(round(width), self.height())
        lines = self._help_lines()
        font = look().font(13)
        words = look().px(36) + line_height(font) * len(lines) + look().px(6)
        if self._stacked:
            return words + self._control_rect().height() + look().px(12)
        return max(look().px(60), words)

    def _standard(self) -> str:
        if not self.is_changed:
            return ""
        return tr("standard is {value}", value=say(self.option.label(self.option.default)))

    def _help_lines(self) -> list[str]:
        """What it means as lines; the standard is a line of its own where it does not fit behind."""
        room = self._words_room()
        font, strong = look().font(13), look().font(13, 700)
        text, standard = say(self.option.help), self._standard()
        lines = paragraph(text, font, room)
        if standard and width_of(lines[-1] + tr(", "), font) + width_of(standard, strong) > room:
            lines.append("")
        return lines

    def place(self) -> None:
        rect, px = self._control_rect(), look().px
        own = px(86) if self.field is not None else 0
        y = self.height() - rect.height() - px(8) if self._stacked else (self.height() - rect.height()) / 2
        for control in (self.control, self.list):
            if control is not None:
                control.put(rect.x(), y, rect.width() - own, rect.height())
        if self.field is not None:
            self.field.put(self.width() - px(74), y + (rect.height() - px(36)) / 2, px(74), px(36))
        if isinstance(self.control, Stops) and self.field is not None:
            self.field.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            px, room = look().px, self._words_room() + look().px(8)
            if not self.last:
                painter.setPen(QPen(look().colour("line"), 1))
                painter.drawLine(QPointF(0, self.height() - 0.5), QPointF(self.width(), self.height() - 0.5))
            name = QRectF(px(4), px(8), room, px(26))
            if not say(self.option.help) and not self._stacked:  # nothing stands under it
                name = QRectF(px(4), 0, room, self.height())
            write(painter, name, say(self.option.name), look().font(16, 600), look().colour("ink"))
            font, strong, lines = look().font(13), look().font(13, 700), self._help_lines()
            below, standard = QRectF(px(4), px(32), room, 10), self._standard()
            if standard and lines[-1]:
                lines[-1] += tr(", ")
            write_paragraph(painter, below.adjusted(0, 0, px(8), 0), lines, font, look().colour("ink2"))
            if standard:
                behind, step = width_of(lines[-1], font), line_height(font)
                rest = QRectF(below.x() + behind, below.y() + step * (len(lines) - 1), room - behind + px(8), step)
                write(painter, rest, standard, strong, look().colour("accent_ink"))
