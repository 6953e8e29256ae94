"""Pictures from files and bytes: upright, in colour, of a size that can be worked on; or one clear message why not."""

from __future__ import annotations

import io
import struct
import warnings
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image, UnidentifiedImageError

from mjdesk.engine.errors import BadInput
from mjdesk.engine.text import Text

from .readings import Box

FORMATS: Final = ("JPEG", "PNG", "WEBP", "BMP", "TIFF", "GIF")
_EXPECTED: Final = "JPEG, PNG, WebP, BMP, TIFF or GIF"
MOST_BYTES: Final = 100 * 2**20
MOST_PIXELS: Final = 120_000_000  #: a phone's largest is 108 million
LONGEST_SIDE: Final = 2048  #: larger pictures are reduced to it
_LEAST_SHARE: Final = 0.75  #: of that is enough where decoding can stop there: a photo of 4000 becomes one of 2000
SMALLEST_SIDE: Final = 16
_ORIENTATION: Final = 0x0112  #: the EXIF tag that says how the camera was held
_FALSE_FRIENDS: Final = {b"ftypheic": "HEIC", b"ftypheix": "HEIC", b"ftypmif1": "HEIF", b"ftypavif": "AVIF"}

# Pillow warns of sizes from 89 million pixels on; we refuse by a limit of our own before anything is decoded.
Image.MAX_IMAGE_PIXELS = None
# What it says of a damaged file before it gives up, or in spite of which it goes on, is of no use to a person.
warnings.filterwarnings("ignore", module=r"PIL\.")


class BadPicture(BadInput):
    """A file or bytes that are no picture we can use; the message says why and what was expected."""


@dataclass(frozen=True, slots=True, eq=False)
class Picture:
    """An upright picture, and how it lies in the file.

    ``pixels``: height × width × 3 bytes, blue green red. ``orientation``: 1–8 as EXIF counts them, the way in which
    the stored pixels were turned to get it. ``stored``: width and height in the file.
    """

    pixels: NDArray[np.uint8]
    orientation: int
    stored: tuple[int, int]

    @property
    def width(self) -> int:
        """Pixels from left to right, held upright."""
        return int(self.pixels.shape[1])

    @property
    def height(self) -> int:
        """Pixels from top to bottom, held upright."""
        return int(self.pixels.shape[0])

    def as_stored(self, box: Box) -> Box:
        """A box of the upright picture in pixels of the picture as it is stored."""
        left, top, right, bottom = box.x, box.y, box.x + box.w, box.y + box.h
        width, height = float(self.width), float(self.height)
        x0, y0 = _unturned(left, top, width, height, self.orientation)
        x1, y1 = _unturned(right, bottom, width, height, self.orientation)
        across, down = (height, width) if self.orientation >= 5 else (width, height)
        scale_x, scale_y = self.stored[0] / across, self.stored[1] / down
        return Box(min(x0, x1) * scale_x, min(y0, y1) * scale_y, abs(x1 - x0) * scale_x, abs(y1 - y0) * scale_y)


def _unturned(x: float, y: float, width: float, height: float, orientation: int) -> tuple[float, float]:
    """A point of the upright picture (its width and height are given) where the file has it."""
    return {
        1: (x, y),
        2: (width - x, y),
        3: (width - x, height - y),
        4: (x, height - y),
        5: (y, x),
        6: (y, width - x),
        7: (height - y, width - x),
        8: (height - y, x),
    }[orientation]


def picture_of(pixels: NDArray[np.uint8]) -> Picture:
    """A frame that is in memory already, blue green red."""
    return Picture(pixels, 1, (int(pixels.shape[1]), int(pixels.shape[0])))


def read_picture(source: Path | str | bytes) -> Picture:
    """The picture in a file, or in the bytes of one; raises BadPicture with the one reason why it cannot be used."""
    where = "picture" if isinstance(source, bytes) else str(source)
    data = source if isinstance(source, bytes) else _bytes_of(Path(source))
    if not data:
        raise _bad(where, f"is empty; expected a picture ({_EXPECTED})", "文件是空的", "The file is empty")
    try:
        return _decoded(data, where)
    except BadPicture:
        raise
    except UnidentifiedImageError:
        kind = next((name for mark, name in _FALSE_FRIENDS.items() if mark in data[:32]), None)
        if kind is not None:
            raise _bad(
                where,
                f"is an {kind} picture; expected {_EXPECTED}",
                f"不支持 {kind} 格式，请用 JPEG、PNG、WebP、BMP、TIFF 或 GIF",
                f"{kind} pictures cannot be read; use {_EXPECTED}",
            ) from None
        raise _bad(where, f"is no picture; expected {_EXPECTED}", "这不是图片文件", "This file is no picture") from None
    except MemoryError:
        raise _bad(where, "is too large for the memory", "图片太大，内存不够", "Too large for the memory") from None
    except (OSError, SyntaxError, ValueError, TypeError, KeyError, EOFError, struct.error, Warning) as error:
        # a damaged file shows itself in many ways inside Pillow
        raise _bad(
            where,
            f"is damaged or cut off ({error}); expected a whole picture",
            "图片损坏或不完整",
            "The picture is damaged or cut off",
        ) from None


def _bad(where: str, what: str, zh: str, en: str) -> BadPicture:
    return BadPicture(what, where, Text(zh, en))


def _bytes_of(path: Path) -> bytes:
    try:
        folder, size = path.is_dir(), path.stat().st_size
        data = b"" if folder or size > MOST_BYTES else path.read_bytes()
    except OSError as error:
        raise _bad(str(path), f"cannot be read ({error.strerror})", "文件无法读取", "The file cannot be read") from None
    except ValueError:  # a name with a zero byte
        raise _bad(ascii(str(path)), "is no file name", "文件名无效", "This is no file name") from None
    if folder:
        raise _bad(str(path), "is a folder; expected a picture", "这是文件夹，不是图片", "This is a folder")
    if size > MOST_BYTES:
        raise _bad(
            str(path),
            f"has {size / 2**20:.0f} MiB; expected at most {MOST_BYTES >> 20}",
            f"文件太大（最多 {MOST_BYTES >> 20} MiB）",
            f"The file is too large (at most {MOST_BYTES >> 20} MiB)",
        )
    return data


def _decoded(data: bytes, where: str) -> Picture:
    with Image.open(io.BytesIO(data), formats=FORMATS) as image:
        stored = image.size
        _require_size(stored, where)
        orientation = _orientation(image)
        if max(stored) > LONGEST_SIDE:
            image.draft(
                None, _reduced(stored, _LEAST_SHARE)
            )  # a JPEG is decoded at an eighth to a half of its size, the rest is not
        whole = _in_colour(image)
    if max(whole.size) > LONGEST_SIDE:
        whole = whole.resize(_reduced(whole.size), Image.Resampling.BOX)
    pixels = np.asarray(whole)[:, :, ::-1]
    return Picture(np.ascontiguousarray(_upright(pixels, orientation)), orientation, stored)


def _require_size(size: tuple[int, int], where: str) -> None:
    wide, high = size
    if wide * high > MOST_PIXELS:
        raise _bad(
            where,
            f"has {wide} × {high} pixels; expected at most {MOST_PIXELS // 10**6} million",
            f"图片太大（{wide}×{high}，最多 {MOST_PIXELS // 10**4} 万像素）",
            f"{wide} × {high} pixels are too many (at most {MOST_PIXELS // 10**6} million)",
        )
    if min(size) < SMALLEST_SIDE:
        raise _bad(
            where,
            f"has {wide} × {high} pixels; expected at least {SMALLEST_SIDE} each way",
            f"图片太小（{wide}×{high}）",
            f"{wide} × {high} pixels are too few",
        )


def _orientation(image: Image.Image) -> int:
    value = image.getexif().get(_ORIENTATION, 1)
    return value if isinstance(value, int) and 1 <= value <= 8 else 1


def _reduced(size: tuple[int, int], share: float = 1.0) -> tuple[int, int]:
    scale = share * LONGEST_SIDE / max(size)
    return max(1, round(size[0] * scale)), max(1, round(size[1] * scale))


def _in_colour(image: Image.Image) -> Image.Image:
    """Red green blue; what is transparent becomes white, 16 bits a channel become 8."""
    image.load()
    if image.mode in ("I;16", "I;16B", "I;16L", "I", "F"):
        grey = np.asarray(image).astype(np.float64)
        top = max(float(grey.max()), 1.0)
        depth = 255.0 if top <= 255 else 65535.0 if top <= 65535 else top
        return Image.fromarray(np.clip(grey * (255 / depth), 0, 255).astype(np.uint8)).convert("RGB")
    if image.mode in ("RGBA", "LA", "PA", "La", "RGBa") or "transparency" in image.info:
        layer = image.convert("RGBA")
        ground = Image.new("RGBA", layer.size, "white")
        return Image.alpha_composite(ground, layer).convert("RGB")
    return image.convert("RGB")


def _upright(pixels: NDArray[np.uint8], orientation: int) -> NDArray[np.uint8]:
    """The stored pixels turned and mirrored as EXIF says."""
    if orientation in (2, 3):
        pixels = pixels[:, ::-1]
    if orientation in (3, 4):
        pixels = pixels[::-1]
    if orientation >= 5:
        pixels = pixels.transpose(1, 0, 2)
        if orientation in (6, 7):
            pixels = pixels[:, ::-1]
        if orientation in (7, 8):
            pixels = pixels[::-1]
    return pixels
