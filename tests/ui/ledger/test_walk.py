"""A model of a person enters a round in every way in the real window, and stays within ten seconds where we say so."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.ui.ledger.conftest import Desk
from tests.ui.ledger.walk import AIM, TYPIST, walk, ways
from tests.ui.photo.cloth import Row, photo_file

HAND = (Row("123p", 150, 160), Row("C", 620, 160), Row("234678s789p5s", 150, 480), Row("5s", 1050, 480))
WAYS = {way.name: way for way in ways(Path())}


@pytest.mark.slow
@pytest.mark.parametrize("name", WAYS)
def test_a_round_is_entered_within_the_time_that_is_promised(qtbot, window, session, tmp_path, name: str) -> None:
    desk = Desk(qtbot, window)
    photo = tmp_path / "hand.png"
    photo_file(photo, HAND)
    way = next(way for way in ways(photo) if way.name == name)
    walked = walk(window, desk.board, way, 0)
    if way.payments:
        assert walked.payments == way.payments
    assert walked.good, walked
    assert (walked.seconds(TYPIST) <= AIM) >= bool(way.key)
    desk.wait()
