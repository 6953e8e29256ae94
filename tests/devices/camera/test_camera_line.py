"""A camera as one more device: it speaks the table link, and the companion follows a round by it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from threading import Event, Lock

import pytest

from mjdesk.devices.camera.frames import Film, Folder, Frame, SourceLost
from mjdesk.devices.camera.line import CameraLine, Newest
from mjdesk.devices.camera.readings import Sight
from mjdesk.devices.camera.sources import Paced, open_source
from mjdesk.devices.camera.table_views import keep_view
from mjdesk.devices.camera.watching import Watch
from mjdesk.devices.layout import Place
from mjdesk.devices.link import messages as m
from mjdesk.devices.link.dialect import OwnDialect
from mjdesk.devices.link.errors import LinkError, Problem
from mjdesk.devices.link.messages import Zone
from mjdesk.devices.link.session import LinkState, Session, StateChanged, Told
from mjdesk.devices.opening import open_device
from mjdesk.devices.sync.pace import Pace
from mjdesk.engine.errors import BadInput
from mjdesk.engine.events import Claim, Discard
from mjdesk.engine.options import complete
from mjdesk.engine.rules.registry import rule_system
from mjdesk.engine.text import Text
from mjdesk.ui.companion.panel import Panel
from mjdesk.ui.companion.panel_words import title
from mjdesk.ui.companion.service import Companion, TablePlan
from mjdesk.ui.companion.words import seat_name

from .drawn_table import PACE, VIEW, DrawnTable, certain, noise
from .fake_camera import FakeCamera, black, frozen, still

RIVER = tuple(Place(Zone.RIVER, seat) for seat in range(4))
MELD = tuple(Place(Zone.MELD, seat) for seat in range(4))


class Shown(Newest):
    """Frames of a drawn table, one whenever it is asked; what lies there may change in between, from any thread."""

    def __init__(self, table: DrawnTable) -> None:
        self.table, self.lock, self.number, self.watch = table, Lock(), 0, Watch()
        self.lost: LinkError | None = None
        self.closed = 0

    def next(self, wait: float) -> tuple[Frame, Watch] | None:
        if self.lost is not None:
            raise self.lost
        with self.lock:
            base = self.table.picture()
        frame = Frame(noise(base, self.number), self.number, self.number / PACE)
        self.number += 1
        self.watch = self.watch.after(frame)
        return frame, self.watch

    def close(self) -> None:
        self.closed += 1


class Talk:
    """A camera's line and the session that listens to it, in made-up time: each turn is a frame."""

    def __init__(self, table: DrawnTable) -> None:
        self.now = 5_000
        self.shown = Shown(table)
        self.line = CameraLine(VIEW, self.shown, table.eye, lambda: self.now / 1000)
        self.session = Session(OwnDialect)
        self.updates = self.session.opened(self.now)

    def turns(self, count: int) -> None:
        for _ in range(count):
            self.now += round(1000 / PACE)
            self.line.write(self.session.outgoing())
            self.updates += self.session.feed(self.line.read(0), self.now)
            self.updates += self.session.tick(self.now)

    def bodies(self, kind: type) -> list:
        return [u.body for u in self.updates if isinstance(u, Told) and isinstance(u.body, kind)]

    def states(self) -> list[LinkState]:
        return [u.state for u in self.updates if isinstance(u, StateChanged)]

    def seen(self) -> dict[Place, tuple[int, ...]]:
        return {Place(body.zone, body.seat): body.tiles for body in self.bodies(m.Seen)}


def test_a_camera_introduces_itself_tells_what_lies_there_and_every_throw_once() -> None:
    kinds, pips = (5, 9), (2, 5)
    table = DrawnTable(tiles={RIVER[0]: [kinds[0]], MELD[2]: [kinds[1]] * 3})
    talk = Talk(table)
    talk.turns(12)
    assert talk.states()[-1] is LinkState.LIVE
    hello = talk.session.hello
    assert hello is not None
    assert (hello.device, hello.features) == ("table", (m.Feature.DICE,))
    assert {(spec.zone, spec.seats) for spec in hello.zones} == {
        (Zone.RIVER, (0, 1, 2, 3)), (Zone.MELD, (0, 1, 2, 3)), (Zone.INDICATOR, ()),
    }  # fmt: skip
    assert talk.session.whole
    lying = {place: tiles for place, tiles in talk.seen().items() if tiles}
    assert lying == {RIVER[0]: (kinds[0],), MELD[2]: (kinds[1],) * 3}
    table.dice = [pips[0], pips[1]]
    talk.turns(15)
    assert [body.dice for body in talk.bodies(m.Throw)] == [(pips[0], pips[1])]
    talk.session.ask_anew(talk.now)
    talk.turns(5)
    assert len(talk.bodies(m.Throw)) == 1
    assert talk.session.counters.faults == 0


def test_before_anything_is_read_nothing_is_said_to_lie_there() -> None:
    talk = Talk(DrawnTable())
    talk.turns(2)
    assert talk.bodies(m.Snapshot)
    assert talk.bodies(m.Seen) == []


@pytest.mark.parametrize(("word", "dark"), [("dark", True), ("frozen", False)])
def test_a_camera_that_sees_nothing_says_why_and_falls_silent_until_it_sees_again(word: str, dark: bool) -> None:
    table = DrawnTable(tiles={RIVER[0]: [5]})
    talk = Talk(table)
    talk.turns(10)
    good, fixed = talk.shown.next, noise(table.picture(), 0)

    def wrong(_wait: float) -> tuple[Frame, Watch]:
        talk.shown.number += 1
        pixels = noise(fixed * 0, talk.shown.number) if dark else fixed
        frame = Frame(pixels, talk.shown.number, talk.shown.number / PACE)
        talk.shown.watch = talk.shown.watch.after(frame)
        return frame, talk.shown.watch

    talk.shown.next = wrong  # type: ignore[method-assign, assignment]
    talk.turns(60)
    assert [body.code for body in talk.bodies(m.Trouble)] == [word]
    assert talk.states()[-1] is LinkState.STALE
    talk.shown.next = good  # type: ignore[method-assign]
    talk.turns(15)
    assert [body.code for body in talk.bodies(m.Trouble)] == [word, ""]
    assert talk.states()[-1] is LinkState.LIVE
    assert talk.seen()[RIVER[0]] == (5,)


def until(qtbot, companion: Companion, what: Callable[[], bool]) -> None:
    qtbot.waitUntil(what, timeout=60_000)
    assert companion.latest.trouble is None


@pytest.mark.slow
def test_the_companion_follows_discards_and_a_peng_by_a_camera(qtbot) -> None:
    system, (a, b, c) = rule_system("guangdong-tuidaohu"), certain()
    table = DrawnTable(real=True)
    shown = Shown(table)
    plan = TablePlan("camera:table", system, complete(system.options, {}), "camera")
    companion = Companion(plan, lambda: CameraLine(VIEW, shown, table.eye))
    companion.start()
    try:
        until(qtbot, companion, lambda: companion.latest.pace is Pace.IN_STEP)  # nothing lies there yet
        steps: list[tuple[dict[Place, list[int]], type, int]] = [
            ({RIVER[0]: [a]}, Discard, 0),
            ({RIVER[1]: [b]}, Discard, 1),
            ({RIVER[1]: [], MELD[3]: [b, b, b]}, Claim, 3),
            ({RIVER[3]: [c]}, Discard, 3),
        ]
        for lying, kind, seat in steps:
            with shown.lock:
                table.tiles.update(lying)  # type: ignore[arg-type]

            def followed(kind: type = kind, seat: int = seat) -> bool:
                events = companion._sync.round.events
                done = [event for event in events if isinstance(event, (Discard, Claim))]
                last = done[-1] if done else None
                return isinstance(last, kind) and last.seat == seat and companion.latest.pace is Pace.IN_STEP

            until(qtbot, companion, followed)
        state = companion.latest.table
        assert state is not None
        assert state.tiles[RIVER[0]] == (a,)
        assert state.tiles[RIVER[3]] == (c,)
        assert state.tiles[MELD[3]] == (b, b, b)
        shown.lost = LinkError(Problem.GONE, "camera")
        qtbot.waitUntil(lambda: companion.latest.link is LinkState.ABSENT, timeout=60_000)
        assert companion.latest.table is not None, "the round stays"
    finally:
        companion.stop()
    assert shown.closed


@pytest.mark.slow
def test_a_discard_that_cannot_be_told_is_asked_for_and_named_by_a_person(qtbot) -> None:
    system, table = rule_system("guangdong-tuidaohu"), DrawnTable()

    def unsure(picture, quick: bool) -> Sight:
        sight = table.knowing(picture, quick)
        return replace(sight, tiles=tuple(replace(tile, tile=None) for tile in sight.tiles))

    table.eye._read = unsure
    shown = Shown(table)
    plan = TablePlan("camera:table", system, complete(system.options, {}), "camera")
    companion = Companion(plan, lambda: CameraLine(VIEW, shown, table.eye))
    companion.start()
    try:
        until(qtbot, companion, lambda: companion.latest.pace is Pace.IN_STEP)
        with shown.lock:
            table.tiles[RIVER[0]] = [11]
        until(qtbot, companion, lambda: companion.latest.needed == "blurred")
        assert (companion.latest.needed_of, companion.latest.ways) == (0, ())
        panel = Panel(None)  # type: ignore[arg-type]
        qtbot.addWidget(panel)
        panel.resize(372, 672)
        panel.show_state(companion.latest)
        assert panel.picker.isVisibleTo(panel)
        assert not panel.picker.geometry().intersects(panel.leave_round.geometry())
        assert not panel.other.isVisibleTo(panel), "the last discard is not what is asked for"
        assert seat_name(0) in title(companion.latest)[0]
        companion.name_tiles((11,))
        until(qtbot, companion, lambda: companion.latest.pace is Pace.IN_STEP and companion.latest.needed == "")
        assert companion._sync.round.events[-1] == Discard(0, 11)
    finally:
        companion.stop()


# --- frames


class Waiting(FakeCamera):
    """A camera whose next frame comes when a test says so."""

    def __init__(self, *scenes) -> None:
        super().__init__(*scenes)
        self.go = Event()

    def read(self) -> Frame | None:
        self.go.wait(60)
        return super().read()


def test_the_newest_frame_is_given_once_and_the_end_is_said() -> None:
    camera = Waiting((3, still))
    newest = Newest(lambda: camera)
    assert newest.next(0) is None
    camera.go.set()
    numbers: list[int] = []
    with pytest.raises(LinkError) as ended:
        drain(newest, numbers)
    assert numbers
    assert numbers == sorted(set(numbers))
    assert numbers[-1] == 2
    assert ended.value.problem is Problem.ENDED


def drain(newest: Newest, numbers: list[int]) -> None:
    """Take frames until an error says that there are no more."""
    while True:
        came = newest.next(20)
        if came is not None:
            numbers.append(came[0].number)


@pytest.mark.parametrize("scene", [still, black, frozen])
def test_a_camera_that_is_pulled_out_is_lost_with_its_own_words(scene) -> None:
    newest = Newest(lambda: FakeCamera((2, scene), drop=True))
    with pytest.raises(LinkError) as lost:
        drain(newest, [])
    assert lost.value.problem is Problem.GONE
    assert lost.value.text == Text("没了", "gone")


def test_a_camera_that_cannot_be_opened_is_said(tmp_path: Path) -> None:
    newest = Newest(lambda: open_source("camera:nobody", find=tuple))
    with pytest.raises(LinkError) as lost:
        newest.next(20)
    assert lost.value.problem is Problem.GONE
    assert "nobody" in lost.value.text.en


@pytest.mark.parametrize("address", ["", "film:", "camera", "tape:a", "film"])
def test_an_address_that_is_none_is_refused(address: str) -> None:
    with pytest.raises(BadInput, match="camera:NAME"):
        open_source(address)


def test_films_and_folders_come_at_their_own_pace(tmp_path: Path) -> None:
    import cv2

    for n in range(3):
        cv2.imwrite(str(tmp_path / f"{n}.png"), still(n))
    opened = open_source(f"folder:{tmp_path}")
    assert isinstance(opened, Paced)
    opened.close()
    clock: Iterator[float] = iter([0.0, 0.0, 1.0, 1.0, 2.0, 2.0])
    source = Paced(Folder(tmp_path), lambda: next(clock))
    assert [frame.number for frame in iter(source.read, None)] == [0, 1, 2]
    with pytest.raises(BadInput):
        open_source(f"film:{tmp_path / 'none.mp4'}")
    with pytest.raises(BadInput):
        Film(tmp_path / "0.txt")


def test_a_camera_that_was_not_set_up_is_a_bad_address(profile: Path) -> None:
    with pytest.raises(LinkError) as unknown:
        open_device("camera:nobody")
    assert unknown.value.problem is Problem.BAD_ADDRESS
    assert "nobody" in unknown.value.text.zh


@pytest.mark.slow
def test_a_camera_is_listened_to_from_the_command_line(profile: Path, tmp_path: Path) -> None:
    import subprocess

    import cv2

    folder = tmp_path / "photos"
    folder.mkdir()
    table = DrawnTable(tiles={RIVER[0]: [certain()[0]]})
    for n in range(5):
        cv2.imwrite(str(folder / f"{n}.png"), noise(table.picture(), n))
    keep_view(replace(VIEW, name="家里", source=f"folder:{folder}"), profile)
    command = [sys.executable, "-W", "error", "-m", "mjdesk", "table", "listen", "camera:家里", "--profile", "camera"]
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)
    assert done.stderr == ""
    assert done.returncode == 0
    from mjdesk.engine.notation import tile_name

    assert f"river 0: {tile_name(certain()[0])}" in done.stdout
    assert "家里" in done.stdout


def test_a_lost_source_is_not_taken_for_the_end() -> None:
    with pytest.raises(SourceLost):
        open_source("camera:x", find=tuple)
