"""A table as a camera sees it: where the frames come from, and the areas that a person has drawn on the picture.

Areas are four corners in shares of the picture (0–1 from its upper left corner), so that they fit a frame of any size.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from math import isfinite
from typing import Any, Final, TypeAlias

from mjdesk.engine.errors import BadInput

from ..layout import Place
from ..link.messages import Zone
from .readings import Point

#: what an area is for: tiles of a place, or dice (None)
Purpose: TypeAlias = Place | None
Corners: TypeAlias = tuple[Point, Point, Point, Point]

PURPOSES: Final[tuple[Purpose, ...]] = (
    *(Place(Zone.RIVER, seat) for seat in range(4)),
    *(Place(Zone.MELD, seat) for seat in range(4)),
    Place(Zone.INDICATOR),
    None,
)
_VERSION: Final = 1
_LONGEST_NAME: Final = 80


@dataclass(frozen=True, slots=True)
class Area:
    """Where things of one purpose lie: its corners in the order of going round."""

    purpose: Purpose
    corners: Corners

    def holds(self, at: Point) -> bool:
        """Whether a point lies inside."""
        x, y = at
        inside = False
        for (x0, y0), (x1, y1) in zip(self.corners, (*self.corners[1:], self.corners[0]), strict=True):
            if (y0 > y) != (y1 > y) and x < (x1 - x0) * (y - y0) / (y1 - y0) + x0:
                inside = not inside
        return inside

    def moved(self, dx: float, dy: float) -> Area:
        """Elsewhere, as far as it stays in the picture."""
        xs, ys = [x for x, _ in self.corners], [y for _, y in self.corners]
        dx, dy = min(max(dx, -min(xs)), 1 - max(xs)), min(max(dy, -min(ys)), 1 - max(ys))
        a, b, c, d = ((x + dx, y + dy) for x, y in self.corners)
        return replace(self, corners=(a, b, c, d))

    def with_corner(self, number: int, at: Point) -> Area:
        """With one corner elsewhere, inside the picture."""
        corners = list(self.corners)
        corners[number] = min(max(at[0], 0.0), 1.0), min(max(at[1], 0.0), 1.0)
        a, b, c, d = corners
        return replace(self, corners=(a, b, c, d))

    def grown(self, factor: float) -> Area:
        """Larger or smaller about its middle, inside the picture."""
        mx, my = sum(x for x, _ in self.corners) / 4, sum(y for _, y in self.corners) / 4
        a, b, c, d = (
            (min(max(mx + (x - mx) * factor, 0.0), 1.0), min(max(my + (y - my) * factor, 0.0), 1.0))
            for x, y in self.corners
        )
        return replace(self, corners=(a, b, c, d))


@dataclass(frozen=True, slots=True)
class TableView:
    """A camera over a table, under a name. ``source``: ``camera:NAME``, ``film:FILE`` or ``folder:FOLDER``."""

    name: str
    source: str
    areas: tuple[Area, ...] = ()

    def area(self, purpose: Purpose) -> Area | None:
        """The area of a purpose, where one is drawn."""
        return next((area for area in self.areas if area.purpose == purpose), None)

    def with_area(self, area: Area) -> TableView:
        """With an area; one of the same purpose is replaced."""
        others = [other for other in self.areas if other.purpose != area.purpose]
        order = {purpose: n for n, purpose in enumerate(PURPOSES)}
        return replace(self, areas=tuple(sorted((*others, area), key=lambda each: order[each.purpose])))

    def without(self, purpose: Purpose) -> TableView:
        """Without the area of a purpose: it is not watched."""
        return replace(self, areas=tuple(area for area in self.areas if area.purpose != purpose))

    def to_json(self) -> dict[str, Any]:
        """As it is kept."""
        areas = [{"for": purpose_name(area.purpose), "corners": [list(c) for c in area.corners]} for area in self.areas]
        return {"view": _VERSION, "name": self.name, "source": self.source, "areas": areas}

    @classmethod
    def from_json(cls, value: object) -> TableView:
        """From what was kept; raises BadInput that names what does not fit."""
        if not isinstance(value, Mapping) or value.get("view") != _VERSION:
            raise BadInput("no view of a table that this version knows", "view")
        name, source, areas = value.get("name"), value.get("source"), value.get("areas")
        if not isinstance(name, str) or not 0 < len(name) <= _LONGEST_NAME or not isinstance(source, str):
            raise BadInput("has no name or no source of frames", "view")
        if not isinstance(areas, list):
            raise BadInput("areas are no list", "view")
        view = cls(name, source)
        for area in areas:
            view = view.with_area(_area(area))
        return view


def purpose_name(purpose: Purpose) -> str:
    """A purpose in files: ``river 0``, ``indicator``, ``dice``."""
    if purpose is None:
        return "dice"
    return purpose.zone.value if purpose.seat is None else f"{purpose.zone.value} {purpose.seat}"


_BY_NAME: Final = {purpose_name(purpose): purpose for purpose in PURPOSES}


def _area(value: object) -> Area:
    if not isinstance(value, Mapping) or not isinstance(value.get("for"), str) or value["for"] not in _BY_NAME:
        raise BadInput(f"an area for something else; expected one of {', '.join(_BY_NAME)}", "view")
    corners = value.get("corners")
    if not isinstance(corners, list) or len(corners) != 4:
        raise BadInput("an area has four corners", "view")
    a, b, c, d = map(_corner, corners)
    return Area(_BY_NAME[value["for"]], (a, b, c, d))


def _corner(value: object) -> Point:
    numbers = value if isinstance(value, list) else ()
    if len(numbers) != 2 or not all(type(n) in (int, float) and isfinite(n) and 0 <= n <= 1 for n in numbers):
        raise BadInput("a corner is two shares of the picture, 0 to 1", "view")
    return float(numbers[0]), float(numbers[1])


def first_areas(aspect: float, purposes: Iterable[Purpose] = PURPOSES) -> tuple[Area, ...]:
    """A first guess for a camera above the middle of a table, to be pulled where they belong.

    ``aspect``: width by height of the picture. Seat 0 sits below, then they go round against the clock.
    """
    found = []
    for purpose in purposes:
        if purpose is None:
            box = (-0.14, -0.04, 0.28, 0.19)
        elif purpose.zone is Zone.INDICATOR:
            box = (-0.1, -0.15, 0.2, 0.1)
        elif purpose.zone is Zone.RIVER:
            box = (-0.16, 0.17, 0.5, 0.19)  # beside the next one, as a pinwheel
        else:
            box = (0.1, 0.38, 0.36, 0.11)
        quarter = 0 if purpose is None or purpose.seat is None else purpose.seat
        found.append(Area(purpose, _turned(box, quarter, aspect)))
    return tuple(found)


def _turned(box: tuple[float, float, float, float], quarters: int, aspect: float) -> Corners:
    """A box about the middle of the table, in heights of the picture, turned to a seat."""
    x, y, w, h = box
    corners = [(x, y), (x + w, y), (x + w, y + h), (x, y + h)]
    for _ in range(quarters):
        corners = [(cy, -cx) for cx, cy in corners]
    a, b, c, d = ((min(max(0.5 + cx / max(aspect, 0.1), 0.0), 1.0), min(max(0.5 + cy, 0.0), 1.0)) for cx, cy in corners)
    return a, b, c, d
