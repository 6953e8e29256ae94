"""A real process that plays for coins until it comes to a step of a settled round: ``coin_driver.py STEP``.

It says ``there`` on its output when it has come to the step, and waits for its input, which nobody gives.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication

from mjdesk.modes import venue
from mjdesk.modes.coins import BookFile, Booking, Why
from mjdesk.modes.regulars import ME
from mjdesk.profile import profile_dir
from mjdesk.save import PERSON, MatchFile
from mjdesk.ui.automatic import AUTOPLAY
from mjdesk.ui.keeping import Keeping
from mjdesk.ui.pace import Pace
from mjdesk.ui.session import MatchSession, begun

ROOM: Final = venue.coin_room("guangdong-jipinghu", "small", (ME, "ai:xu", "ai:heng", "ai:zhou"))


def _is_round(_file: BookFile, _book: object, booking: Booking) -> bool:
    return booking.why is Why.ROUND


def _is_next(_file: MatchFile, match: object, *_more: object) -> bool:
    return match.number > 1  # type: ignore[attr-defined]


def _always(*_given: object) -> bool:
    return True


#: where it stops: what is called then, for which calls, and whether it has done its work
STEPS: Final[dict[str, tuple[type, str, Callable[..., bool], bool]]] = {
    "before the record": (Keeping, "record", _always, False),
    "before the coins": (Keeping, "coins", _always, False),
    "while the book is locked": (BookFile, "add", _is_round, False),
    "after the line of the book": (BookFile, "add", _is_round, True),
    "before anybody is told": (Keeping, "coins", _always, True),
    "before the next round is saved": (MatchFile, "begin_round", _is_next, False),
}


def stop_at(step: str) -> None:
    """Stay for ever in a step."""
    owner, name, meant, after = STEPS[step]
    work = getattr(owner, name)

    def stop(*given: object) -> object:
        done = work(*given) if after or not meant(*given) else None
        if meant(*given):
            print("there", flush=True)
            sys.stdin.read()
        return done

    setattr(owner, name, stop)


def main(step: str) -> int:
    """Play a round and go on to the next."""
    app = QCoreApplication(["mjdesk"])
    stop_at(step)
    saved = begun(ROOM.rules, {}, (PERSON, *["greedy"] * 3), 0, seed="killed", venue=ROOM)
    session = MatchSession(profile_dir(), saved, pace=Pace(0))
    session.settled.connect(lambda _model: session.next_round())
    session.failed.connect(partial(print, file=sys.stderr))
    session.begin()
    session.set_auto(AUTOPLAY, True)
    return app.exec()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
