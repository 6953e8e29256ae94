"""Scoring: a finished hand judged whole, each by its own rules."""

from __future__ import annotations

from collections.abc import Iterator

from mjdesk.engine.case import By, Case, SeatCase, WinCase
from mjdesk.engine.options import complete
from mjdesk.engine.rules.registry import rule_system

from .hands import Counts, kinds, name, names, of_136, won
from .measure import Row, each
from .shapes import peer

RULES = "guangdong-jipinghu"


def rows() -> Iterator[Row]:
    """Concealed wins by draw, four groups and a pair."""
    hands = won()
    system = rule_system(RULES)
    options = complete(system.options, {})

    def case(hand: tuple[Counts, int]) -> Case:
        tiles = kinds(hand[0])
        tiles.remove(hand[1])
        empty = SeatCase((33,) * 0)
        seats = (SeatCase(tuple(tiles)), empty, empty, empty)
        return Case(RULES, options, seats, (WinCase(0, By.DRAW, hand[1]),))

    cases = [case(hand) for hand in hands]
    legal = sum(system.judge(one).legal for one in cases)
    if legal < len(cases) * 0.9:
        raise SystemExit(f"only {legal} of {len(cases)} hands are wins: the bench is wrong")
    note = f"ours by {RULES}; the peers by riichi or the Chinese official rules, without the payments of four seats"
    yield Row("a win judged: legal, patterns, payments", each(system.judge, cases), _peers(hands), note)


def _peers(hands: list[tuple[Counts, int]]) -> dict[str, float | None]:
    found: dict[str, float | None] = {"mahjong": None, "pymahjonggb": None, "riichienv": None}
    riichi, settings = peer("mahjong.hand_calculating.hand"), peer("mahjong.hand_calculating.hand_config")
    if riichi is not None:
        calculator, config = riichi.HandCalculator(), settings.HandConfig(is_tsumo=True)
        numbered = [(of_136(counts), 4 * last) for counts, last in hands]
        found["mahjong"] = each(lambda hand: calculator.estimate_hand_value(*hand, config=config), numbered, 2)
    gb = peer("MahjongGB")
    if gb is not None:
        named = []
        for counts, last in hands:
            rest = list(names(counts))
            rest.remove(name(last))
            named.append((tuple(rest), name(last)))

        def fans(hand: tuple[tuple[str, ...], str]) -> object:
            return gb.MahjongFanCalculator((), hand[0], hand[1], 0, True, False, False, False, 0, 0)

        found["pymahjonggb"] = each(fans, named, 2)
    env = peer("riichienv")
    if env is not None:
        conditions = env.Conditions(tsumo=True)
        thirteen = []
        for counts, last in hands:
            tiles = of_136(counts)
            tiles.remove(4 * last)
            thirteen.append((tiles, 4 * last))

        def judge(hand: tuple[list[int], int]) -> object:
            return env.HandEvaluator(hand[0]).calc(hand[1], conditions=conditions)

        found["riichienv"] = each(judge, thirteen, 2)
    return found
