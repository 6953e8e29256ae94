"""`TableModel`s for tests and pictures: real rounds played by the engine up to moments worth looking at."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache

from mjdesk.engine.actions import Kind
from mjdesk.engine.case import Case, Verdict, illegal
from mjdesk.engine.events import Event, Turned
from mjdesk.engine.match import Finished, Match
from mjdesk.engine.options import Options, complete
from mjdesk.engine.phase import Step
from mjdesk.engine.play import Play
from mjdesk.engine.round import Round
from mjdesk.engine.rules.base import RuleSystem
from mjdesk.engine.rules.registry import rule_system
from mjdesk.engine.text import Text
from mjdesk.engine.tiles import SUITS_108, TileSet
from mjdesk.engine.view import View, view_of
from mjdesk.players.lineup import player
from mjdesk.ui.models import TableModel
from mjdesk.ui.people import people
from mjdesk.ui.presenter import Presenter

ME = 0
#: one moment of a round: the event that led to it, the round, and the question open to the own seat
Moment = tuple[Event | None, Round, int | None]


class Plain(RuleSystem):
    """A game for two, three or four that nobody can win: for layouts no real system here has."""

    id = "plain"
    name = Text("素麻将", "Plain mahjong")
    summary = Text("只摸牌打牌", "draw and discard")
    players = (2, 3, 4)

    def tile_set(self, options: Options) -> TileSet:
        return SUITS_108

    def judge(self, case: Case) -> Verdict:
        return Verdict(True) if not case.wins else illegal("nobody-wins")


def match(rules: str, seed: str, players: int | None = None) -> Match:
    """A match in its fifth round, so that scores differ."""
    system = Plain() if rules == Plain.id else rule_system(rules)
    begun = Match.begin(system, complete(system.options, {}), seed, 8, players)
    n = begun.players
    points = (128, 212, -276, -64) if n == 4 else (32, -32) if n == 2 else (64, -24, -40)
    return replace(begun, finished=(*(Finished(0, (0,) * n, ()) for _ in range(3)), Finished(0, points, ())))


def moments(rules: str, seed: str, players: int | None = None) -> Iterator[tuple[Presenter, Moment]]:
    """Every moment of a round that greedy players play, before the deal first."""
    made = match(rules, seed, players)
    names = ("person", *("greedy",) * (made.players - 1))
    presenter = Presenter(made, people(names, ME, "", 0), ME)
    happened: list[tuple[Event, Round]] = []
    play = Play(made.next_round(), lambda event, round_: happened.append((event, round_)))
    kind = "random" if rules == Plain.id else "greedy"
    minds = [player(kind, f"{seed}/{seat}") for seat in range(made.players)]
    yield presenter, (None, play.round, None)
    play.advance()
    while True:
        for event, round_ in happened:
            asked = round_ is play.round and bool(play.open_for(ME))
            yield presenter, (event, round_, play.question if asked else None)
        happened.clear()
        if play.round.over:
            return
        for seat in play.waiting_for():
            if play.answer(play.question, minds[seat].choose(view_of(play.round, seat))):
                play.advance()
                break


def model_of(presenter: Presenter, moment: Moment, auto: frozenset[str] = frozenset()) -> TableModel:
    """The model of a moment."""
    return presenter.table(moment[1], moment[2], auto, hints=presenter.rules.id != Plain.id)


def find(
    rules: str, wanted: Callable[[View], bool], players: int | None = None, seeds: int = 400
) -> tuple[TableModel, Event | None]:
    """The first moment with an open question whose view is wanted."""
    for seed in range(seeds):
        for presenter, moment in moments(rules, f"table-{seed}", players):
            if moment[2] is not None and wanted(view_of(moment[1], ME)):
                return model_of(presenter, moment), moment[0]
    raise LookupError("no such moment in these rounds")


def _kinds(view: View) -> list[Kind]:
    return [a.kind for a in view.actions]


@cache
def claim(rules: str = "wuhan") -> tuple[TableModel, Event | None]:
    """A discard that may be taken for two runs or a triplet."""
    return find(rules, lambda v: _kinds(v).count(Kind.CHI) >= 2 and Kind.PENG in _kinds(v) and v.wall_left < 75)


@cache
def own_kong(rules: str = "wuhan") -> tuple[TableModel, Event | None]:
    """The own turn, with a kong, a locked tile, melds, and a discard that makes the hand ready."""

    def wanted(view: View) -> bool:
        return view.phase.step is Step.TURN and Kind.GANG in _kinds(view) and len(view.me.melds) >= 1

    for seed in range(400):
        for presenter, moment in moments(rules, f"table-{seed}"):
            if moment[2] is not None and wanted(view_of(moment[1], ME)):
                model = model_of(presenter, moment)
                if model.waits_after:
                    return model, moment[0]
    raise LookupError("no own kong")


@cache
def win(rules: str = "wuhan") -> tuple[TableModel, Event | None]:
    """The own seat may win."""
    return find(rules, lambda v: Kind.WIN in _kinds(v))


@cache
def start(rules: str = "wuhan", players: int | None = None) -> tuple[TableModel, Event | None]:
    """The first question of the own seat."""
    return find(rules, lambda v: v.phase.step is Step.TURN, players)


@cache
def late(rules: str = "wuhan") -> tuple[TableModel, Event | None]:
    """Far into a round, ponds full."""
    return find(rules, lambda v: v.phase.step is Step.TURN and v.wall_left < 26 and len(v.me.discards) > 12)


@cache
def over(rules: str = "wuhan") -> tuple[TableModel, Event | None]:
    """A round that another seat has won by drawing, hands open."""
    for seed in range(400):
        for presenter, moment in moments(rules, f"table-{seed}"):
            round_ = moment[1]
            if round_.over and round_.wins and round_.wins[0].seat != ME and round_.wins[0].source is None:
                return model_of(presenter, moment), moment[0]
    raise LookupError("nobody won so")


@cache
def whole_round(seed: str = "table-1", rules: str = "wuhan") -> tuple[tuple[TableModel, Event | None], ...]:
    """Every moment of one round."""
    return tuple((model_of(p, m), m[0]) for p, m in moments(rules, seed))


@cache
def waiting(rules: str = "wuhan") -> tuple[TableModel, Event | None]:
    """A hand that waits for two tiles or more while another seat moves."""
    for seed in range(400):
        for presenter, moment in moments(rules, f"table-{seed}"):
            if moment[0] is not None and moment[1].phase.step is Step.CLAIM and moment[1].phase.seat != ME:
                model = model_of(presenter, moment)
                if model.waits is not None and len(model.waits.lines) >= 2:
                    return model, moment[0]
    raise LookupError("nobody waits")


@cache
def few(players: int) -> tuple[TableModel, Event | None]:
    """The own turn in the middle of a round of two or three."""
    wanted = 30 if players == 2 else 24
    return find(Plain.id, lambda v: v.phase.step is Step.TURN and v.wall_left < wanted, int(players))


@cache
def horses(rules: str = "guangdong-zhuama", players: int | None = None) -> tuple[TableModel, Event | None]:
    """Horses or birds have just been turned up."""
    for seed in range(400):
        for presenter, moment in moments(rules, f"table-{seed}", players):
            if isinstance(moment[0], Turned):
                return model_of(presenter, moment), moment[0]
    raise LookupError("nothing was turned up")


@cache
def ready() -> tuple[TableModel, Event | None]:
    """Two seats have declared themselves ready, another's tile lies aside, unknown to the own seat."""
    for seed in range(400):
        for presenter, moment in moments("qionghu", f"table-{seed}"):
            round_ = moment[1]
            others = sum(bool(s.declared) for s in round_.seats[1:])
            if others >= 1 and not round_.seats[ME].declared and round_.wall_left < 60 and moment[2] is not None:
                model = model_of(presenter, moment)
                if model.view.aside and model.sideways:
                    return model, moment[0]
    raise LookupError("nobody declared")
