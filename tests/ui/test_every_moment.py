"""What the window shows, asked for at every moment of rounds of every system: nothing there may fail."""

from __future__ import annotations

import pytest

from mjdesk.engine.events import Event, Flower
from mjdesk.engine.match import Match
from mjdesk.engine.options import complete
from mjdesk.engine.round import Round
from mjdesk.engine.rules.registry import SYSTEMS
from mjdesk.players.headless import play_round
from mjdesk.players.lineup import line_up
from mjdesk.ui.people import people
from mjdesk.ui.presenter import Presenter

ROUNDS = 8
EVERY = 9  #: of the moments one in so many is shown, and each around a flower

SHOWN = [rules for rules, system in SYSTEMS.items() if system.on_table]


@pytest.mark.parametrize("rules", SHOWN)
def test_table_and_settlement_can_be_shown_at_every_moment(rules: str) -> None:
    system = SYSTEMS[rules]
    match = Match.begin(system, complete(system.options, {}), "every moment", ROUNDS)
    players = line_up("greedy", match.players, "moments")
    persons = people(("person", *("greedy",) * (match.players - 1)), 0, "", 0)
    shown = 0
    while not match.over:
        presenter = Presenter(match, persons, 0)
        moments: list[tuple[Event, Round]] = []
        finished = play_round(match.next_round(), players, lambda *moment, kept=moments: kept.append(moment))
        for number, (event, state) in enumerate(moments):
            if number % EVERY == 0 or isinstance(event, Flower):
                question = number if state.legal_actions(0) else None
                assert presenter.table(state, question, frozenset(), hints=True).view.seat == 0
                shown += 1
        match = match.after(finished)
        assert finished.settled is not None
        # judged again once everything is over, a round pays what it paid
        assert finished.verdict().payments(match.players) == finished.settled.payments
        model = presenter.settlement(finished, match)
        assert [win.seat for win in model.wins] == [win.seat for win in finished.wins]
    assert shown > 30
