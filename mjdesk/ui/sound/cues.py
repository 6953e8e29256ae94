"""Which sound and which call go with an event. Knows events by their names in a record, so those of every system."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from mjdesk.engine.event_lines import event_json
from mjdesk.engine.events import Event
from mjdesk.engine.view import View

#: how far to a side a seat is heard: own, next, opposite, previous (−1 left … 1 right)
_PAN: Final = {2: (0.0, 0.0), 3: (0.0, 0.7, -0.7), 4: (0.0, 0.7, 0.0, -0.7)}
_TILES: Final = ("tile-1", "tile-2", "tile-3")
#: effect of an event by its name in a record
_EFFECTS: Final = {
    "draw": "draw",
    "reveal": "tile-2",
    "show": "tile-2",
    "flower": "claim",
    "chi": "claim",
    "peng": "claim",
    "wei": "claim",
    "gang": "kong",
    "pao": "kong",
    "ti": "kong",
    "indicator": "tile-1",
    "horses": "claim",
    "birds": "claim",
}
#: call of an event by its name in a record
_CALLS: Final = {"flower": "bu", "chi": "chi", "peng": "peng", "wei": "wei", "gang": "gang", "pao": "pao", "ti": "ti"}
_WINS: Final = {"draw": "zimo", "kong": "qiang"}
_DECLARED: Final = {"ting": "ting", "liang": "liang"}


@dataclass(frozen=True, slots=True)
class Cue:
    """Something to be heard: an effect, or a call when ``spoken``; ``pan`` from −1 (left) to 1."""

    name: str
    pan: float = 0.0
    spoken: bool = False


WON: Final = Cue("win")  #: the own win; a loss is not heard
COUNT: Final = Cue("count")  #: a step of the totals as they count
TURN: Final = Cue("turn")
SAVED: Final = Cue("saved")


def cues(event: Event, view: View) -> tuple[Cue, ...]:
    """What is heard when an event is shown to the seat of a view."""
    return tuple(_cues(event_json(event), view))


def _cues(line: dict[str, object], view: View) -> Iterator[Cue]:
    name, seat = str(line["e"]), line.get("seat")
    pan = _pan(seat, view) if isinstance(seat, int) else 0.0
    if name == "discard":
        tile = str(line["tile"])
        yield Cue(_TILES[sum(map(ord, tile)) % len(_TILES)], pan)
        yield Cue(tile, pan, spoken=True)
    elif name == "win":
        yield Cue("claim", pan)
        yield Cue(_WINS.get(str(line["by"]), "hu"), pan, spoken=True)
    elif name == "declare":
        if (what := str(line["what"])) in _DECLARED:
            yield Cue(_DECLARED[what], pan, spoken=True)
    elif name in _EFFECTS:
        yield Cue(_EFFECTS[name], pan)
        if name == "reveal" and "tile" in line:
            yield Cue(str(line["tile"]), pan, spoken=True)
        if name in _CALLS:
            yield Cue(_CALLS[name], pan, spoken=True)


def _pan(seat: int, view: View) -> float:
    players = view.setup.players
    return _PAN[players][(seat - view.seat) % players]
