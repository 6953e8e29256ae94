"""The one typeface of the interface, loaded from the font package by path.

The supplied file is a variable font whose default instance is Thin, so every font made here carries a
``wght`` axis value; widgets never set a weight in a style sheet. Needs a running ``QGuiApplication``.
"""

from __future__ import annotations

from functools import cache, lru_cache
from importlib.util import find_spec
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF, QGuiApplication, QPainterPath, QRawFont

from mjdesk.ui.theme import WEIGHT_PAPER

FONT_PACKAGE = "justmytype_intl_cjk"
_FILES = {"SC": "NotoSansSC[[]wght].ttf", "TC": "NotoSansTC[[]wght].ttf"}
_WGHT = QFont.Tag("wght")
_script = "SC"


def font_file(script: str = "SC") -> Path:
    """The ttf of ``SC`` or ``TC`` inside the installed font package.

    Raises FileNotFoundError when the package is not installed or has no such file.
    """
    spec = find_spec(FONT_PACKAGE)
    for folder in (spec.submodule_search_locations or ()) if spec else ():
        for path in Path(folder).rglob(_FILES[script]):
            return path
    raise FileNotFoundError(f"{FONT_PACKAGE}: no file {_FILES[script]}")


@cache
def family(script: str = "SC") -> str:
    """Load a font on first use and return the family name Qt gave it."""
    handle = QFontDatabase.addApplicationFont(str(font_file(script)))
    families = QFontDatabase.applicationFontFamilies(handle)
    if not families:
        raise RuntimeError(f"Qt cannot read {font_file(script)}")
    return families[0]


def use_locale(locale: str) -> None:
    """Choose the glyph forms for text: traditional for ``zh_TW``, ``zh_HK`` and ``zh_MO``, else simplified."""
    global _script  # noqa: PLW0603  (one interface, one script; fonts() callers must not carry it around)
    _script = "TC" if locale.replace("-", "_") in ("zh_TW", "zh_HK", "zh_MO", "zh_Hant") else "SC"


def font(px: float, weight: int = WEIGHT_PAPER, tracking: float = 0.0) -> QFont:
    """A font of ``px`` logical pixels, axis weight 100–900 and letter spacing in em. Copied from a cache."""
    return QFont(_font(max(1, round(px)), weight, tracking, _script))


@lru_cache(maxsize=256)
def _font(px: int, weight: int, tracking: float, script: str) -> QFont:
    result = QFont(family(script))
    result.setPixelSize(px)
    result.setVariableAxis(_WGHT, float(weight))
    result.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    if tracking:
        result.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, tracking * px)
    return result


def text_width(text: str, px: float, weight: int = WEIGHT_PAPER, tracking: float = 0.0) -> float:
    """Advance of a line of text in logical px."""
    return QFontMetricsF(font(px, weight, tracking)).horizontalAdvance(text)


def install(app: QGuiApplication, weight: int = WEIGHT_PAPER, px: float = 14) -> None:
    """Make our font the application's font."""
    app.setFont(font(px, weight))


@lru_cache(maxsize=256)
def glyph_path(text: str, weight: int) -> QPainterPath:
    """Outlines of ``text`` in SC forms, 1000 units to the em, baseline at y = 0, winding fill.

    The outlines overlap, so an odd-even fill would punch holes into the strokes.
    """
    path = QPainterPath()
    path.addText(0, 0, _font(1000, weight, 0.0, "SC"), text)
    path.setFillRule(Qt.FillRule.WindingFill)
    return path


def covers(text: str, script: str = "SC") -> bool:
    """Whether the font has a glyph for every character of ``text``."""
    raw = QRawFont.fromFont(_font(16, WEIGHT_PAPER, 0.0, script))
    return all(raw.supportsCharacter(ord(char)) for char in text)
