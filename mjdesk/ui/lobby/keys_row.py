"""The keys of a table of 第6大陆 (``play-modes``, 5.9): 碰 杠 胡 放弃, bright where they may be pressed, and 帮助."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from mjdesk.engine.actions import Action, Kind
from mjdesk.ui.i18n import tr
from mjdesk.ui.look import look
from mjdesk.ui.models import TableModel
from mjdesk.ui.table.widget import TableWidget
from mjdesk.ui.theme import ON_FELT, ON_FELT3, colour
from mjdesk.ui.widgets import canvas
from mjdesk.ui.widgets.base import width_of, write

KINDS = (Kind.PENG, Kind.GANG, Kind.WIN, Kind.PASS)
HELP = "help"


def key_word(name: str) -> str:
    """The word on a key."""
    return {
        "peng": tr("Peng"),
        "gang": tr("Kong"),
        "win": tr("Win"),
        "pass": tr("Decline"),
        HELP: tr("Help"),
    }[name]


class Key(QAbstractButton):
    """A key. It takes no focus: every choice has a number key already."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.name = name
        self.setObjectName(f"key-{name}")
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.retranslate()

    def retranslate(self) -> None:
        """Take the word of the current language."""
        self.setText(key_word(self.name))
        self.setAccessibleName(key_word(self.name))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            self._paint(painter, QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5))

    def _paint(self, painter: QPainter, rect: QRectF) -> None:
        bright, radius = self.isEnabled(), look().px(10)
        ground = look().felt.glass
        painter.setPen(QPen(colour("#FFFFFF", 0.22 if bright else 0.08), 1))
        painter.setBrush(colour(ground, 0.9 if bright and self.underMouse() else 0.72))
        painter.drawRoundedRect(rect, radius, radius)
        ink = QColor(ON_FELT) if bright else colour(ON_FELT3, 0.55)
        font = look().font(15, 700 if bright else 500)
        write(painter, rect, self.text(), font, ink, align=Qt.AlignmentFlag.AlignHCenter)


class KeysRow(QWidget):
    """The row above the switches; it goes where they fold away. ``help_wanted``: the rules of the game."""

    help_wanted = Signal()

    def __init__(self, table: TableWidget) -> None:
        super().__init__(table)
        self.setObjectName("keys-row")
        self.table = table
        self.keys = {name: Key(name, self) for name in (*(kind.value for kind in KINDS), HELP)}
        for kind in KINDS:
            self.keys[kind.value].clicked.connect(lambda _on=False, kind=kind: self._press(kind))
        self.keys[HELP].clicked.connect(self.help_wanted)
        table.installEventFilter(self)
        look().changed.connect(self.place)

    def show_model(self, model: TableModel, _event: object = None) -> None:
        """Light what may be pressed now."""
        for kind in KINDS:
            self.keys[kind.value].setEnabled(self._action(kind) is not None)
        self.place()

    def _action(self, kind: Kind) -> Action | None:
        """What a key answers now: the first choice of its kind."""
        model = self.table.model
        if model is None or not self.table.open:
            return None
        return next((action for action in model.view.actions if action.kind is kind), None)

    def _press(self, kind: Kind) -> None:
        action = self._action(kind)
        if action is not None:
            self.table.answer(action)
            for key in KINDS:
                self.keys[key.value].setEnabled(False)

    def place(self) -> None:
        """Above the switches of the table, as wide as they are."""
        box, px = self.table.switches_box, look().px
        self.setVisible(box is not None)
        if box is None:
            return
        gap, high = px(6), px(34)
        wide = [max(px(38), width_of(key.text(), look().font(15, 700)) + px(14)) for key in self.keys.values()]
        room = sum(wide) + gap * (len(wide) - 1)
        left = max(0.0, box.x + box.w - room)
        self.setGeometry(round(left), round(box.y - high - px(10)), round(room), round(high))
        x = 0.0
        for key, each in zip(self.keys.values(), wide, strict=True):
            key.setGeometry(round(x), 0, round(each), round(high))
            x += each + gap

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize:
            self.place()
        return super().eventFilter(watched, event)
