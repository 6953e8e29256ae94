"""`mjdesk review` as other programs and people call it: every decision with its cost, totals, refusals."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from mjdesk.archive import Archive, Reviewed
from mjdesk.cli import main
from mjdesk.engine.record import read_records
from mjdesk.players.arena.progress import Progress
from mjdesk.players.review import review_round
from mjdesk.review_command import in_order, in_words

ROOT = Path(__file__).resolve().parents[2]
Ran = Callable[..., tuple[int, str, str]]


@pytest.fixture
def mjdesk(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Ran:
    """The program within this process: exit status, what it said on standard output and standard error."""

    def run(*arguments: str | Path) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "argv", ["mjdesk", *map(str, arguments)])
        with pytest.raises(SystemExit) as ended:
            main()
        status = ended.value.code or 0
        assert isinstance(status, int)
        return status, *capsys.readouterr()

    return run


@pytest.fixture
def rounds(tmp_path: Path, mjdesk: Ran) -> Path:
    """Three rounds of Wuhan mahjong in which seat 0 and 2 play at random."""
    file = tmp_path / "rounds.jsonl"
    given = ("--rounds", "3", "--seed", "7", "--players", "random,greedy,random,greedy")
    assert mjdesk("simulate", "--rules", "wuhan", *given, "--records", file)[0] == 0
    return file


def lines(out: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in out.splitlines()]


def test_json_is_what_the_review_says(rounds: Path, mjdesk: Ran) -> None:
    status, out, err = mjdesk("review", rounds, "--json", "--jobs", "1")
    assert (status, err) == (0, "")
    *found, last = lines(out)
    records = list(read_records(rounds.read_text(encoding="utf-8").splitlines()))
    assert [(line["record"], line["seat"]) for line in found] == [(n, s) for n in (1, 2, 3) for s in range(4)]
    for line in found:
        expected = review_round(records[line["record"] - 1], line["seat"])
        assert (line["file"], line["rules"], line["points"]) == (str(rounds), "wuhan", expected.points)
        assert [(d["event"], d["later"]) for d in line["decisions"]] == [(d.event, d.later) for d in expected.decisions]
        assert [d["chosen"] for d in line["decisions"]] == [in_words(d.chosen) for d in expected.decisions]
        assert [d["cost"] for d in line["decisions"]] == pytest.approx([d.cost for d in expected.decisions], abs=1e-4)
        assert line["cost"] == pytest.approx(sum(d["cost"] for d in line["decisions"]), abs=1e-2)
    assert (last["file"], last["records"], sorted(last["totals"])) == (str(rounds), 3, ["0", "1", "2", "3"])
    for seat, totals in last["totals"].items():
        mine = [line for line in found if line["seat"] == int(seat)]
        assert (totals["rounds"], totals["decisions"]) == (3, sum(len(line["decisions"]) for line in mine))
        assert totals["agreed"] == sum(line["agreed"] for line in mine)
        assert totals["cost"] == pytest.approx(sum(line["cost"] for line in mine), abs=1e-2)
    assert last["totals"]["0"]["cost"] > last["totals"]["1"]["cost"], "random play must cost more than greedy play"


def test_text_has_the_dearest_first(rounds: Path, mjdesk: Ran) -> None:
    status, out, err = mjdesk("review", rounds, "--seat", "2", "--jobs", "1")
    assert (status, err) == (0, "")
    told = out.splitlines()
    assert told[0] == f"# {rounds}: 3 records"
    worst = [line for line in told if line.startswith("worst: ")]
    assert told[1:4] == worst
    costs = [
        float(line.rpartition("cost ")[2]) for line in told if "; better " in line and not line.startswith("worst")
    ]
    assert [float(line.rpartition("cost ")[2]) for line in worst] == sorted(costs, reverse=True)[:3]
    assert [line.partition(",")[0] for line in told if line.startswith("record")] == [
        "record 1",
        "record 2",
        "record 3",
    ]
    assert told[-1].startswith("total, seat 2: 3 rounds, ")


def test_several_files_and_processes(rounds: Path, tmp_path: Path, mjdesk: Ran) -> None:
    other = tmp_path / "other.jsonl"
    assert mjdesk("simulate", "--rules", "changsha", "--rounds", "2", "--records", other)[0] == 0
    one = mjdesk("review", rounds, other, "--json", "--jobs", "1")
    command = [sys.executable, "-m", "mjdesk", "review", str(rounds), str(other), "--json", "--jobs", "2"]
    two = subprocess.run(command, capture_output=True, encoding="utf-8", cwd=ROOT, timeout=120, check=False)
    assert (two.returncode, two.stdout, two.stderr) == one
    assert [line["records"] for line in lines(one[1]) if "totals" in line] == [3, 2]


def test_a_record_that_breaks_the_rules_does_not_cost_the_others(rounds: Path, mjdesk: Ran) -> None:
    text = rounds.read_text(encoding="utf-8").splitlines()
    second = [n for n, line in enumerate(text) if line.startswith('{"record"')][1]
    first_discard = next(n for n in range(second, len(text)) if '"e":"discard"' in text[n])
    text.insert(first_discard, text[first_discard])
    rounds.write_text("\n".join(text), encoding="utf-8")
    status, out, err = mjdesk("review", rounds, "--json", "--jobs", "1")
    assert status == 2
    assert err.startswith(f"mjdesk: {rounds}: record 2, event {first_discard - second + 1}: ")
    assert len(err.splitlines()) == 1
    *found, last = lines(out)
    assert {line["record"] for line in found} == {1, 3}
    assert last["totals"]["0"]["rounds"] == 2


@pytest.mark.parametrize(
    ("text", "more", "told"),
    [
        (None, (), ": cannot be read (No such file or directory)"),
        ("", (), ': no record in it; expected a line with "record":1'),
        ("{}\n", (), ', line 1: no header before it; expected a line with "record":1'),
        ("[1,2\n", (), ", line 1: not JSON"),
        (b"\xff\xfe\x00", (), ": is not UTF-8 text"),
    ],
)
def test_refusals(text: str | bytes | None, more: tuple[str, ...], told: str, tmp_path: Path, mjdesk: Ran) -> None:
    file = tmp_path / "x.jsonl"
    if text is not None:
        file.write_bytes(text if isinstance(text, bytes) else text.encode())
    status, out, err = mjdesk("review", file, *more)
    assert (status, out) == (2, "")
    assert err.startswith(f"mjdesk: {file}{told}"), err
    assert len(err.splitlines()) == 1


def test_a_seat_that_is_not_there(tmp_path: Path, mjdesk: Ran) -> None:
    file = tmp_path / "two.jsonl"
    assert mjdesk("simulate", "--rules", "huangshi", "--seats", "2", "--records", file)[0] == 0
    assert mjdesk("review", file, "--seat", "2")[2] == f"mjdesk: --seat: 2; {file} has rounds of 2 seats, from 0\n"


def test_results_come_in_the_order_of_the_records(rounds: Path) -> None:
    """Whatever comes first; and of a run that ended early whatever is there."""
    archive = Archive([rounds, rounds])
    pieces = [Reviewed(file, number, ()) for file in (0, 1) for number in (0, 1, 2)]
    mixed = [[pieces[n] for n in part] for part in ((3, 1), (0,), (5,), (2, 4))]
    assert list(in_order(mixed, archive, Progress(io.StringIO(), 6, "rounds"))) == pieces
    assert list(in_order(mixed[:3], archive, Progress(None, 6, "rounds"))) == [pieces[n] for n in (0, 1, 3, 5)]
