"""From the page on which a round is entered to a photo, and back with its tiles."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from mjdesk.engine.tiles import FIRST_FLOWER
from mjdesk.ui.ledger.draft import Draft
from mjdesk.ui.ledger.form import left
from mjdesk.ui.photo.opening import offer_camera, open_sets
from mjdesk.ui.photo.seen import Rules, Spread
from mjdesk.ui.photo.words import left_out
from mjdesk.ui.shell import Shell

if TYPE_CHECKING:
    from mjdesk.ui.ledger.entry_page import EntryPage
    from mjdesk.ui.ledger.tiles_mode import TilesMode
    from mjdesk.ui.photo.looking import Source
    from mjdesk.ui.photo.page import PhotoPage


def offer_photos(window: Shell, page: EntryPage) -> None:
    """Open a photo whenever the page wants one; its tiles are then entered on the page."""
    page.photo_wanted.connect(partial(_open, window, page))


def _open(window: Shell, page: EntryPage, source: Source | None) -> None:
    from mjdesk.ui.photo.page import PhotoPage

    mode = page.by_tiles
    photo = PhotoPage(rules_of(mode), mode.palette_.rows, page.photo_work)
    photo.taken.connect(partial(_take, window, page, photo))
    photo.left.connect(partial(_remember, page, photo))
    photo.sets_wanted.connect(lambda: open_sets(window, photo.read_again))
    photo.said.connect(window.toast)
    offer_camera(window, photo)
    window.visit(photo)
    if source is not None:
        photo.look_at(source)


def _remember(page: EntryPage, photo: PhotoPage) -> None:
    """The photo as far as it is put right, to go on with until the round is saved."""
    page.photo_work = photo.work
    page.offer_to_keep()


def _take(window: Shell, page: EntryPage, photo: PhotoPage, spread: Spread) -> None:
    photo.leave()
    draft = spread.draft
    page.take_seen(draft.hand, draft.win, spread.indicator, draft.melds)
    if words := left_out(spread):
        window.toast(words)


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
