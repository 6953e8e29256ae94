"""``mjdesk ledger``: real processes, exit statuses, and what the files and lists say."""

from __future__ import annotations

import json
import subprocess
from itertools import combinations
from pathlib import Path

import pytest

from mjdesk.ledger.book import Book
from mjdesk.ledger.entry import PointsEntry
from mjdesk.ledger.rounds import save_round
from tests.cli.test_commands import inside, mjdesk

__all__ = ["inside"]

FOUR = "老吴,陈姐,高师傅,小魏"


@pytest.fixture
def ledger(inside):
    """Runs a command of the ledger that must do what it is told."""

    def run(*arguments: str | Path, status: int = 0) -> str:
        done = inside("ledger", *arguments)
        assert done.returncode == status, done.stderr
        return done.stdout if status == 0 else done.stderr

    return run


@pytest.fixture
def begun(ledger) -> str:
    """A session of four."""
    for name in FOUR.split(","):
        ledger("players", "--add", name)
    return ledger("begin", "--rules", "wuhan", "--players", FOUR, "--table", "3", "--rate", "0.50").strip()


def test_an_evening_from_the_command_line(ledger, begun, tmp_path) -> None:
    assert begun == "1"
    saved = json.loads(ledger("save", "1", "--points", "老吴=30,陈姐=-30", "--winner", "老吴", "--from", "陈姐"))
    assert saved == {"round": 1, "payments": [30, -30, 0, 0]}
    entry = tmp_path / "entry.json"
    hands = [{"hand": "?" * 13} for _ in range(4)]
    hands[1] = {"hand": "234s678s789p5s", "melds": [{"type": "chi", "tiles": "123p", "from": 0, "claimed": "3p"},
                                                     {"type": "gang_single", "tiles": "C"}]}  # type: ignore[dict-item]  # fmt: skip
    win = {"seat": 1, "by": "discard", "tile": "5s", "from": 0}
    entry.write_text(json.dumps({"kind": "tiles", "seats": hands, "wins": [win], "indicator": "5m"}), encoding="utf-8")
    assert json.loads(ledger("save", "1", "--entry", entry))["payments"] == [-32, 48, -8, -8]
    shown = ledger("correct", "1", "--round", "1", "--points", "老吴=-10,陈姐=10", "--winner", "陈姐")
    assert "round 1: [30, -30, 0, 0] → 1: [-10, 10, 0, 0]" in shown
    # 陈姐 deals now: everybody pays her double
    assert "round 2: [-32, 48, -8, -8] → 2: [-32, 64, -16, -16]" in shown
    assert json.loads(ledger("session", "1", "--json"))["totals"]["老吴"] == -2, "only shown"
    ledger("correct", "1", "--round", "1", "--points", "老吴=-10,陈姐=10", "--winner", "陈姐", "--yes")
    ledger("fine", "1", "小魏", "10", "--reason", "相公")
    assert ledger("fee", "1", "--by", "table", "--amount", "40.01").strip() == "40.01"
    told = json.loads(ledger("session", "1", "--json"))
    assert told["totals"] == {"老吴": -42, "陈姐": 74, "高师傅": -16, "小魏": -26}
    paid = sum(p["amount"] for p in told["settlement"] if p["to"] == "house")
    assert paid == 4001 + 500
    assert {p["unit"] for p in told["settlement"]} == {"money"}
    assert "house" in ledger("settle", "1")
    assert json.loads(ledger("session", "1", "--json"))["settlement"] == []
    assert ledger("check").strip() == "the books agree"
    what = [row["what"] for row in json.loads(ledger("changes", "1", "--json"))]
    assert what == ["session-begun", "round-saved", "round-saved", "round-edited", "fine-posted", "fee-posted",
                    "settlement-posted", "session-settled"]  # fmt: skip
    assert "round-edited" in ledger("changes", "1")
    ranks = json.loads(ledger("ranking", "--json"))
    assert (ranks[0]["name"], ranks[0]["counts"]["points"]) == ("陈姐", 74)
    assert json.loads(ledger("player", "老吴", "--json"))["counts"]["rounds"] == 2


def test_the_same_saving_twice_is_refused(ledger, begun) -> None:
    ledger("save", "1", "--points", "老吴=3,陈姐=-3", "--key", "a", "--round", "1")
    assert "saved already" in ledger("save", "1", "--points", "老吴=3,陈姐=-3", "--key", "a", status=1)
    assert "saved already" in ledger("save", "1", "--points", "老吴=3,陈姐=-3", "--round", "1", status=1)


def test_seats_rules_and_ends(ledger, begun) -> None:
    ledger("players", "--add", "过路客", "--guest")
    ledger("save", "1", "--points", "老吴=3,陈姐=-3")
    ledger("correct", "1", "--round", "2", "--seat", "1=过路客", "--yes")
    ledger("save", "1", "--points", "过路客=5,陈姐=-5")
    assert json.loads(ledger("session", "1", "--json"))["seats"][0] == "过路客"
    ledger("correct", "1", "--round", "2", "--option", "next_dealer=winner", "--yes")
    shown = ledger("correct", "1", "--round", "1", "--option", "cap=16")
    assert "no longer holds from round 2 on: next_dealer (winner)" in shown
    ledger("correct", "1", "--round", "1", "--delete", "--yes")
    ledger("end", "1")
    assert "open it again" in ledger("save", "1", "--points", "过路客=5,陈姐=-5", status=2)
    ledger("end", "1", "--reopen")
    ledger("player", "老吴", "--rename", "吴老", "--alias", "大吴")
    assert json.loads(ledger("player", "大吴", "--json"))["player"] == "吴老"
    assert ledger("check").strip() == "the books agree"


def test_a_round_before_the_substitute_came_is_corrected_by_who_sat_there(ledger, begun) -> None:
    ledger("players", "--add", "替补", "--guest")
    for _ in range(3):
        ledger("save", "1", "--points", "老吴=3,小魏=-3")
    assert "小魏" in ledger("correct", "1", "--round", "3", "--seat", "4=替补", "--yes")
    shown = ledger("correct", "1", "--round", "2", "--points", "小魏=8,老吴=−8", "--yes")
    assert "round 2: [3, 0, 0, -3] → 2: [-8, 0, 0, 8]" in shown
    wrong = ledger("correct", "1", "--round", "2", "--points", "替补=8,老吴=-8", status=2)
    assert "替补 does not sit at this table in that round" in wrong
    assert "小魏 does not sit" in ledger("save", "1", "--points", "小魏=8,老吴=-8", status=2)
    assert "expected name=points" in ledger("save", "1", "--points", "替补=+-8,老吴=8", status=2)
    assert "no round that is played" in ledger("correct", "1", "--round", "4", "--seat", "4=小魏", "--yes")


def test_a_round_that_was_left_out_belongs_to_its_evening(ledger, begun, tmp_path) -> None:
    book = Book.open(clock=lambda: 1_784_721_600_000)  # in July
    save_round(book, 1, PointsEntry((3, -3, 0, 0)), key="a")
    day = book.day_of(book.clock())
    book.close()
    ledger("correct", "1", "--round", "1", "--insert", "--points", "老吴=5,陈姐=-5", "--yes")
    ledger("export", tmp_path / "r.csv")
    lines = (tmp_path / "r.csv").read_text("utf-8-sig").splitlines()[1:]
    assert len(lines) == 8
    assert {line.split(",")[1].replace("-", "") for line in lines} == {str(day)}


def test_chips_rate_time_and_two_players(ledger, begun, tmp_path) -> None:
    ledger("save", "1", "--points", "老吴=30,陈姐=-30", "--winner", "老吴", "--from", "陈姐")
    ledger("chips", "1", "陈姐", "100")
    ledger("chips", "1", "陈姐", "40.50", "--back")
    assert ledger("rate", "1", "2").strip() == "2.00"
    told = json.loads(ledger("session", "1", "--json"))
    paid = {(p["from"], p["to"]): p["amount"] for p in told["settlement"]}
    assert sum(n for (a, _), n in paid.items() if a == "陈姐") == 6000 - 5950, "chips are paid for already"
    assert ledger("extend", "1", "--minutes", "30", "--rounds", "1").strip() == "30 minutes, 2 rounds"
    both = json.loads(ledger("compare", "老吴", "陈姐", "--json"))
    assert (both["net"], both["second_fed"], both["first"]["rounds"]) == (30, 1, 1)
    assert "+30 for 老吴" in ledger("compare", "老吴", "陈姐")
    drawn = ledger("draw", FOUR, "--seed", "4")
    assert drawn == ledger("draw", FOUR, "--seed", "4")
    assert sorted(line.split()[1] for line in drawn.splitlines()) == sorted(FOUR.split(","))
    for name in ("甲", "乙", "丙", "丁"):
        ledger("players", "--add", name)
    tables = ledger("assign", f"{FOUR},甲,乙,丙,丁", "--rules", "wuhan", "--seed", "1").splitlines()
    assert [sum(name in line for name in FOUR.split(",")) for line in tables] == [2, 2], "those who met sit apart"
    assert ledger("assign", f"{FOUR},甲", "--rules", "wuhan", "--by-points").splitlines()[0].startswith("1: 老吴")
    ledger("ranking", "--ties", "wins", "--keep")
    assert "ties-changed" in ledger("changes")
    picture = tmp_path / "face.jpg"
    picture.write_bytes(b"\xff\xd8\xff" + bytes(99))
    ledger("player", "老吴", "--photo", picture, "--note", "quiet")
    assert "photo-changed" in ledger("changes", "--limit", "1")
    ledger("backup")
    assert ledger("backups").splitlines()[0].endswith("ok")


def test_files_go_out_and_come_back(ledger, begun, tmp_path, monkeypatch) -> None:
    ledger("save", "1", "--points", "老吴=3,陈姐=-3")
    for name in ("a.csv", "a.xlsx", "a.json"):
        assert ledger("export", tmp_path / name).strip() == str(tmp_path / name), "it says where"
        assert (tmp_path / name).stat().st_size > 100
    ledger("export", tmp_path / "p.csv", "--what", "players")
    ledger("fine", "1", "小魏", "10", "--reason", "相公")
    ledger("export", tmp_path / "e.csv", "--what", "entries")
    assert "fine,points,小魏,,10,相公,0" in (tmp_path / "e.csv").read_text("utf-8-sig")
    made = Path(ledger("backup").strip())
    ledger("save", "1", "--points", "老吴=3,陈姐=-3")
    assert "is kept as" in ledger("restore", made)
    assert len(json.loads(ledger("session", "1", "--json"))["rounds"]) == 1
    monkeypatch.setenv("MJDESK_HOME", str(tmp_path / "other"))
    assert ledger("import", tmp_path / "a.json").split()[1] == "rows"
    assert ledger("check").strip() == "the books agree"
    old = tmp_path / "old.csv"
    old.write_text("date,player1,points1,player2,points2,player3,points3,player4,points4\n"
                   "2026-07-01,甲,1,乙,-1,丙,0,丁,0\n", encoding="utf-8")  # fmt: skip
    assert "1 rounds in 1 sessions" in ledger("import", old, "--rules", "wuhan", "--dry-run")
    assert len(json.loads(ledger("sessions", "--json"))) == 1
    ledger("import", old, "--rules", "wuhan")
    assert len(json.loads(ledger("sessions", "--json"))) == 2


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["session", "7"], "there is no session 7"),
        (["player", "谁"], "there is no player '谁'"),
        (["begin", "--rules", "bridge", "--players", "a"], "no rule system 'bridge'"),
        (["ranking", "--since", "yesterday"], "--since: 'yesterday'; expected a day"),
        (["ranking", "--ties", "coin"], "--ties: 'coin'"),
        (["export", "x.pdf"], "x.pdf: expected a name that ends in"),
        (["import", "nowhere.csv"], "nowhere.csv: cannot be read"),
        (["restore", "nowhere.db"], "there is no backup nowhere.db"),
        (["players", "--add", " "], "name: is empty"),
        (["compare", "甲", "乙"], "there is no player '甲'"),
        (["draw", "甲,甲"], "expected at least two different names"),
        (["extend", "1"], "expected --minutes or --rounds"),
    ],
)
def test_what_cannot_be_used_is_one_message(ledger, arguments, said) -> None:
    words = ledger(*arguments, status=2)
    assert said in words
    assert words.count("\n") == 1


def test_one_correction_at_a_time(ledger, begun, tmp_path) -> None:
    ledger("save", "1", "--points", "老吴=30,陈姐=-30")
    before = ledger("session", "1", "--json")
    entry = tmp_path / "entry.json"
    entry.write_text('{"kind": "points", "points": [1, -1, 0, 0]}', encoding="utf-8")
    ways = {
        "--delete": ["--delete"],
        "--seat": ["--seat", "1="],
        "--option": ["--option", "cap=16"],
        "--points or --entry": ["--points", "老吴=1,陈姐=-1"],
    }
    for one, other in combinations(ways, 2):
        words = ledger("correct", "1", "--round", "1", *ways[other], *ways[one], "--yes", status=2)
        assert f"{one}, {other}; expected one correction at a time" in words
    for more in (["--insert"], ["--winner", "老吴"], ["--entry", str(entry)], ["--drawn"]):
        assert "one correction at a time" in ledger("correct", "1", "--round", "1", "--delete", *more, status=2)
    assert "none; expected one" in ledger("correct", "1", "--round", "1", status=2)
    assert ledger("session", "1", "--json") == before


@pytest.mark.parametrize("command", [["save", "1"], ["correct", "1", "--round", "1"]])
@pytest.mark.parametrize(
    ("more", "said"),
    [
        (["--points", "老吴=1,陈姐=-1", "--drawn"], "--drawn: expected --winner"),
        (["--points", "老吴=1,陈姐=-1", "--from", "陈姐"], "--from: expected --winner"),
        (
            ["--points", "老吴=1,陈姐=-1", "--winner", "老吴", "--from", "陈姐", "--drawn"],
            "expected one of --drawn and --from",
        ),
        (["--entry", "e.json", "--winner", "老吴"], "an entry says itself who won"),
        (["--entry", "e.json", "--points", "老吴=1,陈姐=-1"], "expected either --points or --entry"),
    ],
)
def test_what_would_be_passed_over_is_refused(ledger, begun, command, more, said) -> None:
    ledger("save", "1", "--points", "老吴=30,陈姐=-30")
    assert said in ledger(*command, *more, status=2)
    assert len(json.loads(ledger("session", "1", "--json"))["rounds"]) == 1


def test_the_program_itself(profile) -> None:
    done: subprocess.CompletedProcess[str] = mjdesk("ledger", "players", "--add", "老吴", "--json")
    assert (done.returncode, json.loads(done.stdout)[0]["name"]) == (0, "老吴")
    assert mjdesk("ledger", "--help").returncode == 0
    (profile / "ledger.db").write_text("a letter", encoding="utf-8")
    done = mjdesk("ledger", "players")
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert (profile / "ledger.db").read_text(encoding="utf-8") == "a letter"
