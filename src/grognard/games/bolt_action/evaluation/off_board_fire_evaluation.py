"""What setting up, flanks, barrages and air strikes are worth to the greedy computer player. Nothing here is a rule."""

from __future__ import annotations

from math import hypot

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.evaluator import Evaluation
from grognard.core.messages import say
from grognard.games.bolt_action.ground.context import G
from grognard.games.bolt_action.rules.shooting import off_board_fire
from grognard.games.bolt_action.rules.turn import deployment
from grognard.games.bolt_action.state.choices import (
    CallBarrage,
    CallStrike,
    Deploy,
    DeployInside,
    Outflank,
    PlaceNext,
    PlaceRest,
    RedirectTo,
    ShiftTo,
)
from grognard.games.bolt_action.state.state import Unit, enemy


def set_up_worth(g: G, decision: Decision, choice: Choice) -> Evaluation:
    """Setting up: what stands back is placed first, so that squads answer to what the enemy has shown; nothing is kept
    off the table, nobody outflanks."""
    reason = say("ba-reason-set-up")
    match decision, choice:
        case deployment.ChoosePlace(unit=id), Deploy():
            spots = [leg.points[-1] for leg in choice.legs]
            x, y = sum(spot[0] for spot in spots) / len(spots), sum(spot[1] for spot in spots) / len(spots)
            return Evaluation(deployment.worth(g, g.state.units[id], x, y), reason)
        case deployment.ChoosePlace(unit=id), DeployInside(building, level):
            x, y = g.context.ground.buildings[building].axes[0]
            return Evaluation(deployment.worth(g, g.state.units[id], x, y) - 0.5 * level, reason)
        case _, PlaceNext(unit):
            return Evaluation(1.0 if deployment.stands_forward(g, g.state.units[unit]) else 2.0, reason)
        case _, PlaceRest():
            return Evaluation(0.5, reason)
        case _, Outflank(_, units):
            return Evaluation(-float(len(units)), reason)
        case _:
            return Evaluation(0.0, reason)


def call_worth(g: G, decision: Decision, choice: Choice) -> Evaluation:
    """Shells on a place: the points of the other side under them, less one's own; a strike: the points of its
    target."""
    reason = say("ba-reason-call")
    match choice:
        case CallBarrage(x, y) | ShiftTo(x, y):
            mine, theirs = (points_under(g, seat, x, y) for seat in (decision.seat, enemy(decision.seat)))
            return Evaluation(0.3 * (theirs - 1.5 * mine), reason)
        case CallStrike(target) | RedirectTo(target):
            return Evaluation(0.3 * g.context.profile(target).points, reason)
        case _:
            return Evaluation(0.0, reason)


def best_call(g: G, unit: Unit) -> float:
    """The most an observer's call may be worth from where he stands."""
    decision = off_board_fire.ChooseCall(unit.seat, unit.id)
    return max(call_worth(g, decision, choice).value for choice in decision.choices(g))


def points_under(g: G, seat: int, x: int, y: int) -> float:
    """The army points of a seat's units that a barrage on a place would touch."""
    return float(
        sum(
            g.context.profile(unit.id).points
            for unit in g.state.standing(seat)
            if any(hypot(model.x - x, model.y - y) - model.radius <= off_board_fire.SPREAD for model in unit.models)
        )
    )
