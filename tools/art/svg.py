"""Small words for writing SVG. Numbers are rounded to 1/100 unit, so that every run gives equal bytes."""

from __future__ import annotations

from math import cos, radians, sin


def num(value: float) -> str:
    """A number in its shortest form with at most two decimals."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def attrs(**values: str | float | None) -> str:
    """Attributes in the order given; ``stroke_width`` becomes ``stroke-width``; None is left out."""
    parts = []
    for name, value in values.items():
        if value is not None:
            text = value if isinstance(value, str) else num(value)
            parts.append(f' {name.rstrip("_").replace("_", "-")}="{text}"')
    return "".join(parts)


def element(tag: str, **values: str | float | None) -> str:
    """An empty element."""
    return f"<{tag}{attrs(**values)}/>"


def group(*children: str, **values: str | float | None) -> str:
    """A group around other elements."""
    return f"<g{attrs(**values)}>{''.join(children)}</g>"


def path(d: str, **values: str | float | None) -> str:
    """A path."""
    return element("path", d=d, **values)


def circle(x: float, y: float, r: float, **values: str | float | None) -> str:
    """A circle about (x, y)."""
    return element("circle", cx=x, cy=y, r=r, **values)


def ellipse(x: float, y: float, rx: float, ry: float, **values: str | float | None) -> str:
    """An ellipse about (x, y)."""
    return element("ellipse", cx=x, cy=y, rx=rx, ry=ry, **values)


def rect(x: float, y: float, w: float, h: float, r: float = 0, **values: str | float | None) -> str:
    """A rectangle, with rounded corners when r > 0."""
    return element("rect", x=x, y=y, width=w, height=h, rx=r or None, **values)


def line(*points: tuple[float, float]) -> str:
    """Path data of straight lines through the points."""
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points)


def polar(x: float, y: float, r: float, degrees: float) -> tuple[float, float]:
    """The point at distance r from (x, y); 0 degrees points right, 90 down."""
    return x + r * cos(radians(degrees)), y + r * sin(radians(degrees))


def move(x: float, y: float, turn: float = 0, scale: float = 1) -> str:
    """A transform: scale, turn clockwise in degrees, then move."""
    parts = [f"translate({num(x)} {num(y)})"]
    if turn:
        parts.append(f"rotate({num(turn)})")
    if scale != 1:
        parts.append(f"scale({num(scale)})")
    return " ".join(parts)


def document(width: float, height: float, *children: str, **values: str | float | None) -> str:
    """A whole SVG file with a line per child."""
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{num(width)}" height="{num(height)}" '
        f'viewBox="0 0 {num(width)} {num(height)}"{attrs(**values)}>'
    )
    return "\n".join((head, *children, "</svg>", ""))
