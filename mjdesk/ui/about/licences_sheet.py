"""The sheet of licences: ours, then those of what is installed with mjdesk, each with its words."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import QPaintEvent, QPalette
from PySide6.QtWidgets import QFrame, QPlainTextEdit, QWidget

from mjdesk.notices import OURS, Notice, notices, our_licence, words_of
from mjdesk.ui.i18n import tr
from mjdesk.ui.look import look
from mjdesk.ui.rail import Item, Rail, RailArea, more_kinds, paint_rail_ground
from mjdesk.ui.widgets import Button, ButtonKind, Dropdown, Label, Sheet
from mjdesk.ui.widgets.base import named
from mjdesk.ui.widgets.page import SlimBar

_SELF: Final = "mjdesk"


class LicencesSheet(Sheet):
    """The sheet: the packages at the left, the words of the chosen one at the right."""

    size_units = QSizeF(1120, 680)
    least_units = 320.0

    def __init__(self) -> None:
        super().__init__()
        self.notices = (Notice(_SELF, OURS, ""), *notices())
        self.chosen = self.notices[0]
        self.rail_title = Label(lambda: tr("Licences"), 24, 700, parent=self, tracking=0.02)
        self.rail = Rail("licence")
        self.rail.chosen.connect(self.choose)
        self.rail_area = RailArea(self.rail, more_kinds, self)
        self.packages = Dropdown([notice.name for notice in self.notices], 0, self, name="packages", framed=True)
        named(self.packages, lambda: tr("Licences"))
        self.packages.chosen.connect(lambda place: self.choose(self.notices[place].name))
        self.title = Label(lambda: self.chosen.name, 20, 700, parent=self)
        self.about = Label(self._about, 14, 400, "ink2", parent=self)
        self.close_button = Button(lambda: tr("Close"), ButtonKind.ICON, self, icon_name="close", name="close")
        self.close_button.clicked.connect(self.shut)
        self.text = QPlainTextEdit(self)
        self.text.setObjectName("words")
        self.text.setReadOnly(True)
        self.text.setVerticalScrollBar(SlimBar(Qt.Orientation.Vertical))
        self.text.setFrameShape(QFrame.Shape.NoFrame)
        self.text.setTabChangesFocus(True)
        self.text.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByKeyboard | Qt.TextInteractionFlag.TextSelectableByMouse
        )
        self.rail.show_items([Item(n.name, n.name, n.licence.split(" ")[0]) for n in self.notices], _SELF)
        self.choose(_SELF)

    def first(self) -> QWidget:
        return self.rail.rows[0]

    def accept(self) -> None:
        self.shut()

    def choose(self, name: str) -> None:
        """Show the words of a package."""
        self.chosen = next(notice for notice in self.notices if notice.name == name)
        self.packages.show_place(self.notices.index(self.chosen))
        words = our_licence() if name == _SELF else words_of(self.chosen)
        self.text.setPlainText(words or tr("The package brings no text of its licence; its page does."))
        self.title.say(lambda: self.chosen.name)
        self.about.say(self._about)
        self.text.setAccessibleName(f"{self.chosen.name}, {self.chosen.licence}")

    def _about(self) -> str:
        return " · ".join(filter(None, (self.chosen.licence, self.chosen.page)))

    def _rail_width(self) -> float:
        return 0.0 if self.width() < look().px(760) else min(look().px(300), 0.3 * self.width())

    def place(self) -> None:
        if not hasattr(self, "text"):
            return
        px, width, height, rail = look().px, self.width(), self.height(), self._rail_width()
        narrow = rail == 0
        for part in (self.rail_area, self.rail_title, self.title):
            part.setVisible(not narrow)
        self.packages.setVisible(narrow)
        self.packages.put(px(28), px(24), min(self.packages.want().width(), width - px(130)), px(40))
        self.rail_title.put(px(28), px(24), rail - px(40), px(40))
        self.rail_area.put(0, px(78), rail, height - px(92))
        left, right = rail + px(32), width - px(32)
        self.title.put(left, px(22), right - left - px(50), px(40))
        self.about.put(left, px(62), right - left - px(8), px(26))
        self.close_button.put(right - px(37), px(22), px(38), px(38))
        self.text.setGeometry(round(left), round(px(100)), round(right - left), round(height - px(124)))
        self.text.verticalScrollBar().setFixedWidth(round(px(11)))
        self._dress()

    def _dress(self) -> None:
        """The colours and the type of the page."""
        paint = self.text.palette()
        for role in (QPalette.ColorRole.Base, QPalette.ColorRole.Window):
            paint.setColor(role, look().colour("bg"))
        paint.setColor(QPalette.ColorRole.Text, look().colour("ink2"))
        paint.setColor(QPalette.ColorRole.Highlight, look().colour("accent_soft"))
        paint.setColor(QPalette.ColorRole.HighlightedText, look().colour("ink"))
        self.text.setPalette(paint)
        self.text.setFont(look().font(14))

    def paintEvent(self, event: QPaintEvent) -> None:
        with self.ground() as painter:
            paint_rail_ground(painter, self._rail_width(), self.height(), edge=True)
