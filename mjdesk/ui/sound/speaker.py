"""Plays what the mixer mixes on the sound device, as long as something sounds.

Everything that may take its time (loading the library, decoding, opening the device) happens in a thread of its own.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from typing import Any, Final, TypeAlias

from PySide6.QtCore import QObject, QTimer

from .backends import backends
from .clips import RATE
from .mixer import Mixer

_BUFFER_MS: Final = 40
_REST_MS: Final = 1500  #: the device is let go when nothing has sounded for so long
_log = logging.getLogger(__name__)

#: finds what is to sound: 16-bit samples of one channel, or None for nothing
Find: TypeAlias = Callable[[], Sequence[int] | None]


def is_installed() -> bool:
    """Whether the extra ``[sound]`` is there."""
    return find_spec("miniaudio") is not None


class Speaker(QObject):
    """The sound device. One that fails, or is not there, is not tried again: the program is silent then.

    ``asked`` are the backends of miniaudio to try, those worth it on this machine unless some are given.
    """

    def __init__(self, parent: QObject | None = None, asked: Sequence[Any] = ()) -> None:
        super().__init__(parent)
        self.mixer = Mixer()
        self.works = is_installed()
        self._asked = list(asked)
        self._device: Any = None
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="sound")
        self._rest = QTimer(self, interval=_REST_MS, singleShot=True)
        self._rest.timeout.connect(self._rest_when_silent)

    @property
    def is_open(self) -> bool:
        """Whether the device is in use."""
        return self._device is not None

    def sound(self, find: Find, *, volume: float, pan: float = 0.0, spoken: bool = False) -> None:
        """Let something sound over what sounds already; returns at once."""
        if self.works:
            self._thread.submit(self._sound, find, volume, pan, spoken)
            self._rest.start()

    def hush(self) -> None:
        """Be silent at once and let go of the device; returns at once."""
        self._rest.stop()
        self.mixer.stop()
        self._thread.submit(self._close)

    def close(self) -> None:
        """Let go of the device for good; waits until it is done."""
        self.works = False
        self.hush()
        self._thread.shutdown(wait=True)

    def wait(self) -> None:
        """Wait until what was asked for has begun to sound."""
        self._thread.submit(int).result()

    def _rest_when_silent(self) -> None:
        if self.mixer.is_silent:
            self.hush()
        else:
            self._rest.start()

    # --- in the thread

    def _sound(self, find: Find, volume: float, pan: float, spoken: bool) -> None:
        samples = find()
        if samples is None or not self.works:
            return
        self.mixer.play(samples, volume=volume, pan=pan, spoken=spoken)
        if self._device is None:
            self._open()

    def _open(self) -> None:
        import miniaudio

        try:
            self._device = miniaudio.PlaybackDevice(
                nchannels=2,
                sample_rate=RATE,
                buffersize_msec=_BUFFER_MS,
                backends=self._asked or backends(),
                app_name="mjdesk",
            )
            stream = _stream(self.mixer)
            next(stream)
            self._device.start(stream)
        except miniaudio.MiniaudioError as error:
            _log.info("no sound: %s", error)
            self.works = False
            self.mixer.stop()
            self._close()

    def _close(self) -> None:
        if self._device is not None:
            self._device.close()
            self._device = None


def _stream(mixer: Mixer) -> Generator[Any, int, None]:
    """What the device's thread asks for: each time a number of frames."""
    frames = yield b""
    while True:
        frames = yield mixer.render(frames)
