"""What a table says, told line by line (``mjdesk table listen URL``)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ..engine.notation import format_tiles
from .link import messages as m
from .link.session import LinkState, StateChanged, Update

STATES: Final = {
    LinkState.ABSENT: "no device",
    LinkState.CONNECTING: "connecting",
    LinkState.WRONG_VERSION: f"another protocol version; this program speaks {m.PROTOCOL}",
    LinkState.LIVE: "live",
    LinkState.STALE: "silent for 3 s",
}


def told(update: Update) -> Iterator[str]:
    """The lines for an update; beats are left out."""
    if isinstance(update, StateChanged):
        yield f"-- {STATES[update.state]}"
        if update.state in (LinkState.LIVE, LinkState.WRONG_VERSION) and update.hello is not None:
            yield from _hello(update.hello)
        return
    text = _body(update.body)
    if text:
        yield f"{update.time / 1000:10.3f} {text}"


def _hello(hello: m.Hello) -> Iterator[str]:
    yield f"   {hello.device}, firmware {hello.firmware or '?'}, protocol {hello.protocol}, boot {hello.boot}"
    for spec in hello.zones:
        seats = f" of seats {', '.join(map(str, spec.seats))}" if spec.seats else ""
        yield f"   sees {spec.zone.value}{seats} ({spec.detail.value})"
    if hello.features:
        yield f"   has {', '.join(hello.features)}"


def _body(body: m.Body) -> str:
    match body:
        case m.Seen():
            where = body.zone.value if body.seat is None else f"{body.zone.value} {body.seat}"
            sure = "" if body.sure == 100 else f" ({body.sure} %)"
            return f"{where}: {format_tiles(body.tiles) or '-'}{sure}"
        case m.Press():
            return f"press {body.number}: seat {body.seat} {body.button}"
        case m.Throw():
            return f"throw {body.number}: {' '.join(map(str, body.dice))}"
        case m.Sticks():
            return f"sticks {body.seat}: {body.error or body.points}"
        case m.Lift():
            return "middle open" if body.open else ""
        case m.Trouble():
            return f"trouble {body.code}: {body.text}"
        case m.Done():
            return f"command {body.command}: {'done' if body.ok else body.text or 'refused'}"
        case m.Snapshot():
            return "-- snapshot"
    return ""
