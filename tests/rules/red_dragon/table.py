"""Reads tables of hands of the red-dragon-kong systems (the head of each `hands.txt` explains the notation)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from mjdesk.engine.case import By, Case, SeatCase, Verdict, WinCase
from mjdesk.engine.melds import Meld, MeldKind, all_alike
from mjdesk.engine.notation import parse_tile, parse_tiles
from mjdesk.engine.options import complete
from mjdesk.engine.rules.base import RuleSystem
from mjdesk.engine.rules.checks import SET_MELDS
from mjdesk.engine.tiles import UNKNOWN, Tile

_MELD = re.compile(r"\((\w+)\)|(\w*)\[([\w?]+)(\+?)(?:<(\d))?\]")
_WIN = re.compile(r"(\d)\+(\w+?)(?:([@^])(\d))?$")


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
        net = verdict.payments(self.case.players) or ()
        paid = " ".join(f"{n:+}" if n else "0" for n in net)
        return f"{' '.join(verdict.patterns[0])}; {verdict.fan[0]}; {paid}"


def lines(path: Path, rules: RuleSystem) -> Iterator[Line]:
    """Every line of a table."""
    for text in path.read_text(encoding="utf-8").splitlines():
        if text and not text.startswith("#"):
            name, setup, seats, win, expected = (part.strip() for part in text.split("|"))
            yield Line(name, case_of(rules, name, setup, seats, win), expected)


def case_of(rules: RuleSystem, name: str, setup: str, seats: str, win: str) -> Case:
    """The case of one line."""
    indicator, *words = setup.split()
    dealer = 0
    dice: tuple[int, ...] = ()
    options: dict[str, object] = {}
    passed: dict[str, Any] = {}
    carried: dict[str, Any] = {}
    for word in words:
        key, _, value = word.partition("=")
        if key == "dice":
            dice = tuple(map(int, value))
        elif key == "last":
            carried["last_laizi"] = value
        elif key == "cun":
            carried["cun"] = value.split(",")
        elif not value:
            dealer = int(key.removeprefix("d"))
        elif key.startswith("passed") and key != "passed_win":
            passed[key.removeprefix("passed")] = [*map(str, re.findall(r"\d\w", value))]
        else:
            options[key] = next(o for o in rules.options if o.id == key).parse(value)
    by_seat = dict(_seat(text) for text in seats.split(";"))
    return Case(
        rules.id,
        complete(rules.options, options),
        tuple(by_seat.get(seat, SeatCase((UNKNOWN,) * 13)) for seat in range(rules.players[0])),
        tuple(_win(text.strip()) for text in win.split(";")),
        dealer,
        dice=dice,
        indicator=parse_tile(indicator),
        carried=carried,
        extra={"passed": passed},
        id=name,
    )


def _seat(text: str) -> tuple[int, SeatCase]:
    number, _, rest = text.strip().partition(":")
    words = rest.split()
    melds = tuple(_meld(word) for word in words if _MELD.fullmatch(word))
    hands = [word for word in words if not _MELD.fullmatch(word)]
    assert len(hands) <= 1, text
    unknown = (UNKNOWN,) * (13 - 3 * sum(m.kind in SET_MELDS for m in melds))
    return int(number), SeatCase(parse_tiles(hands[0]) if hands else unknown, melds)


def _meld(text: str) -> Meld:
    match = _MELD.fullmatch(text)
    assert match is not None
    single, kind, written, added, source = match.groups()
    if single:
        return Meld(MeldKind.GANG_SINGLE, parse_tiles(single))
    tiles = parse_tiles(written)
    feeder = int(source) if source else None
    return Meld(MeldKind(kind) if kind else _kind(tiles, bool(added), feeder), tiles, feeder)


def _kind(tiles: tuple[Tile, ...], added: bool, feeder: int | None) -> MeldKind:
    if all_alike(tiles, 4):
        if feeder is None:
            return MeldKind.GANG_CONCEALED
        return MeldKind.GANG_ADDED if added else MeldKind.GANG_EXPOSED
    return MeldKind.PENG if all_alike(tiles, 3) else MeldKind.CHI


def _win(text: str) -> WinCase:
    first, *circumstances = text.split()
    match = _WIN.match(first)
    assert match is not None, text
    seat, tile, how, source = match.groups()
    by = {None: By.DRAW, "@": By.DISCARD, "^": By.KONG}[how]
    return WinCase(int(seat), by, parse_tile(tile), int(source) if source else None, tuple(circumstances))


def tiles_seen(case: Case) -> Counter[Tile]:
    """How often each kind is in a case, the winning tile included and the indicator not."""
    seen: Counter[Tile] = Counter()
    for seat in case.seats:
        seen.update(seat.hand)
        for meld in seat.melds:
            seen.update(meld.tiles)
    seen[case.wins[0].tile] += 1
    return seen
