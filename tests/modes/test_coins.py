"""The coin book: only ever longer, whole after a crash, never below nothing; gifts by a clock nobody can set back."""

from __future__ import annotations

import errno
import os
from datetime import datetime, timedelta, timezone
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mjdesk.engine.errors import BadInput
from mjdesk.modes import gifts, rankings
from mjdesk.modes.booking import after_round, flight_points, paid
from mjdesk.modes.coins import START, Book, BookFile, Currency, Why
from mjdesk.modes.tables import CLAIMS, Stools, TableSettings, Watching

NOON = datetime(2026, 11, 30, 12, tzinfo=timezone(timedelta(hours=8)))
G, Q, GOLD = Currency.GCOIN, Currency.QCOIN, Currency.GOLD


@st.composite
def debts(draw: st.DrawFn) -> tuple[list[int], list[int], int]:
    """What 2 to 4 seats owe (sum 0), what they have, who deals."""
    seats = draw(st.integers(2, 4))
    first = draw(st.lists(st.integers(-5000, 5000), min_size=seats - 1, max_size=seats - 1))
    balances = draw(st.lists(st.integers(0, 4000), min_size=seats, max_size=seats))
    return [*first, -sum(first)], balances, draw(st.integers(0, seats - 1))


@given(debts())
def test_nobody_pays_more_than_it_has_and_nothing_is_lost(case: tuple[list[int], list[int], int]) -> None:
    owed, balances, dealer = case
    changes = paid(owed, balances, dealer)
    assert sum(changes) == 0
    there = -sum(c for c in changes if c < 0)
    claimed = sum(n for n in owed if n > 0)
    for n, have, change in zip(owed, balances, changes, strict=True):
        assert have + change >= 0
        if n <= 0:
            assert change == -min(-n, have)
        else:
            assert change <= n
            assert abs(change * claimed - there * n) < claimed  # its share, but for less than one coin


@given(debts(), st.integers(0, 600))
def test_the_fee_is_taken_last(case: tuple[list[int], list[int], int], fee: int) -> None:
    points, balances, dealer = case
    before, after = after_round(points, balances, dealer), after_round(points, balances, dealer, fee=fee)
    for have, without, with_ in zip(balances, before, after, strict=True):
        assert without - with_ == min(fee, have + without)


@given(st.integers(2, 4), st.integers(0, 3), st.integers(0, 30))
def test_flight_costs_the_flyer_alone(players: int, flyer: int, penalty: int) -> None:
    flyer %= players
    points = flight_points(flyer, players, penalty)
    assert sum(points) == 0
    assert points[flyer] == -penalty
    others = [points[(flyer + n) % players] for n in range(1, players)]
    assert others == sorted(others, reverse=True)
    assert max(others) - min(others) <= 1


def test_debts_that_do_not_match_are_refused() -> None:
    with pytest.raises(ValueError, match="expected a sum of 0"):
        paid([1, 0], [5, 5])


def won(book: Book, number: int, **kept: object) -> Book:
    time = NOON + timedelta(minutes=number)
    changes = [("me", G, number), ("ai", G, -number)]
    booking = book.booking(time, Why.ROUND, changes, round_id=f"m-{number}", **kept)  # type: ignore[arg-type]
    return book.added(booking)


def rich() -> Book:
    book = Book()
    return book.added(book.booking(NOON, Why.REFILL, [("ai", G, 10_000)]))


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    file, book = BookFile(tmp_path / "new" / "coins.jsonl"), Book()
    assert file.read() == book
    for booking in won(won(rich(), 3, counts=False), 5, tournament="cup").bookings:
        book = file.add(book, booking)
    assert file.read() == book
    assert book.balance("me", G) == 8
    assert book.balance("me", GOLD) == START[GOLD]


def test_a_crash_at_any_byte_books_all_or_nothing(tmp_path: Path) -> None:
    path = tmp_path / "coins.jsonl"
    file, book = BookFile(path), Book()
    for booking in won(rich(), 3).bookings:
        book = file.add(book, booking)
    whole, next_ = path.read_bytes(), won(book, 4).bookings[-1]
    longer = file.add(book, next_)
    line = path.read_bytes()[len(whole) :]
    for cut in range(len(line) + 1):
        path.write_bytes(whole + line[:cut])
        read = file.read()
        assert read == (longer if cut == len(line) else book)
        if cut < len(line):
            assert file.add(read, next_) == longer
            assert path.read_bytes() == whole + line


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    path = tmp_path / "coins.jsonl"
    file, book = BookFile(path), Book()
    for booking in won(rich(), 3).bookings:
        book = file.add(book, booking)
    good = path.read_text(encoding="utf-8")
    for bad, said in (
        (good.replace('"gcoin"', '"pound"'), "line 1, entries[0].currency: 'pound'; expected one of gold, qcoin"),
        (good.replace('"change":-3', '"change":-2'), "after -2; expected 9998"),
        (good + "{}\n", "line 3, time: missing"),
        (good + "[\n", "line 3: not JSON"),
        (good.replace("2026-11-30T12:03:00+08:00", "noon"), "line 2, time: 'noon'; expected a date and time"),
        (good.replace("2026-11-30T12:03:00+08:00", "2026-11-30T12:03:00"), "expected a date and time with its zone"),
    ):
        path.write_text(bad, encoding="utf-8")
        with pytest.raises(BadInput) as caught:
            file.read()
        assert said in str(caught.value)
        assert str(path) in str(caught.value)
        assert path.read_text(encoding="utf-8") == bad


def test_a_disk_that_refuses_books_nothing(tmp_path: Path) -> None:
    (tmp_path / "coins.jsonl").mkdir()
    with pytest.raises(OSError, match=os.strerror(21)):
        BookFile(tmp_path / "coins.jsonl").add(Book(), rich().bookings[0])


def test_a_disk_that_fails_after_it_took_the_line_books_nothing(tmp_path: Path, monkeypatch) -> None:
    """Who is told so books it again: it must not stand there twice."""
    file, one, two = BookFile(tmp_path / "coins.jsonl"), *won(rich(), 3).bookings
    book = file.add(Book(), one)

    def refuse(_descriptor: int) -> None:
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    with monkeypatch.context() as patch:
        patch.setattr("mjdesk.modes.coins.os.fsync", refuse)
        with pytest.raises(OSError, match=os.strerror(errno.EIO)):
            file.add(book, two)
    assert file.read().bookings == (one,)
    assert file.add(book, two).bookings == file.read().bookings == (one, two)


def test_a_round_is_booked_once_and_nobody_goes_below_nothing() -> None:
    book = won(rich(), 3)
    with pytest.raises(BadInput, match="round 'm-3' is booked already"):
        book.booking(NOON, Why.ROUND, [("me", G, 3), ("ai", G, -3)], round_id="m-3")
    with pytest.raises(BadInput, match="'me' has 3 gcoin; cannot pay 4"):
        book.booking(NOON, Why.ROUND, [("me", G, -4), ("ai", G, 4)], round_id="m-4")
    assert book.added(book.booking(NOON, Why.ROUND, [("me", Currency.POINTS, -4)])).balance("me", Currency.POINTS) == -4


@pytest.mark.parametrize("help_", [gifts.GIFT, *gifts.RELIEF], ids=["gift", "gold", "qcoin"])
def test_setting_the_clock_back_gives_nothing(help_: gifts.Help) -> None:
    book = Book()
    have = book.balance("me", help_.currency)
    if have:
        book = book.added(book.booking(NOON, Why.PROP, [("me", help_.currency, -have)]))

    def all_of(book: Book, now: datetime) -> tuple[Book, int]:
        count = 0
        while gifts.is_offered(book, "me", help_, now):
            book, count = book.added(gifts.given(book, "me", help_, now)), count + 1
            have = book.balance("me", help_.currency)
            book = book.added(book.booking(now, Why.PROP, [("me", help_.currency, -have)]))
        return book, count

    tomorrow, yesterday = NOON + timedelta(days=1), NOON - timedelta(days=1)
    book, count = all_of(book, NOON)
    assert count == 3
    assert all_of(book, yesterday)[1] == 0
    book, count = all_of(book, tomorrow)  # the clock is set forward
    assert count == 3
    assert all_of(book, NOON)[1] == 0  # and back again
    assert all_of(book, tomorrow + timedelta(days=1))[1] == 3


@pytest.mark.parametrize("why", [Why.ROUND, Why.FLIGHT, Why.EXCHANGE, Why.PROP, Why.DAY, Why.REFILL])
@pytest.mark.parametrize("help_", [gifts.GIFT, *gifts.RELIEF], ids=["gift", "gold", "qcoin"])
def test_any_booking_says_what_day_it_is(help_: gifts.Help, why: Why) -> None:
    """A day on which no gift was taken is seen all the same: going back from it brings no day more."""
    book = Book()
    have = book.balance("me", help_.currency)
    book = book.added(book.booking(NOON, why, [("me", help_.currency, -have), ("x", help_.currency, have)]))
    count = 0
    for day in (NOON - timedelta(days=2), NOON - timedelta(days=1), NOON):
        while gifts.is_offered(book, "me", help_, day):
            gift = gifts.given(book, "me", help_, day)
            assert gift.time.date() == NOON.date()
            book, count = book.added(gift), count + 1
            have = book.balance("me", help_.currency)
            book = book.added(book.booking(day, Why.PROP, [("me", help_.currency, -have)]))
    assert count == 3
    assert gifts.is_offered(book, "me", help_, NOON + timedelta(days=1))


def test_two_people_do_not_share_their_gifts() -> None:
    book = Book()
    for _ in range(3):
        book = book.added(gifts.given(book, "me", gifts.GIFT, NOON))
        book = book.added(book.booking(NOON, Why.PROP, [("me", G, -1000)]))
    assert gifts.is_offered(book, "you", gifts.GIFT, NOON)


@pytest.mark.parametrize("amount", [0, -5, 1001])
def test_what_cannot_be_exchanged(amount: int) -> None:
    with pytest.raises(BadInput):
        gifts.exchanged(Book(), "me", amount, NOON)


def test_rankings_leave_out_gifts_exchanges_and_rounds_with_props() -> None:
    book = won(won(won(rich(), 3), 5, counts=False), 7, tournament="cup")
    book = book.added(gifts.given(book, "me", gifts.GIFT, NOON))
    book = book.added(gifts.exchanged(book, "me", 5, NOON))
    assert [(r.place, r.who, r.value, r.rounds) for r in rankings.of_all_time(book)] == [
        (1, "me", 10, 2),
        (2, "ai", -10, 2),
    ]
    assert [(r.who, r.value) for r in rankings.of_tournament(book, "cup")] == [("me", 7), ("ai", -7)]
    assert rankings.of_month(book, 2026, 12) == ()
    assert rankings.of_month(book, 2026, 11) == rankings.of_all_time(book)


def test_ties_go_to_fewer_rounds_then_to_the_earlier_one() -> None:
    book = Book()
    for who in "abcx":
        book = book.added(book.booking(NOON, Why.REFILL, [(who, G, 1000)]))
    for number, (who, amount) in enumerate([("a", 4), ("a", 6), ("b", 10), ("c", 10)]):
        time = NOON + timedelta(hours=number)
        changes = [(who, G, amount), ("x", G, -amount)]
        book = book.added(book.booking(time, Why.ROUND, changes, round_id=str(number)))
    assert [r.who for r in rankings.of_all_time(book)] == ["b", "c", "a", "x"]


def test_a_month_that_has_ended_stays_as_it_was() -> None:
    november = won(rich(), 3)
    later = november.booking(NOON + timedelta(days=2), Why.ROUND, [("me", G, -3), ("ai", G, 3)], round_id="december")
    assert rankings.of_month(november.added(later), 2026, 11) == rankings.of_month(november, 2026, 11)


def test_the_first_to_sit_is_the_host_and_the_next_inherits() -> None:
    stools = Stools().sat_down(2, "me").sat_down(0, "you")
    assert stools.host == 2
    with pytest.raises(BadInput, match="stool 0: taken by 'you'"):
        stools.sat_down(0, "she")
    with pytest.raises(BadInput, match="'me' sits on stool 2 already"):
        stools.sat_down(1, "me")
    assert stools.left(0).host == 2
    assert stools.left(2).host == 0
    assert stools.left(2).left(0) == Stools()


def test_claims_stay_for_the_match_and_ticks_do_not() -> None:
    settings = TableSettings(5)
    assert settings.entry == 50
    assert not settings.allows("props")
    assert settings.changed("props", True, playing=True).allows("props")
    assert not settings.changed("allow_peng", False, playing=False).allows("allow_peng")
    for claim in CLAIMS:
        with pytest.raises(BadInput, match=f"{claim}: stays as it is"):
            settings.changed(claim, False, playing=True)
    for bad in (0, 2, 1000):
        with pytest.raises(BadInput, match="multiplier"):
            TableSettings(bad)
    with pytest.raises(BadInput, match="allowed: 'self_draw'"):
        settings.changed("self_draw", False, playing=False)


def test_watching_is_each_seats_own_to_allow() -> None:
    watching = Watching.at_table(4)
    assert watching.switched(1).allowed == (True, False, True, True)
    assert watching.switched(1).switched(1) == watching
    assert not any(Watching.at_table(3, public=True).allowed)
