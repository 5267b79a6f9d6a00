"""Units a tank reaches: their morale, and death or glory (WH-VEH-13, WH-VEH-14, WH-VEH-27, WH-USR-22)."""

from __future__ import annotations

from collections.abc import Sequence

import shapely

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.engine.procedures import Action, Ask, Call, Done, Next, Procedure, step
from grognard.core.records import replace
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.ground.arms import is_psychic
from grognard.games.wh40k5.ground.combats import CONTACT
from grognard.games.wh40k5.ground.context import B, G
from grognard.games.wh40k5.ground.vehicle_condition import is_under_way, tank_of, weapons_left
from grognard.games.wh40k5.ground.vehicle_faces import hull_of
from grognard.games.wh40k5.rules.assault.attack_groups import hit_on
from grognard.games.wh40k5.rules.morale.morale import FallBack, MoraleTest
from grognard.games.wh40k5.rules.vehicles.piercing import ArmourHit, hit_of
from grognard.games.wh40k5.rules.vehicles.vehicle_hits import VehicleDealt, VehicleHits
from grognard.games.wh40k5.state.events.characters import owner_of
from grognard.games.wh40k5.state.events.morale import Fled, LeadershipTested
from grognard.games.wh40k5.state.events.shooting import Losses
from grognard.games.wh40k5.state.state import Model, Unit
from grognard.space.bulk import Geometry
from grognard.space.hulls import swept

FISTS = ""


class TryGlory(Choice):
    """This model tries death or glory with this weapon, grenade or, without one, its fists (WH-VEH-14)."""

    model: str
    weapon: str


class LetPass(Choice):
    """Nobody tries death or glory."""


def glory_hit(g: G, unit: Unit, model: Model, weapon: str, tank: Model) -> ArmourHit:
    """The one automatic hit on a tank's front (WH-VEH-14)."""
    if weapon in TABLES.weapons:
        return hit_of(TABLES.weapons[weapon], "front", 0, hunter=g.context.model_has(unit, model, "tank-hunters"))
    return replace(hit_on(g, unit, model, weapon, tank), face="front")


def glory_weapons(model: Model) -> tuple[str, ...]:
    """What a model may try it with: each way to fire its weapons, its close combat weapons and grenades, its fists."""
    held = weapons_left(model) if model.is_vehicle else model.gear
    shots = [mode.id for gear in dict.fromkeys(held) for mode in TABLES.modes(gear) if not is_psychic(mode)]
    blows = [gear for gear in dict.fromkeys(held) if gear in TABLES.melee or gear in TABLES.grenades]
    return (*shots, *blows, FISTS)


class ShockTest(Procedure):
    """An enemy unit that a tank reaches tests its morale at once: failed, it falls back; passed, one model in the way
    may try death or glory. Tank hunters pass (WH-VEH-13, WH-VEH-27, WH-USR-22). Done with whether the tank stops.

    ``ahead`` is how far the tank has still to go, in thousandths of an inch: its path.
    """

    tank: str
    unit: str
    ahead: int
    model: str = ""

    @step
    def test(self, g: B) -> Action:
        unit = g.state.units[self.unit]
        if not unit.fleeing and g.context.has(unit, "tank-hunters"):
            g.emit(LeadershipTested(unit.id, "tank-shock", True), "WH-USR-22")
            return Next(True)
        return Call(MoraleTest(self.unit, "tank-shock"))

    @step
    def flee(self, g: B, passed: bool) -> Action:
        """Nobody is left to flee where a bosspole has cost the last model (WH-ASSAULT-30)."""
        unit = g.state.units[self.unit]
        if not unit.on_table:
            return Done(False)
        if passed:
            tank = tank_of(g.state, self.tank)
            way = swept(hull_of(tank), self.ahead)
            near = tuple(model.id for model in unit.models if in_way(model, way))
            return Ask(ChooseGlory(unit.seat, self.unit, near)) if near else Next(LetPass())
        if not unit.fleeing:
            g.emit(Fled(self.unit), "WH-MORALE-02", "WH-MORALE-04")
        return Call(FallBack(self.unit))

    @step
    def try_glory(self, g: G, choice: TryGlory | LetPass | None) -> Action:
        if not isinstance(choice, TryGlory):
            return Done(False)
        unit = g.state.units[self.unit]
        tank = tank_of(g.state, self.tank)
        hit = glory_hit(g, unit, unit.model(choice.model), choice.weapon, tank)
        return self.then(Call(VehicleHits(owner_of(tank.id), tank.id, (hit,), unit.seat)), model=choice.model)

    @step
    def die(self, g: B, dealt: VehicleDealt) -> Action:
        """Unless the tank is stunned, immobilised or destroyed, the model is removed without a save (WH-VEH-14)."""
        if not is_under_way(g.state, self.tank):
            return Done(True)
        if any(model.id == self.model for model in g.state.units[self.unit].models):
            g.emit(Losses(self.unit, (self.model,), (), "danger"), "WH-VEH-14")
        return Done(False)


def in_way(model: Model, way: Geometry) -> bool:
    """Whether a model stands on the ground that a tank is going to cover, or touches it."""
    return bool(way.distance(shapely.Point(model.x, model.y)) <= model.radius + CONTACT)


class ChooseGlory(Decision):
    """Whether a model in the tank's way tries death or glory, which, and with what (WH-VEH-14)."""

    unit: str
    models: tuple[str, ...]

    def candidates(self, g: G) -> Sequence[Choice]:
        """To let it pass, or any model in the way with anything it has."""
        unit = g.state.units[self.unit]
        tries = [TryGlory(id, weapon) for id in self.models for weapon in glory_weapons(unit.model(id))]
        return [LetPass(), *tries]
