"""Rounds of 跑胡子 are entered by their cards: typed, clicked, corrected; tiles seen elsewhere come onto the felt."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from mjdesk.engine.case import By
from mjdesk.engine.errors import BadInput
from mjdesk.engine.melds import MeldKind
from mjdesk.engine.notation import parse_tile, parse_tiles
from mjdesk.ledger import people, sessions
from mjdesk.ledger.check import faults
from mjdesk.ledger.entry import TilesEntry
from mjdesk.ledger.sessions import load
from mjdesk.ui.ledger.card_melding import CARDS
from mjdesk.ui.ledger.draft import Draft, Slot, add, close_meld, draft_text, read_draft
from mjdesk.ui.ledger.entry_page import EntryPage
from mjdesk.ui.ledger.rounds_page import RoundsPage
from tests.ui.shell_tools import Painted, click, flush

#: docs/rules/paohuzi.md, the example: 18 胡息, 2 tun; who turned the card up pays no more than the other
HAND, PAID = "p555d c123x w888x 111d789d34x270x +5x", (-2, 4, -2)


@pytest.fixture
def cards(book, session) -> int:
    """A session of 跑胡子 at a table of its own."""
    who = [people.add_player(book, name).id for name in ("甲", "乙", "丙")]
    return sessions.begin_session(book, "paohuzi", who, desk=people.add_desk(book, "5").id).id


@pytest.fixture
def page(cards, desk) -> EntryPage:
    """The page on which a round of it is entered."""
    desk.board.refresh()
    desk.wait()
    return desk.enter(1)


def stored(book, session):
    with book.reading() as connection:
        assert faults(book, connection) == []
        return load(connection, session)


@pytest.mark.parametrize(
    ("text", "melds", "hand"),
    [
        ("p555d c123x w888x 34x", [("peng", "555d"), ("chi", "123x"), ("wei", "888x")], "34x"),
        ("碰555d 吃270x 提1111d 跑2222x", [("peng", "555d"), ("chi", "270x"), ("ti", "1111d"), ("pao", "2222x")], ""),
        ("[11x1d] [555d] b345x", [("chi", "11x1d"), ("peng", "555d"), ("bi", "345x")], ""),
    ],
)
def test_cards_are_read(text, melds, hand) -> None:
    draft = read_draft(text, Draft(), CARDS)[0]
    assert [(m.kind.value, m.tiles) for m in draft.melds] == [(k, tuple(sorted(parse_tiles(t)))) for k, t in melds]
    assert draft.hand == tuple(sorted(parse_tiles(hand)))
    assert read_draft(draft_text(draft, CARDS), draft, CARDS)[0] == draft


def test_the_card_more_than_the_hand_holds_is_the_one_that_won() -> None:
    typed = read_draft(HAND.replace(" +", ""), Draft(), CARDS)[0]
    assert typed == read_draft(HAND, Draft(), CARDS)[0]
    assert typed.win == parse_tile("5x")


@pytest.mark.parametrize("text", ["c124x 1x", "p123x 1x", "t111x 1x", "w12x 1x"])
def test_what_is_no_meld_of_cards_is_refused(text) -> None:
    with pytest.raises(BadInput):
        read_draft(text, Draft(), CARDS)


def test_clicks_make_melds_of_cards() -> None:
    draft = Draft()
    for card in parse_tiles("270x"):
        draft = add(draft, Slot.MELD, card, CARDS)
    assert [m.kind for m in draft.melds] == [MeldKind.CHI], "it closes by itself"
    for card in parse_tiles("555d"):
        draft = add(draft, Slot.MELD, card, CARDS)
    draft = close_meld(draft, CARDS)
    assert draft.melds[1].kind is MeldKind.PENG
    assert CARDS.other_kind(draft.melds[1]).kind is MeldKind.WEI
    assert CARDS.other_kind(CARDS.other_kind(draft.melds[0])).kind is MeldKind.CHI
    assert CARDS.wanted(draft) == 20 - 6


def test_a_round_is_typed_and_saved(desk, book, cards, page, monkeypatch) -> None:
    QTest.keyClicks(page.by_tiles.stage.edit, HAND)
    QTest.keyClick(page.by_tiles.stage.edit, Qt.Key.Key_F2)
    QTest.keyClick(page.by_tiles.stage.edit, Qt.Key.Key_F1)
    flush()
    page._judge_now()
    assert page.by_tiles.form.by is By.FLIP
    assert page.judged().outcome is not None
    assert page.judged().outcome.payments == PAID
    painted = Painted(monkeypatch)
    desk.window.grab()
    assert {"碰", "吃", "偎"} <= set(painted.texts)
    QTest.keyClick(page.by_tiles.stage.edit, Qt.Key.Key_Return)
    desk.wait()
    loaded = stored(book, cards)
    assert loaded.outcomes[0].payments == PAID
    assert isinstance(loaded.evening.rounds[0].entry, TilesEntry)
    assert loaded.session.due.dealer == 1, "the winner deals"
    desk.board.open_rounds(cards)
    desk.wait()
    rounds = desk.window.page
    assert isinstance(rounds, RoundsPage)
    rounds.corrections.edit(1)
    again = desk.window.page
    assert isinstance(again, EntryPage)
    assert again.judged().outcome is not None
    assert again.judged().outcome.payments == PAID, "what was entered is shown again"
    QTest.keyClick(again.by_tiles.stage.edit, Qt.Key.Key_F5)
    flush()
    assert again.judged().outcome.payments == (-3, 6, -3), "drawn: a tun more"


def test_a_round_is_clicked(desk, book, cards, page) -> None:
    mode = page.by_tiles

    def tap(text: str) -> None:
        for card in parse_tiles(text):
            box = mode.palette_.box(card).translated(QPointF(0, 0))
            click(mode.palette_, box.center().toPoint())

    click(mode.choices.slots[Slot.MELD])
    for meld in ("123x", "555d", "888x"):
        tap(meld)
        click(mode.choices.slots[Slot.MELD])
        if meld != "123x":
            mode.choose_slot(Slot.HAND)
            mode.choose_slot(Slot.MELD)
    mode._meld_clicked(2, words=False)
    click(mode.choices.slots[Slot.HAND])
    tap("111d789d34x270x")
    assert mode.slot is Slot.WIN, "the hand is whole: the next one is the winning card"
    tap("5x")
    page._click_seat(1)
    page._click_seat(0)
    flush()
    assert page.judged().outcome is not None
    assert page.judged().outcome.payments == PAID
    click(page.panel.save)
    desk.wait()
    assert stored(book, cards).outcomes[0].payments == PAID


def test_what_is_missing_is_said(page) -> None:
    QTest.keyClicks(page.by_tiles.stage.edit, "p555d 34x")
    QTest.keyClick(page.by_tiles.stage.edit, Qt.Key.Key_F2)
    flush()
    assert page.judged().words is not None
    assert page.judged().words.zh == "再点谁翻的牌"
    page._click_seat(0)
    assert page.judged().words.zh == "手牌还差 15 张"
    QTest.keyClicks(page.by_tiles.stage.edit, " 5m")
    assert "没有这么多张" in page.by_tiles.problem


def test_tiles_seen_elsewhere_come_onto_the_felt(desk, session) -> None:
    """What a camera sees is put in as if typed: the person looks at it, names who won, and saves."""
    page = desk.enter(0)
    page.tabs.setValue(2)
    page.take_seen(parse_tiles("234678s789p55s"), None, parse_tile("5m"))
    assert page.tabs.value() == 0
    assert page.by_tiles.form.indicator == parse_tile("5m")
    assert page.by_tiles.draft.hand == tuple(sorted(parse_tiles("234678s789p55s")))
    page.take_seen(parse_tiles("1111m"), parse_tile("1m"))
    assert page.by_tiles.problem, "five of a kind: it is said, and can be put right"
