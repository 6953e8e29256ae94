"""What areas of a table are called."""

from __future__ import annotations

from mjdesk.devices.camera.table_view import Purpose
from mjdesk.devices.link.messages import Zone
from mjdesk.ui.companion.words import seat_name
from mjdesk.ui.i18n import tr


def purpose_words(purpose: Purpose) -> str:
    """What lies in an area: whose pond or melds, the middle, dice."""
    if purpose is None:
        return tr("Dice")
    if purpose.zone is Zone.RIVER:
        return tr("{who}, pond", who=seat_name(purpose.seat or 0))
    if purpose.zone is Zone.MELD:
        return tr("{who}, melds", who=seat_name(purpose.seat or 0))
    return tr("Middle (turned tile)")
