"""What a device may say is wrong at the table (`Trouble`), in sentences a person can act on."""

from __future__ import annotations

from typing import Final

from ...engine.text import Text
from .messages import Trouble

#: by the word; a device may say others, with a sentence of its own
TROUBLES: Final = {
    "dark": Text("镜头看不见东西：是不是盖住了，太暗了", "The camera sees nothing: is the lens covered, is it dark?"),
    "frozen": Text("画面不动了：把摄像头重新插一下", "The picture stands still: plug the camera in again"),
}


def trouble_text(trouble: Trouble) -> Text | None:
    """The sentence for a person; None when nothing is wrong any more."""
    if not trouble.code:
        return None
    return TROUBLES.get(trouble.code) or Text(trouble.text or trouble.code, trouble.text or trouble.code)
