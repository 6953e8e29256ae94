"""Head to head, ties by the house's choice, streaks, best rounds, months and systems: against sums made by hand."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from mjdesk.engine.errors import BadInput
from mjdesk.ledger import audit, people, photos, preferences, sessions, statistics
from mjdesk.ledger.assigning import by_chance, by_points, exchanged, meetings, sizes
from mjdesk.ledger.backup import FOLDER, back_up, backups, fault
from mjdesk.ledger.check import faults
from mjdesk.ledger.draw import draw_seats
from mjdesk.ledger.edits import DeleteRound, EditRound
from mjdesk.ledger.errors import LedgerError
from mjdesk.ledger.opponents import head_to_head, met
from mjdesk.ledger.ranking import Ties, events, place_of, ranking
from mjdesk.ledger.rounds import accept, correct
from mjdesk.ledger.sessions import State, load, set_state
from tests.ledger.rounds import fan, points, save

JPEG = b"\xff\xd8\xff\xe0" + bytes(2000)


def by_hand(book, session_ids, a, b):
    """Net from b to a, rounds, and who fed whom, from the rounds as they are stored."""
    net, rounds, fed = 0, 0, [0, 0]
    with book.reading() as connection:
        for session in session_ids:
            for outcome in load(connection, session).outcomes:
                if not {a, b} <= set(outcome.players):
                    continue
                rounds += 1
                for t in outcome.scored.transfers:
                    pair = outcome.players[t.payer], outcome.players[t.payee]
                    net += t.points if pair == (b, a) else -t.points if pair == (a, b) else 0
                for win in outcome.scored.wins:
                    if win.source is not None:
                        pair = outcome.players[win.source], outcome.players[win.seat]
                        fed[0] += pair == (a, b)
                        fed[1] += pair == (b, a)
    return net, rounds, fed


def test_two_players_against_sums_by_hand(book, four, evening) -> None:
    chance = Random(5)
    other = sessions.begin_session(book, "guangdong-xinzhang", [four[1], four[0], *four[2:]]).id
    for n in range(24):
        seat, source = chance.sample(range(4), 2)
        save(book, (evening.id, other)[n % 2], fan(seat, chance.choice([None, source]), 1 + n))
    with book.reading() as connection:
        accepted = [
            correct(connection, evening.id, DeleteRound(3)),
            correct(connection, other, EditRound(2, fan(0, 1, 99))),
        ]
    for each in accepted:
        accept(book, each)
    for a, b in combinations(four, 2):
        net, rounds, fed = by_hand(book, (evening.id, other), a, b)
        with book.reading() as connection:
            found = head_to_head(connection, a, b)
            turned = head_to_head(connection, b, a)
            part = [head_to_head(connection, a, b, rules=rules) for rules in ("wuhan", "guangdong-xinzhang")]
            page = statistics.player_page(book, connection, a)
        assert (found.net, found.first.rounds, [found.first_fed, found.second_fed]) == (net, rounds, fed)
        assert (turned.net, turned.first, turned.second) == (-net, found.second, found.first)
        assert found.trend[-1][1] == net == sum(line[4] for line in found.evenings)
        assert sum(p.net for p in part) == net
        assert sum(p.first.rounds for p in part) == rounds
        assert {s for s, *_ in found.evenings} == {evening.id, other}
        assert len(page.by_system) == 2
        assert sum(c.rounds for _, c in page.by_system) == page.counts.rounds
        assert sum(c.points for _, c in page.by_month) == page.counts.points
        assert [h.points for h in page.hands] == sorted((h.points for h in page.hands), reverse=True)
        assert len(page.hands) <= statistics.HANDS


def test_runs_of_won_and_lost_rounds(book, four, evening) -> None:
    save(
        book, evening.id, *[points(9, -3, -3, -3)] * 3, points(-3, 9, -3, -3), points(0, 0, 0, 0), points(3, -1, -1, -1)
    )
    with book.reading() as connection:
        first = statistics.player_page(book, connection, four[0])
        third = statistics.player_page(book, connection, four[2])
    assert (first.best_run.length, first.worst.length) == (3, 1)
    assert (third.best_run.length, third.worst.length) == (0, 4)


def test_the_house_decides_ties_for_every_page(book, four, evening) -> None:
    save(book, evening.id, points(10, 10, -10, -10, winner=0))
    with book.reading() as connection:
        assert preferences.ties(connection) is Ties.SHARED
        assert [place_of(connection, p) for p in four[:2]] == [1, 1]
    preferences.set_ties(book, Ties.WINS)
    preferences.set_ties(book, Ties.WINS)
    with book.reading() as connection:
        chosen = preferences.ties(connection)
        assert chosen is Ties.WINS
        places = {line.player: line.place for line in ranking(connection, ties=chosen)}
        assert {p: place_of(connection, p, ties=chosen) for p in four} == places
        assert statistics.player_page(book, connection, four[1]).place == places[four[1]] == 2
        assert [c.what for c in audit.changes(connection)].count("ties-changed") == 1
        assert [c.what for c in audit.changes(connection, limit=1)] == ["ties-changed"]


def test_events_are_listed_the_latest_first(book, four) -> None:
    for note in ("春季杯", "", "秋季杯", "春季杯"):
        session = sessions.begin_session(book, "wuhan", four, note=note)
        set_state(book, session.id, State.DONE)
    with book.reading() as connection:
        assert events(connection) == ("春季杯", "秋季杯")


def test_a_rate_can_be_changed_until_all_have_paid(book, evening) -> None:
    assert sessions.set_rate(book, evening.id, 50).rate == 50
    with book.reading() as connection:
        change = audit.changes(connection, evening.id)[-1]
    assert (change.before, change.after) == ({"rate": 0}, {"rate": 50})
    set_state(book, evening.id, State.SETTLED)
    with pytest.raises(LedgerError, match="settled"):
        sessions.set_rate(book, evening.id, 60)


# --- drawing and assigning


def test_everybody_sits_everywhere_equally_often() -> None:
    seats = {name: [0] * 4 for name in "abcd"}
    for seed in range(4000):
        for seat, each in enumerate(draw_seats("abcd", Random(seed))):
            seats[each.name][seat] += 1
    assert all(880 < n < 1120 for row in seats.values() for n in row)


def test_the_dice_say_why_somebody_sits_there() -> None:
    for seed in range(300):
        drawn = draw_seats(["甲", "乙", "丙", "丁"], Random(seed))
        assert len({each.sums for each in drawn}) == 4, "no two are equal"
        assert [each.sums for each in drawn] == sorted((each.sums for each in drawn), reverse=True)
        for each in drawn:
            if len(each.dice) > 1:
                assert any(o.sums[: len(each.sums) - 1] == each.sums[:-1] for o in drawn if o is not each)
    with pytest.raises(ValueError, match="different"):
        draw_seats(["甲", "甲"], Random(1))


@pytest.mark.parametrize(
    ("people_", "allowed", "found"),
    [(8, (4,), (4, 4)), (10, (4,), (4, 4)), (7, (3, 4), (4, 3)), (6, (3, 4), (3, 3)), (3, (4,), ()),
     (5, (2, 3, 4), (3, 2)),
     (9, (3,), (3, 3, 3)), (41, (3, 4), (4,) * 8 + (3,) * 3)],
)  # fmt: skip
def test_table_sizes(people_, allowed, found) -> None:
    assert sorted(sizes(people_, allowed), reverse=True) == list(found)


def test_those_who_met_least_sit_together(book, four, evening) -> None:
    others = [people.add_player(book, f"new {n}").id for n in range(4)]
    save(book, evening.id, *[points(1, -1, 0, 0)] * 5)
    with book.reading() as connection:
        known = met(connection, [*four, *others])
    assert known == dict.fromkeys(combinations(sorted(four), 2), 5)
    plan = by_chance([*four, *others], (4,), known, Random(3))
    assert sorted(p for table in plan.tables for p in table) == sorted([*four, *others])
    assert meetings(plan, known) == 2 * 5, "two of the four at each table: less is not possible"
    assert by_points([1, 2, 3, 4, 5, 6, 7, 8, 9], (4,)).tables == ((1, 2, 3, 4), (5, 6, 7, 8))
    assert by_points([1, 2, 3, 4, 5], (4,)).left == (5,)
    assert exchanged(by_points([1, 2, 3, 4, 5], (4,)), 1, 5).tables == ((5, 2, 3, 4),)
    with pytest.raises(BadInput):
        by_chance([1, 1], (4,), {}, Random(1))


@pytest.mark.parametrize("people_there", [7, 13, 26])
def test_no_exchange_of_two_people_makes_an_assignment_better(people_there) -> None:
    for seed in range(5):
        chance = Random(seed)
        known = {pair: chance.randint(1, 30) for pair in combinations(range(people_there), 2) if chance.random() < 0.6}
        plan = by_chance(range(people_there), (3, 4), known, chance)
        seated = [p for table in plan.tables for p in table]
        assert sorted([*seated, *plan.left]) == list(range(people_there))
        least = min(meetings(exchanged(plan, a, b), known) for a, b in combinations(seated, 2))
        assert least >= meetings(plan, known)


# --- photos, backups


def test_a_photo_is_kept_in_the_ledger_and_in_its_dump(book, four, tmp_path) -> None:
    from mjdesk.ledger.dump import write_dump

    token = photos.set_photo(book, four[0], JPEG)
    with book.reading() as connection:
        assert people.player(connection, four[0]).photo == token
        assert photos.photos(connection) == {token: JPEG}
        assert photos.photos(connection, {token}) == {}
        write_dump(tmp_path / "all.json", connection)
    assert token in (tmp_path / "all.json").read_text("utf-8")
    assert photos.set_photo(book, four[0], b"") == ""
    with book.reading() as connection:
        assert photos.photos(connection) == {}
        assert faults(book, connection) == []


@pytest.mark.parametrize("picture", [b"GIF89a", b"\xff\xd8\xff" + bytes(photos.MOST)])
def test_what_is_no_small_picture_is_refused(book, four, picture) -> None:
    with pytest.raises(BadInput):
        photos.set_photo(book, four[0], picture)
    with book.reading() as connection:
        assert people.player(connection, four[0]).photo == ""


def test_backups_are_listed_and_checked(profile) -> None:
    from mjdesk.ledger.book import Book

    assert backups(profile / FOLDER) == ()
    book = Book.open(folder=profile)
    people.add_player(book, "老吴")
    assert book.path is not None
    made = back_up(book.path, profile / FOLDER, "kept-1")
    book.close()
    (profile / FOLDER / "kept-2.db").write_text("a letter", "utf-8")
    listed = {b.path.name: fault(b.path) for b in backups(profile / FOLDER)}
    assert listed["kept-1.db"] == ""
    assert "damaged" in listed["kept-2.db"]
    assert made.stat().st_size == next(b.size for b in backups(profile / FOLDER) if b.path == made)
