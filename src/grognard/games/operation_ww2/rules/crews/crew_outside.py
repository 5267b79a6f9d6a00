"""A crew on foot beside its vehicle (AZ-VEH-10, AZ-NRV-08)."""

from __future__ import annotations

from grognard.core.records import replace
from grognard.games.operation_ww2.ground.contact import bodies
from grognard.games.operation_ww2.ground.context import G
from grognard.games.operation_ww2.ground.vehicles import sheets
from grognard.games.operation_ww2.ground.vehicles.sheets import tables
from grognard.games.operation_ww2.rules.driving.make_way import places_beside
from grognard.games.operation_ww2.state.state import Model, Unit
from grognard.space.hulls import Quarter
from grognard.space.plane import Hull, Point

CREW_WEAPONS = ("pistol",)
"""What a crew on foot has (AZ-VEH-10)."""


def outside(
    g: G, unit: Unit, vehicle: Model, away: Point | None, side: Quarter | None = None, count: int | None = None
) -> tuple[tuple[Model, ...], tuple[Model, ...]]:
    """The crew of a vehicle, or so many of it, as models beside the hull, and those of its unit who ride in it as
    models; who finds no room stands as near as he can. By the option ``dismounted_crew`` they have no weapons
    (AZ-VEH-10)."""
    hull = vehicle.body
    assert isinstance(hull, Hull)
    radius = tables(g).sizes["person"].width // 2
    machine = sheets.machine(vehicle)
    inside = [model for model in unit.models if model.aboard == vehicle.id and model.is_person and not model.on_top]
    riding = inside if count is None else []
    wanted = (machine.crew if count is None else count) + len(riding)
    spots = places_beside(g, hull, radius, bodies(g), away, side)
    places = [spot for spot, _ in zip(spots, range(wanted), strict=False)]
    places += [(hull.x, hull.y)] * (wanted - len(places))
    armed = CREW_WEAPONS if g.setup.options["dismounted_crew"] == "pistols" else ()
    numbers = new_numbers(unit, vehicle, wanted - len(riding))
    crew = tuple(
        Model(*place, radius, id=id, role="crewman", weapons=armed) for place, id in zip(places, numbers, strict=False)
    )
    moved = tuple(replace(model, x=x, y=y) for model, (x, y) in zip(riding, places[len(crew) :], strict=True))
    return crew, moved


def new_numbers(unit: Unit, vehicle: Model, count: int) -> list[str]:
    """Ids for crewmen on foot that no model of the unit has."""
    taken = {model.id for model in unit.models}
    ids = (f"{vehicle.id}.{number}" for number in range(1, 2 * count + len(taken) + 1))
    free = [id for id in ids if id not in taken]
    return free[:count]
