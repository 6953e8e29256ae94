"""Traffic logs of a simulated table, written in made-up time: what `replay:FILE@0` plays again at once."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from mjdesk.devices.link.decoder import Encoding
from mjdesk.devices.link.dialect import OwnDialect
from mjdesk.devices.link.session import Session
from mjdesk.devices.link.traffic import Direction, TrafficLog
from mjdesk.devices.simulator.table import SimulatedTable
from mjdesk.engine.round import Round

from .follow import TICK, states_of

#: how long people look at the end of a round before they sweep the tiles in, and how long the log goes on after that
_LOOK, _AFTER = 6000, 4000


def record(path: Path, rounds: Sequence[Round], kind: str = "full", joined_after: int = 0, seed: int = 1) -> None:
    """What a table of a kind says while rounds are played; somebody listens after so many events of the first."""
    table = SimulatedTable(kind, Encoding.BINARY, len(rounds[0].seats), seed)
    session = Session(OwnDialect)
    now = 0
    with path.open("w", encoding="ascii") as out:
        log = TrafficLog(out, lambda: now / 1000)
        listens = False

        def step() -> None:
            nonlocal now
            now += TICK
            raw = table.step(now)
            if listens:
                log.add(Direction.IN, raw)
                session.feed(raw, now)
                session.tick(now)
                table.hear(session.outgoing())

        for played in rounds:
            states = states_of(played)
            table.begin(states[0], zip(played.events, states[1:], strict=True), now)
            while not table.over:
                if not listens and len(table.past) >= joined_after:
                    listens = True
                    session.opened(now)
                step()
            for _ in range(0, _LOOK, TICK):
                step()
            table.finish()
            for _ in range(0, _AFTER, TICK):
                step()
