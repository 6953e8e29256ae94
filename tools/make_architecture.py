"""Draws docs/pictures/architecture.svg: the layers of the program and which package imports which, from the code.

    python -m tools.make_architecture          # draw
    python -m tools.make_architecture --check  # exit status 1 when the picture is not what the code says

The imports are found by grimp; an arrow that another way makes needless is left out. Shown are packages, not modules.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from xml.sax.saxutils import escape

import grimp

ROOT = Path(__file__).resolve().parent.parent
FILE = ROOT / "docs" / "pictures" / "architecture.svg"
WIDE, BAND, BOX, GAP, LEFT = 960, 104, 56, 20, 150
#: what a package is about; one without words here is a fault, so that a new one is explained
WORDS = {
    "ui": "the window",
    "ledger_command": "mjdesk ledger",
    "doctor": "what works here",
    "learning": "exercises",
    "players": "who answers",
    "devices": "tables, cameras",
    "ledger": "scores, money",
    "modes": "coins, rooms",
    "engine": "the round, the rules, the record",
}
#: how the packages stand, from the top: each imports only what is below it
BANDS = (
    ("what people see", ("ledger_command", "ui")),
    ("exercises, what works", ("learning", "doctor")),
    ("who plays, scores, sees", ("players", "ledger", "devices", "modes")),
    ("pure: no files, no clock", ("engine",)),
)

STYLE = (
    ".ground{fill:#FBF9F4}.band{fill:#48544D;font-size:13px}.box{fill:#2A5F52}"
    ".name{fill:#F4F5EF;font-size:17px;font-weight:600}.about{fill:#C3D0C9;font-size:12.5px}"
    ".arrow{fill:none;stroke:#B5AA95;stroke-width:1.5}.head{fill:#B5AA95}"
)
HEAD = (
    '<defs><marker id="head" viewBox="0 0 8 8" refX="6" refY="4" markerWidth="7" markerHeight="7" orient="auto">'
    '<path d="M0 0 L8 4 L0 8 z" class="head"/></marker></defs>'
)


@dataclass(frozen=True, slots=True)
class Box:
    """A package and where it stands."""

    name: str
    x: float
    y: float
    wide: float

    @property
    def middle(self) -> float:
        """The middle, across."""
        return self.x + self.wide / 2


def packages() -> set[str]:
    """The packages of the program."""
    return {path.parent.name for path in (ROOT / "mjdesk").glob("*/__init__.py")}


def imports(names: list[str]) -> set[tuple[str, str]]:
    """Which of the packages imports which."""
    graph = grimp.build_graph("mjdesk")
    pairs = set()
    for name in names:
        inside = {f"mjdesk.{name}", *graph.find_descendants(f"mjdesk.{name}")}
        for module in inside:
            for other in graph.find_modules_directly_imported_by(module):
                target = other.split(".")[1] if "." in other else ""
                if target in names and target != name:
                    pairs.add((name, target))
    return pairs


def needed(pairs: set[tuple[str, str]]) -> set[tuple[str, str]]:
    """The imports that are not there by way of another package too."""
    reach = {a: {b for x, b in pairs if x == a} for a, _ in pairs}

    def beyond(name: str) -> set[str]:
        return set().union(*({b, *beyond(b)} for b in reach.get(name, ())))

    return {(a, b) for a, b in pairs if not any(b in beyond(c) for c in reach[a] - {b})}


def boxes() -> dict[str, Box]:
    """Where each package stands; those of a band share its width."""
    placed = {}
    for row, (_, names) in enumerate(BANDS):
        wide = (WIDE - LEFT - 24 - GAP * (len(names) - 1)) / len(names)
        for place, name in enumerate(names):
            placed[name] = Box(name, LEFT + place * (wide + GAP), 24 + row * BAND, wide)
    return placed


def arrows(placed: dict[str, Box], pairs: set[tuple[str, str]]) -> Iterator[str]:
    """A line for each import, from the lower edge of the one to the upper edge of the other."""
    middle = {name: box.middle for name, box in placed.items()}
    leaving = {name: sorted((b for a, b in pairs if a == name), key=middle.__getitem__) for name in placed}
    coming = {name: sorted((a for a, b in pairs if b == name), key=middle.__getitem__) for name in placed}
    for source, target in sorted(pairs):
        a, b = placed[source], placed[target]
        x1 = a.x + a.wide * (leaving[source].index(target) + 1) / (len(leaving[source]) + 1)
        x2 = b.x + b.wide * (coming[target].index(source) + 1) / (len(coming[target]) + 1)
        y1, y2 = a.y + BOX, b.y - 5
        yield (
            f'<path d="M{x1:.0f} {y1:.0f} C{x1:.0f} {y1 + 34:.0f} {x2:.0f} {y2 - 34:.0f} {x2:.0f} {y2:.0f}" '
            'class="arrow" marker-end="url(#head)"/>'
        )


def picture() -> str:
    """The drawing."""
    placed = boxes()
    pairs = imports(sorted(packages()))
    unknown = packages() ^ placed.keys()
    upward = sorted(f"{a} imports {b}" for a, b in pairs if placed[a].y >= placed[b].y) if not unknown else []
    if unknown or upward:
        raise SystemExit(f"tools/make_architecture.py: BANDS do not fit: {', '.join([*sorted(unknown), *upward])}")
    high = 24 + BAND * (len(BANDS) - 1) + BOX + 24
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {high}" font-family="Noto Sans SC, sans-serif">',
        f"<style>{STYLE}</style>",
        HEAD,
        f'<rect width="{WIDE}" height="{high}" rx="20" class="ground"/>',
    ]
    lines += arrows(placed, needed(pairs))
    for row, (words, _) in enumerate(BANDS):
        lines += [_wrapped(words, 24 + row * BAND + BOX / 2)]
    for box in placed.values():
        lines.append(
            f'<rect x="{box.x:.0f}" y="{box.y:.0f}" width="{box.wide:.0f}" height="{BOX}" rx="14" class="box"/>'
        )
        for text, dy, kind in ((box.name, 24, "name"), (WORDS[box.name], 43, "about")):
            at = f'x="{box.middle:.0f}" y="{box.y + dy:.0f}" text-anchor="middle"'
            lines.append(f'<text {at} class="{kind}">{escape(text)}</text>')
    return "\n".join([*lines, "</svg>", ""])


def _wrapped(words: str, middle: float) -> str:
    """The name of a layer at the left, in two lines where it is long."""
    parts = re.findall(r".{1,18}(?:\s|$)", words)
    top = middle - 8 * (len(parts) - 1) + 4
    lines = "".join(
        f'<tspan x="20" y="{top + 16 * n:.0f}">{escape(part.strip())}</tspan>' for n, part in enumerate(parts)
    )
    return f'<text class="band">{lines}</text>'


def main() -> None:
    """Draw or check."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    fresh = picture()
    if not parser.parse_args().check:
        FILE.write_text(fresh, encoding="utf-8")
    elif FILE.read_text(encoding="utf-8") != fresh:
        print(
            "docs/pictures/architecture.svg is not what the code says: python -m tools.make_architecture",
            file=sys.stderr,
        )
        sys.exit(1)


if __name__ == "__main__":
    main()
