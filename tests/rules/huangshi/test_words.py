"""What the window is told of a round of `huangshi`."""

from __future__ import annotations

import pytest

from mjdesk.engine import actions as act
from mjdesk.engine.case import By
from mjdesk.engine.melds import Meld, MeldKind
from mjdesk.engine.notation import parse_tile, parse_tiles
from mjdesk.engine.options import complete
from mjdesk.engine.phase import Step
from mjdesk.engine.rules import huangshi_words as words
from mjdesk.engine.tiles import DRAGONS
from mjdesk.engine.view import view_of

from ..moves import answer
from .table import RULES
from .tables import Stack

YANGXIN = complete(RULES.options, {})
HUANGHUANG = complete(RULES.options, {"play": "huanghuang", "cap": 100, "min_score": 8, "dianpao_only": True})


def test_headline() -> None:
    assert RULES.headline(YANGXIN).zh == "阳新 · 1257 · 不封顶"
    assert RULES.headline(HUANGHUANG).zh == "晃晃 · 1257 · 封顶 100 · 胡番 8 · 仅点炮输分"
    assert RULES.headline(HUANGHUANG).en == "Huanghuang · 1257 · cap 100 · minimum 8 · discarder alone pays"


def test_the_note_of_a_seat_counts_openings_and_fan() -> None:
    special = RULES.special(YANGXIN, parse_tile("9m"))
    assert words.seat_note(YANGXIN, (), special).factor == "×1"
    laid = (
        Meld(MeldKind.GANG_SET, DRAGONS),
        Meld(MeldKind.GANG_SINGLE, parse_tiles("1m")),
        Meld(MeldKind.PENG, parse_tiles("333p"), 0, parse_tile("3p")),
    )
    note = words.seat_note(YANGXIN, laid, special)
    assert note.text is not None
    assert (note.text.zh, note.on, note.factor) == ("1 口", True, "×4")


@pytest.mark.parametrize(
    ("kind", "tile", "name", "worth"),
    [
        (MeldKind.GANG_SINGLE, "1m", "癞子杠", "×4"),
        (MeldKind.GANG_SINGLE, "C", "红中杠", "×2"),
        (MeldKind.GANG_CONCEALED, "4p", "暗杠", "×4"),
        (MeldKind.GANG_EXPOSED, "4p", "明杠", "×2"),
        (MeldKind.GANG_SET, "C", "亮", "×2"),
    ],
)
def test_kongs_have_names_and_worth(kind: MeldKind, tile: str, name: str, worth: str) -> None:
    special = RULES.special(HUANGHUANG, parse_tile("9m"))
    assert RULES.kong_name(kind, parse_tile(tile), special).zh == name
    assert RULES.kong_worth(HUANGHUANG, kind, parse_tile(tile), special) == worth


def test_special_tiles_are_labelled() -> None:
    yangxin = RULES.special_labels(RULES.special(YANGXIN, parse_tile("9m")))
    assert [(label.zh, tiles, kind) for label, tiles, kind in yangxin] == [("癞子", parse_tiles("1m"), "wild")]
    huanghuang = RULES.special_labels(RULES.special(HUANGHUANG, parse_tile("9m")))
    assert [(label.zh, tiles) for label, tiles, _ in huanghuang][1:] == [("杠牌", parse_tiles("C"))]


def test_waits_are_labelled() -> None:
    assert RULES.wait_label(("da-da-hu", "qi-dui", "qing-yi-se"))[0].zh == "清一色 七对"
    assert RULES.wait_label(("ping-hu", "ying-hu"))[0].zh == "硬胡"
    assert RULES.wait_label(("ping-hu",))[1] is False


def test_showing_is_called_liang() -> None:
    play = Stack({0: "CFP" + "147m258p369s1p"}, "9m").begin()
    labels = [RULES.action_label(view_of(play.round, 0), a) for a in play.open_for(0) if a.kind is act.Kind.DECLARE]
    assert [label.zh for label in labels if label is not None] == ["亮"]


@pytest.mark.parametrize(
    ("hand", "drawn", "groups"),
    [
        ("1133m5577p9944s8p", "8p", "11m 33m 55p 77p 88p 44s 99s"),
        ("111222333m444s5p", "5p", "111m 222m 333m 444s 55p"),
        ("234567m456s78s55p", "9s", "234m 567m 456s 789s 55p"),
    ],
)
def test_a_winning_hand_is_laid_out_as_it_counts(hand: str, drawn: str, groups: str) -> None:
    play = Stack({0: hand + drawn}, "1s", liang=False).begin()
    answer(play, act.win(0, By.DRAW, parse_tile(drawn)))
    assert play.round.phase.step is Step.DONE
    laid = RULES.arranged(play.round, play.round.wins[0], tuple(parse_tiles(hand)))
    assert sorted(laid) == sorted(parse_tiles(group) for group in groups.split())
