"""The expert of 跑胡子: every answer weighed from what the seat knows alone; positions with one right answer."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from mjdesk.engine.actions import Action, Kind
from mjdesk.engine.match import Match
from mjdesk.engine.notation import parse_tiles, tile_name
from mjdesk.engine.options import complete
from mjdesk.engine.paohuzi.arrange import counts_of
from mjdesk.engine.paohuzi.cards import CARDS, SEATS, is_group
from mjdesk.engine.paohuzi.round import PaohuziRound
from mjdesk.engine.paohuzi.splitter import keys_of
from mjdesk.engine.phase import Step
from mjdesk.engine.play import Play
from mjdesk.engine.round import Round
from mjdesk.engine.tiles import KINDS, UNKNOWN
from mjdesk.engine.view import View, view_of
from mjdesk.players.base import Player, RandomPlayer
from mjdesk.players.headless import play_round
from mjdesk.players.lineup import player
from mjdesk.players.paohuzi.danger import Dangers
from mjdesk.players.paohuzi.expert import PaohuziWeigher
from mjdesk.players.paohuzi.forecast import Forecast, forecast, in_the_air
from mjdesk.players.paohuzi.parting import WEIGHTS, Part, Parts, cards_of, parts_of, thirds
from mjdesk.players.paohuzi.routes import at_least
from mjdesk.players.paohuzi.typical import win_now
from mjdesk.players.valued import Valued

from .tables import RULES, Table

OPTION_SETS: tuple[dict[str, Any], ...] = (
    {},
    {"win_on_discard": True, "ming_tang": "full", "extra_ming_tang": True, "dealer_double": True, "cap": 40},
    {"chi_discard": False, "pass_peng_dead": False, "ming_tang": "many-red", "self_draw_bonus": "fan", "min_huxi": 10},
    {"free_win_card": False, "tun_step": 1, "ming_tang": "none", "chong_tun": 2, "base": 5, "min_huxi": 21},
)


def begun(seed: str, **options: Any) -> Round:
    return Match.begin(RULES, complete(RULES.options, options), seed, 1).next_round()


def weighed(view: View) -> dict[Action, Valued]:
    return {valued.action: valued for valued in PaohuziWeigher().weigh(view)}


def choice(table: Table, seat: int) -> Action:
    return PaohuziWeigher().weigh(view_of(table.round, seat))[0].action


def states(seed: str, **options: Any) -> Iterator[tuple[PaohuziRound, View]]:
    """Every question with a choice of a round between an expert, a greedy and a random player."""
    play = Play(begun(seed, **options))
    players: list[Player] = [player("expert", ""), player("greedy", ""), RandomPlayer(seed)]
    play.advance()
    while not play.round.over:
        (seat,) = play.waiting_for()
        view = view_of(play.round, seat)
        if len(view.actions) > 1:
            assert isinstance(play.round, PaohuziRound)
            yield play.round, view
        play.answer(play.question, players[seat].choose(view))
        play.advance()


# --- what is weighed


@pytest.mark.parametrize("options", OPTION_SETS, ids=str)
def test_every_action_is_weighed_once_and_the_best_comes_first(options: dict[str, Any]) -> None:
    for number in range(2):
        for _, view in states(f"weighed/{number}", **options):
            found = PaohuziWeigher().weigh(view)
            assert sorted(v.action for v in found) == sorted(view.actions)
            assert [v.value for v in found] == sorted((v.value for v in found), reverse=True)
            for valued in found:
                assert 0 <= valued.chance <= 1
                assert valued.danger >= 0
                assert valued.win > 0
                assert valued.why or valued.besides
                assert all(0 <= left <= 4 for _, left in valued.useful)


@pytest.mark.parametrize("options", OPTION_SETS, ids=str)
def test_a_win_is_worth_what_it_is_settled_for(options: dict[str, Any]) -> None:
    seen = 0
    for number in range(6):
        for round_, view in states(f"won/{number}", **options):
            for action in view.actions:
                if action.kind is Kind.WIN:
                    assert action.tile is not None
                    event = round_.event_of(action)
                    assert event is not None
                    settled = round_.apply(event).owed()
                    assert win_now(view, action.tile) == settled.payments[view.seat]
                    seen += 1
    assert seen


def test_a_start_win_is_worth_what_it_is_settled_for() -> None:
    """天胡: the shown card lies in the hand and counts as the one that was won on."""
    table = Table({0: "123x123d270x270d456x456d78x"}, shown="9x")
    view = view_of(table.round, 0)
    (win,) = (action for action in view.actions if action.kind is Kind.WIN)
    table.win(0)
    assert table.round.settled is not None
    assert weighed(view)[win].value == table.round.settled.payments[0] > 0


def test_other_seats_and_the_stock_are_not_looked_at() -> None:
    """Two rounds that differ in hidden cards alone are weighed alike: a card of another hand and one of the stock
    change places."""
    swapped = 0
    for number in range(3):
        for round_, view in states(f"peek/{number}"):
            other = next(s for s in range(SEATS) if s != view.seat and round_.seats[s].size)
            twin_round = with_swapped(round_, other)
            if twin_round is None:
                continue
            after = view_of(twin_round, view.seat)
            assert after == view
            assert PaohuziWeigher().weigh(after) == PaohuziWeigher().weigh(view)
            swapped += 1
    assert swapped > 10


def with_swapped(round_: PaohuziRound, seat: int) -> PaohuziRound | None:
    """The round with a card of a hand and the last one of the stock changed over; None where they are the same or the
    card is one that the dealer showed."""
    if not round_.wall_left:
        return None
    mine, theirs = round_.seats[seat].tiles()[0], round_.wall[-1]
    if mine == theirs or mine == round_.memory.shown:
        return None
    changed = round_._copy()
    changed.wall = (*round_.wall[:-1], mine)
    state = changed._own(seat)
    state.counts[mine] -= 1
    state.counts[theirs] += 1
    state._tiles = None
    return changed


def test_a_hand_with_unknown_cards_is_weighed() -> None:
    """At a physical table the own hand may not be known: whatever is asked gets an answer."""
    for _, view in states("unknown"):
        half = len(view.hand) // 2
        hidden = view._replace(hand=(*view.hand[:half], *(UNKNOWN,) * (len(view.hand) - half)))
        assert sorted(v.action for v in PaohuziWeigher().weigh(hidden)) == sorted(view.actions)


# --- positions in which one answer is right


def test_the_card_that_fits_nothing_is_played() -> None:
    """Five groups and the parts 56d and 90x stay whole; 1x stands alone."""
    table = Table({0: "111d222x270d789d345x56d90x1x"}, shown="3d")
    found = weighed(view_of(table.round, 0))
    best = max(found.values(), key=lambda valued: valued.value)
    assert best.action.tile in parse_tiles("1x3d")
    torn = [found[action].value for action in found if action.tile in parse_tiles("270d")]
    assert max(torn) < best.value - 0.5


def test_a_win_is_taken() -> None:
    table = Table({0: "123x123d270x270d456x456d78x"}, shown="9x")
    assert choice(table, 0).kind is Kind.WIN


def turned(hand: str, card: str) -> Table:
    """Seat 1 holds a hand and has turned up a card that it may take for a chi."""
    table = Table({1: hand}, stock=card, avoid=card, chi_discard=False)
    first = table.round.legal_actions(0)[0]
    assert first.tile is not None
    return table.discard(0, tile_name(first.tile)).skip_to("1 chi")


def test_a_chi_that_makes_the_hand_ready_is_taken() -> None:
    table = turned("123x123d270d456d456x89x34d8d", "7x")
    best = PaohuziWeigher().weigh(view_of(table.round, 1))[0]
    assert best.action.kind is Kind.CHI
    assert best.away == 0
    assert {card for card, _ in best.useful} == set(parse_tiles("25d"))


def test_a_chi_that_tears_a_ready_hand_is_let_go() -> None:
    """567x and 345x would leave the 123x torn."""
    table = turned("123x123d270d678d456x789x34d", "5x")
    found = PaohuziWeigher().weigh(view_of(table.round, 1))
    assert found[0].action.kind is Kind.PASS
    assert found[0].away == 0


# --- danger


def test_what_lies_in_a_pond_gives_the_next_seat_nothing() -> None:
    for number in range(6):
        for round_, view in states(f"danger/{number}", win_on_discard=True):
            if view.phase.step is not Step.TURN:
                continue
            dangers = Dangers(view, forecast(view))
            mine = {thrown.tile for thrown in view.me.discards}
            lying = {thrown.tile for seat in view.seats for thrown in seat.discards}
            for card in {card for card in view.hand if view.hand.count(card) < 3}:
                given = dangers.of(card)
                if card in mine:
                    assert given.chi == 0
                if card in lying:
                    assert given.peng == given.pao == 0
                if forecast(view).unseen[card] < 3:
                    assert given.pao == 0
                    assert not any(round_.seats[s].counts[card] == 3 for s in range(SEATS) if s != view.seat)
                assert (given.cost > 0) == bool(given.win or given.pao or given.peng or given.chi)


def test_only_where_it_is_played_so_a_discard_can_be_won_on() -> None:
    for _, view in states("won-on"):
        if view.phase.step is Step.TURN:
            assert all(Dangers(view, forecast(view)).of(card).win == 0 for card in set(view.hand))
    for _, view in states("won-on", win_on_discard=True):
        if view.phase.step is Step.TURN:
            assert all(Dangers(view, forecast(view)).of(card).win > 0 for card in set(view.hand))


def test_a_kind_that_lies_is_less_often_won_on() -> None:
    for _, view in states("lies", win_on_discard=True):
        if view.phase.step is Step.TURN:
            dangers, out = Dangers(view, forecast(view)), forecast(view)
            lying = {thrown.tile for seat in view.seats for thrown in seat.discards}
            chances = [(card in lying, out.unseen[card], dangers.of(card).win) for card in set(view.hand)]
            for lies, left, chance in chances:
                assert all(chance < other for it, n, other in chances if lies and not it and n == left)


# --- two ways to one answer


def flat(chi: float = 0.3) -> Forecast:
    """A forecast in which every card is as likely to come."""
    even = [chi if card in CARDS else 0.0 for card in range(KINDS)]
    return Forecast([1] * KINDS, 20, 10, even, even, even, even)


@pytest.mark.parametrize("hand", ["123x", "1122x12d", "270x34x", "2233x23d7x", "1357x79d", "22x22d345x7x"])
def test_partings_are_the_best_there_are(hand: str) -> None:
    """Against every way to part the cards, tried one card after another."""
    cards = parse_tiles(hand)
    parts = Parts(flat())
    small, big = keys_of(counts_of(cards))
    known = every_part(parts)
    for i, parting in enumerate(parts.both(small, big)):
        assert parting[0] == pytest.approx(best_worth(tuple(sorted(cards)), known, WEIGHTS[i]))
        used = [card for part in parts_of(parting) for card in cards_of(part)]
        assert all(used.count(card) <= cards.count(card) for card in used)
        worth = sum(part.chance * (1 + WEIGHTS[i] * part.huxi) for part in parts_of(parting))
        assert parting[0] == pytest.approx(worth)


def every_part(parts: Parts) -> dict[tuple[int, ...], Part]:
    """Every part that cards may form, by its cards: found by parting just those cards."""
    found: dict[tuple[int, ...], Part] = {}
    for size in (2, 3):
        for cards in product(CARDS, repeat=size):
            if list(cards) == sorted(cards) and max(map(cards.count, cards)) < 3:
                chains = list(parts_of(parts.both(*keys_of(counts_of(cards)))[1]))
                if len(chains) == 1 and cards_of(chains[0]) == cards:
                    found[cards] = chains[0]
    return found


def best_worth(cards: tuple[int, ...], known: dict[tuple[int, ...], Part], weight: float) -> float:
    if not cards:
        return 0.0
    first, rest = cards[0], cards[1:]
    best = best_worth(rest, known, weight)
    for i in range(len(rest)):
        for taken in ((i,), *((i, j) for j in range(i + 1, len(rest)))):
            part = known.get((first, *(rest[k] for k in taken)))
            if part is not None:
                left = tuple(card for k, card in enumerate(rest) if k not in taken)
                best = max(best, part.chance * (1 + weight * part.huxi) + best_worth(left, known, weight))
    return best


@pytest.mark.parametrize("chances", [(), (0.5,), (0.2, 0.9), (0.3, 0.4, 0.5, 0.9), (1.0, 0.1, 0.0)])
def test_at_least_so_many(chances: tuple[float, ...]) -> None:
    for number in range(len(chances) + 2):
        expected = 0.0
        for happened in product((False, True), repeat=len(chances)):
            if sum(happened) >= number:
                odds = 1.0
                for chance, it in zip(chances, happened, strict=True):
                    odds *= chance if it else 1 - chance
                expected += odds
        assert at_least(number, chances) == pytest.approx(expected)


def test_thirds_make_groups() -> None:
    for one, two in product(CARDS, repeat=2):
        expected = {card for card in CARDS if is_group((one, two, card)) or one == two == card}
        assert set(thirds(one, two)) == expected


def test_the_card_in_the_air_is_seen() -> None:
    for round_, view in states("air"):
        card, out = in_the_air(view), forecast(view)
        assert card == round_.in_the_air or view.phase.step is Step.TURN
        hidden = [round_.seats[s].tiles() for s in range(SEATS) if s != view.seat]
        weis = [m.tiles for s, st in enumerate(round_.seats) for m in st.melds if s != view.seat and m.kind == "wei"]
        stock = round_.wall[round_.front :]
        assert out.hidden == len(stock) + sum(map(len, hidden)) + sum(map(len, weis))
        assert out.turns == len(stock)


def test_rounds_among_experts_come_to_an_end() -> None:
    for number in range(3):
        round_ = play_round(begun(f"experts/{number}"), [player("expert", "")] * SEATS)
        assert round_.settled is not None
        assert sum(round_.settled.payments) == 0
