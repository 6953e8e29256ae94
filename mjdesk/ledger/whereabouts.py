"""Where the ledger is, said without opening it: this module loads no database."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from mjdesk.profile import profile_dir

LEDGER_FILE: Final = "ledger.db"
URL_VARIABLE: Final = "MJDESK_DATABASE_URL"


def is_kept(folder: Path | None = None) -> bool:
    """Whether somebody keeps a ledger here: its file is in the profile, or a database is named."""
    return bool(os.environ.get(URL_VARIABLE)) or ((folder or profile_dir()) / LEDGER_FILE).is_file()
