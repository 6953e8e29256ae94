"""What a running match keeps on the disk: its state, the records of its rounds, the coins they came to. No Qt.

A match is played on where the disk refuses: what it refused is written with what is kept next.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from ..engine.errors import BadInput
from ..engine.events import Event
from ..engine.match import Match
from ..engine.record import Record, write_record
from ..engine.round import Round
from ..modes.coins import BOOK_FILE
from ..modes.stakes import Outcome
from ..profile import write_atomic
from ..save import MatchFile, record_path, save_path
from .at_stake import Nothing


class Keeping:
    """Keeps one match. ``refused`` is told a sentence when the disk refuses, once for each thing that it refuses."""

    def __init__(
        self, profile: Path, stakes: Nothing, players: tuple[str, ...], refused: Callable[[str], None]
    ) -> None:
        self._profile, self._stakes, self._players, self._refused = profile, stakes, players, refused
        self._file = MatchFile(save_path(profile))
        self._unsaved = False
        self._unkept: dict[Path, bytes] = {}  # records that the disk has refused so far

    def event(self, event: Event, match: Match, round_: Round) -> None:
        """Put an event on the disk, and what it refused before."""
        if self._unsaved:
            self.whole(match, round_)
            return
        try:
            self._file.append(event)
        except OSError as error:
            self._not_saved(error)

    def whole(self, match: Match, round_: Round) -> None:
        """Put the match and the round so far on the disk."""
        try:
            self._file.begin_round(match, self._players, round_, self._stakes.venue)
            self._unsaved = False
        except OSError as error:
            self._not_saved(error)

    def _not_saved(self, error: OSError) -> None:
        """Say once that the disk refuses, not with every event that it goes on to."""
        if not self._unsaved:
            self._say(self._file.path, error)
        self._unsaved = True

    def record(self, match: Match, round_: Round) -> None:
        """Keep the record of a settled round; doing it twice changes nothing."""
        self._unkept[record_path(self._profile, match.id, match.number)] = write_record(Record.of(round_)).encode()
        for place, data in list(self._unkept.items()):
            try:
                write_atomic(place, data)
                del self._unkept[place]
            except OSError as error:
                self._say(place, error)

    def unkeep(self, match: Match) -> None:
        """The record of the round is none any more."""
        path = record_path(self._profile, match.id, match.number)
        self._unkept.pop(path, None)
        path.unlink(missing_ok=True)

    def coins(self, match: Match, round_: Round) -> Outcome | None:
        """Book the coins of a settled round, once; a disk that refuses is asked again before the next one."""
        try:
            return self._stakes.book(match, round_)
        except OSError as error:
            self._say(self._profile / BOOK_FILE, error)
        except BadInput as error:  # a book that is damaged names its line itself
            self._refused(str(error))
        return None

    def close(self) -> None:
        """Let go of the file; everything is on the disk already."""
        self._file.close()

    def remove(self) -> None:
        """Forget the running match; records of finished rounds stay."""
        self._file.remove()

    def _say(self, path: Path, error: OSError) -> None:
        self._refused(f"{path}: {error.strerror}")
