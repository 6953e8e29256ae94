"""The running match on disk: written after every event, so that a crash costs not one tile.

The file is JSON Lines: the match, then the record of the running round (CONTRACT, "Round record") as it grows,
with the salt in a line of its own. A last line cut off by a crash is dropped; anything else wrong is an error.
"""

from __future__ import annotations

import json
import os
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, BinaryIO

from .engine.carried import read_carried
from .engine.errors import BadInput, IllegalAction
from .engine.event_lines import event_json, read_event
from .engine.events import Event
from .engine.fields import Fields, a_list, choice, flag, whole, wind
from .engine.match import Finished, Match
from .engine.notation import tile_name
from .engine.options import complete
from .engine.record import header_json, read_header, to_line
from .engine.round import Round
from .engine.rules.registry import rule_system
from .engine.rules.values import NextDeal
from .modes.venue import Venue, read_venue, venue_json
from .players.lineup import PLAYERS
from .profile import MATCH_FILE, write_atomic

SAVE_VERSION = 1
PERSON = "person"  #: the player name of a seat that a person plays


@dataclass(frozen=True, slots=True)
class Saved:
    """A match as saved: between which rounds it is, who plays (player names by seat) and the round begun.

    ``venue`` is the room or table where it is played for coins, None elsewhere.
    """

    match: Match
    players: tuple[str, ...]
    round: Round
    venue: Venue | None = None


class MatchFile:
    """The save file of one running match. Writes reach the disk before they return."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._file: BinaryIO | None = None

    def begin_round(self, match: Match, players: tuple[str, ...], round_: Round, venue: Venue | None = None) -> None:
        """Replace the file by the match with this round, events that it already has included."""
        self.close()
        lines = [
            _match_json(match, players, venue),
            header_json(round_.setup, round_.first_wall),
            {"salt": round_.salt},
        ]
        lines += [event_json(event) for event in round_.events]
        write_atomic(self.path, "".join(to_line(line) + "\n" for line in lines).encode())
        self._file = self.path.open("ab")

    def append(self, event: Event) -> None:
        """Add one event."""
        assert self._file is not None, "no round begun"
        self._file.write((to_line(event_json(event)) + "\n").encode())
        self._file.flush()
        os.fsync(self._file.fileno())

    def close(self) -> None:
        """Let go of the file; it stays where it is."""
        if self._file is not None:
            self._file.close()
            self._file = None

    def remove(self) -> None:
        """Delete the file: the match is over or given up."""
        self.close()
        self.path.unlink(missing_ok=True)


def is_staked(path: Path) -> bool:
    """Whether a round for coins is in play in a saved match, told without reading it whole.

    Such a round is finished or left at its cost; a new match does not push it aside. One that is not dealt yet costs
    nothing. A last line cut off by a crash is none, here as in `load`.
    """
    try:
        data = path.read_bytes()
        lines = data[: data.rfind(b"\n") + 1].splitlines()
        head, last = json.loads(lines[0]), json.loads(lines[-1])
        return "venue" in head and last.get("e", "settle") != "settle"
    except (OSError, ValueError, IndexError, AttributeError, TypeError, RecursionError):
        return False  # what cannot be read is reported where it is read whole


def save_path(profile: Path) -> Path:
    """Where the running match of a profile is saved."""
    return profile / MATCH_FILE


def record_path(profile: Path, match: str, number: int) -> Path:
    """Where the record of a finished round is kept; one file a round, so none can be kept twice."""
    return profile / "records" / f"{match}-{number:03}.jsonl"


def load(path: Path) -> Saved | None:
    """The saved match, None where there is none; raises BadInput naming file, line and field if it is damaged."""
    try:
        data = path.read_bytes()
    except FileNotFoundError:
        return None
    except OSError as error:
        raise BadInput(f"cannot be read ({error.strerror})", str(path)) from None
    whole_lines = data[: data.rfind(b"\n") + 1]
    try:
        return _load(whole_lines)
    except BadInput as error:
        raise error.at(str(path)) from None


def _load(data: bytes) -> Saved:
    lines = [_json(line, number) for number, line in enumerate(data.splitlines(), start=1)]
    if len(lines) < 3:
        raise BadInput(f"{len(lines)} lines; expected a match, a round and its events")
    match, players, venue = _at(1, _read_match, lines[0])
    setup, wall = _at(2, read_header, lines[1])
    salt = _at(3, lambda line: Fields(line).text("salt"), lines[2])
    try:
        round_ = rule_system(setup.rules).new_round(setup, wall, salt)
    except IllegalAction as error:
        raise BadInput(str(error), "line 2") from None
    for number, line in enumerate(lines[3:], start=4):
        event = _at(number, partial(read_event, system=round_.rules), line)
        try:
            round_ = round_.apply(event)
        except IllegalAction as error:
            raise BadInput(str(error), f"line {number}") from None
    if (setup.match, setup.number) != (match.id, match.number):
        raise BadInput(f"round {setup.number} of {setup.match!r} does not belong to this match", "line 2")
    return Saved(match, players, round_, venue)


def _json(line: bytes, number: int) -> Any:
    try:
        return json.loads(line)
    except (ValueError, RecursionError) as error:
        raise BadInput(f"not JSON ({error})", f"line {number}") from None


def _at(number: int, read: Any, line: Any) -> Any:
    try:
        return read(line)
    except BadInput as error:
        raise error.at(f"line {number}") from None


def _match_json(match: Match, players: tuple[str, ...], venue: Venue | None) -> dict[str, Any]:
    upcoming = match.upcoming
    placed = {} if venue is None else {"venue": venue_json(venue)}
    return placed | {
        "save": SAVE_VERSION,
        "rules": match.rules.id,
        "options": dict(match.options),
        "players": list(players),
        "seed": match.seed,
        "rounds": match.rounds,
        "circles": match.circles,
        "practice": match.practice,
        "dealer": upcoming.dealer,
        "prevailing_wind": tile_name(upcoming.prevailing_wind),
        "streak": upcoming.streak,
        "carried": dict(upcoming.carried),
        "finished": [
            {"dealer": f.dealer, "payments": list(f.payments), "winners": list(f.winners)} for f in match.finished
        ],
    }


def _read_match(data: object) -> tuple[Match, tuple[str, ...], Venue | None]:
    fields = Fields(data)
    fields.read("save", lambda v: whole(v, SAVE_VERSION, SAVE_VERSION))
    system = rule_system(fields.text("rules"))
    players = fields.read("players", lambda v: tuple(choice(PERSON, *PLAYERS)(name) for name in a_list(v)))
    if len(players) not in system.players:
        raise BadInput(f"{len(players)} seats; expected one of {system.players}", "players")
    last = len(players) - 1
    upcoming = NextDeal(
        fields.number("dealer", most=last),
        fields.read("prevailing_wind", wind),
        fields.number("streak"),
        read_carried(fields, system, len(players)),
    )
    finished = tuple(_finished(f, len(players)) for f in fields.objects("finished"))
    match = Match(
        system,
        complete(system.options, fields.mapping("options")),
        len(players),
        fields.text("seed"),
        fields.number("rounds"),
        upcoming,
        finished,
        fields.number("circles", 0),
        fields.read("practice", flag, False),
    )
    return match, players, _venue(fields, match, players)


def _venue(fields: Fields, match: Match, players: tuple[str, ...]) -> Venue | None:
    """The venue of a match that is played for coins; it fits the match or the file is damaged."""
    if "venue" not in fields:
        return None
    venue = read_venue(fields.mapping("venue"))
    if venue.rules != match.rules.id or len(venue.seats) != len(players):
        raise BadInput(f"{venue.rules} with {len(venue.seats)} seats does not belong to this match", "venue")
    return venue


def _finished(fields: Fields, players: int) -> Finished:
    payments = fields.read("payments", lambda v: tuple(whole(n, -(10**12)) for n in a_list(v)))
    if len(payments) != players:
        raise BadInput(f"{len(payments)} payments; expected {players}", fields.place("payments"))
    winners = fields.read("winners", lambda v: tuple(whole(n, 0, players - 1) for n in a_list(v)))
    return Finished(fields.number("dealer", most=players - 1), payments, winners)
