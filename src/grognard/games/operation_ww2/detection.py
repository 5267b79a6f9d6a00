"""Detection: how far off what a unit did last gives it away (AZ-DET)."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.games.operation_ww2.context import G
from grognard.games.operation_ww2.sight import Look, Obstacle
from grognard.games.operation_ww2.state import Model, Unit
from grognard.games.operation_ww2.tables import Tables
from grognard.games.operation_ww2.tables.command import State as DetectionState
from grognard.space.plane import gap


def detection_range(tables: Tables, is_vehicle: bool, state: DetectionState, night: bool, in_cover: bool) -> int:
    """How far off a target is detected: its type, what it did last, and whether it is in cover (AZ-DET-01, AZ-DET-03).
    A gun is infantry (AZ-DEF-05).

    >>> from grognard.games.operation_ww2.tables import TABLES
    >>> detection_range(TABLES, False, "moved", night=False, in_cover=True)
    60000
    """
    row = tables.detection[f"{'vehicle' if is_vehicle else 'infantry'}-{state}"]
    if night:
        return row.night_cover if in_cover else row.night
    return row.day_cover if in_cover else row.day


def is_hidden(look: Look) -> bool:
    """Whether a target is judged in the column of cover: covered, seen in part, or not seen at all (AZ-DET-10,
    AZ-COV-01)."""
    return look.seen != "clear" or look.cover != "none"


def model_detected(g: G, looking: Model, target: Unit, model: Model, obstacles: Sequence[Obstacle] = ()) -> bool:
    """Whether one model detects one of a unit; touching always does (AZ-DET-01, AZ-DET-06). By the option
    ``detection_needs_sight`` who is not seen is not detected (AZ-DET-10)."""
    distance = gap(looking.body, model.body)
    if distance <= 0:
        return True
    night = g.setup.scenario.light == "night"
    ranges = [detection_range(g.context.tables, target.is_vehicle, target.detection, night, c) for c in (False, True)]
    needs_sight = g.setup.options["detection_needs_sight"] == "on"
    if distance > max(ranges):
        return False
    if distance <= min(ranges) and not needs_sight:
        return True
    look: Look = g.context.sight.look(looking, model, obstacles)
    if needs_sight and look.seen == "not":
        return False
    return distance <= ranges[is_hidden(look)]


def detects(g: G, unit: Unit, target: Unit, obstacles: Sequence[Obstacle] = ()) -> bool:
    """Whether a unit detects another: one of its models, one of the other's, is enough (AZ-DET-02, AZ-DET-11). Every
    unit detects for itself, and anew each time (AZ-DET-04, AZ-DET-12)."""
    return any(model_detected(g, model, target, other, obstacles) for model in unit.models for other in target.models)
