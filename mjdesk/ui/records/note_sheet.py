"""A note on a record: one line that is found again."""

from __future__ import annotations

from PySide6.QtCore import QSizeF, Signal
from PySide6.QtWidgets import QWidget

from mjdesk.record_keeping import NOTE_LENGTH
from mjdesk.ui.i18n import tr
from mjdesk.ui.look import look
from mjdesk.ui.widgets import Button, ButtonKind, Field, Label, Sheet


class NoteSheet(Sheet):
    """The note of one round. ``noted`` carries what is written when it is kept; empty takes the note away."""

    noted = Signal(str)
    size_units = QSizeF(620, 300)
    least_units = 290.0

    def __init__(self, about: str, note: str) -> None:
        super().__init__()
        self.setObjectName("note")
        self.title = Label(lambda: tr("A note on this round"), 24, 700, parent=self, tracking=0.02)
        self.about = Label(about, 14, 400, "ink2", parent=self)
        self.field = Field(lambda: tr("What you want to remember"), self, "note-line", icon_name="edit")
        self.field.edit.setMaxLength(NOTE_LENGTH)
        self.field.edit.setText(note)
        self.field.edit.returnPressed.connect(self.accept)
        self.keep = Button(lambda: tr("Keep"), ButtonKind.PRIMARY, self, key=lambda: tr("Enter"), name="keep-note")
        self.keep.clicked.connect(self.accept)
        self.leave = Button(lambda: tr("Cancel"), ButtonKind.QUIET, self, name="cancel-note")
        self.leave.clicked.connect(self.shut)
        self.setAccessibleName(f"{self.title.text()} {about}")

    def first(self) -> QWidget:
        return self.field.edit

    def accept(self) -> None:
        """Keep what is written."""
        self.noted.emit(self.field.edit.text().strip())
        self.shut()

    def place(self) -> None:
        px, left = look().px, look().px(36)
        wide = self.width() - 2 * left
        self.title.put(left, px(26), wide, px(40))
        self.about.put(left, px(70), wide, px(26))
        self.field.setGeometry(round(left - 6), round(px(112)), round(wide + 12), round(px(56)))
        foot = max(px(196), self.height() - px(82))
        keep, leave = self.keep.want().width(), self.leave.want().width()
        self.keep.put(left + wide - keep, foot, keep, px(48))
        self.leave.put(left + wide - keep - px(12) - leave, foot, leave, px(48))
