"""The page: the program at the left, what it finds on this machine at the right."""

from __future__ import annotations

from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QPainter
from PySide6.QtWidgets import QWidget

from mjdesk.doctor import Report, State, examine
from mjdesk.profile import profile_dir, write_atomic
from mjdesk.ui.about.findings import FindingList
from mjdesk.ui.about.program_card import ProgramCard
from mjdesk.ui.background import in_background
from mjdesk.ui.i18n import tr
from mjdesk.ui.icons import icon
from mjdesk.ui.ledger.parts import paint_panel, paint_shadow
from mjdesk.ui.look import look
from mjdesk.ui.widgets import Button, ButtonKind, Scroll
from mjdesk.ui.widgets.base import write
from mjdesk.ui.widgets.full_page import FullPage

if TYPE_CHECKING:
    from mjdesk.ui.window import MainWindow

_HEAD = 72  #: height of the summary over the findings, at 100 %


class AboutPage(FullPage):
    """The page. ``said`` is to be said in passing; ``licences_wanted`` asks for the licences of others."""

    said = Signal(str)
    licences_wanted = Signal()

    def __init__(self) -> None:
        super().__init__(lambda: tr("About mjdesk"), lambda: tr("What works on this machine, and what is missing"))
        self.report: Report | None = None
        self._panel = QRectF()
        self.card = ProgramCard(self)
        self.licences = Button(lambda: tr("Licences"), ButtonKind.QUIET, self, icon_name="document", name="licences")
        self.licences.clicked.connect(self.licences_wanted)
        self.again = Button(lambda: tr("Look again"), ButtonKind.QUIET, self, icon_name="refresh", name="look-again")
        self.again.clicked.connect(self.look)
        self.support = Button(
            lambda: tr("File for support"), ButtonKind.QUIET, self, icon_name="download", name="support"
        )
        self.support.clicked.connect(self.write_support)
        self.at_right = [self.support, self.again]
        self.list = FindingList()
        self.list.copied.connect(self._copy)
        self.area = Scroll(self.list, self, ground="raised")
        self.look()

    def first(self) -> QWidget:
        """What has the focus when the page is shown."""
        return self.again

    # --- looking

    def look(self) -> None:
        """Look at everything, off the window's thread."""
        self.report = None
        self.again.setEnabled(False)
        self.support.setEnabled(False)
        in_background(examine, self._show)
        self.update()

    def _show(self, report: Report) -> None:
        self.report = report
        self.again.setEnabled(True)
        self.support.setEnabled(True)
        self.list.show_report(report)
        self.setAccessibleDescription(self._summary())
        self._restyle()

    def _summary(self) -> str:
        if self.report is None:
            return tr("Looking …")
        wrong = len(self.report.of(State.WRONG))
        return tr("%n thing(s) do not work", wrong) if wrong else tr("Everything works")

    def _copy(self, line: str) -> None:
        QGuiApplication.clipboard().setText(line)
        self.said.emit(tr("Copied: type it into a terminal"))

    def write_support(self) -> None:
        """Write the file for support into the folder of exports."""
        if self.report is None:
            return
        stamp = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
        path = profile_dir() / "exports" / f"mjdesk-support-{stamp}.zip"
        in_background(partial(_write, path, self.report), self._written)

    def _written(self, answer: tuple[Path, str]) -> None:
        path, fault = answer
        if fault:
            self.said.emit(tr("Could not be saved: {what}", what=fault))
        else:
            self.said.emit(tr("{path}: no names, no paths of yours", path=path))

    # --- places

    def place_body(self, rect: QRectF) -> None:
        if not hasattr(self, "area"):
            return
        px, gap = look().px, look().px(20)
        narrow = rect.width() < px(860)
        wide = 0.0 if narrow else min(px(300), 0.3 * rect.width())
        self.card.setVisible(not narrow)
        self.card.setGeometry(round(rect.x()), round(rect.y()), round(wide), round(rect.height()))
        if narrow:
            self._panel = QRectF(rect)
            self.licences.put(
                rect.right() - self.licences.want().width() - px(16),
                rect.y() + px(14),
                self.licences.want().width(),
                px(44),
            )
        else:
            self._panel = QRectF(rect.x() + wide + gap, rect.y(), rect.width() - wide - gap, rect.height())
            self.licences.put(rect.x() + px(24), rect.bottom() - px(68), wide - px(48), px(44))
        self.licences.raise_()
        self.list.setFixedWidth(max(0, round(self._panel.width() - px(14))))
        self.list.place()
        top = self._panel.y() + px(_HEAD)
        self.area.put(self._panel.x() + 1, top, self._panel.width() - px(6), self._panel.bottom() - top - px(20))

    def paint_ground(self, painter: QPainter) -> None:
        super().paint_ground(painter)
        px, dpr = look().px, self.devicePixelRatioF()
        if self.card.isVisibleTo(self):
            paint_shadow(painter, QRectF(self.card.geometry()), dpr)
        paint_shadow(painter, self._panel, dpr)
        paint_panel(painter, self._panel)
        works = self.report is not None and self.report.works
        name, ink = (
            ("check", "ok") if works else ("hourglass", "ink3") if self.report is None else ("warning", "accent_ink")
        )
        size, y = px(26), self._panel.y() + px(_HEAD) / 2
        picture = icon(name, size, look().colour(ink).name(), dpr)
        painter.drawPixmap(QPointF(self._panel.x() + px(18), y - size / 2), picture)
        words = QRectF(self._panel.x() + px(54), y - px(20), self._panel.width() - px(70), px(40))
        write(painter, words, self._summary(), look().font(18, 600), look().colour("ink"))
        painter.setPen(look().colour("line"))
        foot = self._panel.y() + px(_HEAD) - 0.5
        painter.drawLine(QPointF(self._panel.x(), foot), QPointF(self._panel.right(), foot))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        bar = self.area.verticalScrollBar()
        steps = {
            Qt.Key.Key_Up: -bar.singleStep(),
            Qt.Key.Key_Down: bar.singleStep(),
            Qt.Key.Key_PageUp: -bar.pageStep(),
            Qt.Key.Key_PageDown: bar.pageStep(),
        }
        if Qt.Key(event.key()) in steps:
            bar.setValue(bar.value() + steps[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)


def _write(path: Path, report: Report) -> tuple[Path, str]:
    from mjdesk.doctor.bundle import bundle

    try:
        write_atomic(path, bundle(report))
    except OSError as error:
        return path, error.strerror or str(error)
    return path, ""


def open_about(window: MainWindow) -> AboutPage:
    """Show the page."""
    page = window.visit(AboutPage())
    page.said.connect(window.toast)

    def licences() -> None:
        from mjdesk.ui.about.licences_sheet import LicencesSheet

        window.open_sheet(LicencesSheet())

    page.licences_wanted.connect(licences)
    return page
