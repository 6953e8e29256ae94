"""What the window says of a round of `huangshi`: headline, plates, kongs, special tiles, waits."""

from __future__ import annotations

from collections.abc import Sequence

from ..melds import Meld, MeldKind
from ..options import Options
from ..text import Text
from ..tiles import GREEN, RED, Tile
from .hooks.words import KONG_NAMES
from .huangshi_texts import PATTERNS, YING_HU
from .huangshi_ways import side_fan
from .values import SeatNote, Special

_CLOSED = Text("门清", "Closed")


def headline(options: Options) -> Text:
    """How it is played, the base and the cap: what people ask first."""
    play = {"yangxin": Text("阳新", "Yangxin"), "huanghuang": Text("晃晃", "Huanghuang")}.get(
        options.choice("play"), Text("无中发白", "no dragons")
    )
    cap, least = options.number("cap"), options.number("min_score")
    zh = [play.zh, options.choice("score"), f"封顶 {cap}" if cap else "不封顶"]
    en = [play.en, options.choice("score"), f"cap {cap}" if cap else "no cap"]
    if least:
        zh.append(f"胡番 {least}")
        en.append(f"minimum {least}")
    if options.flag("dianpao_only"):
        zh.append("仅点炮输分")
        en.append("discarder alone pays")
    return Text(" · ".join(zh), " · ".join(en))


def seat_note(options: Options, melds: Sequence[Meld], special: Special) -> SeatNote:
    """How many openings (口) the seat has, and what its melds multiply."""
    openings = sum(meld.is_opening for meld in melds)
    factor = 1 << sum(item.total for item in side_fan(options, melds, special))
    if not openings:
        return SeatNote(_CLOSED, False, f"×{factor}")
    return SeatNote(Text(f"{openings} 口", f"{openings} open"), True, f"×{factor}")


def kong_name(kind: MeldKind, tile: Tile, special: Special) -> Text:
    """What a kong is called at the table."""
    if kind is not MeldKind.GANG_SINGLE:
        return KONG_NAMES[kind]
    if tile in special.wild:
        return Text("癞子杠", "Wild kong")
    return {RED: Text("红中杠", "Red kong"), GREEN: Text("发财杠", "Green kong")}.get(tile, KONG_NAMES[kind])


def kong_worth(options: Options, kind: MeldKind, tile: Tile, special: Special) -> str:
    """What it multiplies."""
    kong = Meld(kind, (tile,) * (1 if kind is MeldKind.GANG_SINGLE else 4))
    fan = sum(item.total for item in side_fan(options, (kong,), special))
    return f"×{1 << fan}" if fan else ""


def special_labels(special: Special) -> tuple[tuple[Text, tuple[Tile, ...], str], ...]:
    """Wild tile and kong tiles, as the info panel shows them."""
    wild = (Text("癞子", "Wild"), special.wild, "wild")
    to_lay = tuple(sorted(special.to_lay))
    return (wild, (Text("杠牌", "Kong"), to_lay, "plain")) if to_lay else (wild,)


def wait_label(patterns: tuple[str, ...]) -> tuple[Text, bool]:
    """The big patterns, else whether the win would be hard."""
    big = [pattern.name for pattern in PATTERNS if pattern.big and pattern.id in patterns]
    if big:
        return Text(" ".join(n.zh for n in big), ", ".join(n.en for n in big)), True
    return (Text("硬胡", "Hard"), True) if YING_HU.id in patterns else (Text("小胡", "Small"), False)
