"""The worked rule system of docs/new-rules.md: the code that stands on the page is loaded, judged, played and shown."""

from __future__ import annotations

import json
import re
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

from mjdesk.engine.cases import answer, read_case
from mjdesk.engine.match import Match
from mjdesk.engine.options import complete
from mjdesk.engine.record import Record, read_records, verify, write_record
from mjdesk.engine.rules.base import RuleSystem
from mjdesk.engine.rules.registry import SYSTEMS
from mjdesk.players.base import RandomPlayer
from mjdesk.players.headless import play_round
from mjdesk.players.lineup import player
from mjdesk.storytelling import describe_rules, rules_json
from mjdesk.ui import settings as settings_file
from mjdesk.ui.self_play import SelfPlay
from mjdesk.ui.settings import Settings
from mjdesk.ui.window import MainWindow

PAGE = Path(__file__).resolve().parents[2] / "docs" / "new-rules.md"


def blocks(language: str) -> list[str]:
    """The code blocks of the page in a language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)


@pytest.fixture
def teahouse(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> RuleSystem:
    """The system of the page, registered as long as the test lasts."""
    path = tmp_path / "teahouse.py"
    path.write_text("from __future__ import annotations\n\n" + "\n\n".join(blocks("python")), encoding="utf-8")
    spec = spec_from_file_location("teahouse", path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "teahouse", module)
    spec.loader.exec_module(module)
    system: RuleSystem = module.Teahouse()
    monkeypatch.setitem(SYSTEMS, system.id, system)
    return system


def test_the_case_on_the_page_is_judged_as_the_page_says(teahouse: RuleSystem) -> None:
    case, expected = (json.loads(block) for block in blocks("json"))
    assert answer(read_case(case)) == expected


def test_hands_that_do_not_win_have_their_reasons(teahouse: RuleSystem) -> None:
    case = json.loads(blocks("json")[0])
    found = {}
    for hand in ("111222333m", "111222333m8m", "111222333m9m"):
        case["seats"][0]["hand"] = hand
        found[hand] = answer(read_case(case))["reason"]
    assert found == {"111222333m": "wrong-count", "111222333m8m": "no-shape", "111222333m9m": None}


@pytest.mark.slow
def test_it_plays_and_its_records_verify(teahouse: RuleSystem) -> None:
    wins = 0
    for number in range(12):
        match = Match.begin(teahouse, complete(teahouse.options, {}), f"tea {number}", 1)
        players = [
            player("greedy", f"{number} {seat}") if number % 3 else RandomPlayer(f"{number} {seat}")
            for seat in range(4)
        ]
        last = play_round(match.next_round(), players)
        assert last.settled is not None
        assert sum(last.settled.payments) == 0
        (record,) = read_records(write_record(Record.of(last)).splitlines())
        assert verify(record).settled == last.settled
        wins += len(last.wins)
    assert wins > 4


def test_it_tells_of_itself(teahouse: RuleSystem) -> None:
    assert rules_json(teahouse)["id"] == "teahouse"
    words = describe_rules(teahouse)
    assert all(pattern.name.zh in words for pattern in teahouse.patterns)


@pytest.mark.slow
@pytest.mark.parametrize("scale", [100, 150, 300], ids="text at {} %".format)
def test_the_window_plays_it(qtbot, teahouse: RuleSystem, profile: Path, scale: int) -> None:
    """At every size of the plates: seats of a system without winds have no tab."""
    settings_file.save(Settings(text_scale=scale, reduced_motion=True))
    window = MainWindow()
    qtbot.addWidget(window)
    window.show()
    with qtbot.waitSignal(window.complete, timeout=60_000):
        pass
    playing = SelfPlay(window, 1, ("teahouse",))
    with qtbot.waitSignal(playing.done, timeout=120_000) as done:
        playing.begin()
    assert done.args == [0]
    window.open_rules("teahouse")
    assert not window.grab().isNull()
    window.close()
