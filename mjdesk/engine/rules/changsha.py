"""`changsha`: Changsha mahjong (长沙麻将), with start-of-hand wins, opened kongs, the sea bottom and birds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from ..actions import Action, Kind
from ..case import By, Case, Verdict, illegal
from ..events import Discard, Event, Turned
from ..melds import Meld, MeldKind
from ..options import Options
from ..phase import How, Phase, Step
from ..shapes import Pair, distance, seven_pairs_distance
from ..text import Text
from ..tiles import STANDARD, SUITED, SUITS_108, UNKNOWN, Tile, TileSet, is_258
from . import changsha_flow as flow
from . import changsha_memory as at
from . import changsha_prospects as prospects
from .base import RuleSystem
from .changsha_checks import count_of, first_reason, patterns, situations
from .changsha_events import CODECS, Sea
from .changsha_fold import HANDLERS
from .changsha_hand import GROUPS, completes, made, with_tile
from .changsha_memory import Memory, memory_of
from .changsha_options import OPTIONS
from .changsha_score import KONG_POINTS, transfers
from .changsha_texts import (
    KONGS,
    LOCKED_NOTE,
    LYING,
    PASSED_NOTE,
    PATTERNS,
    PICK_WORD,
    QUESTIONS,
    REASONS,
    TAKE_WORD,
    headline,
    names_of,
)
from .prospects import Consequence, KongDraw, TurnedUp
from .values import Aim, HandFacts, NextDeal, SeatNote, Special

if TYPE_CHECKING:
    from ..round import Round
    from ..setup import Setup
    from ..view import View

_SEATS = 4


class Changsha(RuleSystem):
    """258 for a pair, big wins that add up; phases of its own before the first move, at kongs and at the end."""

    id = "changsha"
    name = Text("长沙麻将", "Changsha mahjong")
    summary = Text("起手胡，开杠，海底，扎鸟", "start-of-hand wins, opened kongs, sea bottom, birds")
    players = (_SEATS,)
    told_circumstances = ("after_kong", "kong_discard", "last_tile", "last_discard", "bu_zhang", "heaven", "earth")
    told_tiles = (("birds", Text("鸟", "Birds")),)
    options = OPTIONS
    patterns = PATTERNS
    reasons = REASONS
    handlers = HANDLERS
    codecs = CODECS

    def tile_set(self, options: Options) -> TileSet:
        return SUITS_108

    # --- judging

    def judge(self, case: Case) -> Verdict:
        reason = first_reason(case)
        if reason is not None:
            return illegal(reason)
        wins = situations(case)
        return Verdict(True, None, tuple(patterns(s) for s in wins), tuple(count_of(s) for s in wins), transfers(case))

    # --- what players and the window are told

    def tracks_passes(self, options: Options) -> bool:
        return options.choice("pass_lock") != "none"

    def several_winners(self, options: Options) -> bool:
        return options.choice("multi_win") == "all"

    def hand_facts(self, options: Options) -> HandFacts:
        return HandFacts(
            Pair.SUITED_258,
            aims=(Aim.TRIPLETS, Aim.ONE_SUIT, Aim.PAIRS, Aim.ALL_258),
            farther=((Aim.TRIPLETS, 1), (Aim.ONE_SUIT, 1), (Aim.PAIRS, 0)),
            pace=7.0,
            ready=-0.5,
            ready_wins=0.16,
            liable=options.flag("rob_pays_all"),
        )

    def headline(self, options: Options) -> Text:
        return headline(options)

    def seat_note(self, view: View, seat: int) -> SeatNote:
        note = self._income_note(view.setup.options, view.seats[seat].melds)
        declared = view.seats[seat].declared
        if not declared:
            return note
        return replace(note, text=LOCKED_NOTE if at.LOCKED in declared else PASSED_NOTE, on=True, declared=True)

    def _income_note(self, options: Options, melds: Sequence[Meld]) -> SeatNote:
        if not options.flag("kong_points"):
            return SeatNote()
        payers = {MeldKind.GANG_EXPOSED: 1}
        income = sum(KONG_POINTS.get(meld.kind, 0) * payers.get(meld.kind, _SEATS - 1) for meld in melds)
        return SeatNote(Text("杠", "Kongs"), True, f"+{income}") if income else SeatNote()

    def wait_label(self, patterns: tuple[str, ...]) -> tuple[Text, bool]:
        big = [p.name for p in self.patterns if p.big and p.id in patterns]
        if not big:
            return self.patterns[0].name, False
        return Text(" ".join(n.zh for n in big), ", ".join(n.en for n in big)), True

    def kong_name(self, kind: MeldKind, tile: Tile, special: Special) -> Text:
        return KONGS[kind]

    def action_label(self, view: View, action: Action) -> Text | None:
        if action.kind is not Kind.DECLARE:
            return super().action_label(view, action)
        words = {flow.TAKE: TAKE_WORD, flow.PICK: PICK_WORD}
        return words.get(action.what) or names_of(flow.patterns_of(action.what))

    def question_title(self, view: View) -> Text | None:
        asked_to_win = view.actions[0].kind is Kind.WIN
        return None if asked_to_win else QUESTIONS.get(view.phase.name)

    def shown(self, view: View) -> tuple[tuple[Text, tuple[Tile, ...], str], ...]:
        known = view.memory
        found = [(LYING, known.lying, "plain")] if known.lying else []
        if view.phase.how is How.DEAL:  # what was shown lies open until the dealer moves
            found += [(names_of(names), tiles, "plain") for _, names, tiles in known.shown]
        return tuple(found)

    def may_wait(self, view: View, hand: tuple[Tile, ...], tile: Tile) -> bool:
        counts = [0] * STANDARD
        for each in hand:
            if each == UNKNOWN:
                return True
            counts[each] += 1
        options, melds = view.setup.options, view.me.melds
        return any(completes(counts, melds, tile, by, options) for by in (By.DRAW, By.DISCARD))

    def answer_simply(self, view: View) -> Action | None:
        return flow.answer_simply(view)

    # --- legality

    def plausible_win(self, round_: Round, seat: int, tile: Tile, by: By) -> bool:
        if round_.phase.name == at.PICKED:
            return False  # who could win has been asked
        state = round_.seats[seat]
        counts = state.counts if state.size % 3 == 2 else with_tile(state.counts, tile)
        if not any(counts[SUITED:]) and max(counts) <= GROUPS:
            return made(counts, state.melds, by, round_.options.choice("quan_qiu_ren")).reason is None
        return False

    def possible_win(self, round_: Round, seat: int, tile: Tile, by: By) -> bool:
        if round_.phase.name == at.PICKED:
            return False
        state = round_.seats[seat]
        unknown = state.unknown
        if distance(state.keys, GROUPS - len(state.melds)) <= unknown + 1:
            return True
        pairs = not state.melds and seven_pairs_distance(state.counts) <= unknown + 1
        return pairs or all(is_258(t) for t, n in enumerate(state.counts) if n)

    def may_discard(self, round_: Round, seat: int, tile: Tile) -> str | None:
        state = round_.seats[seat]
        locked = flow.is_locked(state) and state.drawn not in (None, UNKNOWN, tile)
        return "locked" if locked else None

    def may_claim(self, round_: Round, seat: int, tile: Tile) -> bool:
        return not flow.is_locked(round_.seats[seat])

    def may_kong(self, round_: Round, seat: int, kind: MeldKind, tile: Tile) -> bool:
        return True  # `kong_ways` has the conditions

    def kong_ways(self, round_: Round, seat: int, kind: MeldKind, tile: Tile) -> tuple[str, ...]:
        return flow.ways(round_, seat, kind, tile)

    def counts_pass(self, round_: Round) -> bool:
        phase = round_.phase
        own = phase.step is Step.ASK and phase.name in (at.WINS, at.BOTTOM)
        return (own and self.tracks_passes(round_.options)) or super().counts_pass(round_)

    def forgets_passes(self, options: Options, event: Event) -> bool:
        return isinstance(event, Discard)

    def circumstances(self, round_: Round, seat: int, by: By) -> tuple[str, ...]:
        phase, memory = round_.phase, memory_of(round_)
        if by is By.KONG:
            return () if memory.opened else ("bu_zhang",)
        at_sea = phase.name == at.BOTTOM
        if by is By.DRAW:
            if at_sea or phase.name == at.TURNED:
                return ("last_tile",) if at_sea else ("after_kong",)
            return ("heaven",) if phase.how is How.DEAL else ()
        if at_sea or phase.name in (at.KONG, at.WINS):
            return ("last_discard",) if at_sea else ("kong_discard",)
        first = sum(len(state.discards) for state in round_.seats) == 1
        return ("earth",) if first and not round_.seats[seat].melds else ()

    def surely_ready(self, view: View, seat: int) -> bool:
        return at.LOCKED in view.seats[seat].declared

    def consequence(self, view: View, action: Action) -> Consequence:
        return prospects.consequence(view, action)

    def kong_draw(self, view: View, action: Action) -> KongDraw:
        return prospects.kong_draw(view.setup.options, action)

    def turned_up(self, setup: Setup) -> TurnedUp | None:
        return prospects.turned_up(setup.options)

    def extra(self, round_: Round) -> Mapping[str, Any]:
        memory, found = memory_of(round_), dict[str, Any]()
        if memory.shown:
            found["start_wins"] = tuple(win.as_extra() for win in memory.shown)
        if memory.turned:
            found["kong_tiles"] = memory.turned
        if round_.turned is not None:
            found["birds"] = round_.turned.tiles
        return found

    def resolve(self, round_: Round, answers: Mapping[int, Action]) -> tuple[Action, ...]:
        stand = super().resolve(round_, answers)
        if round_.phase.step is not Step.ASK:
            return stand
        return flow.resolve(round_, answers, [action for action in stand if action.kind is Kind.WIN])

    # --- memory, and what the others may know

    def known_phase(self, round_: Round, seat: int) -> Phase:
        return flow.known_phase(super().known_phase(round_, seat), seat, round_.setup.dealer)

    def begin_memory(self, setup: Setup) -> Memory:
        return Memory()

    def known_extra(self, round_: Round, seat: int) -> Mapping[str, Any]:
        known, turned = super().known_extra(round_, seat), memory_of(round_).turned
        return {**known, "kong_tiles": turned} if turned else known

    def known_memory(self, round_: Round, seat: int) -> at.Known:
        return at.known(round_)

    def remember(self, before: Round, event: Event, after: Round) -> Memory:
        return at.remembered(before, event, after)

    def declared(self, round_: Round, seat: int) -> tuple[str, ...]:
        best = memory_of(round_).passed[seat]
        said = round_.seats[seat].declared
        return said if best is None else (*said, f"passed:{best}")

    def lying(self, round_: Round) -> tuple[Tile, ...]:
        return memory_of(round_).lying

    # --- flow

    def opening(self, round_: Round) -> Phase:
        return flow.next_start(round_)

    def asks(self, round_: Round, seat: int) -> tuple[Action, ...]:
        return flow.asks(round_, seat)

    def after_ask(self, round_: Round) -> Phase | None:
        return flow.after_ask(round_)

    def owes(self, round_: Round, phase: Phase) -> Event | None:
        return flow.owes(round_, phase)

    def declaration(self, round_: Round, action: Action) -> Event:
        return flow.declaration(round_, action)

    def refusal(self, round_: Round, seat: int) -> Event | None:
        return Sea(seat, False) if round_.phase.name == at.SEA else None

    def due_draw(self, round_: Round, seat: int) -> Phase:
        left = round_.wall_left
        if left == 1:
            return flow.next_at_sea(round_, seat)
        return Phase(Step.DRAW, seat) if left else Phase(Step.EXHAUSTED, seat)

    def after_kong(self, round_: Round, seat: int, kind: MeldKind, tile: Tile) -> Phase:
        if memory_of(round_).opened:
            return Phase(Step.OWE, seat, None, How.KONG, at.TURN)
        return Phase(Step.DRAW, seat, None, How.KONG)

    def turns(self, round_: Round) -> Turned | None:
        """The birds: the next tiles of the wall, or the sea-bottom tile so often where it was the last."""
        number = round_.options.number("birds")
        if round_.turned is not None or not round_.wins or not number:
            return None
        tiles = tuple(round_.wall[place] for place in round_.places_left()[:number])
        sea = memory_of(round_).sea
        if not tiles and sea is not None:
            tiles = (sea,) * number
        return Turned("birds", tiles) if tiles else None

    def next_deal(self, round_: Round) -> NextDeal:
        setup, wins = round_.setup, round_.wins
        dealer = memory_of(round_).next_dealer
        if wins:
            dealer = wins[0].seat if len(wins) == 1 else wins[0].source
        if dealer is None:  # a round told by its end alone: who took the last tile is not known
            dealer = setup.dealer
        return NextDeal(dealer, setup.prevailing_wind, setup.streak + 1 if dealer == setup.dealer else 0)
