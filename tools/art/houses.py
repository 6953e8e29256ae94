"""The houses of the lobby: a stall, a tea house, a hall, a mansion, a pagoda and garden pavilions, lit and dark.

All stand on the foot of their field, in the middle. No letters are drawn: signs are written by the program.
"""

from __future__ import annotations

from dataclasses import dataclass

from tools.art.svg import circle, document, ellipse, group, num, path, rect


@dataclass(frozen=True, slots=True)
class Light:
    """Colours of a house where the lamps burn, or where they do not."""

    window: str
    glow: str
    bars: str
    lantern: str
    wall: str
    post: str


LIT = Light("#FFE1A0", "#FFC861", "#8A4B2A", "#E9633B", "#6E3B33", "#8E4A38")
DARK = Light("#85714F", "#6E5C41", "#4A3A33", "#7C4436", "#4F3236", "#66403A")
ROOF, ROOF_DARK, RIDGE, EDGE = "#5C6F96", "#43537A", "#9FB1D6", "#384667"
STONE, STONE_DARK = "#6A5A55", "#574945"


def _roof(x: float, y: float, eave: float, ridge: float, high: float) -> list[str]:
    """A roof with its eaves at ``y``: half as wide as ``eave`` there, as ``ridge`` above, tips turned up."""
    top, n = y - high, num
    shape = (
        f"M{n(x - ridge)} {n(top)}C{n(x - ridge - 4)} {n(y - high * 0.3)} {n(x - eave * 0.8)} {n(y - 3)}"
        f" {n(x - eave)} {n(y - 9)}"
        f"C{n(x - eave + 3)} {n(y - 1)} {n(x - eave + 10)} {n(y + 1)} {n(x - eave + 16)} {n(y)}"
        f"H{n(x + eave - 16)}C{n(x + eave - 10)} {n(y + 1)} {n(x + eave - 3)} {n(y - 1)} {n(x + eave)} {n(y - 9)}"
        f"C{n(x + eave * 0.8)} {n(y - 3)} {n(x + ridge + 4)} {n(y - high * 0.3)} {n(x + ridge)} {n(top)}z"
    )
    parts = [path(shape, fill=ROOF)]
    step = 9
    rows = round(2 * ridge / step)
    for k in range(rows + 1):
        share = k / rows
        upper, lower = x - ridge + 2 * ridge * share, x - (eave - 18) + 2 * (eave - 18) * share
        bend = upper + (lower - upper) * 0.35
        parts.append(
            path(
                f"M{n(upper)} {n(top + 2)}Q{n(bend)} {n(y - high * 0.3)} {n(lower)} {n(y - 1)}",
                stroke=ROOF_DARK,
                stroke_width=1.4,
                fill="none",
            )
        )
    parts.append(path(f"M{n(x - eave + 14)} {n(y)}H{n(x + eave - 14)}", stroke=EDGE, stroke_width=3.2))
    parts.append(rect(x - ridge - 3, top - 3.5, 2 * ridge + 6, 5, 2.5, fill=RIDGE))
    parts += [circle(x + side * (ridge + 3), top - 3, 3.6, fill=RIDGE) for side in (-1, 1)]
    return parts


def _storey(light: Light, x: float, foot: float, half: float, high: float, *, windows: int) -> list[str]:
    """A storey with a row of lattice windows between its posts."""
    top, post = foot - high, 7.0
    parts = [rect(x - half, top, 2 * half, high, fill=light.wall)]
    pitch = 2 * half / windows
    for k in range(windows):
        left = x - half + k * pitch + post / 2 + 2
        wide, tall = pitch - post - 4, high - 13
        parts.append(rect(left, top + 6, wide, tall, 2, fill=light.window))
        parts.append(rect(left, top + 6 + tall * 0.55, wide, tall * 0.45, 2, fill=light.glow, opacity=0.55))
        bars = "".join(f"M{num(left + wide * at)} {num(top + 6)}v{num(tall)}" for at in (0.25, 0.5, 0.75))
        bars += "".join(f"M{num(left)} {num(top + 6 + tall * at)}h{num(wide)}" for at in (0.33, 0.67))
        parts.append(path(bars, stroke=light.bars, stroke_width=1.2, fill="none", opacity=0.75))
    for k in range(windows + 1):
        parts.append(rect(x - half + k * pitch - post / 2, top, post, high, fill=light.post))
    parts.append(rect(x - half - 3, foot - 5, 2 * half + 6, 5, fill=light.post))
    return parts


def _lantern(light: Light, x: float, y: float, r: float = 8.5) -> list[str]:
    """A red lantern that hangs from (x, y)."""
    parts = [path(f"M{num(x)} {num(y)}v{num(r * 0.7)}", stroke="#2A2026", stroke_width=1.2)]
    middle = y + r * 1.6
    if light is LIT:
        parts.append(circle(x, middle, r * 2.6, fill="url(#shine)"))
    parts += [
        ellipse(x, middle, r, r * 0.92, fill=light.lantern),
        ellipse(x, middle, r * 0.45, r * 0.92, fill=light.glow, opacity=0.55),
        rect(x - r * 0.5, middle - r * 1.05, r, r * 0.28, fill="#C79A45"),
        rect(x - r * 0.5, middle + r * 0.78, r, r * 0.28, fill="#C79A45"),
        path(f"M{num(x)} {num(middle + r * 1.05)}v{num(r * 0.8)}", stroke="#C79A45", stroke_width=1.4),
    ]
    return parts


def _steps(x: float, foot: float, half: float, number: int) -> list[str]:
    """Stone steps below a house, the lowest the widest."""
    return [
        rect(
            x - half - 12 * k, foot - 8 * (number - k), 2 * (half + 12 * k), 8, 1.5, fill=STONE if k % 2 else STONE_DARK
        )
        for k in range(number)
    ]


_SHINE = (
    '<defs><radialGradient id="shine"><stop offset="0" stop-color="#FFB454" stop-opacity="0.5"/>'
    '<stop offset="0.55" stop-color="#FFB454" stop-opacity="0.2"/>'
    '<stop offset="1" stop-color="#FFB454" stop-opacity="0"/></radialGradient></defs>'
)


def _glow(x: float, y: float, rx: float, ry: float, light: Light) -> list[str]:
    """The light that a house throws about itself, and what lanterns shine with; nothing where it is dark."""
    return [_SHINE, ellipse(x, y, rx, ry, fill="url(#shine)")] if light is LIT else []


def _tiles(x: float, y: float) -> list[str]:
    """Four tiles standing on a table."""
    return [rect(x + 10.5 * k, y - 12, 9, 12, 1.6, fill="#FBF7EA") for k in range(4)]


def stall(light: Light) -> str:
    """An awning in red and white over a table, field 170 × 120."""
    cloth = [path("M18 34L30 6H140L152 34z", fill="#F1E4CC" if light is LIT else "#B7A88F")]
    for k in range(4):
        left, upper = 18 + 134 * (2 * k + 1) / 9, 30 + 110 * (2 * k + 1) / 9
        wide, above = 134 / 9, 110 / 9
        red = "#C9472F" if light is LIT else "#7E3B31"
        cloth.append(path(f"M{num(left)} 34L{num(upper)} 6h{num(above)}L{num(left + wide)} 34z", fill=red))
    for k in range(9):
        middle = 18 + 134 * (k + 0.5) / 9
        red = ("#C9472F" if light is LIT else "#7E3B31") if k % 2 else ("#F1E4CC" if light is LIT else "#B7A88F")
        cloth.append(ellipse(middle, 34, 134 / 18, 6, fill=red))
    return document(
        170,
        120,
        group(
            *_glow(85, 66, 82, 54, light),
            rect(30, 32, 5, 84, fill=light.post),
            rect(135, 32, 5, 84, fill=light.post),
            *cloth,
            *_lantern(light, 122, 40, 8),
            *_tiles(64, 84),
            rect(50, 84, 70, 7, 2, fill="#9A6A42" if light is LIT else "#5C4436"),
            rect(57, 91, 5, 25, fill="#7A4F31" if light is LIT else "#493630"),
            rect(108, 91, 5, 25, fill="#7A4F31" if light is LIT else "#493630"),
            rect(28, 100, 20, 5, 2, fill="#9A6A42" if light is LIT else "#5C4436"),
            rect(122, 100, 20, 5, 2, fill="#9A6A42" if light is LIT else "#5C4436"),
            path("M31 105v11M45 105v11M125 105v11M139 105v11", stroke=light.post, stroke_width=3),
        ),
    )


def teahouse(light: Light) -> str:
    """One wide storey, field 230 × 130."""
    return document(
        230,
        130,
        group(
            *_glow(115, 84, 112, 58, light),
            *_storey(light, 115, 124, 78, 56, windows=4),
            *_roof(115, 70, 108, 72, 42),
            *_lantern(light, 27, 66),
            rect(30, 122, 170, 8, 1.5, fill=STONE_DARK),
        ),
    )


def hall(light: Light) -> str:
    """Two storeys on steps, lanterns at every corner, field 300 × 240."""
    return document(
        300,
        240,
        group(
            *_glow(150, 130, 146, 116, light),
            *_storey(light, 150, 220, 92, 64, windows=5),
            *_roof(150, 158, 126, 84, 48),
            *_storey(light, 150, 112, 66, 46, windows=4),
            *_roof(150, 70, 96, 58, 44),
            *_lantern(light, 56, 74),
            *_lantern(light, 244, 74),
            *_lantern(light, 26, 152, 10),
            *_lantern(light, 274, 152, 10),
            *_steps(150, 240, 112, 2),
        ),
    )


def mansion(light: Light) -> str:
    """A tall house with a terrace, field 240 × 180."""
    return document(
        240,
        180,
        group(
            *_glow(120, 104, 116, 84, light),
            *_storey(light, 120, 170, 68, 46, windows=4),
            *_roof(120, 128, 104, 54, 38),
            *_storey(light, 120, 92, 46, 36, windows=3),
            *_roof(120, 58, 74, 36, 40),
            *_lantern(light, 24, 124, 7.5),
            *_lantern(light, 216, 124, 7.5),
            *_steps(120, 180, 84, 1),
        ),
    )


def pagoda(light: Light) -> str:
    """Five storeys and a spire, field 150 × 250."""
    parts = [*_glow(75, 140, 74, 112, light)]
    foot = 242.0
    for half, high, windows in ((42, 34, 3), (36, 29, 3), (30, 26, 2), (24, 22, 2), (18, 19, 1)):
        parts += _storey(light, 75, foot, half, high, windows=windows)
        parts += _roof(75, foot - high + 4, half + 22, half * 0.72, 17)
        foot -= high + 11
    parts += [
        rect(73.4, foot - 26, 3.2, 28, fill="#C79A45"),
        circle(75, foot - 27, 5, fill="#E7BE68"),
        circle(75, foot - 14, 4, fill="#E7BE68"),
        *_steps(75, 250, 50, 1),
    ]
    return document(150, 250, group(*parts))


def _pavilion(light: Light, roofs: int) -> str:
    """A garden pavilion with so many roofs over an open floor, field 150 × 190."""
    parts = [*_glow(75, 140, 72, 60, light)]
    parts += [rect(75 + x - 3, 112, 6, 66, fill=light.post) for x in (-44, -16, 16, 44)]
    parts += [rect(31, 118, 88, 12, fill=light.bars, opacity=0.5)]
    if light is LIT:
        parts.append(rect(32, 130, 86, 44, fill="#FFC861", opacity=0.16))
    parts += [*_tiles(54, 160), rect(46, 160, 58, 6, 2, fill="#9A6A42" if light is LIT else "#5C4436")]
    parts += [rect(70, 166, 10, 12, fill="#7A4F31" if light is LIT else "#493630")]
    y, eave = 116.0, 70.0
    for k in range(roofs):
        parts += _roof(75, y, eave - 12 * k, 26 - 6 * k, 34 - 5 * k)
        y -= 30 - 4 * k
        if k + 1 < roofs:
            parts += [rect(75 - 22 + 5 * k, y - 4, 44 - 10 * k, 10, fill=light.window)]
    parts += [circle(75, y - 9, 4, fill="#E7BE68")]
    parts += [*_lantern(light, 16, 108, 7), *_lantern(light, 134, 108, 7), *_steps(75, 190, 52, 2)]
    return document(150, 190, group(*parts))


HOUSES = {
    "stall": stall,
    "teahouse": teahouse,
    "hall": hall,
    "mansion": mansion,
    "pagoda": pagoda,
    "pavilion-1": lambda light: _pavilion(light, 1),
    "pavilion-2": lambda light: _pavilion(light, 2),
    "pavilion-3": lambda light: _pavilion(light, 3),
}


def files() -> dict[str, str]:
    """SVG text by name: each house lit, and with ``-dark`` where nobody may enter."""
    lit = {name: made(LIT) for name, made in HOUSES.items()}
    return lit | {f"{name}-dark": made(DARK) for name, made in HOUSES.items()}
