"""A window of pages that cross-fade, and of sheets over them. Nothing opens a window of the system's own."""

from __future__ import annotations

from typing import Protocol, TypeVar, runtime_checkable

from PySide6.QtCore import QCoreApplication, QEvent, QSize, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QImage, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QApplication, QWidget

from mjdesk.ui.look import look
from mjdesk.ui.theme import MOTION
from mjdesk.ui.widgets.base import Source, canvas
from mjdesk.ui.widgets.full_page import FullPage, first_focus
from mjdesk.ui.widgets.page import SPOKEN
from mjdesk.ui.widgets.sheet import Curtain, Overlay, Sheet
from mjdesk.ui.widgets.toast import Toast

SMALLEST = (1180, 664)
TITLE_BAR = 40  #: px that a window manager may put above the window
AnySheet = TypeVar("AnySheet", bound=Sheet)
AnyPage = TypeVar("AnyPage", bound=FullPage)


@runtime_checkable
class CanFinish(Protocol):
    """A page or sheet with something that moves."""

    def finish_motion(self) -> None:
        """Let everything arrive."""


class Shell(QWidget):
    """A window that shows one page, changes it with a cross-fade, and lays sheets over it."""

    first_frame = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.overlays: list[Overlay] = []
        self.page: QWidget | None = None
        self._visits: list[tuple[FullPage, QWidget | None]] = []  #: pages visited, and what was shown before each
        self._curtain: Curtain | None = None
        self._toast: Toast | None = None
        self._painted = False
        self.setMinimumSize(*SMALLEST)
        self.resize(self._first_size())

    @staticmethod
    def _first_size() -> QSize:
        """The standard size, or what the screen has room for with a title bar."""
        standard, screen = QSize(1366, 768), QGuiApplication.primaryScreen()
        if QGuiApplication.platformName() == "offscreen":
            return standard
        return standard.boundedTo(screen.availableSize() - QSize(0, TITLE_BAR))

    # --- pages

    def show_page(self, page: QWidget) -> None:
        """Show another page, without sheets; the old picture fades away."""
        if page is self.page and not self.overlays:
            return
        picture = self._leaving()
        for overlay in self.overlays:
            overlay.hide()
            overlay.deleteLater()
        self.overlays.clear()
        if page is self.page:
            page.setFocus()
            self._fade(picture, MOTION.page)
            return
        old, self.page = self.page, page
        page.setParent(self)
        page.setGeometry(self.rect())
        page.show()
        page.lower()
        page.setFocus()
        if old is not None:
            old.hide()
        self._fade(picture, MOTION.page, None if look().settings.reduced_motion else page)

    def visit(self, page: AnyPage) -> AnyPage:
        """Show a page until it is left; then what was there before is shown again."""
        page.left.connect(lambda: self.leave_page(page))
        self._visits.append((page, self.page))
        self.show_page(page)
        first_focus(page).setFocus()
        return page

    def leave_page(self, page: FullPage) -> None:
        """Go back to what was shown before a page; it and what was visited from it are gone."""
        visited = [visit[0] for visit in self._visits]
        if page not in visited:
            return
        gone = self._visits[visited.index(page) :]
        del self._visits[visited.index(page) :]
        before = gone[0][1]
        if before is not None:
            self.show_page(before)
            first_focus(before).setFocus()
        for old, _ in gone:
            old.closing()
            old.deleteLater()

    def leave_pages(self) -> None:
        """Go back from all pages that are visited."""
        if self._visits:
            self.leave_page(self._visits[0][0])

    def _leaving(self) -> QPixmap | None:
        """The picture of what is about to go, None where nobody has seen it."""
        self.finish_motion()
        return self._picture() if self.isVisible() and self._painted else None

    def _fade(self, picture: QPixmap | None, duration: int, rising: QWidget | None = None) -> None:
        """Lay a picture over what has come, and let it fade; ``rising`` comes up under it."""
        if picture is not None:
            self._curtain = Curtain(self, picture, look().duration(duration), rising)
            self._curtain.destroyed.connect(self._curtain_gone)

    def _picture(self) -> QPixmap:
        """What the window shows now; all of it is painted anew only where the window cannot be asked for it."""
        if self._painted:  # what has changed since the last frame, as the curtain that a motion left, is still to come
            QApplication.sendEvent(self, QEvent(QEvent.Type.UpdateRequest))
        store = self.backingStore() if self._painted else None
        image = None if store is None else store.paintDevice()
        if not isinstance(image, QImage) or image.size() != self.size() * self.devicePixelRatioF():
            return self.grab()
        picture = QPixmap.fromImage(image.copy())
        picture.setDevicePixelRatio(self.devicePixelRatioF())
        return picture

    def _curtain_gone(self) -> None:
        self._curtain = None

    def finish_motion(self) -> None:
        """End the fade that runs, if any."""
        if self._curtain is not None:
            curtain, self._curtain = self._curtain, None
            curtain.destroyed.disconnect(self._curtain_gone)
            curtain.finish()

    def finish_everything(self) -> None:
        """Let all that moves in the window arrive."""
        self.finish_motion()
        for part in (self.page, self.sheet):
            if isinstance(part, CanFinish):
                part.finish_motion()

    # --- sheets

    def open_sheet(self, sheet: AnySheet) -> AnySheet:
        """Lay a sheet over the window; it goes when it says ``closed``."""
        self.finish_motion()
        picture = self._picture()
        overlay = Overlay(self, sheet, picture)
        overlay.closed.connect(lambda: self.close_sheet(overlay))
        self.overlays.append(overlay)
        self._fade(picture if self.isVisible() else None, MOTION.panel)
        return sheet

    def close_sheet(self, overlay: Overlay | None = None) -> None:
        """Take a sheet away, the topmost one unless told."""
        overlay = overlay or (self.overlays[-1] if self.overlays else None)
        if overlay is None or overlay not in self.overlays:
            return
        picture = self._leaving()
        self.overlays.remove(overlay)
        under = self.overlays[-1].sheet.first() if self.overlays else self.page
        if under is not None:
            under.setFocus()  # before it is hidden: else Qt looks through all controls for the next one
        overlay.hide()
        overlay.deleteLater()
        self._fade(picture, MOTION.panel)

    @property
    def sheet(self) -> Sheet | None:
        """The topmost sheet."""
        return self.overlays[-1].sheet if self.overlays else None

    def toast(self, text: Source) -> None:
        """Say something in passing."""
        if self._toast is None:
            self._toast = Toast(self)
        self._toast.say(text)

    @property
    def toasted(self) -> str:
        """What was said in passing last."""
        return "" if self._toast is None else self._toast.text

    # --- events

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ShortcutOverride:  # comes before the press of a key, whoever takes that
            self.finish_everything()
        done = super().event(event)
        if event.type() is QEvent.Type.LanguageChange:  # no frame shows new words in old places
            QCoreApplication.sendPostedEvents(None, SPOKEN.value)
        return done

    def resizeEvent(self, event: QResizeEvent) -> None:
        look().fit(self.width(), self.height())
        self.finish_motion()
        for widget in (self.page, *self.overlays):
            if widget is not None:
                widget.setGeometry(self.rect())
        if self._toast is not None:
            self._toast.place()

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            painter.fillRect(self.rect(), look().colour("bg"))
        if not self._painted:
            self._painted = True
            QTimer.singleShot(0, self.first_frame.emit)
