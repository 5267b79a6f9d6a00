"""Driving into a wreck (AZ-BRN-03)."""

from __future__ import annotations

from typing import Literal

from grognard.core.engine.procedures import Action, Call, Done, Next, Procedure, step
from grognard.games.operation_ww2.data.tables.rows import Armour
from grognard.games.operation_ww2.ground.context import G
from grognard.games.operation_ww2.ground.vehicles import sheets
from grognard.games.operation_ww2.rules.driving.ramming import Collision
from grognard.games.operation_ww2.rules.vehicle_fire.burning import wreck_of
from grognard.games.operation_ww2.rules.vehicle_fire.hits import VehicleHit, VehicleHits


class IntoWreck(Procedure):
    """A vehicle runs into a wreck; if that burns, it rolls on the table of light flamethrowers or, armoured, of heavy
    ones, whatever the collision has left of it (AZ-BRN-03)."""

    unit: str
    model: str
    wreck: str
    weight: Armour

    @step
    def collide(self, g: G) -> Action:
        return Call(Collision(self.unit, self.model, weight=self.weight))

    @step
    def burn(self, g: G) -> Action:
        vehicle = next((each for each in g.state.units[self.unit].models if each.id == self.model), None)
        wreck = wreck_of(g, self.wreck)
        if not wreck.burns or vehicle is None or not g.state.units[self.unit].on_table:
            return Next(False)
        flame: Literal["light", "heavy"] = "heavy" if sheets.is_armoured(g, vehicle) else "light"
        weapon = next(row.id for row in g.context.tables.weapons.values() if row.flame == flame)
        hit = VehicleHit(weapon, (wreck.hull.x, wreck.hull.y), "flame")
        return Call(VehicleHits(self.unit, self.model, (hit,)))

    @step
    def end(self, g: G, value: object) -> Action:
        return Done()
