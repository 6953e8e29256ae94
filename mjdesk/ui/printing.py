"""The printers of the system: which one is to print, asked with the system's own dialog."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from mjdesk.ui.i18n import tr, translate_dialogs

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter


def ask_printer(parent: QWidget, tell: Callable[[str], object]) -> QPrinter | None:
    """The printer that the person chose, set up as they chose; None where there is none, which is told, or on second
    thoughts."""
    from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrinterInfo

    if not QPrinterInfo.availablePrinterNames():
        tell(tr("No printer is set up on this computer; a PDF can be printed elsewhere"))
        return None
    translate_dialogs()
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    return printer if QPrintDialog(printer, parent.window()).exec() else None
