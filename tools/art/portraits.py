# ruff: noqa: E501  (path data does not wrap)
"""Flat busts on a field of 96 units: six heads, each in a robe whose colours the program exchanges.

The robe is a group of its own, whose place an outfit of ``tools/art/outfits.py`` takes.
"""

from __future__ import annotations

from typing import Any

from tools.art.svg import circle, document, ellipse, group, path

#: Colours of the robe in the files; ``mjdesk.ui.icons`` replaces them by the outfit asked for.
ROBE, ROBE_DARK, TRIM = "#2F7F63", "#256B53", "#4FA286"
LINE = "#3A2A22"


def _background(colour: str) -> str:
    return circle(48, 48, 48, fill=colour)


def _robe(neck: str, shade: str) -> list[str]:
    """Neck, shoulders and a crossed collar."""
    return [
        path("M40.5 56h15v12.5c0 4-3.3 7.5-7.5 7.5s-7.5-3.5-7.5-7.5z", fill=neck),
        path("M40.5 61.5c2 4.2 4.6 5.8 7.5 5.8s5.5-1.6 7.5-5.8v4.7c-1.6 4-4 6-7.5 6s-5.9-2-7.5-6z", fill=shade),
        group(
            path("M14 100C14 82 24 74.5 40 71.5L48 82l8-10.5c16 3 26 10.5 26 28.5z", fill=ROBE),
            path(
                "M22.5 100c.3-6.5 1.5-11 3.5-14.5 1 5 1.5 9.5 1.5 14.5zM73.5 100c-.3-6.5-1.5-11-3.5-14.5-1 5-1.5 9.5-1.5 14.5z",
                fill=ROBE_DARK,
            ),
            path("M40 70.5L36.5 73 49 90.5 60 73 56 70.5 48.6 82z", fill=TRIM),
            path("M49 90.5L48.2 100", stroke=TRIM, stroke_width=2.2, fill="none"),
            id="robe",
        ),
    ]


def _face(skin: str, brow: str, cheek: str) -> list[str]:
    return [
        ellipse(48, 46, 17, 18.8, fill=skin),
        ellipse(38.2, 52, 3.2, 2.2, fill=cheek, opacity=0.55),
        ellipse(57.8, 52, 3.2, 2.2, fill=cheek, opacity=0.55),
        circle(41.2, 46.5, 1.9, fill=LINE),
        circle(54.8, 46.5, 1.9, fill=LINE),
        path(
            "M37.8 41.4c2-1.5 4.4-1.6 6.4-.5M58.2 41.4c-2-1.5-4.4-1.6-6.4-.5",
            stroke=brow,
            stroke_width=1.5,
            stroke_linecap="round",
            fill="none",
        ),
        path("M48 48.5v3.2", stroke=cheek, stroke_width=1.3, stroke_linecap="round"),
        path(
            "M43.8 56.2c2.6 2.2 5.8 2.2 8.4 0", stroke="#A8523F", stroke_width=1.7, stroke_linecap="round", fill="none"
        ),
    ]


def _ears(skin: str) -> list[str]:
    return [circle(31.4, 47.5, 3.4, fill=skin), circle(64.6, 47.5, 3.4, fill=skin)]


def _glasses(ink: str) -> list[str]:
    ring: dict[str, Any] = {"fill": "#FFFFFF", "fill_opacity": "0.22", "stroke": ink, "stroke_width": 1.5}
    return [
        circle(41, 46.8, 5.6, **ring),
        circle(55, 46.8, 5.6, **ring),
        path("M46.6 46.3c1-.8 1.8-.8 2.8 0M35.4 46l-3.6-1M60.6 46l3.6-1", stroke=ink, stroke_width=1.5, fill="none"),
    ]


def youth() -> list[str]:
    """Short black hair, parted."""
    hair = "#23292E"
    return [
        _background("#CADDD0"),
        *_robe("#E3BC94", "#CFA27A"),
        *_ears("#EBC69F"),
        *_face("#F2D2AE", hair, "#E59A82"),
        path(
            "M29.5 47C26 30 35 22 48.5 22S70.5 30 66.5 47c-1-6-2.6-9.5-5.5-12-5.5 1.5-12 1-17-1.5-5 1.5-9 4-10.5 6.5-2 2-3.2 4-4 7z",
            fill=hair,
        ),
    ]


def lady() -> list[str]:
    """Long brown hair to the shoulders."""
    hair = "#6B432C"
    return [
        _background("#EFD7C1"),
        path(
            "M27 50C25 29 35 20.5 48 20.5S71 29 69 50c0 8 1.5 15 2.5 22.5-6 3-14 3.5-14 3.5h-19s-8-.5-14-3.5C25.5 65 27 58 27 50z",
            fill=hair,
        ),
        *_robe("#E8C19C", "#D2A47E"),
        *_face("#F6DABA", hair, "#EB9C86"),
        path(
            "M30.5 49c-.8-12 3-18 12.5-20.5 2 3.5 9 7.5 16.5 8.5 4 2.5 5.5 6.5 6 12 4-14-1.5-27-17.5-27S26.5 35 30.5 49z",
            fill=hair,
        ),
    ]


def scholar() -> list[str]:
    """Black hair and round glasses."""
    hair = "#1F262B"
    return [
        _background("#CBD8E6"),
        *_robe("#DDB088", "#C79870"),
        *_ears("#E4BB92"),
        *_face("#EDC9A2", hair, "#DF967A"),
        path(
            "M29.8 45C27 29 36 21.5 48 21.5S69 29 66.2 45c-1.2-4.5-3-7-5.2-9-8.5 2.5-18 1-24-2-3.5 3-5.8 6.5-7.2 11z",
            fill=hair,
        ),
        *_glasses("#2B3238"),
    ]


def elder() -> list[str]:
    """White hair, glasses and a short beard."""
    hair = "#C9C8C1"
    return [
        _background("#E9DDC0"),
        *_robe("#DDB48D", "#C69B74"),
        *_ears("#E6BF99"),
        *_face("#EFCDA8", "#A7A59D", "#DE957B"),
        path(
            "M31 46c-3.5-3-3.5-10 .5-13 .5-6.5 7-10.5 12-9.5 4-3 10-2 12.5 1 6 0 9.5 5 8.8 10 3.2 3 2.7 8.5.2 11.5-1.2-6-3.5-10-6-12-7 2.5-15.5 2.5-22 0-2.8 2.5-5 6-6 12z",
            fill=hair,
        ),
        path("M41.5 60.5c1.8 1.2 4 1.7 6.5 1.7s4.7-.5 6.5-1.7c-.5 5.5-3 8.5-6.5 8.5s-6-3-6.5-8.5z", fill="#DAD8D0"),
        *_glasses("#5D5A52"),
    ]


def aunt() -> list[str]:
    """Dark hair in a knot on the crown of the head."""
    hair = "#2A2025"
    return [
        _background("#E7CCD3"),
        circle(48, 17, 9, fill=hair),
        path("M40.5 21.5h15", stroke="#C0392B", stroke_width=2.6, stroke_linecap="round"),
        *_robe("#E9C3A0", "#D3A682"),
        *_ears("#F0CDAA"),
        *_face("#F7DCBE", hair, "#EE9C8E"),
        path(
            "M29 50c-4-19 4-28.5 19-28.5S71 31 67 50c-1.2-5-1.5-8-3-11-6-1.5-11.5-4.5-16-9-4.5 4.5-10 7.5-16 9-1.5 3-1.8 6-3 11z",
            fill=hair,
        ),
        circle(31, 52.5, 1.5, fill="#3E9C7D"),
        circle(65, 52.5, 1.5, fill="#3E9C7D"),
    ]


def uncle() -> list[str]:
    """A cloth cap and a moustache."""
    cap = "#41454F"
    return [
        _background("#DAD3E8"),
        *_robe("#CF9C72", "#B8855C"),
        *_ears("#D8A67B"),
        *_face("#E2B488", "#3B3330", "#D0805F"),
        path("M30.5 45c-.8-3-.8-5.5 0-8h35c.8 2.5.8 5 0 8-1-3-1.8-4.5-3-5.5h-29c-1.2 1-2 2.5-3 5.5z", fill="#3B3330"),
        path(
            "M28.5 38.5C28.5 26 37 19.5 48 19.5s19.5 6.5 19.5 19c-6-1.8-12.5-2.6-19.5-2.6s-13.5.8-19.5 2.6z", fill=cap
        ),
        path(
            "M30 37.5c5-2.4 11-3.6 18-3.6s13 1.2 18 3.6c3.5.3 7.5 1.4 9.5 3.4-2.5 1.2-5.5 1-8.5.1-6-2-12-2.9-19-2.9s-13 .9-19 2.9z",
            fill="#2F333C",
        ),
        path("M42 54.2c2-1.4 4-1.5 6-.2 2-1.3 4-1.2 6 .2-2 1.3-4 1.5-6 .6-2 .9-4 .7-6-.6z", fill="#3B3330"),
    ]


def files() -> dict[str, str]:
    """SVG text by portrait number."""
    heads = (youth, lady, scholar, elder, aunt, uncle)
    return {str(n): document(96, 96, group(*head())) for n, head in enumerate(heads)}
