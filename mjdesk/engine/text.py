"""A text in the languages of the program."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Text:
    """One thing said in Chinese and in English."""

    zh: str
    en: str

    def in_language(self, language: str) -> str:
        """The text for a locale name such as ``zh_CN`` or ``en``."""
        return self.zh if language.startswith("zh") else self.en


def can_be_written(text: str) -> bool:
    """Whether a text has a form in UTF-8: no halves of characters (lone surrogates), as JSON or a name may bring."""
    return not any("\ud800" <= char <= "\udfff" for char in text)
