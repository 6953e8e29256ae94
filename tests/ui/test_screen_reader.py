"""What a screen reader finds in the accessibility tree, followed through a whole round played by it alone."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface
from PySide6.QtWidgets import QWidget

from mjdesk.engine.actions import Action, Kind
from mjdesk.players.lineup import player
from mjdesk.profile import profile_dir
from mjdesk.ui import settings as settings_file
from mjdesk.ui.pace import Pace
from mjdesk.ui.session import MatchSession
from mjdesk.ui.settings import Settings
from mjdesk.ui.settlement import SettlementSheet
from mjdesk.ui.window import MainWindow
from tests.ui.shell_tools import flush

PATIENCE = 60_000
PRESS = QAccessibleActionInterface.pressAction()
TOGGLE = QAccessibleActionInterface.toggleAction()


def nodes(node: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    """Every visible node under one, itself first."""
    if node.state().invisible:
        return
    yield node
    for n in range(node.childCount()):
        child = node.child(n)
        if child is not None:
            yield from nodes(child)


def buttons(widget: QWidget) -> dict[str, QAccessibleInterface]:
    """What can be pressed or switched in a widget, by object name."""
    top = QAccessible.queryAccessibleInterface(widget)
    assert top is not None
    roles = (QAccessible.Role.Button, QAccessible.Role.CheckBox, QAccessible.Role.RadioButton)
    return {node.object().objectName(): node for node in nodes(top) if node.role() in roles}


def name(node: QAccessibleInterface) -> str:
    return node.text(QAccessible.Text.Name)


def do(node: QAccessibleInterface) -> None:
    """Press it as a screen reader does."""
    action = node.actionInterface()
    assert action is not None
    offered = [each for each in (PRESS, TOGGLE) if each in action.actionNames()]
    assert offered, name(node)
    action.doAction(offered[0])


class Listener:
    """Plays by names in the tree; never touches a widget."""

    def __init__(self, window: MainWindow) -> None:
        self.window, self.done = window, 0
        self.asked: int | None = None
        self.moves: set[Kind] = set()

    @property
    def sheet(self) -> SettlementSheet | None:
        return self.window.sheet if isinstance(self.window.sheet, SettlementSheet) else None

    def due(self) -> bool:
        """Whether something new is asked, or the round is over."""
        table = self.window.game.table
        model = table.model
        return self.sheet is not None or (model is not None and model.question not in (None, self.asked) and table.open)

    def answer(self) -> None:
        """Answer what is asked by what the tree offers."""
        table = self.window.game.table
        flush()
        self.asked = table.model.question
        tree = buttons(table)
        self.check(tree)
        action = player("greedy", "").choose(table.model.view)
        self.moves.add(action.kind)
        self.done += 1
        do(tree[self.target(action)])

    def target(self, action: Action) -> str:
        table = self.window.game.table
        if action.kind is Kind.PASS:
            return "pass"
        if action.kind is Kind.DISCARD:
            return f"hand-{next(n for n in range(len(table.moment.hand)) if table.discard_of(n) == action)}"
        return f"choice-{[choice.action for choice in table.offer.choices].index(action)}"

    def check(self, tree: dict[str, QAccessibleInterface]) -> None:
        """The tree says what the model holds: every tile of the hand, seat, choice and switch."""
        table = self.window.game.table
        model, moment = table.model, table.moment
        assert all(name(node) for node in tree.values())
        hand = [name(tree[f"hand-{n}"]) for n in range(len(moment.hand))]
        assert len(set(hand)) == len(hand), "each tile is told apart by its place"
        for n, tile in enumerate(moment.hand):
            assert ("不能打" in hand[n]) == (moment.my_turn and tile in model.locked), hand[n]
        assert sum(key.startswith("plate-") for key in tree) == len(model.plates)
        for seat, plate in enumerate(model.plates):
            said = name(tree[f"plate-{seat}"])
            assert plate.person.name.zh in said
            assert f"{abs(plate.score):,}" in said
        assert len([key for key in tree if key.startswith("choice-")]) == len(table.offer.choices)
        for switch in ("win", "no_claims", "discard_drawn", "autoplay"):
            state = tree[f"switch-{switch}"].state()
            assert state.checkable
            assert bool(state.checked) == (switch in model.auto)


def test_a_round_and_its_settlement_are_played_by_the_tree_alone(qtbot, profile) -> None:
    settings_file.save(replace(Settings(), language="zh_CN", light="light", reduced_motion=True))
    window = MainWindow()
    qtbot.addWidget(window)
    window.show()
    session = MatchSession.start(profile_dir(), "wuhan", {}, ("greedy",) * 3, 2, seed="window", pace=Pace(0))
    window.play(session)
    session.set_pace(Pace(0))
    listener = Listener(window)
    qtbot.waitUntil(listener.due, timeout=PATIENCE)
    while listener.sheet is None:
        listener.answer()
        qtbot.waitUntil(listener.due, timeout=PATIENCE)
    assert listener.done > 5
    assert len(listener.moves) > 1
    sheet = listener.sheet
    assert sheet is not None
    flush()
    top = QAccessible.queryAccessibleInterface(sheet)
    said = " ".join(each for node in nodes(top) for each in (name(node), node.text(QAccessible.Text.Description)))
    for plate in window.game.table.model.plates:
        assert plate.person.name.zh in said
    for points in sheet.model.payments:
        assert f"{abs(points):,}" in said
    tree = buttons(sheet)
    assert all(name(node) for node in tree.values())
    do(next(node for node in tree.values() if node.object() is sheet.next_button))
    qtbot.waitUntil(lambda: listener.sheet is None and window.game.table.model.number == 2, timeout=PATIENCE)
    window.end_game()
