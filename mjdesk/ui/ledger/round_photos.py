"""Photos that a person wants to keep with rounds: a file each in the profile, named after the saving of the round."""

from __future__ import annotations

import re
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Final

from mjdesk.profile import profile_dir, write_atomic

if TYPE_CHECKING:
    from mjdesk.devices.camera.picture import Picture

FOLDER: Final = "round-photos"
_QUALITY: Final = 88  #: of the JPEG, in per cent


def photo_of(key: str, folder: Path | None = None) -> Path:
    """Where the photo of a round lies, if one was kept; ``key`` names the saving of the round."""
    name = key if re.fullmatch(r"[0-9a-f]{8,64}", key) else sha256(key.encode("utf-8", "backslashreplace")).hexdigest()
    return (folder or profile_dir()) / FOLDER / f"{name}.jpg"


def keep_photo(key: str, picture: Picture, folder: Path | None = None) -> OSError | None:
    """Keep a photo with a round; why it cannot be, where the disk refuses."""
    import cv2

    _done, data = cv2.imencode(".jpg", picture.pixels, [cv2.IMWRITE_JPEG_QUALITY, _QUALITY])
    try:
        write_atomic(photo_of(key, folder), data.tobytes())
    except OSError as error:
        return error
    return None


def forget_photo(key: str, folder: Path | None = None) -> None:
    """Delete the photo of a round; nothing happens where there is none."""
    photo_of(key, folder).unlink(missing_ok=True)
