"""Light that makes day of night (AZ-NGT-05, AZ-NGT-06, AZ-NGT-09, AZ-BRN-04)."""

from __future__ import annotations

from grognard.games.operation_ww2.ground.context import G
from grognard.games.operation_ww2.state.state import Unit
from grognard.space.plane import gap_from


def is_lit(g: G, unit: Unit) -> bool:
    """Whether any of a unit stands in the light of a searchlight, a flare or a burning wreck (AZ-NGT-05, AZ-NGT-08,
    AZ-BRN-04). A searchlight goes out with its crew (AZ-NGT-09)."""
    spots = [
        (light.at, light.radius)
        for light in g.state.lights
        if light.kind == "flare" or g.state.units[light.unit].on_table
    ]
    glow = g.context.limit("wreck-light")
    spots += [((wreck.hull.x, wreck.hull.y), glow) for wreck in g.state.wrecks if wreck.burns]
    bodies = [model.body for model in unit.models if model.aboard is None] if spots else []
    return any(gap_from(*at, body) <= radius for at, radius in spots for body in bodies)


def loses_cover(g: G, unit: Unit) -> bool:
    """Whether light takes a unit's cover away, by the option ``light_effect`` (AZ-NGT-09)."""
    return bool(g.context.night and g.setup.options["light_effect"] == "lit_targets_lose_cover" and is_lit(g, unit))


def shines(g: G, unit: Unit) -> bool:
    """Whether a unit's searchlight is in use, so that it is detected from afar (AZ-NGT-06)."""
    return any(light.unit == unit.id and light.kind == "searchlight" for light in g.state.lights)
