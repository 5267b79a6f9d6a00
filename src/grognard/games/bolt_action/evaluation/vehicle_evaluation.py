"""What choices about vehicles are worth: the judgement behind the greedy computer player (see ``judgement``)."""

from __future__ import annotations

from math import hypot

from grognard.core.engine.choices import Choice
from grognard.core.evaluator import Evaluation
from grognard.core.messages import say
from grognard.games.bolt_action.evaluation import fire_evaluation
from grognard.games.bolt_action.ground import driving, driving_faults, driving_ways
from grognard.games.bolt_action.ground.context import G
from grognard.games.bolt_action.odds.danger import PIN, danger, harm, man_worth, unit_worth, usual
from grognard.games.bolt_action.odds.expected_losses import expected_losses_of
from grognard.games.bolt_action.rules.movement.transport import is_abandoned, room_in
from grognard.games.bolt_action.rules.shooting import aim
from grognard.games.bolt_action.rules.shooting.split_fire import ChooseLaying
from grognard.games.bolt_action.rules.turn import morale
from grognard.games.bolt_action.rules.vehicles import overrun
from grognard.games.bolt_action.rules.vehicles.drive import ChooseDrive, Track, openings_on
from grognard.games.bolt_action.state.choices import Dismount, Drive, LayWeapon, LoadUp, StayPut
from grognard.games.bolt_action.state.measures import INCH
from grognard.games.bolt_action.state.names import unit_name
from grognard.games.bolt_action.state.state import Unit, enemy

NEAR = 18 * INCH
"""How near the enemy passengers get out."""


def laying_worth(g: G, decision: ChooseLaying, choice: LayWeapon) -> Evaluation:
    """A weapon of a vehicle at a target."""
    unit, target = g.state.units[decision.unit], g.state.units[choice.target]
    found = expected_losses_of(g, unit, target, moved=decision.moved, laid=(choice.laid,))
    mean = found.mean if found is not None else 0.0
    reason = say("ba-reason-shot", target=unit_name(g, target.id), mean=f"{mean:.1f}")
    return Evaluation(harm(g, target, found), reason)


def drive_worth(g: G, decision: ChooseDrive, choice: Choice) -> Evaluation:
    """A place for a vehicle: the shot it gives, the fire it draws, the distance to the enemy, the Ambush on the way."""
    unit = g.state.units[decision.unit]
    name = unit_name(g, unit.id)
    if not isinstance(choice, Drive | StayPut):
        return Evaluation(-fire_evaluation.ENTER, say("ba-reason-nothing"))
    there, value = unit, 0.0
    if isinstance(choice, Drive):
        there = driving.moved_to(unit, driving.end_of(g, unit, choice, decision.manner))
        if openings_on(g, unit, Track(g, unit, choice, decision.manner)):
            value -= 6.0 + 0.5 * riders_worth(g, unit)
        value += way_worth(g, unit, choice, decision.manner)
    if decision.manner == "escape":
        return Evaluation(value - danger(g, there), say("ba-reason-escape", unit=name))
    part = 1.0 if decision.manner == "advance" else 0.4
    value += part * fire_evaluation.best_shot(g, there, moved=decision.manner == "advance")[0]
    value -= 0.8 * danger(g, there)
    value -= risk_of_loss(g, there)
    gaps = [g.context.gap(there, foe) for foe in g.state.standing(enemy(unit.seat))]
    forward = abs(there.hull.y - (g.context.depth if g.state.home[unit.seat] == 0 else 0)) / INCH
    if not gaps:
        return Evaluation(value + 0.3 * min(forward, 12.0), say("ba-reason-move", unit=name))
    return Evaluation(value - keeping(g, there, min(gaps)), say("ba-reason-move", unit=name))


def keeping(g: G, unit: Unit, gap: float) -> float:
    """What the distance to the enemy costs a vehicle: a loaded transport wants to come near, an empty one to keep to
    its friends, any other to be in good range."""
    if any(g.state.riders(unit.id)):
        return 0.5 * max(0.0, gap - NEAR) / INCH
    apart = 0.5 * max(0.0, gap - fire_evaluation.good_range(unit)) / INCH
    if not may_be_left(g, unit):
        return apart
    strayed = 0.5 * max(0.0, nearest_friend(g, unit) - 6 * INCH) / INCH
    return strayed + (apart if unit.models[0].weapons else 4.0 if gap < NEAR else 0.0)


def may_be_left(g: G, unit: Unit) -> bool:
    """Whether a vehicle is an empty transport, which is lost at the turn end if an enemy is nearer to it than its own
    side on foot (BA-TRN-08)."""
    own = g.context.profile(unit.id).chassis
    return own is not None and bool(own.seats) and not any(g.state.riders(unit.id))


def nearest_friend(g: G, unit: Unit) -> float:
    """How far the nearest unit on foot of its own side is; 0 if there is none."""
    friends = (other for other in g.state.standing(unit.seat) if not other.is_vehicle)
    return min((g.context.gap(unit, other) for other in friends), default=0.0)


def risk_of_loss(g: G, unit: Unit) -> float:
    """What a vehicle stands to lose at the turn end where it is: all, if it is left already (BA-TRN-08), part, if one
    move of an enemy would do it."""
    if not may_be_left(g, unit):
        return 0.0
    if is_abandoned(g, unit):
        return fire_evaluation.ENTER
    gaps = (g.context.gap(unit, foe) for foe in g.state.standing(enemy(unit.seat)))
    return 0.2 * fire_evaluation.ENTER if min(gaps, default=100.0 * INCH) < nearest_friend(g, unit) + 6 * INCH else 0.0


def riders_worth(g: G, unit: Unit) -> float:
    """What the men aboard a vehicle stand to lose with it."""
    return 0.1 * sum(man_worth(g, rider) * len(rider.men) for rider in g.state.riders(unit.id))


def way_worth(g: G, unit: Unit, drive: Drive, manner: driving.DriveManner) -> float:
    """What a tank does by its way itself: the enemies it drives over (BA-VEH-33), the houses it brings down
    (BA-BLD-05)."""
    value = 0.0
    if driving.may_overrun(g, unit, manner):
        value += sum(overrun_worth(g, unit, g.state.units[id]) for id in overrun.overrun_by(g, unit, drive))
    if driving.may_break_through(g, unit, manner):
        grounds = [part.inner for part in driving.parts(unit.hull, drive)]
        for id, building in g.context.ground.buildings.items():
            if any(building.shape.intersects(ground) for ground in grounds):
                for inside in g.state.within(id):
                    share = 0.25 * unit_worth(g, inside)
                    value += share if inside.seat != unit.seat else -share
    return value


def overrun_worth(g: G, unit: Unit, target: Unit) -> float:
    """Driving over a unit: it breaks, or takes a pin; a gun in the way is lost; what it fires first (BA-VEH-33)."""
    fails = morale.nerve_of(g, target).fails(target.pins)
    value = fails * unit_worth(g, target) + (1.0 - fails) * PIN
    if overrun.may_fire(g, target, unit) and g.context.gap(unit, target) > 6 * INCH:
        way = aim.direct_ways(g, target)[-1]
        value -= harm(g, unit, expected_losses_of(g, target, unit, usual(target, unit), way=way))
    return value


def best_overrun(g: G, unit: Unit) -> float:
    """The most a tank on Run could do by driving over enemies."""
    if not unit.is_vehicle or not driving.may_overrun(g, unit, "run") or unit.immobilised:
        return 0.0
    drives = (drive for drive in driving_ways.sample(g, unit, "run") if driving_faults.is_legal(g, unit, drive, "run"))
    return max((way_worth(g, unit, drive, "run") for drive in drives), default=0.0)


def dismount_worth(g: G, seat: int, choice: Dismount) -> Evaluation:
    """Getting out at one side of a vehicle: the nearer to the enemy the better."""
    foes = [model for foe in g.state.standing(enemy(seat)) for model in foe.models]
    gaps = (hypot(leg.points[-1][0] - foe.x, leg.points[-1][1] - foe.y) for leg in choice.legs for foe in foes)
    return Evaluation(-min(gaps, default=0.0) / (100 * INCH), say("ba-reason-get-out-near"))


def load_worth(g: G, choice: LoadUp) -> Evaluation:
    """Beginning aboard: worth it for the squad that fills the vehicle best."""
    unit, vehicle = g.state.units[choice.unit], g.state.units[choice.vehicle]
    squad = g.context.profile(unit.id).squad
    filled = len(unit.models) / max(1, room_in(g, vehicle))
    return Evaluation(filled if squad else -1.0, say("ba-reason-load-up", unit=unit_name(g, unit.id)))


def getting_out_worth(g: G, unit: Unit, order: str) -> Evaluation:
    """Passengers get out where the enemy is near, or where their vehicle can go no farther."""
    assert unit.aboard is not None
    vehicle = g.state.units[unit.aboard]
    gaps = [g.context.gap(vehicle, foe) for foe in g.state.standing(enemy(unit.seat))]
    near = bool(gaps) and min(gaps) <= NEAR
    value = {"advance": 4.0 if near or vehicle.immobilised else -1.0, "run": -2.0}.get(order, 0.5)
    return Evaluation(value, say("ba-reason-get-out", unit=unit_name(g, unit.id)))


def escape_worth(g: G, firer: Unit, target: Unit) -> Evaluation:
    """Escaping: the harm spared, less what the vehicle's own order would have been worth."""
    standing = harm(g, target, expected_losses_of(g, firer, target, (), False))
    own = 0.7 * fire_evaluation.best_shot(g, target, moved=False)[0] + 2.0
    return Evaluation(standing - own, say("ba-reason-escape", unit=unit_name(g, target.id)))
