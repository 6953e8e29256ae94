"""What the clipboard holds when a photo is pasted: nothing at all, words, a picture."""

from __future__ import annotations

from PySide6.QtCore import QMimeData
from PySide6.QtGui import QImage

from mjdesk.ui.photo.looking import photo_in


def test_nothing_and_words_are_no_photo(qapp) -> None:
    assert photo_in(None) is None
    words = QMimeData()
    words.setText("一万")
    assert photo_in(words) is None


def test_a_picture_is_one(qapp) -> None:
    held, picture = QMimeData(), QImage(4, 4, QImage.Format.Format_RGB32)
    picture.fill(0)
    held.setImageData(picture)
    assert photo_in(held) == picture
