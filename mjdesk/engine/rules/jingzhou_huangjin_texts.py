"""What the system `jingzhou-huangjin` consists of, in words: the 81 patterns and the reasons in Chinese and English.

The options are in `jingzhou_huangjin_options`.
"""

from __future__ import annotations

from typing import Final

from ..text import Text
from .jingzhou_huangjin_patterns import CLASSES, EXCLUDES, FLOWER, VALUES
from .values import Pattern, Reason

#: from so many fan on a pattern is big: it is called out beside a wait
_BIG: Final = 16

#: id, name, name in English, what it is, the same in English: in the order of the rules page (§5), from 1
_ROWS: Final = (
    ("da-si-xi", "大四喜", "big four winds", "四种风都是刻子", "triplets of all four winds"),
    ("da-san-yuan", "大三元", "big three dragons", "中、发、白都是刻子", "triplets of all three dragons"),
    (
        "lv-yi-se",
        "绿一色",
        "all green",
        "只有条子 2、3、4、6、8 和发财，没有发财也行",
        "only bamboo 2, 3, 4, 6, 8 and green dragons; the dragons need not be there",
    ),
    (
        "jiu-lian-bao-deng",
        "九莲宝灯",
        "nine gates",
        "没有吃碰杠，一门花色，另外十三张是 1112345678999",
        "no melds, one suit, the other thirteen tiles are 1112345678999",
    ),
    ("shi-ba-luo-han", "四杠", "four kongs", "四副杠", "four kongs"),
    (
        "lian-qi-dui",
        "连七对",
        "seven shifted pairs",
        "一门花色七个连续的对子",
        "seven pairs of seven consecutive numbers in one suit",
    ),
    (
        "shi-san-yao",
        "十三幺",
        "thirteen orphans",
        "一、九和七种字牌各一张，其中一种成对",
        "one each of the ones, nines and honours and one more of them",
    ),
    ("qing-yao-jiu", "清幺九", "all terminals", "只有一和九", "only ones and nines"),
    (
        "xiao-si-xi",
        "小四喜",
        "little four winds",
        "三种风是刻子，另一种做将",
        "three winds, a pair of the fourth",
    ),
    (
        "xiao-san-yuan",
        "小三元",
        "little three dragons",
        "两种箭牌是刻子，另一种做将",
        "triplets of two dragons, a pair of the third",
    ),
    ("zi-yi-se", "字一色", "all honours", "只有字牌", "only winds and dragons"),
    ("si-an-ke", "四暗刻", "four concealed triplets", "四副暗刻，暗杠也算", "four concealed triplets or kongs"),
    (
        "yi-se-shuang-long-hui",
        "一色双龙会",
        "pure terminal runs",
        "一门花色：123、123、789、789，五做将",
        "one suit: 123 123 789 789 and a pair of fives",
    ),
    ("yi-se-si-tong-shun", "一色四同顺", "four equal runs", "四副一样的顺子", "four equal runs"),
    (
        "yi-se-si-jie-gao",
        "一色四节高",
        "four shifted triplets",
        "一门花色四副刻子，一副比一副大一",
        "four triplets of one suit, each one higher",
    ),
    (
        "yi-se-si-bu-gao",
        "一色四步高",
        "four shifted runs",
        "一门花色四副顺子，每副大一或每副大二",
        "four runs of one suit, each one or each two higher",
    ),
    ("san-gang", "三杠", "three kongs", "三副杠", "three kongs"),
    ("hun-yao-jiu", "混幺九", "terminals and honours", "只有一、九和字牌", "only ones, nines and honours"),
    (
        "qi-dui",
        "七对",
        "seven pairs",
        "七个对子，没有吃碰杠，四张一样算两对",
        "seven pairs and no melds, four alike are two",
    ),
    (
        "qi-xing-bu-kao",
        "七星不靠",
        "seven honours and knitted tiles",
        "七种字牌各一张，另七张是组合龙里的，各不相同",
        "the seven honours and seven different tiles of a knitted layout",
    ),
    (
        "quan-shuang-ke",
        "全双刻",
        "all even triplets",
        "二、四、六、八的刻子和将",
        "triplets and a pair of 2, 4, 6 and 8",
    ),
    ("qing-yi-se", "清一色", "one suit", "一门花色，没有字牌", "one suit, no honours"),
    ("yi-se-san-tong-shun", "一色三同顺", "three equal runs", "三副一样的顺子", "three equal runs"),
    (
        "yi-se-san-jie-gao",
        "一色三节高",
        "three shifted triplets",
        "一门花色三副刻子，一副比一副大一",
        "three triplets of one suit, each one higher",
    ),
    ("quan-da", "全大", "upper tiles", "只有七、八、九", "only 7, 8 and 9"),
    ("quan-zhong", "全中", "middle tiles", "只有四、五、六", "only 4, 5 and 6"),
    ("quan-xiao", "全小", "lower tiles", "只有一、二、三", "only 1, 2 and 3"),
    ("qing-long", "清龙", "straight in one suit", "一门花色的 123、456、789", "123, 456 and 789 of one suit"),
    (
        "san-se-shuang-long-hui",
        "三色双龙会",
        "terminal runs of three suits",
        "两门花色的 123、789，第三门的五做将",
        "123 and 789 of two suits and a pair of fives of the third",
    ),
    (
        "yi-se-san-bu-gao",
        "一色三步高",
        "three shifted runs",
        "一门花色三副顺子，每副大一或每副大二",
        "three runs of one suit, each one or each two higher",
    ),
    ("quan-dai-wu", "全带五", "fives everywhere", "每副和将都带五", "a five in every set and the pair"),
    (
        "san-tong-ke",
        "三同刻",
        "three equal triplets",
        "三门花色同一个数的刻子",
        "one number in three suits",
    ),
    ("san-an-ke", "三暗刻", "three concealed triplets", "三副暗刻，暗杠也算", "three concealed triplets or kongs"),
    (
        "quan-bu-kao",
        "全不靠",
        "knitted tiles and honours",
        "十四张各不相同，都是一种组合龙里的牌和字牌",
        "fourteen different tiles out of one knitted layout and the honours",
    ),
    (
        "zu-he-long",
        "组合龙",
        "knitted straight",
        "147、258、369 各一门花色，九张齐了",
        "all nine of 147, 258 and 369, each of another suit",
    ),
    ("da-yu-wu", "大于五", "above five", "只有六到九", "only 6 to 9"),
    ("xiao-yu-wu", "小于五", "below five", "只有一到四", "only 1 to 4"),
    ("san-feng-ke", "三风刻", "three winds", "三种风的刻子", "triplets of three winds"),
    (
        "hua-long",
        "花龙",
        "straight in three suits",
        "123、456、789 各一门花色",
        "123, 456, 789, each of another suit",
    ),
    (
        "tui-bu-dao",
        "推不倒",
        "reversible tiles",
        "只有饼子 1、2、3、4、5、8、9，条子 2、4、5、6、8、9 和白板",
        "only dots 1, 2, 3, 4, 5, 8, 9, bamboo 2, 4, 5, 6, 8, 9 and white dragons",
    ),
    (
        "san-se-san-tong-shun",
        "三色三同顺",
        "equal runs in three suits",
        "三门花色一样的顺子",
        "the same run in three suits",
    ),
    (
        "san-se-san-jie-gao",
        "三色三节高",
        "shifted triplets in three suits",
        "三门花色的刻子，一副比一副大一",
        "triplets in three suits, each one higher",
    ),
    ("wu-fan-hu", "无番和", "nothing else", "别的什么都不算，花牌不管", "nothing else counts, flowers aside"),
    ("hai-di-lao", "妙手回春", "last tile drawn", "自摸牌墙的最后一张", "drawn as the last tile of the wall"),
    (
        "hai-di-pao",
        "海底捞月",
        "last tile thrown",
        "牌墙摸完以后，胡别人打的那张",
        "on the discard after the last tile of the wall",
    ),
    ("gang-shang-kai-hua", "杠上开花", "kong replacement", "开杠补的那张自摸", "won with the replacement of a kong"),
    ("qiang-gang-hu", "抢杠和", "robbed kong", "胡别人蓄杠的那张", "on the tile another adds to a peng"),
    ("peng-peng-hu", "碰碰和", "all triplets", "四副刻子", "four triplets"),
    ("hun-yi-se", "混一色", "one suit and honours", "一门花色加字牌", "one suit with honours"),
    (
        "san-se-san-bu-gao",
        "三色三步高",
        "shifted runs in three suits",
        "三门花色的顺子，一副比一副大一",
        "runs in three suits, each one higher",
    ),
    ("wu-men-qi", "五门齐", "all five kinds", "三门花色、风牌、箭牌都有", "three suits, winds and dragons"),
    (
        "quan-qiu-ren",
        "全求人",
        "all from others",
        "四副都是吃碰明杠，胡别人的牌",
        "four melds, none concealed, won on another's tile",
    ),
    ("shuang-an-gang", "双暗杠", "two concealed kongs", "两副暗杠", "two concealed kongs"),
    ("shuang-jian-ke", "双箭刻", "two dragon triplets", "两种箭牌的刻子", "triplets of two dragons"),
    (
        "quan-dai-yao",
        "全带幺",
        "ends everywhere",
        "每副和将都带一、九或字牌",
        "an end or honour in every set and the pair",
    ),
    ("bu-qiu-ren", "不求人", "closed self-draw", "没有吃碰明杠，自摸", "no claimed meld, by draw"),
    ("shuang-ming-gang", "双明杠", "two open kongs", "两副明杠或蓄杠", "two exposed or added kongs"),
    (
        "hu-jue-zhang",
        "和绝张",
        "last of its kind",
        "胡的那种牌另三张都亮在桌上",
        "the other three of the winning tile lie open",
    ),
    ("jian-ke", "箭刻", "dragon triplet", "中、发、白的刻子，每副算", "each triplet of dragons"),
    ("quan-feng-ke", "圈风刻", "round wind", "圈风的刻子", "a triplet of the round wind"),
    ("men-feng-ke", "门风刻", "seat wind", "自己门风的刻子", "a triplet of the seat wind"),
    ("men-qing", "门前清", "closed hand", "没有吃碰明杠，胡别人的牌", "no claimed meld, not by draw"),
    (
        "all-runs",
        "平和",
        "all runs",
        "四副顺子，序数牌做将；组合龙算三副",
        "four runs and a suited pair; a knitted straight is three runs",
    ),
    (
        "si-gui-yi",
        "四归一",
        "four alike",
        "四张一样的牌用在顺子、刻子、对子里，没有开杠",
        "four alike in sets and pairs, no kong of them",
    ),
    ("shuang-tong-ke", "双同刻", "two equal triplets", "两门花色同一个数的刻子", "triplets of one number in two suits"),
    ("shuang-an-ke", "双暗刻", "two concealed triplets", "两副暗刻，暗杠也算", "two concealed triplets or kongs"),
    ("an-gang", "暗杠", "concealed kong", "一副暗杠", "one concealed kong"),
    ("duan-yao", "断幺", "no ends", "没有一、九和字牌", "no ones, nines or honours"),
    ("yi-ban-gao", "一般高", "two equal runs", "两副一样的顺子", "two equal runs"),
    ("xi-xiang-feng", "喜相逢", "equal runs in two suits", "两门花色一样的顺子", "the same run in two suits"),
    ("lian-liu", "连六", "six in a row", "一门花色相连的两副顺子", "two runs of one suit, one following the other"),
    ("lao-shao-fu", "老少副", "both ends", "一门花色的 123 和 789", "123 and 789 of one suit"),
    (
        "yao-jiu-ke",
        "幺九刻",
        "triplet of ends",
        "一、九或风牌的刻子，每副算；圈风、门风不算在这里",
        "each triplet of ones, nines or winds, but the round and the seat wind",
    ),
    ("ming-gang", "明杠", "open kong", "一副明杠或蓄杠", "one exposed or added kong"),
    ("que-yi-men", "缺一门", "two suits", "正好两门花色，字牌不管", "exactly two suits, honours or not"),
    ("wu-zi", "无字", "no honours", "没有字牌", "no winds or dragons"),
    ("bian-zhang", "边张", "edge wait", "只听 123 的 3 或 789 的 7", "waits only for the 3 of 123 or the 7 of 789"),
    ("kan-zhang", "坎张", "middle wait", "只听顺子当中的一张", "waits only for the middle of a run"),
    ("dan-diao-jiang", "单钓将", "pair wait", "只听将", "waits only for the pair"),
    ("zi-mo", "自摸", "self-draw", "自己摸到", "won by an own draw"),
    ("hua-pai", "花牌", "flower", "每张花牌，不算在起和里", "each flower; not counted for the minimum"),
)


#: what is left out beside what `EXCLUDES` names
_AND: Final = {
    1: ("风的幺九刻", "wind triplets of ends"),
    4: ("一副幺九刻", "one triplet of ends"),
    9: ("风的幺九刻", "wind triplets of ends"),
    38: ("风的幺九刻", "wind triplets of ends"),
}
_ORPHANS: Final = 7


def _not_beside(number: int) -> Text:
    """What does not count beside a pattern, as the end of its help; empty when everything does."""
    # of thirteen orphans the tile classes never count at all
    numbers = sorted(n for n in EXCLUDES.get(number, ()) if number != _ORPHANS or n not in CLASSES)
    names = [_ROWS[n - 1][1:3] for n in numbers] + [_AND[n] for n in (number,) if n in _AND]
    if not names:
        return Text("", "")
    zh, en = zip(*names, strict=True)
    return Text(f"；不另算{'、'.join(zh)}", f"; not beside it: {', '.join(en)}")


def _pattern(number: int) -> Pattern:
    pattern_id, zh, en, help_zh, help_en = _ROWS[number - 1]
    value, rest = VALUES[number], _not_beside(number)
    helps = Text(help_zh + rest.zh, help_en + rest.en)
    return Pattern(pattern_id, Text(zh, en), helps, Text(f"{value} 番", f"{value} fan"), value >= _BIG)


YING_HU: Final = Pattern(
    "ying-hu",
    Text("硬胡", "hard"),
    Text("没有黄金牌，或者都当本身用", "no golden tile, or each stands for itself"),
    Text("按选项 ×2", "×2 by option"),
)
#: pattern n is ``NUMBERED[n - 1]``
NUMBERED: Final = tuple(_pattern(number) for number in range(1, FLOWER + 1))
PATTERNS: Final = (*NUMBERED, YING_HU)


def pattern(number: int) -> Pattern:
    """The pattern of a number of the rules page."""
    return NUMBERED[number - 1]


def _reason(reason_id: str, zh: str, en: str) -> Reason:
    return Reason(reason_id, Text(zh, en))


#: in the order of the checks
REASONS: Final = (
    _reason("one-winner-only", "一炮单响，只能一家胡", "only one seat may win"),
    _reason(
        "bad-tile",
        "有一张牌不可能有：没有这种牌、第五张、重复的花，或者打出了黄金牌",
        "a tile that cannot be: not in the set, a fifth copy, a flower twice, or a golden tile thrown",
    ),
    _reason("wrong-count", "手牌张数不对，大相公或小相公", "the number of tiles is wrong"),
    _reason("bad-meld", "有一副吃碰杠不合规矩", "a meld does not fit its type"),
    _reason("special-tile", "黄金牌不能打，也不能胡别人的", "golden tiles are never thrown nor won on"),
    _reason("bad-circumstance", "这张牌不可能这样来", "the winning tile cannot have come this way"),
    _reason(
        "not-robbable",
        "只有蓄杠能抢，那家没有碰过这张",
        "only an added kong can be robbed; that seat has no peng of it",
    ),
    _reason("passed-win", "放过的牌，摸牌前不能胡", "this tile was let go, and the seat has not drawn since"),
    _reason("no-shape", "没有成牌", "the tiles make no winning shape"),
    _reason("below-minimum", "番数不够起和，花牌不算在内", "fewer fan than the minimum, flowers not counted"),
)
