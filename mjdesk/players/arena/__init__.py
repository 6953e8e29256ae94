"""Duplicate matches of two players: deals played (`duel`), what they come to (`tally`), over cores or a cluster.

The batches (`runner`) do any work of independent pieces: reviews of whole archives run on them too.
"""

from .batches import Runner, Stop, Tasks, runner, stopped_by_ctrl_c
from .duel import DealResult, Duel, Outcome, play_deal
from .progress import Progress
from .tally import Tally
from .times import Timed, Times

__all__ = [
    "DealResult",
    "Duel",
    "Outcome",
    "Progress",
    "Runner",
    "Stop",
    "Tally",
    "Tasks",
    "Timed",
    "Times",
    "play_deal",
    "runner",
    "stopped_by_ctrl_c",
]
