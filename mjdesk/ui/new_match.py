"""The sheet that begins a match: rule system, its options, opponents, length.

Everything shown comes from the rule system's own data; a new option or system needs no change here.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSizeF, Signal
from PySide6.QtGui import QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from mjdesk.engine.errors import BadInput
from mjdesk.engine.options import OptionValue, changed, complete
from mjdesk.engine.rules.base import RuleSystem
from mjdesk.engine.rules.registry import SYSTEMS
from mjdesk.presets import Preset, Presets, clean_name
from mjdesk.ui.house_menu import HouseMenu
from mjdesk.ui.i18n import say, tr
from mjdesk.ui.look import look
from mjdesk.ui.match_choice import (
    LENGTHS,
    LEVEL_IDS,
    MODES,
    MatchChoice,
    kept_options,
    length_text,
    mode_note,
    mode_text,
    players_text,
)
from mjdesk.ui.opponents import Opponents
from mjdesk.ui.option_rows import OptionList
from mjdesk.ui.options_bar import OptionsBar
from mjdesk.ui.problem_bar import paint_problem, problem_height
from mjdesk.ui.rail import RailArea, more_kinds, paint_rail_ground
from mjdesk.ui.rule_rail import RuleRail
from mjdesk.ui.widgets import Button, ButtonKind, Dropdown, Label, Scroll, Sheet
from mjdesk.ui.widgets.base import named


class NewMatch(Sheet):
    """The sheet. ``started`` brings the choice; it is emitted only when the rule system takes the options."""

    started = Signal(object)
    rules_wanted = Signal(str)
    house_wanted = Signal()  #: to compare, rename and share house rules
    presets_changed = Signal(object)  #: house rules as they are to be kept
    said = Signal(str)  #: something to say in passing
    size_units = QSizeF(1180, 700)

    def __init__(
        self,
        begin: Mapping[str, object] | None = None,
        levels: tuple[str, ...] = LEVEL_IDS,
        me: int = 0,
        presets: Presets | None = None,
    ) -> None:
        super().__init__()
        begin = begin or {}
        self.presets = presets or Presets()
        self.level_ids = levels
        on_table = {system.id: system for system in SYSTEMS.values() if system.on_table}
        self.system: RuleSystem = on_table.get(str(begin.get("rules")), next(iter(on_table.values())))
        self.chosen: dict[str, dict[str, OptionValue]] = {}  #: changed options by rule system
        self.chosen[self.system.id] = kept_options(self.system, begin.get("options"))
        self._make_rail(tuple(on_table.values()))
        self._make_head()
        self._make_footer(begin, me)
        self.problem = ""
        self._show_system()

    # --- parts

    def _make_rail(self, systems: tuple[RuleSystem, ...]) -> None:
        self.rail_title = Label(lambda: tr("New match"), 24, 700, parent=self, tracking=0.02)
        self.rail = RuleRail(systems, self.system.id)
        self.rail.chosen.connect(self._choose_system)
        self.rail_area = RailArea(self.rail, more_kinds, self)
        self.system_ids = [system.id for system in systems]
        names = [partial(say, system.name) for system in systems]
        self.systems = Dropdown(names, self.system_ids.index(self.system.id), self, name="systems", framed=True)
        named(self.systems, lambda: tr("Rules"))
        self.systems.chosen.connect(lambda place: self._choose_system(self.system_ids[place]))

    def _make_head(self) -> None:
        self.title = Label(lambda: say(self.system.name), 24, 700, parent=self, tracking=0.02)
        self.about = Button(lambda: tr("Rules"), ButtonKind.LINK, self, name="rules-page")
        self.about.clicked.connect(lambda: self.rules_wanted.emit(self.system.id))
        self.close_button = Button(lambda: tr("Close"), ButtonKind.ICON, self, icon_name="close", name="close")
        self.close_button.clicked.connect(self.shut)
        self.house = HouseMenu(self)
        self.house.taken.connect(self._take_options)
        self.house.managed.connect(self.house_wanted)
        self.bar = OptionsBar(self)
        self.bar.filtered.connect(self._filter)
        self.bar.grown.connect(self._regrow)
        self.bar.reset_wanted.connect(lambda: self._take_options({}))
        self.bar.named.connect(self._keep)
        self.search, self.chip, self.reset = self.bar.search, self.bar.chip, self.bar.reset
        self.list = OptionList()
        self.list.changed.connect(self._changed)
        self.area = Scroll(self.list, self)

    def _make_footer(self, begin: Mapping[str, object], me: int) -> None:
        wanted = begin.get("levels")
        levels = [str(level) for level in wanted] if isinstance(wanted, list | tuple) else []
        self.opponents = Opponents(self.level_ids, levels, me, self)
        self._wanted_players = len(levels) + 1  #: kept from system to system, where the system allows it
        kept = begin.get("rounds"), begin.get("circles", 0)
        place = LENGTHS.index(kept) if kept in LENGTHS else 1
        labels = [partial(length_text, n) for n in LENGTHS]
        self.length = Dropdown(labels, place, self, name="rounds")
        named(self.length, lambda: tr("Length of the match"))
        kind = begin.get("mode")
        place = MODES.index(kind) if kind in MODES else 0
        self.mode = Dropdown(
            [partial(mode_text, name) for name in MODES],
            place,
            self,
            name="mode",
            notes=[partial(mode_note, name) for name in MODES],
        )
        named(self.mode, lambda: tr("Kind of match"))
        self.players = Dropdown([""], 0, self, name="players")
        named(self.players, lambda: tr("Number of players"))
        self.players.chosen.connect(self._choose_players)
        self.start = Button(lambda: tr("Start"), ButtonKind.PRIMARY, self, key=lambda: tr("Enter"), name="start")
        self.start.clicked.connect(self.accept)

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
        return MatchChoice(
            self.system.id, dict(self.options), levels, LENGTHS[self.length.place], MODES[self.mode.place]
        )

    def _choose_system(self, rules_id: str) -> None:
        self.system = SYSTEMS[rules_id]
        self.systems.show_place(self.system_ids.index(rules_id))
        self._show_system()

    def _show_system(self) -> None:
        self.title.say(lambda: say(self.system.name))
        numbers = self.system.players
        self.players.labels = tuple(partial(players_text, n) for n in numbers)
        wanted = self._wanted_players
        self.players.show_place(numbers.index(wanted) if wanted in numbers else len(numbers) - 1)
        self._seat_people()
        self.list.show_options(self.system.options, {o.id: o.default for o in self.system.options} | self.options)
        self._check()
        self._regrow()

    def _choose_players(self, place: int) -> None:
        self._wanted_players = self.system.players[place]
        self._seat_people()

    def _seat_people(self) -> None:
        """Show as many opponents as the chosen number of players needs."""
        self.opponents.seats = self.system.players[self.players.place] - 1
        self.opponents.place()
        self.opponents.update()

    def _changed(self) -> None:
        self.chosen[self.system.id] = changed(self.system.options, self.list.values)
        self._check()
        self._regrow()

    def _take_options(self, options: Mapping[str, OptionValue]) -> None:
        """Play by other options of the same system."""
        self.chosen[self.system.id] = dict(options)
        self._show_system()

    def use(self, preset: Preset) -> None:
        """Play by a set of house rules."""
        self.rail.choose(preset.rules)
        self.chosen[preset.rules] = preset.changed()
        self._choose_system(preset.rules)

    def show_presets(self, presets: Presets) -> None:
        """Show these house rules, as they are kept now."""
        self.presets = presets
        self._check()
        self.place()

    def _keep(self, name: str) -> None:
        """Keep the options as house rules; a set of the same name is replaced."""
        try:
            name = clean_name(name)
        except BadInput as error:
            self.said.emit(self._sentence(error))
            return
        preset = Preset(name, self.system.id, complete(self.system.options, self.options))
        replaced = self.presets.find(preset.rules, name) is not None
        self.presets_changed.emit(self.presets.kept(preset))
        if self.presets.find(preset.rules, name) == preset:  # else it could not be kept, and that has been said
            words = tr('"{name}" is now this', name=name) if replaced else tr('Kept as "{name}"', name=name)
            self.said.emit(words)

    def _filter(self, *_args: object) -> None:
        self.list.filter(self.search.edit.text(), self.chip.isChecked())
        self.area.verticalScrollBar().setValue(0)
        self._regrow()

    def _regrow(self) -> None:
        self.place()
        self.grown.emit()

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
        self.house.show_sets(self.system, self.presets.of(self.system.id), self.options)
        self.bar.show_state(len(self.options), not self.house.known and not self.problem)
        self.update()

    def _sentence(self, error: BadInput) -> str:
        """One sentence for a refusal: which option, and what was expected."""
        if error.text is not None:
            return say(error.text)
        option = next((o for o in self.system.options if error.where.endswith(f" {o.id}")), None)
        if option is None:
            return error.what
        return tr("{name} does not go with the other rules: {what}", name=say(option.name), what=error.what)

    def accept(self) -> None:
        """Begin, if the options fit."""
        if self.start.isEnabled():
            self.started.emit(self.choice())

    # --- places

    def _narrow(self, width: float) -> bool:
        """Whether there is no room for the rail: then everything stands in one column and the sheet scrolls."""
        return width < look().px(860)

    def _rail_width(self, width: float) -> float:
        return 0.0 if self._narrow(width) else min(look().px(300), 0.28 * width)

    def _head(self, width: float, narrow: bool) -> float:
        """Height over the list of the part that is this wide."""
        px = look().px
        return px(116 if narrow else 82) + self.bar.needed(width - px(56 if narrow else 72)) + px(10)

    def _foot(self, width: float) -> float:
        """Height under the list of a sheet that is this wide."""
        if self._narrow(width):
            return look().px(84 + 50 + 76)
        return look().px(84 if self._in_one_row(width) else 84 + 62)

    def _in_one_row(self, width: float) -> bool:
        """Whether people, numbers and the button have room beside each other."""
        px, room = look().px, width - self._rail_width(width) - look().px(72)
        numbers = self.mode.want().width() + px(6) + self.length.want().width()
        if len(self.system.players) > 1:
            numbers += px(6) + self.players.want().width()
        start = max(px(176), self.start.want().width())
        return self.opponents.wanted(short=True) + px(8) + numbers + px(12) + start <= room

    def _fit_list(self, width: float, narrow: bool) -> None:
        self.list.setFixedWidth(max(0, round(width - look().px(12))))
        self.list.margins(look().px(42 if narrow else 36), look().px(24))
        self.list.place()

    def needed(self, width: float) -> float:
        if not self._narrow(width):  # the foot stays in sight, the list between it and the head scrolls
            return self._head(width - self._rail_width(width), narrow=False) + look().px(120) + self._foot(width)
        self.list.finish()
        self._fit_list(width, True)
        return self._head(width, True) + self.list.height() + problem_height(self.problem, width) + self._foot(width)

    def place(self) -> None:
        px, width, height, rail = look().px, self.width(), self.height(), self._rail_width(self.width())
        narrow = self._narrow(width)
        for part in (self.rail_title, self.rail_area, self.title):
            part.setVisible(not narrow)
        self.systems.setVisible(narrow)
        self.rail_title.put(px(28), px(24), rail - px(40), px(40))
        self.rail_area.put(0, px(78), rail, height - px(92))
        left, right = rail + px(28 if narrow else 36), width - px(28 if narrow else 36)
        self.close_button.put(right - px(37), px(25), px(38), px(38))
        if narrow:
            self.systems.put(left, px(24), min(self.systems.want().width(), right - left - px(50)), px(40))
            self.about.put(left + px(2), px(72), self.about.want().width(), px(36))
            house = min(self.house.want().width(), right - left - self.about.want().width() - px(20))
            self.house.put(right - house, px(71), house, px(38))
        else:
            self._place_title(left, right)
        self.bar.put(left, px(116 if narrow else 82), right - left, self.bar.needed(right - left))
        self._fit_list(width - rail, narrow)
        head, foot = self._head(width - rail, narrow), self._foot(width)
        bar = problem_height(self.problem, width - rail)
        self.area.put(rail, head, width - rail - px(4), height - head - foot - bar)
        if narrow:
            self._place_narrow_footer(left, right, height - foot)
        else:
            self._place_footer(left, right, height - foot, foot)

    def _place_title(self, left: float, right: float) -> None:
        """Title and the page of the system at the left, the set of rules at the right."""
        px, about = look().px, self.about.want().width()
        house = self.house.want().width()
        end = right - px(38) - px(14) - house
        self.house.put(end, px(25), house, px(38))
        name = min(self.title.want().width(), end - left - about - px(28))
        self.title.put(left, px(22), name, px(44))
        self.about.put(left + name + px(14), px(28), about, px(36))

    def _place_footer(self, left: float, right: float, top: float, height: float) -> None:
        px, row = look().px, look().px(84)
        start, below = max(px(176), self.start.want().width()), height - row
        self.start.put(right - start, top + below + px(17), start, px(50))
        numbers = self._place_numbers(right - start - px(12), top + below + px(23))
        room = right - left if below else numbers - left - px(8)
        self.opponents.setGeometry(round(left), round(top), round(room), round(row))

    def _place_narrow_footer(self, left: float, right: float, top: float) -> None:
        px = look().px
        self.opponents.setGeometry(round(left), round(top), round(right - left), round(px(84)))
        self._place_numbers(right, top + px(86))
        self.start.put(left, top + px(138), right - left, px(50))

    def _place_numbers(self, right: float, y: float) -> float:
        """Put length, kind, and number of players where it can be chosen; returns their left edge."""
        right = self._place_length(right, y)
        mode = self.mode.want().width()
        self.mode.put(right - look().px(6) - mode, y, mode, look().px(38))
        return right - look().px(6) - mode

    def _place_length(self, right: float, y: float) -> float:
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
            px, rail, foot = look().px, self._rail_width(self.width()), self._foot(self.width())
            paint_rail_ground(painter, rail, self.height())
            top = self.height() - foot
            painter.setPen(QPen(look().colour("line"), px(1)))
            painter.drawLine(QPointF(rail, top), QPointF(self.width(), top))
            if self.problem:
                bar = problem_height(self.problem, self.width() - rail)
                where = QRectF(rail, top - bar, self.width() - rail, bar)
                paint_problem(painter, where, self.problem, self.devicePixelRatioF())
