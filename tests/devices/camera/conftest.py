"""Drawn pictures are the same on every machine: only the font that comes with the program is drawn with."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tools.camera import ink


@pytest.fixture(scope="session", autouse=True)
def only_our_font() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ink, "FONTS", ())
        ink.fonts.cache_clear()
        yield
    ink.fonts.cache_clear()
