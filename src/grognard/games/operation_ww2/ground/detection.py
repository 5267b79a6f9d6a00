"""Detection: how far off what a unit did last gives it away (AZ-DET)."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.games.operation_ww2.data.tables import Tables
from grognard.games.operation_ww2.data.tables.command import State as DetectionState
from grognard.games.operation_ww2.ground.context import G
from grognard.games.operation_ww2.ground.looks import Look, Obstacle
from grognard.games.operation_ww2.ground.night import is_lit, loses_cover, shines
from grognard.games.operation_ww2.ground.sight_prefilter import hides
from grognard.games.operation_ww2.ground.vehicles import sighting
from grognard.games.operation_ww2.state.state import Model, Unit
from grognard.space.plane import gap

ALL = ""
"""The part of a unit that is all of it, where nobody is detected apart from the others."""

PARTS = (ALL, "vehicles", "people")
"""What of a unit may be detected apart (AZ-DET-09)."""


def detection_range(tables: Tables, is_vehicle: bool, state: DetectionState, night: bool, in_cover: bool) -> int:
    """How far off a target is detected: its type, what it did last, and whether it is in cover (AZ-DET-01, AZ-DET-03).
    A gun is infantry (AZ-DEF-05).

    >>> from grognard.games.operation_ww2.data.tables import TABLES
    >>> detection_range(TABLES, False, "moved", night=False, in_cover=True)
    60000
    """
    row = tables.detection[f"{'vehicle' if is_vehicle else 'infantry'}-{state}"]
    if night:
        return row.night_cover if in_cover else row.night
    return row.day_cover if in_cover else row.day


def model_detected(
    g: G, looking: Model, target: Unit, model: Model, obstacles: Sequence[Obstacle] = (), factor: int = 1
) -> bool:
    """Whether one model detects one of a unit, from edge to edge (AZ-DEF-13); touching always does (AZ-DET-01,
    AZ-DET-06).

    At night who stands in light is detected as by day (AZ-NGT-05, AZ-NGT-08), whose searchlight shines from afar
    (AZ-NGT-06). A closed vehicle detects less far (AZ-DET-05), ``factor`` times as far who looks through a telescope
    (AZ-SNP-05). By the option ``detection_needs_sight`` who is not seen is not detected (AZ-DET-10).
    """
    distance = gap(looking.body, model.body)
    if distance <= 0:
        return True
    ranges = _reaches(g, looking, target, model, factor)
    needs_sight = g.setup.options["detection_needs_sight"] == "on"
    if distance > max(ranges):
        return False
    if distance <= min(ranges) and not needs_sight:
        return True
    look = sighting.look(g, looking, model, obstacles)
    if look.seen == "not":
        return False
    return distance <= ranges[sighting.is_in_cover(g, looking, model, look)]


def reach(g: G, looking: Model, target: Unit, model: Model, found: Look, factor: int = 1) -> int:
    """How far off one model detects one of a unit that it sees so (see ``model_detected``)."""
    return max(0, _reaches(g, looking, target, model, factor)[sighting.is_in_cover(g, looking, model, found)])


def farthest(g: G, target: Unit) -> tuple[int, int]:
    """From how far off anything of a unit is detected at most without a telescope, in the open and in cover, but by who
    knows of it already (AZ-DET-01)."""
    ranges = [_ranges(g, target, model, 1) for model in target.models if model.aboard is None]
    shown = _shown(g, target)
    return max((each[0] for each in ranges), default=shown), max((each[1] for each in ranges), default=shown)


def apart(target: Unit) -> dict[str, list[Model]]:
    """The models of a unit that are detected together: its vehicles, and its people on foot (AZ-MTI-02, AZ-DET-09).
    Those aboard something are not detected themselves."""
    there = [model for model in target.models if model.aboard is None]
    vehicles = [model for model in there if model.role == "vehicle"]
    if not vehicles or len(vehicles) == len(there):
        return {ALL: there}
    return {"vehicles": vehicles, "people": [model for model in there if model.role != "vehicle"]}


def detects(g: G, unit: Unit, target: Unit, obstacles: Sequence[Obstacle] = (), factor: int = 1) -> bool:
    """Whether a unit detects another, or some of it (see ``detected``)."""
    return bool(detected(g, unit, target, obstacles, factor))


def detected(g: G, unit: Unit, target: Unit, obstacles: Sequence[Obstacle] = (), factor: int = 1) -> list[str]:
    """What a unit detects of another (``apart``): one of its models, one of the other's, is enough (AZ-DET-02,
    AZ-DET-11). Every unit detects for itself, and anew each time (AZ-DET-04, AZ-DET-12), but for what it remembers by
    the option ``detection_memory``."""
    return [
        part
        for part, others in apart(target).items()
        if others and (is_known(unit, target, part) or _detects(g, unit, target, others, obstacles, factor))
    ]


def is_known(unit: Unit, target: Unit, part: str) -> bool:
    """Whether a unit knows where a part of a target is because it has detected it before (AZ-DET-12)."""
    return unit.id in target.known_to or bool(part and f"{unit.id}/{part}" in target.known_to)


def _detects(
    g: G, unit: Unit, target: Unit, others: Sequence[Model], obstacles: Sequence[Obstacle], factor: int
) -> bool:
    if g.setup.options["detection_needs_sight"] == "off":
        return _detects_by_distance(g, unit, target, others, obstacles, factor)
    return any(model_detected(g, model, target, other, obstacles, factor) for model in unit.models for other in others)


def _detects_by_distance(
    g: G, unit: Unit, target: Unit, others: Sequence[Model], obstacles: Sequence[Obstacle], factor: int
) -> bool:
    """The same as for each two models (see ``model_detected``), those looked at last whose cover decides."""
    closed = g.context.limit("closed-hatches")
    shorter = [closed if sighting.looks_closed(g, model) else 0 for model in unit.models]
    shown = _shown(g, target)
    doubtful: list[tuple[Model, Model]] = []
    for other in others:
        ranges = _ranges(g, target, other, factor)
        least, most = min(ranges), max(ranges)
        body = other.body
        for model, less in zip(unit.models, shorter, strict=True):
            distance = gap(model.body, body)
            if distance <= max(least - less, shown):
                return True
            if distance <= max(most - less, shown):
                doubtful.append((model, other))
    if not doubtful or (len(doubtful) > 1 and hides(g.context.sight, unit.models, others)):
        return False
    sight, hidden = g.context.sight, dict[str, bool]()
    for model, other in doubtful:
        if model.id not in hidden:
            hidden[model.id] = sight.hides(model, others)
        if not hidden[model.id] and model_detected(g, model, target, other, obstacles, factor):
            return True
    return False


def _reaches(g: G, looking: Model, target: Unit, model: Model, factor: int) -> tuple[int, int]:
    """How far off one model detects another in the open and in cover (AZ-DET-05, AZ-NGT-06)."""
    less = g.context.limit("closed-hatches") if sighting.looks_closed(g, looking) else 0
    shown = _shown(g, target)
    open_, covered = (max(each - less, shown) for each in _ranges(g, target, model, factor))
    return open_, covered


def _ranges(g: G, target: Unit, model: Model, factor: int) -> tuple[int, int]:
    """How far off a model is detected in the open and in cover, but for those who look through slits; who is lit, as by
    day (AZ-NGT-01, AZ-NGT-05, AZ-NGT-08)."""
    night = g.context.night and not is_lit(g, target)
    is_vehicle, state = sighting.detection_of(g, target, model)
    tables = g.context.tables
    covers = not (g.context.night and loses_cover(g, target))
    open_, covered = (detection_range(tables, is_vehicle, state, night, each) * factor for each in (False, covers))
    return open_, covered


def _shown(g: G, target: Unit) -> int:
    """How far off a unit is detected in any case: one that shines a searchlight at night (AZ-NGT-06)."""
    far: int = g.context.limit("searchlight-seen") if g.context.night and shines(g, target) else 0
    return far
