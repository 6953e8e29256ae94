"""What is heard of a match, as a person has set it: effects, calls in a voice, loudness."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QElapsedTimer, QObject

from mjdesk.profile import profile_dir

from . import clips
from .cues import TURN, Cue, cues
from .speaker import Speaker

if TYPE_CHECKING:
    from mjdesk.engine.events import Event
    from mjdesk.ui.models import TableModel
    from mjdesk.ui.settings import Settings

NO_VOICE: Final = "off"
#: the quiet tick of one's own turn comes only after so long without one's own doing
_AWAY_MS: Final = 3000


class Sounds(QObject):
    """Says which clips sound; owns the speaker."""

    def __init__(self, settings: Settings, parent: QObject | None = None, speaker: Speaker | None = None) -> None:
        super().__init__(parent)
        self.speaker = speaker or Speaker(self)
        self.settings = settings
        self._since_answer = QElapsedTimer()
        self._since_answer.start()
        self._asked: int | None = None

    def take_settings(self, settings: Settings) -> None:
        """Be as loud as these settings say, from now on."""
        self.settings = settings
        if not self.volume:
            self.speaker.hush()

    @property
    def volume(self) -> float:
        """Loudness from 0 to 1."""
        return 0.0 if self.settings.muted else self.settings.volume / 100

    def show(self, model: TableModel, event: Event | None) -> None:
        """Let an event be heard, and the own turn when one has been away."""
        if event is not None:
            for cue in cues(event, model.view):
                self.play(cue)
        if model.question is not None and model.question != self._asked and self._since_answer.elapsed() > _AWAY_MS:
            self.play(TURN)
        self._asked = model.question

    def answered(self, *_answer: object) -> None:
        """The person has done something: nobody needs to be called."""
        self._since_answer.restart()

    def play(self, cue: Cue) -> None:
        """Let one thing be heard, if it is wanted."""
        wanted = self.settings.voice != NO_VOICE if cue.spoken else self.settings.effects
        if self.volume and wanted:
            find = partial(_find, cue, self.settings.voice)
            self.speaker.sound(find, volume=self.volume, pan=cue.pan, spoken=cue.spoken)

    def close(self) -> None:
        """Be silent from now on and let go of the device."""
        self.speaker.close()


def _find(cue: Cue, voice: str) -> clips.Clip[int] | None:
    if not cue.spoken:
        return clips.effect(cue.name)
    pack = clips.voices(profile_dir()).get(voice)
    return None if pack is None else clips.call(pack, cue.name)
