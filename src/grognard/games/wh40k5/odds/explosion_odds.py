"""Whom a vehicle that explodes hurts, exactly: all who are near, and those aboard (WH-VEH-07, WH-VEH-19).

Vehicles among them are left out: no armour is so thin that the explosion of another could harm it.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import NamedTuple

from grognard.games.wh40k5.ground.bodies import toughness
from grognard.games.wh40k5.ground.context import G
from grognard.games.wh40k5.odds.hit_odds import kind_of, remembered, squad_of
from grognard.games.wh40k5.odds.wound_odds import Ends, Kind, Spray, Squad, lost, wound_odds_of
from grognard.games.wh40k5.rules.saves import formulas
from grognard.games.wh40k5.rules.vehicles.destruction import BLAST, caught, riding, shrapnel
from grognard.games.wh40k5.state.state import Model, Unit
from grognard.odds.distributions import Chance, Distribution, certainly, mixture

DIE = 6


class Hurt(NamedTuple):
    """A unit that is hurt if a vehicle explodes: as wounds meet it, how it may be left then, whether it is aboard."""

    unit: Unit
    squad: Squad
    ends: Ends
    aboard: bool

    def lost(self) -> Distribution:
        """How many models it loses if the vehicle explodes."""
        return lost(self.squad, self.ends)

    def cost(self) -> float:
        """What its owner misses then, in points, on average."""
        whole = tuple(map(len, self.squad.parts))
        return sum(
            float(chance)
            * sum(each * (had - len(part)) for each, had, part in zip(self.squad.worth, whole, parts, strict=True))
            for (parts, _), chance in self.ends.items()
        )


def hurt_by(g: G, unit: Unit, model: Model, *, fractions: bool = False) -> list[Hurt]:
    """Who is hurt if a vehicle explodes as things stand: each unit near it, and those aboard."""
    key = "explosion", model.id, fractions
    return remembered(g, key, tuple(g.state.units.values()), lambda: [*_hurt_by(g, unit, model, fractions)])


def _hurt_by(g: G, unit: Unit, model: Model, fractions: bool) -> Iterator[Hurt]:
    reach: dict[str, list[int]] = {}
    for inches in range(DIE, 0, -1):
        victims = caught(g, model, inches)
        if not victims:
            break
        for each in victims:
            reach.setdefault(each.unit, []).append(len(each.models))
    one: Chance = Fraction(1, DIE) if fractions else 1 / DIE
    for id, numbers in reach.items():
        other = g.state.units[id]
        if not other.is_vehicle:
            chances = [numbers.count(number) * one for number in range(max(numbers) + 1)]
            chances[0] = (DIE - len(numbers)) * one
            yield hurt(g, other, Distribution(0, tuple(chances)), BLAST, aboard=False, fractions=fractions)
    for victims_aboard, strength in riding(g, unit, model):
        models = len(victims_aboard.models)
        yield hurt(g, g.state.units[victims_aboard.unit], models, strength, aboard=True, fractions=fractions)


def hurt(g: G, unit: Unit, hits: int | Distribution, strength: int, *, aboard: bool, fractions: bool) -> Hurt:
    """What so many hits of an explosion do to a unit."""
    squad = squad_of(g, unit)
    sprays = sprayed(g, unit, hits, strength, kind_of(g, unit, shrapnel(strength), None), fractions=fractions)
    return Hurt(unit, squad, wound_odds_of(squad, sprays, fractions=fractions), aboard)


def sprayed(
    g: G, unit: Unit, hits: int | Distribution, strength: int, kind: Kind, *, fractions: bool = False
) -> list[Spray]:
    """The dice that so many hits of an explosion are to a unit, their wounds of this kind; none if they cannot wound it
    (WH-VEH-07, WH-VEH-19, WH-SHOOT-04)."""
    need = formulas.to_wound(strength, toughness(g, unit))
    if need is None:
        return []
    wounds = Fraction(DIE + 1 - need, DIE)
    return [Spray(hits, ((kind, wounds if fractions else float(wounds)),))]


def if_explodes(explodes: Chance, found: Distribution) -> Distribution:
    """What comes of a vehicle that may explode; else nothing."""
    return mixture([(explodes, found), (1 - explodes, certainly(0, fractions=isinstance(explodes, Fraction)))])


def worth_of(g: G, unit: Unit, model: Model) -> float:
    """What the explosion of a vehicle costs its own side besides the vehicle and those aboard, less what it costs the
    other, in points on average."""
    found = (each for each in hurt_by(g, unit, model) if not each.aboard)
    return sum(each.cost() * (1 if each.unit.seat == unit.seat else -1) for each in found)
