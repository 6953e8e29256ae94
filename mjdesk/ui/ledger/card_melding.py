"""How melds of 跑胡子 are entered: 吃 比 碰 偎 跑 提, ``c b p w r t`` for who has no hanzi at hand (no Qt)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from mjdesk.engine.melds import Meld, MeldKind, all_alike
from mjdesk.engine.paohuzi.cards import is_group, rest
from mjdesk.engine.tiles import Tile

from .draft import Draft, Laid, Melding

_WORDS: Final = {
    MeldKind.CHI: "吃", MeldKind.BI: "比", MeldKind.PENG: "碰", MeldKind.WEI: "偎", MeldKind.PAO: "跑",
    MeldKind.TI: "提",
}  # fmt: skip
_LETTERS: Final = {"c": "吃", "b": "比", "p": "碰", "w": "偎", "r": "跑", "t": "提"}
#: melds that look alike, in the order in which a click goes through them
_ALIKE: Final = ((MeldKind.CHI, MeldKind.BI), (MeldKind.PENG, MeldKind.WEI), (MeldKind.TI, MeldKind.PAO))


def meld_of(tiles: tuple[Tile, ...], word: str = "") -> Laid | None:
    """What a meld of these cards is, when it is whole; who fed it does not count, so nobody is named."""
    ordered = tuple(sorted(tiles))
    kinds = {
        3: _ALIKE[1] if all_alike(ordered, 3) else _ALIKE[0] if is_group(ordered) else (),
        4: _ALIKE[2] if all_alike(ordered, 4) else (),
    }.get(len(ordered), ())  # fmt: skip
    found = next((kind for kind in kinds if word in ("", _WORDS[kind])), None)
    return None if found is None else Laid(found, ordered)


def other_kind(meld: Laid) -> Laid:
    """The next meld of the same cards: chi and bi, peng and wei, ti and pao."""
    kinds = next(kinds for kinds in _ALIKE if meld.kind in kinds)
    return replace(meld, kind=kinds[1 - kinds.index(meld.kind)])


def _closes(tiles: tuple[Tile, ...]) -> bool:
    return len(tiles) == 4 or (len(tiles) == 3 and is_group(tuple(sorted(tiles))))


def _wanted(draft: Draft) -> int:
    return rest([Meld(meld.kind, meld.tiles) for meld in draft.melds]) - len(draft.hand)


CARDS: Final = Melding(_WORDS, _LETTERS, meld_of, other_kind, _closes, _wanted)
