"""Where a round comes down that misses, exactly: every face and direction of its scatter die, those places together
where it strikes alike (AZ-SCT). Who is struck decides, and of people only how many of each kind."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from functools import lru_cache

import numpy
import shapely
from numpy.typing import NDArray

from grognard.core.engine.fates import chances
from grognard.games.operation_ww2.ground.context import G
from grognard.games.operation_ww2.ground.template import Burst, reach_of, touched
from grognard.games.operation_ww2.ground.vehicles.facing import side_struck
from grognard.games.operation_ww2.rules.area.blast import Shell, alike
from grognard.games.operation_ww2.rules.area.scatter import ROUND, Scatter, come_down, drift_of, is_lost
from grognard.games.operation_ww2.rules.area.templates_in_flight import burst_at
from grognard.games.operation_ww2.state.shots import FACES
from grognard.games.operation_ww2.state.state import Model, Unit
from grognard.space.plane import Hull, Point, footprint

Struck = tuple[tuple[object, int], ...]
"""How many of each kind a burst strikes: people who are alike, or one vehicle or gun from one side."""


@lru_cache(maxsize=32)
def offsets(factor: int, faces: tuple[int, ...]) -> NDArray[numpy.int64]:
    """How far beside its aim a round may come down, each as likely."""
    found = [come_down((0, 0), face, factor, degrees) for face in faces for degrees in range(ROUND)]
    return numpy.array(found, dtype=numpy.int64).reshape(-1, 2)


def faces_of(g: G) -> tuple[int, ...]:
    """The faces of a scatter die on which a round bursts at all."""
    return tuple(int(far) for far in chances(drift_of(g)) if far)


def scattered(
    g: G, fall: Scatter, radius: int, shell: Shell, *, overhead: bool, one_by_one: bool = False
) -> list[tuple[Fraction, Burst]]:
    """The bursts of a round that scatters, each for all places where it strikes alike, with their chance; what is left
    strikes nobody. ``one_by_one``: people alike are told apart."""
    if not one_by_one:
        return _scattered(g, fall, radius, shell, overhead=overhead)
    # Where nobody is alike it is the same whatever comes down.
    known, key = g.context.known(g.state), ("scattered", fall.factor(g), fall.at, radius, overhead)
    if key not in known:
        known[key] = _scattered(g, fall, radius, None, overhead=overhead)
    found: list[tuple[Fraction, Burst]] = known[key]
    return found


def _scattered(
    g: G, fall: Scatter, radius: int, shell: Shell | None, *, overhead: bool
) -> list[tuple[Fraction, Burst]]:
    places = offsets(fall.factor(g), faces_of(g)) + numpy.array(fall.at)
    ground = g.context.map.ground
    off = ((places < 0) | (places > (ground.width, ground.depth))).any(axis=1)
    if off.any() and is_lost(g, (-1, -1)):
        places = places[~off]
    near = _near(g, places, radius) if len(places) else []
    if not near:
        return []
    gaps = numpy.array([_gaps(places, model) for _, model in near])
    somebody = (gaps <= radius).any(axis=0)
    kinds = {model.id: model.id for _, model in near if model.is_person} if shell is None else _kinds(g, near, shell)
    counted: dict[Struck, tuple[Burst, int]] = {}
    for key, place, number in _alike(g, places[somebody], gaps[:, somebody], near, kinds, radius, overhead):
        burst = burst_at(g, place, radius, overhead=overhead)
        known = counted.get(key, (burst, 0))
        counted[key] = known[0], known[1] + number
    whole = FACES * ROUND
    return [(Fraction(number, whole), burst) for key, (burst, number) in counted.items() if key]


def _near(g: G, places: NDArray[numpy.int64], radius: int) -> list[tuple[Unit, Model]]:
    """Whoever a burst at one of the places may touch."""
    (left, top), (right, bottom) = places.min(axis=0), places.max(axis=0)
    return [
        (unit, model)
        for unit in g.state.units.values()
        if unit.on_table
        for model in unit.models
        if model.aboard is None
        and left - radius - model.length - model.radius <= model.x <= right + radius + model.length + model.radius
        and top - radius - model.length - model.radius <= model.y <= bottom + radius + model.length + model.radius
    ]


def _gaps(places: NDArray[numpy.int64], model: Model) -> NDArray[numpy.float64]:
    """How far a model's edge is from each place."""
    if not model.length:
        beside = places - (model.x, model.y)
        far: NDArray[numpy.float64] = numpy.maximum(numpy.hypot(beside[:, 0], beside[:, 1]) - model.radius, 0.0)
        return far
    assert isinstance(model.body, Hull)
    return numpy.asarray(shapely.distance(footprint(model.body), shapely.points(places)), dtype=numpy.float64)


def _kinds(g: G, near: list[tuple[Unit, Model]], shell: Shell) -> dict[str, object]:
    """What makes people under a burst alike: their unit, what protects them, whether they stand."""
    lots = alike(g, [(unit, model) for unit, model in near if model.is_person], shell)
    within = {id: number for number, lot in enumerate(lots) for id in lot.models}
    return {model.id: (within[model.id], model.posture == "standing") for _, model in near if model.is_person}


def _alike(
    g: G,
    places: NDArray[numpy.int64],
    gaps: NDArray[numpy.float64],
    near: list[tuple[Unit, Model]],
    kinds: Mapping[str, object],
    radius: int,
    overhead: bool,
) -> Iterator[tuple[Struck, Point, int]]:
    """What is struck, one place where it is, and at how many places."""
    reaches = [reach_of(g, Burst((0, 0), radius), model) for _, model in near]
    names = list(dict.fromkeys(kinds.values()))
    counts = numpy.zeros((len(names), len(places)), dtype=numpy.int64)
    alone = _indoors(g, places)
    for (_, model), row, reach in zip(near, gaps, reaches, strict=True):
        if model.is_person and reach >= 0:
            counts[names.index(kinds[model.id])] += row <= reach
        elif model.role == "vehicle":
            alone |= row <= radius
    rows, first, numbers = numpy.unique(counts[:, ~alone], axis=1, return_index=True, return_counts=True)
    for column, at, number in zip(rows.T, places[~alone][first], numbers, strict=True):
        struck = tuple((name, int(many)) for name, many in zip(names, column, strict=True) if many)
        yield struck, (int(at[0]), int(at[1])), int(number)
    for x, y in places[alone]:
        burst = burst_at(g, (int(x), int(y)), radius, overhead=overhead)
        yield _struck(g, burst, kinds), (int(x), int(y)), 1


def _indoors(g: G, places: NDArray[numpy.int64]) -> NDArray[numpy.bool_]:
    """Which places are in a building."""
    terrain = g.context.terrain
    found = numpy.zeros(len(places), dtype=bool)
    for number, going in enumerate(terrain.goings):
        if going.by:
            found |= shapely.intersects_xy(terrain.field.polygons[number], places[:, 0], places[:, 1])
    return found


def _struck(g: G, burst: Burst, kinds: Mapping[str, object]) -> Struck:
    """What one burst strikes, vehicles each by itself and from its side; guns only what is aimed at them
    (AZ-AREA-05)."""
    found: dict[object, int] = {}
    for _, model in touched(g, burst):
        kind = kinds.get(model.id)
        if model.role == "vehicle":
            kind = model.id, model.id == burst.on, side_struck(g, model, burst.at)
        if kind is not None:
            found[kind] = found.get(kind, 0) + 1
    return tuple(sorted(found.items(), key=repr))
