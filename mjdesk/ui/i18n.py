"""The languages of the interface, switchable while it runs.

Texts of widgets are written in the code in English and translated by Qt: ``tr("New match")``. English and
simplified Chinese have a Linguist file in ``assets/translations``, compiled by ``tools/make_translations.py``;
traditional Chinese is made from the simplified (:mod:`mjdesk.ui.traditional`).
Texts that the engine knows come as `Text` and are said by :func:`say`. After :func:`set_language` Qt sends
every widget ``QEvent.LanguageChange``; widgets then ask for their texts again.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from mjdesk.engine.text import Text
from mjdesk.shipped import asset
from mjdesk.ui import fonts

CONTEXT: Final = "mjdesk"
#: the languages in the order of the settings page, each by its own name
LANGUAGES: Final = {"zh_CN": "简体中文", "zh_TW": "繁體中文", "en": "English"}
#: locales whose system speaks traditional Chinese
_TRADITIONAL: Final = ("zh_TW", "zh_HK", "zh_MO", "zh_Hant")
#: the language whose Linguist file a language without one is made from
_MADE_FROM: Final = {"zh_TW": "zh_CN"}


class _Current:
    """The language of this process: there is one interface, so there is one of these."""

    language = "zh_CN"
    translator: QTranslator | None = None
    dialogs: tuple[str, QTranslator] | None = None  #: the language of Qt's own words


def language() -> str:
    """The locale name of the current language."""
    return _Current.language


def is_chinese() -> bool:
    """Whether the interface speaks Chinese."""
    return _Current.language.startswith("zh")


def system_language() -> str:
    """The language to begin with: Chinese where the system speaks it, in its characters, else English."""
    name = QLocale.system().name()
    if name.startswith(_TRADITIONAL):
        return "zh_TW"
    return "zh_CN" if name.startswith("zh") else "en"


def set_language(name: str) -> None:
    """Speak another language from now on; raises KeyError for one that there is not."""
    if name not in LANGUAGES:
        raise KeyError(name)
    app = QCoreApplication.instance()
    if app is None or (name == _Current.language and _Current.translator is not None):
        _Current.language = name
        return
    fresh = QTranslator(app)
    path = asset("translations", f"mjdesk_{_MADE_FROM.get(name, name)}.qm")
    if not fresh.load(str(path)):
        raise RuntimeError(f"Qt cannot read {path}")
    old, _Current.translator, _Current.language = _Current.translator, fresh, name
    fonts.use_locale(name)
    if old is not None:
        app.removeTranslator(old)
    app.installTranslator(fresh)


def translate_dialogs() -> None:
    """Let Qt's own dialogs speak the current language; asked for before one opens, no window needs it before."""
    app = QCoreApplication.instance()
    if app is None or (_Current.dialogs is not None and _Current.dialogs[0] == _Current.language):
        return
    if _Current.dialogs is not None:
        app.removeTranslator(_Current.dialogs[1])
    fresh = QTranslator(app)
    if fresh.load(f"qtbase_{_Current.language}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)):
        app.installTranslator(fresh)
    _Current.dialogs = (_Current.language, fresh)


def tr(text: str, n: int = -1, **values: object) -> str:
    """A text of the interface in the current language.

    ``n`` stands for ``%n`` and chooses the plural; ``values`` fill ``{name}`` fields.
    """
    said = _written(QCoreApplication.translate(CONTEXT, text, None, n))
    return said.format(**values) if values else said


def say(text: Text) -> str:
    """A text of the engine in the current language."""
    return _written(text.in_language(_Current.language))


def _written(text: str) -> str:
    """A text in the characters of the current language."""
    if _Current.language != "zh_TW":
        return text
    from .traditional import traditional  # its tables are read only where they are needed

    return traditional(text)


def signed(number: int) -> str:
    """A change of points: always with a sign, a true minus, thousands parted: ``+1,200``, ``−64``, ``0``."""
    return f"{number:+,}".replace("-", "−") if number else "0"
