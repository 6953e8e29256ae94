"""What a bust wears: ten garments for the shoulders of a head, plain to splendid, on a field of 96 units.

They take the place of the group ``robe`` in the file of a head; neck and face stay. The collar is open at (48, 72).
"""

from __future__ import annotations

from tools.art.svg import circle, document, ellipse, group, path, rect

GOLD, GOLD_DARK = "#E7BE68", "#B98A2E"
#: shoulders that fill the foot of the field
_SHOULDERS = "M14 100C14 82 24 74.5 40 71.5L48 82l8-10.5c16 3 26 10.5 26 28.5z"
_ROUND = "M14 100C14 82 24 74.5 40 71.5 42 77 54 77 56 71.5c16 3 26 10.5 26 28.5z"


def _sleeves(dark: str) -> str:
    """The folds where the arms begin."""
    return path(
        "M22.5 100c.3-6.5 1.5-11 3.5-14.5 1 5 1.5 9.5 1.5 14.5zM73.5 100c-.3-6.5-1.5-11-3.5-14.5-1 5-1.5 9.5-1.5 14.5z",
        fill=dark,
    )


def _line(d: str, ink: str, width: float = 1.6) -> str:
    return path(d, stroke=ink, stroke_width=width, stroke_linecap="round", stroke_linejoin="round", fill="none")


def shirt() -> list[str]:
    """一万: a blue cotton jacket with a standing collar and cloth buttons."""
    return [
        path(_ROUND, fill="#4A78A8"),
        _sleeves("#39628D"),
        path("M39 70.5c2 6.5 16 6.5 18 0l1.5 4c-3 7-18 7-21 0z", fill="#E9EEF3"),
        _line("M48 79.5V100", "#39628D", 1.4),
        *[_line(f"M44.5 {y}h7", "#E9EEF3", 1.5) for y in (84, 90, 96)],
    ]


def waistcoat() -> list[str]:
    """二万: a white shirt under a green waistcoat."""
    return [
        path(_SHOULDERS, fill="#F2EFE6"),
        _sleeves("#DAD5C6"),
        path("M30 75.5L40 71.5 48 88l8-16.5 10 4c1.5 7 2 15 2 24.5H28c0-9.5.5-17.5 2-24.5z", fill="#3E7C5B"),
        path("M40 71.5L48 88l8-16.5 3 1.2L48 95 37 72.7z", fill="#2F6147"),
        *[circle(48, y, 1.3, fill="#E7D9A8") for y in (95.5,)],
    ]


def scarf() -> list[str]:
    """三万: a dark coat and a red knitted scarf."""
    return [
        path(_SHOULDERS, fill="#3C4650"),
        _sleeves("#2C343C"),
        path("M33.5 70c4-3.5 25-3.5 29 0 2 3 1.5 7-1 9-6 3.5-21 3.5-27 0-2.5-2-3-6-1-9z", fill="#C8472F"),
        path("M54 78c4 1 7 5 8 13l-7 2c-1-6-3-10-6-13z", fill="#B23A25"),
        _line("M37 71.5l2.5 8.5M43 70.5l1.5 11M53 70.5l-1.5 11M59 71.5L56.5 80", "#E07A5C", 1.2),
        _line("M56 93.5l-.8 4M59 93l.2 4M62 92l1 3.6", "#B23A25", 1.4),
    ]


def tang() -> list[str]:
    """五万: a plum silk jacket, frogs of gold, round patterns in the cloth."""
    return [
        path(_ROUND, fill="#8C3B57"),
        _sleeves("#702C44"),
        *[
            circle(x, y, 4.2, fill="none", stroke="#A95A75", stroke_width=1.1)
            for x, y in ((33, 86), (63, 86), (38, 97), (58, 97))
        ],
        *[circle(x, y, 1.4, fill="#A95A75") for x, y in ((33, 86), (63, 86), (38, 97), (58, 97))],
        path("M38.5 70c2.5 6 16.5 6 19 0l1.6 4.2c-3.4 7.2-18.8 7.2-22.2 0z", fill="#5D2338"),
        _line("M37 74.2c3.4 7.2 18.8 7.2 22.2 0", GOLD, 1.2),
        _line("M48 80V100", GOLD, 1.2),
        *[_line(f"M42.5 {y}h11", GOLD, 1.8) for y in (84.5, 91, 97.5)],
        *[circle(48, y, 1.5, fill=GOLD_DARK) for y in (84.5, 91, 97.5)],
    ]


def fur() -> list[str]:
    """七万: a teal coat with a collar of white fur."""
    tufts = (
        (29, 80, 5.5),
        (33.5, 75.5, 5.5),
        (38.5, 73, 5),
        (57.5, 73, 5),
        (62.5, 75.5, 5.5),
        (67, 80, 5.5),
        (40.5, 79, 5),
        (55.5, 79, 5),
        (44, 85, 5),
        (52, 85, 5),
        (48, 90, 4.6),
    )
    return [
        path(_SHOULDERS, fill="#1F6F73"),
        _sleeves("#17565A"),
        *[circle(x, y + 1.2, r, fill="#D8D0C2") for x, y, r in tufts],
        *[circle(x, y, r, fill="#F6F1E6") for x, y, r in tufts],
        _line("M48 95.5V100", GOLD, 2),
        circle(48, 95.5, 2, fill=GOLD_DARK),
    ]


def official() -> list[str]:
    """九万: a court robe with a square badge, a crane in it, and a string of beads."""
    return [
        path(_ROUND, fill="#2C4A86"),
        _sleeves("#213A6B"),
        rect(35.5, 82, 25, 20, 1.5, fill="#18294D"),
        rect(36.7, 83.2, 22.6, 20, 1, fill="none", stroke=GOLD, stroke_width=1.1),
        path("M41 98c4-1.5 5-6 10-8.5-1 2.5-.5 4 .5 5 1.5-.5 3-1.5 4-3-.3 4-3.5 6.5-7.5 6.500z", fill="#F6F1E6"),
        circle(52.2, 89.3, 1.1, fill="#C8472F"),
        _line("M43 97.800c-1.5 1-2.5 1.5-3.5 3", "#F6F1E6", 1),
        path("M39 70.5c2 6.5 16 6.5 18 0l1.3 3.600c-3 6.8-17.6 6.8-20.6 0z", fill="#E8E3D6"),
        *[circle(x, y, 1.5, fill="#C8472F" if n % 4 == 0 else GOLD) for n, (x, y) in enumerate(_beads())],
    ]


def _beads() -> list[tuple[float, float]]:
    """A string of beads round the neck, from shoulder to shoulder."""
    places = []
    for n in range(13):
        share = n / 12
        x = 34 + 28 * share
        places.append((x, 73.5 + 9.5 * (1 - (2 * share - 1) ** 2)))
    return places


def armour() -> list[str]:
    """南风: scales of bronze under a cloak of red, clasped with jade."""
    scales = [
        path(f"M{x} {y}c0 4 6 4 6 0z", fill="#C9964A" if (row + n) % 2 else "#B07F38")
        for row, y in enumerate((80, 84.5, 89, 93.5, 98))
        for n, x in enumerate(range(30 - 3 * (row % 2), 66, 6))
    ]
    return [
        path(_ROUND, fill="#8A6328"),
        *scales,
        path(
            "M14 100C14 82 24 74.5 40 71.5c-6 8-8.5 18-9 28.500zM82 100C82 82 72 74.5 56 71.500c6 8 8.5 18 9 28.500z",
            fill="#A8342E",
        ),
        path("M22 100c0-9 3-16 9-21-3 6.5-4 13.5-4 21zM74 100c0-9-3-16-9-21 3 6.5 4 13.5 4 21z", fill="#8C2823"),
        path("M39 70.500c2 6.5 16 6.5 18 0l1.3 3.600c-3 6.8-17.6 6.8-20.6 0z", fill="#6B4A1C"),
        circle(35.5, 77.5, 3, fill="#4FA286", stroke=GOLD, stroke_width=1.1),
        circle(60.5, 77.5, 3, fill="#4FA286", stroke=GOLD, stroke_width=1.1),
    ]


def clouds() -> list[str]:
    """北风: a midnight robe with silver clouds and the stars of the north on it."""
    curl = "c0-2.6 3.6-2.6 3.6 0 2.6-.8 3.4 2.6.9 2.900h-6.500c-1.8-.2-1.4-2.9 2-2.900z"
    stars = ((30, 93), (33.5, 88.5), (38, 90), (42, 94.5), (58, 88), (62, 92.5), (66.5, 90.5))
    return [
        path(_SHOULDERS, fill="#222B45"),
        _sleeves("#181F34"),
        path(f"M30 83{curl}M62 82{curl}M52 97{curl}", fill="#9FB0CC"),
        _line("M30 93L33.5 88.5 38 90 42 94.5", "#6B7FA6", 0.8),
        *[circle(x, y, 1.2, fill="#F4F1E2") for x, y in stars],
        path("M40 70.5L36.5 73 49 90.5 60 73 56 70.5 48.6 82z", fill="#C9D3E4"),
        _line("M49 90.5L48.2 100", "#C9D3E4", 2.2),
    ]


def phoenix() -> list[str]:
    """发: an emerald robe, a cape of gold scallops about the neck, and a red sash."""
    scallops = [
        ellipse(48 + x, 79 + y, 5, 4.2, fill=GOLD if n % 2 else "#D9A441")
        for n, (x, y) in enumerate(((-19, 3), (-12.5, 7.5), (-4.5, 10), (4.5, 10), (12.5, 7.5), (19, 3)))
    ]
    return [
        path(_ROUND, fill="#13694F"),
        _sleeves("#0E523D"),
        *scallops,
        path(
            "M36 71.800c4 8 20 8 24 0 5 1.4 8.5 3.4 11 6.2-8 9.5-38 9.5-46 0 2.5-2.8 6-4.8 11-6.200z",
            fill="#A8342E",
        ),
        path("M38.5 70.300c2.5 6 16.5 6 19 0l2.4 2.200c-3.8 8-20 8-23.8 0z", fill=GOLD),
        *[circle(x, y, 1.3, fill=GOLD) for x, y in ((32, 77.8), (39.5, 81), (48, 82), (56.5, 81), (64, 77.8))],
        _line("M48 92V100", "#A8342E", 4),
        _line("M46 92.500h4", GOLD, 1.6),
    ]


def dragon() -> list[str]:
    """雀神: the yellow robe with a dragon, a halo of gold behind the shoulders."""
    return [
        path("M10 100C8 78 20 66 34 64l4 8-6 28zM86 100C88 78 76 66 62 64l-4 8 6 28z", fill="#C8472F"),
        _line("M12.5 94c.5-14 8-23 20-27.500M83.5 94c-.5-14-8-23-20-27.5", GOLD, 1.5),
        path(_ROUND, fill="#EDBE45"),
        _sleeves("#D29F2B"),
        _line(
            "M36 98c-3-6 3-9 7-6.5 4.5 3-1.5 7.5 3 9M44 88c4-4 11-3 11.5 1.5.4 4-6.5 3-6 6.5.4 3.5 8 4 11-.5",
            "#1E7A5E",
            2.6,
        ),
        path("M55 84.500c3-1.5 6.5.5 6.5 3.3-2-.8-3 .3-4.5 1.2-2-.7-3-2.5-2-4.500z", fill="#1E7A5E"),
        circle(58.4, 86.8, 0.8, fill="#FFFFFF"),
        circle(64.5, 84, 2, fill="#C8472F"),
        path("M38.5 70c2.5 6 16.5 6 19 0l2 4c-3.6 7.6-19.4 7.6-23 0z", fill="#A8342E"),
        _line("M36.5 74c3.6 7.6 19.4 7.6 23 0", GOLD_DARK, 1.3),
        circle(48, 80.5, 2.2, fill="#4FA286", stroke=GOLD_DARK, stroke_width=1),
    ]


GARMENTS = (shirt, waistcoat, scarf, tang, fur, official, armour, clouds, phoenix, dragon)


def files() -> dict[str, str]:
    """SVG text by the number of the outfit, from 1; the outfit 0 is the robe that a head is drawn in."""
    return {f"outfit-{n}": document(96, 96, group(*made(), id="robe")) for n, made in enumerate(GARMENTS, start=1)}
