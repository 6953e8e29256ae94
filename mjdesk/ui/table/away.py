"""What lies above the hand while the seat plays by itself: the way back, whether it stays so in the next round."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from mjdesk.ui.i18n import tr
from mjdesk.ui.table.geometry import Box
from mjdesk.ui.table.glass import Ink, Panel, Style, divider, fill, focus_ring, outline, text
from mjdesk.ui.theme import AMBER, AMBER_NUMBER, ON_FELT, ON_FELT2, colour

KEY = "A"  #: the key that switches it
_HEIGHT, _EDGE, _GAP = 52, 20, 16
_KNOB = 24


@dataclass(frozen=True, slots=True)
class AwayState:
    """What the panel shows: whether it is to be kept on, and what is pointed at."""

    keep: bool
    hover: str | None
    focus: str | None
    language: str


def _words() -> tuple[str, str, str]:
    return tr("Playing by itself"), tr("Take over"), tr("Next round too")


def size(style: Style) -> tuple[float, float]:
    """Width and height of the panel."""
    said, back, keep = _words()
    gx = style.gx
    width = style.width(said, 15, 600) + style.width(back, 15, 600) + style.width(keep, 14) + style.width(KEY, 12)
    return width + gx(2 * _EDGE + 4 * _GAP + _KNOB + 44), gx(_HEIGHT)


def parts(style: Style, box: Box) -> dict[str, Box]:
    """Where the way back and the switch lie, relative to the panel."""
    said, back, keep = _words()
    gx = style.gx
    x = gx(_EDGE) + style.width(said, 15, 600) + gx(_GAP)
    wide = style.width(back, 15, 600) + style.width(KEY, 12) + gx(44)
    inner = box.h - gx(12)
    found = {"away-back": Box(x, gx(6), wide, inner)}
    x += wide + 2 * gx(_GAP)
    found["away-keep"] = Box(x - gx(8), gx(6), style.width(keep, 14) + gx(_KNOB + 14), inner)
    return found


def spoken() -> dict[str, str]:
    """The names of both for the screen reader."""
    said, back, keep = _words()
    return {"away-back": f"{said} {back}", "away-keep": keep}


class AwayItem(Panel):
    """The panel on the table."""

    action = True
    radius = 16

    def draw(self, painter: QPainter) -> None:
        state: AwayState = self.state
        style, middle = self.style, self.box.h / 2
        gx, (said, back, keep) = style.gx, _words()
        text(painter, style, said, (gx(_EDGE), middle), Ink(15, 600))
        boxes = {name: QRectF(b.x, b.y, b.w, b.h) for name, b in parts(style, self.box).items()}
        button = boxes["away-back"]
        fill(painter, button, gx(11), colour(AMBER, 0.28 if state.hover == "away-back" else 0.16))
        outline(painter, button, gx(11), AMBER, gx(1.5))
        used = text(painter, style, back, (button.x() + gx(13), middle), Ink(15, 600))
        cap = QRectF(button.x() + gx(13 + 9) + used, middle - gx(9), style.width(KEY, 12) + gx(10), gx(18))
        outline(painter, cap, gx(5), colour("#FFFFFF", 0.3), 1)
        text(painter, style, KEY, (cap.center().x(), middle), Ink(12, 500, ON_FELT2), align="middle")
        self._keep(painter, boxes["away-keep"], keep, state.keep)
        for name, box in boxes.items():
            if state.focus == name:
                focus_ring(painter, box.adjusted(6, 6, -6, -6), gx(6))

    def _keep(self, painter: QPainter, box: QRectF, word: str, on: bool) -> None:
        style, middle = self.style, self.box.h / 2
        gx = style.gx
        divider(painter, (box.x() - gx(_GAP - 8), gx(14)), (box.x() - gx(_GAP - 8), self.box.h - gx(14)))
        at = QPointF(box.x() + gx(14), middle)
        painter.setBrush(QColor(AMBER) if on else Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(AMBER) if on else QColor(ON_FELT2), gx(1.6)))
        painter.drawEllipse(at, gx(4.6), gx(4.6))
        ink = Ink(14, 500, AMBER_NUMBER if on else ON_FELT)
        text(painter, style, word, (box.x() + gx(_KNOB + 4), middle), ink)
