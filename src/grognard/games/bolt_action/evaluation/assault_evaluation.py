"""What assaults are worth: the chance to win them, and what they cost. Nothing here is a rule."""

from __future__ import annotations

from typing import NamedTuple

from grognard.core.records import replace
from grognard.games.bolt_action.ground.context import G
from grognard.games.bolt_action.ground.formulas import need_to_damage
from grognard.games.bolt_action.odds import armour_odds
from grognard.games.bolt_action.odds.danger import harm, man_worth, unit_worth, usual
from grognard.games.bolt_action.odds.expected_losses import expected_losses_of
from grognard.games.bolt_action.rules.close_quarters import charge, fight
from grognard.games.bolt_action.rules.shooting import aim
from grognard.games.bolt_action.rules.shooting.damage import damage_value
from grognard.games.bolt_action.state.measures import INCH
from grognard.games.bolt_action.state.state import Unit
from grognard.odds.distributions import binomial


class Clash(NamedTuple):
    """What may be expected of an assault: the chance to win it, who is left to fight it after the fire on the way, and
    what that fire and the losses of the fight cost."""

    wins: float
    men: Unit
    cost: float


def assault_worth(g: G, unit: Unit, target: Unit) -> float:
    """An assault: the chance to win it, what is won and what may be lost, the fire on the way. A vehicle does not
    strike back (BA-CQ-24)."""
    found = clash(g, unit, target)
    if found is None:
        return -10.0
    stake = 0.0 if target.is_vehicle else (1.0 - found.wins) * unit_worth(g, found.men)
    return found.wins * unit_worth(g, target) - stake - found.cost


def clash(g: G, unit: Unit, target: Unit) -> Clash | None:
    """What may be expected of an assault; None if it falls short."""
    if not charge.charge(g, unit, target).reaches:
        return None
    if target.inside is not None:
        return at_once(g, unit, target)
    men = unit
    cost = 0.0
    if unit.on_table and target.order in (None, "ambush") and g.context.gap(unit, target) > 6 * INCH:
        fired = None if target.is_vehicle else aim.direct_ways(g, target)[-1]
        found = expected_losses_of(g, target, unit, usual(target, unit), False, way=fired)
        if found is not None:
            cost += harm(g, unit, found)
            left = max(1, len(unit.men) - round(found.mean))
            men = replace(unit, models=unit.models[:left])
    wins = float(armour_odds.beaten(g, men, target)["lost"]) if target.is_vehicle else chance_to_win(g, men, target)
    return Clash(wins, men, cost)


def at_once(g: G, unit: Unit, target: Unit) -> Clash:
    """An assault into a building, where both sides strike at once (BA-BLD-09): by the expected losses alone."""
    kill = fight.attacks(g, unit) * (7 - need_to_damage(damage_value(g, target), 0)) / 6
    fall = fight.attacks(g, target) * (7 - need_to_damage(damage_value(g, unit), 0)) / 6
    killed, lost = min(kill, len(target.models)), min(fall, len(unit.models))
    return Clash(min(0.95, max(0.05, 0.5 + (killed - lost) / 6)), unit, lost * man_worth(g, unit))


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
