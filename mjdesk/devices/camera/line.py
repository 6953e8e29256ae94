"""A camera over a table as a line: it speaks the table link, so that all that follows tables follows it too.

Frames never leave this module: what goes over the line are tiles, dice, and what is wrong with the picture.
"""

from __future__ import annotations

from collections.abc import Callable
from threading import Condition
from time import monotonic
from typing import Final

from mjdesk.engine.errors import BadInput, MjdeskError

from ..layout import Place
from ..link.decoder import Encoding
from ..link.errors import LinkError, Problem
from ..link.messages import Detail, Feature, ZoneSpec
from ..link.speaking import Speaker
from ..link.troubles import TROUBLES
from .frames import Frame, FrameSource, SourceLost
from .reader import FrameReader
from .table_eye import TableEye, places_of
from .table_view import Area, TableView
from .watching import Watch

VERSION: Final = "1"


class Newest:
    """The newest frame of a source, read in a thread of its own."""

    def __init__(self, opening: Callable[[], FrameSource]) -> None:
        self._changed = Condition()
        self._frame: tuple[Frame, Watch] | None = None
        self._over: list[MjdeskError | None] = []
        self._reader = FrameReader(opening, self._take, self._end)

    def _take(self, frame: Frame, watch: Watch) -> None:
        with self._changed:
            self._frame = frame, watch
            self._changed.notify_all()

    def _end(self, error: MjdeskError | None) -> None:
        with self._changed:
            self._over.append(error)
            self._changed.notify_all()

    def next(self, wait: float) -> tuple[Frame, Watch] | None:
        """A frame that was not given yet, waited for so many seconds; None where none came.

        Raises LinkError once the source has ended or is lost, and every frame was given.
        """
        with self._changed:
            self._changed.wait_for(lambda: self._frame is not None or self._over, wait)
            frame, self._frame = self._frame, None
            if frame is None and self._over:
                raise _lost(self._over[0])
            return frame

    def close(self) -> None:
        """Let go of the source."""
        self._reader.close(0.0)


def _lost(error: MjdeskError | None) -> LinkError:
    if error is None:
        return LinkError(Problem.ENDED, "film")
    lost = LinkError(Problem.GONE if isinstance(error, SourceLost) else Problem.OTHER, "camera", str(error))
    text = getattr(error, "text", None)
    if text is not None:
        lost.text = text
    return lost


class CameraLine:
    """A line to a camera over a table: opened when made, read and written as one to a device."""

    def __init__(
        self,
        view: TableView,
        frames: Newest,
        eye: TableEye,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self._frames, self._eye, self._clock = frames, eye, clock
        self._speaker = Speaker(view.name, VERSION, specs_of(view.areas), _features(view), Encoding.LINES)
        now = round(clock() * 1000)
        self._speaker.start(now)
        self._speaker.boot = now % (1 << 32)  # another number after each start
        self._specs = {place: spec for spec in self._speaker.zones for place in _places(spec)}
        self._thrown = 0
        self._wrong = ""  #: what is wrong with the picture, in a word of `TROUBLES`

    def read(self, wait: float) -> bytes:
        """What the newest frame has told, and beats. Raises LinkError when the camera is gone."""
        came = self._frames.next(wait)
        if came is not None:
            self._eye.after(*came)
        self._speaker.tick(round(self._clock() * 1000))
        if came is not None:
            self._say()
        return b"".join(self._speaker.outgoing())

    def _say(self) -> None:
        word = str(self._eye.sighted) if self._eye.sighted in TROUBLES else ""
        if word != self._wrong:
            self._wrong, self._speaker.silent = word, bool(word)
            self._speaker.trouble(word, TROUBLES[word].en if word else "")
        for place, tiles in self._eye.tiles.items():
            self._speaker.read(self._specs[place], place.seat, tiles)
        for dice in self._eye.throws[self._thrown :]:
            self._speaker.throw(dice)
        self._thrown = len(self._eye.throws)

    def write(self, data: bytes) -> None:
        """What the program says: it is answered with the next reading."""
        self._speaker.hear(data)

    def close(self) -> None:
        """Let go of the camera."""
        self._frames.close()


def specs_of(areas: tuple[Area, ...]) -> tuple[ZoneSpec, ...]:
    """What is watched, as a device says it."""
    places = places_of(areas)
    zones = dict.fromkeys(place.zone for place in places)
    return tuple(
        ZoneSpec(zone, tuple(p.seat for p in places if p.zone is zone and p.seat is not None), Detail.TILES)
        for zone in zones
    )


def _places(spec: ZoneSpec) -> list[Place]:
    return [Place(spec.zone, seat) for seat in spec.seats] or [Place(spec.zone)]


def _features(view: TableView) -> tuple[Feature, ...]:
    return (Feature.DICE,) if view.area(None) is not None else ()


def open_camera(name: str) -> CameraLine:
    """The line of a camera that was set up under a name; raises LinkError."""
    from .own_sets import OwnSets
    from .recogniser import Recogniser
    from .sources import open_source
    from .table_views import view_named

    try:
        view = view_named(name)
    except BadInput as error:
        unknown = LinkError(Problem.BAD_ADDRESS, f"camera:{name}")
        unknown.text = error.text or unknown.text
        raise unknown from None
    own, recogniser = OwnSets().all().own, Recogniser()
    eye = TableEye(view, lambda picture, quick: recogniser.read(picture, own, quick=quick))
    return CameraLine(view, Newest(lambda: open_source(view.source)), eye)
