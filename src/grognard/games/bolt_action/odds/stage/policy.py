"""How the decisions on the way of an action are answered where no player is there to ask."""

from __future__ import annotations

from itertools import product
from math import hypot

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.engine.windows import React
from grognard.games.bolt_action.ground import driving, formation
from grognard.games.bolt_action.ground.context import G
from grognard.games.bolt_action.odds.questions import Question, held_back
from grognard.games.bolt_action.odds.stage.table import StatedCover
from grognard.games.bolt_action.rules.movement import ways
from grognard.games.bolt_action.rules.movement.ambush_triggers import ambushers
from grognard.games.bolt_action.rules.movement.march import March
from grognard.games.bolt_action.rules.movement.move import ChooseMove, allowance
from grognard.games.bolt_action.rules.movement.reaction_triggers import Passing
from grognard.games.bolt_action.rules.shooting import aim, gunnery, holdings
from grognard.games.bolt_action.rules.vehicles import overrun
from grognard.games.bolt_action.rules.vehicles.drive import ChooseDrive
from grognard.games.bolt_action.state.choices import (
    Drive,
    EscapeFrom,
    FireAtCharge,
    GoDown,
    HoldFire,
    Laid,
    LayWeapon,
    ShootAt,
    StandFast,
    StayPut,
    Stretch,
    Wait,
)
from grognard.games.bolt_action.state.measures import INCH
from grognard.games.bolt_action.state.state import Unit
from grognard.space.formations import middle
from grognard.space.plane import Point


def usual(g: G, decision: Decision) -> Choice | None:
    """Who may stay where it is stays, unless it escapes: then it drives as far off as it can (BA-VEH-30); one that is
    broken up closes up in the first way there is (BA-GEN-14). Whoever is stated to run does so. Who waits in Ambush
    fires where those who pass on foot are nearest (BA-AMB-08)."""
    match decision:
        case React(occasion=Passing() as occasion):
            return when_nearest(g, occasion)
        case ChooseMove(unit=name, manner="run", leaving=False) if (way := run_of(g, name)) is not None:
            unit, (x, y) = g.state.units[name], way
            return formation.shifted(unit.models, x, y) if (x, y) != (0, 0) else StayPut()
        case ChooseMove(unit=name, leaving=False, clearing=False):
            unit = g.state.units[name]
            if not unit.in_the_open:
                return None
            if g.context.in_formation(unit):
                return StayPut()
            walks = (make() for make in formation.samples(g, unit, decision.allowance))
            return next((walk for walk in walks if decision.refusal(g, walk) is None), None)
        case ChooseDrive(unit=name, threat=str(threat)):
            return farthest(g, decision, g.state.units[name], g.state.units[threat])
        case ChooseDrive(unit=name, manner="run") if (way := run_of(g, name)) is not None:
            return Drive((Stretch(ahead=round(hypot(*way))),)) if way != (0, 0) else StayPut()
        case ChooseDrive(unit=name):
            return StayPut() if g.state.units[name].on_table else None
        case _:
            return None


def run_of(g: G, name: str) -> Point | None:
    """By how much a unit runs towards another, where that is stated: straight at it, as far as its rate allows and no
    nearer than stated. None if it does not run, or is not drawn up to."""
    unit = g.state.units[name]
    stated = g.context.runs.get(name) if isinstance(g.context, StatedCover) else None
    if stated is None or not unit.in_the_open or not g.context.in_formation(unit):
        return None
    target, near = g.state.units[stated[0]], stated[1]
    if not target.alive:
        return 0, 0
    rate = driving.chassis(g, unit).run if unit.is_vehicle else allowance(g, unit, "run")
    far = max(0, min(rate, int(g.context.gap(unit, target)) - near))
    x, y = (there - here for here, there in zip(middle(unit.models), middle(target.models), strict=True))
    return round(far * x / hypot(x, y)), round(far * y / hypot(x, y))


def when_nearest(g: G, occasion: Passing) -> Choice | None:
    """To wait for the point at which a unit on its way is nearest to those in Ambush who may fire there; None: this is
    the one, or nobody knows its way."""
    march = next((frame.procedure for frame in reversed(g.stack) if isinstance(frame.procedure, March)), None)
    if march is None or not occasion.later:
        return None
    unit = g.state.units[occasion.unit]
    course = ways.course(g, unit, march.legs)
    waiting = ambushers(g, unit, occasion.exempt)

    def gap(stop: int) -> float:
        there = ways.standing_at(unit, course.at(stop))
        return min(float(g.context.gap(each, there)) for each in waiting)

    best = min((occasion.stop, *occasion.later), key=gap)
    return None if best == occasion.stop else Wait(best)


def farthest(g: G, decision: ChooseDrive, unit: Unit, threat: Unit) -> Choice:
    """The way, of those in the sample, that ends farthest from an enemy."""

    def away(drive: Drive) -> float:
        end = driving.end_of(g, unit, drive, decision.manner)
        return float(g.context.gap(driving.moved_to(unit, end), threat))

    ways = sorted(decision.ways(g, unit), key=away, reverse=True)
    return next((drive for drive in ways if decision.refusal(g, drive) is None), decision.stay(unit))


def laid(g: G, unit: Unit, question: Question) -> tuple[Laid, ...] | None:
    """The weapons a vehicle fires: all it has but those held back, its gun as the question says; None if it cannot be
    fired so."""
    held, fitted = held_back(question, unit) if question.holding else (), gunnery.mounts(g, unit)
    every = [
        tuple(each for each in battery if fitted[each.mount][1].id not in held)
        for battery in product(*(gunnery.options(g, unit, slot) for slot in gunnery.slots(g, unit)))
    ]
    every.sort(key=len, reverse=True)
    return next((each for each in every if question.way is None or question.way in [gun.way for gun in each]), None)


def drives_over(g: G, tank: Unit, target: str) -> list[Drive]:
    """The ways straight ahead that lead a tank over its target, the longest first (BA-VEH-33)."""
    if not tank.is_vehicle or not driving.may_overrun(g, tank, "run"):
        return []
    inches = range(driving.chassis(g, tank).run // INCH, 0, -1)
    ways = [Drive((Stretch(ahead=number * INCH),)) for number in inches]
    return [drive for drive in ways if target in overrun.overrun_by(g, tank, drive)]


def answers(g: G, question: Question, unit: str, target: str) -> tuple[Choice, ...]:
    """What a question states of the choices on its way: what the unit fires at its target, and how that reacts."""
    found: list[Choice] = []
    firing = g.state.units[unit]
    if firing.is_vehicle:
        found += [*(LayWeapon(target, each) for each in laid(g, firing, question) or ()), HoldFire()]
    else:
        found.append(ShootAt(target, held_back(question, firing), way=question.way))
    if question.order == "overrun":
        found += drives_over(g, firing, target)
    if question.reaction == "down":
        found.append(GoDown())
    elif question.reaction == "escape":
        found.append(EscapeFrom())
    elif question.reaction != "stand":
        charged = g.state.units[target]
        if charged.is_vehicle:
            found += [FireAtCharge(laid=battery) for battery in gunnery.selections(g, charged, firing)]
        else:
            sets, ways = holdings.listed(charged), aim.ways(g, charged)
            found += [FireAtCharge(holding, way) for way in ways for holding in sets]
    return (*found, StandFast())
