"""What the window says of a round with red-dragon kongs: headline, plates, kongs and special tiles."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import prod

from ..case import SeatCase
from ..melds import Meld, MeldKind
from ..options import Options
from ..settlement import Side
from ..text import Text
from ..tiles import RED, Tile
from .hooks.words import KONG_NAMES
from .red_dragon_score import seat_factors
from .values import Pattern, SeatNote, Special

_OPEN = Text("已开口", "Open")
_CLOSED = Text("未开口", "Closed")


def headline(options: Options, cap_name: Text) -> Text:
    """How openings count and where the cap is: what people ask first."""
    once = options.choice("open_fan") == "once"
    cap = options.number("cap")
    zh = ("开口番" if once else "口口番") + (f" · {cap_name.zh} {cap}" if cap else " · 不封顶")
    en = ("Open doubles once" if once else "Each opening doubles") + (f" · {cap_name.en} {cap}" if cap else " · no cap")
    return Text(zh, en)


def _factor(options: Options, melds: Sequence[Meld], special: Special) -> int:
    holding = SeatCase((), tuple(melds))
    return prod(f.value for f in seat_factors(holding, options, special, Side.WINNER))


def seat_note(options: Options, melds: Sequence[Meld], special: Special) -> SeatNote:
    """Whether the seat is open, and what its melds multiply."""
    return open_note(melds, _factor(options, melds, special))


def open_note(melds: Sequence[Meld], factor: int) -> SeatNote:
    """Whether a seat with these melds is open, beside what they multiply."""
    is_open = any(m.is_opening for m in melds)
    return SeatNote(_OPEN if is_open else _CLOSED, is_open, f"×{factor}")


def kong_name(kind: MeldKind, tile: Tile, special: Special) -> Text:
    """What a kong is called at the table."""
    if kind is not MeldKind.GANG_SINGLE:
        return KONG_NAMES[kind]
    if tile in special.wild:
        return Text("赖子杠", "Wild kong")
    return Text("红中杠", "Red kong") if tile == RED else Text("皮子杠", "Skin kong")


def kong_worth(options: Options, kind: MeldKind, tile: Tile, special: Special) -> str:
    """What it multiplies."""
    open_hand = Meld(MeldKind.PENG, (tile,) * 3, 0, tile)
    kong = Meld(kind, (tile,) * (1 if kind is MeldKind.GANG_SINGLE else 4), open_hand.source, tile)
    after = (kong,) if kind is MeldKind.GANG_ADDED else (open_hand, kong)
    return f"×{_factor(options, after, special) // _factor(options, (open_hand,), special)}"


def special_labels(special: Special) -> tuple[tuple[Text, tuple[Tile, ...], str], ...]:
    """Wild tile, skins and 红中, as the info panel shows them."""
    wild = (Text("赖子", "Wild"), special.wild, "wild")
    skins = (Text("皮子", "Skin"), special.skins, "skin")
    red = (Text("红中", "Red"), (RED,), "plain")
    return (wild, skins, red) if special.skins else (wild, red)


def joined(names: Iterable[Text]) -> Text:
    """Several names as one text."""
    listed = list(names)
    return Text(" ".join(n.zh for n in listed), ", ".join(n.en for n in listed))


def wait_label(known: Iterable[Pattern], patterns: tuple[str, ...]) -> tuple[Text, bool]:
    """The big patterns, else whether the win would be hard."""
    big = [pattern.name for pattern in known if pattern.big and pattern.id in patterns]
    if big:
        return joined(big), True
    return (Text("硬胡", "Hard"), True) if "ying-hu" in patterns else (Text("软胡", "Soft"), False)
