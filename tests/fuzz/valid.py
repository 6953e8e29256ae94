"""What is valid, before it is damaged: cases, records, files of every kind that the program reads."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import pytest

from mjdesk.engine.rules.registry import SYSTEMS
from mjdesk.shipped import asset

ROOT = Path(__file__).resolve().parents[2]

#: a line of a book of coins
COIN_LINE = b'{"time": "2026-11-30T12:00:00+08:00", "why": "gift", "entries": []}\n'


def cases() -> list[dict[str, Any]]:
    """A few cases of every system, with wins where there are some."""
    found = []
    for rules in SYSTEMS:
        listed = json.loads(asset("examples", f"{rules}.json").read_text(encoding="utf-8"))
        found += [example["case"] for example in listed.values()][:4]
    return found


def records() -> list[str]:
    """A record of every system as text."""
    return [
        path.read_text("utf-8").split('\n{"record"')[0]
        for path in (ROOT / "tests" / "playthroughs").glob("*-default.jsonl")
    ]


def a_csv() -> bytes:
    """A file of rounds as the ledger takes them in: every way to say when, a new table, a round of three."""
    lines = (
        "date,table,rules,player1,points1,player2,points2,player3,points3,player4,points4",
        "2026-07-01 20:00,5,wuhan,甲,10,乙,-10,丙,0,丁,0",
        "2026-07-01T23:50:00+09:00,5,wuhan,甲,−10,乙,+10,丙,0,丁,0",
        "2026-07-02,,huangshi,'甲,4,乙,-4,丙,0,,",
    )
    return "\r\n".join(lines).encode("utf-8-sig")


def pictures() -> list[bytes]:
    """A small picture in each format."""
    image = pytest.importorskip("PIL.Image")
    found = []
    for kind in ("PNG", "JPEG", "WEBP", "GIF"):
        out = io.BytesIO()
        image.new("RGB", (24, 16), (200, 30, 30)).save(out, kind)
        found.append(out.getvalue())
    return found
