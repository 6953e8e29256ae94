"""The options of a rule system as rows, made from its data alone.

A bool is a switch, an enum pills (a list where they would not fit, cards where tiles are meant), an int pills or
stops on a line, a list pills to tick; an int that may be any number has a field of its own beside the suggested stops.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from mjdesk.engine.options import Option, OptionValue
from mjdesk.ui.i18n import language, say, tr
from mjdesk.ui.look import look
from mjdesk.ui.widgets import Chooser, Dropdown, Field, Label, Page, Pills, Several, Stops, Switch, TilePills, canvas
from mjdesk.ui.widgets.base import line_height, paragraph, width_of, write, write_paragraph

_PILLS_AT_MOST: Final = 3  #: an int with more values gets stops


def matches(option: Option, words: str) -> bool:
    """Whether an option is meant by what was typed: every word occurs in its texts of either language."""
    texts = [option.name, option.help, option.group, *option.labels]
    hay = " ".join(f"{t.zh} {t.en}" for t in texts).casefold() + f" {option.id}"
    return all(word in hay for word in words.casefold().split())


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
        self.list: Dropdown | None = None  #: stands in for pills that would not fit
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
            self.list = Dropdown(labels, max(0, self._place()), self, name=f"{name}-list", framed=True)
            self.list.chosen.connect(self._take_place)
        else:
            self.control = Stops(labels, self._place(), self, name)
            self.control.chosen.connect(self._take_place)
            if option.free:
                self._make_field(name)
        self.control.setAccessibleName(say(option.name))

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
        self._stacked = want.width() + own > width - px(150) and self.list is None
        room = width if self._stacked else width - px(150 if self.list is None else 200)
        if self.list is not None:
            fits = want.width() <= room
            self.list.setVisible(not fits)
            self.control.setVisible(fits)
            if not fits:
                want = self.list.want()
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


class OptionList(Page):
    """All options in their groups, in one column."""

    changed = Signal()

    def __init__(self, marked: bool = True) -> None:
        """``marked``: rows that differ from the standard say so."""
        super().__init__()
        self.marked = marked
        self.rows: list[OptionRow] = []
        self.heads: dict[str, Label] = {}
        self._words, self._only_changed = "", False
        self._left = self._right = 0.0
        self._placed: object = None  #: what the places were worked out for
        self._nothing = Label(lambda: tr("No rule of this name"), 14, ink="ink3", parent=self)

    @property
    def values(self) -> Mapping[str, OptionValue]:
        """The value of each option."""
        return {row.option.id: row.value for row in self.rows}

    @property
    def problem(self) -> str:
        """The first thing that was typed wrong, as a sentence; empty when there is none."""
        return next((row.error for row in self.rows if row.error), "")

    def margins(self, left: float, right: float) -> None:
        """Free space at both sides in px."""
        self._left, self._right = left, right

    def show_options(self, options: Sequence[Option], values: Mapping[str, OptionValue]) -> None:
        """Show the options of a system."""
        for part in (*self.rows, *self.heads.values()):
            part.hide()
            part.setParent(None)
            part.deleteLater()
        self._placed = None
        self.rows = [OptionRow(option, values[option.id], self, self.marked) for option in options]
        groups = {option.group.en: option.group for option in options}
        self.heads = {key: Label(partial(say, g), 14, 600, "ink2", parent=self) for key, g in groups.items()}
        for row in self.rows:
            row.changed.connect(self._row_changed)
            row.show()
        for head in self.heads.values():
            head.show()
        self.place()

    def _asked(self) -> object:
        """All that the places depend on."""
        values = tuple(self.values.values())
        return (self.width(), self._left, self._right, look().k, language(), self._words, self._only_changed, values)

    def _row_changed(self) -> None:
        self.changed.emit()

    def filter(self, words: str, only_changed: bool) -> None:
        """Show only the options meant by some words, or only the changed ones."""
        self._words, self._only_changed = words, only_changed
        self.place()

    def _shown(self, row: OptionRow) -> bool:
        return matches(row.option, self._words) and (row.is_changed or not self._only_changed)

    def place(self) -> None:
        asked = self._asked()
        if asked == self._placed:  # a sheet asks several times while it finds its own size
            return
        self._placed = asked
        px, y = look().px, look().px(8)
        width = self.width() - self._left - self._right
        shown = [row for row in self.rows if self._shown(row)]
        for row in self.rows:
            row.setVisible(row in shown)
        for key, head in self.heads.items():
            rows = [row for row in shown if row.option.group.en == key]
            head.setVisible(bool(rows))
            if not rows:
                continue
            head.put(self._left, y + px(4), width, px(28))
            y += px(36)
            for row in rows:
                row.last = row is rows[-1]
                height = row.height_for(width)
                row.setGeometry(round(self._left), round(y), round(width), round(height))
                row.place()
                y += round(height)
            y += px(8)
        self._nothing.setVisible(not shown)
        if not shown:
            self._nothing.put(self._left, y + px(12), width, px(30))
            y += px(60)
        self.setFixedHeight(round(y + px(16)))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Amber bars left of the changed rows."""
        with canvas(self) as painter:
            px = look().px
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(look().colour("accent"))
            for row in self.rows:
                if row.isVisible() and row.is_changed:
                    bar = QRectF(row.x() - px(14), row.y() + px(11), px(4), row.height() - px(22))
                    painter.drawRoundedRect(bar, px(2), px(2))
