"""Reads tables of hands of `changsha` (the head of `hands.txt` explains the notation)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from mjdesk.engine.case import By, Case, SeatCase, Verdict, WinCase
from mjdesk.engine.cases import read_case
from mjdesk.engine.melds import Meld, MeldKind, all_alike
from mjdesk.engine.notation import parse_tile, parse_tiles
from mjdesk.engine.options import complete
from mjdesk.engine.rules.changsha import Changsha
from mjdesk.engine.tiles import UNKNOWN, Tile

RULES = Changsha()
_MELD = re.compile(r"(\w*)\[([\w?]+)(\+?)(?:<(\d))?\]")
_WIN = re.compile(r"(\d)\+([\w?]+?)(?:([@^!])(\d)?)?$")
_WAYS = {None: By.DRAW, "@": By.DISCARD, "^": By.KONG, "!": By.OTHER}


@dataclass(frozen=True)
class Line:
    """One line: a case and what it must come to."""

    name: str
    case: Case
    expected: str


def answer(verdict: Verdict) -> str:
    """A verdict in the words of the tables."""
    if not verdict.legal:
        return verdict.reason or ""
    paid = " ".join(f"{n:+}" if n else "0" for n in verdict.payments(4) or ())
    patterns = " / ".join(" ".join(ids) for ids in verdict.patterns) or "-"
    return f"{patterns}; {' / '.join(map(str, verdict.fan)) or '-'}; {paid}"


def lines(file: Path) -> Iterator[Line]:
    """Every line of a table."""
    for text in file.read_text(encoding="utf-8").splitlines():
        if text and not text.startswith("#"):
            name, setup, seats, wins, expected = (part.strip() for part in text.split("|"))
            yield Line(name, case_of(setup, seats, wins, name), expected)


def case_of(setup: str, seats: str, wins: str, name: str = "") -> Case:
    """The case of one line."""
    dealer, options, shown = 0, dict[str, object](), list[dict[str, Any]]()
    extra: dict[str, object] = {}
    for word in setup.split():
        key, _, value = word.partition("=")
        if re.fullmatch(r"d\d", word):
            dealer = int(word[1])
        elif key in ("turned", "bird"):
            extra["kong_tiles" if key == "turned" else "birds"] = [value[i : i + 2] for i in range(0, len(value), 2)]
        elif re.fullmatch(r"show\d", key):
            hand, patterns, *dice = value.split(":")
            entry: dict[str, Any] = {"seat": int(key[4]), "hand": hand, "patterns": patterns.split(",")}
            shown.append(entry | ({"dice": [int(die) for die in dice[0]]} if dice else {}))
        else:
            options[key] = next(o for o in RULES.options if o.id == key).parse(value)
    if shown:
        extra["start_wins"] = shown
    by_seat = dict(_seat(text) for text in seats.split(";") if text.strip())
    return Case(
        RULES.id,
        complete(RULES.options, options),
        tuple(by_seat.get(seat, SeatCase((UNKNOWN,) * 13)) for seat in range(4)),
        tuple(_win(text.strip()) for text in wins.split(";") if text.strip()),
        dealer,
        extra=extra,
        id=name,
    )


def from_json(data: dict[str, Any]) -> Case:
    """The case of a JSON object, `rules` filled in."""
    return read_case({"rules": "changsha", **data})


def _seat(text: str) -> tuple[int, SeatCase]:
    number, _, rest = text.strip().partition(":")
    melds, hand, discards, declared = list[Meld](), None, tuple[Tile, ...](), list[str]()
    for word in rest.split():
        if _MELD.fullmatch(word):
            melds.append(_meld(word))
        elif word.startswith("~"):
            discards = parse_tiles(word[1:])
        elif word.startswith("!"):
            declared.append(word[1:])
        else:
            assert hand is None, text
            hand = parse_tiles(word)
    unknown = (UNKNOWN,) * (13 - 3 * len(melds))
    return int(number), SeatCase(unknown if hand is None else hand, tuple(melds), (), discards, tuple(declared))


def _meld(text: str) -> Meld:
    match = _MELD.fullmatch(text)
    assert match is not None
    kind, written, added, source = match.groups()
    tiles = parse_tiles(written)
    feeder = int(source) if source else None
    return Meld(MeldKind(kind) if kind else _kind(tiles, bool(added), feeder), tiles, feeder)


def _kind(tiles: tuple[Tile, ...], added: bool, feeder: int | None) -> MeldKind:
    if all_alike(tiles, 4):
        if added:
            return MeldKind.GANG_ADDED
        return MeldKind.GANG_CONCEALED if feeder is None else MeldKind.GANG_EXPOSED
    return MeldKind.PENG if all_alike(tiles, 3) else MeldKind.CHI


def _win(text: str) -> WinCase:
    first, *circumstances = text.split()
    match = _WIN.match(first)
    assert match is not None, text
    seat, tile, how, source = match.groups()
    said = tuple(c.replace("by:", "after_kong_exposed_by:") for c in circumstances)
    return WinCase(int(seat), _WAYS[how], parse_tile(tile), int(source) if source else None, said)
