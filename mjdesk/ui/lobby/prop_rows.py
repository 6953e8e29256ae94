"""The rows of the bag: a prop each, with its emblem, what it does, how many there are, and why it cannot be used."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from mjdesk.engine import props
from mjdesk.modes.bag import Prop
from mjdesk.ui.i18n import say, tr
from mjdesk.ui.icons import icon
from mjdesk.ui.look import look
from mjdesk.ui.widgets import Painted, canvas
from mjdesk.ui.widgets.base import shade, width_of, write

EMBLEMS: Final[Mapping[str, str]] = {
    "yuyin": "speech",
    "jinshouzhi": "finger",
    props.QIANKUN: "shift",
    props.TOULIANG: "swap",
    props.YIHUA: "graft",
    props.QIANLI: "far-eye",
    props.SHUNFENG: "ear",
}
HIGH: Final = 58.0


class PropRow(Painted, QAbstractButton):
    """A prop. ``state`` says in a word how it stands: on, off, ready, or why it cannot be used."""

    pad_units = 4

    def __init__(self, prop: Prop, parent: QWidget) -> None:
        super().__init__(parent)
        self.prop, self.count, self.state, self.usable = prop, 0, "", False
        self.setObjectName(f"prop-{prop.id}")
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_state(self, count: int, state: str, *, usable: bool) -> None:
        """How many there are and how it stands."""
        self.count, self.state, self.usable = count, state, usable
        number = "" if self.prop.price is None else tr("%n in the bag", count)
        spoken = (say(self.prop.name), number, state, say(self.prop.about))
        self.setAccessibleName(tr(", ").join(part for part in spoken if part))
        self.update()

    def want(self) -> QSizeF:
        return QSizeF(look().px(460), look().px(HIGH))

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            px, face, here = look().px, self.face(), self.isChecked()
            radius = px(14)
            painter.setPen(QPen(look().colour("accent"), px(1.6)) if here else QPen(look().colour("line"), 1))
            ground = (
                look().colour("accent_soft") if here else look().colour("raised" if self.underMouse() else "surface")
            )
            painter.setBrush(ground)
            painter.drawRoundedRect(face.adjusted(0.75, 0.75, -0.75, -0.75), radius, radius)
            disc = QRectF(face.x() + px(11), face.center().y() - px(19), px(38), px(38))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(look().colour("accent") if self.usable else shade("ink3", 0.16))
            painter.drawEllipse(disc)
            ink = look().palette.on_accent if self.usable else look().palette.ink2
            size = px(22)
            at = QPointF(disc.center().x() - size / 2, disc.center().y() - size / 2)
            painter.drawPixmap(at, icon(EMBLEMS[self.prop.id], size, ink, self.devicePixelRatioF()))
            left, right = face.x() + px(61), face.right() - px(16)
            upper = QRectF(left, face.y() + px(7), right - left, px(24))
            write(painter, upper, say(self.prop.name), look().font(15.5, 600), look().colour("ink"))
            end = Qt.AlignmentFlag.AlignRight
            small = look().font(13, 600 if self.usable else 400)
            words = self._right_words()
            write(painter, upper, words, small, look().colour("accent_ink" if self.usable else "ink2"), align=end)
            lower = QRectF(left, face.y() + px(30), right - left, px(20))
            write(painter, lower, say(self.prop.about), look().font(12.5), look().colour("ink2"))
            self.paint_ring(painter, face, radius)

    def _right_words(self) -> str:
        number = "" if self.prop.price is None else f"× {self.count}"
        room = self.face().width() - look().px(120) - width_of(say(self.prop.name), look().font(15.5, 600))
        both = "  ".join(part for part in (self.state, number) if part)
        return both if width_of(both, look().font(13, 600)) <= room else number or self.state
