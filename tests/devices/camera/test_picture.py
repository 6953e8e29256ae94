"""Pictures from files: every way in which one may be stored, and every way in which one may be unusable."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from PIL import Image

from mjdesk.devices.camera import picture as module
from mjdesk.devices.camera.picture import BadPicture, picture_of, read_picture
from mjdesk.devices.camera.readings import Box


def quarters() -> Image.Image:
    """64 × 40: red, green / blue, white quarters, so that every turn of it is another picture."""
    pixels = np.zeros((40, 64, 3), np.uint8)
    pixels[:20, :32] = 255, 0, 0
    pixels[:20, 32:] = 0, 255, 0
    pixels[20:, :32] = 0, 0, 255
    pixels[20:, 32:] = 255, 255, 255
    return Image.fromarray(pixels)


def stored(image: Image.Image, kind: str, **options: Any) -> bytes:
    out = io.BytesIO()
    image.save(out, kind, **options)
    return out.getvalue()


@pytest.mark.parametrize("kind", module.FORMATS)
def test_the_usual_formats_are_read(kind: str) -> None:
    picture = read_picture(stored(quarters(), kind))
    assert (picture.width, picture.height, picture.stored) == (64, 40, (64, 40))
    blue, green, red = (int(value) for value in picture.pixels[8, 8])
    assert red > 200
    assert max(blue, green) < 60


@pytest.mark.parametrize("other", [b"", b"no picture at all", b"\0\0\0\x18ftypheic" + bytes(40)])
def test_a_refusal_names_every_format_that_is_read(other: bytes) -> None:
    with pytest.raises(BadPicture) as caught:
        read_picture(other)
    assert all(kind in str(caught.value).upper() for kind in module.FORMATS)


@pytest.mark.parametrize("mode", ["L", "1", "P", "RGBA", "LA", "CMYK", "I;16", "F"])
def test_every_kind_of_colour_becomes_three_channels(mode: str) -> None:
    if mode in ("I;16", "F"):
        ramp = np.linspace(0, 65535, 64 * 40).reshape(40, 64)
        image = Image.fromarray(ramp.astype(np.uint16 if mode == "I;16" else np.float32))
    else:
        image = quarters().convert(mode)
    kind = {"CMYK": "JPEG", "F": "TIFF"}.get(mode, "PNG")
    picture = read_picture(stored(image, kind))
    assert picture.pixels.shape == (40, 64, 3)
    assert picture.pixels.dtype == np.uint8
    assert int(picture.pixels[36, 60].min()) > 230  # the lower right is white in all of them


def test_cmyk_keeps_its_colours() -> None:
    pixels = read_picture(stored(quarters().convert("CMYK"), "JPEG", quality=95)).pixels
    assert pixels[8, 8, 2] > 180 > 80 > pixels[8, 8, 0]


def test_what_is_transparent_is_white() -> None:
    clear = Image.new("RGBA", (32, 32), (255, 0, 0, 0))
    assert read_picture(stored(clear, "PNG")).pixels.min() == 255


@pytest.mark.parametrize("orientation", range(1, 9))
def test_a_turned_camera_is_turned_back_and_boxes_are_told_as_stored(orientation: int) -> None:
    exif = Image.Exif()
    exif[0x0112] = orientation
    picture = read_picture(stored(quarters(), "PNG", exif=exif))
    assert (picture.width, picture.height) == ((40, 64) if orientation >= 5 else (64, 40))
    original = np.asarray(quarters())[:, :, ::-1]
    for box in (Box(3, 5, 9, 7), Box(picture.width - 15, picture.height - 12, 12, 10)):
        there = picture.as_stored(box)
        mine = picture.pixels[int(box.centre[1]), int(box.centre[0])]
        assert (mine == original[int(there.centre[1]), int(there.centre[0])]).all()
        assert {round(there.w), round(there.h)} == {round(box.w), round(box.h)}


def test_an_orientation_that_is_none_is_ignored() -> None:
    exif = Image.Exif()
    exif[0x0112] = 77
    assert read_picture(stored(quarters(), "JPEG", exif=exif)).orientation == 1


@pytest.mark.parametrize("kind", ["JPEG", "PNG"])
def test_a_large_picture_is_reduced_and_boxes_are_told_at_full_size(kind: str) -> None:
    picture = read_picture(stored(Image.new("RGB", (9000, 600), "white"), kind))
    assert picture.width == module.LONGEST_SIDE
    assert picture.stored == (9000, 600)
    whole = picture.as_stored(Box(0, 0, picture.width, picture.height))
    assert (whole.w, whole.h) == pytest.approx((9000, 600), rel=0.01)


@pytest.mark.parametrize("kind", ["JPEG", "PNG", "WEBP", "BMP", "TIFF", "GIF"])
@pytest.mark.parametrize("share", [0.05, 0.5, 0.9])
def test_a_file_cut_off_is_refused_in_one_line(kind: str, share: float) -> None:
    noise = np.random.default_rng(1).integers(0, 255, (80, 90, 3), np.uint8)
    data = stored(Image.fromarray(noise), kind)
    with pytest.raises(BadPicture) as caught:
        read_picture(data[: int(len(data) * share)])
    assert "expected" in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("kind", ["JPEG", "PNG", "WEBP", "TIFF", "GIF"])
def test_damage_anywhere_is_a_message_or_a_picture_and_nothing_else(kind: str) -> None:
    rng = np.random.default_rng(2)
    data = stored(quarters(), kind)
    for _ in range(150):
        broken = bytearray(data)
        for place in rng.integers(0, len(data), 3):
            broken[place] = int(rng.integers(0, 256))
        try:
            picture = read_picture(bytes(broken))
        except BadPicture:
            continue
        assert picture.pixels.ndim == 3


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "is empty"),
        (b"no picture at all, a letter", "is no picture"),
        (b"%PDF-1.7 and so on", "is no picture"),
        (b"\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic", "HEIC"),
        (stored(Image.new("RGB", (5, 400)), "PNG"), "expected at least 16"),
    ],
)
def test_what_is_no_picture_says_so(data: bytes, said: str) -> None:
    with pytest.raises(BadPicture, match=said):
        read_picture(data)


def test_a_picture_of_too_many_pixels_is_refused_before_it_is_decoded() -> None:
    bomb = stored(Image.new("1", (20000, 20000)), "PNG")
    assert len(bomb) < 200_000
    with pytest.raises(BadPicture, match="20000 × 20000 pixels"):
        read_picture(bomb)


def test_files_that_cannot_be_read_are_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BadPicture, match=r"gone\.jpg: cannot be read"):
        read_picture(tmp_path / "gone.jpg")
    with pytest.raises(BadPicture, match="is a folder"):
        read_picture(tmp_path)
    with pytest.raises(BadPicture, match="no file name"):
        read_picture("a\0b")
    large = tmp_path / "large.png"
    large.write_bytes(stored(quarters(), "PNG"))
    monkeypatch.setattr(module, "MOST_BYTES", 50)
    with pytest.raises(BadPicture, match="expected at most"):
        read_picture(large)


def test_a_frame_is_stored_as_it_is() -> None:
    frame = picture_of(np.zeros((30, 50, 3), np.uint8))
    assert frame.as_stored(Box(1, 2, 3, 4)) == Box(1, 2, 3, 4)
