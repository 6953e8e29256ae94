"""The table of letter cards: what lies where, how hands stand and are carried, what is offered, explained and said."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest

from mjdesk.engine.actions import Kind
from mjdesk.engine.events import Draw
from mjdesk.engine.paohuzi.events import Chi, Laid, TurnUp, Wei
from mjdesk.engine.paohuzi.round import PaohuziRound
from mjdesk.engine.phase import Step
from mjdesk.engine.tiles import UNKNOWN
from mjdesk.players.valued import Valued
from mjdesk.ui.advice import Advice
from mjdesk.ui.cardtable import words
from mjdesk.ui.cardtable.layout import HAND_STEP, CardLayout
from mjdesk.ui.cardtable.panels import outlook_of
from mjdesk.ui.cardtable.placing import meld_faces
from mjdesk.ui.cardtable.shelf import CardShelf
from mjdesk.ui.i18n import set_language
from mjdesk.ui.look import look
from mjdesk.ui.models import TableModel
from mjdesk.ui.table.buttons import SORT
from mjdesk.ui.table.layout import Box
from mjdesk.ui.table.pointing import Pointing
from mjdesk.ui.table.widget import TableWidget
from mjdesk.ui.table.words import tile_name
from mjdesk.ui.theme import AMBER, DANGER_MARK
from mjdesk.ui.tilepix import Mark

from . import table_models as models
from .hand_keys import walk_to

RULES = "paohuzi"


@pytest.fixture
def table(qtbot):
    widget = TableWidget()
    qtbot.addWidget(widget)
    widget.resize(1366, 768)
    widget.show()
    return widget


def find(wanted, seeds: int = 60):
    """The first moment with an open question whose model is wanted, and its event."""
    for seed in range(seeds):
        for presenter, moment in models.moments(RULES, f"cards-{seed}"):
            if moment[2] is not None:
                model = models.model_of(presenter, moment)
                if wanted(model):
                    return model, moment[0]
    raise LookupError("no such moment in these rounds")


def bi_claim(model: TableModel) -> bool:
    return any(a.kind is Kind.CHI and len(a.tiles) > 3 for a in model.view.actions)


def own_turn(model: TableModel) -> bool:
    return model.view.phase.step is Step.TURN


# --- what lies where


def test_every_card_lies_on_the_table_once(table) -> None:
    """Hidden cards as many as there are, the others by kind; the card in the middle is in no hand and no pond."""
    for seed in range(3):
        for presenter, moment in models.moments(RULES, f"whole-{seed}"):
            model = models.model_of(presenter, moment)
            table.show_model(model, moment[0])
            round_ = moment[1]
            assert isinstance(round_, PaohuziRound)
            shown = Counter(e.placed.look.kind for k, e in table.board.entries.items() if k[0] != "stock")
            dealt = [*(t for s in round_.seats for t in (*s.tiles(), *(c for m in s.melds for c in m.tiles)))]
            lying = [d.tile for s in round_.seats for d in s.discards]
            air = [round_.in_the_air] if round_.in_the_air is not None else []
            twice = model.cards is not None and model.cards.open_card is not None
            twice = twice and model.cards.open_card.how == "shown"  # it lies in the dealer's hand
            assert sum(shown.values()) == len(dealt) + len(lying) + len(air) + twice, moment[0]
            known = Counter([*dealt, *lying, *air])
            assert all(shown[kind] <= known[kind] + twice for kind in shown if kind != UNKNOWN)
            assert [table.board.entries[key].placed.look.kind for key in table._shown.arrangement.hand] == list(
                table.moment.hand
            )


def test_hidden_cards_are_not_shown() -> None:
    for presenter, moment in models.moments(RULES, "hidden"):
        view = models.model_of(presenter, moment).view
        if moment[1].over:
            return
        for seat in view.seats[1:]:
            for meld in seat.melds:
                faces = meld_faces(meld)
                assert len(faces) == len(meld.tiles)
                if meld.kind.value == "ti":
                    assert faces[:3] == (UNKNOWN,) * 3
                if meld.kind.value == "wei" and not meld.exposed:
                    assert faces == (UNKNOWN,) * 3


@pytest.mark.parametrize("size", [(1180, 664), (1366, 768), (1600, 1200), (2560, 1440)])
@pytest.mark.parametrize("scale", [100, 150, 200])
@pytest.mark.parametrize("language", ["zh_CN", "en"])
def test_nothing_covers_the_own_cards_or_another_panel(table, size, scale, language) -> None:
    set_language(language)
    look().fit(*size)
    look().apply(replace(look().settings, language=language, text_scale=scale))
    table.resize(*size)
    for wanted in (bi_claim, own_turn, lambda m: len(m.view.me.melds) >= 3):
        model, event = find(wanted)
        table.show_model(model, event)
        table.restyle()
        names = ["info", "waits", "plate-0", "plate-1", "plate-3", "icon-hint", "icon-menu", "dead"]
        boxes = {name: box for name in names if (box := table._panels.box(name)) is not None}
        hand = [table.board.entries[key].box for key in table._shown.arrangement.hand]
        melds = [e.box for k, e in table.board.entries.items() if k[:2] == ("meld", 0)]
        for one, other in combinations(boxes, 2):
            assert not boxes[one].meets(boxes[other]), (one, other)
        for name, box in boxes.items():
            assert not any(box.meets(card) for card in (*hand, *melds)), name
            assert box.x >= 0, name
            assert box.right <= size[0], name
            assert box.bottom <= size[1], name
        assert not any(card.meets(meld) for card in hand for meld in melds)
        assert all(card.x >= 0 and card.right <= size[0] and card.bottom <= size[1] for card in (*hand, *melds))


def test_each_covered_card_shows_its_numeral() -> None:
    layout = CardLayout(1366, 768, 3)
    columns = layout.own_columns([1, 2, 3, 3, 2, 1, 1, 1, 1, 1], 318, 1080)
    for spots in columns.spots:
        tops = [spot.y for spot in spots]
        assert all(below - above >= HAND_STEP for above, below in pairwise(tops))
        assert spots[-1].y + columns.card.h == layout.foot
    assert columns.spots[-1][0].x + columns.card.w <= 1080


def test_cards_come_from_where_they_were(table) -> None:
    """Drawn ones from the stock, fallen and claimed ones from the middle; in the end all lie where they belong."""
    look().apply(replace(look().settings, reduced_motion=False))
    table.motion._timer.setInterval(10**6)  # time passes only here
    came: Counter[str] = Counter()
    for presenter, moment in models.moments(RULES, "whole-1"):
        model, event = models.model_of(presenter, moment), moment[0]
        before = {key: entry.placed for key, entry in table.board.entries.items()}
        table.show_model(model, event)
        placed = {key: entry.placed for key, entry in table.board.entries.items()}
        middle = before.get(("air",))
        for key, entry in table.board.entries.items():
            x, y = entry.placed.x + entry.dx, entry.placed.y + entry.dy
            if key[0] == "pond" and key not in before and middle is not None:
                assert (x, y) == pytest.approx((middle.x, middle.y))
                came["fallen"] += 1
            elif key == ("air",) and isinstance(event, Draw):
                top = max(k for k in before if k[0] == "stock")
                assert (x, y) == pytest.approx((before[top].x, before[top].y))
                came["drawn"] += 1
            elif key[0] == "meld" and key not in before and middle is not None:
                came["claimed"] += (x, y) == pytest.approx((middle.x, middle.y))
        table.motion.advance(60)
        table.finish_motion()
        assert all(not (e.dx or e.dy) and e.scale == 1 for e in table.board.entries.values())
        assert {key: entry.placed for key, entry in table.board.entries.items()} == placed
    assert all(came[what] > 3 for what in ("fallen", "drawn", "claimed")), came


# --- how the hand stands


def test_carried_cards_stay_where_they_were_put(table) -> None:
    model, event = find(own_turn)
    table.show_model(model, event)
    before = table.moment.hand
    target = next(t for t in table.targets if t.name == "hand-0")
    goal = next(t for t in table.targets if t.name == f"hand-{len(before) - 1}").box
    drag(table, target.box, QPointF(goal.right + 20, goal.cy))
    assert not table.shelf.sorted
    assert table.moment.hand == (*before[1:], before[0])
    assert table.moment.columns[-1] == 1
    kept = table.moment.columns
    table.show_model(replace(model, question=model.question))  # something else happens: they stay
    assert table.moment.columns == kept
    action = table.discard_of(len(before) - 1) or next(a for a in map(table.discard_of, range(len(before))) if a)
    gone = list(model.view.hand)
    gone.remove(action.tile)
    fewer = model.view._replace(hand=tuple(gone), actions=())
    table.show_model(replace(model, view=fewer, question=None))
    assert Counter(table.moment.hand) == Counter(gone)
    table.switch(SORT)
    assert table.shelf.sorted


def drag(table: TableWidget, start: Box, to: QPointF) -> None:
    """Carry what lies in a box to a point with the mouse."""
    at = QPointF(start.cx, start.y + 10)
    table.pointer.moved(at)
    table.pointer.press(at)
    table.pointer.moved(QPointF(at.x() + 30, at.y()))
    table.pointer.moved(to)
    table.pointer.release(to)


def test_a_card_carried_up_is_played_and_one_carried_in_question_is_not(table) -> None:
    said = []
    table.chosen.connect(lambda question, action: said.append(action))
    model, event = find(own_turn)
    table.show_model(model, event)
    place = next(n for n in range(len(table.moment.hand)) if table.discard_of(n) is not None)
    box = next(t.box for t in table.targets if t.name == f"hand-{place}")
    tile = table.moment.hand[place]
    drag(table, box, QPointF(box.cx, table._shown.layout.hand_top - 30))
    assert [action.tile for action in said] == [tile]
    claim, event = find(bi_claim)
    table.show_model(claim, event)
    box = next(t.box for t in table.targets if t.name == "hand-0")
    drag(table, box, QPointF(box.cx, 100))
    assert len(said) == 1


def test_the_shelf_moves_within_and_between_columns() -> None:
    model, _ = find(lambda m: own_turn(m) and len(m.cards.columns) >= 4 and len(m.cards.columns[0]) == 3)
    shelf = CardShelf()
    first, second = shelf.columns(model)[:2]
    assert shelf.move(model, 0, 1, len(second))
    assert shelf.columns(model)[:2] == (first[1:], (*second, first[0]))
    assert shelf.move(model, 0, 0, 2)
    assert shelf.columns(model)[0] == (first[2], first[1])
    assert shelf.move(model, 1, 0.5, 0)
    assert shelf.columns(model)[:2] == ((first[2],), (first[1],))
    assert not shelf.move(model, 99, 0, 0)
    assert Counter(c for column in shelf.columns(model) for c in column) == Counter(model.view.hand)
    shelf.sort(True, model)
    assert shelf.columns(model) == model.cards.columns


def test_the_keyboard_reaches_every_card(table) -> None:
    model, event = find(own_turn)
    table.show_model(model, event)
    for place in range(len(table.moment.hand)):
        walk_to(table, place)
        assert table.pointer.hand_place == place
    walk_to(table, 0)
    QTest.keyClick(table, Qt.Key.Key_Left)
    assert table.pointer.hand_place == 0


# --- what is offered and explained


def test_a_claim_offers_whole_combinations_with_what_they_bring(table) -> None:
    model, event = find(bi_claim)
    table.show_model(model, event)
    chis = [choice for choice in table.offer.choices if choice.action.kind is Kind.CHI]
    assert chis
    for choice in chis:
        assert len(choice.tiles) % 3 == 0
        assert choice.note == f"胡息 +{model.cards.gains[choice.action]}"
        lifted = table.moment.raised(chis.index(choice))
        taken = Counter(table.moment.hand[place] for place in lifted)
        assert taken == Counter(choice.tiles) - Counter([choice.action.tile])
    names = {t.name for t in table.targets}
    assert {"choice-0", "pass", "open-card"} <= names
    told = outlook_of(table.moment, Pointing(choice=0))
    assert told is not None
    assert told.huxi == model.cards.outlooks[chis[0].action].huxi


def advised(model: TableModel, danger: float) -> Advice:
    """The second discard the best and safe, every other as dangerous."""
    found = [
        Valued(action, 10.0 - (n != 1) - n / 100, 0.3, 100.0, danger * (n != 1), 1)
        for n, action in enumerate(model.view.actions)
    ]
    assert model.question is not None
    made = Advice.of(model.view, model.question, tuple(sorted(found, key=lambda valued: -valued.value)))
    return replace(made, usual=min)  # every one of them is to be seen


def seen_marks(image: QImage, box: Box) -> dict[str, int]:
    """How many px of the colours of marks are seen in a box (logical px) of a picture."""
    dpr = image.devicePixelRatioF()
    found: Counter[str] = Counter()
    for y in range(round(box.y * dpr), min(round(box.bottom * dpr), image.height())):
        for x in range(round(box.x * dpr), min(round(box.right * dpr), image.width())):
            found[image.pixelColor(x, y).name().upper()] += 1
    return {"danger": found[DANGER_MARK[0]], "best": found[AMBER]}


@pytest.mark.parametrize("size", [(1180, 664), (1366, 768), (2560, 1440)])
@pytest.mark.parametrize(("danger", "level"), [(1.0, 1), (2.0, 2), (20.0, 3)])
def test_marks_of_covered_cards_are_seen_however_full_the_hand_is(table, size, danger, level) -> None:
    """Danger and the best discard, of whatever card of a column, beside columns on both sides."""
    table.resize(*size)
    model, event = find(lambda m: own_turn(m) and len(m.view.hand) == 21 and not m.view.me.melds)
    table.show_model(replace(model, advised=True), event)
    table.advise(advised(model, danger))
    table.finish_motion()
    moment, image = table.moment, table.viewport().grab().toImage()
    covered = 0
    for place in range(len(moment.hand)):
        mark = moment.lane(place)
        if mark is None:
            assert table.discard_of(place) is None
            continue
        entry = table.hand_entry(place)
        body, (column, number) = entry.box, moment.column_of(place)
        under = number + 1 < moment.columns[column]
        covered += under
        low = table.hand_entry(place + 1).box.y if under else body.bottom + 30
        reach = Box(body.x, body.y if under else body.bottom, body.w + 16, low - body.y)
        seen = seen_marks(image, reach)
        assert mark.is_beside is under
        assert seen["best"] >= 8 if mark in (Mark.ADVISED, Mark.BESIDE_ADVISED) else seen["danger"] >= 8 * level
    assert covered > 5


@pytest.mark.parametrize("size", [(1180, 664), (1366, 768), (1920, 1080), (2560, 1440)])
@pytest.mark.parametrize("language", ["zh_CN", "en"])
def test_a_claim_never_covers_the_card_it_is_about(table, size, language) -> None:
    """Nor the hand, whose cards it lifts; with what an expert says of it, which makes it higher."""
    set_language(language)
    table.resize(*size)
    model, event = find(bi_claim)
    for hinted in (False, True):
        table.show_model(replace(model, advised=hinted), event)
        table.finish_motion()
        layout, bar = table._shown.layout, table._panels.bar_box
        spot, card = layout.open_card
        ring = 9
        assert spot.y + card.h + ring * max(1, layout.u * 0.6) <= bar.y
        assert bar.bottom <= layout.hand_top


def test_a_locked_card_says_why(table) -> None:
    model, event = find(lambda m: own_turn(m) and m.locked)
    table.show_model(model, event)
    place = next(n for n, tile in enumerate(table.moment.hand) if tile in model.locked)
    assert table.discard_of(place) is None
    walk_to(table, place)
    tip = table._panels.item("tip", object, 0).state
    assert tip.plain == "坎里的牌不能打，也不能拆"
    column, _ = table.moment.column_of(place)
    key = table._shown.arrangement.hand[table.moment.place_in(column, 0)]
    assert table.board.entries[key].placed.mark is Mark.KAN


def test_why_a_card_may_not_be_taken_is_told_on_touch(table) -> None:
    model, event = find(lambda m: m.cards.refusals and m.cards.open_card is not None)
    table.show_model(model, event)
    target = next(t for t in table.targets if t.name == "open-card")
    assert target.more == "；".join(text.zh for text in model.cards.refusals)
    table.pointer.moved(QPointF(target.box.cx, target.box.cy))
    tip = table._panels.item("tip", object, 0)
    assert tip.isVisible()
    assert tip.state.plain == target.more
    table.pointer.moved(QPointF(5, 5))
    assert not tip.isVisible()


def test_what_runs_by_itself_says_why_for_a_while(table) -> None:
    shown = 0
    for presenter, moment in models.moments(RULES, "cards-1"):
        event, model = moment[0], models.model_of(presenter, moment)
        table.show_model(model, event)
        if isinstance(event, Laid):
            shown += 1
            who = model.plates[event.seat].person.name.zh
            assert table.notices.said.startswith(who)
            assert "必" in table.notices.said
            assert table._panels.item("notice", object, 0).state.plain == table.notices.said
            table.show_model(model)  # it stays whatever happens meanwhile
            assert table._panels.box("notice") is not None
    assert shown > 1
    assert table.notices._timer.interval() == 1600
    table.notices.end()
    assert table._panels.box("notice") is None


def test_which_card_another_seat_keeps_face_down_is_not_told() -> None:
    told = 0
    for seed in range(16):
        for presenter, moment in models.moments(RULES, f"secret-{seed}"):
            event, model = moment[0], models.model_of(presenter, moment)
            if isinstance(event, Wei) and event.seat != models.ME and not event.exposed:
                name = tile_name(event.tiles[0])
                assert name not in words.reason(event, model)
                assert name not in words.spoken(event, model)
                told += 1
    assert told > 2


def test_dead_kinds_and_a_passed_win_are_shown(table) -> None:
    model, event = find(lambda m: len(m.cards.dead_chi) > 1)
    table.show_model(model, event)
    target = next(t for t in table.targets if t.name == "dead")
    assert target.said.startswith("臭牌")
    cards = replace(model.cards, passed=True)
    table.show_model(replace(model, cards=cards))
    assert "放过胡" in next(t.said for t in table.targets if t.name == "plate-0")


def test_what_happens_is_said() -> None:
    kinds: Counter[type] = Counter()
    for seed in range(3):
        for presenter, moment in models.moments(RULES, f"said-{seed}"):
            model, event = models.model_of(presenter, moment), moment[0]
            if isinstance(event, (Laid, Chi, TurnUp)):
                kinds[type(event)] += 1
                said = words.spoken(event, model)
                assert said.startswith(model.plates[event.seat].person.name.zh)
            open_card = model.cards.open_card
            if open_card is not None:
                assert words.how_it_came(open_card, model)
    assert len(kinds) >= 4


def test_another_game_gets_its_own_table(table) -> None:
    """One widget may show one game after another."""
    table.show_model(*find(own_turn))
    cards = set(table.board.entries)
    table.show_model(*models.start())
    assert table.accessibleName() == "麻将桌"
    assert not cards & set(table.board.entries) or table._panels.box("plate-2") is not None
    table.show_model(*find(bi_claim))
    assert table.accessibleName() == "字牌桌"
    assert table._panels.box("plate-2") is None
