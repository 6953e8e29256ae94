"""What the window is told of a hand: sets with their 胡息, why a card may not be taken, what claims lead to."""

from __future__ import annotations

from collections import Counter

from mjdesk.engine.actions import Action, Kind
from mjdesk.engine.events import Event
from mjdesk.engine.match import Match
from mjdesk.engine.notation import format_tiles, parse_tile
from mjdesk.engine.options import complete
from mjdesk.engine.paohuzi.cards import GROUPS_WITH
from mjdesk.engine.paohuzi.claims import chi_lists
from mjdesk.engine.paohuzi.refusals import last_open
from mjdesk.engine.paohuzi.round import PaohuziRound
from mjdesk.engine.paohuzi.words import full_name
from mjdesk.engine.round import Round
from mjdesk.engine.rules.values import CountedSet
from mjdesk.engine.view import view_of
from mjdesk.players.headless import play_round
from mjdesk.players.lineup import line_up
from mjdesk.players.paohuzi.waits import after_claims, waits

from .tables import RULES, Table
from .test_flow import NEARLY


def in_words(sets: tuple[CountedSet, ...]) -> str:
    """Sets in one line, such as ``坎111d 6*``."""
    return " ".join(
        f"{'' if s.name is None else s.name.zh}{format_tiles(s.tiles)} {s.points}{'*' if s.won else ''}" for s in sets
    )


def test_sets_of_played_rounds_are_the_whole_hand_and_what_it_is_paid_for() -> None:
    match = Match.begin(RULES, complete(RULES.options, {}), "sets", 30)
    won = 0
    while not match.over:
        finished = play_round(match.next_round(), line_up("greedy", 3, "sets"))
        verdict = finished.verdict()
        for seat, state in enumerate(finished.seats):
            sets = RULES.counted_sets(finished, seat)
            cards = [card for each in sets for card in each.tiles]
            own = [*state.tiles(), *(card for meld in state.melds for card in meld.tiles)]
            if any(win.seat == seat for win in finished.wins):
                won += 1
                (win,) = finished.wins
                assert sum(each.points for each in sets) == (verdict.huxi or ())[0]
                assert [each.won for each in sets].count(True) == 1
                assert win.tile in next(each.tiles for each in sets if each.won)
                own += [win.tile] * (len(cards) - len(own))
            assert sorted(cards) == sorted(own)
        match = match.after(finished)
    assert won > 20


def test_the_sets_of_a_win() -> None:
    t = Table({1: NEARLY}, "7x", avoid="1d3x5x7x4x")
    t.skip_to("0 discard").discard(0, format_tiles(t.round.seats[0].tiles()[:1])).skip_to("1 win").win(1)
    sets = in_words(RULES.counted_sets(t.round, 1))
    assert sets.count("*") == 1
    assert "789x 0*" in sets


def moments(seed: str, rounds: int = 1) -> list[Round]:
    """Every state of some rounds that greedy players play."""
    match, found = Match.begin(RULES, complete(RULES.options, {}), seed, rounds), []

    def keep(_event: Event, after: Round) -> None:
        found.append(after)

    while not match.over:
        match = match.after(play_round(match.next_round(), line_up("greedy", 3, seed), keep))
    return found


def test_why_a_card_may_not_be_taken() -> None:
    """Each reason that is given holds, and none is given for what the seat may do."""
    said: Counter[str] = Counter()
    for round_ in moments("refused", 12):
        assert isinstance(round_, PaohuziRound)
        spot = last_open(round_)
        for seat, state in enumerate(round_.seats):
            for reason in RULES.refusals(round_, seat):
                assert spot is not None
                word, card, counts = reason.zh[:2], spot.card, state.counts
                said[word] += 1
                memory = round_.memory.seats[seat]
                if word == "只能":
                    assert seat == (spot.source + 2) % 3
                elif word == "臭牌":
                    assert card in (memory.dead_chi if reason.zh.endswith("吃") else memory.dead_peng)
                elif word == "要拆":
                    assert not any(chi_lists(counts, card))
                    assert any(counts[c] >= 3 for group in GROUPS_WITH[card] for c in group if c != card)
                elif word == "手里":
                    assert counts[card]
                    assert not any(chi_lists(counts, card))
                asked = round_.legal_actions(seat)
                barred = "吃" in reason.zh or word in ("要拆", "手里")
                assert not (barred and any(a.kind is Kind.CHI for a in asked)), reason.zh
    assert set(said) >= {"只能", "臭牌", "要拆", "手里", "打出"}
    assert all(number > 3 for word, number in said.items() if word != "放过")


def test_what_a_claim_leads_to_is_what_happens() -> None:
    """The waits told before a claim are those of the hand after it and the discard that was told."""
    found = 0
    for round_ in moments("claims", 6):
        for seat, actions in round_.asked().items():
            if actions[0].kind not in (Kind.CHI, Kind.PENG):
                continue
            for action, outlook in after_claims(view_of(round_, seat)).items():
                after = carried_out(round_, action)
                if outlook.discard is not None:
                    thrown = next(a for a in after.legal_actions(seat) if a.tile == outlook.discard)
                    left = carried_out(after, thrown).seats[seat].tiles()
                    told = {wait.tile for wait in outlook.waits}
                    assert told == {wait.tile for wait in waits(view_of(after, seat), left)}
                    found += 1
    assert found > 3


def carried_out(round_: Round, action: Action) -> Round:
    """The round after an action."""
    event = round_.event_of(action)
    assert event is not None
    return round_.apply(event)


def test_cards_are_said_so_that_they_are_told_apart() -> None:
    assert (full_name(parse_tile("7x")).zh, full_name(parse_tile("7d")).zh) == ("小七", "大柒")
    assert full_name(parse_tile("0d")).en == "big 10"
