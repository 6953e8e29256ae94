"""What the shared machine learnt for this game, and that the others did not change by it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from mjdesk.engine.cases import answer, read_case
from mjdesk.engine.errors import BadInput
from mjdesk.engine.event_lines import event_json, read_event
from mjdesk.engine.match import Match
from mjdesk.engine.options import complete
from mjdesk.engine.record import Record, read_records, verify, write_record
from mjdesk.engine.rules.registry import SYSTEMS, rule_system
from mjdesk.players.families import GREEDY, ByFamily
from mjdesk.players.headless import play_round
from mjdesk.players.lineup import line_up
from mjdesk.save import MatchFile, load
from mjdesk.storytelling import told

from .tables import RULES, Table
from .test_flow import NEARLY

WUHAN = rule_system("wuhan")


def wuhan(**changed: object) -> dict[str, object]:
    seat = {"hand": "234s678s789p5s", "melds": [{"type": "chi", "tiles": "123p", "from": 0}]}
    win = {"seat": 1, "by": "draw", "tile": "5s"}
    win |= {key: value for key, value in changed.items() if key in ("by", "from")}
    if "meld" in changed:
        seat["melds"] = [{"type": changed["meld"], "tiles": "1111p", "from": 0}]
    seats = [{"hand": "?" * 13}, seat, {"hand": "?" * 13}, {"hand": "?" * 13}]
    return {"rules": "wuhan", "indicator": "5m", "dice": [3, 3], "seats": seats, "wins": [win]}


def test_words_of_this_game_are_unknown_to_mahjong() -> None:
    assert answer(read_case(wuhan()))["legal"]
    assert answer(read_case(wuhan(by="flip", **{"from": 2})))["reason"] == "bad-circumstance"
    assert answer(read_case(wuhan(meld="ti"))) == answer(read_case(wuhan(meld="of no game")))
    assert not answer(read_case(wuhan(meld="ti")))["legal"]


def test_only_this_game_answers_huxi() -> None:
    assert "huxi" not in answer(read_case(wuhan()))
    seats = [{"hand": ""}] * 3
    assert answer(read_case({"rules": "paohuzi", "seats": seats}))["huxi"] == []


def test_lines_are_read_with_the_rules_they_belong_to() -> None:
    chi = {"e": "chi", "seat": 1, "tiles": "345x", "claimed": "5x", "from": 0, "bi": ["567x"]}
    assert event_json(read_event(chi, RULES)) == chi
    other = {"e": "chi", "seat": 1, "tiles": "345s", "claimed": "5s", "from": 0}
    assert event_json(read_event(other, WUHAN)) == other
    for line in ({"e": "ti", "seat": 0, "tiles": "1111x", "start": True}, {"e": "show", "seat": 0, "tile": "1x"}):
        assert event_json(read_event(line, RULES)) == line
        with pytest.raises(BadInput):
            read_event(line, WUHAN)
    with pytest.raises(BadInput, match="three cards"):
        read_event(chi | {"bi": ["56x"]}, RULES)


def test_a_record_is_written_as_the_contract_says(tmp_path: Path) -> None:
    t = Table({2: NEARLY}, shown="7x", avoid="1d3x5x7x4x").win(2)
    lines = [json.loads(line) for line in write_record(Record.of(t.round)).splitlines()]
    assert lines[0]["rules"] == "paohuzi"
    assert lines[4] == {"e": "show", "seat": 0, "tile": "7x"}
    assert lines[-2] == {"e": "win", "seat": 2, "by": "flip", "tile": "7x", "from": 0, "circumstances": ["earth"]}
    assert lines[-1]["huxi"] == [15]
    five = Table({1: "111x333x555x888x999x1d2d5d7x0x"}, avoid="1x3x5x8x9x").win(1)
    lines = [json.loads(line) for line in write_record(Record.of(five.round)).splitlines()]
    assert lines[-2] == {"e": "win", "seat": 1, "by": "draw", "tile": "", "circumstances": ["san_ti_wu_kan"]}
    (record,) = read_records(write_record(Record.of(five.round)).splitlines())
    assert verify(record).settled == five.round.settled


def test_a_saved_round_is_taken_up_again(tmp_path: Path) -> None:
    match = Match.begin(RULES, complete(RULES.options, {}), "saved", 2)
    whole = play_round(match.next_round(), line_up("greedy", 3, "s"))
    half = whole.take_back(whole.length // 2)
    file = MatchFile(tmp_path / "match.jsonl")
    file.begin_round(match, ("greedy",) * 3, half.take_back(3))
    for event in half.events[-3:]:
        file.append(event)
    file.close()
    found = load(tmp_path / "match.jsonl")
    assert found is not None
    assert found.round.phase == half.phase
    assert type(found.round) is type(half)


def test_the_story_a_seat_is_told_hides_what_it_does_not_know() -> None:
    t = Table({1: "55x"}, stock="5x", avoid="5x")
    t.discard(0, t.hand(0)[:1] + "x").skip_to("1 discard")
    before = t.round.take_back(1)
    wei = t.events[-1]
    assert "555x" in told(wei, before, t.round, 1)
    assert "5x" not in told(wei, before, t.round, 0).split("[")[0]
    passed = next(event for event in t.events if type(event).__name__ == "Passed") if t.events else None
    if passed is not None:
        assert told(passed, before, t.round, (passed.seat + 1) % 3) == "…"


def test_each_family_has_its_own_greedy_player() -> None:
    assert {system.family for system in SYSTEMS.values()} == set(GREEDY)
    player = ByFamily(GREEDY, "seed")
    for system in (RULES, WUHAN):
        match = Match.begin(system, complete(system.options, {}), "families", 1)
        done = play_round(match.next_round(), [player] * match.players)
        assert done.over
