"""What one unit sees of another, and what its fire at it would do: asked of any moment, whoever's turn it is."""

from __future__ import annotations

from grognard.core.wire.overlays import Callout
from grognard.core.wire.previews import Preview, SightView
from grognard.games.operation_ww2.ground.context import B
from grognard.games.operation_ww2.table.glance import glance
from grognard.games.operation_ww2.table.preview_tables import fire_panels, sight_overlays


def sight(g: B, unit: str, target: str) -> SightView | None:
    """By the best look from model to model (AZ-LOS-01, AZ-COV-01, AZ-DET-01)."""
    one, other = g.state.units[unit], g.state.units[target]
    found = glance(g, one, other) if one.on_table and other.on_table else None
    if found is None:
        return None
    drawn = list(sight_overlays(g, found))
    lines = [line for each in drawn if isinstance(each, Callout) for line in each.lines]
    return SightView(found.look.seen != "not", round(found.distance), lines, ["AZ-LOS-01", "AZ-DET-01"], drawn)


def attack(g: B, unit: str, target: str) -> Preview | None:
    """Fire by a fire order, without having moved (AZ-FIRE-10)."""
    one, other = g.state.units[unit], g.state.units[target]
    if not one.on_table or not other.on_table:
        return None
    overlays, tables, charts, notes = fire_panels(g, one, other, "fire")
    return Preview(overlays=overlays, tables=tables, charts=charts, notes=notes)
