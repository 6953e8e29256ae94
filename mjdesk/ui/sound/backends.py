"""Which sound systems are worth asking for a device.

ALSA complains on the terminal, past us, when it is asked where there is no sound card; so it is asked only where
there is one. A sound server is found without it.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, Final

#: where the kernel of Linux shows its sound devices; those that play end with a ``p``
DEVICES: Final = Path("/dev/snd")


def has_card(folder: Path = DEVICES) -> bool:
    """Whether ALSA has something to play on."""
    return any(folder.glob("pcmC*D*p"))


def backends(platform: str = sys.platform, folder: Path = DEVICES) -> list[Any]:
    """What miniaudio is to try, in this order; empty: all that it knows for the platform."""
    from miniaudio import Backend

    if not platform.startswith("linux"):
        return []
    return [Backend.PULSEAUDIO, Backend.ALSA] if has_card(folder) else [Backend.PULSEAUDIO]
