"""Lines and paragraphs of text on paper or felt."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QPaintEvent
from PySide6.QtWidgets import QLabel, QWidget

from mjdesk.ui.look import look
from mjdesk.ui.widgets.base import (
    Source,
    canvas,
    line_height,
    paragraph,
    text_of,
    width_of,
    write,
    write_paragraph,
)


class Label(QLabel):
    """A text of the type scale in a colour token; one line unless ``wraps``."""

    def __init__(
        self,
        source: Source,
        size: float = 14,
        weight: int = 400,
        ink: str = "ink",
        *,
        parent: QWidget | None = None,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
        wraps: bool = False,
        tracking: float = 0.0,
    ) -> None:
        super().__init__(parent)
        self.source, self.size_units, self.weight, self.ink = source, size, weight, ink
        self.align, self.wraps, self.tracking = align, wraps, tracking
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(text_of(source))

    def say(self, source: Source) -> None:
        """Say something else."""
        self.source = source
        self.setText(text_of(source))
        self.update()

    def type(self) -> QFont:
        """The font at the current scale."""
        return look().font(self.size_units, self.weight, self.tracking)

    def want(self) -> QSizeF:
        """Size of the text on one line, in px."""
        font = self.type()
        return QSizeF(width_of(self.text(), font) + 1, line_height(font))

    def height_for(self, width: float) -> float:
        """Height as a paragraph of this width, in px."""
        font = self.type()
        return line_height(font) * (len(paragraph(self.text(), font, width)) if self.wraps else 1)

    def put(self, x: float, y: float, width: float, height: float) -> None:
        """Place the text, in px of the parent."""
        self.setGeometry(round(x), round(y), round(width + 0.49), round(height + 0.49))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.setText(text_of(self.source))
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            font, ink, rect = self.type(), look().colour(self.ink), QRectF(self.rect())
            if self.wraps:
                write_paragraph(painter, rect, paragraph(self.text(), font, rect.width()), font, ink)
            else:
                write(painter, rect, self.text(), font, ink, align=self.align)
