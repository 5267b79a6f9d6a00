"""Infantry that rides on top of a tank (AZ-TTR-01, AZ-TTR-02).

The riders go with their tank as one unit (chapter Temporary attachments) and get on and off as people do anywhere
(chapter Embarking). Unlike those inside a vehicle they can be seen and fired at themselves.
"""

from __future__ import annotations

from grognard.core.engine.dice import Faces, roll
from grognard.core.engine.procedures import Action, Done, Procedure, step
from grognard.core.messages import say
from grognard.core.records import replace
from grognard.games.operation_ww2.ground.contact import bodies
from grognard.games.operation_ww2.ground.context import B, G
from grognard.games.operation_ww2.ground.vehicles import sheets
from grognard.games.operation_ww2.ground.vehicles.crew import on_top_of, passengers
from grognard.games.operation_ww2.rules.crews.crew_hits import CrewHits
from grognard.games.operation_ww2.rules.driving.make_way import places_beside
from grognard.games.operation_ww2.state.events.driving import Disembarked, FellOff
from grognard.games.operation_ww2.state.state import Model, Unit
from grognard.space.hulls import Quarter
from grognard.space.plane import Hull, Point

BEHIND: Quarter = "rear"
"""Where those who fall off lie, out of the way of the tank."""


def is_on(g: G) -> bool:
    """Whether anybody rides on tanks in this battle (option ``tank_riders_allowed``)."""
    return bool(g.setup.options["tank_riders_allowed"] == "on")


def places(g: G, vehicle: Model) -> int:
    """How many may ride on top of a vehicle: on tanks, as many as their size says (AZ-TTR-01, AZ-TAB-SIZE)."""
    return sheets.size(g, vehicle).riders if is_on(g) else 0


def riders(g: G, vehicle: Model) -> list[Model]:
    """Those who ride on top of a vehicle."""
    return on_top_of(g, vehicle.id) if is_on(g) else []


def as_target(vehicle: Model, rider: Model) -> Model:
    """A rider as somebody fires at him: he is where his tank is, as large as it."""
    return replace(
        rider,
        x=vehicle.x,
        y=vehicle.y,
        radius=vehicle.radius,
        length=vehicle.length,
        width=vehicle.width,
        facing=vehicle.facing,
    )


def struck(unit: str, vehicle: str) -> CrewHits:
    """Any hit on a tank: each of its riders rolls on the table of small arms, in the open (AZ-TTR-01)."""
    return CrewHits(unit, vehicle, 0, "small-arms", "none", everybody=True, riders=True)


class HoldingOn(Procedure):
    """A tank drives off fast: each of its riders rolls his training or falls off behind it, scared (AZ-TTR-01)."""

    unit: str
    vehicle: str

    @step
    def roll_for_each(self, g: G) -> Action:
        unit = g.state.units[self.unit]
        count = len(riders(g, unit.model(self.vehicle)))
        if not count:
            return Done()
        need = g.context.qualities[unit.id].training
        return roll(count, Faces(), say("az-roll-holding-on", need=need), "AZ-TTR-01", seat=unit.seat, sides=10)

    @step
    def fall(self, g: B, faces: tuple[int, ...]) -> Action:
        unit = g.state.units[self.unit]
        need = g.context.qualities[unit.id].training
        tank = unit.model(self.vehicle)
        fallen = [man for man, face in zip(riders(g, tank), faces, strict=True) if face < need]
        if fallen:
            g.emit(FellOff(unit.id, tank.id, beside(g, tank, fallen, BEHIND)), "AZ-TTR-01")
        return Done()


def get_down(g: B, unit: Unit, vehicle: str) -> None:
    """Nobody drives the tank any more: its riders get off it, as they are. That its crew has lost its nerve does not
    touch them (AZ-TTR-02)."""
    tank = next((model for model in unit.vehicles if model.id == vehicle), None)
    if tank is None or unit.has_crew(tank):
        return
    left = riders(g, tank)
    for owner in dict.fromkeys(each.id for each, man in passengers(g, vehicle) if man in left):
        own = [man for man in left if any(model.id == man.id for model in g.state.units[owner].models)]
        g.emit(Disembarked(owner, vehicle, beside(g, tank, own)), "AZ-TTR-02", "AZ-EMB-04")


def beside(g: G, vehicle: Model, men: list[Model], side: Quarter | None = None) -> dict[str, Point]:
    """Places for people who come off a vehicle; who finds no room lies as near as he can."""
    hull = vehicle.body
    assert isinstance(hull, Hull)
    spots = list(zip(men, places_beside(g, hull, men[0].radius, bodies(g), side=side), strict=False))
    found = {man.id: spot for man, spot in spots}
    return {man.id: found.get(man.id, (hull.x, hull.y)) for man in men}
