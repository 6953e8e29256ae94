"""The command line as other programs call it: real processes, exit statuses, one clear message, never a traceback."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from mjdesk import __version__
from mjdesk.cli import main
from mjdesk.engine.rules.registry import SYSTEMS

ROOT = Path(__file__).resolve().parents[2]


def mjdesk(*arguments: str | Path, stdin: str | bytes = b"", **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the program; whatever happens, it must not show a traceback."""
    given = stdin.encode("utf-8", "surrogatepass") if isinstance(stdin, str) else stdin
    done = subprocess.run(
        [sys.executable, "-m", "mjdesk", *map(str, arguments)],
        input=given,
        capture_output=True,
        cwd=ROOT,
        env={**os.environ, **environment},
        timeout=120,
        check=False,
    )
    out, err = done.stdout.decode(), done.stderr.decode()
    assert "Traceback" not in err + out, err
    return subprocess.CompletedProcess(done.args, done.returncode, out, err)


Inside = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture
def inside(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Inside:
    """The same within this process: for the many refusals, which need no process of their own."""

    def run(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
        monkeypatch.setattr(sys, "argv", ["mjdesk", *map(str, arguments)])
        with pytest.raises(SystemExit) as ended:
            main()
        out, err = capsys.readouterr()
        status = ended.value.code
        assert status is None or isinstance(status, int)
        return subprocess.CompletedProcess(sys.argv, status or 0, out, err)

    return run


def answers(done: subprocess.CompletedProcess[str]) -> list[dict[str, Any]]:
    return [json.loads(line) for line in done.stdout.split("\n") if line]


def refusal(done: subprocess.CompletedProcess[str], status: int = 2) -> str:
    """The one line a refusal consists of."""
    assert done.returncode == status, (done.returncode, done.stdout, done.stderr)
    lines = done.stderr.strip().splitlines()
    assert len(lines) == 1, done.stderr
    return lines[0]


# --- score

#: the worked examples A and B of the rules page (§10)
SMALL: dict[str, Any] = {
    "id": "A",
    "rules": "wuhan",
    "indicator": "5m",
    "dealer": 0,
    "seats": [
        {"hand": "123789m1239s", "melds": [{"type": "peng", "tiles": "SSS", "from": 2, "claimed": "S"}]},
        {
            "hand": "234678s789p5s",
            "melds": [
                {"type": "chi", "tiles": "123p", "from": 0, "claimed": "1p"},
                {"type": "gang_single", "tiles": "C"},
            ],
        },
        {"hand": "147m258p369sEENN"},
        {"hand": "147m258p369s9m", "melds": [{"type": "gang_exposed", "tiles": "WWWW", "from": 0, "claimed": "W"}]},
    ],
    "wins": [{"seat": 1, "by": "discard", "tile": "5s", "from": 0}],
}
BIG: dict[str, Any] = {
    "id": "B",
    "rules": "wuhan",
    "indicator": "5m",
    "seats": [
        {"hand": "123789m1239s", "melds": [{"type": "peng", "tiles": "SSS", "from": 2, "claimed": "S"}]},
        {"hand": "147m258p369sEENN"},
        {
            "hand": "77p6m1p",
            "melds": [
                {"type": "peng", "tiles": "333p", "from": 0, "claimed": "3p"},
                {"type": "peng", "tiles": "888p", "from": 1, "claimed": "8p"},
                {"type": "gang_exposed", "tiles": "2222p", "from": 3, "claimed": "2p"},
            ],
        },
        {
            "hand": "147m258p369s9m",
            "melds": [
                {"type": "gang_exposed", "tiles": "WWWW", "from": 0, "claimed": "W"},
                {"type": "gang_single", "tiles": "C"},
            ],
        },
    ],
    "wins": [{"seat": 2, "by": "draw", "tile": "1p"}],
}
EXHAUSTED = {**SMALL, "id": "none", "wins": []}
ILLEGAL = {**SMALL, "id": "closed", "wins": [{"seat": 2, "by": "discard", "tile": "5s", "from": 0}]}


def test_score_gives_the_worked_examples_of_the_page() -> None:
    text = "".join(json.dumps(case) + "\n" for case in (SMALL, BIG, EXHAUSTED, ILLEGAL))
    done = mjdesk("score", "-", stdin=text)
    assert (done.returncode, done.stderr) == (0, "")
    small, big, exhausted, illegal = answers(done)
    assert (small["id"], small["legal"], small["payments"]) == ("A", True, [-64, 104, -8, -32])
    assert small["patterns"] == [["ping-hu", "ying-hu"]]
    assert small["fan"] == [1]
    assert (big["payments"], big["fan"]) == ([0, 0, 1280, -1280], [20])
    assert big["patterns"] == [["peng-peng-hu", "qing-yi-se"]]
    assert {(t["from"], t["to"]) for t in big["transfers"]} == {(3, 2)}
    assert sum(t["points"] for t in small["transfers"]) == 104
    assert all(set(step) == {"zh", "en"} for t in small["transfers"] for step in t["why"])
    assert exhausted["payments"] == [0, 0, 0, 0]
    assert exhausted["transfers"] == []
    assert (illegal["legal"], illegal["payments"], illegal["transfers"]) == (False, None, [])
    assert illegal["reason"]


def test_score_reads_lists_lines_files_and_marks_of_byte_order(tmp_path: Path) -> None:
    cases = [SMALL, {**BIG, "expect": {"legal": False}, "why": "ignored"}]
    lines = "\r\n".join(json.dumps(case) for case in cases)
    expected = answers(mjdesk("score", "-", stdin=json.dumps(cases)))
    assert [a["id"] for a in expected] == ["A", "B"]
    file = tmp_path / "cases 牌.json"
    file.write_bytes(b"\xef\xbb\xbf" + json.dumps(cases, indent=2).encode())
    assert answers(mjdesk("score", file)) == expected
    assert answers(mjdesk("score", "-", stdin="\ufeff" + lines)) == expected
    assert answers(mjdesk("score", "-", stdin="[]")) == []


def test_score_answers_in_place_what_it_cannot_read() -> None:
    def spoilt(**changes: Any) -> str:
        return json.dumps({**SMALL, **changes})

    lines = [
        json.dumps(SMALL),
        "not json",
        spoilt(id="wind", prevailing_wind="1m"),
        spoilt(id="hand", seats=[{"hand": "1z"}] * 4),
        spoilt(id="seats", seats=[]),
        spoilt(id="rules", rules="nowhere"),
        spoilt(id="option", options={"cap": "much"}),
        spoilt(id="win", wins=[{"seat": 7, "by": "draw", "tile": "1m"}]),
        spoilt(id="by", wins=[{"seat": 1, "by": 5, "tile": "1m"}]),
        spoilt(id="tile", wins=[{"seat": 1, "by": "draw", "tile": 5}]),
        spoilt(id="indicator", indicator=None),
        spoilt(id="turned", indicator="?"),
        spoilt(id="extra", extra={"passed": {"1": 5}}, options={"passed_win": "until_draw"}),
        spoilt(id="extra2", extra={"passed": 5}, options={"passed_win": "until_draw"}),
        spoilt(id="extra3", extra=[]),
        spoilt(id="flower", seats=[{"hand": "1h"}] * 4),
        "5",
        "null",
        '{"id": "digits", "dealer": ' + "9" * 5000 + "}",
        '{"id": "\\ud800"}',
        '{"id": "line\u2028end"}',
        '{"id": "' + "[" * 10 + '", "rules": ' + "[" * 100_000,
        json.dumps(BIG),
    ]
    done = mjdesk("score", "-", stdin="\n".join(lines))
    assert done.returncode == 2
    assert done.stderr.strip().splitlines() == ["mjdesk: -: some cases could not be read, see their lines"]
    got = answers(done)
    assert len(got) == len(lines)
    assert [got[0]["payments"], got[-1]["payments"]] == [[-64, 104, -8, -32], [0, 0, 1280, -1280]]
    errors = {i: a["error"] for i, a in enumerate(got) if "error" in a}
    assert set(errors) == set(range(1, len(lines) - 1)), [a for a in got if "error" not in a]
    assert errors[1].startswith("line 2: not JSON")
    assert errors[2] == "prevailing_wind: '1m'; expected E, S, W or N"
    assert errors[3].startswith("seats[0].hand: cannot read 'z' (character 2 of '1z')")
    assert errors[5] == next(e for e in errors.values() if "no rule system 'nowhere'" in e)
    assert got[6]["id"] == "option"
    assert "cap" in errors[6]
    assert "wins[0].seat: 7; expected a whole number 0–3" in errors[7]


@pytest.mark.parametrize("text", ["", "\n", "\ufeff", " \r\n\t\n"])
def test_score_says_that_a_file_is_empty(inside: Inside, tmp_path: Path, text: str) -> None:
    file = tmp_path / "empty.json"
    file.write_text(text, "utf-8")
    assert "is empty; expected cases" in refusal(inside("score", file))


def test_score_says_once_that_a_file_is_none_of_cases(inside: Inside) -> None:
    for other in ("README.md", "mj", "mjdesk/cli.py"):
        said = refusal(inside("score", ROOT / other))
        assert said.startswith(f"mjdesk: {ROOT / other}: is no file of cases (line 1: not JSON")


def test_score_reads_one_case_over_several_lines(inside: Inside, tmp_path: Path) -> None:
    file = tmp_path / "one.json"
    file.write_text(json.dumps(SMALL, indent=2), "utf-8")
    assert answers(inside("score", file)) == answers(mjdesk("score", "-", stdin=json.dumps(SMALL)))


def test_score_answers_a_single_line_in_its_place(inside: Inside, tmp_path: Path) -> None:
    file = tmp_path / "line.json"
    file.write_text("not json\n", "utf-8")
    done = inside("score", file)
    assert done.returncode == 2
    assert answers(done)[0]["error"].startswith("line 1: not JSON")


def test_the_version_is_printed(inside: Inside) -> None:
    done = inside("--version")
    assert (done.returncode, done.stdout, done.stderr) == (0, f"mjdesk {__version__}\n", "")


def test_score_names_a_file_it_cannot_read(inside: Inside, tmp_path: Path) -> None:
    assert "nowhere.json" in refusal(inside("score", tmp_path / "nowhere.json"))
    assert str(tmp_path) in refusal(inside("score", tmp_path))
    latin = tmp_path / "latin.json"
    latin.write_bytes('["é"]'.encode("latin-1"))
    assert "is not UTF-8 text" in refusal(inside("score", latin))
    cut = tmp_path / "cut.json"
    cut.write_text(json.dumps([SMALL])[:-5], "utf-8")
    assert "not JSON" in refusal(inside("score", cut))


# --- simulate and replay


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Records of a simulated match."""
    file = tmp_path_factory.mktemp("records") / "r.jsonl"
    done = mjdesk("simulate", "--rules", "wuhan", "--rounds", "6", "--seed", "1", "--records", file)
    assert (done.returncode, done.stderr) == (0, "")
    (summary,) = answers(done)
    assert set(summary) == {"rounds", "wins", "exhausted", "points", "seconds"}
    assert summary["rounds"] == 6 == summary["wins"] + summary["exhausted"]
    assert sum(summary["points"]) == 0
    assert [p.name for p in file.parent.iterdir()] == ["r.jsonl"]
    settled = [json.loads(line) for line in file.read_text("utf-8").splitlines() if '"settle"' in line]
    assert [sum(column) for column in zip(*(s["payments"] for s in settled), strict=True)] == summary["points"]
    return file


def test_the_same_seed_writes_the_same_records(records: Path, tmp_path: Path) -> None:
    again = tmp_path / "again.jsonl"
    assert mjdesk("simulate", "--rules", "wuhan", "--rounds", "6", "--seed", "1", "--records", again).returncode == 0
    assert again.read_bytes() == records.read_bytes()
    other = tmp_path / "other.jsonl"
    mjdesk("simulate", "--rules", "wuhan", "--rounds", "1", "--seed", "2", "--records", other)
    assert other.read_text("utf-8").splitlines()[0] != records.read_text("utf-8").splitlines()[0]


@pytest.mark.parametrize(
    ("length", "rounds"), [("", 1), ("--rounds 2", 2), ("--circles 1", 4), ("--circles 4 --rounds 3", 3)]
)
def test_a_match_is_so_many_rounds_or_circles(inside: Inside, length: str, rounds: int) -> None:
    done = inside("simulate", "--rules", "jingzhou-huangjin", "--players", "random", *length.split())
    (summary,) = answers(done)
    assert summary["rounds"] == summary["wins"] + summary["exhausted"] == rounds


def test_options_and_players_are_in_the_records(inside: Inside, tmp_path: Path) -> None:
    file = tmp_path / "o.jsonl"
    done = inside(
        "simulate", "--rules", "wuhan", "--players", "random,greedy,random,greedy", "--records", file,
        "--option", "cap=0", "--option", "jinding=0", "--option", "passed_win=until_draw",
        "--option", "zimo_on_gangkai_haidi=false",
    )  # fmt: skip
    assert done.returncode == 0
    header = json.loads(file.read_text("utf-8").splitlines()[0])
    assert (header["options"]["cap"], header["options"]["passed_win"]) == (0, "until_draw")
    assert header["options"]["zimo_on_gangkai_haidi"] is False
    assert inside("replay", file, "--verify").returncode == 0


def test_replay_verifies_good_records(records: Path) -> None:
    done = mjdesk("replay", records, "--verify")
    assert (done.returncode, done.stdout, done.stderr) == (0, "6 records verified\n", "")


def test_replay_tells_a_round_and_hides_what_a_seat_does_not_see(inside: Inside, records: Path) -> None:
    done = inside("replay", records)
    assert done.returncode == 0
    assert done.stdout.count("# record") == 6
    drawn = [line for line in done.stdout.splitlines() if " draw " in line]
    assert not any("tile=?" in line for line in drawn)
    seen = inside("replay", records, "--seat", "2").stdout.splitlines()
    draws = [line for line in seen if " draw " in line]
    assert all(("tile=?" in line) == ("seat=2" not in line) for line in draws)


def test_replay_names_record_and_event_of_the_first_fault(records: Path, tmp_path: Path) -> None:
    lines = records.read_text("utf-8").splitlines()
    headers = [i for i, line in enumerate(lines) if line.startswith('{"record"')]
    place = next(i for i in range(headers[2], len(lines)) if '"e":"discard"' in lines[i])
    event = json.loads(lines[place])
    event["tile"] = "C"
    doctored = tmp_path / "doctored.jsonl"
    doctored.write_text("\n".join([*lines[:place], json.dumps(event), *lines[place + 1 :]]) + "\n", "utf-8")
    line = refusal(mjdesk("replay", doctored, "--verify"), status=1)
    assert f"record 3, event {place - headers[2]}: " in line
    assert str(doctored) in line


def test_replay_names_what_it_cannot_read(inside: Inside, records: Path, tmp_path: Path) -> None:
    lines = records.read_text("utf-8").splitlines()
    headers = [i for i, line in enumerate(lines) if line.startswith('{"record"')]

    def file(name: str, data: str | bytes) -> Path:
        path = tmp_path / name
        path.write_bytes(data if isinstance(data, bytes) else data.encode())
        return path

    assert "no record in it" in refusal(inside("replay", file("empty", ""), "--verify"))
    assert "no record in it" in refusal(inside("replay", file("blank", "\n\n"), "--verify"))
    assert "line 1: not JSON" in refusal(inside("replay", file("junk", "junk\n"), "--verify"))
    assert "is not UTF-8 text" in refusal(inside("replay", file("bytes", b"\xff\xfe\x00"), "--verify"))
    assert "cannot be read" in refusal(inside("replay", tmp_path / "nowhere", "--verify"))
    assert "cannot be read" in refusal(inside("replay", tmp_path, "--verify"))
    cut = file("cut", "\n".join(lines[:40])[:-9])
    assert "line 40: not JSON" in refusal(inside("replay", cut, "--verify"))
    short = file("short", "\n".join(lines[: headers[1] - 1]))
    assert f"record 1, event {headers[1] - 2}: not-settled" in refusal(inside("replay", short, "--verify"), status=1)
    assert "no header before it" in refusal(inside("replay", file("headless", "\n".join(lines[1:])), "--verify"))
    marked = file("marked", b"\xef\xbb\xbf" + records.read_bytes().replace(b"\n", b"\r\n"))
    assert inside("replay", marked, "--verify").returncode == 0


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--rules", "nowhere"], "no rule system 'nowhere'; expected one of"),
        (["--rules", "wuhan", "--option", "cap"], "'cap'; expected key=value"),
        (["--rules", "wuhan", "--option", "capp=1"], "no option 'capp'; expected one of"),
        (
            ["--rules", "wuhan", "--option", "cap=much"],
            "option cap: 'much' does not fit; expected a whole number from 0",
        ),
        (["--rules", "wuhan", "--option", "cap=900", "--option", "jinding=800"], "jinding"),
        (["--rules", "wuhan", "--option", "open_fan=never"], "expected one of once, each"),
        (["--rules", "wuhan", "--players", "nobody"], "no player 'nobody'; expected one of"),
        (["--rules", "wuhan", "--players", "greedy,greedy"], "2 names; expected 1 or 4"),
        (["--rules", "wuhan", "--seats", "3"], "3 seats; expected one of"),
        (["--rules", "wuhan", "--records", "/nowhere/at/all.jsonl"], "cannot be written"),
        (["--rules", "wuhan", "--records", "/"], "is a folder"),
        (["--rules", "wuhan", "--records", f"{Path(__file__)}/r.jsonl"], "cannot be written"),
    ],
)
def test_simulate_says_what_it_cannot_use(inside: Inside, arguments: list[str], says: str) -> None:
    assert says in refusal(inside("simulate", *arguments))


def test_arguments_that_do_not_exist_end_with_status_2(inside: Inside) -> None:
    for arguments in (
        ["simulate", "--rules", "wuhan", "--rounds", "0"],
        ["dance"],
        ["replay"],
        ["score", "--fast", "-"],
    ):
        done = inside(*arguments)
        assert done.returncode == 2
        assert "Usage" in done.stderr


# --- rules, help, play


def test_rules_are_listed_and_described(inside: Inside) -> None:
    listed = inside("rules")
    assert listed.returncode == 0
    assert [line.split()[0] for line in listed.stdout.splitlines()] == list(SYSTEMS)
    described = inside("rules", "wuhan")
    for option in SYSTEMS["wuhan"].options:
        assert option.id in described.stdout
    for pattern in SYSTEMS["wuhan"].patterns:
        assert pattern.id in described.stdout


def test_rules_as_json_name_every_option_pattern_and_reason(inside: Inside) -> None:
    data = json.loads(inside("rules", "wuhan", "--json").stdout)
    system = SYSTEMS["wuhan"]
    assert [o["id"] for o in data["options"]] == [o.id for o in system.options]
    assert [p["id"] for p in data["patterns"]] == [p.id for p in system.patterns]
    assert [r["id"] for r in data["reasons"]] == [r.id for r in system.reasons]
    assert all(o["name"]["zh"] and o["name"]["en"] for o in data["options"])
    assert [d["id"] for d in json.loads(inside("rules", "--json").stdout)] == list(SYSTEMS)
    assert "no rule system 'nowhere'" in refusal(inside("rules", "nowhere"))


def test_hanzi_reach_a_pipe_whatever_the_locale() -> None:
    for locale in ({"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}, {"PYTHONIOENCODING": "ascii"}):
        done = mjdesk("rules", "wuhan", **locale)
        assert done.returncode == 0
        assert "武汉麻将" in done.stdout


def test_help_everywhere(inside: Inside) -> None:
    for command in ([], ["play"], ["rules"], ["score"], ["simulate"], ["replay"]):
        done = inside(*command, "--help")
        assert done.returncode == 0
        assert "Usage" in done.stdout


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="there is always a display")
@pytest.mark.parametrize("arguments", [[], ["play"]])
def test_without_a_display_the_window_says_so_in_one_line(arguments: list[str]) -> None:
    line = refusal(mjdesk(*arguments, QT_QPA_PLATFORM="", DISPLAY="", WAYLAND_DISPLAY=""), status=1)
    assert "QT_QPA_PLATFORM=offscreen" in line
    assert "Xvfb" in line


def test_a_pipe_closed_early_is_no_crash_and_no_fault_of_the_file(records: Path) -> None:
    for arguments in (["rules", "--json"], ["replay", str(records)]):
        run = subprocess.Popen(
            [sys.executable, "-m", "mjdesk", *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=ROOT
        )
        assert run.stdout is not None
        assert run.stderr is not None
        run.stdout.close()
        assert run.stderr.read() == b""
        run.stderr.close()
        assert run.wait(timeout=60) == 1


FULL = Path("/dev/full")  # a device on which every write fails for lack of space
needs_full = pytest.mark.skipif(not FULL.is_char_device(), reason="the system has no device that is always full")


@needs_full
def test_a_full_disk_behind_standard_output_is_one_line_and_no_traceback(records: Path) -> None:
    for arguments in (["rules", "--json"], ["rules"], ["simulate", "--rules", "wuhan"]):
        with FULL.open("w") as full:
            done = subprocess.run(
                [sys.executable, "-m", "mjdesk", *arguments],
                stdout=full, stderr=subprocess.PIPE, text=True, cwd=ROOT, timeout=60, check=False,
            )  # fmt: skip
        assert done.returncode == 2
        assert done.stderr.strip() == "mjdesk: standard output: cannot be written (No space left on device)"


def test_closed_standard_input_is_one_line_and_no_traceback() -> None:
    command = f'exec 0<&-; exec "{sys.executable}" -m mjdesk score -'
    done = subprocess.run(["sh", "-c", command], capture_output=True, text=True, cwd=ROOT, timeout=60, check=False)
    assert "standard input is closed" in refusal(done)


@pytest.mark.skipif(sys.platform == "win32", reason="there are no named pipes in folders")
def test_records_go_into_a_pipe_or_through_a_link_and_leave_it_in_place(inside: Inside, tmp_path: Path) -> None:
    """A device or a pipe under the name is written to, never replaced by a file."""
    pipe, link, file = tmp_path / "pipe", tmp_path / "link", tmp_path / "real.jsonl"
    os.mkfifo(pipe)
    with subprocess.Popen(["cat", str(pipe)], stdout=subprocess.PIPE, text=True) as reader:
        assert inside("simulate", "--rules", "wuhan", "--records", pipe).returncode == 0
        assert reader.stdout is not None
        through_pipe = reader.stdout.read()
    assert pipe.is_fifo()
    file.write_text("old", "utf-8")
    link.symlink_to(file)
    assert inside("simulate", "--rules", "wuhan", "--records", link).returncode == 0
    assert link.is_symlink()
    assert file.read_text("utf-8") == through_pipe != ""
    assert sorted(p.name for p in tmp_path.iterdir()) == ["link", "pipe", "real.jsonl"]


def test_play_refuses_a_file_that_is_no_record_before_a_window_opens(tmp_path: Path) -> None:
    junk = tmp_path / "junk.jsonl"
    junk.write_text("junk\n")
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-m", "mjdesk", "play", str(junk)]
    done = subprocess.run(command, capture_output=True, text=True, env=environment, check=False, timeout=60)
    assert done.returncode == 2
    assert "line 1: not JSON" in done.stderr
    assert "Traceback" not in done.stderr
