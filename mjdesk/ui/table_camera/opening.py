"""From choosing a table to setting up the camera above it, and back with its name."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from mjdesk.ui.background import in_background
from mjdesk.ui.i18n import tr
from mjdesk.ui.shell import Shell

if TYPE_CHECKING:
    from mjdesk.devices.camera.table_view import TableView
    from mjdesk.ui.companion.setup import Setup

    from .page import CameraPage


def open_camera_page(window: Shell, setup: Setup, view: TableView | None) -> CameraPage:
    """Set up a camera, a new one or one that was set up before; it is kept and used when that is done."""
    from .page import CameraPage

    others = [other.name for other in setup.views if view is None or other.name != view.name]
    page = CameraPage(view, others)
    page.kept.connect(partial(_keep, window, setup, page, "" if view is None else view.name))
    return window.visit(page)


def _keep(window: Shell, setup: Setup, page: CameraPage, before: str, view: TableView) -> None:
    in_background(partial(_write, view, before), partial(_kept, window, setup, page, view))


def _write(view: TableView, before: str) -> OSError | None:
    from mjdesk.devices.camera.table_views import delete_view, keep_view

    try:
        keep_view(view)
        if before and before != view.name:
            delete_view(before)
    except OSError as error:
        return error
    return None


def _kept(window: Shell, setup: Setup, page: CameraPage, view: TableView, error: OSError | None) -> None:
    if error is not None:
        window.toast(tr("The disk refuses: {why}", why=error.strerror or str(error)))
        return
    page.leave()
    setup.use_view(view)
