"""A second window for those who look on, such as a screen in the room: it is a watcher and sees what watchers see."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from mjdesk.ui.i18n import tr
from mjdesk.ui.models import TableModel
from mjdesk.ui.table.widget import TableWidget


class PublicScreen(QWidget):
    """The window; Escape closes it, F11 fills the screen. ``closed`` when it goes."""

    closed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("public-screen")
        self.setWindowTitle(tr("mjdesk: looking on"))
        self.resize(1366, 768)
        self.table = TableWidget(self)
        self.table.watch()

    def show_model(self, model: TableModel) -> None:
        """Show the table as watchers see it."""
        self.table.show_model(model)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.table.setGeometry(self.rect())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        elif event.key() == Qt.Key.Key_F11:
            self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.closed.emit()
        super().closeEvent(event)
