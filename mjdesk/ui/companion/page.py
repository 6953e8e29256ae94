"""The companion page: the table of wood as the screen has it, the state of its line, what is to be decided."""

from __future__ import annotations

import sys
import time
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from mjdesk.devices.sync.pace import Pace
from mjdesk.ui.background import SWITCH_INTERVAL, in_background
from mjdesk.ui.companion import words
from mjdesk.ui.companion.board import Board
from mjdesk.ui.companion.lines import Lines
from mjdesk.ui.companion.panel import Panel
from mjdesk.ui.companion.pill import Pill
from mjdesk.ui.companion.plan import TablePlan
from mjdesk.ui.companion.scribe import Scribe
from mjdesk.ui.companion.service import Companion
from mjdesk.ui.companion.setup import Setup
from mjdesk.ui.companion.spoken import cues
from mjdesk.ui.companion.state import CompanionState
from mjdesk.ui.companion.strip import Steps
from mjdesk.ui.i18n import say, tr
from mjdesk.ui.look import look
from mjdesk.ui.sound.sounds import Sounds
from mjdesk.ui.table_camera.opening import open_camera_page
from mjdesk.ui.widgets import Button, ButtonKind, Label
from mjdesk.ui.widgets.full_page import FullPage

if TYPE_CHECKING:
    from collections.abc import Callable

    from mjdesk.ui.sound.cues import Cue
    from mjdesk.ui.window import MainWindow

#: how often the page looks at what the device's thread has made, in ms
LOOK_EVERY: Final = 40


class CompanionPage(FullPage):
    """The page of one table. ``settled`` brings a finished round."""

    settled = Signal(object)  #: a `SettledRound`

    def __init__(
        self,
        companion: Companion,
        play: Callable[[Cue], object] = lambda _: None,
        leave: Callable[[Companion], object] = lambda companion: in_background(companion.stop),
    ) -> None:
        """``play`` lets something be heard; ``leave`` gives the device back without waiting for it."""
        self.companion, self.play, self._leave = companion, play, leave
        super().__init__(lambda: tr("Companion"), self._about)
        self.board = Board(self)
        self.board.computers = companion.plan.computers
        self.pill = Pill(self)
        self.since = Label("", 13, 400, "ink3", parent=self)
        self.steps = Steps(self)
        self.panel = Panel(self)
        self.panel.hide()
        self.sides = Button(lambda: tr("Read from every side"), ButtonKind.ICON, self, icon_name="sync", name="sides")
        self.again = Button(lambda: tr("Read again"), ButtonKind.ICON, self, icon_name="refresh", name="again")
        self.at_right = [self.sides, self.again]
        self._shown = CompanionState()
        self._written = 0
        self._since = ""
        self._connect()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.look_now)
        self._timer.start(LOOK_EVERY)
        sys.setswitchinterval(SWITCH_INTERVAL)  # in a flood this thread must not wait long for its turn
        companion.start()

    def _connect(self) -> None:
        companion, panel = self.companion, self.panel
        self.sides.clicked.connect(self._turn_sides)
        self.again.clicked.connect(companion.read_again)
        self.steps.undo.clicked.connect(companion.undo)
        panel.way.connect(lambda n: companion.choose(panel.state.ways[n]))
        panel.entered.connect(lambda n: companion.enter(panel.state.entries[n].action))
        panel.named.connect(companion.name_tiles)
        panel.other_named.connect(companion.other_tile)
        panel.dice_told.connect(companion.tell_dice)
        panel.deals.connect(companion.deals_next)
        for button, asked in (
            (panel.any, companion.choose_any),
            (panel.forgotten, companion.forget_dice),
            (panel.hold, companion.hold_to),
            (panel.leave_round, companion.leave_round),
            (panel.connect_again, companion.connect_again),
        ):
            button.clicked.connect(asked)
        panel.keep.clicked.connect(companion.keep_screen)
        panel.reread.clicked.connect(companion.read_again)
        panel.settle.clicked.connect(companion.settle)
        panel.ignore.clicked.connect(lambda: companion.ignore(panel.state.pace is not Pace.IGNORED))

    def first(self) -> QWidget:
        """What has the focus when the page is shown."""
        return self

    def closing(self) -> None:
        self._timer.stop()
        self._leave(self.companion)

    def _about(self) -> str:
        table = self.companion.latest.table
        name = say(self.companion.plan.rules.name)
        return name if table is None else tr("{rules} · round {number}", rules=name, number=table.number)

    # --- showing

    def look_now(self) -> None:
        """Show what the thread of the device has made since."""
        self._tell_since()
        state = self.companion.latest
        if state is self._shown:
            return
        folded = self.panel.isHidden()
        for cue in cues(self._shown, state):
            self.play(cue)
        self._shown = state
        self.pill.show_state(state)
        self.board.show_state(state)
        self.steps.show_state(state)
        self.panel.show_state(state)
        if self.panel.wanted == folded:
            self.panel.setVisible(self.panel.wanted)
        self.place()
        finished = self.companion.finished
        for each in finished[self._written :]:
            self.settled.emit(each)
        if len(finished) > self._written:
            self._written = len(finished)
            self.about.say(self._about)

    def _tell_since(self) -> None:
        state, heard = self.companion.latest, self.companion.heard
        text = ""
        if state.device and heard is not None:
            tenths = max(0, time.monotonic_ns() // 1_000_000 - heard) // 500 * 5
            device = words.device(state.device)
            text = tr("{device} · {seconds} s ago", device=device, seconds=f"{tenths / 10:.1f}")
        if text != self._since:
            self._since = text
            self.since.say(text)

    def _turn_sides(self) -> None:
        self.board.four_sided = not self.board.four_sided
        self.board.update()

    # --- places and keys

    def place_body(self, rect: QRectF) -> None:
        px = look().px
        wide = self.pill.want().width()
        middle = self.width() / 2
        self.pill.put(middle - wide / 2, px(17), wide, px(40))
        right = min((button.x() for button in self.at_right), default=self.width())
        room = right - middle - wide / 2 - px(28)
        self.since.setVisible(room > px(90))
        self.since.put(middle + wide / 2 + px(14), px(17), max(0.0, room), px(40))
        left_end = middle - wide / 2 - px(12)
        if self.about.x() + self.about.width() > left_end:
            self.about.put(self.about.x(), px(18), max(0.0, left_end - self.about.x()), px(42))
        panel = px(372) if not self.panel.isHidden() else 0.0
        board = rect.width() - panel - (px(20) if panel else 0)
        strip = px(60)
        self.board.setGeometry(QRectF(rect.x(), rect.y(), board, rect.height() - strip - px(16)).toRect())
        self.steps.setGeometry(QRectF(rect.x(), rect.bottom() - strip, board, strip).toRect())
        if panel:
            self.panel.setGeometry(QRectF(rect.right() - panel, rect.y(), panel, rect.height()).toRect())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.panel.isHidden() and self.panel.press(event):
            return
        if event.key() == Qt.Key.Key_Z and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.steps.undo.click()
            return
        super().keyPressEvent(event)


def open_companion(window: MainWindow) -> Setup:
    """The page where a table is chosen; it opens the companion page, which writes finished rounds into the ledger."""
    lines = Lines(Scribe(window))
    setup = window.visit(Setup(window.house_rules.all().known, lines.scribe))
    sounds = Sounds(window.settings, setup)

    def begin(plan: TablePlan) -> None:
        sounds.take_settings(window.settings)
        companion, writing = lines.open(plan)
        page = window.visit(CompanionPage(companion, sounds.play, lines.leave))
        page.settled.connect(writing.show)

    setup.begun.connect(begin)
    setup.camera_wanted.connect(partial(open_camera_page, window, setup))
    setup.at_end = (sounds.close, lines.close)
    return setup
