"""How often everything that the rule pages know happens in played rounds.

    python -m tools.phase_counts --rounds 200 [--seed count] [--markdown] [ID …]

Of the rounds of each system one third is played by greedy players and one third by players who slip now and then and
lay every kong (both by the standard options), and one third by such players under options drawn at random. Where a
player may leave, one round of twenty is followed once more to its middle, where one does. What a page knows and no
round met is named.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random

from mjdesk.engine.actions import Action, Kind
from mjdesk.engine.case import By
from mjdesk.engine.errors import BadInput
from mjdesk.engine.events import (
    Claim,
    Declare,
    Discard,
    Draw,
    End,
    Event,
    Exhausted,
    Flee,
    Flower,
    Gang,
    Indicator,
    Passed,
    RuleEvent,
    Settle,
    Turned,
    Win,
)
from mjdesk.engine.match import Match
from mjdesk.engine.melds import MeldKind
from mjdesk.engine.options import Options, complete
from mjdesk.engine.paohuzi.events import Chi, Laid
from mjdesk.engine.phase import How, Step
from mjdesk.engine.round import Round
from mjdesk.engine.rules.base import RuleSystem
from mjdesk.engine.rules.changsha_events import Pick, Sea, Shown
from mjdesk.engine.rules.registry import SYSTEMS, rule_system
from mjdesk.engine.settlement import HOUSE
from mjdesk.engine.tiles import GREEN, RED, is_flower
from mjdesk.engine.view import View
from mjdesk.players.base import Player
from mjdesk.players.headless import play_round
from mjdesk.players.lineup import player

_KONGS = ("exposed kong 明杠", "added kong 补杠", "concealed kong 暗杠")
_PLAIN = ("peng 碰", *_KONGS, "win by draw 自摸", "exhausted 荒庄", "replacement from the back 补牌")
_FULL = ("chi 吃", *_PLAIN, "win by discard 点炮")
_ROBBED = "robbed added kong 抢杠"
_PASSED = "passed win recorded 过水"
_SINGLE = ("single kong of 红中", "single kong of 赖子")
_SEVERAL = "several winners 一炮多响"
_LIABLE = "one seat pays for another 包"

#: what each page knows, beside its patterns
KNOWN: dict[str, tuple[str, ...]] = {
    "wuhan": (*_FULL, *_SINGLE, "single kong of 皮子", _ROBBED, _PASSED, _LIABLE, "last tiles 海底: a draw"),
    "macheng": (
        *_FULL,
        *_SINGLE,
        "single kong of 皮子",
        _PASSED,
        "kong tile thrown plainly",
        "last tiles 海底: a draw",
        "gold kept from an earlier round 存金",
    ),
    "jingzhou-hongzhong": (*_FULL, *_SINGLE, _ROBBED, _PASSED, _LIABLE, "kong tile thrown plainly"),
    "jingzhou-huangjin": (*_FULL, _ROBBED, _PASSED, "flower laid 补花", "indicator a flower, set aside"),
    "huangshi": (
        *_FULL,
        *_SINGLE,
        "set of dragons laid 亮",
        "single kong of 发财",
        _ROBBED,
        "robbed exposed kong 抢明杠",
        _PASSED,
        _LIABLE,
        "last tiles 海底: a draw",
        "kong tile thrown plainly",
    ),
    "guangdong-jipinghu": (*_FULL, _ROBBED, _PASSED, _SEVERAL, _LIABLE, "fee of the room", "a player leaves 逃跑"),
    "guangdong-xinzhang": (*_FULL, _ROBBED, _PASSED, _SEVERAL, _LIABLE, "flower laid 补花"),
    "guangdong-tuidaohu": (
        *_PLAIN,
        _ROBBED,
        _SEVERAL,
        _LIABLE,
        "horses turned up 马",
        "fee of the room",
        "a player leaves 逃跑",
    ),
    "guangdong-tuidaohu-table": (*_PLAIN, _ROBBED, _SEVERAL, _LIABLE, "horses turned up 马"),
    "guangdong-zhuama": (*_PLAIN, _ROBBED, _SEVERAL, _LIABLE, "horses turned up 马"),
    "qionghu": (
        *_FULL,
        _ROBBED,
        _PASSED,
        _SEVERAL,
        "declared 听",
        "宝 fixed",
        "宝 changed",
        "冲宝 at once",
        "分张: a draw",
        "win: last_tile",
        "win: after_kong",
    ),
    "changsha": (
        *_FULL,
        *(f"{kind}, {way}" for kind in _KONGS for way in ("opened 开杠", "plain 补张")),
        "shown 起手胡: si-xi",
        "shown 起手胡: ban-ban-hu",
        "shown 起手胡: que-yi-se",
        "shown 起手胡: liu-liu-shun",
        "shown 起手胡: san-tong",
        "shown 起手胡: jie-jie-gao",
        "the round ends with 起手胡",
        "海底漫游: taken",
        "海底漫游: let go",
        "a turned tile named (开杠)",
        _ROBBED,
        _PASSED,
        _SEVERAL,
        "birds turned up 鸟",
    ),
    "paohuzi": (
        "ti 提",
        "ti 提 from the dealt hand",
        "wei 偎",
        "pao 跑",
        "peng 碰",
        "chi 吃",
        "chi 吃 with 比",
        "win by draw 自摸",
        "win by discard 点炮",
        "win on a turned card",
        _PASSED,
        "exhausted 荒庄",
    ),
}

_GANG_WORDS = {
    MeldKind.GANG_EXPOSED: _KONGS[0],
    MeldKind.GANG_ADDED: _KONGS[1],
    MeldKind.GANG_CONCEALED: _KONGS[2],
    MeldKind.GANG_SET: "set of dragons laid 亮",
}
_WIN_WORDS = {By.DRAW: "win by draw 自摸", By.DISCARD: "win by discard 点炮", By.FLIP: "win on a turned card"}
_SAID = {"chongbao": "冲宝 at once"}


class Slipping(Player):
    """Greedy, but one answer in six is drawn by lot, and kongs are laid wherever they may be."""

    def __init__(self, seed: str) -> None:
        self._random, self._greedy = Random(seed), player("greedy", seed)

    def choose(self, view: View) -> Action:
        if self._random.random() < 1 / 6:
            return self._random.choice(view.actions)
        kongs = [a for a in view.actions if a.kind is Kind.GANG]
        if kongs and view.actions[0].kind is not Kind.WIN and self._random.random() < 0.7:
            return kongs[0]
        return self._greedy.choose(view)


def random_options(system: RuleSystem, random: Random) -> Options:
    """Options of which about a third are not the standard, such as fit together."""
    while True:
        given: dict[str, object] = {}
        for option in system.options:
            if random.random() > 1 / 3:
                continue
            if option.kind == "bool":
                given[option.id] = not option.default
            elif option.kind == "list":
                given[option.id] = [value for value in option.values if random.random() < 0.7]
            elif option.values:
                given[option.id] = random.choice(option.values)
        options = complete(system.options, given)
        try:
            system.check_options(options)
        except BadInput:
            continue
        return options


def happened(before: Round, event: Event, after: Round) -> Iterator[str]:
    """What an event is, in the words of `KNOWN` where it is there."""
    match event:
        case Indicator(tile):
            yield from _turned_up(before, tile)
        case Draw(end=end):
            if after.phase.how is How.SEA or (before.after_passes() or before.phase).how is How.SEA:
                yield "分张: a draw" if _parts(before) else "last tiles 海底: a draw"
            elif end is End.BACK:
                yield "replacement from the back 补牌"
        case Discard(tile=tile):
            if tile in before.special.kong:
                yield "kong tile thrown plainly"
            elif tile in before.special.wild:
                yield "wild tile thrown as its face"
        case Claim(kind):
            yield "chi 吃" if kind is MeldKind.CHI else "peng 碰"
        case Gang():
            yield from _konged(before, event)
        case Declare(what=what):
            yield {"ting": "declared 听"}.get(what, f"declared {what}")
        case Passed():
            yield _PASSED
        case Flower():
            yield "flower laid 补花"
        case Win():
            yield from _won(before, event, after)
        case Turned(what, tiles):
            yield {"horses": "horses turned up 马", "birds": "birds turned up 鸟"}[what] if tiles else f"no {what} left"
        case Flee():
            yield "a player leaves 逃跑"
        case Exhausted():
            yield "the round ends with 起手胡" if isinstance(before.events[-1], Shown) else "exhausted 荒庄"
        case Settle():
            yield from _settled(after, event)
        case RuleEvent():
            yield from _of_one_system(event)
    if any(acts[0].kind is Kind.WIN and acts[0].seat not in _acting(event) for acts in before.asked().values()):
        yield "win offered and not taken"


def _acting(event: Event) -> tuple[int, ...]:
    return (event.seat,) if isinstance(event, Win) else ()


def _parts(round_: Round) -> bool:
    return bool(dict(round_.options).get("fenzhang"))


def _turned_up(before: Round, tile: int) -> Iterator[str]:
    if is_flower(tile):
        yield "indicator a flower, set aside"
    elif before.phase.step is Step.INDICATOR:
        yield "indicator turned up 翻牌"
    else:
        yield "宝 changed" if any(isinstance(e, Indicator) for e in before.events) else "宝 fixed"


def _konged(before: Round, event: Gang) -> Iterator[str]:
    if event.kind is MeldKind.GANG_SINGLE:
        (tile,) = event.tiles
        name = "赖子" if tile in before.special.wild else {RED: "红中", GREEN: "发财"}.get(tile, "皮子")
        yield f"single kong of {'皮子' if tile in before.special.skins else name}"
        return
    word = _GANG_WORDS.get(event.kind, event.kind.value)
    yield word
    if event.open is not None:
        yield f"{word}, {'opened 开杠' if event.open else 'plain 补张'}"


def _won(before: Round, event: Win, after: Round) -> Iterator[str]:
    if event.by is By.KONG:
        added = before.phase.step is Step.ROB and before.phase.name == MeldKind.GANG_ADDED
        yield _ROBBED if added else "robbed exposed kong 抢明杠"
    elif event.by in _WIN_WORDS:
        yield _WIN_WORDS[event.by]
    else:
        yield f"win by {event.by}"
    win = after.wins[-1]
    for said in win.circumstances:
        yield _SAID.get(said, f"win: {said.partition(':')[0]}")


def _settled(after: Round, event: Settle) -> Iterator[str]:
    if len(event.wins) > 1:
        yield _SEVERAL
    for win in event.wins:
        yield from {f"pattern {pattern}" for pattern in win.patterns}
    transfers = after.verdict().transfers
    if any(t.owed_by is not None for t in transfers):
        yield _LIABLE
    if any(t.payee == HOUSE for t in transfers):
        yield "fee of the room"
    if after.setup.carried.get("cun"):
        yield "gold kept from an earlier round 存金"


def _of_one_system(event: RuleEvent) -> Iterator[str]:
    match event:
        case Shown(patterns=patterns):
            yield from (f"shown 起手胡: {pattern}" for pattern in patterns)
        case Sea(take=take):
            yield f"海底漫游: {'taken' if take else 'let go'}"
        case Pick():
            yield "a turned tile named (开杠)"
        case Laid(start=start):
            word = {"ti": "ti 提", "wei": "wei 偎", "pao": "pao 跑"}[event.kind.value]
            yield f"{word} from the dealt hand" if start else word
        case Chi(bi=bi):
            yield "chi 吃 with 比" if bi else "chi 吃"


def counts(system: RuleSystem, rounds: int, seed: str) -> Counter[str]:
    """How often everything happened in so many rounds; what the page knows and did not happen has the count 0."""
    known = (*KNOWN[system.id], *(f"pattern {p.id}" for p in system.patterns))
    found = Counter(dict.fromkeys(known, 0))
    random = Random(f"{seed} {system.id}")
    standard = complete(system.options, {})
    each = max(1, rounds // 3)
    most = max(system.players)
    for kind in ("greedy", "slips"):
        _play(Match.begin(system, standard, f"{seed}/{kind}", each, most), kind, found)
    for number in range(0, each, 2):  # two rounds in a row, so that something is carried on
        options, seats = random_options(system, random), random.choice(system.players)
        _play(Match.begin(system, options, f"{seed}/{number}", min(2, each - number), seats), "slips", found)
    return found


def _play(match: Match, kind: str, found: Counter[str]) -> None:
    names = [f"{match.seed} {seat}" for seat in range(match.players)]
    players = [Slipping(name) if kind == "slips" else player("greedy", name) for name in names]
    while not match.over:
        states = [match.next_round()]

        def listen(event: Event, after: Round, states: list[Round] = states) -> None:
            found.update(happened(states[0], event, after))
            states[0] = after

        begun = states[0]
        finished = play_round(begun, players, listen)
        found["rounds"] += 1
        if finished.setup.number % 20 == 1:
            _left(begun, finished, found)
        match = match.after(finished)
        stays = match.upcoming.dealer == finished.setup.dealer
        found["the dealer stays" if stays else "the deal passes on"] += 1


def _left(begun: Round, finished: Round, found: Counter[str]) -> None:
    """The same round once more, but half-way through a seat leaves it, where that is a rule."""
    half = begun.apply_all(finished.events[: finished.length // 2])
    if not half.rules.may_flee(half):
        return
    event = Flee(half.setup.dealer)
    left = half.apply(event)
    found.update(happened(half, event, left))
    while (owed := left.owed()) is not None:
        after = left.apply(owed)
        found.update(happened(left, owed, after))
        left = after


def told(system: RuleSystem, found: Counter[str], markdown: bool) -> str:
    """One system's counts: what happens in the order of its page, then the patterns, then what was not met."""
    line, between = "- {}: {}" if markdown else "  {}: {}", "; "
    happening = {k: n for k, n in found.items() if not k.startswith("pattern ") and n}
    patterns = {k.removeprefix("pattern "): n for k, n in found.items() if k.startswith("pattern ") and n}
    missing = [k for k, n in found.items() if not n]
    rows = [f"### {system.id} · {system.name.zh}\n" if markdown else f"{system.id}:"]
    rows.append(line.format("happened", between.join(f"{k} {n}" for k, n in happening.items())))
    rows.append(line.format("patterns", between.join(f"{k} {n}" for k, n in patterns.items())))
    rows.append(line.format("**not met**" if markdown else "NOT MET", between.join(missing) or "nothing"))
    return "\n".join(rows) + "\n"


def main(arguments: Sequence[str] | None = None) -> None:
    """Print the counts of the systems named, or of all."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("rules", nargs="*", metavar="ID")
    parser.add_argument("--rounds", type=int, default=300)
    parser.add_argument("--seed", default="count")
    parser.add_argument("--markdown", action="store_true")
    given = parser.parse_args(arguments)
    for rules in given.rules or SYSTEMS:
        system = rule_system(rules)
        print(told(system, counts(system, given.rounds, given.seed), given.markdown), flush=True)


if __name__ == "__main__":
    main()
