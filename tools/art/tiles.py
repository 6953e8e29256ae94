"""Faces of the dots, the bamboos and the white dragon, on a field of 60 x 80 units.

Each face is drawn twice: *full* with petals, highlights and studs, and *simple* for tiles under 36 px.
The characters are no drawings: the program paints them from its font.
"""

from __future__ import annotations

from collections.abc import Sequence

from tools.art.svg import circle, document, group, line, move, num, path, polar, rect

RED, GREEN, BLUE, IVORY, AMBER = "#AE2318", "#17694A", "#1D4C8A", "#FDF9EF", "#E0A33A"
INKS = {"r": RED, "g": GREEN, "b": BLUE}

#: ink, x, y of every dot, and the radius common to all
DOTS: dict[int, tuple[float, str]] = {
    2: (13.6, "g 30 21.4;b 30 58.6"),
    3: (11.6, "b 15 16.4;r 30 40;g 45 63.6"),
    4: (12, "b 16.8 21.4;g 43.2 21.4;g 16.8 58.6;b 43.2 58.6"),
    5: (10.9, "b 15.6 18.4;g 44.4 18.4;r 30 40;g 15.6 61.6;b 44.4 61.6"),
    6: (10.9, "g 18 15.2;g 42 15.2;r 18 41;r 42 41;r 18 64.8;r 42 64.8"),
    7: (8.6, "g 12.6 11.6;g 30 19.6;g 47.4 27.6;r 19.6 47;r 40.4 47;r 19.6 67.2;r 40.4 67.2"),
    8: (8.9, "b 18.4 12;b 41.6 12;b 18.4 30.7;b 41.6 30.7;b 18.4 49.3;b 41.6 49.3;b 18.4 68;b 41.6 68"),
    9: (9, "g 10.6 15.6;g 30 15.6;g 49.4 15.6;r 10.6 40;r 30 40;r 49.4 40;b 10.6 64.4;b 30 64.4;b 49.4 64.4"),
}

#: ink, x, y and turn of every stick, then its length and width
STICKS: dict[int, tuple[float, float, str]] = {
    2: (30, 10.6, "g 30 22.5 0;b 30 57.5 0"),
    3: (28.6, 10.6, "b 30 21.4 0;g 17 58.6 0;g 43 58.6 0"),
    4: (29.6, 10.6, "b 18 21.8 0;g 42 21.8 0;g 18 58.2 0;b 42 58.2 0"),
    5: (28.6, 10, "g 14 21.4 0;b 46 21.4 0;r 30 40 0;b 14 58.6 0;g 46 58.6 0"),
    6: (29.6, 10.2, "g 13.6 21.8 0;g 30 21.8 0;g 46.4 21.8 0;b 13.6 58.2 0;b 30 58.2 0;b 46.4 58.2 0"),
    7: (20.6, 9.2, "r 30 13.4 0;g 13.6 43 0;b 30 43 0;g 46.4 43 0;g 13.6 66.4 0;b 30 66.4 0;g 46.4 66.4 0"),
    8: (
        26.4,
        7.8,
        "g 8.6 22 0;g 51.4 22 0;g 22.9 21.6 29;g 37.1 21.6 -29;b 8.6 58 0;b 51.4 58 0;b 22.9 58.4 -29;b 37.1 58.4 29",
    ),
    9: (
        20.8,
        8.6,
        "g 13 15.4 0;r 30 15.4 0;b 47 15.4 0;g 13 40 0;r 30 40 0;b 47 40 0;g 13 64.6 0;r 30 64.6 0;b 47 64.6 0",
    ),
}


def _places(text: str) -> list[tuple[str, list[float]]]:
    rows = [part.split() for part in text.split(";")]
    return [(INKS[row[0]], [float(cell) for cell in row[1:]]) for row in rows]


def dot(x: float, y: float, r: float, ink: str, simple: bool) -> str:
    """A disc with an ivory ring and, in the full drawing, four petals in its heart."""
    if simple:
        parts = [circle(0, 0, 1, fill=ink), circle(0, 0, 0.74, fill=IVORY), circle(0, 0, 0.46, fill=ink)]
        return group(*parts, transform=move(x, y, scale=r))
    petal = "M.075 .075C.1 .03 .3 .06 .34 .2C.38 .34 .34 .38 .2 .34C.06 .3 .03 .1 .075 .075Z"
    petals = [path(_scaled(petal, r), fill=IVORY, transform=f"rotate({90 * k})") for k in range(4)]
    rings = [circle(0, 0, r, fill=ink), circle(0, 0, 0.76 * r, fill=IVORY), circle(0, 0, 0.54 * r, fill=ink)]
    return group(*rings, *petals, transform=move(x, y))


def _scaled(d: str, factor: float) -> str:
    """Path data with every number multiplied; coordinates are parted by spaces or command letters."""
    out, word = [], ""
    for char in d + " ":
        if char.isalpha() or char == " ":
            out.append(num(float(word) * factor) if word else "")
            out.append(char)
            word = ""
        else:
            word += char
    return "".join(out).strip()


def great_dot(simple: bool) -> list[str]:
    """The 1 of dots: rings, a crown of pearls and a red blossom."""
    x, y = 30.0, 40.0
    parts = [circle(x, y, 23, fill=GREEN), circle(x, y, 19.6, fill=IVORY), circle(x, y, 17.6, fill=BLUE)]
    if simple:
        pearls = [circle(*polar(x, y, 14.4, 45 * k), 1.9, fill=IVORY) for k in range(8)]
        return [
            *parts,
            *pearls,
            circle(x, y, 10.6, fill=IVORY),
            circle(x, y, 8, fill=RED),
            circle(x, y, 2.4, fill=IVORY),
        ]
    pearls = [circle(*polar(x, y, 14.1, 30 * k), 1.45, fill=IVORY) for k in range(12)]
    petals = [circle(*polar(x, y, 5.3, 45 * k + 22.5), 2.75, fill=RED) for k in range(8)]
    heart = [circle(x, y, 5.6, fill=RED), circle(x, y, 2.5, fill=IVORY), circle(x, y, 1.7, fill=AMBER)]
    return [*parts, *pearls, circle(x, y, 10.4, fill=IVORY), *petals, *heart]


def _segment(y: float, h: float, w: float) -> str:
    """One joint of a stick about (0, y): broad at both ends, drawn in at the waist."""
    a, cap, waist, r = w / 2, 0.15 * h, 0.37 * w, 0.1 * w
    top, foot = y - h / 2, y + h / 2
    return (
        f"M{num(r - a)} {num(top)}L{num(a - r)} {num(top)}Q{num(a)} {num(top)} {num(a)} {num(top + r)}"
        f"L{num(a)} {num(top + cap)}C{num(waist)} {num(top + 1.7 * cap)} {num(waist)} {num(foot - 1.7 * cap)}"
        f" {num(a)} {num(foot - cap)}L{num(a)} {num(foot - r)}Q{num(a)} {num(foot)} {num(a - r)} {num(foot)}"
        f"L{num(r - a)} {num(foot)}Q{num(-a)} {num(foot)} {num(-a)} {num(foot - r)}"
        f"L{num(-a)} {num(foot - cap)}C{num(-waist)} {num(foot - 1.7 * cap)} {num(-waist)} {num(top + 1.7 * cap)}"
        f" {num(-a)} {num(top + cap)}L{num(-a)} {num(top + r)}Q{num(-a)} {num(top)} {num(r - a)} {num(top)}Z"
    )


def stick(place: Sequence[float], length: float, width: float, ink: str, *, simple: bool) -> str:
    """Two joints, one above the other, at x, y and a turn."""
    x, y, turn = place
    gap = 0.05 * length
    h = (length - gap) / 2
    centres = (-(h + gap) / 2, (h + gap) / 2)
    parts = [path("".join(_segment(cy, h, width) for cy in centres), fill=ink)]
    if simple:
        parts = [path("".join(_segment(cy, h, width * 1.06) for cy in centres), fill=ink)]
    else:
        slit = "".join(line((-0.07 * width, cy - 0.24 * h), (-0.07 * width, cy + 0.24 * h)) for cy in centres)
        parts.append(path(slit, stroke=IVORY, stroke_width=0.15 * width, stroke_linecap="round"))
    return group(*parts, transform=move(x, y, turn))


def pheasant(simple: bool) -> list[str]:
    """The 1 of bamboos: a pheasant at rest, looking right over its long tail."""
    tail = [
        path("M19 45C16.4 54 15.4 63 17.6 73.4C23 66 25.4 56 25 47Z", fill=RED),
        path("M21.5 46C22.5 56 26 66 33.4 75C35.4 65 33 54 27.5 45Z", fill=BLUE),
        path("M24.5 45C29 54.5 36.5 63.5 47.6 70.4C46.6 60 39.5 50.6 31 43Z", fill=GREEN),
    ]
    body = path(
        "M36.6 10.6C30.4 10 26.6 14 26.8 20C27 26.4 22.6 29.4 18.2 34.2C12.4 40.6 13.4 48.2 19.4 50"
        "C26.6 52.2 36.4 48.4 40.6 40.4C44 33.8 42 27.6 43.4 21.4C44.8 15.4 42 11.2 36.6 10.6Z",
        fill=GREEN,
    )
    wing = path(
        "M36.8 28.4C27.4 29.6 19.8 36.8 19.6 46.2C28.6 46.8 36 40 36.8 28.4Z", fill=RED, stroke=IVORY, stroke_width=1.5
    )
    beak = path("M43 15.6L51.4 19.4L43.2 21.6Z", fill=RED)
    crest = path(
        "M34 11.4C31.8 8.4 28.4 7 24.8 7.6M35.8 10.8C35 7 32.6 4.4 29.2 3.6M37.8 10.8C38.4 7.4 37.6 4.6 35.6 2.6",
        stroke=RED,
        stroke_width=1.9 if simple else 1.7,
        stroke_linecap="round",
        fill="none",
    )
    eye = [circle(37.6, 17.2, 3, fill=IVORY), circle(38, 17.2, 1.5, fill="#23292E")]
    if simple:
        return [*tail, body, wing, beak, crest, *eye]
    quills = path(
        "M34.4 32.4C29.4 34.4 25.4 38.2 23.4 43M33 36.8C29.8 38.2 27.2 40.6 25.6 43.4",
        stroke=IVORY,
        stroke_width=1.1,
        stroke_linecap="round",
        fill="none",
    )
    collar = path(
        "M27.4 23.6C31.6 27 38.4 27.4 42.4 25.2", stroke=IVORY, stroke_width=1.3, fill="none", stroke_linecap="round"
    )
    spots = [
        circle(19.3, 66.6, 1.35, fill=IVORY),
        circle(31.4, 67.6, 1.35, fill=IVORY),
        circle(42.6, 64, 1.35, fill=IVORY),
    ]
    shafts = path(
        "M21.6 50C20 55.4 19.2 60 19.2 63.6M25.4 50.6C27 56.2 29 61 30.6 64.6M30 48.6C33.6 54 38 58.8 41 61.6",
        stroke=IVORY,
        stroke_width=0.75,
        fill="none",
        stroke_linecap="round",
    )
    cheek = path("M41 20.6C42.6 20.4 43 22 42.2 23.6C41 23.4 40.4 22 41 20.6Z", fill=RED)
    return [*tail, shafts, *spots, body, wing, quills, collar, cheek, beak, crest, *eye]


def white(simple: bool) -> list[str]:
    """The white dragon: an empty frame, double and with studs in the full drawing."""
    if simple:
        return [rect(10.5, 9.5, 39, 61, 4, fill="none", stroke=BLUE, stroke_width=4.2)]
    outer = rect(9.1, 8.1, 41.8, 63.8, 4.4, fill="none", stroke=BLUE, stroke_width=3.4)
    inner = rect(14.4, 13.4, 31.2, 53.2, 1, fill="none", stroke=BLUE, stroke_width=1.2)
    studs = []
    for x in (14.4, 45.6):
        for y in (13.4, 66.6):
            studs.append(rect(x - 2.7, y - 2.7, 5.4, 5.4, 1, fill=IVORY, stroke=BLUE, stroke_width=1.2))
            studs.append(circle(x, y, 1, fill=BLUE))
    return [outer, inner, *studs]


def faces() -> dict[str, str]:
    """SVG text by path below ``assets/tiles``."""
    files = {}
    for folder, simple in (("full", False), ("simple", True)):
        drawings = {"1p": great_dot(simple), "1s": pheasant(simple), "P": white(simple)}
        for n, (r, text) in DOTS.items():
            drawings[f"{n}p"] = [dot(x, y, r, ink, simple) for ink, (x, y) in _places(text)]
        for n, (length, width, text) in STICKS.items():
            drawings[f"{n}s"] = [stick(place, length, width, ink, simple=simple) for ink, place in _places(text)]
        for name, parts in drawings.items():
            files[f"{folder}/{name}.svg"] = document(60, 80, *parts)
    return files
