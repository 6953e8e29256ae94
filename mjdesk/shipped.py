"""Where what ships with the program lies on disk: drawings, sounds, translations, models."""

from __future__ import annotations

from functools import cache
from pathlib import Path


@cache
def assets_dir() -> Path:
    """The assets folder: ``mjdesk/assets`` in an installed wheel, ``assets`` in a checkout.

    Raises FileNotFoundError when neither is there, which means a broken installation.
    """
    package = Path(__file__).resolve().parent
    for folder in (package / "assets", package.parent / "assets"):
        if (folder / "tiles").is_dir():
            return folder
    raise FileNotFoundError(f"no assets beside {package}")


def asset(*parts: str) -> Path:
    """The path of one asset, e.g. ``asset("icons", "check.svg")``; raises FileNotFoundError if missing."""
    path = assets_dir().joinpath(*parts)
    if not path.exists():
        raise FileNotFoundError(path)
    return path
