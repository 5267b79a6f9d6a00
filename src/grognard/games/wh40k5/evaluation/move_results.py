"""What a move brings in a few words, for who weighs it: what of the new place is most better than of the old one."""

from __future__ import annotations

import numpy

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.messages import Message, say
from grognard.games.wh40k5.evaluation.goals import objectives_worth
from grognard.games.wh40k5.evaluation.moves_evaluation import (
    company_worth,
    drive_worth,
    place_worth,
    thinned,
)
from grognard.games.wh40k5.ground.context import INCH, G
from grognard.games.wh40k5.ground.outlines import table_of
from grognard.games.wh40k5.ground.vehicle_courses import parts_of
from grognard.games.wh40k5.rules.movement.moving import ChooseWay
from grognard.games.wh40k5.state.choices import Boost, Drive, Leg, Move, Walk
from grognard.games.wh40k5.state.state import Unit, enemy
from grognard.space.plane import Floats, gaps

HARDLY = 0.01
"""What is bettered by less is not told."""


def move_result(g: G, decision: Decision, choice: Choice) -> Message | None:
    """What of the end of a way is most better than of its beginning; None for what has no end that is known."""
    match choice:
        case Move(unit=id, legs=legs):
            return walk_result(g, g.state.units[id], legs, running=False)
        case Boost(unit=id, legs=legs):
            return walk_result(g, g.state.units[id], legs, running=True)
        case Walk(legs=legs) if isinstance(decision, ChooseWay):
            return walk_result(g, g.state.units[decision.unit], legs, running=decision.manner != "difficult")
        case Drive():
            return drive_result(g, g.state.units[choice.unit], choice)
        case _:
            return None


def walk_result(g: G, unit: Unit, legs: tuple[Leg, ...], *, running: bool) -> Message | None:
    """What models on foot gain."""
    if not legs or not unit.on_table:
        return None
    ends = {leg.model: leg.points[-1] for leg in legs}
    there = numpy.array([(*ends.get(model.id, model.at), model.radius) for model in unit.models], dtype=numpy.float64)
    here: Floats = g.context.stand(unit.models).table
    before = place_worth(g, unit, thinned(here), unit.moved, not running)
    after = place_worth(g, unit, thinned(there), not running, not running)
    gains = {
        "objective": objectives_worth(g, unit, there) - objectives_worth(g, unit, here),
        "company": company_worth(g, unit, there) - company_worth(g, unit, here),
        "shot": after.shot - before.shot,
        "fight": after.fight - before.fight,
        "danger": before.met - after.met,
    }
    best = max(gains, key=lambda each: gains[each])
    return told(g, unit, here, there, best) if gains[best] > HARDLY else None


def drive_result(g: G, unit: Unit, choice: Drive) -> Message | None:
    """What a vehicle gains."""
    model = unit.models[0]
    end = parts_of(model, choice.courses[0].stretches)[-1].after
    radius = min(end.length, end.width) / 2
    there = numpy.array([(end.x, end.y, radius)], dtype=numpy.float64)
    here = numpy.array([(model.x, model.y, radius)], dtype=numpy.float64)
    held = objectives_worth(g, unit, there) - objectives_worth(g, unit, here)
    whole = drive_worth(g, unit, choice)
    return told(g, unit, here, there, "objective" if held > whole / 2 else "shot") if whole > HARDLY else None


def told(g: G, unit: Unit, here: Floats, there: Floats, gain: str) -> Message | None:
    """A gain in words, with how far it is from there to what matters: the objective that comes nearest."""
    if gain == "objective":
        places = [numpy.array([[each.x, each.y, 0.0]]) for each in g.state.objectives]
        nearer = [float(gaps(here, place).min() - gaps(there, place).min()) for place in places]
        number = max(range(len(places)), key=lambda each: nearer[each])
        title, near = g.state.objectives[number].title, float(gaps(there, places[number]).min())
        name = say("wh-piece", title=title) if title else say("wh-objective", number=number + 1)
        return say("wh-result-objective", objective=name, inches=round(near / INCH))
    foes = [(float(gaps(there, table_of(g, foe)[0]).min()), foe.id) for foe in g.state.standing(enemy(unit.seat))]
    if not foes:
        return None
    near, foe = min(foes)
    return say("wh-result-way", gain=gain, target=g.context.name(foe), inches=round(near / INCH))
