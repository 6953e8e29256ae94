"""Setting one's own table: what the host allows, the game that is played, whether rounds count for the week's cup."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QSizeF, Signal
from PySide6.QtWidgets import QWidget

from mjdesk.engine.rules.registry import SYSTEMS
from mjdesk.modes.tables import CLAIMS, TableSettings
from mjdesk.modes.venue import TABLE_RULES
from mjdesk.ui.i18n import say, tr
from mjdesk.ui.look import look
from mjdesk.ui.widgets import Button, ButtonKind, Dropdown, Label, Page, Scroll, Sheet, Switch
from mjdesk.ui.widgets.base import named

#: games of four with tiles: what can be played at such a table
GAMES: Final = (
    TABLE_RULES,
    *(id_ for id_, system in SYSTEMS.items() if id_ != TABLE_RULES and system.players == (4,) and system.winds),
)
#: ticks in the order of the sheet; standing up is never punished here, and the seat plays on
_SHOWN: Final = ("watch", "auto", "hint", "props", "voice", "leave", "timer")


def tick_words(name: str) -> str:
    """What a tick allows."""
    return {
        "watch": tr("Watching"),
        "auto": tr("Autoplay"),
        "hint": tr("Hints"),
        "props": tr("Props"),
        "voice": tr("Voices"),
        "leave": tr("Standing up in a round"),
        "timer": tr("15 s for a decision"),
        "allow_peng": tr("Peng"),
        "allow_gang_exposed": tr("Exposed kong"),
        "allow_gang_added": tr("Added kong"),
        "allow_gang_concealed": tr("Concealed kong"),
        "allow_rob": tr("Robbing a kong"),
    }[name]


class _Body(Page):
    """The rows of the sheet."""

    def __init__(self, sheet: TableSheet) -> None:
        super().__init__()
        self.sheet = sheet
        self.game_words = Label(lambda: tr("Game"), 15, 600, parent=self)
        games: list[Callable[[], str]] = [partial(say, SYSTEMS[id_].name) for id_ in GAMES]
        self.game = Dropdown(games, 0, self, "game", framed=True)
        named(self.game, lambda: tr("Game"))
        self.heads = {
            "claims": Label(lambda: tr("Claims: for all seats, for the whole match"), 15, 600, parent=self),
            "ticks": Label(lambda: tr("What is allowed at the table"), 15, 600, parent=self),
        }
        self.switches = {name: self._switch(name) for name in (*CLAIMS, *_SHOWN, "cup")}
        self.words = {name: Label(partial(self._word, name), 15, parent=self) for name in self.switches}

    @staticmethod
    def _word(name: str) -> str:
        return tr("Counts for this week's cup (no props)") if name == "cup" else tick_words(name)

    def _switch(self, name: str) -> Switch:
        switch = Switch(False, self, f"allow-{name}")
        named(switch, lambda: self._word(name))
        switch.toggled.connect(lambda on, name=name: self.sheet.tick(name, on))
        return switch

    def columns(self, width: float) -> int:
        """Switches beside each other."""
        return 2 if width >= look().px(620) else 1

    def _groups(self) -> tuple[tuple[str, ...], ...]:
        return CLAIMS, (*_SHOWN, "cup")

    def needed(self, width: float) -> float:
        """The height in px."""
        rows = sum(-(-len(group) // self.columns(width)) for group in self._groups())
        return look().px(60 + 2 * 50 + 44 * rows + 30)

    def place(self) -> None:
        px, width, columns = look().px, float(self.width()), self.columns(self.width())
        self.game_words.put(0, px(8), px(110), px(40))
        want = self.game.want().width()
        self.game.put(min(px(120), width - want), px(8), min(want, width), px(40))
        y = px(64)
        step = width / columns
        for head, group in zip(self.heads.values(), self._groups(), strict=True):
            head.put(0, y, width, px(34))
            y += px(40)
            for n, name in enumerate(group):
                row, column = divmod(n, columns)
                top, left = y + row * px(44), column * step
                size = self.switches[name].want()
                self.switches[name].put(left + px(4), top + px(6), size.width(), size.height())
                self.words[name].put(left + size.width() + px(18), top, step - size.width() - px(24), px(40))
            y += -(-len(group) // columns) * px(44) + px(10)


class TableSheet(Sheet):
    """The sheet. ``settled`` carries settings, rule system and whether it is the cup, whenever one of them changes."""

    settled = Signal(object, str, bool)
    size_units = QSizeF(760, 660)

    def __init__(self, settings: TableSettings, rules: str, *, cup: bool, playing: bool = False) -> None:
        """``playing``: the match has begun, so that only the ticks can be changed, from the next round on."""
        super().__init__()
        self.playing = playing
        self.setObjectName("table-settings-sheet")
        self.settings, self.rules, self.cup = settings, rules, cup
        self.title = Label(lambda: tr("My table"), 24, 700, parent=self, tracking=0.02)
        self.about = Label(self._about, 14, 400, "ink2", parent=self)
        self.body = _Body(self)
        self.area = Scroll(self.body, self)
        self.done = Button(lambda: tr("Done"), ButtonKind.PRIMARY, self, key=lambda: tr("Enter"), name="table-done")
        self.done.clicked.connect(self.shut)
        self.body.game.chosen.connect(self._take_game)
        self._show()

    def _about(self) -> str:
        if self.playing:
            return tr("Holds from the next round on")
        return tr("What is forbidden is not offered to anybody")

    def tick(self, name: str, on: bool) -> None:
        """The host allows something, or forbids it."""
        if name == "cup":
            self.cup = on
            if on:
                self.settings = self.settings.changed("props", False, playing=False)
        elif (self.settings.allows(name)) is not on:
            self.settings = self.settings.changed(name, on, playing=self.playing)
        self._show()
        self.settled.emit(self.settings, self.rules, self.cup)

    def _take_game(self, place: int) -> None:
        self.rules = GAMES[place]
        self._show()
        self.settled.emit(self.settings, self.rules, self.cup)

    def _show(self) -> None:
        self.body.game.show_place(GAMES.index(self.rules))
        self.body.game.setEnabled(not self.playing)
        for name, switch in self.body.switches.items():
            on = self.cup if name == "cup" else self.settings.allows(name)
            switch.blockSignals(True)
            switch.setChecked(on)
            switch.blockSignals(False)
            fixed = self.playing and (name in CLAIMS or name == "cup")
            has_props = not self.cup and SYSTEMS[self.rules].props
            switch.setEnabled(not fixed and (name != "props" or has_props))
            switch.update()
        self.body.place()

    def accept(self) -> None:
        self.shut()

    def first(self) -> QWidget:
        return self.done

    def needed(self, width: float) -> float:
        return look().px(90) + self.body.needed(width - look().px(72)) + look().px(80)

    def place(self) -> None:
        px, left = look().px, look().px(36)
        wide = self.width() - 2 * left
        self.title.put(left, px(22), px(160), px(40))
        x = left + self.title.want().width() + px(18)
        self.about.put(x, px(26), max(0.0, self.width() - x - left), px(36))
        self.area.put(left, px(76), wide + px(11), self.height() - px(76 + 80))
        self.body.setFixedSize(round(wide), round(self.body.needed(wide)))
        self.done.put(self.width() - left - px(170), self.height() - px(66), px(170), px(46))
