"""How everything looks now: palette, cloth, scale, motion. Widgets ask :func:`look` whenever they paint.

There is one window, so there is one look. When it changes, pages place their parts anew and repaint.
"""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QGuiApplication

from mjdesk.ui import fonts, theme
from mjdesk.ui.i18n import language
from mjdesk.ui.settings import Settings
from mjdesk.ui.theme import DARK, FELTS, INK, INKS, INKS_SAFE, LIGHT, MOTION, PINE, Back
from mjdesk.ui.tilepix import TilePainter

#: what stands on the marks of wild tile, skin and winning tile
_LETTERS = {"zh_CN": ("赖", "皮", "胡"), "zh_TW": ("賴", "皮", "胡"), "en": ("W", "S", "✓")}
_ON_FELT = {
    "on_felt": theme.ON_FELT,
    "on_felt2": theme.ON_FELT2,
    "on_felt3": theme.ON_FELT3,
    "amber": theme.AMBER,
    "amber_number": theme.AMBER_NUMBER,
}


class Look(QObject):
    """The current look. ``u`` scales the table, ``k`` panels and text (ui.md 2)."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.settings = Settings()
        self.palette = LIGHT
        self.felt = PINE
        self.u = 1.0
        self.k = 1.0
        self._size = (1366, 768)
        self._tiles: dict[tuple[object, ...], TilePainter] = {}

    def apply(self, settings: Settings) -> None:
        """Take the choices of a person."""
        self.settings = settings
        dark = settings.light == "dark" or (settings.light == "auto" and _system_is_dark())
        self.palette = DARK if dark else LIGHT
        self.felt = FELTS.get(settings.cloth, INK if dark else PINE)
        self._scale()
        self.changed.emit()

    def fit(self, width: int, height: int) -> None:
        """Take the size of the window in logical px."""
        self._size = (width, height)
        before = self.k
        self._scale()
        if self.k != before:
            self.changed.emit()

    def _scale(self) -> None:
        self.u = theme.scene_unit(*self._size)
        self.k = round(max(0.86, theme.chrome_scale(self.u)) * self.settings.text_scale / 100, 2)

    def px(self, length: float) -> float:
        """A length of the 1366 x 768 drawing, here."""
        return length * self.k

    def colour(self, token: str) -> QColor:
        """A colour by the name of its token; see `theme.Palette`, and ``on_felt`` and ``amber`` for the cloth."""
        return QColor(_ON_FELT.get(token) or getattr(self.palette, token))

    def font(self, size: float, weight: int = theme.WEIGHT_PAPER, tracking: float = 0.0) -> QFont:
        """A font whose size is given for 100 %; never below the caption."""
        return fonts.font(max(theme.TYPE.caption, size * self.k), weight, tracking)

    def tiles(self, dpr: float) -> TilePainter:
        """The tile pictures for a screen of this density."""
        inks = INKS_SAFE if self.settings.safe_inks else INKS
        key = (dpr, self.settings.back, inks, language())
        if key not in self._tiles:
            letters = _LETTERS[language()]
            self._tiles = {key: TilePainter(dpr, Back(self.settings.back), inks, *letters)}
        return self._tiles[key]

    def duration(self, duration: int) -> int:
        """Milliseconds that a motion takes for this person."""
        if self.settings.reduced_motion:
            return min(duration, MOTION.reduced_fade)
        return MOTION.at_speed(duration, self.settings.speed / 100)


def _system_is_dark() -> bool:
    return QGuiApplication.styleHints().colorScheme() is Qt.ColorScheme.Dark


@cache
def look() -> Look:
    """The look of this process."""
    return Look()
