"""Reads tables of hands of `qionghu` (the head of `hands.txt` explains the notation)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from mjdesk.engine.case import By, Case, SeatCase, Verdict, WinCase
from mjdesk.engine.melds import Meld, MeldKind, all_alike
from mjdesk.engine.notation import parse_tile, parse_tiles
from mjdesk.engine.options import complete
from mjdesk.engine.rules.qionghu import Qionghu
from mjdesk.engine.tiles import UNKNOWN, Tile

RULES = Qionghu()
_MELD = re.compile(r"(\w*)\[([\w?]+)(\+?)(?:<(\d))?\]")
_WIN = re.compile(r"(\d)\+([\w?]+?)(?:([@^!])(\d)?)?$")
_WAYS = {None: By.DRAW, "@": By.DISCARD, "^": By.KONG, "!": By.OTHER}
_WORDS = {"bao": "chongbao", "kong": "after_kong", "last": "last_tile"}


@dataclass(frozen=True)
class Line:
    """One line: a case and what it must come to."""

    name: str
    case: Case
    expected: str


def answer(verdict: Verdict) -> str:
    """A verdict in the words of the table."""
    if not verdict.legal:
        return verdict.reason or ""
    paid = " ".join(f"{n:+}" if n else "0" for n in verdict.payments(4) or ())
    patterns = " / ".join(" ".join(ids) for ids in verdict.patterns) or "-"
    return f"{patterns}; {' / '.join(map(str, verdict.fan)) or '-'}; {paid}"


def judged(setup: str, seats: str, wins: str) -> str:
    """The answer to a round in the notation of the table."""
    return answer(RULES.judge(case_of(setup, seats, wins)))


def lines(file: Path) -> Iterator[Line]:
    """Every line of a table."""
    for text in file.read_text(encoding="utf-8").splitlines():
        if text and not text.startswith("#"):
            name, setup, seats, wins, expected = (part.strip() for part in text.split("|"))
            yield Line(name, case_of(setup, seats, wins, name), expected)


def case_of(setup: str, seats: str, wins: str, name: str = "") -> Case:
    """The case of one line."""
    dealer = 0
    options: dict[str, object] = {}
    extra: dict[str, object] = {}
    passed: dict[str, list[str]] = {}
    for word in setup.split():
        key, _, value = word.partition("=")
        if re.fullmatch(r"d\d", word):
            dealer = int(word[1])
        elif re.fullmatch(r"passed\d", key):
            passed[key[-1]] = re.findall(r"\d[mps]|[ESWNCFP]", value)
        elif key == "bao":
            extra["bao"] = value
        else:
            options[key] = next(o for o in RULES.options if o.id == key).parse(value)
    by_seat = dict(_seat(text) for text in seats.split(";") if text.strip())
    return Case(
        RULES.id,
        complete(RULES.options, options),
        tuple(by_seat.get(seat, SeatCase((UNKNOWN,) * 13)) for seat in range(4)),
        tuple(_win(text.strip()) for text in wins.split(";") if text.strip()),
        dealer,
        extra={**extra, **({"passed": passed} if passed else {})},
        id=name,
    )


def _seat(text: str) -> tuple[int, SeatCase]:
    number, _, rest = text.strip().partition(":")
    words = rest.split()
    melds = tuple(_meld(word) for word in words if _MELD.fullmatch(word))
    discards = tuple(t for word in words if word.startswith("/") for t in parse_tiles(word[1:]))
    flowers = tuple(t for word in words if word.startswith("*") for t in parse_tiles(word[1:]))
    declared = ("ting",) if "ting" in words else ()
    hands = [word for word in words if word != "ting" and word[0] not in "/*" and not _MELD.fullmatch(word)]
    assert len(hands) <= 1, text
    unknown = (UNKNOWN,) * (13 - 3 * len(melds))
    return int(number), SeatCase(parse_tiles(hands[0]) if hands else unknown, melds, flowers, discards, declared)


def _meld(text: str) -> Meld:
    match = _MELD.fullmatch(text)
    assert match is not None
    kind, written, added, source = match.groups()
    tiles, feeder = parse_tiles(written), int(source) if source else None
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
    said = tuple(_WORDS.get(word, word) for word in circumstances)
    return WinCase(int(seat), _WAYS[how], parse_tile(tile), int(source) if source else None, said)
