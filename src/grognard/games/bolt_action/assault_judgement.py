"""What assaults are worth: the chance to win them, and what they cost. Nothing here is a rule."""

from __future__ import annotations

from grognard.core.battle import Battle
from grognard.core.records import replace
from grognard.games.bolt_action import (
    aim,
    charge,
    fight,
    vehicle_judgement,
)
from grognard.games.bolt_action.damage import damage_value
from grognard.games.bolt_action.fire_judgement import (
    harm,
    man_worth,
    unit_worth,
    usual,
)
from grognard.games.bolt_action.formulas import INCH, need_to_damage
from grognard.games.bolt_action.outlook import outlook
from grognard.games.bolt_action.state import State, Unit
from grognard.odds.pools import binomial

G = Battle[State]


def assault_worth(g: G, unit: Unit, target: Unit) -> float:
    """An assault: the chance to win it, what is won and what may be lost, the fire on the way. A vehicle does not
    strike back (BA-CQ-24)."""
    way = charge.charge(g, unit, target)
    if not way.reaches:
        return -10.0
    if target.inside is not None:
        return at_once_worth(g, unit, target)
    men = unit
    cost = 0.0
    if unit.on_table and target.order in (None, "ambush") and g.context.gap(unit, target) > 6 * INCH:
        fired = None if target.is_vehicle else aim.direct_ways(g, target)[-1]
        found = outlook(g, target, unit, usual(target, unit), False, way=fired)
        if found is not None:
            cost += harm(g, unit, found)
            left = max(1, len(unit.men) - round(found.mean))
            men = replace(unit, models=unit.models[:left])
    if target.is_vehicle:
        return vehicle_judgement.tank_assault_worth(g, men, target) - cost
    wins = chance_to_win(g, men, target)
    return wins * unit_worth(g, target) - (1.0 - wins) * unit_worth(g, men) - cost


def at_once_worth(g: G, unit: Unit, target: Unit) -> float:
    """An assault into a building, where both sides strike at once (BA-BLD-09): by the expected losses alone."""
    kill = fight.attacks(g, unit) * (7 - need_to_damage(damage_value(g, target), 0)) / 6
    fall = fight.attacks(g, target) * (7 - need_to_damage(damage_value(g, unit), 0)) / 6
    killed, lost = min(kill, len(target.models)), min(fall, len(unit.models))
    wins = min(0.95, max(0.05, 0.5 + (killed - lost) / 6))
    return wins * unit_worth(g, target) - (1.0 - wins) * unit_worth(g, unit) - lost * man_worth(g, unit)


def chance_to_win(g: G, attacker: Unit, defender: Unit) -> float:
    """The chance that the attackers win close quarters, the first round exactly, a draw counted as half (BA-CQ-08)."""
    kill = (7 - need_to_damage(damage_value(g, defender), 0)) / 6
    fall = (7 - need_to_damage(damage_value(g, attacker), 0)) / 6
    wins = 0.0
    back = fight.attacks(g, defender) / len(defender.men)
    for killed, chance in binomial(fight.attacks(g, attacker), kill).capped(len(defender.men)).items():
        left = len(defender.men) - killed
        if not left:
            wins += float(chance)
            continue
        struck = binomial(round(back * left), fall).capped(len(attacker.men))
        for lost, share in struck.items():
            better = 1.0 if killed > lost and lost < len(attacker.men) else 0.5 if killed == lost else 0.0
            wins += float(chance) * float(share) * better
    return wins
