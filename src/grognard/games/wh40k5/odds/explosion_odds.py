"""Whom vehicles that explode hurt, exactly: all who are near, and those aboard (WH-VEH-07, WH-VEH-19).

Vehicles among them are left out: no armour is so thin that the explosion of another could harm it. Of models alike
those are taken to be taken away first that a later explosion would reach.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cache
from typing import NamedTuple

from grognard.games.wh40k5.ground.bodies import toughness
from grognard.games.wh40k5.ground.context import G
from grognard.games.wh40k5.odds.hit_odds import kind_of, remembered, squad_of
from grognard.games.wh40k5.odds.morale_odds import unit_left
from grognard.games.wh40k5.odds.wound_odds import Ends, Kind, Parts, Spray, Squad, lost, wound_odds_of
from grognard.games.wh40k5.rules.saves import formulas
from grognard.games.wh40k5.rules.saves.allocation import groups_of
from grognard.games.wh40k5.rules.vehicles.destruction import BLAST, caught, riding, shrapnel
from grognard.games.wh40k5.state.state import Model, Unit
from grognard.odds.distributions import Chance, Distribution, certainly, mixture

DIE = 6


class Hurt(NamedTuple):
    """A unit that explosions hurt: as wounds meet it, how it may be left by them, whether it is aboard."""

    unit: Unit
    squad: Squad
    ends: Ends
    aboard: bool

    def lost(self) -> Distribution:
        """How many models it loses."""
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
    yield from blown_up(g, [model], {(model.id,): Fraction(1) if fractions else 1.0})
    for victims_aboard, strength in riding(g, unit, model):
        models = len(victims_aboard.models)
        yield hurt(g, g.state.units[victims_aboard.unit], models, strength, aboard=True, fractions=fractions)


Reached = tuple[int, ...]
"""How many of each group of a unit an explosion reaches."""


def near(g: G, vehicles: Sequence[Model]) -> dict[str, dict[str, list[Reached]]]:
    """Of each unit near vehicles, by the vehicle, whom its explosion reaches, for each number of its die that reaches
    any (WH-VEH-07)."""
    found: dict[str, dict[str, list[Reached]]] = {}
    for model in vehicles:
        for inches in range(DIE, 0, -1):
            victims = caught(g, model, inches)
            if not victims:
                break
            for each in victims:
                other, ids = g.state.units[each.unit], set(each.models)
                if not other.is_vehicle:
                    reached = tuple(sum(id in ids for id in group) for group in groups_of(other))
                    found.setdefault(each.unit, {}).setdefault(model.id, []).append(reached)
    return found


def blown_up(g: G, vehicles: Sequence[Model], ways: Mapping[tuple[str, ...], Chance]) -> list[Hurt]:
    """How those near these vehicles may be left, that explode one after another in these ways with these chances."""
    return [_blown_up(g, g.state.units[id], reached, ways) for id, reached in near(g, vehicles).items()]


def _blown_up(g: G, unit: Unit, reached: Mapping[str, list[Reached]], ways: Mapping[tuple[str, ...], Chance]) -> Hurt:
    squad, kind = squad_of(g, unit), kind_of(g, unit, shrapnel(BLAST), None)
    fractions = isinstance(next(iter(ways.values())), Fraction)
    one: Chance = Fraction(1) if fractions else 1.0

    @cache
    def struck(parts: Parts, vehicle: str) -> Ends:
        """By one explosion more."""
        gone = [len(whole) - len(part) for whole, part in zip(squad.parts, parts, strict=True)]
        numbers = [
            sum(max(count - less, 0) for count, less in zip(each, gone, strict=True)) for each in reached[vehicle]
        ]
        chances = [numbers.count(number) * one / DIE for number in range(max(numbers) + 1)]
        chances[0] = one - sum(chances[1:])
        sprays = sprayed(g, unit_left(unit, parts), Distribution(0, tuple(chances)), BLAST, kind, fractions=fractions)
        return wound_odds_of(squad._replace(parts=parts), sprays, fractions=fractions)

    @cache
    def after(vehicles: tuple[str, ...]) -> Ends:
        """After explosions of these that reach it."""
        if not vehicles:
            return {(squad.parts, 0): one}
        found: Ends = {}
        for (parts, _), chance in after(vehicles[:-1]).items():
            ends = struck(parts, vehicles[-1]) if any(parts) else {(parts, 0): one}
            for end, part in ends.items():
                found[end] = found.get(end, 0 * one) + chance * part
        return found

    ends: Ends = {}
    for way, weight in ways.items():
        for end, chance in after(tuple(id for id in way if id in reached)).items():
            ends[end] = ends.get(end, 0 * one) + weight * chance
    return Hurt(unit, squad, ends, aboard=False)


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


def worth_of(g: G, unit: Unit, model: Model, *, besides: str = "") -> float:
    """What the explosion of a vehicle costs its own side besides the vehicle and those aboard, less what it costs the
    other, in points on average; not who goes there ``besides``."""
    found = (each for each in hurt_by(g, unit, model) if not each.aboard and each.unit.id != besides)
    return sum(each.cost() * (1 if each.unit.seat == unit.seat else -1) for each in found)
