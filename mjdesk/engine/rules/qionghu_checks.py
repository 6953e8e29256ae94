"""The checks of a finished `qionghu` round that come before the shape of the hand (page §4, rows 1 to 14)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final

from ..case import NO_TILE, NOTHING, By, Case, SeatCase, WinCase
from ..errors import BadInput
from ..melds import Meld, MeldKind, all_alike, is_run
from ..notation import parse_tile
from ..tiles import DRAGONS, HONOURS_136, UNKNOWN, Tile
from .checks import Check, Situation, has_pung, passed_tiles
from .qionghu_hand import GROUPS, has_yao, laid_of

TING: Final = "ting"
CHONGBAO: Final = "chongbao"
_COPIES: Final = 4
_KINDS: Final = frozenset(HONOURS_136.tiles())
_IGNORED: Final = "after_kong_exposed_by:"
_DRAW_SAYS: Final = frozenset({"after_kong", "last_tile", CHONGBAO})


def bao_of(case: Case) -> Tile | None:
    """The bao in force (``extra.bao``), written as text or as a kind; None when there is none."""
    bao = case.extra.get("bao")
    if bao is None or bao == "":
        return None
    if isinstance(bao, bool) or not isinstance(bao, (int, str)):
        raise BadInput(f"{bao!r}; expected a tile", "extra.bao")
    return bao if isinstance(bao, int) else parse_tile(bao)


def has_declared(seat: SeatCase) -> bool:
    """Whether the seat has declared ready (听)."""
    return TING in seat.declared


def is_open(seat: SeatCase) -> bool:
    """开门: chi, peng, exposed or added kong."""
    return any(meld.is_opening for meld in seat.melds)


def said(win: WinCase) -> frozenset[str]:
    """The circumstances that count."""
    return frozenset(each for each in win.circumstances if not each.startswith(_IGNORED))


# --- the whole round


def require_known(case: Case) -> None:
    """Raises BadInput when a winner's tiles are not all known: they cannot be judged."""
    for win in case.wins:
        seat = case.seats[win.seat]
        if UNKNOWN in (win.tile, *seat.hand, *(tile for meld in seat.melds for tile in meld.tiles)):
            raise BadInput("the tiles of a winner must all be known", f"wins, seat {win.seat}")


def tiles_possible(case: Case) -> bool:
    """Every tile is one of the set, and no kind is there more than four times."""
    lying: list[Tile] = []
    for seat in case.seats:
        lying += seat.hand
        lying += seat.flowers
        lying += seat.discards
        for meld in seat.melds:
            lying += meld.tiles
    lying = [tile for tile in lying if tile != UNKNOWN]
    bao = bao_of(case)
    instant = any(CHONGBAO in win.circumstances for win in case.wins)
    if bao is not None and bao != UNKNOWN and not (instant and bao in HONOURS_136):
        lying.append(bao)
    won = {win.tile for win in case.wins if not _lies_in_pond(case, win)}
    if not _KINDS.issuperset(lying) or not _KINDS.issuperset([win.tile for win in case.wins]):
        return False
    return max(Counter([*lying, *won]).values()) <= _COPIES


def _lies_in_pond(case: Case, win: WinCase) -> bool:
    """Whether the winning tile is a discard that is listed."""
    thrower = win.source
    if win.by is not By.DISCARD or thrower is None or not 0 <= thrower < case.players:
        return False
    return win.tile in case.seats[thrower].discards


def wins_fit_each_other(case: Case) -> bool:
    """One win; or, with ``multi_win = all``, different seats on one tile of one seat."""
    wins = case.wins
    if len(wins) == 1:
        return True
    return (
        case.options.choice("multi_win") == "all"
        and len({(win.by, win.tile, win.source) for win in wins}) == 1
        and wins[0].by is not By.DRAW
        and len({win.seat for win in wins}) == len(wins)
    )


# --- one win


def right_count(s: Situation) -> bool:
    """Concealed tiles without the winning one: 13 less 3 a meld."""
    return len(s.winner.hand) == 13 - 3 * len(s.winner.melds)


def melds_fit(s: Situation) -> bool:
    """Every meld of every seat fits its type."""
    return all(_fits(meld, owner, s.case.players) for owner, seat in enumerate(s.case.seats) for meld in seat.melds)


def _fits(meld: Meld, owner: int, players: int) -> bool:
    """Whether one meld fits; a concealed kong may lie face down (four unknown tiles)."""
    if meld.kind is MeldKind.GANG_CONCEALED:
        return all_alike(meld.tiles, 4)
    if UNKNOWN in meld.tiles or meld.source is None or meld.source == owner or not 0 <= meld.source < players:
        return False
    match meld.kind:
        case MeldKind.CHI:
            return is_run(meld.tiles)
        case MeldKind.PENG:
            return all_alike(meld.tiles, 3) and meld.tiles[0] not in DRAGONS
        case MeldKind.GANG_ADDED:
            return all_alike(meld.tiles, 4) and meld.tiles[0] not in DRAGONS
        case MeldKind.GANG_EXPOSED:
            return all_alike(meld.tiles, 4)
    return False


def could_come(s: Situation) -> bool:
    """The tile came from where it can come from, and what is said of it can be."""
    win, words = s.win, said(s.win)
    if win.by is By.DISCARD or win.by is By.KONG:
        if win.source is None or win.source == win.seat or not 0 <= win.source < s.case.players:
            return False
        if words & {"after_kong", "last_tile"}:
            return False
    elif win.by is not By.DRAW:
        return False
    if words - _DRAW_SAYS or (CHONGBAO in words and len(words) > 1):
        return False
    if "after_kong" in words and not any(meld.is_kong for meld in s.winner.melds):
        return False
    return not ({"after_kong", "last_tile"} <= words and s.case.options.flag("fenzhang"))


def _win_not_passed(s: Situation) -> bool:
    """With ``passed_win = until_draw``: the seat has not let this tile go since its last draw."""
    if s.win.by is By.DRAW or s.case.options.choice("passed_win") != "until_draw":
        return True
    passed = s.case.extra.get("passed", NOTHING)
    if isinstance(passed, Mapping):  # the tiles of a seat may be one text
        passed = {seat: [tiles] if isinstance(tiles, str) else tiles for seat, tiles in passed.items()}
    return s.win.tile not in passed_tiles(passed, s.win.seat)


def _instant(s: Situation) -> bool:
    return CHONGBAO in s.win.circumstances


def _may_be_instant(s: Situation) -> bool:
    return not _instant(s) or s.case.options.choice("chongbao_win") == "instant"


def _bao_was_seen(s: Situation) -> bool:
    return not _instant(s) or has_declared(s.winner)


def _is_bao(s: Situation) -> bool:
    return not _instant(s) or (s.win.by is By.DRAW and s.win.tile == bao_of(s.case))


def _robbable(s: Situation) -> bool:
    win = s.win
    if win.by is not By.KONG:
        return True
    assert win.source is not None
    return s.case.options.flag("qianggang") and has_pung(s.case.seats[win.source].melds, win.tile)


def _four_stay(s: Situation) -> bool:
    return len(s.winner.melds) < GROUPS


def _opened(s: Situation) -> bool:
    return is_open(s.winner)


def _declared_if_needed(s: Situation) -> bool:
    return has_declared(s.winner) or not s.case.options.flag("must_ting")


def _declared_with_yao(s: Situation) -> bool:
    return not has_declared(s.winner) or has_yao(s.winner.hand, laid_of(s.winner.melds))


#: rows 3 to 14
CHECKS: Final[tuple[tuple[str, Check], ...]] = (
    ("wrong-count", right_count),
    ("bad-meld", melds_fit),
    ("bad-circumstance", could_come),
    ("passed-win", _win_not_passed),
    ("chongbao-not-instant", _may_be_instant),
    ("bao-without-ting", _bao_was_seen),
    ("not-bao", _is_bao),
    ("not-robbable", _robbable),
    ("shou-ba-yi", _four_stay),
    ("not-open", _opened),
    ("not-ting", _declared_if_needed),
    ("ting-without-yao", _declared_with_yao),
)


def whole_round_failure(case: Case) -> str | None:
    """Rows 1 and 2."""
    if any(win.tile == NO_TILE for win in case.wins) or not tiles_possible(case):
        return "bad-tile"
    return None if wins_fit_each_other(case) else "one-winner-only"
