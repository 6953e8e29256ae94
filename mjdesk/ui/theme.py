"""Every colour, size, radius and duration the interface is made of.

One place, frozen values: a widget never writes a number of its own. Colours are ``#RRGGBB`` strings,
because style sheets want strings; :func:`colour` turns one into a ``QColor`` with an alpha.
Lengths are logical pixels of a 1366 x 768 window at 100 %; durations are milliseconds.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from PySide6.QtCore import QEasingCurve
from PySide6.QtGui import QColor


def colour(code: str, alpha: float = 1.0) -> QColor:
    """A new ``QColor`` from ``#RRGGBB`` and an opacity 0–1."""
    result = QColor(code)
    result.setAlphaF(alpha)
    return result


@dataclass(frozen=True, slots=True)
class Palette:
    """The colours of paper: pages, cards, text and marks outside the table."""

    dark: bool
    bg: str
    surface: str
    raised: str
    sunken: str
    line: str
    line2: str
    ctl: str  #: an edge that carries meaning: an input, a switch that is off
    ink: str
    ink2: str
    ink3: str
    accent: str
    on_accent: str
    accent_ink: str
    accent_soft: str
    gain: str
    loss: str
    ok: str
    danger: str  #: deletion and the dealer's seal, nothing else
    focus: str
    shadow_alpha: float  #: strength of a card's shadow


LIGHT: Final = Palette(
    dark=False,
    bg="#F3EFE6",
    surface="#FBF9F4",
    raised="#FFFFFF",
    sunken="#E8E2D5",
    line="#DDD5C6",
    line2="#B5AA95",
    ctl="#877D69",
    ink="#1D2622",
    ink2="#48544D",
    ink3="#5C665F",
    accent="#E9A63F",
    on_accent="#2A1B05",
    accent_ink="#875008",
    accent_soft="#F7E6C4",
    gain="#8A4B00",
    loss="#2A5B8F",
    ok="#1F6B4F",
    danger="#B3321F",
    focus="#2A5B8F",
    shadow_alpha=0.10,
)
DARK: Final = Palette(
    dark=True,
    bg="#111719",
    surface="#192124",
    raised="#212B2E",
    sunken="#0C1113",
    line="#2B373A",
    line2="#4A585B",
    ctl="#75858A",
    ink="#EEF1EB",
    ink2="#B8C1BB",
    ink3="#8F9A94",
    accent="#EBB04F",
    on_accent="#2A1B05",
    accent_ink="#F0BF6C",
    accent_soft="#3B2F19",
    gain="#F0BF6C",
    loss="#93BBE6",
    ok="#7CC8A6",
    danger="#F08A73",
    focus="#9CD3FF",
    shadow_alpha=0.35,
)


@dataclass(frozen=True, slots=True)
class Felt:
    """A table cloth and the dark glass of the panels that lie on it."""

    id: str
    inner: str
    middle: str
    outer: str
    glass: str
    glass_alpha: float
    action_alpha: float  #: the action bar and other panels one must not overlook


PINE: Final = Felt("pine", "#2A5F52", "#245548", "#163E35", "#091A16", 0.70, 0.82)
INK: Final = Felt("ink", "#33495C", "#263848", "#16222D", "#0A1118", 0.73, 0.84)
FELTS: Final = {felt.id: felt for felt in (PINE, INK)}

ON_FELT: Final = "#F4F5EF"  #: main text on glass
ON_FELT2: Final = "#C3D0C9"
ON_FELT3: Final = "#9DAFA6"  #: captions; on glass only, too weak on the bare cloth
AMBER: Final = "#F0B44C"  #: marks on felt
AMBER_NUMBER: Final = "#F3C775"  #: numbers on felt
FOCUS_ON_FELT: Final = "#9CD3FF"
MAT_LINE_ALPHA: Final = 0.07
GLASS_EDGE_ALPHA: Final = 0.10


@dataclass(frozen=True, slots=True)
class BackColours:
    """The coloured half of a tile."""

    id: str
    light: str
    deep: str
    edge: str


class Back(StrEnum):
    """The three sets of tiles one can choose from."""

    JADE = "jade"
    INDIGO = "indigo"
    BAMBOO = "bamboo"

    @property
    def colours(self) -> BackColours:
        """Top, foot and edge colour of this back."""
        return _BACKS[self]


_BACKS: Final = {
    Back.JADE: BackColours("jade", "#5FAE97", "#459580", "#2E7462"),
    Back.INDIGO: BackColours("indigo", "#5A83A6", "#456C8F", "#2F5272"),
    Back.BAMBOO: BackColours("bamboo", "#D9A55C", "#C78E42", "#9A6A2B"),
}


@dataclass(frozen=True, slots=True)
class Inks:
    """The paints of the tile faces."""

    red: str
    green: str
    blue: str
    black: str


INKS: Final = Inks("#AE2318", "#17694A", "#1D4C8A", "#23292E")
#: For colour-blind players: green becomes black, red becomes vermilion.
INKS_SAFE: Final = Inks("#9E3606", "#23292E", "#1D4C8A", "#23292E")


class FaceTint(StrEnum):
    """The ivory of a face."""

    PLAIN = "plain"
    WILD = "wild"
    DRAWN = "drawn"  #: drawn and discarded at once: one step greyer

    @property
    def colours(self) -> tuple[str, str]:
        """Colour at the head and at the foot of the face."""
        return _TINTS[self]


_TINTS: Final = {
    FaceTint.PLAIN: ("#FEFBF3", "#F4ECDA"),
    FaceTint.WILD: ("#FFF6DC", "#FBE6B4"),
    FaceTint.DRAWN: ("#E6E3DA", "#D9D5CA"),
}
SIDE: Final = ("#DFD2B5", "#C2B18C")  #: ivory seen from the side, upper and lower colour
WILD_FOLD: Final = "#C27307"
SKIN_TAB: Final = "#3F5F82"
DANGER_MARK: Final = ("#FF9A78", "#5A1606")  #: fill and edge of the danger triangles
TILE_SHADOW: Final = "#02110D"
CARD_RED: Final = "#B3201A"  #: 二七十 and 贰柒拾
CARD_BLACK: Final = "#1E2529"


@dataclass(frozen=True, slots=True)
class Shadow:
    """A soft shadow: blur as CSS counts it (the edge fades over ``2 x blur``), drop and strength."""

    blur: float
    dy: float
    alpha: float
    colour: str = "#000000"


SHADOW_CARD: Final = Shadow(24, 8, 0.10)
SHADOW_CARD_DARK: Final = Shadow(24, 8, 0.35)
SHADOW_GLASS: Final = Shadow(22, 8, 0.30)
SHADOW_SHEET: Final = Shadow(60, 24, 0.45)
SHADOW_PRIMARY: Final = Shadow(14, 4, 0.28, "#8A5208")


def tile_shadow(width: float) -> Shadow:
    """The shadow of a tile whose face is ``width`` px wide."""
    return Shadow(0.20 * width, 0.09 * width, 0.50, TILE_SHADOW)


@dataclass(frozen=True, slots=True)
class TypeScale:
    """Font sizes in px. Nothing is smaller than ``caption``."""

    caption: int = 12
    note: int = 13
    body: int = 14
    button: int = 15
    name: int = 16
    card: int = 18
    page: int = 20
    page_large: int = 24
    hero: int = 36
    result: int = 52


TYPE: Final = TypeScale()
WEIGHT_PAPER: Final = 400  #: body weight on paper
WEIGHT_FELT: Final = 500  #: body weight on felt: light text on dark looks thinner
LINE_HEIGHT: Final = 1.6
TRACK_HEADLINE: Final = 0.02  #: em
TRACK_LABEL: Final = 0.06  #: em, the small amber label


@dataclass(frozen=True, slots=True)
class Space:
    """Distances in px."""

    xxs: int = 4
    xs: int = 8
    s: int = 12
    m: int = 16
    l: int = 20  # noqa: E741  (a size name, like the others)
    xl: int = 24
    xxl: int = 36
    huge: int = 48
    margin: int = 20
    margin_home: int = 48


SPACE: Final = Space()


@dataclass(frozen=True, slots=True)
class Radius:
    """Corner radii in px."""

    key: int = 5
    chip: int = 8
    button: int = 12
    glass: int = 16
    card: int = 20
    sheet: int = 24


RADIUS: Final = Radius()


@dataclass(frozen=True, slots=True)
class Motion:
    """Durations in ms at speed x1: what nothing else may state."""

    hover_lift: int = 70
    draw: int = 120
    discard: int = 180
    settle: float = 2.0  #: px by which a discard goes too far before it lies
    settle_share: float = 0.3  #: share of its way that it settles for
    claim_gather: int = 200
    claim_slide: int = 160
    kong_draw: int = 140
    bar_in: int = 140
    bar_out: int = 90
    caret: int = 120
    turn_bar: int = 160
    deal: int = 60
    settle_band: int = 160
    settle_open_gap: int = 35
    settle_arrows: int = 300
    settle_count: int = 400
    panel: int = 160
    page: int = 180
    page_rise: int = 8  #: px a page rises while it fades in
    level_up: int = 900
    reduced_fade: int = 80  #: the only motion when motion is reduced
    forced_notice: int = 1600
    ease_in: QEasingCurve.Type = QEasingCurve.Type.OutCubic
    ease_out: QEasingCurve.Type = QEasingCurve.Type.InCubic

    def at_speed(self, duration: int, speed: float) -> int:
        """A duration at the user's speed, which is held to 0.5–3."""
        return round(duration / min(3.0, max(0.5, speed)))


MOTION: Final = Motion()


def chrome_scale(u: float, text_scale: float = 1.0) -> float:
    """Scale of panels and text on a scene whose unit is ``u`` (ui.md 2): they grow slower than tiles."""
    return (1 + 0.55 * (u - 1)) * text_scale


def scene_unit(width: float, height: float) -> float:
    """Scale of the table in a window of this size; 1 at 1366 x 768."""
    return min(width / 1366, height / 768)
