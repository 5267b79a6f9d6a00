"""What choices about vehicles are worth: the judgement behind the greedy computer player (see ``judgement``)."""

from __future__ import annotations

from grognard.core.battle import Battle
from grognard.core.decisions import Choice
from grognard.core.messages import say
from grognard.core.systems import Appraisal
from grognard.games.bolt_action import driving, judgement
from grognard.games.bolt_action.armour_odds import armour_hit, burn_chance
from grognard.games.bolt_action.choices import Drive, LayWeapon, LoadUp, StayPut
from grognard.games.bolt_action.drive import ChooseDrive, Track, openings_on
from grognard.games.bolt_action.formulas import INCH
from grognard.games.bolt_action.morale import has_anti_tank_gear
from grognard.games.bolt_action.outlook import outlook
from grognard.games.bolt_action.several import ChooseLaying
from grognard.games.bolt_action.state import State, Unit, enemy
from grognard.games.bolt_action.tank_assault import chance_to_hit
from grognard.games.bolt_action.transport import is_abandoned, room_in
from grognard.games.bolt_action.vehicle_damage import least_die, table_bonus
from grognard.games.bolt_action.view import unit_name
from grognard.odds.pools import binomial

G = Battle[State]

NEAR = 18 * INCH
"""How near the enemy passengers get out."""


def laying_worth(g: G, decision: ChooseLaying, choice: LayWeapon) -> Appraisal:
    """A weapon of a vehicle at a target."""
    unit, target = g.state.units[decision.unit], g.state.units[choice.target]
    found = outlook(g, unit, target, moved=decision.moved, laid=(choice.laid,))
    mean = found.mean if found is not None else 0.0
    reason = say("ba-reason-shot", target=unit_name(g, target.id), mean=f"{mean:.1f}")
    return Appraisal(judgement.harm(g, target, found), reason)


def drive_worth(g: G, decision: ChooseDrive, choice: Choice) -> Appraisal:
    """A place for a vehicle: the shot it gives, the fire it draws, the distance to the enemy, the Ambush on the way."""
    unit = g.state.units[decision.unit]
    name = unit_name(g, unit.id)
    if not isinstance(choice, Drive | StayPut):
        return Appraisal(-judgement.ENTER, say("ba-reason-nothing"))
    there, value = unit, 0.0
    if isinstance(choice, Drive):
        there = driving.moved_to(unit, driving.end_of(g, unit, choice, decision.manner))
        if openings_on(g, unit, Track(g, unit, choice, decision.manner)):
            value -= 6.0
    if decision.manner == "escape":
        return Appraisal(value - judgement.danger(g, there), say("ba-reason-escape", unit=name))
    part = 1.0 if decision.manner == "advance" else 0.4
    value += part * judgement.best_shot(g, there, moved=decision.manner == "advance")[0]
    value -= 0.8 * judgement.danger(g, there)
    if is_abandoned(g, there):
        value -= judgement.ENTER  # as it would be lost at the turn end (BA-TRN-08)
    gaps = [g.context.gap(there, foe) for foe in g.state.standing(enemy(unit.seat))]
    forward = abs(there.hull.y - (g.context.depth if g.state.home[unit.seat] == 0 else 0)) / INCH
    if not gaps:
        return Appraisal(value + 0.3 * min(forward, 12.0), say("ba-reason-move", unit=name))
    return Appraisal(value - keeping(g, there, min(gaps)), say("ba-reason-move", unit=name))


def keeping(g: G, unit: Unit, gap: float) -> float:
    """What the distance to the enemy costs a vehicle: a loaded transport wants to come near, an empty one to keep to
    its friends, any other to be in good range."""
    if any(g.state.riders(unit.id)):
        return 0.5 * max(0.0, gap - NEAR) / INCH
    if not unit.models[0].weapons:
        friends = [g.context.gap(unit, other) for other in g.state.standing(unit.seat) if not other.is_vehicle]
        return 0.5 * max(0.0, min(friends, default=0.0) - 6 * INCH) / INCH + (4.0 if gap < NEAR else 0.0)
    return 0.5 * max(0.0, gap - judgement.good_range(unit)) / INCH


def load_worth(g: G, choice: LoadUp) -> Appraisal:
    """Beginning aboard: worth it for the squad that fills the vehicle best."""
    unit, vehicle = g.state.units[choice.unit], g.state.units[choice.vehicle]
    squad = g.context.profile(unit.id).squad
    filled = len(unit.models) / max(1, room_in(g, vehicle))
    return Appraisal(filled if squad else -1.0, say("ba-reason-load-up", unit=unit_name(g, unit.id)))


def getting_out_worth(g: G, unit: Unit, order: str) -> Appraisal:
    """Passengers get out where the enemy is near, or where their vehicle can go no farther."""
    assert unit.aboard is not None
    vehicle = g.state.units[unit.aboard]
    gaps = [g.context.gap(vehicle, foe) for foe in g.state.standing(enemy(unit.seat))]
    near = bool(gaps) and min(gaps) <= NEAR
    value = {"advance": 4.0 if near or vehicle.immobilised else -1.0, "run": -2.0}.get(order, 0.5)
    return Appraisal(value, say("ba-reason-get-out", unit=unit_name(g, unit.id)))


def tank_assault_worth(g: G, unit: Unit, target: Unit) -> float:
    """An assault on a vehicle: the chance to destroy it, times what it is worth; it does not strike back."""
    own = g.context.profile(target.id).chassis
    assert own is not None
    chance = chance_to_hit(target)
    geared = has_anti_tank_gear(g, unit)
    burns = burn_chance(g, target)
    bonus, least = table_bonus(own, False), least_die(g)
    wins = 0.0
    for hits, share in binomial(len(unit.models), chance).items():
        if not hits:
            continue
        if not own.enclosed:
            wins += float(share) * sum(1 for die in range(least, 7) if die + hits >= own.value) / 6
            continue
        blow = armour_hit(own.value - hits, bonus, target.immobilised, burns, least)
        # A die of 6 that equals the value is superficial, one time in six.
        wins += float(share) * (
            blow.out if geared else 6 * blow.stopped * armour_hit(6, bonus, target.immobilised, burns, least).out
        )
    return wins * judgement.unit_worth(g, target)


def escape_worth(g: G, firer: Unit, target: Unit) -> Appraisal:
    """Escaping: the harm spared, less what the vehicle's own order would have been worth."""
    standing = judgement.harm(g, target, outlook(g, firer, target, (), False))
    own = 0.7 * judgement.best_shot(g, target, moved=False)[0] + 2.0
    return Appraisal(standing - own, say("ba-reason-escape", unit=unit_name(g, target.id)))
