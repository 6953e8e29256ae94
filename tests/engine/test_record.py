"""Round records: write, read, verify; and a great many spoilt ones."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

import pytest

from mjdesk.engine.errors import BadInput
from mjdesk.engine.events import Settle
from mjdesk.engine.notation import format_tiles, parse_tiles
from mjdesk.engine.record import FaultyRecord, Record, read_records, replay, verify, write_record
from mjdesk.engine.tiles import UNKNOWN
from mjdesk.engine.wall import commitment

from .rounds import OPTION_SETS, mixed_states, snapshot

#: spoilt records tried for each of four good ones
FUZZ = 200


def record_text(number: int = 0, seed: str = "record") -> str:
    return write_record(Record.of(mixed_states(seed, dealer=number % 4, **OPTION_SETS[number % 4])[-1]))


def read_one(text: str) -> Record:
    (record,) = read_records(text.splitlines(keepends=True))
    return record


def lines_of(text: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in text.splitlines()]


def joined(lines: list[Any]) -> str:
    return "".join(json.dumps(line) + "\n" for line in lines)


@pytest.mark.parametrize("number", range(8))
def test_what_is_written_reads_back_the_same_and_verifies(number: int) -> None:
    last = mixed_states(f"identity {number}", dealer=number % 4, **OPTION_SETS[number % 4])[-1]
    text = write_record(Record.of(last))
    record = read_one(text)
    assert record == Record.of(last)
    assert write_record(record) == text
    verified = verify(record)
    assert verified.events == last.events
    assert [s.melds for s in verified.seats] == [s.melds for s in last.seats]
    assert verified.settled == last.settled


def test_an_unfinished_round_can_be_recorded_and_taken_up_again() -> None:
    states = mixed_states("unfinished")
    for state in states[:: len(states) // 9]:
        record = read_one(write_record(Record.of(state)))
        *_, again = replay(record)
        assert again.events == state.events
        assert [again.legal_actions(s) for s in range(4)] == [state.legal_actions(s) for s in range(4)]
        if not state.over:
            with pytest.raises(FaultyRecord, match="not-settled") as caught:
                verify(record)
            assert caught.value.event == state.length


def test_several_records_in_one_file() -> None:
    texts = [record_text(i, f"several {i}") for i in range(3)]
    records = list(read_records("\n\n".join(texts).splitlines()))
    assert [write_record(r) for r in records] == texts


def test_line_ends_of_another_system_are_read() -> None:
    text = record_text()
    assert read_one(text.replace("\n", "\r\n")) == read_one(text)


def test_the_lines_are_those_of_the_contract() -> None:
    header, *events = lines_of(record_text(1))
    assert set(header) >= {
        "record", "rules", "options", "players", "dealer", "prevailing_wind", "dice", "streak", "carried", "wall",
        "match", "round", "commit",
    }  # fmt: skip
    assert header["record"] == 1
    assert len(parse_tiles(header["wall"])) == 136
    keys = {
        "deal": {"seat", "tiles"},
        "indicator": {"tile", "wild", "pizi"},
        "draw": {"seat", "tile", "end"},
        "discard": {"seat", "tile"},
        "chi": {"seat", "tiles", "claimed", "from"},
        "peng": {"seat", "tiles", "claimed", "from"},
        "pass": {"seat", "tile", "what"},
        "exhausted": set(),
    }
    for event in events:
        name = event.pop("e")
        if name in keys:
            assert set(event) == keys[name]
        elif name == "gang":
            assert {"seat", "kind", "tiles"} <= set(event) <= {"seat", "kind", "tiles", "from", "claimed"}
            assert ("from" in event) == (event["kind"] in ("gang_exposed", "gang_added"))
        elif name == "win":
            assert set(event) == {"seat", "by", "tile"} | ({"from"} if event["by"] != "draw" else set())
        else:
            assert name == "settle"
            assert set(event) == {"payments", "wins", "salt"}
    assert events[-1].get("payments") is not None


# --- what is wrong is named


def verdict_on(text: str) -> str:
    """``good``, or what kind of refusal it met; any other exception passes through and fails the test."""
    refusal = None
    try:
        for record in read_records(text.splitlines(keepends=True)):
            verify(record)
    except (FaultyRecord, BadInput) as error:
        refusal = error
    if isinstance(refusal, FaultyRecord):
        assert refusal.reason
        assert 0 <= refusal.event <= len(text.splitlines())
        return "fault"
    if refusal is not None:
        assert refusal.what
        assert refusal.where.startswith("line ")
        return "unreadable"
    return "good"


def mutations(value: Any, random: Random) -> Any:
    """Another value in place of this one: sometimes of another type, sometimes a near miss."""
    junk = random.choice(
        (None, True, False, -1, 0, 1, 3, 4, 99, 2**70, 1.5, "", "?", "1m", "E", "9z", "1h", "0d", "C", [], {}, [1],
         ["1m"], {"a": 1}, "gang_single", "gang_set", "peng", "chi", "back", "front", "draw", "kong", "x" * 50)
    )  # fmt: skip
    if isinstance(value, bool) or value is None or random.random() < 0.4:
        return junk
    if isinstance(value, int):
        return value + random.choice((-2, -1, 1, 2))
    if isinstance(value, str) and value and random.random() < 0.9:
        place = random.randrange(len(value))
        return random.choice(
            (
                value[:place] + value[place + 1 :],
                value[:place] + random.choice("123456789mpsESWNCFP?hxd") + value[place + 1 :],
                value + random.choice(("1m", "E", "?")),
                value[::-1],
            )
        )
    if isinstance(value, list) and value:
        copy = list(value)
        place = random.randrange(len(copy))
        copy[place : place + 1] = random.choice(([], [copy[place]] * 2, [mutations(copy[place], random)]))
        return copy
    if isinstance(value, dict) and value:
        return spoil(dict(value), random)
    return junk


def spoil(fields: dict[str, Any], random: Random) -> dict[str, Any]:
    """One field changed, dropped, renamed or added."""
    key = random.choice(sorted(fields))
    how = random.random()
    if how < 0.75:
        fields[key] = mutations(fields[key], random)
    elif how < 0.9:
        del fields[key]
    else:
        fields[random.choice(("extra", "seat", "from", "claimed", "tile", "wins"))] = mutations(fields[key], random)
    return fields


@pytest.mark.parametrize("number", range(4))
def test_one_field_changed_is_a_legal_record_or_a_clear_refusal(number: int) -> None:
    random = Random(number)
    good = lines_of(record_text(number, f"fuzz {number}"))
    assert verdict_on(joined(good)) == "good"
    seen: Counter[str] = Counter()
    for _ in range(FUZZ):
        lines = [dict(line) for line in good]
        place = random.randrange(len(lines)) if random.random() < 0.8 else random.choice((0, -1, -2))
        lines[place] = spoil(lines[place], random)
        seen[verdict_on(joined(lines))] += 1
    assert seen["fault"] > FUZZ // 12
    assert seen["unreadable"] > FUZZ // 12


@pytest.mark.parametrize("number", range(4))
def test_lines_dropped_doubled_or_swapped_are_found(number: int) -> None:
    random = Random(number)
    good = record_text(number, f"lines {number}").splitlines(keepends=True)
    for _ in range(40):
        lines = list(good)
        place = random.randrange(1, len(lines))
        how = random.choice(("drop", "double", "swap", "cut"))
        if how == "drop":
            del lines[place]
        elif how == "double":
            lines.insert(place, lines[place])
        elif how == "swap":
            other = random.randrange(1, len(lines))
            lines[place], lines[other] = lines[other], lines[place]
        else:
            del lines[place:]
        if lines != good:
            assert verdict_on("".join(lines)) != "good", (how, place)


def test_a_file_cut_anywhere_is_refused_or_not_finished() -> None:
    good = record_text()
    for cut in range(1, len(good) - 2, 97):
        assert verdict_on(good[:cut]) in ("unreadable", "fault")


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("", ""),
        ("nonsense", "line 1: not JSON"),
        ("[1, 2]", "line 1"),
        ("5", "line 1"),
        ('"text"', "line 1"),
        ('{"e":"draw"}', "no header before it"),
        ('{"record":2}', "line 1, record: 2; expected a whole number 1–1"),
        ('{"record":1}', "line 1, rules: missing"),
        ('{"record":1,"rules":"nowhere"}', "no rule system 'nowhere'"),
        ('{"record":1,"rules":["wuhan"]}', "expected a text"),
        ('{"record":1,"rules":"wuhan"}', "line 1, wall: missing"),
        ('{"record":1,"rules":"wuhan","wall":"1z"}', "line 1, wall: cannot read 'z'"),
        ('{"record":1,"rules":"wuhan","options":{"cap":-1}}', "cap"),
        ('{"record":1,"rules":"wuhan","options":{"capp":1}}', "no option 'capp'"),
        ('{"record":1,"rules":"wuhan","options":[]}', "options: [] is not an object"),
        ('{"record":1,"rules":"wuhan","dealer":4}', "dealer: 4; expected a whole number 0–3"),
        ('{"record":1,"rules":"wuhan","players":3}', "players: 3; expected"),
        ('{"record":1,"rules":"wuhan","prevailing_wind":"1m"}', "prevailing_wind: '1m'; expected E, S, W or N"),
        ('{"record":1,"rules":"wuhan","dice":[7]}', "dice: 7; expected a whole number 1–6"),
        ('{"record":1,"rules":"wuhan","version":99}', "version: 99; expected a whole number 1–1"),
        ('{"record":' + "9" * 5000 + "}", "line 1: not JSON"),
        ("[" * 100_000, "line 1: not JSON"),
        ("\ufeff\ufeff{}", "line 1: not JSON"),
        ("\x00\x01\x02", "line 1: not JSON"),
        ('{"record":1,"rules":"wuhan","streak":NaN}', "streak"),
    ],
)
def test_junk_is_named_with_its_line_and_field(line: str, says: str) -> None:
    if not line:
        assert list(read_records([])) == []
        return
    with pytest.raises(BadInput) as caught:
        list(read_records([line]))
    assert says in str(caught.value)


@pytest.mark.parametrize(
    ("event", "says"),
    [
        ({"e": "dance"}, "line 2, e: 'dance'; expected one of deal, indicator"),
        ({"seat": 1}, "line 2, e: missing"),
        ({"e": "draw", "seat": -1, "tile": "1m", "end": "front"}, "line 2, seat: -1"),
        ({"e": "draw", "seat": 1, "tile": "1m2m", "end": "front"}, "line 2, tile: '1m2m' is 2 tiles"),
        ({"e": "draw", "seat": 1, "tile": "1m", "end": "middle"}, "line 2, end: 'middle'; expected one of front, back"),
        ({"e": "draw", "seat": True, "tile": "1m", "end": "front"}, "line 2, seat: True; expected a whole number"),
        ({"e": "gang", "seat": 1, "kind": "chi5", "tiles": "1m"}, "line 2, kind: 'chi5'"),
        ({"e": "settle", "payments": [1.5]}, "line 2, payments: 1.5; expected a whole number"),
        ({"e": "settle", "payments": [1], "wins": [{"seat": 0}]}, "line 2, wins[0].patterns: missing"),
    ],
)
def test_a_bad_event_is_named_with_its_line_and_field(event: dict[str, Any], says: str) -> None:
    header = record_text().splitlines()[0]
    with pytest.raises(BadInput) as caught:
        list(read_records([header, json.dumps(event)]))
    assert says in str(caught.value)


# --- what a cheat would change


def test_the_first_fault_is_numbered() -> None:
    lines = lines_of(record_text())
    place = next(i for i, line in enumerate(lines) if line.get("e") == "draw")
    lines[place]["tile"] = "?"
    with pytest.raises(FaultyRecord) as caught:
        verify(read_one(joined(lines)))
    assert caught.value.event == place  # the header is line 0 here, events count from 1
    assert caught.value.reason == "wrong-tile"


def test_other_payments_are_found() -> None:
    lines = lines_of(record_text())
    lines[-1]["payments"][0] += 2
    lines[-1]["payments"][1] -= 2
    with pytest.raises(FaultyRecord, match="wrong-settlement") as caught:
        verify(read_one(joined(lines)))
    assert caught.value.event == len(lines) - 1


def swapped_rest(lines: list[dict[str, Any]]) -> None:
    """Swap two different tiles that nobody ever drew."""
    wall = list(parse_tiles(lines[0]["wall"]))
    drawn = sum(line.get("e") == "draw" and line["end"] == "front" for line in lines)
    first = 54 + drawn
    other = next(i for i in range(first + 1, first + 9) if wall[i] != wall[first])
    wall[first], wall[other] = wall[other], wall[first]
    lines[0]["wall"] = format_tiles(wall)


def test_a_wall_changed_where_nobody_saw_it_breaks_the_commitment() -> None:
    lines = lines_of(record_text())
    swapped_rest(lines)
    with pytest.raises(FaultyRecord, match="wrong-commitment") as caught:
        verify(read_one(joined(lines)))
    assert caught.value.event == 0


def test_a_commitment_that_cannot_be_opened_is_no_commitment() -> None:
    lines = lines_of(record_text())
    swapped_rest(lines)
    del lines[-1]["salt"]
    with pytest.raises(FaultyRecord, match="wrong-commitment"):
        verify(read_one(joined(lines)))


def test_a_record_without_commitment_is_judged_by_the_rules_alone() -> None:
    lines = lines_of(record_text())
    del lines[0]["commit"], lines[-1]["salt"]
    assert verify(read_one(joined(lines))).over


def test_the_salt_opens_the_commitment_of_the_header() -> None:
    record = read_one(record_text())
    settle = record.events[-1]
    assert isinstance(settle, Settle)
    assert commitment(settle.salt, record.wall) == record.setup.commit
    assert UNKNOWN not in record.wall


def test_replaying_gives_every_state_of_the_round() -> None:
    states = mixed_states("replayed", passed_win="until_draw")
    again = list(replay(Record.of(states[-1])))
    assert len(again) == len(states)
    for one, two in zip(states, again, strict=True):
        two.salt = one.salt  # a record tells the salt only at its end
        assert snapshot(one) == snapshot(two)
