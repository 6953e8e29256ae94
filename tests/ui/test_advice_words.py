"""What hints and reviews say of two answers: the largest difference that speaks for the better one."""

from __future__ import annotations

from dataclasses import replace

import pytest

from mjdesk.engine.actions import chi, discard, pass_, peng
from mjdesk.engine.text import Text
from mjdesk.players.review.decisions import ReviewedDecision
from mjdesk.players.valued import Valued
from mjdesk.ui.advice import Advice
from mjdesk.ui.i18n import set_language
from mjdesk.ui.look import look
from mjdesk.ui.records.story import Told
from mjdesk.ui.table.advice import compared, in_words, rival
from mjdesk.ui.table.choices import Choice, Offer, told_apart
from mjdesk.ui.table.glass import Ink, Style, facts_within

from . import table_models as models


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
    marks = {0.0: 0, 0.4: 0, 0.5: 1, 1.4: 1, 1.5: 2, 4.9: 2, 5.0: 3, 90.0: 3}
    choices = [valued(discard(0, n), danger=danger, win=100.0) for n, danger in enumerate(marks)]
    advice = Advice(1, 1, tuple(choices))
    assert [advice.level(one) for one in choices] == list(marks.values())
    assert advice.danger == {n: level for n, level in enumerate(marks.values()) if level}


def test_what_every_answer_risks_has_no_mark() -> None:
    """Each card of a hand may give something away: marks under all of them would tell nobody what to throw."""
    dangers = (30.0, 30.3, 30.7, 36.0)
    choices = [valued(discard(0, n), danger=danger, win=100.0) for n, danger in enumerate(dangers)]
    assert [Advice(1, 1, tuple(choices)).level(one) for one in choices] == [0, 0, 1, 3]


def test_what_others_may_lay_is_danger_but_neither_a_loss_nor_a_reason() -> None:
    """A card of 跑胡子 that another may take costs nothing at once, and is no reason to play it."""
    set_language("zh_CN")
    risky = valued(discard(0, 43), gives=3.0, win=100.0, chance=0.3, besides=(Text("可能被跑", "may become a pao"),))
    plain = valued(discard(0, 44), win=100.0, value=4.0, besides=(Text("还差 3 门", "3 groups to go"),))
    assert Advice(1, 1, (risky, plain)).danger == {43: 2}
    assert compared(plain, risky) == "更难胡，20% 比 30%"
    asked = peng(0, 43)
    told = in_words(Advice(1, 1, (replace(risky, action=asked), replace(plain, action=pass_(0)))), None, {})
    assert told == "高手：碰 +5.0 · 更容易胡，30% 比 20% · 差 2 张 · 可能被跑"


def test_answers_of_one_word_are_told_by_their_keys() -> None:
    one, two, three = (Choice(chi(0, 0, low), "吃", (), None, (), key) for low, key in ((0, "1"), (1, "2"), (2, "3")))
    other = Choice(peng(0, 3), "碰", (), None, (), "4")
    offer = Offer((one, two, three, other), pass_(0), own=False)
    assert list(told_apart(offer).values()) == ["吃 1", "吃 2", "吃 3", "碰"]


def test_no_fact_of_a_line_is_cut(qtbot) -> None:
    """The weightiest facts that there is room for, whole; the first one in any case."""
    style, ink = Style(1.0, 1.0, 1.0, 1.0, look().felt, look().tiles(1.0)), Ink(14)
    facts = ["高手：吃 1 −0.5", "更容易胡，26% 比 23%", "差 2 张", "可能被跑"]
    for number in range(1, 5):
        line = " · ".join(facts[:number])
        room = style.width(line, 14)
        assert facts_within(style, " · ".join(facts), ink, room) == line
        assert facts_within(style, " · ".join(facts), ink, room - 1) == " · ".join(facts[: max(1, number - 1)])


def test_a_review_names_no_risk_of_the_better_answer_as_its_reason() -> None:
    set_language("zh_CN")
    risk, state = Text("可能被跑", "may become a pao"), Text("还差 4 门", "4 groups to go")
    best = valued(discard(0, 43), chance=0.23, besides=(state, risk))
    taken = valued(discard(0, 44), chance=0.18, value=4.0, besides=(state,))
    decision = ReviewedDecision(0, 0, 0, (best, taken), taken.action, 1.0)
    told = Told(1, decision, models.own_kong()[0].view, {})
    assert told.reason() == "更容易胡，23% 比 18%"
    assert told.facts(best) == "差 2 张 · 还差 4 门 · 可能被跑"
    ready = replace(best, why=(Text("听 2 种，剩 5 张", "waits for 2 kinds, 5 left"),))
    assert replace(told, decision=replace(decision, choices=(ready, taken))).reason() == "听 2 种，剩 5 张"
