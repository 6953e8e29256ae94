"""The table of letter cards as a family of the table widget."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from PySide6.QtWidgets import QGraphicsScene

from mjdesk.engine.events import Event
from mjdesk.ui.cardtable import words
from mjdesk.ui.cardtable.choreography import CardChoreographer
from mjdesk.ui.cardtable.layout import CardLayout
from mjdesk.ui.cardtable.naming import CardNaming
from mjdesk.ui.cardtable.panels import CardPanels
from mjdesk.ui.cardtable.placing import CardArranger
from mjdesk.ui.cardtable.shelf import CardShelf
from mjdesk.ui.i18n import tr
from mjdesk.ui.models import TableModel
from mjdesk.ui.table.choreography import Flight
from mjdesk.ui.table.family import Family
from mjdesk.ui.table.glass import Style
from mjdesk.ui.table.layout import Box, Panels, TableLayout
from mjdesk.ui.table.moment import Moment
from mjdesk.ui.table.naming import Doing
from mjdesk.ui.table.panels import PanelSet
from mjdesk.ui.table.pieces import Arrangement, Key, Placed
from mjdesk.ui.table.placing import Kept
from mjdesk.ui.table.targets import Target


class CardFamily(Family):
    """The card table."""

    def name(self) -> str:
        return tr("Card table")

    def shelf(self) -> CardShelf:
        return CardShelf()

    def layout(self, width: float, height: float, players: int, **scales: Any) -> TableLayout:
        return CardLayout(width, height, players, **scales)

    def panels(self, scene: QGraphicsScene, style: Style) -> PanelSet:
        return CardPanels(scene, style)

    def arrangement(
        self, layout: TableLayout, places: Panels, moment: Moment, event: Event | None, kept: Kept
    ) -> Arrangement:
        return CardArranger(cast("CardLayout", layout), places, moment).result()

    def flights(
        self,
        layout: TableLayout,
        moment: Moment,
        event: Event,
        *,
        before: dict[Key, Placed],
        last: Arrangement | None,
        now: Arrangement,
    ) -> list[Flight]:
        return CardChoreographer(layout, moment.model.view, before, last, now).flights(event)

    def targets(
        self,
        layout: TableLayout,
        places: Panels,
        moment: Moment,
        panels: PanelSet,
        doing: Doing,
        *,
        hand: Sequence[Box],
        shown_place: int | None,
    ) -> tuple[Target, ...]:
        return CardNaming(layout, places, moment, panels, doing).targets(hand, shown_place)

    def spoken(self, event: Event | None, model: TableModel) -> str:
        return words.spoken(event, model)

    def notice(self, event: Event, model: TableModel) -> str:
        return words.reason(event, model)
