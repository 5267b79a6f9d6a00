"""Whether a shot is the end of a unit: by its last man's fall, by pins, by the check its losses call for (BA-GEN-09,
BA-PIN-05, BA-MOR-05)."""

from __future__ import annotations

from grognard.core.records import replace
from grognard.games.bolt_action.ground.context import B, G
from grognard.games.bolt_action.ground.formulas import chance_to_pass, checks_morale, within
from grognard.games.bolt_action.odds.casualty_odds import CasualtyOdds
from grognard.games.bolt_action.odds.fight_odds import Side
from grognard.games.bolt_action.rules.turn import morale
from grognard.games.bolt_action.state.state import Unit


def as_if(g: B, *units: Unit) -> B:
    """A copy in which some units stand otherwise."""
    if not units:
        return g
    copy = g.clone()
    copy.state = copy.state.with_units(*units)
    return copy


def end(g: B, target: Unit, struck: CasualtyOdds, burns: bool) -> float:
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
