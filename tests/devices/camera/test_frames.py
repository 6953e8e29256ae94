"""Sources of frames, what is said of them, and the thread that reads them: fakes that fail in every way."""

from __future__ import annotations

import subprocess
import sys
from threading import Event

import cv2
import numpy as np
import pytest
from PIL import Image

from mjdesk.devices.camera import frames as module
from mjdesk.devices.camera.frames import Camera, CameraFound, Film, Folder, SourceLost, cameras
from mjdesk.devices.camera.reader import FrameReader
from mjdesk.devices.camera.watching import Sighted, Watch
from mjdesk.engine.errors import BadInput

from .fake_camera import FakeCamera, bare, black, drifting, frozen, larger, passing, still, table

REST, MOVING, DARK, FROZEN = Sighted.REST, Sighted.MOVING, Sighted.DARK, Sighted.FROZEN


def said(*scenes) -> list[Sighted]:
    """What is said of each frame of scenes."""
    camera, watch, out = FakeCamera(*scenes), Watch(), []
    while (frame := camera.read()) is not None:
        watch = watch.after(frame)
        out.append(watch.seen)
    return out


def test_a_table_at_rest_is_at_rest_soon_and_stays_so() -> None:
    assert said((50, still)) == [MOVING] * 10 + [REST] * 40


def test_a_hand_passing_is_motion_and_then_there_is_rest_again() -> None:
    out = said((25, still), (25, passing), (25, still))
    assert set(out[26:49]) == {MOVING}
    assert out[-1] is REST


def test_exposure_that_drifts_is_no_motion() -> None:
    assert set(said((20, still), (45, drifting))[12:]) == {REST}


def test_a_covered_lens_is_dark_and_no_rest() -> None:
    out = said((20, still), (20, black), (20, still))
    assert set(out[20:40]) == {DARK}
    assert out[40] is MOVING, "what was seen before it went dark says nothing of now"
    assert out[-1] is REST


def test_a_bare_cloth_in_even_light_is_seen() -> None:
    out = said((40, bare), (40, still), (20, black), (20, bare))
    assert set(out[11:40]) == {REST}
    assert out[79] is REST
    assert set(out[80:100]) == {DARK}
    assert out[-1] is REST


def test_a_camera_that_hangs_is_frozen_and_wakes_up() -> None:
    out = said((20, still), (80, frozen), (15, still))
    assert out[60] is REST
    assert set(out[75:100]) == {FROZEN}
    assert out[-1] is REST


def test_another_size_is_another_view() -> None:
    camera, watch = FakeCamera((20, still), (1, larger)), Watch()
    while (frame := camera.read()) is not None:
        watch = watch.after(frame)
    assert watch.size == (640, 360)
    assert watch.seen is MOVING


class Heard:
    """What a reader told."""

    def __init__(self) -> None:
        self.frames: list[tuple[int, Sighted]] = []
        self.errors: list[Exception | None] = []
        self.done = Event()

    def shown(self, frame, watch) -> None:
        self.frames.append((frame.number, watch.seen))

    def ended(self, error) -> None:
        self.errors.append(error)
        self.done.set()


def test_a_reader_tells_every_frame_and_the_end_once() -> None:
    camera, heard = FakeCamera((30, still)), Heard()
    reader = FrameReader(lambda: camera, heard.shown, heard.ended)
    assert heard.done.wait(30)
    reader.close()
    assert [number for number, _ in heard.frames] == list(range(30))
    assert heard.errors == [None]
    assert camera.closed == 1
    assert not reader.alive


def test_a_camera_that_is_unplugged_is_told_and_let_go() -> None:
    camera, heard = FakeCamera((5, still), drop=True), Heard()
    FrameReader(lambda: camera, heard.shown, heard.ended)
    assert heard.done.wait(30)
    assert len(heard.frames) == 5
    assert isinstance(heard.errors[0], SourceLost)
    assert camera.closed == 1


def test_a_reader_stops_when_it_is_closed_even_from_within() -> None:
    camera, heard = FakeCamera((10_000, still)), Heard()
    readers: list[FrameReader] = []
    ready = Event()

    def shown(frame, watch) -> None:
        heard.shown(frame, watch)
        ready.wait(30)
        readers[0].close()

    readers.append(FrameReader(lambda: camera, shown, heard.ended))
    ready.set()
    assert heard.done.wait(30)
    readers[0].close()
    readers[0].close()
    assert len(heard.frames) == 1
    assert camera.closed == 1


def test_a_source_that_cannot_be_opened_is_told() -> None:
    heard = Heard()
    FrameReader(lambda: Camera(CameraFound("none", 97, cv2.CAP_IMAGES)), heard.shown, heard.ended)
    assert heard.done.wait(30)
    lost = heard.errors[0]
    assert isinstance(lost, SourceLost)
    assert "none" in lost.text.en
    assert heard.frames == []


def test_a_folder_gives_its_photos_in_order_and_tells_what_is_none(tmp_path) -> None:
    for n, name in enumerate(("b.png", "a.jpg", "c.PNG")):
        Image.new("RGB", (40 + n, 30), "white").save(tmp_path / name)
    (tmp_path / "aa.png").write_bytes(b"no picture")
    (tmp_path / "notes.txt").write_text("x", encoding="utf-8")
    folder, sizes = Folder(tmp_path), []
    while (frame := folder.read()) is not None:
        sizes.append((frame.number, frame.at, frame.pixels.shape[1]))
    assert sizes == [(0, 0.0, 41), (1, 1.0, 40), (2, 2.0, 42)]
    assert len(folder.refused) == 1


@pytest.mark.parametrize("name", ["gone", "empty"])
def test_a_folder_without_photos_is_refused(tmp_path, name) -> None:
    (tmp_path / "empty").mkdir()
    with pytest.raises(BadInput, match="photos"):
        Folder(tmp_path / name)


def test_a_film_is_read_to_its_end_at_its_own_times(tmp_path) -> None:
    path = tmp_path / "film.avi"
    writer = cv2.VideoWriter(str(path), cv2.VideoWriter.fourcc(*"MJPG"), 10, (320, 180))
    for n in range(12):
        writer.write(table() if n < 6 else 255 - table())
    writer.release()
    film, at = Film(path), []
    while (frame := film.read()) is not None:
        at.append(frame.at)
    film.close()
    film.close()
    assert at == [n / 10 for n in range(12)]


@pytest.mark.parametrize("data", [b"", b"no film at all", None])
def test_what_is_no_film_is_refused_in_words(tmp_path, data) -> None:
    path = tmp_path / "film.mp4"
    if data is not None:
        path.write_bytes(data)
    with pytest.raises(BadInput, match="film"):
        Film(path)


def test_cameras_of_one_name_are_told_apart_and_each_is_there_once(monkeypatch) -> None:
    import cv2_enumerate_cameras
    from cv2_enumerate_cameras.camera_info import CameraInfo

    def listed(*_args: object) -> list[CameraInfo]:
        places = ((0, "Webcam", 200), (0, "Webcam", 1800), (2, "Webcam", 200), (4, "Phone", 200))
        return [CameraInfo(n, name, f"/dev/video{n}", None, None, backend) for n, name, backend in places]

    monkeypatch.setattr(cv2_enumerate_cameras, "enumerate_cameras", listed)
    assert [(c.name, c.index, c.backend) for c in cameras()] == [
        ("Webcam", 0, 200), ("Webcam (2)", 2, 200), ("Phone", 4, 200),
    ]  # fmt: skip
    assert module.cameras() == cameras()


def test_the_pixels_of_a_frame_are_bytes_of_three_channels() -> None:
    frame = FakeCamera((1, still)).read()
    assert frame is not None
    assert frame.pixels.dtype == np.uint8
    assert frame.pixels.shape == (180, 320, 3)


ENDLESS = """
from tests.devices.camera.fake_camera import FakeCamera, still
from mjdesk.devices.camera.reader import FrameReader
from threading import Event
seen = Event()
camera = FakeCamera((10**6, still))
reader = FrameReader(lambda: camera, lambda frame, watch: seen.set(), lambda error: None)
seen.wait(60)
"""


def test_a_program_that_ends_while_a_camera_is_read_ends_well() -> None:
    done = subprocess.run([sys.executable, "-W", "error", "-c", ENDLESS], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
