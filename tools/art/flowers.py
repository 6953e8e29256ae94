# ruff: noqa: E501, PLR0917  (path data does not wrap, and a shape is its coordinates)
"""Faces of the eight flowers: four seasons and the four gentlemen, on 60 x 80 units.

The upper left corner stays free for the character, which the program paints from its font.
"""

from __future__ import annotations

from tools.art.svg import circle, document, ellipse, group, move, num, path, polar

RED, GREEN, BLUE, BROWN = "#AE2318", "#17694A", "#1D4C8A", "#6B4226"
PINK, AMBER, GOLD, DEEP = "#D4607A", "#C9862B", "#F2C14E", "#8A4B12"


def blossom(x: float, y: float, r: float, ink: str, turn: float = 0, heart: str = GOLD) -> str:
    """Five round petals and a golden heart."""
    petals = [circle(*polar(0, 0, 0.56 * r, 72 * k - 90), 0.47 * r, fill=ink) for k in range(5)]
    heart_parts = [circle(0, 0, 0.3 * r, fill=heart)]
    stamens = [circle(*polar(0, 0, 0.46 * r, 72 * k - 54), 0.075 * r, fill=heart) for k in range(5)]
    return group(*petals, *heart_parts, *stamens, transform=move(x, y, turn))


def leaf(x: float, y: float, length: float, width: float, turn: float, ink: str) -> str:
    """A pointed leaf growing from (x, y); 0 degrees points right."""
    half = width / 2
    d = (
        f"M0 0C{num(length * 0.3)} {num(-half * 1.3)} {num(length * 0.65)} {num(-half)} {num(length)} 0"
        f"C{num(length * 0.65)} {num(half * 0.7)} {num(length * 0.3)} {num(half)} 0 0Z"
    )
    return path(d, fill=ink, transform=move(x, y, turn))


def _stroke(d: str, ink: str, width: float) -> str:
    return path(d, fill="none", stroke=ink, stroke_width=width, stroke_linecap="round", stroke_linejoin="round")


def plum(ink: str, simple: bool, leaves: bool) -> list[str]:
    """A bent branch with four blossoms; in spring with young leaves."""
    branch = [
        _stroke("M15 74C18 66 24 60 27 54C31 47 39 45 42 36C43.6 31 44 27 46 22", BROWN, 2.6),
        _stroke("M26 56C21 53 18 49 17 43M38 46C43 47 47 46 50 43", BROWN, 1.8),
    ]
    flowers = [
        blossom(45.6, 25, 9.6, ink, 10),
        blossom(18, 41.5, 8.6, ink, -20),
        blossom(36.5, 48, 9.4, ink, 30),
        blossom(24.5, 62.5, 7.4, ink, 5),
    ]
    young = [leaf(41, 38, 11, 5, 205, GREEN), leaf(47, 45, 10, 4.6, 20, GREEN), leaf(20, 68, 10, 4.6, 20, GREEN)]
    buds = [circle(51, 42.4, 2.4, fill=ink)]
    parts = [*branch, *(young if leaves else buds), *flowers]
    return parts if not simple else [*branch[:1], *flowers]


def lotus(simple: bool) -> list[str]:
    """Summer: a lotus over its leaf."""
    stems = [_stroke("M32 50C33 58 32 66 29 75", GREEN, 2.2), _stroke("M24 75C22 70 19 67 15 64", GREEN, 1.8)]
    pad = [
        ellipse(18, 63.5, 13, 6, fill=GREEN),
        _stroke("M18 63.5L8.4 61M18 63.5L27.4 61M18 63.5L18 58.6", "#8CC3A4", 0.8),
    ]
    back = [
        _petal(32, 51, 25, 11, -128, "#E58A9C"),
        _petal(32, 51, 25, 11, -52, "#E58A9C"),
        _petal(32, 51, 22, 11, -162, PINK),
        _petal(32, 51, 22, 11, -18, PINK),
    ]
    front = [
        _petal(32, 51, 29, 13, -90, "#E58A9C"),
        _petal(32, 51, 24, 12, -112, RED),
        _petal(32, 51, 24, 12, -68, RED),
    ]
    heart = [ellipse(32, 48.6, 4.6, 2.6, fill=GOLD)]
    return [*stems, *(pad[:1] if simple else pad), *back, *front, *heart]


def _petal(x: float, y: float, length: float, width: float, turn: float, ink: str) -> str:
    half = width / 2
    d = (
        f"M0 0C{num(length * 0.25)} {num(-half * 1.25)} {num(length * 0.72)} {num(-half)} {num(length)} 0"
        f"C{num(length * 0.72)} {num(half)} {num(length * 0.25)} {num(half * 1.25)} 0 0Z"
    )
    return path(d, fill=ink, stroke="#FDF9EF", stroke_width=0.8, transform=move(x, y, turn))


#: Right half of the outline of a maple leaf, from its tip to its stalk.
_MAPLE = (
    (0, -14), (2.2, -9.2), (5, -10.6), (4.6, -5.6), (9.2, -8), (8.6, -4.8),
    (12.2, -4), (9.4, -1), (10.8, 1.4), (5.6, 2.6), (6.2, 5.2), (0, 4.2),
)  # fmt: skip


def maple(simple: bool) -> list[str]:
    """Autumn: two maple leaves on a twig."""
    twig = [
        _stroke("M52 20C47 30 40 38 33 44C27 50 21 60 18 74", BROWN, 2),
        _stroke("M38 40C42 46 44 52 44 57", BROWN, 1.6),
    ]
    leaves = [
        _maple_leaf(25, 40, 1.02, -38, RED),
        _maple_leaf(44, 60, 1.02, 12, AMBER),
        _maple_leaf(47, 27, 0.8, 35, "#B5651D"),
    ]
    falling = [_maple_leaf(17, 67, 0.5, -70, AMBER)]
    return [*twig, *leaves, *([] if simple else falling)]


def _maple_leaf(x: float, y: float, scale: float, turn: float, ink: str) -> str:
    outline = [*_MAPLE, *((-px, py) for px, py in reversed(_MAPLE[1:-1]))]
    d = "M" + "L".join(f"{num(px)} {num(py)}" for px, py in outline) + "Z"
    veins = "M0 9L0 -9M0 3L7.4 -4M0 3L-7.4 -4M0 3.4L6 1.8M0 3.4L-6 1.8"
    return group(
        path(d, fill=ink, stroke=ink, stroke_width=0.8, stroke_linejoin="round"),
        path(veins, fill="none", stroke="#FDF9EF", stroke_width=0.7, stroke_linecap="round", opacity=0.8),
        path("M0 4L0 10", stroke=ink, stroke_width=1.5, stroke_linecap="round"),
        transform=move(x, y, turn, scale),
    )


def pine(simple: bool) -> list[str]:
    """Winter: a pine bough under snow."""
    bough = [
        _stroke("M12 74C20 66 24 58 33 52C41 47 47 42 53 33", BROWN, 2.8),
        _stroke("M27 57C23 51 20 48 15 46M40 47C42 41 42 36 40 30", BROWN, 2),
    ]
    fans = [
        _fan(16, 47, 13, simple),
        _fan(39, 31, 14, simple),
        _fan(48, 39, 12, simple),
        _fan(31, 57, 14, simple),
        _fan(43, 64, 10, simple),
    ]
    snow = [
        path(
            f"M{num(x - r)} {num(y)}Q{num(x)} {num(y - r * 1.1)} {num(x + r)} {num(y)}Q{num(x)} {num(y + r * 0.45)} {num(x - r)} {num(y)}Z",
            fill="#FFFFFF",
            stroke=BLUE,
            stroke_width=1,
        )
        for x, y, r in ((16, 39.5, 7.4), (39.4, 22.4, 8), (48.6, 31.6, 6.4))
    ]
    return [group(*bough, *fans, *([] if simple else snow), transform=move(-1.5, 2.5, 0, 0.96))]


def _fan(x: float, y: float, r: float, simple: bool) -> str:
    needles = 7 if simple else 11
    d = ""
    for k in range(needles):
        px, py = polar(0, 0, r, -170 + 160 * k / (needles - 1))
        d += f"M0 0L{num(px)} {num(py * 0.85)}"
    colour = GREEN if int(x) % 2 else BLUE
    return path(
        d,
        fill="none",
        stroke=colour,
        stroke_width=1.7 if simple else 1.25,
        stroke_linecap="round",
        transform=move(x, y),
    )


def orchid(simple: bool) -> list[str]:
    """Long blades and two blue flowers."""
    blades = [
        path("M28 75C19 64 13 52 11 36C17 50 23 62 32 75Z", fill=GREEN),
        path("M29 75C40 66 50 54 53 36C54.5 55 44 68 33 75Z", fill=GREEN),
        path("M28.5 75C25 64 25 56 26.5 44C28.5 56 30 66 32.5 75Z", fill=GREEN),
        path("M30 75C38 70 44 68 52 67C45 70.5 39 73.6 33.5 75.6Z", fill="#3E8F6B"),
    ]
    stems = [_stroke("M30 74C33 60 36 48 40 36M30 72C28 64 25 60 21.5 56", "#3E8F6B", 1.4)]
    flowers = [_orchid_flower(41, 31, 1.12, 8), _orchid_flower(22, 52, 0.92, -18)]
    return [*blades, *([] if simple else stems), *flowers]


def _orchid_flower(x: float, y: float, scale: float, turn: float) -> str:
    petals = [
        path("M0 0C-3.4 -3.4 -3.2 -8.6 0 -11.4C3.2 -8.6 3.4 -3.4 0 0Z", fill=BLUE, transform=f"rotate({angle})")
        for angle in (0, 68, -68, 128, -128)
    ]
    lip = path("M0 1C-3 2.4 -3.4 6 0 7.6C3.4 6 3 2.4 0 1Z", fill=GOLD)
    return group(
        *petals, lip, circle(0, 0, 1.9, fill=GOLD), circle(0, 0.2, 0.8, fill=RED), transform=move(x, y, turn, scale)
    )


def chrysanthemum(simple: bool) -> list[str]:
    """A golden head over a leafed stem."""
    stem = [_stroke("M36 44C35 55 34 64 33.4 75", GREEN, 2.2)]
    leaves = [leaf(34.6, 62, 16, 8, 200, GREEN), leaf(34.6, 60, 16, 8, -22, GREEN), leaf(33.8, 70, 11, 5.6, -14, GREEN)]
    outer = [_ray(36, 37, 16.4, 4.4, 360 / 15 * k, AMBER) for k in range(15)]
    inner = [_ray(36, 37, 11.6, 3.8, 360 / 12 * k + 12, "#DDA03F") for k in range(12)]
    heart = [circle(36, 37, 4.4, fill=DEEP), circle(36, 37, 2.6, fill="#B06A1C")]
    parts = [*stem, *leaves[: 2 if simple else 3], *outer, *([] if simple else inner), *heart]
    return [group(*parts, transform=move(-6.2, -11.8, 0, 1.15))]


def _ray(x: float, y: float, length: float, width: float, turn: float, ink: str) -> str:
    half = width / 2
    d = f"M0 0L{num(length * 0.7)} {num(-half)}Q{num(length * 1.08)} 0 {num(length * 0.7)} {num(half)}Z"
    return path(d, fill=ink, stroke="#FDF3DC", stroke_width=0.5, transform=move(x, y, turn))


def bamboo(simple: bool) -> list[str]:
    """Two stalks with hanging leaves."""
    stalks = []
    for x, top, foot, lean, width in ((27.6, 27, 75, -3, 5), (43, 35, 75, 3, 4.4)):
        joints = 3
        length = (foot - top) / joints
        for k in range(joints):
            y = top + k * length
            dx = lean * (k - 1) * 0.35
            d = (
                f"M{num(x - width / 2 + dx)} {num(y + 0.8)}h{num(width)}"
                f"q{num(-width * 0.12)} {num(length / 2)} 0 {num(length - 1.8)}h{num(-width)}"
                f"q{num(width * 0.12)} {num(-length / 2)} 0 {num(1.8 - length)}Z"
            )
            stalks.append(path(d, fill=GREEN, stroke=GREEN, stroke_width=0.6, stroke_linejoin="round"))
    leaves = [
        leaf(x, y, r, w, turn, ink)
        for x, y, r, w, turn, ink in (
            (26, 43, 17, 5.6, 172, GREEN),
            (26, 44, 15, 5.2, 136, "#3E8F6B"),
            (26, 42, 12, 4.6, 208, GREEN),
            (43, 33, 17, 5.6, -58, GREEN),
            (44, 34, 16, 5.4, -22, "#3E8F6B"),
            (44, 35, 13, 4.8, 14, GREEN),
            (45, 52, 15, 5.4, -6, GREEN),
            (45, 53, 14, 5, 32, "#3E8F6B"),
            (42, 34, 13, 4.8, -122, GREEN),
        )
    ]
    return [*stalks, *(leaves[::2] if simple else leaves)]


def faces() -> dict[str, str]:
    """SVG text by path below ``assets/tiles``."""
    files = {}
    for folder, simple in (("full", False), ("simple", True)):
        drawings = (
            plum(PINK, simple, leaves=True),
            lotus(simple),
            maple(simple),
            pine(simple),
            plum(RED, simple, leaves=False),
            orchid(simple),
            chrysanthemum(simple),
            bamboo(simple),
        )
        for n, parts in enumerate(drawings, start=1):
            files[f"{folder}/{n}h.svg"] = document(60, 80, *parts)
    return files
