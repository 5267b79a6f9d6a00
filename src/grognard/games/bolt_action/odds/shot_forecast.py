"""What a shot would do, exactly, for the table: men killed, the damage to a vehicle, the end of the unit.

``outlook`` is the quick estimate the computer weighs its choices by; what people are shown comes from here, and is what
the forecast of the dice will be.
"""

from __future__ import annotations

from typing import NamedTuple

from grognard.core.engine.procedures import Frame
from grognard.core.records import replace
from grognard.games.bolt_action.ground.context import B, G
from grognard.games.bolt_action.ground.formulas import chance_to_hit, chance_to_pass, checks_morale, within
from grognard.games.bolt_action.odds import forecasts
from grognard.games.bolt_action.odds.armour_odds import toll_of
from grognard.games.bolt_action.odds.casualty_odds import Toll, toll_of_fire
from grognard.games.bolt_action.odds.fight_odds import Side
from grognard.games.bolt_action.odds.fires import fires_of
from grognard.games.bolt_action.rules.shooting import flame
from grognard.games.bolt_action.rules.shooting.gunnery import Aims
from grognard.games.bolt_action.rules.shooting.shoot import Shoot
from grognard.games.bolt_action.rules.turn import morale
from grognard.games.bolt_action.state.state import Unit
from grognard.odds.distributions import Distribution
from grognard.odds.outcomes import Cases


class Prospect(NamedTuple):
    """A shot before its dice: its volleys, the chances of each number of men killed or of what becomes of a vehicle, of
    a pin, and of the unit's end by losses, pins or its morale check (None: no formula for it is known)."""

    aims: Aims
    losses: Distribution | None
    vehicle: Cases | None
    pinned: float
    end: float | None


def prospect(g: B, action: Shoot, *standing: Unit) -> Prospect | None:
    """The exact chances of a shot; None if nothing that fires reaches. ``standing``: units as they would be by then."""
    there = as_if(g, *standing)
    target = there.state.units[action.target]
    aims = action.aims(there)
    if not aims.volleys:
        return None
    if target.is_vehicle:
        start = there.aside(Frame(replace(action, declared=True)))
        found = forecasts.damaged(there, target, start).chances
        assert isinstance(found, Cases)
        return Prospect(aims, None, found, toll_of(there, target, aims.volleys).pinned, None)
    spread = forecasts.shot(there, action)
    assert spread is not None
    assert isinstance(spread.chances, Distribution)
    missed = 1.0
    for each in aims.volleys:
        if flame.is_flame(each.volley):
            missed = 0.0
        missed *= float(1 - chance_to_hit(each.volley.need)) ** each.volley.shots
    unit = there.state.units[action.unit]
    shots = fires_of(there, unit, target, aims, action.moved, action.snap)
    last = None
    if shots is not None:
        burns = any(flame.is_flame(each.volley) for each in aims.volleys)
        last = end(there, target, toll_of_fire(there, target, shots), burns)
    return Prospect(aims, spread.chances, None, 1.0 - missed, last)


def if_down(g: B, action: Shoot, *standing: Unit) -> Prospect | None:
    """The same shot if its target goes Down first (BA-SHOOT-03); None if it cannot."""
    target = as_if(g, *standing).state.units[action.target]
    if target.order is not None or target.is_vehicle:
        return None
    return prospect(g, action, *standing, replace(target, order="down"))


def as_if(g: B, *units: Unit) -> B:
    """A copy in which some units stand otherwise."""
    if not units:
        return g
    copy = g.clone()
    copy.state = copy.state.with_units(*units)
    return copy


def end(g: B, target: Unit, struck: Toll, burns: bool) -> float:
    """The chance that a unit is destroyed by a shot: by its last man's fall, by pins, or by the check its losses call
    for, with whoever is left then (BA-GEN-09, BA-PIN-05, BA-MOR-05, BA-MOR-09)."""
    side, men = Side(g, target, apart=torn(g, target)), len(target.men)
    unreliable = "unreliable" in g.context.profile(target.id).rules
    gone = 0.0
    failing: dict[tuple[int, int, bool], float] = {}
    for pins, joint in struck.struck:
        for killed, row in enumerate(joint):
            due = burns if pins else False
            for picked, chance in enumerate(row):
                if not chance:
                    continue
                for number, part in side.after(side.start, killed, picked).items():
                    key = number, pins, due or checks_morale(killed, men)
                    if key not in failing:
                        more = pins + (unreliable if pins else 0)
                        failing[key] = breaks(g, side.records[number], more, key[2], burns)
                    gone += float(chance) * part * failing[key]
    return gone


def breaks(g: B, unit: Unit, pins: int, checks: bool, burns: bool) -> float:
    """The chance that a unit breaks: routed by so many more pins, or by its morale check if one is due (BA-PIN-05,
    BA-MOR-05, BA-NAT-SU-02)."""
    if not unit.alive:
        return 1.0
    shaken = replace(unit, pins=unit.pins + pins)
    if pins and shaken.pins >= morale.base_morale(shaken):
        return 1.0
    profile = g.context.profile(unit.id)
    if not checks or (not burns and "fanatics" in profile.rules and len(unit.men) >= 2):
        return 0.0
    there = as_if(g, shaken)
    fails = float(1 - chance_to_pass(morale.test_value(there, shaken, morale.check_modifiers(there, shaken))))
    return fails * fails if not unit.rerolled and profile.nation.rerolls_morale else fails


def torn(g: G, unit: Unit) -> bool:
    """Whether some of a unit's men are within reach of an officer and others are not, so that it matters who falls
    (BA-HQ-01)."""
    if not unit.on_table:
        return False
    for leader in g.state.standing(unit.seat):
        profile = g.context.profile(leader.id)
        officers = [man for man in leader.models if man.role == "officer"]
        if profile.rank is None or not officers:
            continue
        reach, epsilon = profile.nation.officer_reach, g.context.epsilon
        if len({within(g.context.gap_of(officers, (man,)), reach, epsilon) for man in unit.models}) > 1:
            return True
    return False
