"""Reads the table of hands (the head of `hands.txt` explains the notation)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from mjdesk.engine.case import Case, Verdict
from mjdesk.engine.cases import read_case
from mjdesk.engine.rules.registry import rule_system

RULES = rule_system("paohuzi")
_MELD = re.compile(r"(\w+)\[(\w+)\](\*?)(?:\^(\w+))?(!?)")
_WIN = re.compile(r"(\d)\+(\w*)(?:([<@])(\d))?")


@dataclass(frozen=True)
class Line:
    """One line: a case and what it must come to."""

    name: str
    case: Case
    expected: str

    def answer(self, verdict: Verdict) -> str:
        """A verdict in the words of the table."""
        if not verdict.legal:
            return verdict.reason or ""
        assert verdict.huxi is not None
        paid = " ".join(f"{n:+}" if n else "0" for n in verdict.payments(3) or ())
        return f"{' '.join(verdict.patterns[0])}; {verdict.fan[0]}; {verdict.huxi[0]}; {paid}"


def lines() -> Iterator[Line]:
    """Every line of the table."""
    for text in (Path(__file__).parent / "hands.txt").read_text(encoding="utf-8").splitlines():
        if text and not text.startswith("#"):
            name, setup, seats, win, expected = (part.strip() for part in text.split("|"))
            yield Line(name, case_of(setup, seats, win), expected)


def case_of(setup: str, seats: str, win: str) -> Case:
    """The case of one line."""
    data: dict[str, Any] = {"rules": "paohuzi", "options": {}, "seats": [{"hand": ""} for _ in range(3)]}
    known = {option.id: option for option in RULES.options}
    for word in setup.replace("-", " ").split() if setup == "-" else setup.split():
        key, sign, value = word.partition("=")
        if key == "huang":
            data["carried"] = {"huang": int(value)}
        elif sign:
            data["options"][key] = known[key].parse(value)
        elif key.startswith("passed"):
            data["seats"][int(key[-1])]["declared"] = ["passed"]
        else:
            data["dealer"] = int(key[1:])
    for part in seats.split(";"):
        seat, _, laid = part.strip().partition(":")
        data["seats"][int(seat)] |= _seat(laid)
    said, *circumstances = win.split()
    found = _WIN.fullmatch(said)
    assert found is not None, win
    seat, tile, how, source = found.groups()
    by = {None: "draw", "<": "flip", "@": "discard"}[how]
    data["wins"] = [{"seat": int(seat), "by": by, "tile": tile, "circumstances": circumstances}]
    if source is not None:
        data["wins"][0]["from"] = int(source)
    return read_case(data)


def _seat(laid: str) -> dict[str, Any]:
    seat: dict[str, Any] = {"hand": "", "melds": [], "discards": ""}
    for word in laid.split():
        meld = _MELD.fullmatch(word)
        if meld is not None:
            kind, tiles, start, was, exposed = meld.groups()
            more = {"was": was} if was else {}
            seat["melds"].append({"type": kind, "tiles": tiles, "start": bool(start), "exposed": bool(exposed), **more})
        elif word.endswith("~"):
            seat["discards"] = word[:-1]
        else:
            seat["hand"] = word
    return seat
