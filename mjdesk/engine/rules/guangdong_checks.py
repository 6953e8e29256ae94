"""Checks of a finished round that the Guangdong systems share (their pages §5); each page puts them in its own order.

Checks of the whole round take a `Case`, checks of one win a `Situation`, as in `checks`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from typing import Final

from ..case import NO_TILE, By, Case, WinCase
from ..errors import BadInput
from ..melds import Meld, MeldKind, all_alike, is_run
from ..tiles import STANDARD, UNKNOWN
from .checks import Situation
from .values import Special

#: peng and the kongs of four: all that push-down players lay
PENG_AND_KONGS: Final = frozenset({MeldKind.PENG, MeldKind.GANG_EXPOSED, MeldKind.GANG_ADDED, MeldKind.GANG_CONCEALED})
_FROM_OTHERS: Final[frozenset[By]] = frozenset({By.DISCARD, By.KONG})
_NO_SPECIAL: Final = Special()
_MOST: Final = 4
_KINDS: Final = frozenset(range(STANDARD))
_FACE_DOWN: Final = (UNKNOWN,) * 4
# names of their own: see checks.py
_CHI: Final = MeldKind.CHI
_PENG: Final = MeldKind.PENG
_EXPOSED: Final = MeldKind.GANG_EXPOSED
_CONCEALED: Final = MeldKind.GANG_CONCEALED
_OTHER_KONGS: Final = (MeldKind.GANG_ADDED, MeldKind.GANG_CONCEALED)
_AFTER_KONG_BY: Final = "after_kong_exposed_by:"


def situations(case: Case) -> list[Situation]:
    """One for each win; no tile of these systems is special."""
    return [Situation(case, win, _NO_SPECIAL) for win in case.wins]


# --- checks of the whole round


def fled_seat(case: Case) -> int | None:
    """The seat that left the round (``extra.fled``), None when nobody did."""
    fled = case.extra.get("fled")
    if fled is None:
        return None
    if isinstance(fled, bool) or not isinstance(fled, int) or not 0 <= fled < case.players:
        raise BadInput(f"{fled!r}; expected a seat", "extra.fled")
    return fled


def several_rob_one_kong(wins: Collection[WinCase]) -> bool:
    """Whether all wins are by different seats on the same tile of the same kong."""
    same = {(win.by, win.tile, win.source) for win in wins}
    return len(same) == 1 and next(iter(same))[0] is By.KONG and len({win.seat for win in wins}) == len(wins)


def melds_fit(case: Case, kinds: Collection[MeldKind]) -> bool:
    """Every meld of every seat is of one of these kinds and fits it."""
    winners, players = {win.seat for win in case.wins}, case.players
    for owner, seat in enumerate(case.seats):
        for meld in seat.melds:
            if meld.kind not in kinds or not meld_fits(meld, owner, players, owner not in winners):
                return False
    return True


def meld_fits(meld: Meld, owner: int, players: int, face_down: bool = False) -> bool:
    """Whether tiles and feeder of one meld fit its type; the claimed tile is not looked at.

    ``face_down``: a concealed kong may be four unknown tiles, as the other seats see it.
    """
    kind, tiles, source = meld.kind, meld.tiles, meld.source
    if source is not None and (source == owner or not 0 <= source < players):
        return False
    if face_down and kind is _CONCEALED and tiles == _FACE_DOWN:
        return True
    if not _KINDS.issuperset(tiles):
        return False
    if kind is _CHI:
        return is_run(tiles) and source in (None, (owner - 1) % players)
    if kind is _PENG:
        return all_alike(tiles, 3)
    if kind is _EXPOSED:
        return all_alike(tiles, 4) and source is not None
    return kind in _OTHER_KONGS and all_alike(tiles, 4)


# --- checks of one win


def known_source(s: Situation) -> bool:
    """Drawn, or from another seat that discarded it or added it to a kong."""
    win = s.win
    if win.by is By.DRAW:
        return True
    if win.by not in _FROM_OTHERS or win.source is None:
        return False
    return win.source != win.seat and 0 <= win.source < s.case.players


def not_by_discard(s: Situation) -> bool:
    """Nobody wins on a discard."""
    return s.win.by is not By.DISCARD


def tiles_of_the_set(s: Situation) -> bool:
    """The winner's concealed tiles and the winning tile (if it is one tile) are suited tiles and honours."""
    return _KINDS.issuperset(s.winner.hand) and (s.win.tile in _KINDS or s.win.tile == NO_TILE)


def right_count(s: Situation) -> bool:
    """One winning tile, and concealed tiles without it: 13 less 3 for each meld."""
    return s.win.tile != NO_TILE and len(s.winner.hand) + 3 * len(s.winner.melds) == 13


def no_fifth_tile(s: Situation) -> bool:
    """The winner has at most four of a kind, and nobody has flowers."""
    return at_most_four(s) and not any([seat.flowers for seat in s.case.seats])  # noqa: C419 - a list is faster


def at_most_four(s: Situation) -> bool:
    """The winner has no fifth tile of a kind."""
    held = list(s.tiles)
    for meld in s.winner.melds:
        held += meld.tiles
    # with fewer than four tiles beyond one of each kind there is no fifth of any
    return len(held) - len(set(held)) < _MOST or max(Counter(held).values()) <= _MOST


def robbed_pung(s: Situation) -> Meld | None:
    """By kong: the pung that the robbed kong was, None when its seat has none of that tile."""
    if s.win.by is not By.KONG or s.win.source is None:
        return None
    melds = s.case.seats[s.win.source].melds
    return next((m for m in melds if m.kind is MeldKind.PENG and m.tiles[:1] == (s.win.tile,)), None)


def robs_a_pung(s: Situation) -> bool:
    """Only the tile that is added to a pung can be robbed."""
    return s.win.by is not By.KONG or robbed_pung(s) is not None


def circumstances_possible(s: Situation) -> bool:
    """What is said about the win can be (page of 鸡平胡, §5): before any meld for ``heaven``, ``earth``, ``human``."""
    return _circumstances_fit(s, heaven=_no_melds(s))


def circumstances_possible_tuidaohu(s: Situation) -> bool:
    """As `circumstances_possible`, but the dealer's own concealed kongs do not spoil ``heaven``."""
    dealer = s.case.dealer
    return _circumstances_fit(
        s,
        heaven=all(
            owner == dealer and meld.kind is MeldKind.GANG_CONCEALED
            for owner, seat in enumerate(s.case.seats)
            for meld in seat.melds
        ),
    )


def _no_melds(s: Situation) -> bool:
    return not any(seat.melds for seat in s.case.seats)


def _circumstances_fit(s: Situation, heaven: bool) -> bool:
    return all(_fits(s, said, heaven) for said in s.win.circumstances) and len(_feeders_said(s.win)) <= 1


def _fits(s: Situation, said: str, heaven: bool) -> bool:
    win, dealer = s.win, s.case.dealer
    drawn, dealer_wins = win.by is By.DRAW, win.seat == dealer
    match said:
        case "after_kong":
            return drawn and any(meld.is_kong for meld in s.winner.melds)
        case "last_tile":
            return drawn
        case "last_discard":
            return win.by is By.DISCARD
        case "heaven":
            return drawn and dealer_wins and heaven
        case "earth":
            return drawn and not dealer_wins and _no_melds(s)
        case "human":
            return win.by is By.DISCARD and not dealer_wins and win.source == dealer and _no_melds(s)
    feeder = _feeder_in(said, s.case.players)
    return feeder is not None and drawn and feeder in _fed_kongs(s)


def _feeder_in(said: str, players: int) -> int | None:
    """The seat of ``after_kong_exposed_by:<seat>``."""
    digits = said.removeprefix(_AFTER_KONG_BY)
    seats = {str(seat): seat for seat in range(players)}
    return seats.get(digits) if said.startswith(_AFTER_KONG_BY) else None


def _fed_kongs(s: Situation) -> set[int | None]:
    """The other seats that fed exposed kongs of the winner."""
    return {m.source for m in s.winner.melds if m.kind is MeldKind.GANG_EXPOSED} - {s.win.seat}


def _feeders_said(win: WinCase) -> set[str]:
    return {said for said in win.circumstances if said.startswith(_AFTER_KONG_BY)}


# --- what a legal win says of itself


def kong_feeder(s: Situation) -> int | None:
    """The seat whose fed kong began the chain of kongs that gave the winning tile."""
    return next((f for said in s.win.circumstances if (f := _feeder_in(said, s.case.players)) is not None), None)


def is_after_kong(s: Situation) -> bool:
    """Whether the winning tile replaced a kong; a fed chain says so by itself."""
    return "after_kong" in s.win.circumstances or kong_feeder(s) is not None
