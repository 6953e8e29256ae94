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
