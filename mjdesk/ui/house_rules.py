"""The house rules of a profile as the window holds them: read when first asked for, kept on the disk first."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal

from mjdesk.preset_files import load, save
from mjdesk.presets import Presets
from mjdesk.profile import profile_dir
from mjdesk.ui.i18n import tr


class HouseRules(QObject):
    """They. ``changed`` carries all of them after each attempt to keep others; ``said`` what went wrong."""

    changed = Signal(object)  #: Presets
    said = Signal(str)
    _found = Signal(str)  #: as `said`, when who asked has gone on

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._found.connect(self.said, Qt.ConnectionType.QueuedConnection)
        self._presets: Presets | None = None

    def all(self) -> Presets:
        """All of them. A file that cannot be read is set aside, and that is said."""
        if self._presets is None:
            self._presets, damaged = load(profile_dir())
            if damaged is not None:
                name = damaged.moved_to.name
                words = tr("The house rules could not be read; the file is kept as {file}", file=name)
                self._found.emit(words)
        return self._presets

    def keep(self, presets: Presets) -> None:
        """Keep these on the disk; only then they are shown."""
        try:
            save(profile_dir(), presets)
        except OSError as error:
            self.said.emit(tr("Could not be saved: {what}", what=error.strerror or str(error)))
        else:
            self._presets = presets
        self.changed.emit(self.all())
