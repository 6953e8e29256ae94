"""What hints and reviews say of two answers: the largest difference that speaks for the better one."""

from __future__ import annotations

import pytest

from mjdesk.engine.actions import discard, pass_, peng
from mjdesk.players.valued import Valued
from mjdesk.ui.advice import Advice
from mjdesk.ui.i18n import set_language
from mjdesk.ui.table.advice import compared, in_words, rival


def valued(action=None, **changes) -> Valued:
    base = {"value": 5.0, "chance": 0.2, "win": 32.0, "danger": 0.0, "away": 2}
    return Valued(action or discard(0, 1), **{**base, **changes})


@pytest.mark.parametrize(
    ("one", "other", "zh", "en"),
    [
        ({}, {"value": 3.0, "danger": 2.0}, "更安全", "safer"),
        ({"value": 3.0, "danger": 2.0}, {}, "更容易点炮", "more dangerous"),
        ({"chance": 0.34}, {"value": 3.0, "chance": 0.15}, "更容易胡，34% 比 15%", "wins more often, 34% against 15%"),
        ({"value": 1.0, "chance": 0.15}, {"chance": 0.34}, "更难胡，15% 比 34%", "wins less often, 15% against 34%"),
        ({"win": 1280.0}, {"value": 3.0}, "胡得更大，1,280 比 32", "wins more, 1,280 against 32"),
        ({"value": 3.0}, {"win": 64.0}, "胡得更小，32 比 64", "wins less, 32 against 64"),
        ({"away": 1}, {"value": 4.0}, "离胡更近", "nearer to a win"),
        ({"useful": ((1, 4), (2, 4))}, {"value": 4.0, "useful": ((1, 3),)}, "多进 5 张", "5 more useful tiles"),
        ({}, {"value": 4.0}, "", ""),
        # what speaks against the better one is not its reason
        ({"chance": 0.1, "win": 64.0}, {"value": 3.0, "chance": 0.2}, "胡得更大，64 比 32", "wins more, 64 against 32"),
    ],
)
def test_what_tells_them_apart(one: dict, other: dict, zh: str, en: str) -> None:
    for language, wanted in (("zh_CN", zh), ("en", en)):
        set_language(language)
        assert compared(valued(**one), valued(**other)) == wanted


def test_a_claim_is_compared_with_the_pass_and_a_pass_with_the_best_claim() -> None:
    claim, refusal = peng(0, 5), pass_(0)
    taken = Advice(1, 1, (valued(claim, chance=0.5), valued(refusal, value=1.0)))
    left = Advice(1, 1, (valued(refusal, chance=0.5), valued(claim, value=1.0)))
    assert rival(taken).action == refusal
    assert rival(left).action == claim
    assert in_words(taken, None, {}) == "高手：碰 +5.0 · 更容易胡，50% 比 20% · 差 2 张"
    assert in_words(left, None, {}) == "高手：过 +5.0 · 更容易胡，50% 比 20% · 差 2 张"
    assert in_words(left, claim, {}) == "碰 +1.0，比过 −4.0 · 更难胡，20% 比 50% · 差 2 张"


def test_marks_of_danger_go_by_what_is_at_stake() -> None:
    marks = {0.0: 0, 0.9: 0, 1.0: 1, 2.9: 1, 3.0: 2, 7.9: 2, 8.0: 3, 90.0: 3}
    choices = [valued(discard(0, n), danger=danger, win=100.0) for n, danger in enumerate(marks)]
    advice = Advice(1, 1, tuple(choices))
    assert [advice.level(one) for one in choices] == list(marks.values())
    assert advice.danger == {n: level for n, level in enumerate(marks.values()) if level}
