# ruff: noqa: E501  (path data does not wrap)
"""Line icons on a field of 24 units: stroke 1.75, round ends, nothing filled but dots. And the app icon.

An icon is path data for strokes and, after a ``|``, path data for what is filled. ``@x,y,r`` is a circle.
The program tints them, so they are black here.
"""

from __future__ import annotations

import re
from typing import Any

from tools.art.svg import circle, document, group, move, path, rect
from tools.art.tiles import BLUE, GREEN, IVORY, RED

ICONS: dict[str, str] = {
    # what one can open
    "table": "M3.5 3.5h7.5v13H3.5zM13.5 3.5H21v13h-7.5zM3.5 20.25h17.5M6 7h2.5M6 10h2.5M6 13h2.5M17.25 6.5v7M15.5 10h3.5",
    "machine": "M5 12h14a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4a2 2 0 0 1 2-2zM7.5 16h9M5.6 7.8c3.8-3.7 9-3.7 12.8 0M8.4 9.9c2.2-2 5-2 7.2 0",
    "document": "M6.5 3h8l4 4v12.5A1.5 1.5 0 0 1 17 21H6.5A1.5 1.5 0 0 1 5 19.5v-15A1.5 1.5 0 0 1 6.5 3zM14 3.2V7.5h4.3M8.5 11.5h7M8.5 14.5h7M8.5 17.5h4",
    "grid": "M4.5 3.5h4.5a1 1 0 0 1 1 1V9a1 1 0 0 1-1 1H4.5a1 1 0 0 1-1-1V4.5a1 1 0 0 1 1-1zM15 3.5h4.5a1 1 0 0 1 1 1V9a1 1 0 0 1-1 1H15a1 1 0 0 1-1-1V4.5a1 1 0 0 1 1-1zM4.5 14H9a1 1 0 0 1 1 1v4.5a1 1 0 0 1-1 1H4.5a1 1 0 0 1-1-1V15a1 1 0 0 1 1-1zM15 14h4.5a1 1 0 0 1 1 1v4.5a1 1 0 0 1-1 1H15a1 1 0 0 1-1-1V15a1 1 0 0 1 1-1z",
    "history": "M3.6 8.4A9 9 0 1 1 3 12.6M3.2 4v4.6h4.6M12 7.5v5l3.4 2",
    "book": "M12 6.2C10 4.6 7 4 3.5 4v14.5c3.5 0 6.5.6 8.5 2.2 2-1.6 5-2.2 8.5-2.2V4C17 4 14 4.6 12 6.2zM12 6.2v14.5",
    "settings": "M3 7.5h10M17.6 7.5H21M3 16.5h3.4M11 16.5h10@15.3,7.5,2.3@8.7,16.5,2.3",
    "search": "M15.8 15.8L21 21@10.4,10.4,7",
    "hint": "M9 17.2c0-2.2-3.4-3.8-3.4-7.8a6.4 6.4 0 0 1 12.8 0c0 4-3.4 5.6-3.4 7.8zM9.2 20h5.6M10.8 22.2h2.4",
    "sound": "M3.5 9.2v5.6h3.7l5.1 4.2V5L7.2 9.2zM15.8 9.2c1.4 1.6 1.4 4 0 5.6M18.6 6.6c2.9 3 2.9 7.8 0 10.8",
    "sound-off": "M3.5 9.2v5.6h3.7l5.1 4.2V5L7.2 9.2zM16 9.6l4.8 4.8M20.8 9.6L16 14.4",
    "menu": "M3.5 6h17M3.5 12h17M3.5 18h17",
    "home": "M3.5 11.2L12 4l8.5 7.2M5.8 9.6V20h12.4V9.6M10 20v-5.4h4V20",
    "chart": "M3.5 20.5h17M5 20.5v-7h3.6v7M10.2 20.5v-16h3.6v16M15.4 20.5v-10H19v10",
    "graph": "M3.5 3.5v17h17M6.5 15.5l4-5 3.6 3.2L20 7",
    "board": "M3.5 3.5h17v17h-17zM3.5 9.2h17M3.5 14.8h17M9.2 3.5v17M14.8 3.5v17",
    "palette": "M12 3.2c-5 0-9 3.9-9 8.8s4 8.8 8.6 8.8c1.9 0 2.3-1.3 1.6-2.5-.9-1.6.1-3.1 2-3.1h2.4c2 0 3.4-1.4 3.4-3.6C21 7 17 3.2 12 3.2z|@7.4,11.6,1.2@10.2,7.6,1.2@15,7.8,1.2",
    "keyboard": "M4 6h16a1.5 1.5 0 0 1 1.5 1.5v9A1.5 1.5 0 0 1 20 18H4a1.5 1.5 0 0 1-1.5-1.5v-9A1.5 1.5 0 0 1 4 6zM8 14.6h8|@6.4,10,1@10.1,10,1@13.9,10,1@17.6,10,1",
    # play and replay
    "play": "M7.5 4.5v15l12-7.5z",
    "pause": "M8.5 5v14M15.5 5v14",
    "stop": "M6 7a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1z",
    "record": "M9.2 10.2a1 1 0 0 1 1-1h3.6a1 1 0 0 1 1 1v3.6a1 1 0 0 1-1 1h-3.6a1 1 0 0 1-1-1z@12,12,9",
    "next": "M5.5 5v14l10-7zM19 5v14",
    "previous": "M18.5 5v14l-10-7zM5 5v14",
    "undo": "M8.2 4.2L3.8 8.6 8.2 13M4.2 8.6h9.9a5.6 5.6 0 0 1 0 11.2H8.6",
    "redo": "M15.8 4.2l4.4 4.4-4.4 4.4M19.8 8.6H9.9a5.6 5.6 0 0 0 0 11.2h5.5",
    "refresh": "M4 10.2A8.4 8.4 0 0 1 19 7.4M20 13.8A8.4 8.4 0 0 1 5 16.6M19.4 3.2v4.4H15M4.6 20.8v-4.4H9",
    "sync": "M20.5 11.2A8.6 8.6 0 0 0 4.4 8M3.5 12.8A8.6 8.6 0 0 0 19.6 16M4 3.6V8h4.4M20 20.4V16h-4.4",
    "fork": "M3 12h6.4c2.6 0 4-1.6 5-3.6s2.2-2.9 4.2-2.9H21M9.4 12c2.6 0 4 1.6 5 3.6s2.2 2.9 4.2 2.9H21",
    "timer": "M9.5 2.8h5M12 9v4.6l2.8 1.8M18.4 6.6l1.4 1.4@12,13.4,7.8",
    "hourglass": "M6 3h12M6 21h12M7.5 3v3.2c0 2.4 4.5 3.8 4.5 5.8s-4.5 3.4-4.5 5.8V21M16.5 3v3.2c0 2.4-4.5 3.8-4.5 5.8s4.5 3.4 4.5 5.8V21",
    "dice": "M6.5 3.5h11a3 3 0 0 1 3 3v11a3 3 0 0 1-3 3h-11a3 3 0 0 1-3-3v-11a3 3 0 0 1 3-3z|@8.4,8.4,1.4@12,12,1.4@15.6,15.6,1.4",
    "auto": "M8.8 16.4L12 7.6l3.2 8.8M9.9 13.6h4.2@12,12,9",
    "robot": "M6 8.5h12a2 2 0 0 1 2 2V17a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-6.5a2 2 0 0 1 2-2zM12 8.5V4.8M9.2 15.6h5.6|@12,3.8,1.5@8.6,12.2,1.25@15.4,12.2,1.25",
    # directions and plain signs
    "left": "M14.8 4.5L7.5 12l7.3 7.5",
    "right": "M9.2 4.5l7.3 7.5-7.3 7.5",
    "down": "M4.5 9l7.5 7.2L19.5 9",
    "up": "M4.5 15L12 7.8l7.5 7.2",
    "arrow-right": "M3.8 12h16.4M13.8 5.4l6.4 6.6-6.4 6.6",
    "arrow-left": "M20.2 12H3.8M10.2 5.4L3.8 12l6.4 6.6",
    "check": "M4 12.8l5.4 5.6L20.2 6.2",
    "close": "M5.2 5.2l13.6 13.6M18.8 5.2L5.2 18.8",
    "plus": "M12 4v16M4 12h16",
    "minus": "M4 12h16",
    "more": "|@5,12,1.6@12,12,1.6@19,12,1.6",
    "filter": "M3.5 6h17M7 12h10M10.2 18h3.6",
    "sort": "M7.5 4v16M4 16.5L7.5 20l3.5-3.5M16.5 20V4M13 7.5L16.5 4 20 7.5",
    "warning": "M12 4L2.8 20h18.4zM12 10v4.8|@12,17.4,1.05",
    "info": "M12 11v5.8@12,12,9|@12,7.7,1.15",
    "help": "M9.2 9.4c.2-1.7 1.4-2.7 3-2.7 1.7 0 2.9 1 2.9 2.6 0 2-2.9 2.3-2.9 4.6@12,12,9|@12.1,17,1.15",
    # things one does
    "edit": "M4 20l1-4.4L16.2 4.4a2 2 0 0 1 2.8 0l.6.6a2 2 0 0 1 0 2.8L8.4 19zM14.2 6.4l3.4 3.4",
    "trash": "M4 6.5h16M9 6.3V4h6v2.3M6 6.7L7 20.5h10l1-13.8M10.2 10.5v6M13.8 10.5v6",
    "copy": "M9 8h10.5v12.5H9zM15 7.8V3.5H4.5V16h4.3",
    "save": "M4 4h12.5L20 7.5V20H4zM7.5 4v5h7.5V4M7.5 20v-6.5h9V20",
    "share": "M12 3.5v11.5M7.6 7.7L12 3.5l4.4 4.2M5.5 12.5H4v8h16v-8h-1.5",
    "download": "M12 3.5V15M7.6 10.8L12 15l4.4-4.2M4 16.5v4h16v-4",
    "print": "M7 8V3.5h10V8M6.5 17H4.8a1.8 1.8 0 0 1-1.8-1.8V9.8A1.8 1.8 0 0 1 4.8 8h14.4a1.8 1.8 0 0 1 1.8 1.8v5.4a1.8 1.8 0 0 1-1.8 1.8h-1.7M7 13.5h10v7H7z",
    "camera": "M4.5 7.5h3L9.2 5h5.6l1.7 2.5h3A1.5 1.5 0 0 1 21 9v9.5a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 18.5V9a1.5 1.5 0 0 1 1.5-1.5z@12,13.6,3.8",
    "eye": "M2.5 12C5 7.6 8.2 5.6 12 5.6s7 2 9.5 6.4c-2.5 4.4-5.7 6.4-9.5 6.4S5 16.4 2.5 12z@12,12,3",
    "eye-off": "M4 8.8C3.4 9.7 3 10.7 2.5 12c2.5 4.4 5.7 6.4 9.5 6.4 1.2 0 2.3-.2 3.3-.6M9 6c1-.3 2-.4 3-.4 3.8 0 7 2 9.5 6.4-.7 1.3-1.5 2.3-2.3 3.2M3.8 3.8l16.4 16.4",
    "lock": "M6 10.5h12A1.5 1.5 0 0 1 19.5 12v7A1.5 1.5 0 0 1 18 20.5H6A1.5 1.5 0 0 1 4.5 19v-7A1.5 1.5 0 0 1 6 10.5zM7.8 10.3V7.5a4.2 4.2 0 0 1 8.4 0v2.8",
    "unlock": "M6 10.5h12A1.5 1.5 0 0 1 19.5 12v7A1.5 1.5 0 0 1 18 20.5H6A1.5 1.5 0 0 1 4.5 19v-7A1.5 1.5 0 0 1 6 10.5zM7.8 10.3V7.5a4.2 4.2 0 0 1 8.1-1.4",
    "fullscreen": "M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5",
    "exit": "M14 4H5v16h9M10 12h11M17 7.8l4.2 4.2-4.2 4.2",
    "folder": "M3 6.5A1.5 1.5 0 0 1 4.5 5h5l2 2.5h8A1.5 1.5 0 0 1 21 9v9.5a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 18.5z",
    # people and places
    "user": "M4 20.5c.4-4.4 3.4-6.6 8-6.6s7.6 2.2 8 6.6@12,7.8,4.2",
    "users": "M2.8 19.5c.3-4 2.6-6 6.2-6s5.9 2 6.2 6M15.6 4.4a3.8 3.8 0 0 1 .4 7.2M17.6 14.2c2.2.8 3.4 2.6 3.6 5.3@9,8,3.7",
    "crown": "M3.5 7.5l4.3 3.8L12 5l4.2 6.3 4.3-3.8-1.6 10.7H5.1z",
    "star": "M12 3.6l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z",
    "trophy": "M7.5 4h9v5.5a4.5 4.5 0 0 1-9 0zM7.5 5.8H4c0 3.2 1.2 5 3.8 5.2M16.5 5.8H20c0 3.2-1.2 5-3.8 5.2M12 14v3.5M8.5 20.5h7c0-2-1.4-3-3.5-3s-3.5 1-3.5 3z",
    "target": "@12,12,9@12,12,5|@12,12,1.5",
    "bag": "M5.5 8.5h13l1 12h-15zM8.6 8.3V7a3.4 3.4 0 0 1 6.8 0v1.3",
    "coin": "M9.4 9.4h5.2v5.2H9.4z@12,12,9",
    "tea": "M4.5 10h12v5.5a4.5 4.5 0 0 1-4.5 4.5H9a4.5 4.5 0 0 1-4.5-4.5zM16.5 11.5h1.8a2.6 2.6 0 0 1 0 5.2h-2M8 7c-.8-1.4.8-2 0-3.5M12.5 7c-.8-1.4.8-2 0-3.5",
    "bell": "M5 17.5c1.4-1.6 1.9-3.2 1.9-6.3a5.1 5.1 0 0 1 10.2 0c0 3.1.5 4.7 1.9 6.3zM10 20.3c.8 1.2 3.2 1.2 4 0M12 3.3v2.5",
    "globe": "M3 12h18M12 3c2.7 2.6 3.9 5.6 3.9 9s-1.2 6.4-3.9 9c-2.7-2.6-3.9-5.6-3.9-9S9.3 5.6 12 3z@12,12,9",
    "lantern": "M12 2.6v2.6M8.6 5.2h6.8M8.6 16.6h6.8M12 16.6v4.8M9.9 18.6v1.8M14.1 18.6v1.8M9 5.2C5.6 6.6 4.2 8.5 4.2 10.9s1.4 4.3 4.8 5.7M15 5.2c3.4 1.4 4.8 3.3 4.8 5.7s-1.4 4.3-4.8 5.7M10.6 5.4c-1.6 3.6-1.6 7.4 0 11M13.4 5.4c1.6 3.6 1.6 7.4 0 11",
    "sun": "M12 2.5v2.3M12 19.2v2.3M2.5 12h2.3M19.2 12h2.3M5.3 5.3l1.6 1.6M17.1 17.1l1.6 1.6M5.3 18.7l1.6-1.6M17.1 6.9l1.6-1.6@12,12,4",
    "moon": "M19.8 14.6A8.3 8.3 0 0 1 9.4 4.2a8.3 8.3 0 1 0 10.4 10.4z",
    "calendar": "M5 5.5h14A1.5 1.5 0 0 1 20.5 7v12a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 19V7A1.5 1.5 0 0 1 5 5.5zM3.5 10h17M8 3.3v4M16 3.3v4",
    # the table machine
    "plug": "M8.5 3v5M15.5 3v5M6 8h12v3.5a6 6 0 0 1-12 0zM12 17.5v3.7",
    "wifi": "M2.8 9.2c5.5-5 12.9-5 18.4 0M6 12.9c3.7-3.2 8.3-3.2 12 0M9.2 16.5c1.8-1.4 3.8-1.4 5.6 0|@12,19.6,1.2",
    "device": "M6.5 3h11A1.5 1.5 0 0 1 19 4.5v15a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 19.5v-15A1.5 1.5 0 0 1 6.5 3zM8.5 7h7M8.5 10h7M8.5 13h4|@12,17.6,1.1",
    "gauge": "M4.7 18.5a9 9 0 1 1 14.6 0M12 14l4.2-5.2|@12,14,1.3",
    "link-none": "@12,12,7",
    "link-connecting": "|@5,12,1.9@12,12,1.9@19,12,1.9",
    "link-ok": "|@12,12,6",
    "link-settling": "@12,12,8|@12,12,3.6",
    "link-ignored": "M5.8 18.2L18.2 5.8@12,12,8.4",
    "firmware": "M8.5 3v4M15.5 3v4M6 7h12v3.5a6 6 0 0 1-12 0zM12 16.5v4.7M3.5 3.5l17 17",
}  # fmt: skip

_CIRCLE = re.compile(r"@([\d.]+),([\d.]+),([\d.]+)")


def _parts(data: str, **style: Any) -> list[str]:
    """Elements for path data with circles in it."""
    circles = [circle(*map(float, found.groups()), **style) for found in _CIRCLE.finditer(data)]
    strokes = _CIRCLE.sub("", data).strip()
    return [*([path(strokes, **style)] if strokes else []), *circles]


def icon(data: str) -> str:
    """One icon as an SVG file."""
    strokes, _, filled = data.partition("|")
    return document(
        24,
        24,
        group(
            *_parts(strokes),
            fill="none",
            stroke="#000000",
            stroke_width=1.75,
            stroke_linecap="round",
            stroke_linejoin="round",
        ),
        *_parts(filled, fill="#000000"),
    )


def files() -> dict[str, str]:
    """SVG text by icon name."""
    return {name: icon(data) for name, data in ICONS.items()}


def app_icon() -> str:
    """The app icon: a tile with the great dot on a square of felt, 256 units."""
    defs = (
        '<defs><radialGradient id="felt" cx="0.5" cy="0.36" r="0.8"><stop offset="0" stop-color="#2F6D5E"/>'
        '<stop offset="1" stop-color="#15392F"/></radialGradient>'
        '<linearGradient id="face" x1="0" y1="0" x2="0.25" y2="1"><stop offset="0" stop-color="#FEFBF3"/>'
        '<stop offset="1" stop-color="#F1E7D2"/></linearGradient></defs>'
    )
    felt = [
        defs,
        rect(8, 8, 240, 240, 54, fill="url(#felt)"),
        rect(8, 8, 240, 240, 54, fill="none", stroke="#FFFFFF", stroke_opacity="0.12", stroke_width=2),
    ]
    tile = [
        rect(67, 49, 122, 176, 14, fill="#02110D", opacity="0.28"),
        rect(67, 39, 122, 178, 14, fill="#2E7462"),
        rect(67, 39, 122, 170, 14, fill="#CDBE9C"),
        rect(67, 37, 122, 160, 14, fill="url(#face)"),
        rect(68.5, 38.5, 119, 157, 13, fill="none", stroke="#FFFFFF", stroke_width=3),
    ]
    blossom = [
        circle(0, 0, 40, fill=GREEN),
        circle(0, 0, 33, fill=IVORY),
        circle(0, 0, 29, fill=BLUE),
        circle(0, 0, 18.5, fill=IVORY),
        *[
            circle(10.4 * x, 10.4 * y, 6.6, fill=RED)
            for x, y in ((0, -1), (0.951, -0.309), (0.588, 0.809), (-0.588, 0.809), (-0.951, -0.309))
        ],
        circle(0, 0, 8, fill=RED),
        circle(0, 0, 4.6, fill="#F0B44C"),
    ]
    return document(256, 256, *felt, *tile, group(*blossom, transform=move(128, 117)))
