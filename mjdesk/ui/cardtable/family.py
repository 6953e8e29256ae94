"""The table of letter cards as a family of the table widget."""

from __future__ import annotations

from typing import cast

from mjdesk.engine.events import Event
from mjdesk.ui.cardtable import words
from mjdesk.ui.cardtable.choreography import CardChoreographer
from mjdesk.ui.cardtable.layout import CardLayout
from mjdesk.ui.cardtable.naming import CardNaming
from mjdesk.ui.cardtable.panels import CardPanels
from mjdesk.ui.cardtable.placing import CardArranger
from mjdesk.ui.cardtable.shelf import CardShelf
from mjdesk.ui.i18n import tr
from mjdesk.ui.table.family import Family
from mjdesk.ui.table.layout import Panels, TableLayout
from mjdesk.ui.table.moment import Moment
from mjdesk.ui.table.pieces import Arrangement
from mjdesk.ui.table.placing import Kept


def _arranged(layout: TableLayout, places: Panels, moment: Moment, _event: Event | None, _kept: Kept) -> Arrangement:
    return CardArranger(cast("CardLayout", layout), places, moment).result()


CARDS = Family(
    lambda: tr("Card table"),
    CardShelf,
    CardLayout,
    CardPanels,
    _arranged,
    CardChoreographer,
    CardNaming,
    words.spoken,
    words.reason,
)
