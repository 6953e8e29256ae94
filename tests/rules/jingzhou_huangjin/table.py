"""Reads the table of hands of `jingzhou-huangjin` (the head of `hands.txt` explains the notation)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from mjdesk.engine.case import NO_TILE, By, Case, SeatCase, WinCase
from mjdesk.engine.melds import Meld, MeldKind, all_alike
from mjdesk.engine.notation import parse_tile, parse_tiles
from mjdesk.engine.options import complete
from mjdesk.engine.rules.jingzhou_huangjin import JingzhouHuangjin
from mjdesk.engine.tiles import UNKNOWN, WINDS, Tile

from ..red_dragon.table import Line

__all__ = ["RULES", "Line", "case_of", "lines"]

RULES = JingzhouHuangjin()
_MELD = re.compile(r"(\w*)\[(\w+)(\+?)(?:<(\d)(?:=(\w\w?))?)?\]")
_WIN = re.compile(r"(\d)\+(\w+?)(?:([@^])(\d))?$")


def lines() -> Iterator[Line]:
    """Every line of the table."""
    for text in (Path(__file__).parent / "hands.txt").read_text(encoding="utf-8").splitlines():
        if text and not text.startswith("#"):
            name, setup, seats, win, expected = (part.strip() for part in text.split("|"))
            yield Line(name, case_of(name, setup, seats, win), expected)


def case_of(name: str, setup: str, seats: str, win: str) -> Case:
    """The case of one line."""
    indicator, *words = setup.split()
    dealer, wind = 0, WINDS[0]
    options: dict[str, object] = {}
    passed: dict[str, Any] = {}
    for word in words:
        key, _, value = word.partition("=")
        if not value:
            dealer = int(key.removeprefix("d"))
        elif key == "wind":
            wind = parse_tile(value)
        elif key.startswith("passed") and key != "passed_win":
            passed[key.removeprefix("passed")] = [value]
        else:
            options[key] = next(o for o in RULES.options if o.id == key).parse(value)
    by_seat = dict(_seat(text) for text in seats.split(";"))
    return Case(
        RULES.id,
        complete(RULES.options, options),
        tuple(by_seat.get(seat, SeatCase((UNKNOWN,) * 13)) for seat in range(4)),
        tuple(_win(text.strip()) for text in win.split(";")),
        dealer,
        wind,
        indicator=parse_tile(indicator),
        extra={"passed": passed},
        id=name,
    )


def _seat(text: str) -> tuple[int, SeatCase]:
    number, _, rest = text.strip().partition(":")
    words = rest.split()
    melds = tuple(_meld(word) for word in words if "[" in word)
    thrown = [tile for word in words if word[0] == "~" for tile in parse_tiles(word[1:])]
    flowers = [tile for word in words if word[0] == "*" for tile in parse_tiles(word[1:])]
    hands = [word for word in words if word[0] not in "~*" and "[" not in word]
    hand = parse_tiles(hands[0]) if hands else (UNKNOWN,) * (13 - 3 * len(melds))
    return int(number), SeatCase(tuple(hand), melds, tuple(flowers), tuple(thrown))


def _meld(text: str) -> Meld:
    match = _MELD.fullmatch(text)
    assert match is not None, text
    kind, written, added, source, claimed = match.groups()
    tiles = parse_tiles(written)
    feeder = int(source) if source else None
    taken = parse_tile(claimed) if claimed else None if feeder is None else tiles[0]
    return Meld(MeldKind(kind) if kind else _kind(tiles, bool(added), feeder), tiles, feeder, taken)


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
    seat, written, how, source = match.groups()
    tiles = parse_tiles(written)
    by = {None: By.DRAW, "@": By.DISCARD, "^": By.KONG}[how]
    tile = tiles[0] if len(tiles) == 1 else NO_TILE
    return WinCase(int(seat), by, tile, int(source) if source else None, tuple(circumstances))
