"""What lies on the table, from whole rounds: every tile once, claimed discards gone, marks where they belong."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import pairwise

import pytest

from mjdesk.engine.actions import Kind
from mjdesk.engine.events import Claim, Deal, Discard, Draw, Gang, Indicator, Turned
from mjdesk.engine.melds import Meld, MeldKind
from mjdesk.engine.phase import Step
from mjdesk.engine.rules.registry import SYSTEMS
from mjdesk.engine.tiles import UNKNOWN
from mjdesk.ui.table.choreography import Choreographer, motion_ms
from mjdesk.ui.table.geometry import Box, Side, side_of
from mjdesk.ui.table.layout import TableLayout
from mjdesk.ui.table.pieces import Arrangement, claimed_place, sorted_hand
from mjdesk.ui.table.placing import Arranger, Kept
from mjdesk.ui.theme import MOTION
from mjdesk.ui.tilepix import Mark, Pose

from . import table_models as models
from .test_table_layout import sizes_at


def arranged(model, event=None, window: tuple[float, float] = (1366, 768)) -> Arrangement:
    players = model.view.setup.players
    layout = TableLayout(window[0], window[1], players)
    return Arranger(layout, layout.panels(sizes_at(layout, players)), model, event).result()


@pytest.mark.parametrize("seed", ["table-1", "table-21", "table-9"])
def test_every_tile_of_the_set_lies_on_the_table_once(seed):
    for model, event in models.whole_round(seed):
        found = arranged(model, event)
        assert len(found.by_key()) == len(found.tiles)
        stacks = [t.look.pose for t in found.tiles if t.look.pose.is_wall]
        walls = len(stacks) + stacks.count(Pose.WALL_2)
        others = len(found.tiles) - len(stacks)
        assert walls == model.view.wall_left
        assert walls + others == 136


MAHJONG = [s for s in SYSTEMS.values() if s.on_table and s.family == "mahjong"]


@pytest.mark.parametrize(("rules", "players"), [(s.id, n) for s in MAHJONG for n in s.players])
def test_every_rule_system_lies_on_the_table_whole(rules, players):
    for presenter, (event, round_, question) in models.moments(rules, "any", players):
        model = presenter.table(round_, question, frozenset(), hints=False)
        found = arranged(model, event)
        stacks = [t.look.pose for t in found.tiles if t.look.pose.is_wall]
        walls = len(stacks) + stacks.count(Pose.WALL_2)
        others = len(found.tiles) - len(stacks)
        size = presenter.rules.tile_set(presenter.match.options).size
        assert walls + others == size, event


@pytest.mark.parametrize("rules", [s.id for s in MAHJONG])
def test_what_is_kept_from_the_moment_before_is_what_would_be_placed_anew(rules):
    kept: dict[int, Kept] = {}
    for seed in ("kept-1", "kept-2"):
        for presenter, (event, round_, question) in models.moments(rules, seed):
            model = presenter.table(round_, question, frozenset(), hints=False)
            players = model.view.setup.players
            layout = LAYOUTS.setdefault(players, TableLayout(1366, 768, players))
            panels = layout.panels(sizes_at(layout, players))
            mine = kept.setdefault(players, Kept())
            assert (
                Arranger(layout, panels, model, event, mine).result() == Arranger(layout, panels, model, event).result()
            )


LAYOUTS: dict[int, TableLayout] = {}


@pytest.mark.parametrize("players", [2, 3])
def test_fewer_seats_lie_on_the_table_too(players):
    model, event = models.few(players)
    found = arranged(model, event)
    sides = {t.key[1] for t in found.tiles if t.key[0] in ("pond", "hand")}
    assert sides == ({Side.OWN, Side.ACROSS} if players == 2 else {Side.OWN, Side.RIGHT, Side.LEFT})


def test_other_hands_show_no_face_while_the_round_runs():
    for model, event in models.whole_round():
        if model.view.phase.step is not Step.DONE:
            faces = [t for t in arranged(model, event).tiles if t.key[0] == "hand"]
            assert all(t.look.kind == UNKNOWN and not t.look.pose.shows_face for t in faces)


def test_hands_lie_open_when_the_round_is_over():
    model, event = models.over()
    open_hands = [t for t in arranged(model, event).tiles if t.key[0] == "hand"]
    assert open_hands
    assert all(t.look.pose is Pose.LYING and t.look.kind != UNKNOWN for t in open_hands)
    assert [t.mark for t in open_hands if t.mark] == [Mark.WINNING]


def test_a_claimed_discard_leaves_the_pond():
    seen = 0
    for (before, _), (after, event) in pairwise(models.whole_round("table-21")):
        if isinstance(event, Claim):
            seen += 1
            gone = arranged(before).by_key().keys() - arranged(after, event).by_key().keys()
            assert len([k for k in gone if k[0] == "pond"]) == 1
    assert seen


def test_the_own_hand_is_sorted_with_wild_tiles_first_and_the_drawn_tile_last():
    model, event = models.own_kong()
    tiles, drawn = sorted_hand(model.view)
    wild = model.view.special.wild[0]
    assert tiles[: tiles.count(wild)] == (wild,) * tiles.count(wild)
    plain = [t for t in tiles if t != wild]
    assert plain == sorted(plain)
    assert drawn == model.view.drawn
    found = arranged(model, event)
    assert [k[1] for k in found.hand] == [*tiles, drawn]
    placed = found.by_key()
    assert all(placed[b].x > placed[a].x for a, b in pairwise(found.hand))


def test_wild_and_skin_are_marked_wherever_they_lie():
    places = set()
    for seed in ("table-1", "table-21", "table-9", "table-10"):
        for model, event in models.whole_round(seed):
            special = model.view.special
            for tile in arranged(model, event).tiles:
                if tile.look.pose.shows_face:
                    assert tile.look.wild == (tile.look.kind in special.wild)
                    assert tile.look.skin == (tile.look.kind in special.skins)
                    if tile.look.wild or tile.look.skin:
                        places.add(tile.key[0])
    assert {"own", "meld"} <= places


def test_tiles_that_may_not_go_carry_a_lock_in_the_own_turn_only():
    model, event = models.own_kong()
    locked = [t for t in arranged(model, event).tiles if t.foot is Mark.LOCKED]
    assert locked
    assert {t.look.kind for t in locked} <= set(model.locked)
    claim, event = models.claim()
    assert not [t for t in arranged(claim, event).tiles if t.foot]


def test_the_last_discard_is_ringed_with_a_caret_from_its_side():
    model, event = models.claim()
    found = arranged(model, event)
    ringed = [t for t in found.tiles if t.mark is Mark.LAST_DISCARD]
    assert [t.look.kind for t in ringed] == [model.view.phase.tile]
    assert found.caret is not None
    assert found.caret.of is ringed[0].key[1]


def test_the_reserved_tail_has_its_bracket_and_the_indicator_its_place_in_the_wall():
    model, event = models.start()
    found = arranged(model, event)
    assert found.brackets
    lying = found.by_key()[("indicator",)]
    assert lying.look.kind == model.view.indicator
    assert lying.look.pose is Pose.LYING


def test_drawn_and_discarded_tiles_are_shaded():
    shades = Counter(
        t.look.drawn for m, e in models.whole_round("table-21") for t in arranged(m, e).tiles if t.key[0] == "pond"
    )
    assert shades[True] > 0
    assert shades[False] > 0


def test_the_pip_sits_on_the_tile_nearest_to_the_feeder():
    peng = Meld(MeldKind.PENG, (3, 3, 3), source=1, claimed=3)
    assert claimed_place(peng, peng.tiles, Side.OWN, Side.RIGHT) == 2
    assert claimed_place(peng, peng.tiles, Side.OWN, Side.ACROSS) == 1
    assert claimed_place(peng, peng.tiles, Side.OWN, Side.LEFT) == 0
    assert claimed_place(peng, peng.tiles, Side.RIGHT, Side.OWN) == 0
    chi = Meld(MeldKind.CHI, (3, 4, 5), source=3, claimed=4)
    assert claimed_place(chi, chi.tiles, Side.OWN, Side.LEFT) == 1


def test_another_seats_concealed_kong_stays_face_down():
    model, _ = models.start()
    seats = list(model.view.seats)
    hidden = Meld(MeldKind.GANG_CONCEALED, (UNKNOWN,) * 4)
    seats[1] = seats[1]._replace(melds=(hidden,))
    changed = replace(model, view=model.view._replace(seats=tuple(seats)))
    laid = [t for t in arranged(changed).tiles if t.key[:2] == ("meld", Side.RIGHT)]
    assert [t.look.pose for t in laid] == [Pose.FACE_DOWN] * 4


# --- motion


def flights_of(kind: type, seed: str = "table-21"):
    for (before, _), (after, event) in pairwise(models.whole_round(seed)):
        if isinstance(event, kind):
            layout = TableLayout(1366, 768)
            old, new = arranged(before), arranged(after, event)
            yield event, old, new, Choreographer(layout, after.view, old.by_key(), old, new).flights(event)


def test_a_discard_flies_from_the_hand_to_the_pond():
    for event, _, new, flights in flights_of(Discard):
        thrown = [f for f in flights if f.key[0] == "pond"]
        assert len(thrown) == 1, event
        placed = new.by_key()[thrown[0].key]
        assert placed.look.kind == event.tile
        assert (thrown[0].x, thrown[0].y) != (placed.x, placed.y)


def test_a_drawn_tile_comes_from_the_wall():
    for _, old, _, flights in flights_of(Draw):
        (first, *_) = flights
        assert first.key[0] in ("own", "hand")
        walls = [t for t in old.tiles if t.look.pose.is_wall]
        assert min(abs(first.x - t.x) + abs(first.y - t.y) for t in walls) < 1


def test_a_claim_gathers_all_tiles_of_the_meld():
    for event, _, _, flights in flights_of(Claim):
        gathered = [f for f in flights if f.key[0] == "meld"]
        assert len(gathered) == 3, event
        assert all(f.via is not None for f in gathered)


def test_a_kong_moves_only_what_is_new():
    kongs = [x for seed in ("table-21", "table-1", "table-9") for x in flights_of(Gang, seed)]
    assert kongs
    for event, _, _, flights in kongs:
        new = [f for f in flights if f.key[0] == "meld"]
        expected = 1 if event.kind in (MeldKind.GANG_SINGLE, MeldKind.GANG_ADDED) else 4
        assert len(new) == expected, event


def test_deal_comes_in_fours():
    for _, _, _, flights in flights_of(Deal):
        assert Counter(f.delay for f in flights).most_common(1)[0][1] == 4
        assert len(flights) in (13, 14)


def test_every_motion_is_short():
    for event in (e for _, e in models.whole_round("table-21")):
        assert 0 <= motion_ms(event) <= 400
    assert motion_ms(Indicator(3)) > 0
    assert motion_ms(None) == 0


def test_the_models_of_the_tests_are_what_they_say():
    claim, _ = models.claim()
    kinds = [a.kind for a in claim.view.actions]
    assert kinds.count(Kind.CHI) >= 2
    assert Kind.PENG in kinds


# --- what only some systems have


@pytest.mark.parametrize("rules", ["guangdong-zhuama", "guangdong-tuidaohu"])
def test_horses_lie_face_up_where_they_lay_in_the_wall(rules):
    model, event = models.horses(rules)
    assert isinstance(event, Turned)
    found = arranged(model, event).by_key()
    lying = {int(str(key[1])): placed for key, placed in found.items() if key[0] == "turned"}
    assert Counter(p.look.kind for p in lying.values()) == Counter(event.tiles)
    layout = TableLayout(1366, 768)
    for place, placed in lying.items():
        stack = layout.wall(136, side_of_dealer(model), model.view.setup.dice)[place // 2]
        assert abs(placed.x - stack.x) + abs(placed.y - stack.y) < 40, place
        assert placed.look.pose is Pose.LYING
    spots = {(p.x, p.y) for p in lying.values()}
    assert len(spots) == len(lying)


def test_horses_drop_onto_their_places_one_after_another():
    model, event = models.horses()
    assert isinstance(event, Turned)
    layout = TableLayout(1366, 768)
    new = arranged(model, event)
    before = {key: placed for key, placed in new.by_key().items() if key[0] != "turned"}
    flights = Choreographer(layout, model.view, before, None, new).flights(event)
    assert len(flights) == len(event.tiles)
    assert sorted(f.delay for f in flights) == [n * MOTION.settle_open_gap for n in range(len(flights))]


def test_a_tile_laid_aside_is_face_down_for_those_who_may_not_look():
    model, event = models.ready()
    (lying,) = [t for t in arranged(model, event).tiles if t.key[0] == "aside"]
    assert lying.look.pose is Pose.FACE_DOWN
    looked = replace(model, view=model.view._replace(aside=(5,)))
    (open_one,) = [t for t in arranged(looked, event).tiles if t.key[0] == "aside"]
    assert (open_one.look.kind, open_one.look.pose) == (5, Pose.LYING)
    assert (open_one.x, open_one.y) == (lying.x, lying.y)


def test_the_discard_of_a_declaration_lies_sideways_and_the_row_makes_room():
    model, event = models.ready()
    ((seat, number),) = model.sideways
    side = side_of(seat, model.view.seat, model.view.setup.players)
    assert model.plates[seat].declared
    lain = [n for n, d in enumerate(model.view.seats[seat].discards) if d.claimed_by is None]
    assert number in lain
    for at in lain:
        lying = sorted((t for t in arranged(replace(model, sideways=frozenset({(seat, at)})), event).tiles
                        if t.key[:2] == ("pond", side)), key=lambda t: int(str(t.key[2])))  # fmt: skip
        turned = [t.key[2] for t in lying if t.look.turn % 180 != side.turn % 180]
        assert turned == [at]
        boxes = [face(t) for t in lying]
        for n, box in enumerate(boxes):
            assert not any(box.meets(other) for other in boxes[n + 1 :]), (at, n)


def face(tile) -> Box:
    w, h = tile.look.width, tile.look.width * 4 / 3
    return Box(tile.x, tile.y, w, h) if tile.look.turn % 180 == 0 else Box(tile.x, tile.y, h, w)


def test_all_tiles_of_an_opened_kong_are_ringed_while_they_may_be_claimed():
    model, event = models.claim()
    phase = model.view.phase
    thrown = model.view.seats[phase.seat].discards[-2:]
    data = tuple(d.tile for d in thrown)
    several = replace(model, view=model.view._replace(phase=phase._replace(data=data)))
    ringed = [t.look.kind for t in arranged(several, event).tiles if t.mark is Mark.LAST_DISCARD]
    assert ringed == list(data)


def side_of_dealer(model):
    return side_of(model.view.setup.dealer, model.view.seat, model.view.setup.players)
