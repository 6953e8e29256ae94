"""`guangdong-xinzhang`: new Guangdong mahjong (广东新麻将 / 新章)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from ..melds import Meld
from ..options import Option, Options
from ..text import Text
from ..tiles import FLOWERS_144, GREEN, HONOURS_136, RED, WHITE, TileSet, is_flower
from . import guangdong_checks as checks
from . import guangdong_fan_hands as fan_hands
from . import guangdong_fan_texts as words
from . import guangdong_hands as hands
from . import guangdong_liability as liability
from .checks import Situation
from .guangdong_fan import Row, Scheme
from .guangdong_fan_game import FanGame
from .guangdong_hands import Reading
from .values import Aim, SeatNote

if TYPE_CHECKING:
    from ..view import View

#: 爆和: what all but the special hands are capped at
_CAP: Final = 5


def counts_as_drawn(r: Reading) -> bool:
    """自摸: drawn; a robbed kong counts as drawn too, with option ``robbed_kong_fan``."""
    return fan_hands.self_drawn(r) or (fan_hands.robbed_kong(r) and r.s.case.options.number("robbed_kong_fan") == 1)


def _if_scored(times: Callable[[Reading], int], r: Reading) -> int:
    return times(r) if r.s.case.options.choice("flowers") == "scored" else 0


def _special(fan: int, pattern_id: str, times: Callable[[Reading], int]) -> Row:
    return Row(words.pattern(pattern_id, str(fan), big=True), fan, times)


def _base(fan: int, pattern_id: str, times: Callable[[Reading], int]) -> Row:
    return Row(words.pattern(pattern_id, str(fan)), fan, times)


def _addition(
    pattern_id: str, times: Callable[[Reading], int], fan: int = 1, option: str = "", event: bool = False
) -> Row:
    return Row(words.pattern(pattern_id, f"+{fan}"), fan, times, option, event=event)


SCHEME: Final = Scheme(
    specials=(
        _special(9, "tian-hu", hands.heaven),
        _special(9, "di-hu", fan_hands.earth),
        _special(9, "ren-hu", fan_hands.human),
        _special(9, "shi-san-yao", hands.thirteen_orphans),
        _special(9, "da-si-xi", hands.big_winds),
        _special(9, "da-san-yuan", hands.three_dragons),
        _special(8, "zi-yi-se", hands.all_honours),
        _special(8, "qing-yao-jiu", fan_hands.pure_terminals),
        _special(7, "xiao-si-xi", hands.little_winds),
        _special(7, "xiao-san-yuan", fan_hands.little_dragons),
        _special(6, "hun-yao-jiu", fan_hands.mixed_terminals),
        _special(6, "qing-peng", fan_hands.one_suit_triplets),
    ),
    bases=(
        _base(5, "qing-yi-se", hands.one_suit),
        _base(5, "hun-peng", fan_hands.mixed_triplets),
        _base(3, "peng-peng-hu", fan_hands.plain_triplets),
        _base(3, "hun-yi-se", fan_hands.plain_mixed_suit),
        _base(1, "all-runs", fan_hands.all_runs),
    ),
    plain=_base(0, "ji-hu", lambda _: 1),
    additions=(
        _addition("zi-mo", counts_as_drawn),
        _addition("men-feng", fan_hands.own_wind),
        _addition("quan-feng", fan_hands.round_wind),
        _addition("hong-zhong", partial(fan_hands.has_triplet, tile=RED)),
        _addition("fa-cai", partial(fan_hands.has_triplet, tile=GREEN)),
        _addition("bai-ban", partial(fan_hands.has_triplet, tile=WHITE)),
        _addition("men-qing", fan_hands.concealed),
        _addition("hai-di-lao", fan_hands.last_tile, event=True),
        _addition("gang-shang-kai-hua", lambda r: checks.is_after_kong(r.s), option="gangkai_fan", event=True),
        _addition("qiang-gang-hu", fan_hands.robbed_kong, fan=0, event=True),
        _addition("zheng-hua", partial(_if_scored, fan_hands.own_flowers)),
        _addition("yi-tai-hua", partial(_if_scored, fan_hands.flower_sets)),
        _addition("wu-hua", partial(_if_scored, fan_hands.no_flower)),
    ),
    cap=_CAP,
)

OPTIONS: Final = (
    words.min_fan((0, 1, 3), words.PAGE),
    words.STACK_BASE,
    Option(
        "gangkai_fan",
        "int",
        1,
        Text("杠开", "Kong replacement"),
        Text("杠上开花在自摸以外再加几番", "Fan of a kong replacement on top of the self-draw"),
        words.SCORE,
        (0, 1),
        (Text("只算自摸", "none"), Text("再加 1 番", "1 fan")),
        source=words.BOTH,
    ),
    Option(
        "robbed_kong_fan",
        "int",
        1,
        Text("抢杠当自摸", "Robbed kong as self-draw"),
        Text("抢杠算不算自摸那一番", "Whether a robbed kong counts the fan of a self-draw"),
        words.SCORE,
        (0, 1),
        (Text("不算番", "no fan"), Text("算 1 番", "1 fan")),
        source=words.BOTH,
    ),
    Option(
        "flowers",
        "enum",
        "none",
        Text("花牌", "Flowers"),
        Text("加八张花牌玩，花算不算番", "Play with the eight flowers, and whether they count"),
        words.SCORE,
        ("none", "plain", "scored"),
        (Text("不要", "none"), Text("有花不算番", "no fan"), Text("花算番", "scored")),
        source=words.BOTH,
    ),
    words.MULTIPLE_WINNERS,
    words.MISSED_WIN,
    words.TWELVE_DOWN,
    words.HONOR_LIABILITY,
    words.ROOM_FACTOR,
)


class XinZhang(FanGame):
    """Five fan are the cap, a minimum of 0, 1 or 3; concealed hands count, flowers may."""

    id = "guangdong-xinzhang"
    name = Text("广东新麻将", "New Guangdong mahjong")
    summary = Text("五番爆和，可定起胡番数", "five-fan cap, with a minimum if wanted")
    told_circumstances = ("after_kong", "after_kong_exposed_by", "last_tile", "wind", "heaven", "earth", "human")
    options = OPTIONS
    patterns = tuple(row.pattern for row in SCHEME.rows)
    reasons = words.REASONS
    scheme = SCHEME
    farther = ((Aim.TRIPLETS, 2), (Aim.ONE_SUIT, 3), (Aim.MIXED_SUIT, 2))

    def tile_set(self, options: Options) -> TileSet:
        return HONOURS_136 if options.choice("flowers") == "none" else FLOWERS_144

    def liable(self, s: Situation) -> liability.Liable | None:
        return liability.liable_xinzhang(s)

    def flowers_fit(self, s: Situation) -> bool:
        if s.case.options.choice("flowers") == "none":
            return super().flowers_fit(s)
        laid = [flower for seat in s.case.seats for flower in seat.flowers]
        return len(set(laid)) == len(laid) and all(is_flower(tile) for tile in laid)

    def binds(self, options: Options, melds: Sequence[Meld]) -> bool:
        return liability.binds_any(options, melds)

    def seat_note(self, view: View, seat: int) -> SeatNote:
        if any(meld.is_opening for meld in view.seats[seat].melds):
            return SeatNote(Text("开了门", "Open"))
        return SeatNote(Text("门前清", "Concealed"), on=True)
