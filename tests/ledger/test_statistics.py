"""Statistics, two ways: from the tables the ledger keeps, and from the rounds themselves."""

from __future__ import annotations

import random
from collections import Counter
from datetime import timedelta, timezone
from itertools import pairwise

import pytest

from mjdesk.engine.case import By
from mjdesk.ledger import opponents, people, ranking, sessions, statistics
from mjdesk.ledger.check import faults
from mjdesk.ledger.counts import Counts
from mjdesk.ledger.edits import DeleteRound, EditRound
from mjdesk.ledger.entry import PointsEntry, Won
from mjdesk.ledger.ranking import Ties
from mjdesk.ledger.rounds import accept, correct
from mjdesk.ledger.sessions import load
from tests.ledger.rounds import fan, points, save, wuhan


@pytest.fixture
def season(book):
    """Six players, twelve evenings over three months, with corrections."""
    chance = random.Random(4)
    who = [people.add_player(book, f"{n} 号").id for n in range(6)]
    book.clock.step = 1
    for n in range(12):
        book.clock.now += 6 * 86_400_000 + chance.randrange(20) * 3_600_000
        session = sessions.begin_session(book, "wuhan", chance.sample(who, 4), note="杯赛" if n % 3 == 0 else "")
        for _ in range(chance.randint(3, 9)):
            book.clock.now += 400_000
            seat, other = chance.sample(range(4), 2)
            kind = chance.randrange(4)
            entry = (
                points(0, 0, 0, 0) if kind == 0
                else wuhan(seat, other) if kind == 1
                else fan(seat, None if kind == 2 else other, chance.randint(1, 60))
            )  # fmt: skip
            save(book, session.id, entry)
        with book.reading() as connection:
            shown = correct(connection, session.id, EditRound(2, fan(0, 3, 77)) if n % 2 else DeleteRound(1))
        accept(book, shown)
    return who


def rounds_of(book, connection):
    """Every round that stands: day, month, rules' session, players, payments, wins and patterns."""
    for session in sessions.sessions(connection):
        loaded = load(connection, session.id)
        for entered, outcome in zip(loaded.evening.rounds, loaded.outcomes, strict=True):
            yield book.day_of(entered.at), session, outcome, entered.at


def test_a_player_page_is_what_the_rounds_say(book, season) -> None:
    with book.reading() as connection:
        assert faults(book, connection) == []
        for player in season:
            page = statistics.player_page(book, connection, player, opponents=10, evenings=50)
            counts: Counter[str] = Counter()
            together: Counter[int] = Counter()
            net: Counter[int] = Counter()
            patterns: Counter[str] = Counter()
            best, trend = 0, {}
            for day, _, outcome, _ in sorted(rounds_of(book, connection), key=lambda r: r[3]):
                if player not in outcome.players:
                    continue
                seat = outcome.players.index(player)
                counts["rounds"] += 1
                counts["points"] += outcome.payments[seat]
                trend[day] = counts["points"]
                best = max(best, outcome.payments[seat])
                for win, with_ in zip(outcome.scored.wins, outcome.scored.patterns, strict=True):
                    counts["wins"] += win.seat == seat
                    counts["drew"] += win.seat == seat and win.by is By.DRAW
                    counts["fed"] += win.source == seat
                    if win.seat == seat:
                        patterns.update(f"wuhan/{p}" for p in with_)
                for other in outcome.players:
                    together[other] += other != player
                for t in outcome.scored.transfers:
                    if t.payer == seat:
                        net[outcome.players[t.payee]] -= t.points
                    if t.payee == seat:
                        net[outcome.players[t.payer]] += t.points
            assert page.counts == Counts(*(counts[k] for k in ("rounds", "points", "wins", "drew", "fed")))
            assert dict(page.trend) == trend
            assert dict(page.patterns) == dict(patterns)
            assert {o.player: (o.rounds, o.net) for o in page.opponents} == {
                other: (n, net[other]) for other, n in together.items() if n
            }
            assert (page.best.points if page.best else 0) == best
            assert sum(map(sum, page.hours)) == counts["points"]
            assert sum(e.points for e in page.evenings) == counts["points"]
            assert page.sessions == len(page.evenings)


def test_a_period_counts_only_its_days(book, season) -> None:
    with book.reading() as connection:
        days = sorted({day for day, *_ in rounds_of(book, connection)})
        since, until = days[3], days[7]
        page = statistics.player_page(book, connection, season[0], since, until)
        mine = [
            outcome.payments[outcome.players.index(season[0])]
            for day, _, outcome, _ in rounds_of(book, connection)
            if since <= day <= until and season[0] in outcome.players
        ]
        assert (page.counts.rounds, page.counts.points) == (len(mine), sum(mine))
        between = opponents.between(connection, season[0], season[1:], since, until)
        assert sum(between.values()) == sum(mine)


def test_a_ranking_is_by_points_with_what_is_missing(book, season) -> None:
    with book.reading() as connection:
        table = ranking.ranking(connection)
        total: Counter[int] = Counter()
        for _, _, outcome, _ in rounds_of(book, connection):
            total.update(dict(zip(outcome.players, outcome.payments, strict=True)))
        assert {line.player: line.counts.points for line in table} == dict(total)
        assert sum(line.counts.points for line in table) == 0
        assert [line.counts.points for line in table] == sorted(total.values(), reverse=True)
        for above, line in pairwise(table):
            assert line.needed == above.counts.points - line.counts.points or line.place == above.place
        cup = ranking.ranking(connection, event="杯赛")
        of_cup: Counter[int] = Counter()
        for _, session, outcome, _ in rounds_of(book, connection):
            if session.note == "杯赛":
                of_cup.update(dict(zip(outcome.players, outcome.payments, strict=True)))
        assert {line.player: line.counts.points for line in cup} == dict(of_cup)
        months = ranking.ranking(connection, 20260801, 20260831)
        assert sum(line.counts.rounds for line in months) == 4 * sum(
            20260801 <= day <= 20260831 for day, *_ in rounds_of(book, connection)
        )


@pytest.mark.parametrize(
    ("ties", "places"), [(Ties.SHARED, [1, 1, 3, 3]), (Ties.ROUNDS, [2, 1, 4, 3]), (Ties.WINS, [1, 2, 3, 3])]
)
def test_equal_points(book, four, ties, places) -> None:
    """Players 1 and 2 have as much, 3 and 4 too; 1 won more often, 2 and 4 played less."""
    e, f = (people.add_player(book, name).id for name in "戊己")
    first = sessions.begin_session(book, "wuhan", four).id
    save(book, first, PointsEntry((10, 10, -10, -10), (Won(0),)))
    second = sessions.begin_session(book, "wuhan", (four[0], four[2], e, f)).id
    save(book, second, PointsEntry((0, 0, 0, 0), (Won(0),)))
    with book.reading() as connection:
        found = {line.player: line.place for line in ranking.ranking(connection, ties=ties)}
    found = {player: place - (2 if place > 4 else 0) for player, place in found.items()}
    order = [found[player] for player in four]
    assert [sorted(set(order)).index(p) for p in order] == [sorted(set(places)).index(p) for p in places]


def test_lost_in_a_row(book, four) -> None:
    session = sessions.begin_session(book, "wuhan", four).id
    save(book, session, *(points(n, -n, 0, 0) for n in (-1, 2, -1, -2, -3, 0, -1)))
    with book.reading() as connection:
        assert statistics.player_page(book, connection, four[0]).worst.length == 3
        assert statistics.player_page(book, connection, four[2]).worst.length == 0


def test_an_evening_past_midnight_is_one_day(book) -> None:
    noon = 1_784_721_600_000  # 2026-07-22 12:00 UTC
    assert book.day_of(noon + 13 * 3_600_000) == 20260722
    assert book.day_of(noon + 17 * 3_600_000) == 20260722
    assert book.day_of(noon + 18 * 3_600_000) == 20260723
    assert book.weekday_and_hour(noon + 13 * 3_600_000) == (2, 1)


def test_parts_of_the_day_are_right_in_a_zone_of_quarter_hours(book, four) -> None:
    """Nepal is 5:45 ahead: its hours begin in the middle of ours."""
    book.zone = timezone(timedelta(hours=5, minutes=45))
    before_five = 1_784_721_600_000 - 55 * 60_000  # a Wednesday, 16:50 there
    session = sessions.begin_session(book, "wuhan", four).id
    for at, net in ((before_five, 1), (before_five + 20 * 60_000, 2)):
        book.clock.now = at
        save(book, session, points(net, -net, 0, 0))
    with book.reading() as connection:
        hours = statistics.player_page(book, connection, four[0]).hours
    assert [hours[0][2], hours[1][2]] == [1, 2]
