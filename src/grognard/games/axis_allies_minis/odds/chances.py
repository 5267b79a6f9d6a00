"""The one number worth showing of an attack: the exact chance that it makes things worse for its target."""

from __future__ import annotations

from grognard.core.errors import Refused
from grognard.core.messages import Message, say
from grognard.core.records import replace
from grognard.games.axis_allies_minis.ground.context import G
from grognard.games.axis_allies_minis.odds.attack_odds import worsens
from grognard.games.axis_allies_minis.rules.attack.aim import Aim, aim_at, best_weapon
from grognard.games.axis_allies_minis.state.choices import Attack, BanzaiCharge
from grognard.games.axis_allies_minis.state.events.attack import Occasion
from grognard.games.axis_allies_minis.state.state import Unit
from grognard.space.hex.grid import Direction, Hex


def aim_of(g: G, choice: Attack | BanzaiCharge, grazing: bool = False, area: bool = False) -> Aim | Refused:
    """The numbers of an attack as chosen, or of a grazing one, or on one of many (``area``); a charge is made from the
    target's own hex with the best dice (AAM-SA-76)."""
    unit, target = g.state.units[choice.unit], g.state.units[choice.target]
    if isinstance(choice, BanzaiCharge):
        there = replace(unit, at=target.at)
        weapon, row = best_weapon(g, there, target)
        return aim_at(g, there, target, weapon=weapon, soldier_row=row, charge=True)
    occasion: Occasion = "grazing" if grazing else "airstrike" if unit.of.type == "aircraft" else "assault"
    weapon, row, piercing = choice.weapon, choice.soldier_row, choice.piercing
    return aim_at(g, unit, target, weapon=weapon, soldier_row=row, piercing=piercing, occasion=occasion, area=area)


def reaction_aim(
    g: G, shooter: Unit, mover: Unit, at: Hex, facing: Direction, occasion: Occasion, area: bool = False
) -> Aim | Refused:
    """The numbers of a reaction shot, made with the most dice (AAM-DF-07, AAM-DF-16); see ``aim_of``."""
    weapon, row = best_weapon(g, shooter, mover, occasion, at, facing)
    return aim_at(g, shooter, mover, weapon=weapon, soldier_row=row, occasion=occasion, at=at, facing=facing, area=area)


def stops(aim: Aim | Refused, mover: Unit) -> float:
    """The chance that a reaction shot disrupts a mover, both attacks of a Double Shot counted (AAM-DF-08, AAM-DF-11,
    AAM-COVER-05)."""
    return 0.0 if isinstance(aim, Refused) else worsens(aim, mover)


def aim_hint(aim: Aim) -> Message:
    """The numbers of an attack in a phrase."""
    return say(
        "aam-hint-attack",
        range=aim.range,
        dice=aim.dice,
        need=aim.need,
        defence=aim.defence,
        cover=0 if aim.cover is None else aim.cover.need,
    )
