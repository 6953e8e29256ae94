"""What `qionghu` consists of, in words: options, patterns, reasons, names."""

from __future__ import annotations

from typing import Final

from ..options import Option, OptionValue
from ..text import Text
from .values import Pattern, Reason

TING: Final = Text("听", "Ready")
BAO: Final = Text("宝", "Bao")
OLD_BAO: Final = Text("换下的宝", "Old bao")
WITH_BAO: Final = Text("冲宝", "Win on the bao")
BAO_FITS: Final = Text("宝正是你听的牌，胡不胡？", "The bao is a tile you wait for: win on it?")

# --- patterns


def _pattern(pattern_id: str, name: Text, about: Text, fan: int, big: bool = False) -> Pattern:
    """A pattern worth what an option says; ``fan`` is the default."""
    worth = Text(f"标准 {fan} 番", f"{fan} fan by default") if fan else Text("标准不加番", "none by default")
    return Pattern(pattern_id, name, about, worth, big)


PATTERNS: Final = (
    Pattern(
        "zi-mo",
        Text("自摸", "self-draw"),
        Text("自己摸的，摸宝、冲宝也算", "won by draw, with the bao too"),
        Text("1 番（按自摸翻番时）", "1 fan (where self-draws double)"),
    ),
    Pattern(
        "ting",
        Text("上听", "declared ready"),
        Text("胡的人报了听", "the winner had declared ready"),
        Text("1 番（按上听翻番时）", "1 fan (where ready hands double)"),
    ),
    _pattern(
        "jia",
        Text("夹", "closed wait"),
        Text(
            "报了听，胡的牌是顺子的中间，或 123 的 3、789 的 7",
            "declared, and the tile is the middle of a run, or the 3 of 123 or the 7 of 789",
        ),
        1,
    ),
    _pattern(
        "mo-bao",
        Text("摸宝", "bao drawn"),
        Text(
            "报了听，摸到和宝一样的牌，它不是听的牌，当作听的牌",
            "declared, and a tile like the bao was drawn, which is no wait: it stands for one",
        ),
        1,
    ),
    _pattern(
        "chong-bao",
        Text("冲宝", "bao hit"),
        Text("报了听，宝正是听的牌，胡的就是它", "declared, and the tile won on is both a wait and the bao"),
        2,
        big=True,
    ),
    _pattern(
        "gang-shang-kai-hua",
        Text("杠上开花", "kong replacement"),
        Text("开杠补的那张自摸", "won with the replacement of a kong"),
        0,
    ),
    _pattern(
        "qiang-gang-hu",
        Text("抢杠", "robbed kong"),
        Text("胡别人补杠的那张", "won on the tile another adds to a peng"),
        0,
    ),
    _pattern(
        "hai-di-lao",
        Text("海底", "last tile"),
        Text("分张或者最后一张自摸", "drawn as one of the last tiles"),
        0,
    ),
    _pattern(
        "peng-peng-hu",
        Text("飘", "all triplets"),
        Text("四副都是刻子或杠", "four triplets or kongs"),
        0,
        big=True,
    ),
    Pattern(
        "ping-hu",
        Text("平胡", "plain win"),
        Text("别的都没有", "nothing of the others"),
        Text("0 番", "0 fan"),
    ),
)

# --- reasons

_REASONS: Final = (
    ("bad-tile", "有一张牌不可能有：没有这种牌，或者第五张", "a tile that cannot be: not in the set, or a fifth copy"),
    (
        "one-winner-only",
        "这些胡不能同时算：只能是不同的人胡同一张牌",
        "these wins cannot stand together: only different seats on one tile of one seat may",
    ),
    ("wrong-count", "手牌张数不对", "the number of tiles is wrong"),
    ("bad-meld", "有一副吃碰杠不合规矩", "a meld does not fit its type"),
    ("bad-circumstance", "这张牌不可能这样来", "the winning tile cannot have come this way"),
    ("passed-win", "过胡：放过这张以后还没有摸过牌", "this tile was let go and nothing drawn since"),
    ("chongbao-not-instant", "这里冲宝不能马上胡", "here the bao itself cannot be won with"),
    ("bao-without-ting", "没报听，看不到宝", "the seat has not declared and may not see the bao"),
    ("not-bao", "这张不是宝", "this tile is not the bao"),
    ("not-robbable", "不能抢：不许抢杠，或者那家没有碰过这张", "no robbing here, or that seat has no peng of the tile"),
    ("shou-ba-yi", "不能手把一：手里至少留四张", "four tiles must stay in the hand"),
    ("not-open", "没有开门", "the hand is not opened"),
    ("not-ting", "没报听不能胡", "only a declared seat may win"),
    ("ting-without-yao", "报听时手里没有幺九", "declared without a terminal or honour"),
    ("no-shape", "没有成牌；中发白三张不算刻子", "no winning shape; three dragons alike are no group"),
    ("missing-suit", "三色不全", "a suit is missing"),
    ("no-yao", "没有幺九", "no terminal or honour"),
    ("pair-28", "将不能是二、八", "a pair of rank 2 or 8"),
    ("no-ke", "没有刻子，也没有中发白做掌", "no triplet, and no dragons that free from it"),
    ("no-shun", "没有顺子", "no run"),
    # of a running round
    ("ting-locked", "听了以后只能打摸来的牌", "after declaring only the drawn tile may be thrown"),
    ("not-ready", "打了这张听不了", "the hand is not ready after this discard"),
)
REASONS: Final = tuple(Reason(reason_id, Text(zh, en)) for reason_id, zh, en in _REASONS)

# --- options

_WINNING: Final = Text("胡牌", "Winning")
_READY: Final = Text("听和宝", "Ready and bao")
_FAN: Final = Text("番数", "Fan")
_PAYING: Final = Text("谁付、付多少", "Who pays what")
_TABLE: Final = Text("打法", "Play")
_KONGS: Final = Text("杠", "Kongs")
_PRACTICE: Final = "practice"
_SEED: Final = "source"


def _flag(option_id: str, default: bool, name: Text, about: Text, group: Text, *, source: str = _PRACTICE) -> Option:
    return Option(option_id, "bool", default, name, about, group, source=source)


def _choice(
    option_id: str, name: Text, about: Text, group: Text, labels: dict[str, Text], *, source: str = _PRACTICE
) -> Option:
    """The first value is the default."""
    values: tuple[OptionValue, ...] = tuple(labels)
    return Option(option_id, "enum", values[0], name, about, group, values, tuple(labels.values()), source=source)


def _number(
    option_id: str,
    default: int,
    name: Text,
    about: Text,
    group: Text,
    *,
    values: tuple[int, ...],
    labels: dict[int, Text] | None = None,
    source: str = _PRACTICE,
) -> Option:
    texts = tuple((labels or {}).get(n, Text(str(n), str(n))) for n in values)
    return Option(option_id, "int", default, name, about, group, values, texts, source=source)


def _fan(option_id: str, default: int, name: Text, about: Text, values: tuple[int, ...]) -> Option:
    """How many fan something is worth."""
    labels = {n: Text(f"{n} 番" if n else "不加番", f"{n} fan" if n else "none") for n in values}
    return _number(option_id, default, name, about, _FAN, values=values, labels=labels)


OPTIONS: Final = (
    _flag(
        "jiang_28",
        True,
        Text("二八作将", "Pair of 2 or 8"),
        Text("将可不可以是二、八", "Whether the pair may be of rank 2 or 8"),
        _WINNING,
        source=_SEED,
    ),
    _choice(
        "zfb_exempt",
        Text("中发白做长", "Dragons free the hand"),
        Text(
            "中发白怎样顶一副刻子：做掌（一对），做顺（各一张），或者都行",
            "How dragons stand in for the triplet: as the pair, as one of each, or either",
        ),
        _WINNING,
        {
            "pair": Text("做掌", "as the pair"),
            "run": Text("中发白各一", "one of each"),
            "both": Text("都行", "either"),
        },
        source=_SEED,
    ),
    _flag(
        "need_shun",
        False,
        Text("必须有顺", "A run is needed"),
        Text("胡牌至少要一副顺子，不能飘", "A win needs at least one run"),
        _WINNING,
    ),
    _flag(
        "must_ting",
        False,
        Text("必须报听", "Declare to win"),
        Text("没报听的不能胡", "Only a seat that has declared ready may win"),
        _WINNING,
    ),
    _flag(
        "qianggang",
        True,
        Text("可以抢杠", "Robbing kongs"),
        Text("别人补杠的那张能不能胡", "Whether the tile of an added kong may be won on"),
        _WINNING,
    ),
    _choice(
        "multi_win",
        Text("几家同胡", "Several winners"),
        Text("几家胡同一张牌怎么办", "When several seats win on one tile"),
        _WINNING,
        {"first": Text("下家先胡", "the nearest"), "all": Text("都胡", "all of them")},
    ),
    _choice(
        "passed_win",
        Text("过胡", "Passed wins"),
        Text("放过一张能胡的牌以后", "After a win that was let go"),
        _WINNING,
        {
            "until_draw": Text("摸牌前不能再胡同一张", "not on that tile before the next draw"),
            "free": Text("不限制", "no limit"),
        },
    ),
    _choice(
        "chongbao_win",
        Text("冲宝", "Bao that is a wait"),
        Text("看宝正好是听的牌时", "When the bao turns out to be a wait"),
        _READY,
        {
            "instant": Text("马上胡", "wins at once"),
            "tile": Text("要摸到或点到", "must be drawn or thrown"),
        },
        source="source; practice",
    ),
    _choice(
        "ting_kong",
        Text("听后开杠", "Kongs after declaring"),
        Text("报了听还能不能杠", "Whether a declared seat may still lay kongs"),
        _READY,
        {"same_wait": Text("不改听就行", "if the waits stay"), "none": Text("不能", "no")},
    ),
    _flag(
        "jia_unique",
        True,
        Text("夹只听一张", "Closed wait alone"),
        Text("夹胡必须只听这一张", "A closed wait counts only when it is the only wait"),
        _READY,
    ),
    _choice(
        "double_for",
        Text("翻番按", "What doubles"),
        Text("自摸翻番，还是上听翻番", "Whether self-draws or ready hands count one fan"),
        _FAN,
        {"zimo": Text("自摸", "self-draw"), "ting": Text("上听", "declared ready")},
        source=_SEED,
    ),
    _fan("jia_fan", 1, Text("夹", "Closed wait"), Text("夹胡几番", "Fan of a closed wait"), (0, 1, 2)),
    _fan("mobao_fan", 1, Text("摸宝", "Bao drawn"), Text("摸宝几番", "Fan for drawing the bao"), (0, 1, 2)),
    _fan("chongbao_fan", 2, Text("冲宝", "Bao hit"), Text("冲宝几番", "Fan when the bao is a wait"), (1, 2, 3)),
    _fan(
        "gangkai_fan", 0, Text("杠上开花", "Kong replacement"), Text("杠上开花几番", "Fan of a kong's tile"), (0, 1, 2)
    ),
    _fan("qianggang_fan", 0, Text("抢杠", "Robbed kong"), Text("抢杠几番", "Fan for robbing a kong"), (0, 1, 2)),
    _fan(
        "haidi_fan", 0, Text("海底", "Last tile"), Text("分张、海底自摸几番", "Fan for one of the last tiles"), (0, 1)
    ),
    _fan("piao_fan", 0, Text("飘", "All triplets"), Text("碰碰胡几番", "Fan of a hand of triplets"), (0, 2, 3)),
    _choice(
        "dianpao",
        Text("点炮", "Wins on a discard"),
        Text("有人点炮（或被抢杠）时谁付", "Who pays when a discard or a robbed kong is won on"),
        _PAYING,
        {
            "discarder": Text("点炮的付自己一份", "the discarder, its own share"),
            "three": Text("三家都付", "all three"),
            "three_unting_bao": Text("三家付，没听点炮的包", "all three; a discarder not ready pays for all"),
            "bao": Text("点炮包三家", "the discarder, for all three"),
        },
    ),
    _number(
        "dianpao_fan",
        1,
        Text("点炮加番", "Discarder's fan"),
        Text("点炮（被抢杠）的人自己那份多几番", "How many fan more the discarder (the robbed seat) pays"),
        _PAYING,
        values=(0, 1),
        labels={0: Text("不加番", "none"), 1: Text("1 番", "1 fan")},
    ),
    _flag(
        "dealer_double",
        False,
        Text("庄家翻番", "Dealer doubles"),
        Text("庄家胡，或者庄家付，多一番", "One fan more where the dealer wins or pays"),
        _PAYING,
    ),
    _flag(
        "closed_double",
        False,
        Text("闭门翻番", "Closed pays double"),
        Text("没开门的输家多付一番", "One fan more from a loser that is not opened"),
        _PAYING,
    ),
    _flag(
        "three_closed_double",
        False,
        Text("三家闭门翻番", "Three closed double"),
        Text("三个输家都没开门，都多付一番", "One fan more from each when none of the three is opened"),
        _PAYING,
    ),
    _number(
        "cap",
        0,
        Text("封顶", "Cap"),
        Text("一家最多付底的几倍", "The most a seat pays for a win, times the base"),
        _PAYING,
        values=(0, 8, 16, 20, 32, 40, 64, 80, 160, 320),
        labels={0: Text("不封顶", "none")},
    ),
    _number(
        "base",
        1,
        Text("底", "Base"),
        Text("底分，所有输赢乘它", "What every amount is multiplied by"),
        _PAYING,
        values=(1, 10, 100, 1000, 5000, 10000),
        source=_SEED,
    ),
    _choice(
        "kong_pay",
        Text("杠钱", "Kong money"),
        Text("明杠、补杠一份，暗杠两份；放杠的人怎么付", "An exposed or added kong is one, a concealed one two"),
        _KONGS,
        {
            "each": Text("三家都付", "each other seat pays"),
            "feeder": Text("明杠谁放谁付三份", "who fed an exposed kong pays three"),
            "none": Text("不付", "none"),
        },
    ),
    _flag(
        "kong_on_draw",
        False,
        Text("荒庄也付杠", "Kongs without a winner"),
        Text("没人胡，杠还算不算", "Whether kongs are paid when nobody wins"),
        _KONGS,
    ),
    _flag(
        "dragon_kong_double",
        False,
        Text("中发白杠加倍", "Dragon kongs double"),
        Text("中发白的杠付双份", "Kongs of dragons are paid twice"),
        _KONGS,
    ),
    _flag(
        "fenzhang",
        True,
        Text("分张", "Last tiles one each"),
        Text("最后四张一家一张，只能自摸", "The last four tiles go to one seat each and may only win"),
        _TABLE,
    ),
    _number(
        "wall_reserve",
        14,
        Text("留牌", "Tiles left over"),
        Text("牌墙最后几张不摸", "Tiles at the end of the wall that nobody draws"),
        _TABLE,
        values=(0, 14),
        labels={0: Text("不留", "none"), 14: Text("十四张", "fourteen")},
    ),
)
