"""From one page of photos to the next: the viewfinder, one's own sets, photographing one."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from mjdesk.ui.i18n import tr
from mjdesk.ui.shell import Shell

if TYPE_CHECKING:
    from mjdesk.devices.camera.own_set import OwnSet
    from mjdesk.devices.camera.picture import Picture

    from .sets_page import SetsPage
    from .spread_page import SpreadPage
    from .teach_page import TeachPage
    from .viewfinder import Viewfinder


def offer_camera(window: Shell, page: SpreadPage) -> None:
    """Open the viewfinder whenever a page wants a photo; it is then read there."""
    page.camera_wanted.connect(partial(_open_camera, window, page))


def _open_camera(window: Shell, page: SpreadPage) -> None:
    from .viewfinder import Viewfinder

    finder = window.visit(Viewfinder())
    finder.taken.connect(partial(_taken, finder, page))


def _taken(finder: Viewfinder, page: SpreadPage, picture: Picture) -> None:
    finder.leave()
    page.look_at(picture)


def open_sets(window: Shell, changed: Callable[[], object]) -> SetsPage:
    """Open the page of one's own tiles; ``changed`` is called when photos are read by another set."""
    from .sets_page import SetsPage

    page = SetsPage()
    page.wanted.connect(partial(_open_teaching, window, page))
    page.changed.connect(changed)
    page.said.connect(window.toast)
    return window.visit(page)


def _open_teaching(window: Shell, sets: SetsPage, own: OwnSet | None) -> None:
    from .teach_page import TeachPage

    name = sets.kept.free_name(tr("My tiles")) if own is None else own.name
    others = [other.name for other in sets.kept.sets if own is None or other.name != own.name]
    page = TeachPage(name, own, others)
    offer_camera(window, page)
    kept = {"name": "" if own is None else own.name}  # under which name it lies in the profile

    def keep(learned: OwnSet) -> None:
        sets.keep(learned, kept["name"])
        kept["name"] = learned.name

    page.learned.connect(keep)
    page.finished.connect(partial(_finished, window, page))
    window.visit(page)


def _finished(window: Shell, page: TeachPage) -> None:
    if page.own is not None:
        window.toast(tr("“{name}” is learned: photos are read by it now", name=page.own.name))
    page.leave()
