"""Random finished rounds of `wuhan`, near enough to wins that many are some."""

from __future__ import annotations

from mjdesk.engine.rules.wuhan import Wuhan

from ..red_dragon.rounds import Maker

RULES = Wuhan()
random_case = Maker(RULES).case
