"""What a choice is worth, by the engine's own formulas: the judgement behind the greedy computer player.

Values are army points; nothing here is a rule.
"""

from __future__ import annotations

from math import hypot

from grognard.core.battle import RollDice
from grognard.core.decisions import Choice, Decision
from grognard.core.messages import say
from grognard.core.systems import Appraisal
from grognard.games.wh40k5.choices import Charge, Finish, GoDown, Move, Next, Run, Shoot, StayUp, TakeTest, Walk
from grognard.games.wh40k5.context import INCH, G
from grognard.games.wh40k5.deployment import shoots_far, worth
from grognard.games.wh40k5.formulas import to_hit, to_wound
from grognard.games.wh40k5.setup_choices import Deploy, HoldBack, PlaceRest, RideAlong
from grognard.games.wh40k5.state import Unit, enemy
from grognard.games.wh40k5.tables import TABLES
from grognard.games.wh40k5.volleys import toughness
from grognard.space.plane import Point

FINISH = 0.0
STEP = 0.6
"""What an inch nearer to where a unit wants to be is worth."""


def appraise(g: G, decision: Decision, choice: Choice) -> Appraisal:
    """What a choice is worth to the decision's seat, and why."""
    match choice:
        case Shoot():
            return Appraisal(shot_worth(g, choice), say("wh-why-shoot", target=g.context.name(choice.target)))
        case Move(unit=id, legs=legs):
            return Appraisal(move_worth(g, g.state.units[id], legs), say("wh-why-move"))
        case Walk(legs=legs):
            unit = g.state.units.get(getattr(decision, "unit", ""))
            value = move_worth(g, unit, legs) if unit is not None and legs and unit.on_table else 0.0
            return Appraisal(value, say("wh-why-move"))
        case Charge():
            return Appraisal(charge_worth(g, choice), say("wh-why-charge", target=g.context.name(choice.target)))
        case Run(unit=id):
            return Appraisal(0.1 if not shoots_far(g.state.units[id]) else -0.1, say("wh-why-move"))
        case Deploy(legs=legs):
            unit = g.state.units.get(getattr(decision, "unit", ""))
            at = legs[len(legs) // 2].points[-1]
            value = worth(g, unit, at, far=shoots_far(unit)) if unit is not None else 0.0
            return Appraisal(value, say("wh-why-place"))
        case PlaceRest() | RideAlong():
            return Appraisal(1.0, say("wh-why-place"))
        case HoldBack():
            return Appraisal(-1.0, say("wh-why-wait"))
        case StayUp() | TakeTest() | Next():
            return Appraisal(0.1, say("wh-why-steady"))
        case GoDown():
            return Appraisal(0.0, say("wh-why-down"))
        case Finish():
            return Appraisal(FINISH, say("wh-why-finish"))
        case _:
            return Appraisal(0.0, say("wh-why-dice" if isinstance(decision, RollDice) else "wh-why-as-good"))


def price(unit: Unit) -> float:
    """What a model of a unit costs, on average."""
    return sum(model.of.points for model in unit.models) / max(len(unit.models), 1)


def shot_worth(g: G, choice: Shoot) -> float:
    """The points a shot may be expected to wound for, saves not counted."""
    unit, target = g.state.units[choice.unit], g.state.units[choice.target]
    if target.is_vehicle:
        return 1.0
    hard = toughness(g, target)
    wounds = 0.0
    for each in choice.firing:
        weapon = TABLES.weapons[each.weapon]
        skill = g.context.profile(unit.model(each.model)).bs or 0
        need = to_wound(weapon.strength, hard) if weapon.strength else None
        hit = to_hit(skill) if skill else None
        if hit and need:
            wounds += (7 - hit) / 6 * (7 - need) / 6
    return min(wounds, len(target.models)) * price(target)


def charge_worth(g: G, choice: Charge) -> float:
    """Who fights better than he shoots is glad to assault."""
    unit, target = g.state.units[choice.unit], g.state.units[choice.target]
    strength = price(unit) * len(unit.models)
    return 5.0 if not shoots_far(unit) and strength >= 0.6 * price(target) * len(target.models) else -1.0


def goals(g: G, unit: Unit) -> list[Point]:
    """Where a unit wants to be: at objectives; at the enemy."""
    if unit.of.slot == "troops" and g.state.objectives:
        return [(objective.x, objective.y) for objective in g.state.objectives]
    return [other.models[0].at for other in g.state.standing(enemy(unit.seat))]


def move_worth(g: G, unit: Unit, legs: object) -> float:
    """How much nearer a move leads to where the unit wants to be; who shoots far rather stands."""
    found = goals(g, unit)
    if not found or not isinstance(legs, tuple) or not legs:
        return 0.0
    start, end = unit.model(legs[0].model).at, legs[0].points[-1]
    nearer = nearest(start, found) - nearest(end, found)
    return STEP * nearer / INCH - (3.0 if shoots_far(unit) else 0.0)


def nearest(at: Point, found: list[Point]) -> float:
    """How far the nearest of some places is."""
    return min(hypot(at[0] - x, at[1] - y) for x, y in found)
