"""What a round of combat may be expected to cost both units, in army points: the figures behind the greedy computer
player (see ``expected_losses``)."""

from __future__ import annotations

from grognard.core.engine.fates import chance_of
from grognard.core.records import replace
from grognard.games.wh40k5.ground.context import G
from grognard.games.wh40k5.odds.expected_losses import BREAKS, groups_of, pierced, points, price, usual_model, wounded
from grognard.games.wh40k5.odds.explosion_odds import hurt, worth_of
from grognard.games.wh40k5.odds.hit_odds import made_up, reckoned, remembered
from grognard.games.wh40k5.odds.morale_odds import holds
from grognard.games.wh40k5.odds.vehicle_piercing_chances import results
from grognard.games.wh40k5.rules.assault import fates as melee
from grognard.games.wh40k5.rules.assault import melee_weapons
from grognard.games.wh40k5.rules.assault.attack_groups import (
    NOBODY,
    attacks_at,
    blow_at,
    blow_at_vehicle,
    fights,
    gear_of,
)
from grognard.games.wh40k5.rules.vehicles.damage import EXPLODES
from grognard.games.wh40k5.rules.vehicles.destruction import BLAST
from grognard.games.wh40k5.state.state import Model, Unit

IN_FRONT = 12
"""How many models of a unit are thought to fight in a combat."""


class Clash:
    """A round of combat between two units as it may be expected: the points and models each costs the other, by a
    charge of the first."""

    def __init__(self, g: G, unit: Unit, foe: Unit) -> None:
        charging = replace(unit, charged=(foe.id,))
        self.deals, self.kills, quick = blows(g, charging, foe)
        self.suffers, self.loses, slow = blows(g, foe, charging)
        if not foe.models or not unit.models:
            return
        scorched, burnt = blown(g, foe, charging), blown(g, charging, foe)
        spared = 1 - min(self.kills / len(foe.models), 1.0)
        fewer = 1 - min(self.loses / len(unit.models), 1.0)
        if quick > slow:
            self.suffers, self.loses = self.suffers * spared, self.loses * spared
        elif slow > quick:
            self.deals, self.kills = self.deals * fewer, self.kills * fewer
        self.deals, self.suffers = self.deals + scorched, self.suffers + burnt

    def value(self, g: G, unit: Unit, foe: Unit) -> float:
        """What the round is worth to the first: points, and who may break."""
        if foe.is_vehicle and not foe.models[0].is_walker:
            return self.deals
        ahead = round(self.kills - self.loses)
        found = self.deals - self.suffers
        if ahead > 0:
            found += (1 - float(holds(g, foe, ahead))) * BREAKS * max(points(foe) - self.deals, 0.0)
        elif ahead < 0:
            found -= (1 - float(holds(g, unit, -ahead))) * BREAKS * max(points(unit) - self.suffers, 0.0)
        return found


def clash(g: G, unit: Unit, foe: Unit) -> float:
    """What an assault of a unit on another is worth to it, in points."""
    kept = made_up(g, unit), made_up(g, foe)

    def made() -> float:
        return reckoned(g, ("clash",), kept, lambda: Clash(g, unit, foe).value(g, unit, foe))

    return remembered(g, ("clash",), kept, made)


def blows(g: G, unit: Unit, foe: Unit) -> tuple[float, float, float]:
    """The points and models a unit's blows cost another, and the Initiative most of them fall at."""
    if not foe.models:
        return 0.0, 0.0, 0.0
    part = fighting(unit)
    dealt, initiatives = 0.0, []
    for models in groups_of(unit).values():
        model = models[0]
        if not fights(g, model):
            continue
        ways = [(blow(g, unit, model, weapon, foe), weapon) for weapon in weapons_at(model, foe)]
        best, weapon = max(ways)
        dealt += best * len(models) * part
        initiatives += [melee_weapons.initiative(g, unit, model, weapon)] * len(models)
    each = max(price(foe), 1.0)
    quick = sorted(initiatives)[len(initiatives) // 2] if initiatives else 0
    return min(dealt, points(foe)), min(dealt / each, len(foe.models)), float(quick)


def blown(g: G, unit: Unit, foe: Unit) -> float:
    """The points it costs a unit that a vehicle may explode which it strikes: all who fight are caught, if any of their
    blows makes it explode (WH-VEH-07, WH-VEH-33)."""
    if unit.is_vehicle or not foe.is_vehicle:
        return 0.0
    front = round(len(unit.models) * fighting(unit))
    return explodes(g, unit, foe) * hurt(g, unit, front, BLAST, aboard=False, fractions=False).cost()


def aside(g: G, unit: Unit, foe: Unit) -> float:
    """The points that the explosion of a vehicle which a unit charges costs those who stand about it, its side's less
    the other's, and not the unit's own (WH-VEH-07)."""
    if not foe.is_vehicle:
        return 0.0
    return explodes(g, replace(unit, charged=(foe.id,)), foe) * worth_of(g, foe, foe.models[0], besides=unit.id)


def explodes(g: G, unit: Unit, foe: Unit) -> float:
    """The chance that any blow of a unit makes a vehicle explode."""
    spared = 1.0
    for models in groups_of(unit).values():
        if fights(g, models[0]):
            _, weapon = max((blow(g, unit, models[0], each, foe), each) for each in weapons_at(models[0], foe))
            number = attacks_at(g, unit, models[0], weapon, foe) * len(models) * fighting(unit)
            spared *= (1 - exploding(g, unit, models[0], weapon, foe)) ** number
    return 1 - spared


def exploding(g: G, unit: Unit, model: Model, weapon: str, foe: Unit) -> float:
    """The chance of a blow to make a vehicle explode."""
    swing = blow_at_vehicle(g, NOBODY, unit, model, weapon, foe, foe.models[0])
    assert swing.armour is not None
    explodes = results(g, foe.models[0], swing.armour).get(EXPLODES, 0)
    return float(chance_of(swing.fate, melee.STRUCK) * explodes)


def fighting(unit: Unit) -> float:
    """The part of a unit that is thought to fight."""
    return min(1.0, IN_FRONT / max(len(unit.models), 1))


def weapons_at(model: Model, foe: Unit) -> list[str]:
    """What a model may strike a unit with."""
    found = list(melee_weapons.usable(gear_of(model)))
    if foe.is_vehicle:
        walker = foe.models[0].is_walker
        found += [grenade.id for grenade in melee_weapons.grenades_of(model.gear) if grenade.walkers or not walker]
    return found


def blow(g: G, unit: Unit, model: Model, weapon: str, foe: Unit) -> float:
    """The points a model's blows with a weapon cost a unit."""
    attacks = attacks_at(g, unit, model, weapon, foe)
    if foe.is_vehicle:
        swing = blow_at_vehicle(g, NOBODY, unit, model, weapon, foe, foe.models[0])
        assert swing.armour is not None
        return attacks * float(chance_of(swing.fate, melee.STRUCK)) * pierced(g, foe, foe.models[0], swing.armour)
    victim = usual_model(foe)
    swing = blow_at(g, unit, model, weapon, foe, g.context.profile(victim).ws or 0)
    return attacks * float(chance_of(swing.fate, melee.WOUND)) * wounded(g, foe, victim, swing.wound, None)
