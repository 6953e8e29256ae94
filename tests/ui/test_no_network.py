"""The window plays a round, opens every place and never touches the network."""

from __future__ import annotations

import socket

import pytest

from mjdesk.ui.pace import Pace
from mjdesk.ui.places import PLACES
from mjdesk.ui.session import MatchSession
from mjdesk.ui.window import MainWindow
from tests.ui.shell_tools import flush


@pytest.mark.slow
def test_nothing_is_connected_and_nothing_listens(qtbot, profile, monkeypatch) -> None:
    reached: list[object] = []

    def note(*args: object, **_kwargs: object) -> None:
        reached.append(args)
        raise OSError("no network in this test")

    for name in ("connect", "bind", "listen"):
        monkeypatch.setattr(socket.socket, name, note)
    monkeypatch.setattr(socket, "create_connection", note)
    monkeypatch.setattr(socket, "getaddrinfo", note)
    window = MainWindow()
    qtbot.addWidget(window)
    window.show()
    with qtbot.waitSignal(window.complete, timeout=60_000):
        pass
    for place in PLACES:
        window.go(place.name)
        flush()
        while window.overlays:
            window.close_sheet()
        window.leave_pages()
        flush()
    session = MatchSession.start(profile, "wuhan", {}, ("greedy",) * 3, 1, seed="quiet")
    window.play(session)
    session.set_pace(Pace(0))
    session.set_auto("autoplay", True)
    qtbot.waitUntil(lambda: window.sheet is not None, timeout=60_000)
    window.close()
    assert reached == []
