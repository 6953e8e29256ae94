"""What the window will need soon, loaded and painted while one still looks at the home page."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from mjdesk.ledger.whereabouts import is_kept
from mjdesk.loading import load
from mjdesk.ui.background import in_background
from mjdesk.ui.garbage import forget_sources
from mjdesk.ui.look import look
from mjdesk.ui.tilepix import TileLook
from mjdesk.ui.widgets.base import width_of

_MODULES: Final = (
    "mjdesk.ui.new_match",
    "mjdesk.ui.game",
    "mjdesk.ui.settings_sheet",
    "mjdesk.ui.rules_sheet",
    "mjdesk.ui.house_sheet",
    "mjdesk.ui.records.opening",
    "mjdesk.ui.lobby.page",
    "mjdesk.ui.learn.page",
    "mjdesk.ui.about.page",
)
#: a third of a second of a processor and 33 MB: only where a ledger is kept
_LEDGER: Final = "mjdesk.ui.ledger.board_page"
#: sizes and weights of the sheets: the first use of each has Qt read the font, some milliseconds
_FONTS: Final = ((24, 700), (16, 600), (15, 500), (14, 500), (14, 600), (13, 400), (13, 700), (12, 400), (12, 600))
_STEP: Final = 20  #: ms from one small thing to the next


class Ahead(QObject):
    """Does it for one window, which owns it. ``loaded`` is emitted when only painting is left."""

    loaded = Signal()

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._waiting: list[Callable[[], object]] = []
        self._timer = QTimer(self)
        self._timer.setInterval(_STEP)
        self._timer.timeout.connect(self._next)

    def begin(self) -> None:
        """Load the modules of the next clicks in a thread, then paint what their sheets will show."""
        in_background(_load, self._paint)

    def _paint(self, _loaded: object) -> None:
        self.loaded.emit()
        from mjdesk.ui.rail import RAIL_TILE
        from mjdesk.ui.rule_rail import EMBLEMS

        width, tiles = look().px(RAIL_TILE), look().tiles(self._window.devicePixelRatioF())
        self._waiting = [partial(width_of, "万", look().font(*kind)) for kind in _FONTS]
        self._waiting += [partial(tiles.sprite, TileLook(tile, width)) for tile in EMBLEMS.values()]
        self._timer.start()

    def _next(self) -> None:
        """One small thing, while nothing else is to be done."""
        if self._waiting:
            self._waiting.pop(0)()
        else:
            self._timer.stop()


def _load() -> None:
    for name in _MODULES if not is_kept() else (*_MODULES, _LEDGER):
        load(name)
        forget_sources()  # the next one finds room where they lay
