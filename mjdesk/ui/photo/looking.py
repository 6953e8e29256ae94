"""A photo is read off the window's thread: the picture as it is shown, and what lies in it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Final, Generic, TypeAlias, TypeVar

from PySide6.QtCore import QBuffer, QMimeData, QObject, QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QFileDialog, QWidget

from mjdesk.devices.camera.readings import Sight
from mjdesk.engine.errors import BadInput
from mjdesk.ui.background import in_background
from mjdesk.ui.i18n import tr, translate_dialogs

if TYPE_CHECKING:
    from mjdesk.devices.camera.own_set import OwnSet
    from mjdesk.devices.camera.own_sets import Kept
    from mjdesk.devices.camera.picture import Picture
    from mjdesk.devices.camera.recogniser import Recogniser

SHOWN: Final = 1600  #: the longer side of what is drawn: larger ones would hold the window up
Source: TypeAlias = "Path | bytes | QImage | Picture"  #: a picture is one that was taken


@dataclass(frozen=True, slots=True, eq=False)
class Looked:
    """A photo that was read. ``scale``: pixels of ``shown`` by pixels of the picture.

    ``kept`` are the sets of one's own as they were then: it was read by the used one, where there is one.
    """

    picture: Picture
    shown: QImage
    scale: float
    sight: Sight
    kept: Kept


class _Eyes:
    """The one recogniser of the window: its models are loaded once, and used by one thread at a time."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._recogniser: Recogniser | None = None

    def read(self, picture: Picture, own: OwnSet | None) -> Sight:
        from mjdesk.devices.camera.recogniser import Recogniser

        with self._lock:
            if self._recogniser is None:
                self._recogniser = Recogniser()
            return self._recogniser.read(picture, own)


_eyes: Final = _Eyes()


Made = TypeVar("Made")


class Looker(QObject, Generic[Made]):
    """Reads one photo after the other; ``then`` hears of the newest alone: what was made of it, or why there is none.

    ``make`` makes it of what was read, off the window's thread too.
    """

    def __init__(
        self, make: Callable[[Looked], Made], then: Callable[[Made | BadInput], None], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._make, self._then = make, then
        self.asked = 0  #: how many photos were asked for
        self.busy = False

    def look(self, source: Source) -> None:
        """Read a photo: a file, the bytes of one, a picture from the clipboard, or one that was taken."""
        self.asked += 1
        self.busy = True
        number = self.asked
        in_background(lambda: (number, self._made(source)), self._told)

    def _made(self, source: Source) -> Made | BadInput:
        came = looked(source)
        return came if isinstance(came, BadInput) else self._make(came)

    def _told(self, told: tuple[int, Made | BadInput]) -> None:
        number, came = told
        if number == self.asked:
            self.busy = False
            self._then(came)


def looked(source: Source) -> Looked | BadInput:
    """What a photo shows, or why it cannot be used."""
    from mjdesk.devices.camera.picture import Picture, read_picture

    if isinstance(source, Picture):
        return looked_at(source)
    try:
        return looked_at(read_picture(_bytes_of(source) if isinstance(source, QImage) else source))
    except BadInput as bad:
        return bad


def looked_at(picture: Picture) -> Looked:
    """What a picture that is in memory shows, by the set of one's own that is used."""
    from mjdesk.devices.camera.own_sets import OwnSets

    whole = image_of(picture)
    scale = min(1.0, SHOWN / max(picture.width, picture.height))
    if scale < 1.0:
        smooth, keep = Qt.TransformationMode.SmoothTransformation, Qt.AspectRatioMode.IgnoreAspectRatio
        whole = whole.scaled(round(picture.width * scale), round(picture.height * scale), keep, smooth)
    kept = OwnSets().all()
    return Looked(picture, whole, scale, _eyes.read(picture, kept.own), kept)


def image_of(picture: Picture, part: QRect | None = None) -> QImage:
    """A picture, or a part of it that lies inside, as Qt draws it."""
    pixels = picture.pixels
    if part is not None:
        pixels = pixels[part.top() : part.bottom() + 1, part.left() : part.right() + 1]
    high, wide = pixels.shape[:2]
    return QImage(pixels.tobytes(), wide, high, 3 * wide, QImage.Format.Format_BGR888).copy()


def _bytes_of(image: QImage) -> bytes:
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    image.save(buffer, "BMP")  # type: ignore[call-overload]
    return bytes(buffer.data().data())


# --- where photos come from


def ask_photo(parent: QWidget) -> Path | None:
    """A photo to open; None when the person thinks better of it."""
    translate_dialogs()
    kinds = f"{tr('Photos')} (*.jpg *.jpeg *.png *.webp *.bmp *.tif *.tiff);;{tr('All files')} (*)"
    name, _kind = QFileDialog.getOpenFileName(parent.window(), tr("Open a photo"), "", kinds)
    return Path(name) if name else None


def photo_in(data: QMimeData | None) -> Source | None:
    """The photo that is dropped or pasted: one file, or a picture itself; None when it is something else.

    Qt gives no data at all where nobody ever copied anything, or whoever did is gone.
    """
    if data is None:
        return None
    local = [url.toLocalFile() for url in data.urls() if url.isLocalFile()]
    if len(local) == 1:
        return Path(local[0])
    image = data.imageData() if data.hasImage() else None
    return image if isinstance(image, QImage) and not image.isNull() else None
