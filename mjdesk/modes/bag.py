"""The bag of props: what each is, what it costs, how many fit, how often it may be used (``play-modes``, 4 and 4.5)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

from ..engine import props
from ..engine.errors import BadInput
from ..engine.events import Event, Exchange, Look
from ..engine.text import Text
from ..engine.wall import Stream

MOST: Final = 9  #: of one prop in the bag
A_ROUND: Final = 3  #: props used in a round


@dataclass(frozen=True, slots=True)
class Prop:
    """A prop; ``price`` in game coins, None for one that is never used up (and costs nothing)."""

    id: str
    name: Text
    about: Text
    price: int | None


PROPS: Final = (
    Prop("yuyin", Text("广东语音", "Cantonese voices"), Text("报牌用粤语", "Calls are spoken in Cantonese"), None),
    Prop(
        "jinshouzhi",
        Text("金手指", "Golden finger"),
        Text(
            "最后打出的牌由金手指指着，离开牌桌为止",
            "A golden finger points at your last discard until you leave the table",
        ),
        None,
    ),
    Prop(
        props.QIANKUN,
        Text("乾坤大挪移", "Great shift"),
        Text("下一局起手牌变强，差一两张听牌", "The next hand you are dealt is strong: one or two tiles from waiting"),
        5000,
    ),
    Prop(
        props.TOULIANG,
        Text("偷天换日", "Change the sun"),
        Text(
            "轮到自己出牌时，拿一张手牌换牌墙里指名的一张；这一巡只能打牌",
            "Change a tile of your hand for one you name from the wall; then you can only discard",
        ),
        3000,
    ),
    Prop(
        props.YIHUA,
        Text("移花接木", "Graft a flower"),
        Text(
            "轮到自己出牌时，拿一张手牌换牌墙里随机一张；这一巡只能打牌",
            "Change a tile of your hand for a random one from the wall; then you can only discard",
        ),
        1000,
    ),
    Prop(
        props.QIANLI,
        Text("千里眼", "Far sight"),
        Text(
            "剩下的牌墙分六段，指出哪几段有你要的牌",
            "The rest of the wall in six parts: which of them hold the tile you ask for",
        ),
        500,
    ),
    Prop(props.SHUNFENG, Text("顺风耳", "Keen ear"), Text("看牌墙下一张", "See the next tile of the wall"), 500),
)
BY_ID: Final[Mapping[str, Prop]] = {prop.id: prop for prop in PROPS}
CONSUMED: Final = tuple(prop.id for prop in PROPS if prop.price is not None)


@dataclass(frozen=True, slots=True)
class Bag:
    """How many of each prop that is used up a person has."""

    held: Mapping[str, int] = field(default_factory=dict)

    def count(self, prop: str) -> int:
        """How many there are of a prop."""
        return self.held.get(prop, 0)

    def added(self, prop: str) -> Bag:
        """The bag with one more; raises BadInput where it is full, or for what is not kept in a bag."""
        if prop not in CONSUMED:
            raise BadInput(f"{prop!r}; expected one of {', '.join(CONSUMED)}", "prop")
        if self.count(prop) >= MOST:
            raise BadInput(f"{MOST} of it in the bag already", prop)
        return Bag({**self.held, prop: self.count(prop) + 1})

    def without(self, prop: str) -> Bag:
        """The bag with one less; raises BadInput where there is none."""
        if not self.count(prop):
            raise BadInput("none in the bag", prop)
        return Bag({**self.held, prop: self.count(prop) - 1})

    def of_the_day(self, seed: str) -> Bag:
        """The bag after the first start of a day: one prop by chance, of those that still fit."""
        fitting = [prop for prop in CONSUMED if self.count(prop) < MOST]
        return self.added(fitting[Stream(f"{seed}/day").below(len(fitting))]) if fitting else self


def used_in(round_props: Iterable[str], events: Iterable[Event]) -> Counter[str]:
    """How often each prop acted in a round: those of its header and of its events."""
    used = Counter(round_props)
    used.update(event.name for event in events if isinstance(event, Exchange | Look))
    return used


NONE_HELD: Final = Text("包里没有", "None in the bag")


def refusal(prop: str, bag: Bag, used: Counter[str], *, last_round: Iterable[str] = ()) -> Text | None:
    """Why a prop may not be used now, None where it may; ``last_round``: props of the round before."""
    if BY_ID[prop].price is None:
        return None
    if not bag.count(prop):
        return NONE_HELD
    if used[prop]:
        return Text("这一局已经用过", "Used in this round already")
    if used.total() >= A_ROUND:
        return Text("这一局已经用了三件", "Three were used in this round already")
    if prop == props.QIANKUN and props.QIANKUN in last_round:
        return Text("不能连着两局用", "Not in two rounds running")
    return None


def is_prop_round(round_props: Iterable[str], events: Iterable[Event]) -> bool:
    """Whether a round is a 道具局: coins are booked, rankings and statistics leave it out."""
    return bool(used_in(round_props, events))
