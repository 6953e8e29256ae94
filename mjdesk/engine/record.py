"""Round records as JSON Lines (CONTRACT, "Round record"): write, read, verify, replay."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from .carried import read_carried
from .errors import BadInput, IllegalAction
from .event_lines import event_json, read_event
from .events import Event
from .fields import Fields, a_list, flag, text, texts, whole, wind
from .notation import format_tiles, tile_name
from .options import complete
from .round import Round
from .rules.registry import rule_system
from .setup import Setup
from .tiles import UNKNOWN, WINDS, Tile
from .wall import commitment

RECORD_VERSION = 1


@dataclass(frozen=True, slots=True)
class Record:
    """One round as it was recorded: its setup, the wall (UNKNOWN where not known) and every event."""

    setup: Setup
    wall: tuple[Tile, ...]
    events: tuple[Event, ...]

    @classmethod
    def of(cls, round_: Round) -> Record:
        """The record of a round so far."""
        return cls(round_.setup, round_.first_wall, round_.events)

    def begin(self) -> Round:
        """The round before its deal."""
        return rule_system(self.setup.rules).new_round(self.setup, self.wall)


# --- writing


def header_json(setup: Setup, wall: tuple[Tile, ...]) -> dict[str, Any]:
    """The header line."""
    header = {
        "record": RECORD_VERSION,
        "rules": setup.rules,
        "version": setup.version,
        "options": dict(setup.options),
        "players": setup.players,
        "dealer": setup.dealer,
        "prevailing_wind": tile_name(setup.prevailing_wind),
        "dice": list(setup.dice),
        "streak": setup.streak,
        "carried": dict(setup.carried),
        "match": setup.match,
        "round": setup.number,
        "commit": setup.commit,
        "wall": format_tiles(wall),
    }
    if setup.props:
        header["props"] = list(setup.props)
    if setup.practice:
        header["practice"] = True
    return header


def to_line(data: dict[str, Any]) -> str:
    """One line of a record, without the line end."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def write_record(record: Record) -> str:
    """The whole text of a record."""
    lines = [header_json(record.setup, record.wall), *map(event_json, record.events)]
    return "".join(to_line(line) + "\n" for line in lines)


# --- reading


def read_header(data: object) -> tuple[Setup, tuple[Tile, ...]]:
    """Setup and wall of a header line; raises BadInput naming the field."""
    fields = Fields(data)
    fields.read("record", lambda v: whole(v, RECORD_VERSION, RECORD_VERSION))
    system = fields.read("rules", lambda v: rule_system(text(v)))
    options = complete(system.options, fields.mapping("options"))
    system.check_options(options)
    players = fields.number("players", max(system.players), least=2, most=4)
    if players not in system.players:
        raise BadInput(f"{players}; expected one of {system.players}", "players")
    setup = Setup(
        rules=system.id,
        options=options,
        players=players,
        dealer=fields.number("dealer", 0, most=players - 1),
        prevailing_wind=fields.read("prevailing_wind", wind, WINDS[0]),
        dice=fields.read("dice", lambda v: tuple(whole(die, 1, 6) for die in a_list(v)), ()),
        streak=fields.number("streak", 0),
        carried=read_carried(fields, system, players),
        match=str(fields.data.get("match", "")),
        number=fields.number("round", 1, least=1),
        commit=fields.text("commit", ""),
        version=fields.number("version", 1, least=1, most=system.version),
        props=fields.read("props", texts, ()),
        practice=fields.read("practice", flag, False),
    )
    return setup, fields.tiles("wall")


def read_records(lines: Iterable[str]) -> Iterator[Record]:
    """The records of a file, one after another; raises BadInput naming the line and the field."""
    setup: Setup | None = None
    wall: tuple[Tile, ...] = ()
    events: list[Event] = []
    for number, line in enumerate(lines, start=1):
        if not line.strip():
            continue
        try:
            data = json.loads(line)
            if isinstance(data, dict) and "record" in data:
                if setup is not None:
                    yield Record(setup, wall, tuple(events))
                setup, wall = read_header(data)
                events = []
            elif setup is None:
                raise BadInput('no header before it; expected a line with "record":1')
            else:
                events.append(read_event(data, rule_system(setup.rules)))
        except BadInput as error:
            raise error.at(f"line {number}") from None
        except (ValueError, RecursionError) as error:  # a number of thousands of digits is a bare ValueError
            raise BadInput(f"not JSON ({error}); expected one JSON object a line", f"line {number}") from None
    if setup is not None:
        yield Record(setup, wall, tuple(events))


# --- verifying


class FaultyRecord(IllegalAction):
    """A record that the rules do not allow; ``event`` is the number of the first fault, from 1, 0 for the header."""

    def __init__(self, event: int, reason: str, detail: str) -> None:
        super().__init__(reason, detail)
        self.event = event


def replay(record: Record) -> Iterator[Round]:
    """The round after each event, the state before the deal first; raises FaultyRecord at the first fault."""
    try:
        state = record.begin()
    except IllegalAction as fault:
        raise FaultyRecord(0, fault.reason, fault.detail) from None
    yield state
    for number, event in enumerate(record.events, start=1):
        try:
            state = state.apply(event)
        except IllegalAction as fault:
            raise FaultyRecord(number, fault.reason, fault.detail) from None
        yield state


def verify(record: Record) -> Round:
    """The finished round of a record if every event is legal, the round is settled and the wall was not changed."""
    *_, state = replay(record)
    if state.settled is None:
        raise FaultyRecord(len(record.events), "not-settled", "the record ends before the round is settled")
    if record.setup.commit and UNKNOWN not in record.wall:
        if not state.settled.salt:
            raise FaultyRecord(len(record.events), "wrong-commitment", "no salt in it to open the commitment with")
        found = commitment(state.settled.salt, record.wall)
        if found != record.setup.commit:
            raise FaultyRecord(0, "wrong-commitment", f"the wall gives {found}; the header has {record.setup.commit}")
    return state


def require_follows(before: Round, record: Record) -> None:
    """Refuse a record of the same match that repeats a round, or that does not begin as the round before it ended.

    A round left out in between is no fault. Raises FaultyRecord for the header.
    """
    last, setup = before.setup, record.setup
    if not setup.match or setup.match != last.match:
        return
    if setup.number <= last.number:
        raise FaultyRecord(0, "wrong-round", f"round {setup.number} after round {last.number} of the same match")
    if setup.number != last.number + 1:
        return
    due = before.rules.next_deal(before)
    expected = (due.dealer, due.prevailing_wind, due.streak, _plain(due.carried))
    found = (setup.dealer, setup.prevailing_wind, setup.streak, _plain(setup.carried))
    for name, wanted, there in zip(("dealer", "prevailing_wind", "streak", "carried"), expected, found, strict=True):
        if wanted != there:
            raise FaultyRecord(0, "wrong-round", f"{name} {there!r}; after round {last.number} expected {wanted!r}")


def _plain(carried: Mapping[str, Any]) -> Any:
    """Carried state as it comes back from a file."""
    return json.loads(json.dumps(dict(carried)))
