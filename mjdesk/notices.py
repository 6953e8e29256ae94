"""The licences of what is installed with mjdesk: a list that ships with it, and the words of each from the package."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from typing import Final

from .shipped import asset, assets_dir

OURS: Final = "MIT"
_TEXT: Final = re.compile(r"(?i)^(licen[cs]es?|copying|notice|ofl|authors)\b")


@dataclass(frozen=True, slots=True)
class Notice:
    """A package: its name, its licence (SPDX where it says so), its page, and the extra that brings it."""

    name: str
    licence: str
    page: str
    extra: str = ""


def notices() -> tuple[Notice, ...]:
    """All of them, by name (``tools/make_notices.py`` makes the list)."""
    return tuple(Notice(**entry) for entry in json.loads(asset("notices.json").read_text(encoding="utf-8")))


def our_licence() -> str:
    """The words of our own licence."""
    for path in (assets_dir().parent / "LICENSE", *_texts("mjdesk")):
        if path.is_file():
            return path.read_text(encoding="utf-8")
    return OURS


def words_of(notice: Notice) -> str:
    """The words of a package's licences; empty where it is not installed or ships none.

    Qt and psycopg name the LGPL and ship no text of it: that is in our assets.
    """
    texts = _texts(notice.name)
    if "LGPL-3.0" in notice.licence:
        texts += [asset("licences", "LGPL-3.0.txt"), asset("licences", "GPL-3.0.txt")]
    return "\n\n".join(path.read_text(encoding="utf-8", errors="replace").strip() for path in texts)


def _texts(package: str) -> list[Path]:
    """The files of a package that are a licence, its metadata's first; the same text once."""
    try:
        found = distribution(package)
    except PackageNotFoundError:
        return []
    files = [file for file in found.files or () if _TEXT.match(file.name) and not file.name.endswith(".py")]
    files.sort(key=lambda file: (".dist-info" not in file.parts[0], str(file)))
    texts: dict[bytes, Path] = {}
    for file in files:
        path = Path(str(file.locate()))
        if path.is_file():
            texts.setdefault(path.read_bytes(), path)
    return list(texts.values())
