"""What is carried from round to round, and the length of a match, as people may have edited it in files."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from mjdesk.engine.cases import read_case
from mjdesk.engine.errors import BadInput
from mjdesk.engine.match import Match
from mjdesk.engine.options import complete
from mjdesk.engine.record import Record, read_header, write_record
from mjdesk.engine.rules.registry import SYSTEMS
from mjdesk.players.headless import play_round
from mjdesk.players.lineup import line_up
from mjdesk.save import MatchFile, load

SEAT: tuple[Any, ...] = ("1", -1, 4, 1.5, True, [0], {})
#: by system: each key it carries with what it cannot be; the others carry nothing
CARRIED: dict[str, dict[str, tuple[Any, ...]]] = {
    "macheng": {
        "last_laizi": (5, "5", "55m", ["5m"], {}, 0),
        "cun": ("bao-jin", 3, 0, "", {}, ["gold"], [["bao-jin"]], {"a": 1}),
    },
    "jingzhou-huangjin": {"first_dealer": SEAT},
    "guangdong-jipinghu": {"first_dealer": SEAT},
    "guangdong-xinzhang": {"first_dealer": SEAT},
    "guangdong-zhuama": {"prev_winner": SEAT},
    "paohuzi": {"huang": ("1", -1, 1.5, True, [0], {})},
}
WRONG = [(rules, key, value) for rules, keys in CARRIED.items() for key, values in keys.items() for value in values]


def begun(rules: str) -> Match:
    system = SYSTEMS[rules]
    return Match.begin(system, complete(system.options, {}), "carried")


def header(rules: str, carried: object) -> dict[str, Any]:
    line = write_record(Record.of(begun(rules).next_round())).splitlines()[0]
    return {**json.loads(line), "carried": carried}


def save(rules: str, carried: object, path: Path) -> None:
    """A save as it stands before the first move, but for what is carried into its match."""
    match = begun(rules)
    file = MatchFile(path)
    file.begin_round(match, ("greedy",) * match.players, match.next_round())
    file.close()
    first, *others = path.read_text("utf-8").splitlines()
    first = json.dumps({**json.loads(first), "carried": carried})
    path.write_text("\n".join([first, *others, ""]), "utf-8")


@pytest.mark.parametrize(("rules", "key", "value"), WRONG)
def test_what_cannot_be_carried_is_refused_wherever_it_stands(
    rules: str, key: str, value: object, tmp_path: Path
) -> None:
    path, seats = tmp_path / "match.jsonl", [{"hand": ""}] * max(SYSTEMS[rules].players)
    save(rules, {key: value}, path)
    for read in (
        lambda: read_case({"rules": rules, "seats": seats, "carried": {key: value}}),
        lambda: read_header(header(rules, {key: value})),
        lambda: load(path),
    ):
        with pytest.raises(BadInput, match=f"carried.{key}") as caught:
            read()
        assert "\n" not in str(caught.value)


@pytest.mark.parametrize("rules", SYSTEMS)
@pytest.mark.parametrize("carried", [5, "text", [], None])
def test_it_is_an_object(rules: str, carried: object, tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    save(rules, carried, path)
    for read in (lambda: read_header(header(rules, carried)), lambda: load(path)):
        with pytest.raises(BadInput, match=r"carried.* is not an object"):
            read()


@pytest.mark.parametrize("rules", SYSTEMS)
def test_what_a_round_carries_on_is_read_again(rules: str, tmp_path: Path) -> None:
    """And nothing but the keys of the table: a key that is carried but not checked would be missing there."""
    match, path = begun(rules), tmp_path / "match.jsonl"
    match = match.after(play_round(match.next_round(), line_up("greedy", match.players, "carried")))
    file = MatchFile(path)
    file.begin_round(match, ("greedy",) * match.players, match.next_round())
    file.close()
    saved = load(path)
    assert saved is not None
    assert saved.match.upcoming == match.upcoming
    assert set(match.upcoming.carried) == set(CARRIED.get(rules, {}))


@pytest.mark.parametrize(("rounds", "circles"), [(8, 0), (0, 4), (0, 0)])
def test_the_length_of_a_match_is_read_again(rounds: int, circles: int, tmp_path: Path) -> None:
    system, path = SYSTEMS["wuhan"], tmp_path / "match.jsonl"
    match = Match.begin(system, complete(system.options, {}), "length", rounds, circles=circles)
    file = MatchFile(path)
    file.begin_round(match, ("greedy",) * 4, match.next_round())
    file.close()
    saved = load(path)
    assert saved is not None
    assert saved.match == match
    lines = path.read_text("utf-8").splitlines()
    first = json.loads(lines[0])
    del first["circles"]  # as saved before there were any
    path.write_text("\n".join([json.dumps(first), *lines[1:], ""]), "utf-8")
    before = load(path)
    assert before is not None
    assert (before.match.rounds, before.match.circles) == (rounds, 0)
    path.write_text("\n".join([json.dumps({**first, "circles": "4"}), *lines[1:], ""]), "utf-8")
    with pytest.raises(BadInput, match="circles: '4'; expected a whole number"):
        load(path)


@pytest.mark.parametrize("rules", SYSTEMS)
def test_keys_that_nobody_knows_do_no_harm(rules: str) -> None:
    setup, _ = read_header(header(rules, {"of another program": [1, {"a": None}]}))
    assert setup.carried == {"of another program": [1, {"a": None}]}
