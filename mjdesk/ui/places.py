"""Where one can go from the home page: each place with its card, its key and what opens it.

A new page is a line in `PLACES` and a module of its own; neither the window nor the home page changes for it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mjdesk.loading import load
from mjdesk.ui.cards import Drawing, draw_backs, draw_book, draw_fan, draw_graph, draw_keys
from mjdesk.ui.companion.drawing import draw_table
from mjdesk.ui.i18n import tr
from mjdesk.ui.ledger.drawing import draw_scores
from mjdesk.ui.lobby.drawing import draw_street

if TYPE_CHECKING:
    from mjdesk.ui.window import MainWindow


@dataclass(frozen=True, slots=True)
class Place:
    """One card of the home page.

    ``name`` is what `MainWindow.go` is told; ``opens`` is ``module:function`` of what shows the page in the window
    given to it, loaded when it is first wanted; empty for what the window itself opens.
    """

    name: str
    key: str
    title: Callable[[], str]
    about: Callable[[], str]
    drawing: Drawing
    opens: str = ""


#: in the order of the page: the first two lie beside the large card, the next four under it, the rest have only a key
PLACES: Final = (
    Place("new", "1", lambda: tr("New match"), lambda: tr("Stop at any time and go on later"), draw_fan),
    Place(
        "ledger",
        "4",
        lambda: tr("Ledger"),
        lambda: tr("Scores of real tables, kept and corrected"),
        draw_scores,
        "mjdesk.ui.ledger.board_page:open_board",
    ),
    Place(
        "records",
        "5",
        lambda: tr("Records"),
        lambda: tr("Play a round again, see what was better"),
        draw_graph,
        "mjdesk.ui.records.opening:open_records",
    ),
    Place(
        "learn",
        "6",
        lambda: tr("Learn"),
        lambda: tr("Hands, rules and small exercises"),
        draw_book,
        "mjdesk.ui.learn.page:open_learning",
    ),
    Place(
        "companion",
        "8",
        lambda: tr("Companion"),
        lambda: tr("A table of wood and the screen, in step"),
        draw_table,
        "mjdesk.ui.companion.page:open_companion",
    ),
    Place(
        "lobby",
        "9",
        lambda: tr("Lobby"),
        lambda: tr("Rooms, tables and coins that cost nothing"),
        draw_street,
        "mjdesk.ui.lobby.page:open_lobby",
    ),
    Place("settings", "7", lambda: tr("Settings"), lambda: tr("Cloth, tiles, language, pace"), draw_backs),
    Place("keys", "?", lambda: tr("Keys"), lambda: tr("Everything without the mouse"), draw_keys),
    Place(
        "about",
        "0",
        lambda: tr("About mjdesk"),
        lambda: tr("What works here, what is missing, licences"),
        draw_keys,
        "mjdesk.ui.about.page:open_about",
    ),
)


def open_place(window: MainWindow, name: str) -> object:
    """Open a place that has a page of its own; raises KeyError for a name that is none."""
    place = {place.name: place for place in PLACES}[name]
    module, _, function = place.opens.partition(":")
    return getattr(load(module), function)(window)
