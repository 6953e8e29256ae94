"""How the table of a family of games is laid out and shown: the parts that `TableWidget` puts together.

`Family` itself is the mahjong table; a family whose table is another one overrides what differs. `family_of` finds it
by `RuleSystem.family`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from PySide6.QtWidgets import QGraphicsScene

from mjdesk.engine.events import Event
from mjdesk.engine.rules.registry import SYSTEMS
from mjdesk.ui.i18n import tr
from mjdesk.ui.models import TableModel
from mjdesk.ui.table import access
from mjdesk.ui.table.choreography import Choreographer, Flight
from mjdesk.ui.table.glass import Style
from mjdesk.ui.table.layout import Box, Panels, TableLayout
from mjdesk.ui.table.moment import Moment
from mjdesk.ui.table.naming import Doing, Naming
from mjdesk.ui.table.panels import PanelSet
from mjdesk.ui.table.pieces import Arrangement, Key, Placed
from mjdesk.ui.table.placing import Arranger, Kept
from mjdesk.ui.table.shelf import Shelf
from mjdesk.ui.table.targets import Target


class Family:
    """The mahjong table."""

    def name(self) -> str:
        """What the screen reader calls the table."""
        return tr("Mahjong table")

    def shelf(self) -> Shelf:
        """How the own hand stands in a new round."""
        return Shelf()

    def layout(self, width: float, height: float, players: int, **scales: Any) -> TableLayout:
        """The places of everything; ``scales`` are `TableLayout`'s."""
        return TableLayout(width, height, players, **scales)

    def panels(self, scene: QGraphicsScene, style: Style) -> PanelSet:
        """The panels about the table."""
        return PanelSet(scene, style)

    def arrangement(
        self, layout: TableLayout, places: Panels, moment: Moment, event: Event | None, kept: Kept
    ) -> Arrangement:
        """What lies where."""
        return Arranger(layout, places, moment.model, event, kept).result()

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
        """The motions that show an event."""
        return Choreographer(layout, moment.model.view, before, last, now).flights(event)

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
        """What can be pointed at."""
        return Naming(layout, places, moment, panels, doing).targets(hand, shown_place)

    def spoken(self, event: Event | None, model: TableModel) -> str:
        """An event in words; empty where nobody needs to hear anything."""
        return access.spoken(event, model)

    def notice(self, event: Event, model: TableModel) -> str:
        """Why something happened that nobody chose, to be shown for a while; empty for nothing to say."""
        return ""


@cache
def family_of(rules: str) -> Family:
    """The table of a rule system; one that is not in the registry is mahjong."""
    system = SYSTEMS.get(rules)
    return _tables().get("mahjong" if system is None else system.family, Family())


@cache
def _tables() -> dict[str, Family]:
    """The tables that differ, by `RuleSystem.family`."""
    from mjdesk.ui.cardtable.family import CardFamily  # it is made of the parts of this package

    return {"paohuzi": CardFamily()}
