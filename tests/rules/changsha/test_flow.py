"""Start-of-hand wins, the sea bottom, passed wins, birds and the next deal on stacked walls."""

from __future__ import annotations

import pytest

from mjdesk.engine import actions as act
from mjdesk.engine.actions import Action, Kind
from mjdesk.engine.case import By
from mjdesk.engine.errors import IllegalAction
from mjdesk.engine.events import Discard, Exhausted
from mjdesk.engine.melds import MeldKind
from mjdesk.engine.notation import parse_tiles
from mjdesk.engine.phase import Step
from mjdesk.engine.play import Play
from mjdesk.engine.record import Record, read_records, verify, write_record
from mjdesk.engine.rules.changsha_events import Sea, Shown
from mjdesk.engine.view import view_of
from mjdesk.players.greedy import GreedyPlayer

from ..moves import do, kinds, throw, throw_on
from .table import RULES
from .tables import WAITS_1M_4M, WAITS_5M_8M, WAITS_5P, begin, names, play_until, settled, stacked, tail, tile, to_sea

STARTS = ["si-xi", "ban-ban-hu", "que-yi-se", "liu-liu-shun"]
#: seat 1: four alike; seat 2: a suit missing and two triplets; seat 0: nothing
HOLDING = {0: "2479m2558p134679s", 1: "1111m134678p258s", 2: "333999p1245678s"}


def drawn(seat: int, text: str) -> Action:
    return act.win(seat, By.DRAW, tile(text))


def won(seat: int, text: str) -> Action:
    return act.win(seat, By.DISCARD, tile(text))


def show(seat: int, *patterns: str) -> Action:
    return act.declare(seat, "+".join(patterns))


def with_starts(**options: object) -> Play:
    return begin(stacked(HOLDING), 3, 4, start_wins=STARTS, **options)


# --- start-of-hand wins


def test_nobody_is_told_who_holds_some() -> None:
    play = with_starts()
    asked = play.round.phase.seat
    assert asked == 1
    told = {seat: view_of(play.round, seat).phase for seat in range(4)}
    assert told[asked] == play.round.phase
    assert {phase for seat, phase in told.items() if seat != asked} == {told[0]}
    assert (told[0].seat, told[0].data) == (play.round.setup.dealer, ())
    do(play, act.pass_(1))
    assert play.round.phase.seat == 2
    assert view_of(play.round, 3).phase == told[0]


def test_each_seat_that_holds_something_is_asked_in_turn_for_any_of_it() -> None:
    play = with_starts()
    assert play.open_for(1) == (show(1, "si-xi"), act.pass_(1))
    assert play.waiting_for() == (1,)
    do(play, show(1, "si-xi"))
    assert play.open_for(2) == (
        show(2, "que-yi-se", "liu-liu-shun"),
        show(2, "que-yi-se"),
        show(2, "liu-liu-shun"),
        act.pass_(2),
    )
    do(play, show(2, "que-yi-se", "liu-liu-shun"))
    assert play.round.phase[:2] == (Step.TURN, 0)
    assert tail(play, 2) == [
        {"e": "start_win", "seat": 1, "patterns": ["si-xi"], "tiles": "1111m"},
        {"e": "start_win", "seat": 2, "patterns": ["que-yi-se", "liu-liu-shun"], "tiles": "333999p1245678s"},
    ]


def test_what_was_shown_is_paid_whatever_comes_after() -> None:
    play = with_starts()
    do(play, show(1, "si-xi"))
    do(play, show(2, "liu-liu-shun"))
    assert tail(play, 1)[0]["tiles"] == "333999p"
    assert RULES.extra(play.round)["start_wins"][0]["hand"] == parse_tiles("1111m134678p258s")
    to_sea(play)
    to_end(play)
    assert settled(play) == "-; -6 +5 +5 -4"


def to_end(play: Play) -> None:
    """Nobody takes the last tile."""
    while not play.round.over:
        do(play)


def test_passing_is_no_event_and_the_next_question_has_another_id() -> None:
    play = with_starts()
    first = play.question
    do(play)
    assert play.waiting_for() == (2,)
    assert play.question != first
    do(play)
    assert play.round.phase[:2] == (Step.TURN, 0)
    assert len(play.round.events) == 4


def test_a_record_need_not_say_who_passed() -> None:
    """Seat 2 shows: seat 1 has passed. The dealer throws: seat 2 has passed."""
    play = with_starts()
    tiles = parse_tiles("333999p")
    shown = play.round.apply(Shown(2, ("liu-liu-shun",), tiles))
    assert shown.phase[:2] == (Step.TURN, 0)
    assert play.round.apply(Discard(0, tile("5p"))).phase.step is Step.CLAIM
    with pytest.raises(IllegalAction):
        shown.apply(Shown(1, ("si-xi",), parse_tiles("1111m")))


@pytest.mark.parametrize(
    ("event", "reason"),
    [
        (Shown(1, ("que-yi-se",), ()), "start-win-not-held"),
        (Shown(1, (), ()), "start-win-not-held"),
        (Shown(1, ("si-xi",), parse_tiles("111m")), "wrong-tile"),
        (Shown(1, ("si-xi", "si-xi"), parse_tiles("1111m")), "not-legal"),
        (Shown(1, ("si-xi",), parse_tiles("1111m"), (3,)), "not-legal"),
        (Shown(0, ("si-xi",), parse_tiles("1111m")), "wrong-phase"),
        (Exhausted(), "wrong-phase"),
        (Sea(1, True), "wrong-phase"),
    ],
)
def test_shows_that_cannot_be(event: Shown, reason: str) -> None:
    with pytest.raises(IllegalAction) as error:
        with_starts().round.apply(event)
    assert error.value.reason == reason


def test_the_round_may_end_with_the_show() -> None:
    play = with_starts(start_win_mode="end")
    do(play, show(1, "si-xi"))
    do(play, show(2, "que-yi-se", "liu-liu-shun"))
    assert names(play) == ["start_win", "start_win", "exhausted", "settle"]
    assert settled(play) == "-; -9 +3 +12 -6"
    deal = RULES.next_deal(play.round)
    assert (deal.dealer, deal.streak) == (1, 0)


def test_with_nothing_shown_the_round_goes_on_in_either_mode() -> None:
    play = with_starts(start_win_mode="end")
    do(play)
    do(play)
    assert play.round.phase[:2] == (Step.TURN, 0)


def test_dice_are_birds_of_the_show() -> None:
    """Dice 3 and 4: the seats opposite the dealer and before it."""
    play = with_starts(birds=2, start_win_mode="end")
    do(play, show(1, "si-xi"))
    do(play)
    assert tail(play, 3)[0] == {"e": "start_win", "seat": 1, "patterns": ["si-xi"], "tiles": "1111m", "dice": [3, 4]}
    assert settled(play) == "-; -3 +11 -4 -4"


@pytest.mark.parametrize(
    ("options", "dice"), [({"birds": 1}, 1), ({"birds": 6}, 2), ({"birds": 2, "start_birds": False}, 0)]
)
def test_how_many_dice(options: dict[str, object], dice: int) -> None:
    play = with_starts(**options)
    do(play, show(1, "si-xi"))
    assert len(tail(play, 1)[0].get("dice", [])) == dice


def test_the_dealer_may_still_win_with_its_dealt_hand() -> None:
    play = begin(stacked({0: WAITS_5M_8M + "5m", 1: HOLDING[1]}), start_wins=STARTS)
    do(play, show(1, "si-xi"))
    do(play, drawn(0, "5m"))
    assert settled(play) == "tian-hu; +18 0 -9 -9"


def test_everybody_sees_what_was_shown_until_the_dealer_moves() -> None:
    play = with_starts()
    do(play, show(1, "si-xi"))
    view = view_of(play.round, 3)
    assert [(label.zh, tiles) for label, tiles, _ in RULES.shown(view)] == [("大四喜", parse_tiles("1111m"))]
    assert view.seats[1].hand is None
    do(play)
    throw(play, "5p")
    assert not RULES.shown(view_of(play.round, 3))


def test_greedy_shows_everything() -> None:
    play = with_starts()
    assert GreedyPlayer().choose(view_of(play.round, 1)) == show(1, "si-xi")


# --- heaven and earth


def test_a_win_on_the_first_discard_is_earth() -> None:
    play = begin(stacked({2: WAITS_5P}, at={52: "5p"}))
    throw(play, "5p")
    do(play, won(2, "5p"))
    assert settled(play) == "di-hu; -7 0 +7 0"


def test_the_second_discard_is_not() -> None:
    play = begin(stacked({2: WAITS_5P}, draws="5p"))
    dealer_tile = play.round.seats[0].drawn
    assert dealer_tile is not None
    play.answer(play.question, act.discard(0, dealer_tile))
    play.advance()
    while play.round.phase.step is Step.CLAIM:
        do(play)
    throw(play, "5p")
    do(play, won(2, "5p"))
    assert settled(play) == "ping-hu; 0 -1 +1 0"


def test_after_a_kong_the_dealers_win_is_no_heaven_and_its_first_discard_still_earth() -> None:
    hand = "9999s147m258p36s1m4s"
    play = begin(stacked({0: hand, 2: WAITS_5P}, back="5p"))
    do(play, act.gang(0, MeldKind.GANG_CONCEALED, tile("9s"), act.PLAIN))
    throw(play, "5p")
    do(play, won(2, "5p"))
    assert settled(play).startswith("di-hu;")


# --- passed wins


def test_a_passed_win_bars_until_the_own_next_discard() -> None:
    """Seat 3 lets 5p go; no win on the next 5p (seat 1's); seat 3 draws, throws, and may win again."""
    play = begin(stacked({3: WAITS_5P}, draws="5p9m9m5p", at={52: "5p"}))
    throw(play, "5p")
    assert Kind.WIN in kinds(play, 3)
    do(play)
    assert {"e": "pass", "seat": 3, "tile": "5p", "what": "win"} in tail(play, 2)
    assert play.round.declared(3) == ("passed:1",)  # 地胡 was one big win
    assert play.round.phase[:2] == (Step.TURN, 1)
    throw(play, "5p")
    assert Kind.WIN not in kinds(play, 3)
    while play.round.phase.step is Step.CLAIM:
        do(play)
    throw_on(play, "9m", "9m")
    assert play.round.declared(3) == ()
    throw(play, "5p")
    assert Kind.WIN in kinds(play, 3)


def test_a_greater_win_is_not_barred() -> None:
    """The hand is plain with 3p, all triplets with 4p: who passed the plain win may take the big one."""
    hands = {3: "111333m999s4555p"}
    play = begin(stacked(hands, draws="3p4p", at={52: "9m"}))
    throw_on(play, "9m", "3p")
    assert play.round.declared(3) == ("passed:0",)
    throw(play, "4p")
    do(play, won(3, "4p"))
    assert settled(play) == "peng-peng-hu; 0 0 -6 +6"


def test_who_claims_instead_of_winning_has_passed_it_without_an_event() -> None:
    play = begin(stacked({1: "123456m55p88s345s"}, at={52: "5p"}))
    throw(play, "5p")
    assert {Kind.WIN, Kind.PENG} <= kinds(play, 1)
    do(play, act.peng(1, tile("5p")))
    assert play.round.declared(1) == ("passed:1",)
    assert "pass" not in names(play)
    throw(play, "3s")
    assert play.round.declared(1) == ()


@pytest.mark.parametrize(("lock", "tracked"), [("lower", True), ("all", True), ("none", False)])
def test_passes_are_written_where_they_count(lock: str, tracked: bool) -> None:
    play = begin(stacked({3: WAITS_5P}, at={52: "5p"}), pass_lock=lock)
    throw(play, "5p")
    do(play)
    assert ("pass" in names(play)) is tracked


def test_a_drawn_win_is_never_barred() -> None:
    play = begin(stacked({3: WAITS_5P}, draws="1m1m5p", at={52: "5p"}))
    throw(play, "5p")
    do(play)
    throw_on(play, "1m", "1m")
    assert Kind.WIN in kinds(play, 3)


# --- the sea bottom: 54 tiles are drawn, the last but one by seat 2, so seat 3 is due


def at_sea(back: str = "5p", hands: dict[int, str] | None = None, **options: object) -> Play:
    play = begin(stacked({3: WAITS_5P} if hands is None else hands, back=back), **options)
    to_sea(play)
    return play


def take(seat: int) -> Action:
    return act.declare(seat, "sea")


def test_the_seat_due_to_draw_is_asked_first_and_may_win() -> None:
    play = at_sea()
    assert play.open_for(3) == (take(3), act.pass_(3))
    assert play.waiting_for() == (3,)
    do(play, take(3))
    assert tail(play, 2) == [
        {"e": "sea", "seat": 3, "take": True},
        {"e": "draw", "seat": 3, "tile": "5p", "end": "front"},
    ]
    do(play, drawn(3, "5p"))
    assert settled(play) == "hai-di-lao; -7 -6 -6 +19"


def test_each_that_lets_it_go_is_written_and_the_next_is_asked() -> None:
    play = at_sea()
    for seat in (3, 0, 1):
        assert play.waiting_for() == (seat,)
        do(play)
    assert [(line["seat"], line["take"]) for line in tail(play, 3)] == [(3, False), (0, False), (1, False)]
    do(play)
    assert settled(play) == "-; 0 0 0 0"
    assert RULES.next_deal(play.round).dealer == 3


def test_what_the_taker_cannot_win_on_others_may() -> None:
    play = at_sea()
    do(play)
    do(play, take(0))
    assert play.open_for(3) == (won(3, "5p"), act.pass_(3))
    do(play, won(3, "5p"))
    assert settled(play) == "hai-di-pao; -7 0 0 +7"
    assert play.round.seats[0].discards[-1].tile == tile("5p")


def test_the_taker_goes_before_the_others_and_may_decline() -> None:
    hands = {3: WAITS_5P, 0: "123s456s46p789p22m9s"}
    play = at_sea(hands=hands)
    do(play)
    do(play, take(0))
    assert {0, 3} == set(play.waiting_for())
    do(play, won(3, "5p"), drawn(0, "5p"))
    assert settled(play).startswith("hai-di-lao")


def test_several_win_on_the_last_tile() -> None:
    hands = {3: WAITS_5P, 0: "123s456s46p789p22m9s"}
    play = at_sea(hands=hands)
    do(play)
    do(play)
    do(play, take(1))
    do(play, won(3, "5p"), won(0, "5p"))
    assert settled(play) == "hai-di-pao / hai-di-pao; +7 -13 0 +6"
    assert RULES.next_deal(play.round).dealer == 1


def test_nobody_wins_on_it_and_the_taker_deals_next() -> None:
    play = at_sea(back="1s")
    do(play)
    do(play, take(0))
    assert names(play)[-4:] == ["sea", "draw", "exhausted", "settle"]
    assert settled(play) == "-; 0 0 0 0"
    assert (RULES.next_deal(play.round).dealer, RULES.next_deal(play.round).streak) == (0, 1)


def test_declined_wins_on_the_last_tile_are_written() -> None:
    play = at_sea()
    do(play)
    do(play, take(0))
    do(play)
    assert names(play)[-3:] == ["pass", "exhausted", "settle"]


def test_only_ready_seats_are_asked() -> None:
    play = at_sea(haidi_needs_ready=True, hands={1: WAITS_5P})
    assert play.waiting_for() == (1,)
    do(play)
    assert [line["e"] for line in tail(play, 3)] == ["sea", "exhausted", "settle"]
    assert RULES.next_deal(play.round).dealer == 3


def test_with_no_ready_seat_the_round_ends() -> None:
    hands = {0: "147m258p369s1479m", 1: "258m369p147s2589m", 2: "369m147p258s3699p", 3: "147m369p258s1478p"}
    play = begin(stacked(hands), haidi_needs_ready=True)
    play_until(play, -1)
    assert play.round.over
    assert RULES.next_deal(play.round).dealer == 3
    assert names(play)[-2:] == ["exhausted", "settle"]
    assert "sea" not in names(play)


def test_the_last_discard_may_still_be_claimed() -> None:
    """Seat 2 draws 6s, the last but one, and throws it: seat 3 takes it for a run; then seat 0 is due."""
    play = begin(stacked({3: WAITS_5P}, back="1m6s"))
    play_until(play, 1, seat=2)
    throw(play, "6s")
    do(play, act.chi(3, tile("6s"), tile("4s")))
    assert play.round.phase[:2] == (Step.TURN, 3)
    throw(play, "3s")
    while play.round.phase.step is Step.CLAIM:
        do(play)
    assert play.waiting_for() == (0,)
    assert play.round.phase.name == "sea"


def test_a_sea_question_after_claims_needs_no_event() -> None:
    """The last discard could be claimed; everybody passes; the record goes on with the first answer at the sea."""
    play = begin(stacked({3: WAITS_5P}, back="1m6s"))
    play_until(play, 1, seat=2)
    throw(play, "6s")
    before = play.question
    events = play.round.length
    do(play)
    assert play.round.phase.name == "sea"
    assert play.round.length == events
    assert play.question != before
    play_on_sea = play.round
    do(play)
    assert play.round.events[-1] == Sea(3, False)
    (record,) = read_records(write_record(Record.of(play.round)).splitlines())
    state = record.begin()
    for event in record.events:
        state = state.apply(event)
    assert state.phase == play.round.phase
    assert play_on_sea.phase.seat == 3


def test_greedy_takes_the_last_tile_when_it_is_ready() -> None:
    play = at_sea()
    assert GreedyPlayer().choose(view_of(play.round, 3)) == take(3)
    do(play)
    assert GreedyPlayer().choose(view_of(play.round, 0)) == act.pass_(0)


# --- birds


def test_birds_are_the_next_tiles_of_the_wall() -> None:
    play = begin(stacked({2: WAITS_5P}, draws="3m1p", at={52: "5p"}), birds=2)
    throw(play, "5p")
    do(play, won(2, "5p"))
    assert tail(play, 2)[0] == {"e": "birds", "tiles": "3m1p"}
    assert settled(play) == "di-hu; -28 0 +28 0"


def test_fewer_birds_where_fewer_tiles_remain() -> None:
    """Seat 2 wins with the last draw: one tile is left."""
    play = begin(stacked({2: WAITS_5P}, back="7p5p"), birds=4)
    play_until(play, 1, seat=2)
    do(play, drawn(2, "5p"))
    assert tail(play, 2)[0] == {"e": "birds", "tiles": "7p"}


def test_the_sea_bottom_is_every_bird() -> None:
    play = at_sea(birds=4)
    do(play, take(3))
    do(play, drawn(3, "5p"))
    assert tail(play, 2)[0] == {"e": "birds", "tiles": "5555p"}
    assert settled(play) == "hai-di-lao; -112 -6 -6 +124"


def test_no_birds_without_a_winner() -> None:
    play = at_sea(birds=2)
    for _ in range(4):
        do(play)
    assert "birds" not in names(play)


# --- the next deal, facts


def test_the_winner_deals_next_and_a_streak_is_counted() -> None:
    play = begin(stacked({0: WAITS_5M_8M + "5m"}))
    do(play, drawn(0, "5m"))
    assert (RULES.next_deal(play.round).dealer, RULES.next_deal(play.round).streak) == (0, 1)
    play = begin(stacked({2: WAITS_5P}, at={52: "5p"}))
    throw(play, "5p")
    do(play, won(2, "5p"))
    assert (RULES.next_deal(play.round).dealer, RULES.next_deal(play.round).streak) == (2, 0)


def test_two_winners_make_the_discarder_dealer() -> None:
    play = begin(stacked({1: WAITS_1M_4M, 2: "23m456s123p789s22p"}, draws="1m", at={52: "1m"}))
    throw(play, "1m")
    do(play, won(1, "1m"), won(2, "1m"))
    assert len(play.round.wins) == 2
    assert RULES.next_deal(play.round).dealer == 0


def test_a_finished_round_verifies_from_its_lines() -> None:
    play = at_sea(birds=2)
    do(play, take(3))
    do(play, drawn(3, "5p"))
    text = write_record(Record.of(play.round))
    (record,) = read_records(text.splitlines())
    assert verify(record).settled == play.round.settled
    assert '{"e":"sea","seat":3,"take":true}' in text
