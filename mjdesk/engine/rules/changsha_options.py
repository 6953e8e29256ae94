"""The options of `changsha` (page §10), in words people say at the table."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from ..options import Option, OptionValue
from ..text import Text
from .changsha_texts import START

_START: Final = Text("起手胡", "Start-of-hand wins")
_POINTS: Final = Text("算分", "Points")
_HANDS: Final = Text("大胡", "Big wins")
_CLAIMS: Final = Text("接炮", "Winning on discards")
_KONGS: Final = Text("杠", "Kongs")
_BIRDS: Final = Text("扎鸟", "Birds")
_SEA: Final = Text("海底", "Sea bottom")


class Words(NamedTuple):
    """How an option is called, what it is about, and the group it stands in."""

    name: Text
    about: Text
    group: Text


def _switch(option_id: str, default: bool, words: Words, source: str) -> Option:
    return Option(option_id, "bool", default, *words, source=source)


def _number(option_id: str, default: int, words: Words, usual: tuple[int, ...], minimum: int, *, source: str) -> Option:
    """Any number from a minimum; some are usual."""
    return Option(option_id, "int", default, *words, usual, free=True, minimum=minimum, source=source)


def _one_of(option_id: str, default: OptionValue, words: Words, labels: dict[OptionValue, Text], source: str) -> Option:
    kind: Literal["int", "enum"] = "int" if isinstance(default, int) else "enum"
    return Option(option_id, kind, default, *words, tuple(labels), tuple(labels.values()), source=source)


OPTIONS: Final = (
    # --- start-of-hand wins
    Option(
        "start_wins",
        "list",
        ("si-xi", "ban-ban-hu", "que-yi-se", "liu-liu-shun"),
        Text("起手胡", "Start-of-hand wins"),
        Text(
            "发完牌先亮这些牌型，当场收钱，牌局照打",
            "Patterns of the dealt hand that may be shown and are paid at once",
        ),
        _START,
        tuple(start for start, _, _ in START),
        tuple(name for _, name, _ in START),
        source="seed; extras common",
    ),
    _switch(
        "start_stack",
        True,
        Words(
            Text("几个算几次", "Each one counts"),
            Text("亮几个起手胡就收几份，不然只收一份", "Every pattern shown is paid; otherwise one payment for all"),
            _START,
        ),
        "seed; R2",
    ),
    _one_of(
        "start_win_mode",
        "continue",
        Words(
            Text("亮了以后", "After showing"),
            Text("有人亮了起手胡，这盘接着打还是就此结束", "Whether the round goes on after somebody has shown"),
            _START,
        ),
        {"continue": Text("接着打", "play on"), "end": Text("就此结束", "round over")},
        "common; literal seed",
    ),
    # --- points
    _number(
        "small_discard",
        1,
        Words(
            Text("小胡接炮", "Small, by discard"),
            Text("小胡，点炮的人付这么多", "What the discarder pays for a small win"),
            _POINTS,
        ),
        (1, 2),
        1,
        source="R1 R2",
    ),
    _number(
        "small_self",
        2,
        Words(
            Text("小胡自摸", "Small, self-drawn"),
            Text("小胡自摸或起手胡，每家付这么多", "What each seat pays for a small self-draw or a start-of-hand win"),
            _POINTS,
        ),
        (1, 2, 4),
        1,
        source="R2 R3",
    ),
    _number(
        "big",
        6,
        Words(
            Text("大胡", "Big win"),
            Text("每个大胡，每家付这么多", "What each payer owes for one big win"),
            _POINTS,
        ),
        (6, 8, 10),
        1,
        source="practice; R1–R3",
    ),
    _one_of(
        "dealer_extra",
        1,
        Words(
            Text("庄闲", "Dealer"),
            Text(
                "庄家胡或者庄家付，每个大胡（小胡一次）多 1 分",
                "1 more per big win (once if small) from or to the dealer",
            ),
            _POINTS,
        ),
        {0: Text("不分", "no"), 1: Text("多 1", "1 more")},
        "practice",
    ),
    _number(
        "cap",
        0,
        Words(
            Text("封顶", "Cap"),
            Text("一次胡每家最多付多少，0 不封顶", "The most one seat pays for one win; 0 is no cap"),
            _POINTS,
        ),
        (0, 24, 48, 96),
        0,
        source="house rule",
    ),
    # --- big wins
    _one_of(
        "luxury_count",
        2,
        Words(
            Text("豪华七对", "Luxury pairs"),
            Text("豪华七小对算几个大胡", "How many big wins luxury seven pairs is"),
            _HANDS,
        ),
        {1: Text("1 个", "1"), 2: Text("2 个", "2")},
        "R1 R2",
    ),
    _one_of(
        "quan_qiu_ren",
        "any",
        Words(
            Text("全求人", "All melded"),
            Text("四副都在桌上单吊，怎样才算", "When four melds and a single tile count as big"),
            _HANDS,
        ),
        {
            "any": Text("都算", "always"),
            "discard-only": Text("接炮才算", "by discard"),
            "off": Text("不算", "never"),
        },
        "R1 R2 R4",
    ),
    _switch(
        "gang_shang_pao",
        True,
        Words(
            Text("杠上炮", "Kong discard"),
            Text("胡别人开杠翻的牌，算大胡", "A win on a tile another turned for a kong is a big one"),
            _HANDS,
        ),
        "R1 R2 R4",
    ),
    # --- winning on discards
    _one_of(
        "multi_win",
        "all",
        Words(
            Text("一炮多响", "Several winners"),
            Text(
                "几家都能胡一张牌，都胡还是只胡下家近的", "Whether all who can win on a tile win, or the nearest alone"
            ),
            _CLAIMS,
        ),
        {"all": Text("通胡", "all"), "first": Text("截胡", "nearest")},
        "seed",
    ),
    _one_of(
        "pass_lock",
        "lower",
        Words(
            Text("漏胡", "Passed wins"),
            Text(
                "放过一次炮，自己打一张之前哪些不能接",
                "What may not be won on others' tiles until the next own discard",
            ),
            _CLAIMS,
        ),
        {
            "lower": Text("不比它大的", "no greater"),
            "all": Text("都不能接", "anything"),
            "none": Text("不管", "nothing"),
        },
        "R1",
    ),
    _switch(
        "open_for_discard",
        False,
        Words(
            Text("门清不接炮", "Closed small wins"),
            Text("小胡没吃没碰没明杠，只能自摸", "A small win on another's tile needs an exposed meld"),
            _CLAIMS,
        ),
        "R3",
    ),
    # --- kongs
    _one_of(
        "kong_tiles",
        2,
        Words(
            Text("开杠翻几张", "Tiles of a kong"),
            Text("开杠掷几颗骰子、翻几张牌", "How many dice are thrown and tiles turned for an open kong"),
            _KONGS,
        ),
        {1: Text("1 张", "1"), 2: Text("2 张", "2"), 4: Text("4 张", "4")},
        "practice; seed: 1",
    ),
    _one_of(
        "kong_claim",
        "all",
        Words(
            Text("翻的牌谁要", "Claiming turned tiles"),
            Text(
                "开杠翻的牌没人胡，都可以吃碰杠还是只留一张", "Whether all turned tiles may be claimed, or one of them"
            ),
            _KONGS,
        ),
        {"all": Text("都可以", "all of them"), "pick": Text("只留一张", "one of them")},
        "R2 practice; R1",
    ),
    _one_of(
        "rob_bu_zhang",
        "big",
        Words(
            Text("抢补张", "Robbing a plain kong"),
            Text("抢补张的杠，算大胡还是小胡", "What robbing a plain (not opened) kong is worth"),
            _KONGS,
        ),
        {"big": Text("大胡", "big"), "small": Text("小胡", "small")},
        "seed; R1",
    ),
    _switch(
        "rob_pays_all",
        False,
        Words(
            Text("被抢包三家", "Robbed seat pays for all"),
            Text("被抢杠的人付三家自摸的分", "The robbed seat pays what all three would for a self-draw"),
            _KONGS,
        ),
        "house rule",
    ),
    _switch(
        "kong_points",
        False,
        Words(
            Text("杠分", "Kong points"),
            Text(
                "暗杠每家 2，碰后杠每家 1，明杠点杠的付 3",
                "Concealed 2 and added 1 from each seat, exposed 3 from its feeder",
            ),
            _KONGS,
        ),
        "R3 style",
    ),
    # --- birds
    _one_of(
        "birds",
        0,
        Words(
            Text("扎鸟", "Birds"),
            Text("胡了再翻几张鸟，中了加倍", "How many tiles are turned after a win; those that hit raise it"),
            _BIRDS,
        ),
        {0: Text("不扎", "none"), **{n: Text(f"{n} 只", str(n)) for n in (1, 2, 4, 6)}},
        "practice",
    ),
    _one_of(
        "bird_mode",
        "pow2",
        Words(
            Text("中鸟", "Hits"),
            Text("中一只鸟加多少", "What each hit on the winner or the payer does"),
            _BIRDS,
        ),
        {
            "pow2": Text("翻一番", "doubles"),
            "mult": Text("多一倍", "one time more"),
            "add": Text("加 1 分", "adds 1"),
        },
        "R1 R2",
    ),
    _one_of(
        "bird_origin",
        "dealer",
        Words(
            Text("从谁数", "Counted from"),
            Text("一五九是谁，从谁数起", "The seat that 1, 5 and 9 point at"),
            _BIRDS,
        ),
        {"dealer": Text("庄家", "dealer"), "winner": Text("胡家", "winner")},
        "R1",
    ),
    _switch(
        "start_birds",
        True,
        Words(
            Text("起手胡也扎鸟", "Birds for start-of-hand wins"),
            Text("起手胡掷骰子当鸟", "Dice are thrown as birds when a start-of-hand win is shown"),
            _BIRDS,
        ),
        "R1 R4",
    ),
    # --- sea bottom
    _switch(
        "haidi_needs_ready",
        False,
        Words(
            Text("听牌才问海底", "Only ready seats are asked"),
            Text("最后一张只问听牌的人要不要", "The last tile is offered only to seats that wait for a tile"),
            _SEA,
        ),
        "seed; R1",
    ),
)
