"""Everything that is legal can be done on the table, by mouse and by keyboard, in every rule system.

Whole rounds of adventurous players are walked; at each question of the own seat every action is given from the table.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from mjdesk.engine.actions import Action, Kind
from mjdesk.engine.play import Play
from mjdesk.engine.rules.registry import SYSTEMS
from mjdesk.engine.view import View, view_of
from mjdesk.players.lineup import player
from mjdesk.ui.models import TableModel
from mjdesk.ui.people import people
from mjdesk.ui.presenter import Presenter
from mjdesk.ui.table.targets import hit
from mjdesk.ui.table.widget import TableWidget

from . import table_models as models
from .hand_keys import walk_to

ME = models.ME
GAMES = [(s.id, n) for s in SYSTEMS.values() if s.on_table for n in s.players]


class Adventurer:
    """Plays for a win, but takes what is rarely offered more often than not, and lets a win go now and then."""

    def __init__(self, seed: str) -> None:
        self._dice, self._greedy = random.Random(seed), player("greedy", seed)

    def choose(self, view: View) -> Action:
        if self._dice.random() < 0.4:
            rare = [a for a in view.actions if a.kind in (Kind.DECLARE, Kind.GANG, Kind.PENG, Kind.CHI)]
            if rare:
                return self._dice.choice(rare)
        if view.actions[0].kind is Kind.WIN and self._dice.random() < 0.5:
            return self._dice.choice(view.actions)
        return self._greedy.choose(view)


def questions(rules: str, players: int, seed: str) -> Iterator[TableModel]:
    """Every question that is put to the own seat in one round."""
    match = models.match(rules, seed, players)
    presenter = Presenter(match, people(("person", *("greedy",) * (players - 1)), ME, "", 0), ME)
    play = Play(match.next_round())
    minds = [Adventurer(f"{seed}/{seat}") for seat in range(players)]
    seen = None
    while True:
        play.advance()
        if play.round.over:
            return
        if play.open_for(ME) and play.question != seen:
            seen = play.question
            yield presenter.table(play.round, play.question, frozenset(), hints=False)
        seat = play.waiting_for()[0]
        play.answer(play.question, minds[seat].choose(view_of(play.round, seat)))


class Answerer:
    """Gives answers on one table, showing the question anew before each."""

    def __init__(self, table: TableWidget) -> None:
        self.table, self.count = table, 0
        self.said: list[tuple[int, Action]] = []
        table.chosen.connect(lambda question, action: self.said.append((question, action)))

    @property
    def hand(self) -> int:
        """How many tiles the own hand has."""
        assert self.table.moment is not None
        return len(self.table.moment.hand)

    def show(self, model: TableModel) -> None:
        self.count += 1
        self.table.show_model(replace(model, question=self.count))
        self.said.clear()

    def click(self, name: str) -> None:
        target = next(t for t in self.table.targets if t.name == name)
        at = QPointF(target.box.cx, target.box.y + min(target.box.h, 60) / 2)
        under = hit(self.table.targets, at.x(), at.y())
        assert under is target, (name, under)
        self.table.pointer.moved(at)
        self.table.pointer.press(at)
        self.table.pointer.release(at)

    def by_mouse(self, action: Action) -> None:
        if action.kind is Kind.DISCARD:
            name = f"hand-{self.places(action)[0]}"
        elif action.kind is Kind.PASS:
            name = "pass"
        else:
            name = f"choice-{[c.action for c in self.table.offer.choices].index(action)}"
        self.click(name)

    def by_keyboard(self, action: Action) -> None:
        if action.kind is Kind.PASS:
            QTest.keyClick(self.table, Qt.Key.Key_Space)
        elif action.kind is Kind.DISCARD:
            walk_to(self.table, self.places(action)[-1])
            QTest.keyClick(self.table, Qt.Key.Key_Return)
        else:
            QTest.keyClicks(self.table, next(c.key for c in self.table.offer.choices if c.action == action).lower())

    def places(self, action: Action) -> list[int]:
        return [n for n in range(self.hand) if self.table.discard_of(n) == action]


@pytest.fixture
def table(qtbot):
    widget = TableWidget()
    qtbot.addWidget(widget)
    widget.resize(1366, 768)
    widget.show()
    return widget


def answer_everything(answerer: Answerer, model: TableModel, some: random.Random) -> None:
    """Every action once by mouse and once by key; of the discards, which are alike, two by key."""
    actions = model.view.actions
    assert len(set(actions)) == len(actions)
    throws = [a for a in actions if a.kind is Kind.DISCARD]
    keyed = {a for a in actions if a.kind is not Kind.DISCARD} | set(some.sample(throws, min(2, len(throws))))
    for action in actions:
        answerer.show(model)
        answerer.by_mouse(action)
        assert answerer.said == [(answerer.count, action)]
        if action in keyed:
            answerer.show(model)
            answerer.by_keyboard(action)
            assert answerer.said == [(answerer.count, action)], action


def offers_nothing_else(answerer: Answerer, model: TableModel) -> None:
    """What the table offers is what is legal, each once."""
    table = answerer.table
    offered = Counter(c.action for c in table.offer.choices)
    if table.offer.may_pass is not None:
        offered[table.offer.may_pass] += 1
    thrown = {table.discard_of(n) for n in range(answerer.hand)} - {None}
    assert max(offered.values(), default=1) == 1
    assert set(offered) | thrown == set(model.view.actions)


@pytest.mark.slow
@pytest.mark.parametrize(("rules", "players"), GAMES)
def test_every_legal_action_can_be_given_by_mouse_and_by_key(table, rules, players):
    answerer, some = Answerer(table), random.Random(f"{rules}/{players}")
    kinds: Counter[Kind] = Counter()
    for seed in range(3):
        for number, model in enumerate(questions(rules, players, f"answers-{seed}")):
            answerer.show(model)
            offers_nothing_else(answerer, model)
            kinds.update(a.kind for a in model.view.actions)
            if number % 4 == seed or any(a.kind is not Kind.DISCARD for a in model.view.actions):
                answer_everything(answerer, model, some)
    assert kinds[Kind.DISCARD] > 100
    assert len(kinds) >= 3


@pytest.mark.parametrize(("rules", "players"), GAMES)
def test_the_table_offers_what_is_legal_and_says_every_word(table, rules, players):
    answerer = Answerer(table)
    for seed in range(2):
        for model in questions(rules, players, f"words-{seed}"):
            answerer.show(model)
            offers_nothing_else(answerer, model)
            for choice in table.offer.choices:
                assert choice.word
                assert choice.key, choice
                if choice.action.kind in (Kind.DECLARE, Kind.WIN) or choice.action.way:
                    assert choice.word != choice.action.what, choice  # an id is no word
