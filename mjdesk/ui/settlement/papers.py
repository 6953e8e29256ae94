"""A settlement to take away: a picture to share, a page of PDF, paper from a printer."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QSizeF
from PySide6.QtGui import QGuiApplication, QPageLayout, QPainter

from mjdesk.ui import exports
from mjdesk.ui.i18n import tr
from mjdesk.ui.printing import ask_printer
from mjdesk.ui.widgets import MenuList

if TYPE_CHECKING:
    from mjdesk.ui.settlement.sheet import SettlementSheet


class Papers:
    """What can be had of the settlement that a sheet shows."""

    def __init__(self, sheet: SettlementSheet) -> None:
        self._sheet = sheet

    def open(self) -> MenuList:
        """A list of the ways onto paper."""
        self._sheet.finish_motion()
        ways = (
            (tr("Save as PDF"), tr("A page to keep or to send"), self.save_page),
            (tr("Print …"), tr("On a printer of this computer"), self.print_page),
        )
        button = self._sheet.print_button
        menu = MenuList([way[0] for way in ways], -1, button, button.face(), [way[1] for way in ways])
        menu.chosen.connect(lambda place: ways[place][2]())
        return menu

    def share(self) -> None:
        """Keep a picture, and copy it."""
        self._sheet.finish_motion()
        picture, path = self._sheet.grab(), self._path("png")
        QGuiApplication.clipboard().setPixmap(picture)
        self._keep(partial(exports.save_picture, path, picture), path)

    def save_page(self) -> None:
        """Keep a page of PDF."""
        path = self._path("pdf")
        self._keep(partial(exports.save_landscape, path, QSizeF(self._sheet.size()), self._paint), path)

    def print_page(self) -> None:
        """Print a page on a printer that the person chooses."""
        printer = ask_printer(self._sheet, self._sheet.said.emit)
        if printer is not None:
            printer.setPageOrientation(QPageLayout.Orientation.Landscape)
            exports.paint_fitted(printer, QSizeF(self._sheet.size()), self._paint)
            self._sheet.said.emit(tr("Sent to the printer"))

    def _path(self, suffix: str) -> Path:
        return exports.export_path(f"round-{self._sheet.model.number:02}", suffix)

    def _paint(self, painter: QPainter) -> None:
        self._sheet.render(painter, QPoint())

    def _keep(self, write: Callable[[], None], path: Path) -> None:
        try:
            write()
        except OSError as error:
            self._sheet.said.emit(tr("Could not be saved: {what}", what=error.strerror or str(error)))
        else:
            self._sheet.said.emit(tr("Saved as {path}", path=path))
