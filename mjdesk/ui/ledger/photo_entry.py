"""From the page on which a round is entered to a photo, and back with its tiles."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from mjdesk.engine.tiles import FIRST_FLOWER
from mjdesk.ui.ledger.draft import Draft
from mjdesk.ui.ledger.form import left
from mjdesk.ui.photo.seen import Rules, Spread
from mjdesk.ui.shell import Shell

if TYPE_CHECKING:
    from mjdesk.devices.camera.picture import Picture
    from mjdesk.ui.ledger.entry_page import EntryPage
    from mjdesk.ui.ledger.tiles_mode import TilesMode
    from mjdesk.ui.photo.looking import Source
    from mjdesk.ui.photo.page import PhotoPage
    from mjdesk.ui.photo.viewfinder import Viewfinder


def offer_photos(window: Shell, page: EntryPage) -> None:
    """Open a photo whenever the page wants one; its tiles are then entered on the page."""
    page.photo_wanted.connect(partial(_open, window, page))


def _open(window: Shell, page: EntryPage, source: Source | None) -> None:
    from mjdesk.ui.photo.page import PhotoPage

    mode = page.by_tiles
    photo = PhotoPage(rules_of(mode), mode.palette_.rows, page.photo_work)
    photo.taken.connect(partial(_take, window, page, photo))
    photo.left.connect(lambda: setattr(page, "photo_work", photo.work))
    photo.camera_wanted.connect(partial(_open_camera, window, photo))
    window.visit(photo)
    if source is not None:
        photo.look_at(source)


def _open_camera(window: Shell, photo: PhotoPage) -> None:
    from mjdesk.ui.photo.viewfinder import Viewfinder

    finder = window.visit(Viewfinder())
    finder.taken.connect(partial(_taken, finder, photo))


def _taken(finder: Viewfinder, photo: PhotoPage, picture: Picture) -> None:
    finder.leave()
    photo.look_at(picture)


def _take(window: Shell, page: EntryPage, photo: PhotoPage, spread: Spread) -> None:
    photo.leave()
    draft = spread.draft
    page.take_seen(draft.hand, draft.win, spread.indicator, draft.melds)


def rules_of(mode: TilesMode) -> Rules:
    """What of the game matters for a photo: copies that are not entered of other seats already."""
    table, form = mode.table, mode.form
    others = tuple(Draft() if seat == mode.owner else draft for seat, draft in enumerate(form.drafts))
    rest = replace(form, drafts=others, indicator=None)
    system = table.evening.house.rules
    return Rules(
        mode.family.melding,
        tuple(left(table, rest, tile) for tile in range(FIRST_FLOWER)),
        system.turns_indicator,
        form.indicator,
        table.special,
    )
