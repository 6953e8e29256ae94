"""How the tables of hands write a round; the head of each `hands.txt` says which of this it uses.

A line is ``name | setup | seats | wins | what it must come to``. A seat is ``1:`` and words: concealed tiles, melds
``[222p<3]`` (from seat 3; ``+`` an added kong; ``<3=5m`` took 5m; a type may stand before), single kongs ``(C)``,
flowers ``*1h``, discards ``~1m`` or ``/1m``, what it has declared ``!locked`` or ``ting``. A win is ``1+5s`` by draw,
``1+5s@0`` on a discard, ``1+5s^0`` on a kong, ``1+5s!`` in no way there is, and words for its circumstances.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType

from mjdesk.engine.case import NO_TILE, By, Case, SeatCase, Verdict, WinCase
from mjdesk.engine.melds import Meld, MeldKind, all_alike
from mjdesk.engine.notation import parse_tile, parse_tiles
from mjdesk.engine.rules.base import RuleSystem
from mjdesk.engine.rules.checks import SET_MELDS
from mjdesk.engine.tiles import UNKNOWN, Tile

_MELD = re.compile(r"\((\w+)\)|(\w*)\[([\w?]+)(\+?)(?:<(\d)(?:=(\w\w?))?)?\]")
_WIN = re.compile(r"(\d)\+([\w?]+?)(?:([@^!])(\d)?)?$")
_WAYS = {None: By.DRAW, "@": By.DISCARD, "^": By.KONG, "!": By.OTHER}
_TING = "ting"
_AS_WRITTEN: Mapping[str, str] = MappingProxyType({})


@dataclass(frozen=True)
class Line:
    """One line: a case and what it must come to."""

    name: str
    case: Case
    expected: str

    def answer(self, verdict: Verdict) -> str:
        """A verdict in the words of the table."""
        return answer(verdict, self.case.players)


def answer(verdict: Verdict, players: int = 4) -> str:
    """A verdict in the words of the tables: the reason, or patterns and fan of each win, and what each seat gets."""
    if not verdict.legal:
        return verdict.reason or ""
    paid = " ".join(f"{n:+}" if n else "0" for n in verdict.payments(players) or ())
    patterns = " / ".join(" ".join(ids) for ids in verdict.patterns) or "-"
    return f"{patterns}; {' / '.join(map(str, verdict.fan)) or '-'}; {paid}"


def lines(file: Path, case_of: Callable[[str, str, str, str], Case]) -> Iterator[Line]:
    """Every line of a table; ``case_of`` is given name, setup, seats and wins."""
    for text in file.read_text(encoding="utf-8").splitlines():
        if text and not text.startswith("#"):
            name, setup, seats, wins, expected = (part.strip() for part in text.split("|"))
            yield Line(name, case_of(name, setup, seats, wins), expected)


def check_width(rules: RuleSystem, table: list[Line]) -> None:
    """A table has sixty lines, a third of them no wins, and every reason and pattern of its system."""
    reasons = [line.expected for line in table if ";" not in line.expected]
    patterns = {p for line in table if ";" in line.expected for p in line.expected.split(";")[0].split()}
    assert len(table) >= 60
    assert len(reasons) * 3 >= len(table)
    assert set(reasons) == {reason.id for reason in rules.reasons}
    assert patterns - {"/", "-"} == {pattern.id for pattern in rules.patterns}
    assert len({line.name for line in table}) == len(table)


def option(rules: RuleSystem, key: str, value: str) -> object:
    """The value of an option from its text."""
    return next(each for each in rules.options if each.id == key).parse(value)


def by_seat(text: str, players: int = 4) -> list[SeatCase]:
    """All seats; of those not written nothing is known."""
    written = dict(_seat(seat) for seat in text.split(";") if seat.strip())
    return [written.get(seat, SeatCase((UNKNOWN,) * 13)) for seat in range(players)]


def wins_of(text: str, said: Mapping[str, str] = _AS_WRITTEN) -> tuple[WinCase, ...]:
    """All wins; ``said``: circumstances by the words that stand for them."""
    return tuple(_win(win.strip(), said) for win in text.split(";") if win.strip())


def _seat(text: str) -> tuple[int, SeatCase]:
    number, _, rest = text.strip().partition(":")
    melds, hands = list[Meld](), list[str]()
    flowers, discards, declared = tuple[Tile, ...](), tuple[Tile, ...](), list[str]()
    for word in rest.split():
        if _MELD.fullmatch(word):
            melds.append(_meld(word))
        elif word[0] == "*":
            flowers += parse_tiles(word[1:])
        elif word[0] in "~/":
            discards += parse_tiles(word[1:])
        elif word[0] == "!" or word == _TING:
            declared.append(word.removeprefix("!"))
        else:
            hands.append(word)
    assert len(hands) <= 1, text
    unknown = (UNKNOWN,) * (13 - 3 * sum(meld.kind in SET_MELDS for meld in melds))
    hand = parse_tiles(hands[0]) if hands else unknown
    return int(number), SeatCase(hand, tuple(melds), flowers, discards, tuple(declared))


def _meld(text: str) -> Meld:
    match = _MELD.fullmatch(text)
    assert match is not None, text
    single, kind, written, added, source, claimed = match.groups()
    if single:
        return Meld(MeldKind.GANG_SINGLE, parse_tiles(single))
    tiles, feeder = parse_tiles(written), int(source) if source else None
    taken = parse_tile(claimed) if claimed else None
    return Meld(MeldKind(kind) if kind else _kind(tiles, bool(added), feeder), tiles, feeder, taken)


def _kind(tiles: tuple[Tile, ...], added: bool, feeder: int | None) -> MeldKind:
    if all_alike(tiles, 4):
        if added:
            return MeldKind.GANG_ADDED
        return MeldKind.GANG_CONCEALED if feeder is None else MeldKind.GANG_EXPOSED
    return MeldKind.PENG if all_alike(tiles, 3) else MeldKind.CHI


def _win(text: str, said: Mapping[str, str]) -> WinCase:
    first, *words = text.split()
    match = _WIN.match(first)
    assert match is not None, text
    seat, written, how, source = match.groups()
    tiles = parse_tiles(written)
    tile = tiles[0] if len(tiles) == 1 else NO_TILE
    circumstances = tuple(said.get(word, re.sub("^by:", "after_kong_exposed_by:", word)) for word in words)
    return WinCase(int(seat), _WAYS[how], tile, int(source) if source else None, circumstances)
