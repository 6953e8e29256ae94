"""A hand while it is entered: by clicks or as text, both of the same value (no Qt).

The text of one seat, its parts parted by spaces: melds first, then the hand, ``+`` the winning tile, ``!`` the tile
turned up::

    吃123p 杠C 234678s789p5s +5s !5m        as it is written
    [123p][c]234678s789p55s/5m              as it may be typed

What takes a second key may be typed without it: ``=`` for ``+``, ``/`` for ``!``, ``c f e w n`` for the letters of
tiles; and signs as a Chinese keyboard writes them. A tile more than the hand holds, typed last, is the one that won.
Letters before a meld: 吃 碰 杠 (three in hand and a discard) 补 (added) 暗 (concealed) 亮 (a shown set), or ``c p g a
k l``; without one, brackets let the tiles say what it is.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from mjdesk.engine.errors import BadInput
from mjdesk.engine.melds import MeldKind, all_alike, is_run
from mjdesk.engine.notation import format_tiles, parse_tiles
from mjdesk.engine.text import Text
from mjdesk.engine.tiles import DRAGONS, UNKNOWN, Tile


class Slot(StrEnum):
    """Where the next tile goes."""

    HAND = "hand"
    MELD = "meld"
    WIN = "win"
    INDICATOR = "indicator"
    EXTRA = "extra"


#: by the sign that leads to a slot when it is typed
SLOT_SIGNS: Final = {" ": Slot.HAND, "[": Slot.MELD, "+": Slot.WIN, "!": Slot.INDICATOR, "*": Slot.EXTRA}

_MAHJONG_WORDS: Final = {
    MeldKind.CHI: "吃",
    MeldKind.PENG: "碰",
    MeldKind.GANG_EXPOSED: "杠",
    MeldKind.GANG_SINGLE: "杠",
    MeldKind.GANG_ADDED: "补",
    MeldKind.GANG_CONCEALED: "暗",
    MeldKind.GANG_SET: "亮",
}
_MAHJONG_LETTERS: Final = {"c": "吃", "p": "碰", "g": "杠", "a": "补", "k": "暗", "l": "亮"}


@dataclass(frozen=True, slots=True)
class Laid:
    """A meld. ``feeder``: seats from the owner to whom its tile came from (3 is the seat before); 0 for own tiles."""

    kind: MeldKind
    tiles: tuple[Tile, ...]
    feeder: int = 0


@dataclass(frozen=True, slots=True)
class Draft:
    """The tiles of one seat; ``open_meld`` are those of a meld that is not whole yet."""

    hand: tuple[Tile, ...] = ()
    melds: tuple[Laid, ...] = ()
    win: Tile | None = None
    open_meld: tuple[Tile, ...] = ()

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """Every tile of the seat."""
        laid = tuple(tile for meld in self.melds for tile in meld.tiles)
        return (*laid, *self.open_meld, *self.hand, *(() if self.win is None else (self.win,)))

    def __bool__(self) -> bool:
        return bool(self.tiles)


@dataclass(frozen=True, slots=True)
class Melding:
    """How a family of games lays melds.

    ``words`` lead them in the text, ``letters`` may be typed instead; ``meld_of`` says what some tiles are (with a
    word: which of those that look alike), ``other_kind`` the next kind of the same tiles; ``closes``: a meld of these
    tiles is whole without being told so; ``wanted``: concealed tiles that are still missing to a whole hand without
    the winning tile, below 0: too many.
    """

    words: Mapping[MeldKind, str]
    letters: Mapping[str, str]
    meld_of: Callable[[tuple[Tile, ...], str], Laid | None]
    other_kind: Callable[[Laid], Laid]
    closes: Callable[[tuple[Tile, ...]], bool]
    wanted: Callable[[Draft], int]


def meld_of(tiles: tuple[Tile, ...], word: str = "") -> Laid | None:
    """What a meld of these tiles is, when it is whole; ``word`` says which of those that look alike."""
    ordered = tuple(sorted(tiles))
    if len(ordered) == 1 and word in ("", "杠"):
        return Laid(MeldKind.GANG_SINGLE, ordered)
    if is_run(ordered) and word in ("", "吃"):
        return Laid(MeldKind.CHI, ordered, 3)
    if all_alike(ordered, 3) and word in ("", "碰"):
        return Laid(MeldKind.PENG, ordered, 3)
    if all_alike(ordered, 4):
        kinds = {"": MeldKind.GANG_EXPOSED, "杠": MeldKind.GANG_EXPOSED, "补": MeldKind.GANG_ADDED,
                 "暗": MeldKind.GANG_CONCEALED}  # fmt: skip
        if word in kinds:
            return Laid(kinds[word], ordered, 0 if word == "暗" else 3)
    if ordered == tuple(sorted(DRAGONS)) and word in ("", "亮"):
        return Laid(MeldKind.GANG_SET, ordered)
    return None


def other_kind(meld: Laid) -> Laid:
    """The next meld of the same tiles, where there are several: exposed, added, concealed kong."""
    order = (MeldKind.GANG_EXPOSED, MeldKind.GANG_ADDED, MeldKind.GANG_CONCEALED)
    if meld.kind not in order:
        return meld
    kind = order[(order.index(meld.kind) + 1) % 3]
    return replace(meld, kind=kind, feeder=0 if kind is MeldKind.GANG_CONCEALED else meld.feeder or 3)


def _closes(tiles: tuple[Tile, ...]) -> bool:
    return len(tiles) == 4 or (len(tiles) == 3 and meld_of(tiles) is not None and not all_alike(tiles, 3))


def _wanted(draft: Draft) -> int:
    groups = sum(1 for meld in draft.melds if meld.kind is not MeldKind.GANG_SINGLE)
    return 13 - 3 * groups - len(draft.hand)


MAHJONG: Final = Melding(_MAHJONG_WORDS, _MAHJONG_LETTERS, meld_of, other_kind, _closes, _wanted)


# --- text


def draft_text(draft: Draft, by: Melding = MAHJONG) -> str:
    """The draft as text."""
    parts = [by.words[meld.kind] + format_tiles(meld.tiles) for meld in draft.melds]
    if draft.hand:
        parts.append(format_tiles(sorted(draft.hand)))
    if draft.win is not None:
        parts.append("+" + format_tiles((draft.win,)))
    if draft.open_meld:  # last: only the last part may be unfinished
        parts.append("[" + format_tiles(draft.open_meld))
    return " ".join(parts)


#: signs that need no Shift, and those of a keyboard that writes Chinese
_SIGNS: Final = str.maketrans({"=": "+", "/": "!", "、": "!", "【": "[", "】": "]", "「": "[", "」": "]"})
#: letters of tiles that mean nothing else where a tile is expected
_HONOURS: Final = frozenset("cfewn")


def read_draft(text: str, before: Draft, by: Melding = MAHJONG) -> tuple[Draft, Tile | None]:
    """The draft of a text, and the tile turned up where it names one.

    A last part that is not finished (digits without a suit) counts as not typed yet. Who fed a meld is kept from
    ``before``. Raises BadInput for what cannot be read.
    """
    melds: list[Laid] = []
    hand: list[Tile] = []
    win: Tile | None = None
    indicator: Tile | None = None
    open_meld: tuple[Tile, ...] = ()
    text = unicodedata.normalize("NFKC", text).translate(_SIGNS)
    parts = text.replace("[", " [").replace("]", " ").replace("+", " +").replace("!", " !").split()
    for place, part in enumerate(parts, start=1):
        last = place == len(parts)
        sign, body = part[0], part[1:]
        if sign == "+":
            win = _one(body, last, win)
        elif sign == "!":
            indicator = _one(body, last, indicator)
        elif sign == "[" or sign in by.words.values() or _leads_meld(part, by):
            word = "" if sign == "[" else by.letters.get(sign, sign)
            tiles = _tiles(body, last)
            meld = by.meld_of(tiles, word)
            if meld is not None and not (sign == "[" and last and len(tiles) < 3 and text[-1:] not in " ]"):
                melds.append(meld)
            elif last:
                open_meld = tiles
            else:
                raise BadInput(f"{part!r} is no meld", text=Text(f"“{part}”不成吃碰杠", f"“{part}” is no meld"))
        else:
            hand += _tiles(part, last)
    if win is None and hand and not open_meld and by.wanted(Draft(tuple(hand), tuple(melds))) == -1:
        win = hand.pop()
    kept = list(before.melds)
    for place, meld in enumerate(melds):
        same = next((k for k in kept if k.tiles == meld.tiles and k.kind == meld.kind), None)
        if same is not None:
            kept.remove(same)
            melds[place] = replace(meld, feeder=same.feeder)
    return Draft(tuple(sorted(hand)), tuple(melds), win, open_meld), indicator


def _leads_meld(part: str, by: Melding) -> bool:
    """Whether the first letter says what the tiles after it are; letters alone may be dragons."""
    return part[0] in by.letters and part[1:2].isalnum() and not _HONOURS.issuperset(part)


def _tiles(text: str, last: bool) -> tuple[Tile, ...]:
    typed = text.rstrip("0123456789") if last else text
    tiles = parse_tiles("".join(char.upper() if char in _HONOURS else char for char in typed))
    if UNKNOWN in tiles:
        raise BadInput("a hand that wins is known", text=Text("胡的牌要都认得", "the tiles of a win must be known"))
    return tiles


def _one(text: str, last: bool, before: Tile | None) -> Tile | None:
    tiles = _tiles(text, last)
    if len(tiles) > 1 or (tiles and before is not None):
        raise BadInput("one tile is wanted", text=Text("这里只能有一张", "only one tile belongs here"))
    return tiles[0] if tiles else before


# --- clicks


def add(draft: Draft, slot: Slot, tile: Tile, by: Melding = MAHJONG) -> Draft:
    """The draft with a tile more in a slot; a meld closes when it is whole."""
    if slot is Slot.WIN:
        return replace(draft, win=tile)
    if slot is Slot.HAND:
        return replace(draft, hand=tuple(sorted((*draft.hand, tile))))
    tiles = tuple(sorted((*draft.open_meld, tile)))
    if by.closes(tiles):
        meld = by.meld_of(tiles, "")
        if meld is not None:
            return replace(draft, melds=(*draft.melds, meld), open_meld=())
        return replace(draft, open_meld=tiles[:3])
    return replace(draft, open_meld=tiles)


def close_meld(draft: Draft, by: Melding = MAHJONG) -> Draft:
    """The meld that is being entered is whole as it is: a triplet, or a kong of one tile."""
    meld = by.meld_of(draft.open_meld, "")
    if meld is None:
        return replace(draft, open_meld=()) if len(draft.open_meld) == 0 else draft
    return replace(draft, melds=(*draft.melds, meld), open_meld=())


def take_back(draft: Draft) -> Draft:
    """The draft without the tile that came last: the winning tile, one of an open meld, the hand, a whole meld."""
    if draft.win is not None:
        return replace(draft, win=None)
    if draft.open_meld:
        return replace(draft, open_meld=draft.open_meld[:-1])
    if draft.hand:
        return replace(draft, hand=draft.hand[:-1])
    return replace(draft, melds=draft.melds[:-1])


def without(draft: Draft, tile: Tile) -> Draft:
    """The draft with one tile of the hand less."""
    hand = list(draft.hand)
    if tile in hand:
        hand.remove(tile)
    return replace(draft, hand=tuple(hand))
