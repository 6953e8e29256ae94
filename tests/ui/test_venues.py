"""Matches for coins in their thread: booked once whatever happens, paid for when left, props used and refused."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from mjdesk.engine.actions import Action, Kind
from mjdesk.engine.case import By
from mjdesk.engine.events import Claim, Exchange, Look
from mjdesk.engine.melds import MeldKind
from mjdesk.engine.phase import Step
from mjdesk.engine.record import read_records, verify
from mjdesk.modes import stakes, venue
from mjdesk.modes.bag import BY_ID, CONSUMED
from mjdesk.modes.coins import START, Book, BookFile, Booking, Currency, Why
from mjdesk.modes.gifts import bought
from mjdesk.modes.regulars import ME
from mjdesk.modes.tables import CLAIMS, TICKS, TableSettings
from mjdesk.modes.till import Till
from mjdesk.modes.venue import Venue
from mjdesk.players.lineup import player
from mjdesk.save import is_staked, load, record_path, save_path
from mjdesk.ui import hand_order
from mjdesk.ui.automatic import AUTOPLAY, KEEP_AUTOPLAY
from mjdesk.ui.counter import BEFORE_DEAL, DONE_THIS_TURN, NOT_YOUR_TURN, TRIED, _now
from mjdesk.ui.models import Leaving, PropTold, SettlementModel, TableModel
from mjdesk.ui.pace import Pace
from mjdesk.ui.session import MatchSession, begun
from mjdesk.ui.withholding import forbids

PATIENCE = 60_000
SEATS = (ME, "ai:xu", "ai:heng", "ai:zhou")
CHUJI = venue.gold_room("chuji", SEATS)
SMALL = venue.coin_room("guangdong-jipinghu", "small", SEATS)


_open: list[MatchSession] = []


@pytest.fixture(autouse=True)
def _all_closed():
    """No thread outlives its test, whatever became of it."""
    yield
    while _open:
        _open.pop().close()


class Table:
    """A match for coins whose person answers when told to."""

    def __init__(self, qtbot, profile: Path, session: MatchSession) -> None:
        self.qtbot, self.profile, self.session = qtbot, profile, session
        self.settlements: list[SettlementModel] = []
        self.failures: list[str] = []
        self.told: list[PropTold] = []
        self.costs: list[Leaving] = []
        self.away: list[int] = []
        self.seen: list[TableModel] = []
        _open.append(session)
        session.changed.connect(lambda model, _event: self.seen.append(model))
        session.settled.connect(self.settlements.append)
        session.failed.connect(self.failures.append)
        session.told.connect(self.told.append)
        session.cost.connect(self.costs.append)
        session.turned_away.connect(self.away.append)

    @property
    def model(self) -> TableModel:
        assert self.session.model is not None
        return self.session.model

    def wait(self, what) -> None:
        self.qtbot.waitUntil(lambda: bool(what()), timeout=PATIENCE)

    def wait_for_turn(self) -> None:
        """Until the person is to discard; claims are passed."""
        chooser = player("greedy", "")
        while True:
            self.wait(lambda: self.session.model is not None and (self.model.question is not None or self.settlements))
            view = self.model.view
            if self.settlements or any(action.kind is Kind.DISCARD for action in view.actions):
                return
            question = self.model.question
            assert question is not None
            passes = [action for action in view.actions if action.kind is Kind.PASS]
            self.session.answer(question, passes[0] if passes else chooser.choose(view))
            self.wait(lambda question=question: self.model.question != question)

    def finish(self) -> SettlementModel:
        """Let the seat play by itself until the round is settled."""
        number = len(self.settlements)
        self.session.set_auto(AUTOPLAY, True)
        self.wait(lambda: len(self.settlements) > number or self.failures)
        assert not self.failures
        return self.settlements[-1]

    def book(self):
        return Till(self.profile).read()


def sit(qtbot, profile: Path, where: Venue, seed: str = "coins", **more) -> Table:
    """Somebody who has what the room asks for sits down."""
    Till(profile).act(partial(_entry, where))
    saved = begun(where.rules, {}, ("person", *["greedy"] * 3), 0, seed=seed, venue=where, **more)
    table = Table(qtbot, profile, MatchSession(profile, saved, pace=Pace(0)))
    table.session.begin()
    table.wait(lambda: table.session.model is not None)
    return table


def _entry(where: Venue, book: Book) -> Booking | None:
    if not stakes.missing(book, where):
        return None
    return book.booking(_now(), Why.GIFT, [(ME, where.currency, 10 * where.entry)])


def resumed(qtbot, profile: Path) -> Table:
    session = MatchSession.resume(profile, pace=Pace(0))
    assert session is not None
    table = Table(qtbot, profile, session)
    session.begin()
    return table


def give(profile: Path, *some: str) -> None:
    for prop in some:
        Till(profile).act(partial(_bought, prop))


def _bought(prop: str, book: Book) -> Booking:
    return bought(book, ME, prop, _now())


# --- booking


def test_a_settled_round_is_booked_and_told_in_coins(qtbot, profile) -> None:
    table = sit(qtbot, profile, CHUJI)
    told = table.finish()
    table.session.close()
    assert told.coins is not None
    assert told.venue == CHUJI
    book = table.book()
    changes = [seat.change for seat in told.coins.seats]
    assert changes == [book.balance(who, Currency.GOLD) - START[Currency.GOLD] for who in SEATS]
    assert sum(changes) == 0
    (booking,) = book.bookings
    assert booking.round_id == f"{told.view.setup.match}-001"


def test_a_crash_between_record_and_booking_books_nothing_and_the_next_start_all(qtbot, profile, monkeypatch) -> None:
    def full(self, book, booking):
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(BookFile, "add", full)
        table = sit(qtbot, profile, CHUJI)
        table.session.set_auto(AUTOPLAY, True)
        table.wait(lambda: bool(table.settlements))
        assert table.settlements[0].coins is None
        assert any("No space" in text for text in table.failures)
        table.session.next_round()  # goes on only once it is booked
        table.session.ask_cost()
        table.wait(lambda: bool(table.costs))
        assert len(table.settlements) == 1
        table.session.close()
    assert record_path(profile, table.settlements[0].view.setup.match, 1).exists()
    assert table.book().bookings == ()
    for _ in range(2):  # started twice, booked once
        again = resumed(qtbot, profile)
        again.wait(lambda again=again: bool(again.settlements))
        assert again.settlements[0].coins is not None
        again.session.close()
    assert len(again.book().bookings) == 1


def test_a_booking_cut_off_by_a_crash_is_made_anew(qtbot, profile) -> None:
    table = sit(qtbot, profile, CHUJI)
    told = table.finish()
    table.session.close()
    path = profile / "coins.jsonl"
    path.write_bytes(path.read_bytes()[:-20])
    assert table.book().bookings == ()
    again = resumed(qtbot, profile)
    again.wait(lambda: bool(again.settlements))
    again.session.close()
    assert again.settlements[0].coins == told.coins
    assert len(again.book().bookings) == 1


def test_rounds_follow_each_other_and_the_entry_is_asked_for_before_each(qtbot, profile) -> None:
    where = venue.table(TableSettings(1), SEATS)
    Till(profile).act(lambda book: book.booking(_now(), Why.GIFT, [(ME, Currency.GCOIN, 12)]))
    table = sit(qtbot, profile, where, seed="poor")
    table.session.set_auto(KEEP_AUTOPLAY, True)
    for number in range(1, 40):
        table.session.set_auto(AUTOPLAY, True)
        table.wait(lambda number=number: len(table.settlements) >= number or table.away)
        if table.away:
            break
        table.session.next_round()
    table.session.close()
    has = table.book().balance(ME, Currency.GCOIN)
    assert table.away == [10 - has]
    assert sum(booking.why is Why.ROUND for booking in table.book().bookings) == len(table.settlements)


def test_a_saved_match_keeps_its_venue(qtbot, profile) -> None:
    table = sit(qtbot, profile, SMALL)
    table.wait_for_turn()
    table.session.close()
    saved = load(save_path(profile))
    assert saved is not None
    assert saved.venue == SMALL
    assert saved.match.options["room_factor"] == 10
    assert is_staked(save_path(profile))
    again = resumed(qtbot, profile)
    again.finish()
    again.session.close()
    assert not is_staked(save_path(profile))
    assert again.book().is_booked(f"{saved.match.id}-001")


def test_a_round_at_stake_is_one_whatever_the_crash_cut_off_and_none_before_its_deal(qtbot, profile) -> None:
    table = sit(qtbot, profile, SMALL)
    table.wait_for_turn()
    table.session.close()
    path = save_path(profile)
    whole = path.read_bytes()
    path.write_bytes(whole + b'{"e": "disc')
    assert is_staked(path)
    path.write_bytes(whole + b'{"e": "settle"}')
    assert is_staked(path), "a line without its end is none"
    path.write_bytes(b"".join(whole.splitlines(keepends=True)[:3]))
    assert not is_staked(path), "nobody has seen a tile: it costs nothing"


def test_everybody_can_pay_from_the_first_round_on(qtbot, profile) -> None:
    """Players of the computer begin with no G coins at all: they are filled up as they sit down."""
    table = sit(qtbot, profile, venue.table(TableSettings(50), SEATS))
    book = table.book()
    assert [book.balance(who, Currency.GCOIN) for who in SEATS[1:]] == [20 * 500] * 3
    told = table.finish()
    table.session.close()
    assert told.coins is not None
    assert not any(seat.broke for seat in told.coins.seats)


def test_nobody_is_dealt_in_who_does_not_meet_the_entry(qtbot, profile) -> None:
    where = venue.gold_room("gaoji", SEATS)
    saved = begun(where.rules, {}, ("person", *["greedy"] * 3), 0, seed="x", venue=where)
    table = Table(qtbot, profile, MatchSession(profile, saved, pace=Pace(0)))
    table.session.begin()
    table.wait(lambda: bool(table.away))
    assert table.away == [22462 - 1000]
    assert table.session.model is None
    save_path(profile).write_text("another match", "utf-8")
    table.session.close(forget=True)
    assert save_path(profile).exists(), "it never was this one's"
    assert not [booking for booking in table.book().bookings if booking.why is Why.FLIGHT]


# --- leaving


@pytest.mark.parametrize(
    ("where", "coins"),
    [
        (SMALL, [-80, 30, 30, 20]),
        (venue.coin_room("guangdong-xinzhang", "small", SEATS), [-80, 30, 30, 20]),
        (CHUJI, [-80, 30, 30, 20]),
        (venue.coin_room("guangdong-jipinghu", "practice", SEATS), None),
    ],
)
def test_leaving_in_a_round_is_named_and_booked_with_its_cost(qtbot, profile, where, coins) -> None:
    table = sit(qtbot, profile, where)
    table.wait_for_turn()
    table.session.ask_cost()
    table.wait(lambda: bool(table.costs))
    cost = table.costs[0]
    assert (None if cost.payments is None else list(cost.payments)) == coins
    if cost.settles:
        table.session.leave()
        table.wait(lambda: bool(table.settlements))
        assert table.settlements[0].last
    table.session.close(forget=True)
    book = table.book()
    assert not save_path(profile).exists()
    assert [book.balance(who, where.currency) - START[where.currency] for who in SEATS] == (coins or [0] * 4)
    assert [booking.why for booking in book.bookings] == [Why.FLIGHT] * bool(coins)


def test_who_is_turned_away_leaves_the_hand_of_another_match_as_it_was_put(qtbot, profile) -> None:
    hand_order.keep(profile, "other", 3, ((1, 2, 3), (5,)))
    dear = venue.coin_room("guangdong-jipinghu", "large", SEATS)
    saved = begun(dear.rules, {}, ("person", *["greedy"] * 3), 0, seed="dear", venue=dear)
    table = Table(qtbot, profile, MatchSession(profile, saved, pace=Pace(0)))
    table.session.begin()
    table.wait(lambda: bool(table.away))
    table.session.close(forget=True)
    assert hand_order.kept(profile, "other", 3) == ((1, 2, 3), (5,))


def test_who_leaves_a_table_of_the_sixth_continent_plays_on_by_itself(qtbot, profile) -> None:
    table = sit(qtbot, profile, venue.table(TableSettings(1), SEATS))
    table.wait_for_turn()
    table.session.ask_cost()
    table.wait(lambda: bool(table.costs))
    assert table.costs[0].stays
    table.session.leave()
    table.wait(lambda: bool(table.settlements))
    assert table.settlements[0].last
    assert table.settlements[0].fled is None
    table.session.close(forget=True)
    rounds = [booking.why for booking in table.book().bookings if booking.why in (Why.ROUND, Why.FLIGHT)]
    assert rounds == [Why.ROUND]


def test_closing_the_program_is_no_flight(qtbot, profile) -> None:
    table = sit(qtbot, profile, SMALL)
    table.wait_for_turn()
    table.session.close()
    assert table.book().bookings == ()


# --- what the host forbids


@pytest.mark.parametrize("rules", [venue.TABLE_RULES, "wuhan"])
def test_what_the_host_forbids_is_not_offered_and_refused(qtbot, profile, rules) -> None:
    settings = TableSettings(1, frozenset(TICKS) - {"auto"} | frozenset(CLAIMS) - {"allow_peng"})
    table = sit(qtbot, profile, venue.table(settings, SEATS, rules=rules))
    table.wait_for_turn()
    table.session.set_auto(AUTOPLAY, True)
    table.session.set_auto("win", True)
    table.wait(lambda: "win" in table.model.auto)
    assert AUTOPLAY not in table.model.auto
    if rules == venue.TABLE_RULES:
        assert table.model.view.setup.options["allow_peng"] is False
    chooser = player("greedy", "")
    while not table.settlements:
        table.wait(lambda: table.model.question is not None or bool(table.settlements))
        if table.settlements:
            break
        view, question = table.model.view, table.model.question
        assert question is not None
        assert not [action for action in view.actions if action.kind is Kind.PENG]
        table.session.answer(question, chooser.choose(view))
        table.wait(lambda question=question: table.model.question != question or bool(table.settlements))
    table.session.close()
    text = record_path(profile, table.settlements[0].view.setup.match, 1).read_text("utf-8")
    (record,) = read_records(text.splitlines())
    verify(record)
    assert not [event for event in record.events if isinstance(event, Claim) and event.kind is MeldKind.PENG]


@pytest.mark.parametrize("claim", CLAIMS)
def test_in_other_games_a_claim_is_withheld_from_all_seats_and_refused_if_sent(claim) -> None:
    forbidden = venue.table(TableSettings(1, frozenset(TICKS) | frozenset(CLAIMS) - {claim}), SEATS, rules="wuhan")
    allowed = venue.table(TableSettings(1), SEATS, rules="wuhan")
    own = venue.table(TableSettings(1, frozenset(TICKS)), SEATS)
    actions = {
        "allow_peng": Action(Kind.PENG, 2, 4, (4, 4, 4)),
        "allow_gang_exposed": Action(Kind.GANG, 2, 4, (4,) * 4, MeldKind.GANG_EXPOSED.value),
        "allow_gang_added": Action(Kind.GANG, 2, 4, (4,) * 4, MeldKind.GANG_ADDED.value),
        "allow_gang_concealed": Action(Kind.GANG, 2, 4, (4,) * 4, MeldKind.GANG_CONCEALED.value),
        "allow_rob": Action(Kind.WIN, 2, 4, (), By.KONG.value),
    }
    for name, action in actions.items():
        assert forbids(forbidden, action) is (name == claim)
        assert not forbids(allowed, action)
        assert not forbids(own, action), "its rules know the option themselves"
        assert not forbids(None, action)
    assert not forbids(forbidden, Action(Kind.WIN, 2, 4, (), By.DRAW.value)), "self-draw cannot be forbidden"
    assert not forbids(forbidden, Action(Kind.PASS, 2))


# --- props


def test_an_exchange_is_used_up_with_the_round_and_the_record_replays(qtbot, profile) -> None:
    give(profile, "touliang", "qianli", "shunfeng")
    table = sit(qtbot, profile, SMALL)
    table.wait_for_turn()
    lines = {line.prop: line for line in table.model.props}
    assert set(lines) == set(BY_ID)
    assert (lines["touliang"].count, lines["touliang"].refusal) == (1, None)
    assert lines["qiankun"].refusal is not None
    hand = table.model.view.hand
    table.session.use_prop("qianli", None, 0)
    table.wait(lambda: len(table.told) == 1)
    table.session.use_prop("shunfeng")
    table.wait(lambda: len(table.told) == 2)
    wanted = table.told[1].tile
    assert wanted is not None
    table.session.use_prop("touliang", hand[0], wanted)
    table.wait(lambda: len(table.told) == 3)
    table.wait(lambda: table.model.view.hand != hand)
    assert table.told[2] == PropTold("touliang", wanted)
    assert not table.failures
    lines = {line.prop: line for line in table.model.props}
    assert [lines[prop].count for prop in ("touliang", "qianli", "shunfeng")] == [0, 0, 0]
    assert {action.kind for action in table.model.view.actions} == {Kind.DISCARD}
    assert table.book().bag(ME).count("touliang") == 1, "it is used up with the booking of the round"
    told = table.finish()
    table.session.close()
    assert told.coins is not None
    assert told.coins.with_props
    book = table.book()
    assert [book.bag(ME).count(prop) for prop in CONSUMED] == [0] * len(CONSUMED)
    text = record_path(profile, told.view.setup.match, 1).read_text("utf-8")
    (record,) = read_records(text.splitlines())
    verify(record)
    assert [type(event) for event in record.events if isinstance(event, Exchange | Look)] == [Look, Look, Exchange]
    looks = [json.loads(line) for line in text.splitlines() if '"qianli"' in line or '"shunfeng"' in line]
    assert all(set(line) == {"e", "name", "seat"} for line in looks), "answers stand in no record"


def test_a_tile_that_is_not_in_the_wall_uses_nothing_up_and_is_not_asked_for_twice(qtbot, profile) -> None:
    give(profile, "touliang", "qianli")
    table = sit(qtbot, profile, SMALL)
    for _ in range(60):
        table.wait_for_turn()
        saved = load(save_path(profile))
        assert saved is not None
        left = {saved.round.wall[place] for place in saved.round.places_left()}
        gone = [tile for tile in range(34) if tile not in left]
        if gone:
            break
        question = table.model.question
        assert question is not None
        throws = [action for action in table.model.view.actions if action.kind is Kind.DISCARD]
        table.session.answer(question, throws[-1])
        table.wait(lambda question=question: table.model.question != question or bool(table.settlements))
    assert gone
    hand = table.model.view.hand
    table.session.use_prop("touliang", hand[0], gone[0])
    table.wait(lambda: bool(table.told))
    assert table.told[0].missing
    table.wait(lambda: refusal(table, "touliang") == TRIED)
    table.session.use_prop("qianli", None, gone[0])  # whatever else is asked, it is the same turn
    table.wait(lambda: len(table.told) == 2)
    table.wait(lambda: refusal(table, "qianli") not in (None, TRIED))
    assert refusal(table, "touliang") == TRIED
    table.session.use_prop("touliang", hand[0], next(iter(left)))
    table.wait(lambda: bool(table.failures))
    assert table.model.view.hand == hand
    table.session.close()


def refusal(table: Table, prop: str):
    return refusal_in(table.model, prop)


def refusal_in(model: TableModel, prop: str):
    return next(line.refusal for line in model.props if line.prop == prop)


def test_an_exchange_has_its_time(qtbot, profile) -> None:
    give(profile, "yihua", "touliang")
    table = sit(qtbot, profile, SMALL, dealer=1)
    table.session.use_prop("yihua", 0)  # nobody's tile, whoever's turn it is by now
    table.wait(lambda: bool(table.failures))
    table.wait_for_turn()
    # the others are quick: what was refused is looked at in what was shown, not in what is shown now
    others = [m for m in table.seen if m.props and m.view.phase.step is Step.TURN and m.view.phase.seat != 0]
    assert others
    assert all(refusal_in(model, "yihua") == NOT_YOUR_TURN for model in others)
    hand = table.model.view.hand
    table.session.use_prop("yihua", hand[-1])
    table.wait(lambda: bool(table.told))
    table.wait(lambda: refusal(table, "touliang") == DONE_THIS_TURN)
    table.session.close()


def test_the_great_shift_is_laid_ready_between_rounds_and_never_acts_twice_running(qtbot, profile) -> None:
    give(profile, "qiankun")
    table = sit(qtbot, profile, SMALL)
    table.wait_for_turn()
    assert refusal(table, "qiankun") == BEFORE_DEAL
    table.session.use_prop("qiankun")
    table.wait(lambda: bool(table.failures))
    table.failures.clear()
    table.finish()
    table.session.use_prop("qiankun")
    table.wait(lambda: table.model.armed == "qiankun")
    table.session.next_round()
    table.wait(lambda: table.model.view.setup.number == 2)
    assert table.model.view.setup.props == ("qiankun",)
    second = table.finish()
    assert second.coins is not None
    assert second.coins.with_props
    assert table.book().bag(ME).count("qiankun") == 0
    give(profile, "qianli")
    Till(profile).act(lambda book: book.booking(_now(), Why.GIFT, [(ME, Currency.QCOIN, 5000)]))
    give(profile, "qiankun")
    table.session.use_prop("qiankun")
    table.wait(lambda: bool(table.failures))
    assert table.model.armed == ""
    table.session.close()
    (record,) = read_records(record_path(profile, second.view.setup.match, 2).read_text("utf-8").splitlines())
    verify(record)


def test_the_great_shift_on_the_first_deal(qtbot, profile) -> None:
    give(profile, "qiankun")
    table = sit(qtbot, profile, SMALL, prop=True)
    assert table.model.view.setup.props == ("qiankun",)
    assert refusal(table, "qiankun") is not None
    table.finish()
    table.session.close()
    assert table.book().bag(ME).count("qiankun") == 0


@pytest.mark.parametrize(
    "where",
    [None, CHUJI, venue.table(TableSettings(), SEATS), venue.table(TableSettings(), SEATS, tournament="cup")],
    ids=["free", "gold", "table", "tournament"],
)
def test_there_are_no_props_elsewhere(qtbot, profile, where) -> None:
    give(profile, "qianli")
    if where is None:
        table = Table(
            qtbot, profile, MatchSession.start(profile, "guangdong-jipinghu", {}, ("greedy",) * 3, 1, seed="x")
        )
        table.session.set_pace(Pace(0))
        table.session.begin()
    else:
        table = sit(qtbot, profile, where)
    table.wait_for_turn()
    assert table.model.props == ()
    table.session.use_prop("qianli", None, 0)
    table.wait(lambda: bool(table.failures))
    table.session.close()
    assert table.told == []


def test_there_are_no_props_in_training(qtbot, profile) -> None:
    give(profile, "qianli")
    saved = begun(SMALL.rules, {}, ("person", *["greedy"] * 3), 1, seed="x", practice=True)
    table = Table(qtbot, profile, MatchSession(profile, replace(saved, venue=SMALL), pace=Pace(0)))
    table.session.begin()
    table.wait_for_turn()
    assert table.model.props == ()
    table.session.use_prop("qianli", None, 0)
    table.wait(lambda: bool(table.failures))
    table.session.close()


def _damage(profile: Path) -> None:
    """The coin book holds what is no booking, before its last line."""
    (profile / "coins.jsonl").write_text("{not json\n{}\n")


def test_a_book_damaged_meanwhile_is_said_once_and_the_round_goes_on(qtbot, profile: Path) -> None:
    table = sit(qtbot, profile, SMALL)
    table.wait_for_turn()
    assert table.model.props
    _damage(profile)
    asked, seen = table.model.question, len(table.seen)
    table.session.set_auto(KEEP_AUTOPLAY, True)
    table.wait(lambda: len(table.seen) > seen)
    assert table.model.question == asked, "what was asked is asked still"
    assert table.model.props == (), "the bag cannot be read"
    assert len(table.failures) == 1
    assert "coins.jsonl" in table.failures[0]
    table.session.set_auto(AUTOPLAY, True)
    table.wait(lambda: table.settlements)
    assert table.settlements[-1].coins is None, "nothing was booked"
    assert len(table.failures) == 2, "the bag once, the booking once: not with every tile"


def test_a_match_is_gone_on_with_beside_a_damaged_book(qtbot, profile: Path) -> None:
    table = sit(qtbot, profile, SMALL)
    table.wait_for_turn()
    before = table.model.view
    table.session.close()
    _damage(profile)
    session = MatchSession.resume(profile, pace=Pace(0))
    assert session is not None
    again = Table(qtbot, profile, session)
    session.begin()
    again.wait(lambda: session.model is not None and again.failures)
    assert again.model.view.me == before.me
    assert "coins.jsonl" in again.failures[0]
