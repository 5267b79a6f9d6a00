"""Whom men shoot at, with which weapons held back and in which way (BA-SHOOT-01, BA-SHOOT-02, BA-WPN-20)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import ClassVar

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision, Found, drawn
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.games.bolt_action.data import tables
from grognard.games.bolt_action.ground.context import G
from grognard.games.bolt_action.rules.shooting import aim, holdings, smoke
from grognard.games.bolt_action.state.choices import HoldFire, ShootAt
from grognard.games.bolt_action.state.state import Unit, Way, enemy


class ChooseTarget(Decision):
    """The unit may shoot: at whom, with which weapons held back, or not at all (BA-SHOOT-01, BA-ORD-17)."""

    sampled: ClassVar[bool] = True

    unit: str
    moved: bool

    def candidates(self, g: G) -> Sequence[Choice | Found]:
        """Each visible enemy with each set of weapons held back and each way to fire; holding fire last."""
        unit = g.state.units[self.unit]
        sets, ways = holdings.listed(unit), aim.ways(g, unit)
        found: list[Choice] = [
            ShootAt(target.id, holding, way=way)
            for target in aim.targets(g, unit, self.moved)
            for way in ways
            if len(ways) == 1 or aim.is_target(g, unit, target, self.moved, way)
            for holding in sets
        ]
        return [Found(found), *self.apart(g), *self.screens(g), HoldFire()]

    def apart(self, g: G) -> list[Choice]:
        """One-shot weapons at a vehicle, all or some of them, the rest at another unit (BA-SHOOT-01)."""
        unit = g.state.units[self.unit]
        if not g.context.vehicles or not one_shot_men(unit):
            return []
        seen = list(aim.targets(g, unit, self.moved))
        sets = [(), *(held for held in holdings.listed(unit) if is_of_one_shots(held) and one_shot_men(unit, held))]
        return [
            ShootAt(target.id, held, vehicle=vehicle.id)
            for vehicle in seen
            if vehicle.is_vehicle
            for held in dict.fromkeys(sets)
            for target in seen
            if target.id != vehicle.id
        ]

    def may_aim_apart(self, g: G, vehicle: Unit, holding: tuple[str, ...]) -> bool:
        """Whether a man who fires a one-shot weapon sees a vehicle."""
        unit = g.state.units[self.unit]
        return aim.may_see(g, unit, vehicle, frozenset(one_shot_men(unit, holding)))

    def screens(self, g: G) -> list[Choice]:
        """Smoke before each enemy unit, if there are smoke shells (BA-WPN-16)."""
        unit = g.state.units[self.unit]
        if not smoke.has_smoke(g, unit):
            return []
        return [
            ShootAt(target.id, (), smoke=True, way=self.smoke_way(g, unit))
            for target in g.state.standing(enemy(unit.seat))
        ]

    def may_screen(self, g: G, unit: Unit, target: Unit) -> bool:
        """Whether the unit may name this one as the target of a smoke shell: as of any indirect one."""
        return smoke.has_smoke(g, unit) and any(
            smoke.lays_smoke(weapon.id) and aim.spots(g, unit, model, target)
            for model, weapon in aim.armed(unit, (), self.moved)
        )

    def smoke_way(self, g: G, unit: Unit) -> Way | None:
        """How smoke is fired: by a howitzer indirectly (BA-WPN-07, BA-WPN-16)."""
        return "indirect" if "indirect" in aim.ways(g, unit) else None

    def refusal(self, g: G, choice: Choice) -> Refused | None:
        """A target must be an enemy in sight of a shooter, weapons held back the unit's (BA-WPN-20)."""
        if isinstance(choice, ShootAt) and not holdings.may_hold(g.state.units[self.unit], choice.holding):
            names = sorted({name for model in g.state.units[self.unit].models for name in model.weapons})
            return Refused(say("ba-refused-holding", weapons=", ".join(names)), "BA-WPN-20")
        if isinstance(choice, ShootAt) and not self.may_shoot(g, choice):
            return Refused(say("ba-refused-target"), "BA-SHOOT-02", "BA-SHOOT-27")
        return None if isinstance(choice, ShootAt | HoldFire) else Refused(say("refused-not-offered"))

    def draws(self, g: G, random: Random) -> Iterator[Choice]:
        """Any enemy, seen or not, so that few are looked at."""
        unit = g.state.units[self.unit]
        sets, ways = holdings.listed(unit), aim.ways(g, unit)
        found: list[Choice] = [
            ShootAt(target.id, holding, way=way)
            for target in g.state.standing(enemy(self.seat))
            for way in ways
            for holding in sets
        ]
        found.append(HoldFire())
        return drawn(found, random)

    def may_shoot(self, g: G, choice: ShootAt) -> bool:
        """Whether the target is an enemy on the table in sight of a shooter, and something is left to shoot with
        (BA-WPN-20).
        """
        unit, target = g.state.units[self.unit], g.state.units.get(choice.target)
        if target is None or target.seat == unit.seat or not target.on_table:
            return False
        if choice.vehicle is not None:
            return self.may_split(g, choice)
        if choice.smoke:
            ready = not choice.holding and choice.way == self.smoke_way(g, unit)
            return ready and self.may_screen(g, unit, target)
        if choice.way not in aim.ways(g, unit):
            return False
        return aim.is_target(g, unit, target, self.moved, choice.way)

    def may_split(self, g: G, choice: ShootAt) -> bool:
        """Whether one-shot weapons not held back may fire at a vehicle, the rest at another target (BA-SHOOT-01)."""
        unit, target = g.state.units[self.unit], g.state.units[choice.target]
        vehicle = g.state.units.get(choice.vehicle or "")
        if vehicle is None or vehicle.seat == unit.seat or not vehicle.on_table or not vehicle.is_vehicle:
            return False
        if choice.smoke or choice.way is not None or vehicle.id == target.id:
            return False
        return self.may_aim_apart(g, vehicle, choice.holding) and aim.is_target(g, unit, target, self.moved)


def one_shot_men(unit: Unit, holding: tuple[str, ...] = ()) -> tuple[str, ...]:
    """The men who fire a one-shot weapon while others stand by (BA-SHOOT-01); none if it is all the unit has."""
    fired = [(model.id, aim.weapon_of(model, holding)) for model in unit.models]
    found = tuple(id for id, weapon in fired if weapon is not None and weapon.one_shot)
    return found if len(found) < len(unit.models) else ()


def is_of_one_shots(holding: tuple[str, ...]) -> bool:
    """Whether nothing but one-shot weapons is held back."""
    return all(tables.WEAPONS[name.rpartition("/")[2]].one_shot for name in holding)
