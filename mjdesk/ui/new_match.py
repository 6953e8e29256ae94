"""The sheet that begins a match: rule system, its options, opponents, length.

Everything shown comes from the rule system's own data; a new option or system needs no change here.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QLinearGradient, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from mjdesk.engine.errors import BadInput
from mjdesk.engine.options import OptionValue, changed, complete
from mjdesk.engine.rules.base import RuleSystem
from mjdesk.engine.rules.registry import SYSTEMS
from mjdesk.engine.text import Text
from mjdesk.players.lineup import PLAYERS
from mjdesk.ui.i18n import say, tr
from mjdesk.ui.icons import icon, portrait
from mjdesk.ui.look import look
from mjdesk.ui.option_rows import OptionList
from mjdesk.ui.people import LEVELS
from mjdesk.ui.rule_rail import RuleRail
from mjdesk.ui.widgets import Button, ButtonKind, Dropdown, Field, Label, Page, Scroll, Sheet, canvas
from mjdesk.ui.widgets.base import line_height, paragraph, shade, text_of, width_of, write, write_paragraph
from mjdesk.ui.widgets.chip import Chip

#: levels that there are players for, weakest first
LEVEL_IDS: Final = tuple(level for level in LEVELS if level in PLAYERS)
LENGTHS: Final = (4, 8, 16, 0)  #: rounds of a match; 0 is an open end
OPPONENT_PORTRAITS: Final = (4, 2, 3)


@dataclass(frozen=True, slots=True)
class MatchChoice:
    """What was chosen: ``options`` only where they differ from the standard, ``levels`` of the other seats."""

    rules: str
    options: Mapping[str, OptionValue]
    levels: tuple[str, ...]
    rounds: int


class NewMatch(Sheet):
    """The sheet. ``started`` brings the choice; it is emitted only when the rule system takes the options."""

    started = Signal(object)
    rules_wanted = Signal(str)
    size_units = QSizeF(1180, 700)

    def __init__(
        self, begin: Mapping[str, object] | None = None, levels: tuple[str, ...] = LEVEL_IDS, me: int = 0
    ) -> None:
        super().__init__()
        begin = begin or {}
        self.level_ids = levels
        playable = {system.id: system for system in SYSTEMS.values() if system.playable and system.on_table}
        self.system: RuleSystem = playable.get(str(begin.get("rules")), next(iter(playable.values())))
        self.chosen: dict[str, dict[str, OptionValue]] = {}  #: changed options by rule system
        self._remember(begin.get("options"))
        self._make_rail(tuple(playable.values()))
        self._make_head()
        self._make_footer(begin, me)
        self.problem = ""
        self._show_system()

    def _remember(self, options: object) -> None:
        """Take the options of the last match, as far as they still fit."""
        kept: dict[str, OptionValue] = {}
        for option in self.system.options:
            if isinstance(options, Mapping) and option.id in options:
                try:
                    kept[option.id] = option.check(options[option.id])
                except BadInput:
                    continue  # the rule system has changed since then: the standard stands
        self.chosen[self.system.id] = kept

    # --- parts

    def _make_rail(self, systems: tuple[RuleSystem, ...]) -> None:
        self.rail_title = Label(lambda: tr("New match"), 24, 700, parent=self, tracking=0.02)
        self.rail = RuleRail(systems, self.system.id)
        self.rail.chosen.connect(self._choose_system)
        self.rail_scroll = Scroll(self.rail, self, ground="sunken")
        self.system_ids = [system.id for system in systems]
        names = [partial(say, system.name) for system in systems]
        self.systems = Dropdown(names, self.system_ids.index(self.system.id), self, name="systems", framed=True)
        self.systems.setAccessibleName(tr("Rules"))
        self.systems.chosen.connect(lambda place: self._choose_system(self.system_ids[place]))

    def _make_head(self) -> None:
        self.title = Label(lambda: say(self.system.name), 24, 700, parent=self, tracking=0.02)
        self.about = Button(lambda: tr("Rules"), ButtonKind.LINK, self, name="rules-page")
        self.about.clicked.connect(lambda: self.rules_wanted.emit(self.system.id))
        self.close_button = Button(lambda: tr("Close"), ButtonKind.ICON, self, icon_name="close", name="close")
        self.close_button.clicked.connect(self.shut)
        self.search = Field(lambda: tr("Find a rule"), self, "search", icon_name="search")
        self.search.edit.textChanged.connect(self._filter)
        self.chip = Chip(self._chip_text, self, "changed-chip")
        self.chip.toggled.connect(self._filter)
        self.reset = Button(lambda: tr("Back to standard"), ButtonKind.LINK, self, name="reset")
        self.reset.clicked.connect(self._reset)
        self.list = OptionList()
        self.list.changed.connect(self._changed)
        self.area = Scroll(self.list, self)

    def _make_footer(self, begin: Mapping[str, object], me: int) -> None:
        wanted = begin.get("levels")
        levels = [str(level) for level in wanted] if isinstance(wanted, list | tuple) else []
        self.opponents = Opponents(self.level_ids, levels, me, self)
        rounds = begin.get("rounds")
        place = LENGTHS.index(rounds) if rounds in LENGTHS else 1
        labels = [partial(self._length_text, n) for n in LENGTHS]
        self.length = Dropdown(labels, place, self, name="rounds")
        self.length.setAccessibleName(tr("Number of rounds"))
        self.players = Dropdown([""], 0, self, name="players")
        self.players.setAccessibleName(tr("Number of players"))
        self.players.chosen.connect(self._seat_people)
        self.start = Button(lambda: tr("Start"), ButtonKind.PRIMARY, self, key=lambda: tr("Enter"), name="start")
        self.start.clicked.connect(self.accept)

    @staticmethod
    def _length_text(number: int) -> str:
        return tr("%n rounds", number) if number else tr("Until you stop")

    @staticmethod
    def _players_text(number: int) -> str:
        return tr("%n players", number)

    def first(self) -> QWidget:
        return self.start

    # --- state

    @property
    def options(self) -> dict[str, OptionValue]:
        """The options of the shown system that differ from its standard."""
        return self.chosen.setdefault(self.system.id, {})

    def choice(self) -> MatchChoice:
        """What is chosen now."""
        levels = self.opponents.levels()
        return MatchChoice(self.system.id, dict(self.options), levels, LENGTHS[self.length.place])

    def _choose_system(self, rules_id: str) -> None:
        self.system = SYSTEMS[rules_id]
        self.systems.show_place(self.system_ids.index(rules_id))
        self._show_system()

    def _show_system(self) -> None:
        self.title.say(lambda: say(self.system.name))
        numbers = self.system.players
        self.players.labels = tuple(partial(self._players_text, n) for n in numbers)
        self.players.show_place(len(numbers) - 1)
        self._seat_people()
        self.list.show_options(self.system.options, {o.id: o.default for o in self.system.options} | self.options)
        self._check()
        self.place()
        self.grown.emit()

    def _seat_people(self, *_args: object) -> None:
        """Show as many opponents as the chosen number of players needs."""
        self.opponents.seats = self.system.players[self.players.place] - 1
        self.opponents.place()
        self.opponents.update()

    def _changed(self) -> None:
        self.chosen[self.system.id] = changed(self.system.options, self.list.values)
        self._check()
        self.place()
        self.grown.emit()

    def _reset(self) -> None:
        self.chosen[self.system.id] = {}
        self.chip.setChecked(False)
        self._show_system()

    def _filter(self, *_args: object) -> None:
        self.list.filter(self.search.edit.text(), self.chip.isChecked())
        self.area.verticalScrollBar().setValue(0)
        self.place()
        self.grown.emit()

    def _chip_text(self) -> str:
        return tr("%n changed", len(self.options))

    def _check(self) -> None:
        """Ask the rule system whether these options go together."""
        self.problem = self.list.problem
        if not self.problem:
            try:
                self.system.check_options(complete(self.system.options, self.options))
            except BadInput as error:
                self.problem = self._sentence(error)
        self.start.setEnabled(not self.problem)
        self.start.setToolTip(self.problem)
        self.chip.retranslate()
        if not self.options and self.chip.isChecked():
            self.chip.setChecked(False)
        self.update()

    def _sentence(self, error: BadInput) -> str:
        """One sentence for a refusal: which option, and what was expected."""
        option = next((o for o in self.system.options if error.where.endswith(f" {o.id}")), None)
        text = getattr(error, "text", None)
        what = say(text) if isinstance(text, Text) else error.what
        if option is None:
            return what
        return tr("{name} does not go with the other rules: {what}", name=say(option.name), what=what)

    def accept(self) -> None:
        """Begin, if the options fit."""
        if self.start.isEnabled():
            self.started.emit(self.choice())

    # --- places

    def _narrow(self, width: float) -> bool:
        """Whether there is no room for the rail: then everything stands in one column and the sheet scrolls."""
        return width < look().px(860)

    def _rail_width(self) -> float:
        return 0.0 if self._narrow(self.width()) else min(look().px(300), 0.28 * self.width())

    def _problem_lines(self, width: float) -> list[str]:
        """The refusal as lines, none when there is nothing to refuse."""
        if not self.problem:
            return []
        return paragraph(self.problem, look().font(14, 500), width - look().px(100))

    def _problem_height(self, width: float) -> float:
        lines = self._problem_lines(width)
        return len(lines) * line_height(look().font(14, 500)) + look().px(24) if lines else 0.0

    def _head(self, narrow: bool) -> float:
        """Height over the list."""
        return look().px((226 if self.options else 178) if narrow else 134)

    def _foot(self, narrow: bool) -> float:
        """Height under the list."""
        return look().px(84 + 50 + 76 if narrow else 84)

    def _fit_list(self, width: float, narrow: bool) -> None:
        self.list.setFixedWidth(max(0, round(width - look().px(12))))
        self.list.margins(look().px(42 if narrow else 36), look().px(24))
        self.list.place()

    def needed(self, width: float) -> float:
        if not self._narrow(width):
            return super().needed(width)
        self._fit_list(width, True)
        return self._head(True) + self.list.height() + self._problem_height(width) + self._foot(True)

    def place(self) -> None:
        px, width, height, rail = look().px, self.width(), self.height(), self._rail_width()
        narrow = self._narrow(width)
        for part in (self.rail_title, self.rail_scroll, self.title):
            part.setVisible(not narrow)
        self.systems.setVisible(narrow)
        self.rail_title.put(px(28), px(24), rail - px(40), px(40))
        self.rail.setFixedWidth(max(0, round(rail)))
        self.rail_scroll.put(0, px(78), rail, height - px(102))
        left, right = rail + px(28 if narrow else 36), width - px(28 if narrow else 36)
        self.close_button.put(right - px(37), px(25), px(38), px(38))
        if narrow:
            self.systems.put(left, px(24), min(self.systems.want().width(), right - left - px(50)), px(40))
            self.about.put(left + px(2), px(72), self.about.want().width(), px(36))
        else:
            name = min(self.title.want().width(), right - left - px(140))
            self.title.put(left, px(22), name, px(44))
            self.about.put(left + name + px(14), px(28), self.about.want().width(), px(36))
        self._place_search(left, right, narrow)
        self._fit_list(width - rail, narrow)
        head, foot = self._head(narrow), self._foot(narrow)
        bar = self._problem_height(width - rail)
        self.area.put(rail, head, width - rail - px(4), height - head - foot - bar)
        if narrow:
            self._place_narrow_footer(left, right, height - foot)
        else:
            self._place_footer(left, right, height - foot, foot)

    def _place_search(self, left: float, right: float, narrow: bool) -> None:
        px, top = look().px, look().px(116 if narrow else 82)
        field = right - left if narrow else min(px(318), right - left - px(240))
        self.search.put(left, top, field, px(44))
        row, x = (top + px(52), left) if narrow else (top, left + field + px(14))
        self.chip.setVisible(bool(self.options))
        self.chip.put(x, row, self.chip.want().width(), px(44))
        reset = self.reset.want().width()
        self.reset.setVisible(bool(self.options))
        self.reset.put(right - reset, row + px(4), reset, px(36))

    def _place_footer(self, left: float, right: float, top: float, height: float) -> None:
        px = look().px
        start = max(px(176), self.start.want().width())
        self.start.put(right - start, top + px(17), start, px(50))
        room = self._place_numbers(right - start - px(12), top + px(23)) - left - px(16)
        self.opponents.setGeometry(round(left), round(top), round(room), round(height))

    def _place_narrow_footer(self, left: float, right: float, top: float) -> None:
        px = look().px
        self.opponents.setGeometry(round(left), round(top), round(right - left), round(px(84)))
        self._place_numbers(right, top + px(86))
        self.start.put(left, top + px(138), right - left, px(50))

    def _place_numbers(self, right: float, y: float) -> float:
        """Put the length, and the number of players where it can be chosen; returns their left edge."""
        length = self.length.want().width()
        self.length.put(right - length, y, length, look().px(38))
        several = len(self.system.players) > 1
        self.players.setVisible(several)
        if not several:
            return right - length
        players = self.players.want().width()
        self.players.put(right - length - look().px(6) - players, y, players, look().px(38))
        return right - length - look().px(6) - players

    def paintEvent(self, event: QPaintEvent) -> None:
        with self.ground() as painter:
            px, rail, foot = look().px, self._rail_width(), self._foot(self._narrow(self.width()))
            side = QLinearGradient(0, 0, rail, 0)
            base = look().colour("sunken")
            side.setColorAt(0, base)
            side.setColorAt(1, base if look().palette.dark else base.lighter(102))
            painter.fillRect(QRectF(0, 0, rail, self.height()), side)
            top = self.height() - foot
            painter.setPen(QPen(look().colour("line"), px(1)))
            painter.drawLine(QPointF(rail, top), QPointF(self.width(), top))
            if self.problem:
                bar = self._problem_height(self.width() - rail)
                self._paint_problem(painter, QRectF(rail, top - bar, self.width() - rail, bar))

    def _paint_problem(self, painter: QPainter, rect: QRectF) -> None:
        px, font = look().px, look().font(14, 500)
        painter.fillRect(rect, look().colour("accent_soft"))
        size = px(18)
        picture = icon("warning", size, look().palette.accent_ink, self.devicePixelRatioF())
        painter.drawPixmap(QPointF(rect.x() + px(36), rect.y() + px(14)), picture)
        words = rect.adjusted(px(64), px(12), -px(30), 0)
        write_paragraph(painter, words, self._problem_lines(rect.width()), font, look().colour("accent_ink"))


class Opponents(Page):
    """The people of the match. Under each opponent stands its level; a click opens the list of levels."""

    def __init__(self, level_ids: tuple[str, ...], levels: list[str], me: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.level_ids, self.me, self.seats = level_ids, me, 3
        self.people = []
        for seat, bust in enumerate(OPPONENT_PORTRAITS):
            wanted = levels[seat] if seat < len(levels) else ""
            place = level_ids.index(wanted) if wanted in level_ids else len(level_ids) - 1
            self.people.append(Opponent(level_ids, place, bust, self, f"level-{seat}"))

    def levels(self) -> tuple[str, ...]:
        """The levels of the other seats, in seat order."""
        return tuple(self.level_ids[person.place] for person in self.people[: self.seats])

    def place(self) -> None:
        px, x = look().px, look().px(58)
        for seat, person in enumerate(self.people):
            person.setVisible(seat < self.seats)
            person.setAccessibleName(tr("Level of opponent {seat}", seat=seat + 1))
            width = person.want().width()
            person.put(x, px(12), width, px(62))
            x += width + px(4)

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            px, size = look().px, look().px(36)
            painter.drawPixmap(
                QPointF(0, px(16)), portrait(self.me, size, self.devicePixelRatioF(), look().palette.accent)
            )
            below = QRectF(-px(8), px(54), size + px(16), px(18))
            write(
                painter,
                below,
                tr("You"),
                look().font(12, 500),
                look().colour("ink"),
                align=Qt.AlignmentFlag.AlignHCenter,
            )


class Opponent(Dropdown):
    """One opponent: portrait, level, and a list of levels to open."""

    def __init__(self, level_ids: tuple[str, ...], place: int, bust: int, parent: QWidget, name: str) -> None:
        super().__init__([partial(say, LEVELS[level]) for level in level_ids], place, parent, name)
        self.bust = bust

    def want(self) -> QSizeF:
        font = look().font(12, 500)
        widest = max(width_of(text_of(label), font) for label in self.labels)
        return QSizeF(max(look().px(50), widest + look().px(22)), look().px(62))

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            px, rect, size, dpr = look().px, self.face(), look().px(36), self.devicePixelRatioF()
            if self.underMouse() or self.isDown():
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(shade("ink", 0.06))
                painter.drawRoundedRect(rect, px(10), px(10))
            painter.drawPixmap(QPointF(rect.center().x() - size / 2, rect.y() + px(4)), portrait(self.bust, size, dpr))
            font, arrow = look().font(12, 500), px(9)
            words = width_of(self.text(), font)
            x = rect.center().x() - (words + arrow + px(3)) / 2
            write(painter, QRectF(x, rect.y() + px(42), words + 2, px(18)), self.text(), font, look().colour("ink"))
            sign = icon("down", arrow, look().palette.ink3, dpr)
            painter.drawPixmap(QPointF(x + words + px(4), rect.y() + px(47)), sign)
            self.paint_ring(painter, rect, px(10))
