"""A hand as text and as clicks: both are the same value."""

from __future__ import annotations

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from mjdesk.engine.errors import BadInput
from mjdesk.engine.melds import MeldKind
from mjdesk.engine.notation import parse_tile, parse_tiles
from mjdesk.ui.ledger.draft import (
    MAHJONG,
    Draft,
    Laid,
    Slot,
    add,
    close_meld,
    draft_text,
    other_kind,
    read_draft,
    take_back,
)


def of(text: str) -> Draft:
    return read_draft(text, Draft())[0]


@pytest.mark.parametrize(
    ("text", "hand", "melds", "win"),
    [
        ("234678s789p5s", "789p2345678s", [], ""),
        ("[123p] [C] 234678s789p5s +5s", "789p2345678s", [("chi", "123p"), ("gang_single", "C")], "5s"),
        ("吃123p 杠C 234678s789p5s +5s", "789p2345678s", [("chi", "123p"), ("gang_single", "C")], "5s"),
        ("c321p gC 5s", "5s", [("chi", "123p"), ("gang_single", "C")], ""),
        ("[555m][9999s]", "", [("peng", "555m"), ("gang_exposed", "9999s")], ""),
        ("暗9999s 补1111m 亮CFP", "", [("gang_concealed", "9999s"), ("gang_added", "1111m"), ("gang_set", "CFP")], ""),
        (
            "k9999s a1111m lCFP p222p",
            "",
            [("gang_concealed", "9999s"), ("gang_added", "1111m"), ("gang_set", "CFP"), ("peng", "222p")],
            "",
        ),
        ("[123p][c]234678s789p5s=5s", "789p2345678s", [("chi", "123p"), ("gang_single", "C")], "5s"),
        ("gc 234678s", "234678s", [("gang_single", "C")], ""),
        ("ccc ff e", "ECCCFF", [], ""),
        ("【１２３ｐ】２３４ｓ＋５ｓ", "234s", [("chi", "123p")], "5s"),
        ("123456m789p22332s", "123456m789p2233s", [], "2s"),  # the fourteenth tile won
        ("[123p] gC 234678s789p55s", "789p2345678s", [("chi", "123p"), ("gang_single", "C")], "5s"),
        ("[123p] gC 234678s789p55", "789p234678s", [("chi", "123p"), ("gang_single", "C")], ""),
        ("123456m789p22332s4s", "123456m789p223324s", [], ""),  # too many: no guess
        ("12m 3", "12m", [], ""),
        ("12", "", [], ""),
        ("12m +", "12m", [], ""),
        ("12m +3", "12m", [], ""),
        ("", "", [], ""),
    ],
)
def test_text_is_read(text, hand, melds, win) -> None:
    draft = of(text)
    assert draft.hand == tuple(sorted(parse_tiles(hand)))
    assert [(m.kind.value, m.tiles) for m in draft.melds] == [(k, tuple(sorted(parse_tiles(t)))) for k, t in melds]
    assert draft.win == (parse_tile(win) if win else None)


@pytest.mark.parametrize("text", ["0m", "1x 2m 3q", "[19m] 1m", "吃159m 1m", "+5s +6s", "+56s 1m", "5m?", "!1m !2m"])
def test_what_cannot_be_read_is_refused(text) -> None:
    with pytest.raises(BadInput):
        of(text)


def test_the_turned_tile_may_be_typed() -> None:
    assert read_draft("123m !5m", Draft())[1] == parse_tile("5m")
    assert read_draft("123m !5", Draft())[1] is None
    assert read_draft("123m/5m", Draft())[1] == read_draft("123m、5m", Draft())[1] == parse_tile("5m")


def one_too_many(draft: Draft) -> bool:
    """A hand that reads as one with its winning tile."""
    return draft.win is None and MAHJONG.wanted(draft) == -1


MELDS = st.sampled_from(["吃123m", "碰777p", "杠C", "杠5555s", "补1111p", "暗9999m", "亮CFP"])


@given(st.lists(MELDS, max_size=4), st.lists(st.integers(0, 33), max_size=13), st.none() | st.integers(0, 33))
def test_what_is_written_is_read_back(melds, hand, win) -> None:
    draft = Draft(tuple(sorted(hand)), of(" ".join(melds)).melds, win)
    assume(not one_too_many(draft))
    assert of(draft_text(draft)) == draft


@given(st.lists(st.tuples(st.sampled_from(["hand", "meld", "win", "close", "back"]), st.integers(0, 33)), max_size=30))
def test_clicks_make_what_the_text_says(steps) -> None:
    draft = Draft()
    for what, tile in steps:
        if what == "close":
            draft = close_meld(draft)
        elif what == "back":
            draft = take_back(draft)
        else:
            draft = add(draft, Slot(what), tile)
        again = read_draft(draft_text(draft), draft)[0]
        assert (again.hand, again.win) == (draft.hand, draft.win) or draft.open_meld or one_too_many(draft)
        assert sorted(again.tiles) == sorted(draft.tiles) or draft.open_meld


def test_who_fed_a_meld_is_kept_while_typing_goes_on() -> None:
    before = Draft((), (Laid(MeldKind.PENG, parse_tiles("555m"), 1),))
    assert read_draft("碰555m 12", before)[0].melds == before.melds


def test_a_kong_is_exposed_added_or_concealed() -> None:
    meld = of("[5555s]").melds[0]
    kinds = [meld.kind]
    for _ in range(3):
        meld = other_kind(meld)
        kinds.append(meld.kind)
    assert [k.value for k in kinds] == ["gang_exposed", "gang_added", "gang_concealed", "gang_exposed"]
