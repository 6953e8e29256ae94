"""What the window says of a round: headline, plates, answers, tiles shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...actions import OPENED, PLAIN, Action
from ...arrange import in_groups
from ...case import WinCase
from ...melds import MeldKind
from ...options import Options
from ...text import Text
from ...tiles import Tile
from ..values import CountedSet, SeatNote, Special
from .facts import Facts

if TYPE_CHECKING:
    from ...round import Round
    from ...view import View

KONG_NAMES: Final = {
    MeldKind.GANG_EXPOSED: Text("明杠", "Exposed kong"),
    MeldKind.GANG_ADDED: Text("补杠", "Added kong"),
    MeldKind.GANG_CONCEALED: Text("暗杠", "Concealed kong"),
    MeldKind.GANG_SINGLE: Text("杠", "Kong"),
    MeldKind.GANG_SET: Text("亮", "Shown set"),
}

KONG_WAYS: Final = {OPENED: Text("开杠", "Open kong"), PLAIN: Text("补张", "Plain kong")}


class Words(Facts):
    """Words and tiles for the window."""

    def headline(self, options: Options) -> Text:
        """The options that matter most, in a few words."""
        return self.summary

    def seat_note(self, view: View, seat: int) -> SeatNote:
        """What is said of a seat on its plate."""
        return SeatNote()

    def wait_label(self, patterns: tuple[str, ...]) -> tuple[Text, bool]:
        """What a win with these patterns is called beside a tile waited for, and whether it is more than plain."""
        names = {p.id: p.name for p in self.patterns}
        big = [p.id for p in self.patterns if p.big and p.id in patterns]
        return names[(big or list(patterns))[0]], bool(big)

    def arranged(self, round_: Round, win: WinCase, hand: tuple[Tile, ...]) -> tuple[tuple[Tile, ...], ...]:
        """The winner's concealed tiles (``hand``, without the winning tile) and the winning tile, in groups."""
        groups = 4 - round_.seats[win.seat].groups
        return in_groups((*hand, win.tile), groups, round_.special.wild)

    def counted_sets(self, round_: Round, seat: int) -> tuple[CountedSet, ...]:
        """The hand of a seat in sets of which each counts for itself, the round being over; empty where none do."""
        return ()

    def refusals(self, round_: Round, seat: int) -> tuple[Text, ...]:
        """Why a seat may not take the tile that lies open last, though it has what goes with it."""
        return ()

    def kong_name(self, kind: MeldKind, tile: Tile, special: Special) -> Text:
        """What a kong is called."""
        return KONG_NAMES[kind]

    def kong_worth(self, options: Options, kind: MeldKind, tile: Tile, special: Special) -> str:
        """What a kong multiplies or brings in, such as ``×2``; empty where it is worth nothing by itself."""
        return ""

    def action_label(self, view: View, action: Action) -> Text | None:
        """The word for an answer where the table has none of its own, as for declarations; None for the usual ones."""
        return KONG_WAYS[action.way] if action.way else None

    def question_title(self, view: View) -> Text | None:
        """What is asked in a phase `ASK`, in a few words above the answers."""
        return None

    def special_labels(self, special: Special) -> tuple[tuple[Text, tuple[Tile, ...], str], ...]:
        """Special tiles to be shown beside the indicator: label, tiles, and ``wild``, ``skin`` or ``plain``."""
        return ((Text("赖子", "Wild"), special.wild, "wild"),) if special.wild else ()

    def shown(self, view: View) -> tuple[tuple[Text, tuple[Tile, ...], str], ...]:
        """Tiles shown beside the rules: label, tiles (`UNKNOWN` face down), and ``wild``, ``skin`` or ``plain``."""
        if view.indicator is None:
            return ()
        return ((Text("翻牌", "Flip"), (view.indicator,), "plain"), *self.special_labels(view.special))
