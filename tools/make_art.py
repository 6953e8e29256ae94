"""Write every drawing of ours into ``assets/``: ``python tools/make_art.py [--check]``.

The same bytes come out each time. ``--check`` writes nothing and fails when a file differs or is left over.
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from tools.art import flowers, houses, icons, outfits, portraits, tiles  # noqa: E402  (found once ROOT is on the path)

FOLDERS = ("tiles", "icons", "portraits", "houses", "app")


def drawings() -> dict[str, str]:
    """SVG text by path below ``assets/``."""
    files = {f"tiles/{name}": text for name, text in (tiles.faces() | flowers.faces()).items()}
    files |= {f"icons/{name}.svg": text for name, text in icons.files().items()}
    files |= {f"portraits/{name}.svg": text for name, text in portraits.files().items()}
    files |= {f"portraits/{name}.svg": text for name, text in outfits.files().items()}
    files |= {f"houses/{name}.svg": text for name, text in houses.files().items()}
    files["app/mjdesk.svg"] = icons.app_icon()
    return files


def differences(assets: Path) -> list[str]:
    """Paths that are missing, differ, or are no longer drawn."""
    wanted = drawings()
    found = {path.relative_to(assets).as_posix() for folder in FOLDERS for path in (assets / folder).rglob("*.svg")}
    wrong = [
        name
        for name, text in wanted.items()
        if name not in found or (assets / name).read_text(encoding="utf-8") != text
    ]
    return sorted(wrong + [name for name in found if name not in wanted])


def write(assets: Path) -> int:
    """Write all drawings, delete what is no longer drawn, return the number of files changed."""
    wanted = drawings()
    changed = differences(assets)
    for name in changed:
        path = assets / name
        if name not in wanted:
            path.unlink()
            continue
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(wanted[name], encoding="utf-8", newline="\n")
    return len(changed)


def main(arguments: list[str]) -> int:
    """Run as a script; the exit status is 1 when ``--check`` finds a difference."""
    assets = ROOT / "assets"
    if "--check" in arguments:
        wrong = differences(assets)
        print("\n".join(wrong) if wrong else "assets are as drawn")
        return int(bool(wrong))
    print(f"{write(assets)} of {len(drawings())} drawings written")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
