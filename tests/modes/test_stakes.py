"""Rounds booked in coins: in one step, once, never below nothing; venues that set the options; acts one at a time."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
from collections import Counter
from datetime import datetime, timedelta, timezone
from pathlib import Path

import pytest

from mjdesk.engine.errors import BadInput
from mjdesk.engine.events import Flee
from mjdesk.engine.match import Match
from mjdesk.engine.options import complete
from mjdesk.engine.play import Play
from mjdesk.engine.round import Round
from mjdesk.engine.rules.registry import rule_system
from mjdesk.modes import gifts, rankings, regulars, stakes, venue
from mjdesk.modes.bag import CONSUMED, MOST
from mjdesk.modes.coins import BOOK_FILE, START, Book, BookFile, Currency, Item, Why
from mjdesk.modes.regulars import ME, REGULARS
from mjdesk.modes.rooms import GOLD_ROOMS, coin_rooms
from mjdesk.modes.tables import CLAIMS, TICKS, TableSettings
from mjdesk.modes.till import Till
from mjdesk.modes.venue import Venue, read_venue, venue_json
from mjdesk.players.headless import play_round
from mjdesk.players.lineup import line_up

NOON = datetime(2026, 11, 30, 12, tzinfo=timezone(timedelta(hours=8)))
SEATS = (ME, "ai:xu", "ai:heng", "ai:zhou")
GUANGDONG = ("guangdong-jipinghu", "guangdong-xinzhang", "guangdong-tuidaohu")
VENUES = (
    *(venue.gold_room(room.id, SEATS) for room in GOLD_ROOMS),
    *(venue.coin_room(rules, room.id, SEATS) for rules in GUANGDONG for room in coin_rooms(rules)),
    *(venue.table(TableSettings(n), SEATS) for n in (1, 50)),
    venue.table(TableSettings(5), SEATS, rules="wuhan", tournament="cup", host=ME),
)


def match_at(where: Venue, seed: str = "coins") -> Match:
    system = rule_system(where.rules)
    return Match.begin(system, complete(system.options, where.options()), seed)


def rich(where: Venue, coins: int = 10**9) -> Book:
    """A book in which everybody has so many coins more."""
    book = Book()
    return book.added(book.booking(NOON, Why.REFILL, [(who, where.currency, coins) for who in where.seats]))


def played(match: Match) -> Round:
    return play_round(match.next_round(), line_up("greedy", 4, match.seed))


@pytest.mark.parametrize("where", VENUES, ids=lambda v: f"{v.rules}-{v.room or v.multiplier}")
def test_a_round_is_booked_in_one_step_and_once(where: Venue) -> None:
    match, book = match_at(where), rich(where)
    for _ in range(3):
        done = played(match)
        assert done.settled is not None
        booking = stakes.booking_of(book, where, match, done, NOON)
        if not where.books:
            assert booking is None
            assert where.room == "practice"
            return
        assert booking is not None
        assert [entry.who for entry in booking.entries] == list(SEATS)
        changes = [entry.change for entry in booking.entries]
        assert sum(changes) == -len(SEATS) * where.fee
        book = book.added(booking)
        assert stakes.booking_of(book, where, match, done, NOON) is None
        told = stakes.outcome(book, where, match, done)
        assert told is not None
        assert [seat.change for seat in told.seats] == changes
        assert all(seat.change == seat.owed - seat.fee for seat in told.seats)
        assert not any(seat.broke for seat in told.seats)
        assert (told.currency, told.with_props) == (where.currency, False)
        match = match.after(done)


@pytest.mark.parametrize("where", [v for v in VENUES if v.books], ids=lambda v: f"{v.rules}-{v.room or v.multiplier}")
def test_coins_are_points_times_what_the_room_says(where: Venue) -> None:
    """The same walls without the room: its options and its booking come to N × points − A."""
    system, match = rule_system(where.rules), match_at(where)
    points = Match.begin(system, complete(system.options, {"base": 1} if where.room in ROOMS_OF_GOLD else {}), "coins")
    done, plain = played(match), played(points)
    assert done.settled is not None
    assert plain.settled is not None
    book = rich(where)
    booking = stakes.booking_of(book, where, match, done, NOON)
    assert booking is not None
    expected = [where.unit * n - where.fee for n in plain.settled.payments]
    assert [entry.change for entry in booking.entries] == expected


ROOMS_OF_GOLD = {room.id for room in GOLD_ROOMS}


def test_who_cannot_pay_pays_what_is_there_and_is_told_so() -> None:
    where = venue.gold_room("dushen", SEATS)
    match, book = match_at(where), Book()
    done = played(match)
    assert done.settled is not None
    assert any(done.settled.payments)
    booking = stakes.booking_of(book, where, match, done, NOON)
    assert booking is not None
    assert sum(entry.change for entry in booking.entries) == 0
    assert all(entry.balance >= 0 for entry in booking.entries)
    told = stakes.outcome(book.added(booking), where, match, done)
    assert told is not None
    for seat, payment in zip(told.seats, done.settled.payments, strict=True):
        assert seat.broke is (payment < -START[Currency.GOLD])
        assert seat.owed == payment


def test_flight_costs_eight_points_of_the_room_where_the_rules_know_it_and_where_not() -> None:
    known, unknown = venue.coin_room(GUANGDONG[2], "large", SEATS), venue.coin_room(GUANGDONG[1], "large", SEATS)
    for where, flees in ((known, True), (unknown, False)):
        match, book = match_at(where), rich(where)
        play = Play(match.next_round())
        play.advance()
        assert play.round.rules.may_flee(play.round) is flees
        if flees:
            play.apply(Flee(0))
            play.advance()
            booking = stakes.booking_of(book, where, match, play.round, NOON)
        else:
            booking = stakes.flight_booking(book, where, match, play.round, NOON)
        assert booking is not None
        assert booking.why is Why.FLIGHT
        assert [entry.change for entry in booking.entries] == [-4800, 1800, 1800, 1200]
        assert stakes.flight_booking(book.added(booking), where, match, play.round, NOON) is None


def test_computers_sit_down_with_twenty_entries_again() -> None:
    where = venue.gold_room("gaoji", SEATS)
    booking = stakes.refills(Book(), where, NOON)
    assert booking is not None
    book = Book().added(booking)
    assert [book.balance(who, Currency.GOLD) for who in SEATS] == [1000, *[20 * 22462] * 3]
    assert stakes.refills(book, where, NOON) is None
    assert stakes.missing(book, where) == 22462 - 1000
    free = venue.gold_room("chuji", SEATS)
    assert stakes.refills(Book(), free, NOON) is None
    poor = Book().added(Book().booking(NOON, Why.ROUND, [("ai:xu", Currency.GOLD, -950)], round_id="x"))
    refilled = stakes.refills(poor, free, NOON)
    assert refilled is not None
    assert [(entry.who, entry.balance) for entry in refilled.entries] == [("ai:xu", 1000)]


@pytest.mark.parametrize("where", VENUES, ids=lambda v: f"{v.rules}-{v.room or v.multiplier}")
def test_a_venue_reads_as_it_was_written(where: Venue) -> None:
    assert read_venue(venue_json(where)) == where


@pytest.mark.parametrize(
    ("change", "names"),
    [
        ({"kind": "casino"}, "kind"),
        ({"room": "cellar"}, "venue.room"),
        ({"seats": ["ai:xu"]}, "venue.seats"),
        ({"seats": 4}, "seats"),
    ],
)
def test_a_damaged_venue_is_told_with_its_field(change: dict[str, object], names: str) -> None:
    with pytest.raises(BadInput, match=names):
        read_venue({**venue_json(VENUES[0]), **change})


def test_forbidden_claims_reach_the_rules_and_props_are_off_unless_ticked() -> None:
    some = TableSettings(3, frozenset(TICKS) | frozenset(CLAIMS) - {"allow_peng"})
    options = venue.table(some, SEATS).options()
    assert options["allow_peng"] is False
    assert options["table_multiplier"] == 3
    assert venue.table(some, SEATS).has_props
    assert not venue.table(some, SEATS, tournament="cup").has_props
    assert not venue.table(TableSettings(), SEATS).has_props
    assert [v.has_props for v in VENUES if v.kind is venue.Kind.GOLD] == [False] * len(GOLD_ROOMS)
    assert all(v.has_props for v in VENUES if v.kind is venue.Kind.COINS)


def test_ticks_may_change_during_a_match_multiplier_and_claims_not() -> None:
    where = venue.table(TableSettings(3), SEATS, host=ME)
    ticked = TableSettings(3).changed("hint", False, playing=True)
    assert where.with_ticks(ticked).table == ticked
    for other in (TableSettings(5), TableSettings(3).changed("allow_peng", False, playing=False)):
        with pytest.raises(BadInput, match="whole match"):
            where.with_ticks(other)
    with pytest.raises(BadInput, match="only a table"):
        venue.gold_room("chuji", SEATS).with_ticks(ticked)


# --- bag and gifts of the day


def test_a_prop_is_paid_and_got_in_one_booking() -> None:
    booking = gifts.bought(Book(), ME, "touliang", NOON)
    assert [(e.currency, e.change) for e in booking.entries] == [(Currency.QCOIN, -3000)]
    book = Book().added(booking)
    assert (book.balance(ME, Currency.QCOIN), book.bag(ME).count("touliang")) == (7000, 1)
    book = book.added(gifts.bought(book, ME, "qiankun", NOON))
    with pytest.raises(BadInput, match="cannot pay"):
        gifts.bought(book, ME, "qiankun", NOON)
    full = Book().added(Book().booking(NOON, Why.DAY, [], items=[Item(ME, "qianli", 1)] * MOST))
    with pytest.raises(BadInput, match="9 of it"):
        gifts.bought(full, ME, "qianli", NOON)
    with pytest.raises(BadInput, match="expected one of"):
        gifts.bought(full, ME, "yuyin", NOON)


def test_the_day_brings_one_prop_and_a_clock_set_back_brings_none() -> None:
    first = gifts.of_the_day(Book(), ME, NOON)
    assert first is not None
    assert [item.change for item in first.items] == [1]
    book = Book().added(first)
    for back in (timedelta(0), timedelta(hours=-11), timedelta(days=-1), timedelta(days=-400)):
        assert gifts.of_the_day(book, ME, NOON + back) is None
    later = gifts.of_the_day(book, ME, NOON + timedelta(days=1))
    assert later is not None
    assert gifts.of_the_day(book.added(later), ME, NOON) is None
    full = Book().added(
        Book().booking(NOON, Why.DAY, [], items=[Item("x", p, 1) for p in CONSUMED for _ in range(MOST)])
    )
    assert gifts.of_the_day(full, "x", NOON + timedelta(days=1)) is None


def test_a_day_that_only_saw_a_round_is_a_day_seen() -> None:
    book = Book().added(Book().booking(NOON, Why.ROUND, [], round_id="r"))
    assert gifts.of_the_day(book, ME, NOON - timedelta(days=1)) is None
    assert gifts.of_the_day(book, ME, NOON) is not None


def test_the_book_keeps_bags_and_refuses_one_that_does_not_follow(tmp_path: Path) -> None:
    file = BookFile(tmp_path / BOOK_FILE)
    book = file.add(Book(), gifts.bought(Book(), ME, "qianli", NOON))
    used = book.booking(NOON, Why.ROUND, [], round_id="r", items=[Item(ME, "qianli", -1)])
    book = file.add(book, used)
    assert file.read() == book
    assert book.bag(ME).count("qianli") == 0
    lines = file.path.read_text("utf-8").splitlines()
    file.path.write_text("\n".join((lines[0], lines[1], lines[1].replace('"r"', '"s"'))) + "\n", "utf-8")
    with pytest.raises(BadInput, match="none in the bag"):
        file.read()
    file.path.write_text(lines[0].replace('"change":1', '"change":0') + "\n", "utf-8")
    with pytest.raises(BadInput, match="expected 1 or -1"):
        file.read()


# --- one act at a time


_BUY = """
import sys
from datetime import datetime, timezone
from pathlib import Path
from mjdesk.modes import gifts
from mjdesk.modes.till import Till
till = Till(Path(sys.argv[1]))
for _ in range(9):
    till.act(lambda book: gifts.bought(book, "me", sys.argv[2], datetime.now(timezone.utc)))
"""


def test_two_processes_book_one_after_the_other(tmp_path: Path) -> None:
    own = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])}
    others = [
        subprocess.Popen([sys.executable, "-c", _BUY, str(tmp_path), prop], env=own) for prop in ("qianli", "shunfeng")
    ]
    assert [other.wait(timeout=120) for other in others] == [0, 0]
    book = Till(tmp_path).read()
    assert Counter({p: book.bag(ME).count(p) for p in ("qianli", "shunfeng")}) == Counter(qianli=9, shunfeng=9)
    assert book.balance(ME, Currency.QCOIN) == 10_000 - 18 * 500


def test_a_till_sees_what_another_has_booked_and_books_nothing_where_an_act_fails(tmp_path: Path) -> None:
    one, other = Till(tmp_path), Till(tmp_path)
    assert one.read() == Book()
    other.act(lambda book: gifts.bought(book, ME, "qianli", NOON))
    assert one.read().bag(ME).count("qianli") == 1
    before = (tmp_path / BOOK_FILE).read_bytes()
    with pytest.raises(BadInput):
        one.act(lambda book: gifts.exchanged(book, ME, 10**6, NOON))
    assert one.act(lambda _book: None) == one.read()
    assert (tmp_path / BOOK_FILE).read_bytes() == before


def test_a_till_that_keeps_only_sums_books_the_same_and_holds_no_bookings(tmp_path: Path) -> None:
    """The till of a match without coins, which goes on for as many rounds as one likes."""
    whole, sums = Till(tmp_path), Till(tmp_path, sums_only=True)

    def book(number: int) -> None:
        change = [(ME, Currency.POINTS, number), ("ai:xu", Currency.POINTS, -number)]
        sums.act(lambda book: book.booking(NOON, Why.ROUND, change, round_id=f"{number:016}"))

    def blocks() -> int:
        gc.collect()
        return sys.getallocatedblocks()

    for number in range(50):
        book(number)
    before = blocks()
    for number in range(50, 150):
        book(number)
    assert blocks() - before < 500, "a name for each round; a booking is ten and more"
    assert len(whole.read().bookings) == 150
    assert whole.read().of_round(f"{149:016}") is not None
    for kept in (sums, Till(tmp_path, sums_only=True)):
        assert kept.read() == whole.read().sums()
        assert kept.read().bookings == ()
        assert kept.read().balance(ME, Currency.POINTS) == whole.read().balance(ME, Currency.POINTS) == sum(range(150))
    with pytest.raises(BadInput, match="booked already"):
        book(149)
    whole.act(lambda book: gifts.bought(book, ME, "qianli", NOON))
    assert sums.read().bag(ME).count("qianli") == 1


# --- people and rankings


def test_regulars_come_from_the_seed_each_once() -> None:
    assert len({regular.id for regular in REGULARS}) == len(REGULARS)
    assert regulars.some(3, "x") == regulars.some(3, "x")
    for n in range(20):
        found = regulars.some(4, str(n), without=("ai:xu",))
        assert len(set(found)) == 4
        assert "ai:xu" not in found


def test_rankings_of_other_coins_and_without_the_computer() -> None:
    where = venue.coin_room(GUANGDONG[0], "small", SEATS)
    match, book = match_at(where), Book()
    for _ in range(3):
        done = played(match)
        booking = stakes.booking_of(book, where, match, done, NOON)
        assert booking is not None
        book, match = book.added(booking), match.after(done)
    assert rankings.of_all_time(book) == ()
    counted = rankings.Counted(Currency.QCOIN)
    everybody = rankings.of_all_time(book, counted)
    assert {line.who for line in everybody} == set(SEATS)
    assert sum(line.value for line in everybody) == -3 * 4 * where.fee
    alone = rankings.of_month(book, 2026, 11, rankings.Counted(Currency.QCOIN, computer=False))
    assert [(line.place, line.who) for line in alone] == [(1, ME)]
    assert rankings.months(book) == ((2026, 11),)
    assert rankings.tournaments(book) == ()
