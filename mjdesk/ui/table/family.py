"""How the table of a family of games is laid out and shown: the parts that `TableWidget` puts together."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from mjdesk.engine.events import Event
from mjdesk.engine.rules.registry import SYSTEMS
from mjdesk.ui.i18n import tr
from mjdesk.ui.models import TableModel
from mjdesk.ui.table import access
from mjdesk.ui.table.choreography import Choreographer
from mjdesk.ui.table.layout import Panels, TableLayout
from mjdesk.ui.table.moment import Moment
from mjdesk.ui.table.naming import Naming
from mjdesk.ui.table.panels import PanelSet
from mjdesk.ui.table.pieces import Arrangement
from mjdesk.ui.table.placing import Arranger, Kept
from mjdesk.ui.table.shelf import Shelf


@dataclass(frozen=True, slots=True)
class Family:
    """The parts of a table, and what is said about it.

    ``arrange`` tells what lies where; ``spoken`` an event in words, empty where nobody needs to hear anything;
    ``notice`` why something happened that nobody chose, to be shown for a while, empty for nothing to say.
    """

    name: Callable[[], str]
    shelf: type[Shelf]
    layout: type[TableLayout]
    panels: type[PanelSet]
    arrange: Callable[[TableLayout, Panels, Moment, Event | None, Kept], Arrangement]
    choreographer: type[Choreographer]
    naming: type[Naming]
    spoken: Callable[[Event | None, TableModel], str]
    notice: Callable[[Event, TableModel], str]


def _arranged(layout: TableLayout, places: Panels, moment: Moment, event: Event | None, kept: Kept) -> Arrangement:
    return Arranger(layout, places, moment.model, event, kept).result()


MAHJONG = Family(
    lambda: tr("Mahjong table"),
    Shelf,
    TableLayout,
    PanelSet,
    _arranged,
    Choreographer,
    Naming,
    access.spoken,
    lambda _event, _model: "",
)


@cache
def family_of(rules: str) -> Family:
    """The table of a rule system by `RuleSystem.family`; one that is not in the registry is mahjong."""
    system = SYSTEMS.get(rules)
    return MAHJONG if system is None else _others().get(system.family, MAHJONG)


@cache
def _others() -> dict[str, Family]:
    """The tables that differ, by `RuleSystem.family`."""
    from mjdesk.ui.cardtable.family import CARDS  # it is made of the parts of this package

    return {"paohuzi": CARDS}
