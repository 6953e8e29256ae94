"""Props: the worked examples J to L, what no prop may ever do, records that replay, strong hands, the bag."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from mjdesk.engine import props
from mjdesk.engine.actions import Kind, discard
from mjdesk.engine.case import By
from mjdesk.engine.errors import BadInput, IllegalAction
from mjdesk.engine.events import Discard, Exchange, Look
from mjdesk.engine.match import Match
from mjdesk.engine.notation import parse_tile, parse_tiles
from mjdesk.engine.options import complete
from mjdesk.engine.phase import How, Step
from mjdesk.engine.play import Play
from mjdesk.engine.record import FaultyRecord, Record, read_records, verify, write_record
from mjdesk.engine.round import Round
from mjdesk.engine.rules.registry import rule_system
from mjdesk.engine.setup import Setup
from mjdesk.engine.tiles import HONOURS_136, UNKNOWN
from mjdesk.engine.view import view_of
from mjdesk.engine.wall import dealt_places
from mjdesk.modes import bag, strong_hand
from mjdesk.modes.bag import CONSUMED, MOST, Bag
from mjdesk.modes.rooms import COIN_GAMES
from mjdesk.players.headless import play_round
from mjdesk.players.lineup import line_up

from ..rules.test_every_system import tiles_everywhere

JIPINGHU = rule_system("guangdong-jipinghu")


def begun(rules: str = "guangdong-jipinghu", seed: str = "props") -> Play:
    """A round dealt, its first question open."""
    system = rule_system(rules)
    play = Play(Match.begin(system, complete(system.options, {}), seed, 4).next_round())
    play.advance()
    return play


def stacked(own: str, draws: str, **wanted: int) -> Round:
    """A jipinghu round before its deal: seat 0 deals and holds ``own`` (14 tiles), ``wanted`` tiles by wall index."""
    left = Counter(HONOURS_136.tiles())
    wall: list[int | None] = [None] * HONOURS_136.size
    hand = parse_tiles(own)
    for place, tile in zip(dealt_places(4, 0, 0), hand, strict=True):
        wall[place] = tile
        left[tile] -= 1
    for name, index in wanted.items():
        tile = parse_tile(name.strip("_").split("_")[0])
        wall[53 + index] = tile
        left[tile] -= 1
    for index, tile in enumerate(parse_tiles(draws)):
        wall[53 + index] = tile
        left[tile] -= 1
    assert min(left.values()) >= 0
    rest = iter(sorted(left.elements()))
    full = [next(rest) if tile is None else tile for tile in wall]
    return Round.begin(JIPINGHU, Setup(JIPINGHU.id, complete(JIPINGHU.options, {})), full)


def dealt(round_: Round) -> Round:
    while (owed := round_.owed()) is not None:
        round_ = round_.apply(owed)
    return round_


# --- the worked examples


def test_j_an_exchange_takes_the_farthest_copy_and_gives_no_win() -> None:
    state = dealt(stacked("123456m789p2255s9m", ""))
    wanted = parse_tile("5s")
    tiles = props.remaining(state)
    index = props.place_for(state, wanted)
    assert index == max(n for n, tile in enumerate(tiles) if tile == wanted)
    before = tiles_everywhere(state)
    after = state.apply(Exchange(props.TOULIANG, 0, parse_tile("9m"), wanted, index))
    assert tiles_everywhere(after) == before
    assert props.remaining(after)[index] == parse_tile("9m")
    assert after.seats[0].counts[wanted] == 3
    assert after.verdict_on(0, wanted, By.DRAW).legal  # the shape is complete …
    assert {action.kind for action in after.legal_actions(0)} == {Kind.DISCARD}  # … and it may only discard
    assert after.phase.how is How.EXCHANGE
    with pytest.raises(IllegalAction, match="exchanges no tile now"):
        after.apply(Exchange(props.YIHUA, 0, parse_tile("1m"), props.remaining(after)[0], 0))
    thrown = after.apply(Discard(0, parse_tile("1m")))
    assert thrown.phase.step in (Step.CLAIM, Step.DRAW)


@pytest.mark.parametrize(
    ("left", "places", "answer"),
    [
        (32, (5, 31), {1, 6}),
        (32, (6,), {2}),
        (32, (11, 12), {2, 3}),
        (6, (0, 5), {1, 6}),
        (4, (3,), {4}),
        (40, (), set()),
    ],
)
def test_l_bands(left: int, places: tuple[int, ...], answer: set[int], monkeypatch) -> None:
    wanted, other = parse_tile("1s"), parse_tile("E")
    tiles = [wanted if n in places else other for n in range(left)]
    monkeypatch.setattr(props, "remaining", lambda _round: tiles)
    assert props.bands_with(None, wanted) == answer  # type: ignore[arg-type]


# --- what a prop may never do


def exchange(state: Round, seat: int, random: Random) -> Exchange:
    """An exchange that is allowed now."""
    given = random.choice([tile for tile in view_of(state, seat).hand if tile < 34])
    tiles = props.remaining(state)
    if random.random() < 0.5:
        index = random.randrange(len(tiles))
        return Exchange(props.YIHUA, seat, given, tiles[index], index)
    wanted = random.choice(tiles)
    farthest = props.place_for(state, wanted)
    assert farthest is not None
    return Exchange(props.TOULIANG, seat, given, wanted, farthest)


@pytest.mark.parametrize("rules", COIN_GAMES)
@pytest.mark.parametrize("seed", range(6))
def test_rounds_with_props_keep_every_tile_and_replay(rules: str, seed: int) -> None:
    random = Random(f"{rules} {seed}")
    play = begun(rules, str(seed))
    players = line_up("greedy", 4, str(seed))
    whole, exchanged = tiles_everywhere(play.round), 0
    while not play.round.over:
        state, seat = play.round, play.waiting_for()[0]
        if state.phase.step is Step.TURN and props.may_exchange(state, seat) and random.random() < 0.3:
            others = [view_of(state, other) for other in range(4) if other != seat]
            after = state.apply(exchange(state, seat, random)).apply(Look(props.SHUNFENG, seat))
            assert tiles_everywhere(after) == whole
            assert {a.kind for a in after.legal_actions(seat)} == {Kind.DISCARD}
            for before, other in zip(others, (o for o in range(4) if o != seat), strict=True):
                now = view_of(after, other)
                assert (now.hand, now.seats[other], now.actions) == (before.hand, before.seats[other], before.actions)
            assert after.seats[seat].passed == state.seats[seat].passed
            play, exchanged = Play(after), exchanged + 1
            play.answer(play.question, random.choice(after.legal_actions(seat)))
        else:
            play.answer(play.question, players[seat].choose(view_of(state, seat)))
        play.advance()
    assert exchanged
    record = Record.of(play.round)
    assert record.wall != play.round.wall
    (read,) = read_records(write_record(record).splitlines())
    assert read == record
    assert verify(read).settled == play.round.settled
    assert bag.is_prop_round(record.setup.props, record.events)
    assert play.round.take_back(len(record.events)).wall == record.wall


def spoilt(state: Round) -> dict[str, Exchange | Look]:
    good = exchange(state, 0, Random(1))
    tiles = props.remaining(state)
    missing = next(tile for tile in range(34) if not state.seats[0].counts[tile])
    return {
        "another seat": replace(good, seat=1),
        "no such prop": replace(good, name="magic"),
        "a tile not held": replace(good, given=missing),
        "a place beyond the wall": replace(good, index=len(tiles)),
        "another tile there": replace(good, received=next(t for t in range(34) if t != tiles[good.index])),
        "not the farthest copy": next(
            Exchange(props.TOULIANG, 0, good.given, tile, n) for n, tile in enumerate(tiles) if tile in tiles[n + 1 :]
        ),
        "a look that exchanges": Look(props.YIHUA, 0),
    }


@pytest.mark.parametrize("fault", spoilt(dealt(stacked("123456m789p2255s9m", ""))))
def test_a_prop_that_the_rules_do_not_know_is_refused(fault: str) -> None:
    state = dealt(stacked("123456m789p2255s9m", ""))
    before = (state.wall, state.seats[0].counts.copy())
    with pytest.raises(IllegalAction):
        state.apply(spoilt(state)[fault])
    assert (state.wall, state.seats[0].counts) == before


def test_no_prop_acts_out_of_turn_or_where_tiles_are_unknown() -> None:
    state = dealt(stacked("123456m789p2255s9m", ""))
    good = exchange(state, 0, Random(1))
    with pytest.raises(IllegalAction):
        state.apply(Discard(0, good.given)).apply(good)
    over = play_round(begun().round, line_up("greedy", 4, "x"))
    with pytest.raises(IllegalAction, match="done"):
        over.apply(Look(props.QIANLI, 0))
    setup = Setup(JIPINGHU.id, complete(JIPINGHU.options, {}))
    physical = dealt(Round.begin(JIPINGHU, setup, [UNKNOWN] * HONOURS_136.size))
    with pytest.raises(IllegalAction, match="not known"):
        physical.apply(Look(props.QIANLI, 0))


def test_a_changed_record_is_found_out() -> None:
    state = dealt(begun().round)
    seat = state.phase.seat
    state = state.apply(exchange(state, seat, Random(3)))
    state = state.apply(Discard(seat, state.legal_actions(seat)[0].tile or 0))
    done = play_round(state, line_up("greedy", 4, "x"))
    record = Record.of(done)
    verify(record)
    place = next(n for n, event in enumerate(record.events) if isinstance(event, Exchange))
    without = (*record.events[:place], *record.events[place + 1 :])
    with pytest.raises(FaultyRecord):
        verify(replace(record, events=without))


# --- strong hands


@pytest.mark.parametrize("rules", COIN_GAMES)
@pytest.mark.parametrize("seat", range(4))
def test_a_strong_hand_is_near_a_dear_win_and_the_wall_keeps_its_tiles(rules: str, seat: int) -> None:
    system = rule_system(rules)
    options = complete(system.options, {})
    for number in range(5):
        match = Match.begin(system, options, f"strong {number}", 4)
        plain, strong = match.next_round(), match.next_round(strong_hand.prepared(system, options, 4, seat))
        assert Counter(strong.wall) == Counter(plain.wall)
        assert len(strong.wall) == len(plain.wall)
        places = dealt_places(4, strong.setup.dealer, seat)
        hand = [strong.wall[place] for place in places]
        wanted = Counter(strong_hand.target(system, options, f"{match.seed}/{match.number}"))
        assert not wanted - Counter(hand)
        assert strong_hand.distance_to_win(list(wanted.elements())) in (2, 3)
        moved = [n for n, pair in enumerate(zip(plain.wall, strong.wall, strict=True)) if len(set(pair)) > 1]
        assert len(set(moved) - set(places)) <= 13
        assert strong.setup.props == (props.QIANKUN,)
        done = play_round(strong, line_up("greedy", 4, "x"))
        record = Record.of(done)
        (read,) = read_records(write_record(record).splitlines())
        assert read.setup.props == (props.QIANKUN,)
        verify(read)
        assert bag.is_prop_round(read.setup.props, read.events)
        assert not bag.is_prop_round((), plain.events)


def test_players_answer_the_same_whatever_lies_in_the_wall_they_cannot_see() -> None:
    """An exchange is known to nobody else: the others' views and answers stay."""
    state = dealt(begun().round)
    seat = state.phase.seat
    after = state.apply(exchange(state, seat, Random(5)))
    tile = next(t for t in view_of(after, seat).hand if state.seats[seat].counts[t] and after.seats[seat].counts[t])
    one, other = state.apply(discard_event(seat, tile)), after.apply(discard_event(seat, tile))
    players = line_up("greedy", 4, "x")
    for asked in one.asked():
        assert players[asked].choose(view_of(one, asked)) == players[asked].choose(view_of(other, asked))


def discard_event(seat: int, tile: int) -> Discard:
    assert discard(seat, tile).tile == tile
    return Discard(seat, tile)


# --- the bag


def test_the_bag_has_room_for_nine_of_each() -> None:
    full = Bag()
    for _ in range(MOST):
        full = full.added(props.QIANLI)
    with pytest.raises(BadInput, match="9 of it"):
        full.added(props.QIANLI)
    with pytest.raises(BadInput, match="none in the bag"):
        Bag().without(props.QIANLI)
    with pytest.raises(BadInput, match="expected one of"):
        Bag().added("yuyin")
    assert full.without(props.QIANLI).count(props.QIANLI) == MOST - 1


def test_the_gift_of_the_day_fits() -> None:
    assert sum(Bag().of_the_day("2026-11-30").held.values()) == 1
    full = Bag(dict.fromkeys(CONSUMED, MOST))
    assert full.of_the_day("x") == full
    nearly = Bag(dict.fromkeys(CONSUMED[1:], MOST))
    assert nearly.of_the_day("x").count(CONSUMED[0]) == 1
    assert len({str(Bag().of_the_day(str(day)).held) for day in range(40)}) == len(CONSUMED)


def test_limits_of_a_round() -> None:
    some = Bag(dict.fromkeys(CONSUMED, 2))
    assert bag.refusal(props.QIANLI, some, Counter()) is None
    assert bag.refusal(props.QIANLI, Bag(), Counter()) is not None
    assert bag.refusal(props.QIANLI, some, Counter([props.QIANLI])) is not None
    assert bag.refusal(props.QIANLI, some, Counter([props.YIHUA, props.TOULIANG, props.SHUNFENG])) is not None
    assert bag.refusal(props.QIANKUN, some, Counter(), last_round=[props.QIANKUN]) is not None
    assert bag.refusal(props.QIANLI, some, Counter(), last_round=[props.QIANLI]) is None
    assert bag.refusal("yuyin", Bag(), Counter()) is None
