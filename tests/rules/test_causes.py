"""What a payment beside the wins is for is said by the rules, not read out of words: kongs and turned tiles."""

from __future__ import annotations

import pytest

from mjdesk.engine.match import Match
from mjdesk.engine.options import complete
from mjdesk.engine.rules.registry import rule_system
from mjdesk.engine.settlement import HOUSE, Cause, Side
from mjdesk.players.headless import play_round
from mjdesk.players.lineup import line_up

#: systems that pay for kongs or for turned tiles beside the wins, with options under which they do
GAMES = {
    "qionghu": {"kong_on_draw": True},
    "guangdong-tuidaohu": {},
    "guangdong-tuidaohu-table": {},
    "guangdong-zhuama": {},
    "changsha": {"kong_points": True},
}


@pytest.mark.slow
@pytest.mark.parametrize("rules", GAMES)
def test_each_payment_beside_the_wins_says_what_it_is_for(rules: str) -> None:
    system = rule_system(rules)
    match = Match.begin(system, complete(system.options, GAMES[rules]), "causes", 40)
    players = line_up("greedy", match.players, "causes")
    kongs = turned = 0
    while not match.over:
        played = play_round(match.next_round(), players)
        match = match.after(played)
        for transfer in played.verdict().transfers:
            causes = {factor.cause for factor in transfer.why} - {None}
            words = "".join(factor.text.zh for factor in transfer.why)
            beside = transfer.payee != HOUSE and all(factor.side is not Side.WINNER for factor in transfer.why)
            assert (Cause.TURNED in causes) == ("马 " in words and "照样一份" in words)
            if beside:
                assert (Cause.KONG in causes) == ("杠" in words), words
            kongs += Cause.KONG in causes
            turned += Cause.TURNED in causes
    assert kongs > 0
    assert bool(turned) == (rules == "guangdong-tuidaohu")
