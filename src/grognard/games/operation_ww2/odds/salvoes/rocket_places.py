"""Where the rockets of a salvo may come down, and whom they strike there: every place of the first with every place of
those that scatter from it (AZ-RKT-02, AZ-SCT). Places where the same are struck are one kind.

All places at one distance from where a rocket is aimed lie on a circle, of which the template reaches a model from an
arc: so arcs are looked up, not places, but for vehicles, which a burst may strike in several ways, and for people near
buildings, whose walls stop it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import ceil, hypot
from typing import Any, NamedTuple

import numpy
import shapely
from numpy.typing import NDArray

from grognard.games.operation_ww2.ground.context import G
from grognard.games.operation_ww2.ground.template import Burst, reach_of
from grognard.games.operation_ww2.ground.vehicles.facing import SIDES, sides_struck
from grognard.games.operation_ww2.ground.vehicles.sheets import is_armoured
from grognard.games.operation_ww2.odds.scatter_odds import offsets
from grognard.games.operation_ww2.rules.area.scatter import ROUND, is_lost
from grognard.games.operation_ww2.rules.area.templates_in_flight import burst_at
from grognard.games.operation_ww2.rules.vehicle_fire.open_tops import covers, over_opening
from grognard.games.operation_ww2.state.state import Model
from grognard.space.plane import Disc, Hull, Point, gaps_off_hull

Numbers = NDArray[numpy.float64]

Places = NDArray[numpy.int64]
"""Rows of x and y."""

GRAZING = 2.0
"""So near to a circle that it may touch, in thousandths of a centimetre, a model is looked at degree by degree: places
are whole numbers."""

WAYS = 4
"""How many bits tell the ways in which a burst may strike a vehicle."""


class Fallen(NamedTuple):
    """Places from where rockets scatter, in rows, with the kinds of what those strike in columns: how many of all the
    places each comes down at are of a kind, which has a number, and an example."""

    counts: NDArray[numpy.int64]
    kinds: NDArray[numpy.int64]
    examples: Places


def bits_needed(models: Iterable[Model]) -> int:
    """How many bits tell who of them is struck, and how."""
    return sum(WAYS if model.role == "vehicle" else int(model.is_person) for model in models)


OUTSIDE = -1
"""The number of no building."""


class Told(NamedTuple):
    """A model that may be struck, with the first of its bits in the number of a kind; the disc from within which a
    burst may reach it, the building it is in, by its number, and whether any is so near that it matters for this where
    a rocket comes down."""

    model: Model
    bit: int
    disc: Disc
    home: int = OUTSIDE
    walled: bool = False

    def struck(self, g: G, places: Places, radius: int) -> NDArray[numpy.int64]:
        """How bursts at these places strike it, one number each, 0 for not at all: walls and roofs stop them
        (AZ-AREA-16)."""
        there = _within(places, self.disc)
        if self.walled:
            there[there] = homes_of(g, places[there]) == self.home
        found = there.astype(numpy.int64)
        if not self.model.is_person:
            found[there] = ways_struck(g, self.model, places[there], radius)
        return found


def told_of(g: G, models: Iterable[Model], radius: int) -> list[Told]:
    """Whoever a burst may strike: in the open from the open, in a building through its roof."""
    found, bit = list[Told](), 0
    for model in models:
        if model.is_person:
            home = int(homes_of(g, numpy.array([(model.x, model.y)]))[0])
            burst = Burst((0, 0), radius) if home == OUTSIDE else burst_at(g, (model.x, model.y), radius, overhead=True)
            reach, bits = model.radius + reach_of(g, burst, model), 1
        else:
            home, reach, bits = OUTSIDE, radius + ceil(hypot(model.length, model.width) / 2), WAYS
        if model.role == "vehicle" or (model.is_person and reach >= model.radius):
            disc = Disc(model.x, model.y, reach)
            found.append(Told(model, bit, disc, home, home != OUTSIDE or is_built_up(g, (model.x, model.y), reach)))
            bit += bits
    return found


def homes_of(g: G, places: Places) -> NDArray[numpy.int64]:
    """The building each place is in, by its number (``building_at``)."""
    terrain, found = g.context.terrain, numpy.full(len(places), OUTSIDE)
    for number, going in enumerate(terrain.goings):
        if going.by:
            left, top, right, bottom = terrain.boxes[number]
            x, y = places.T
            about = numpy.flatnonzero((found == OUTSIDE) & (left <= x) & (x <= right) & (top <= y) & (y <= bottom))
            inside = shapely.intersects_xy(terrain.field.polygons[number], x[about], y[about])
            found[about[inside]] = number
    return found


def is_built_up(g: G, at: Point, reach: int) -> bool:
    """Whether a building is so near to a place."""
    terrain = g.context.terrain
    left, top, right, bottom = at[0] - reach, at[1] - reach, at[0] + reach, at[1] + reach
    return any(
        going.by and box[0] <= right and left <= box[2] and box[1] <= bottom and top <= box[3]
        for going, box in zip(terrain.goings, terrain.boxes, strict=True)
    )


def kinds_at(g: G, places: Places, radius: int, models: Sequence[Told]) -> NDArray[numpy.int64]:
    """The kind of each place; 0 where nobody is struck."""
    found = numpy.zeros(len(places), dtype=numpy.int64)
    for each in models:
        found += each.struck(g, places, radius) << each.bit
    return found


def fallen(g: G, origins: Places, factor: int, faces: tuple[int, ...], radius: int, models: Sequence[Told]) -> Fallen:
    """What rockets strike that scatter from places by a factor and the faces of a die."""
    circles = Circles(origins, offsets(factor, faces).reshape(len(faces), ROUND, 2))
    arcs = list[Arcs]()
    for each in models:
        if each.model.is_person and not each.walled:
            arcs.append(_arcs(circles, each.disc, 1 << each.bit))
        else:
            rows, columns = _about(circles, each.disc)
            arcs.append(_joined(rows, columns, each.struck(g, circles.places(rows, columns), radius) << each.bit))
    nothing = numpy.zeros(0, dtype=numpy.int64)
    begins, ends, bits = (numpy.concatenate((nothing, *each)) for each in zip((nothing,) * 3, *arcs, strict=True))
    # From where to where, all circles after one another, the same are struck.
    changes = numpy.concatenate((begins, ends))
    order = numpy.argsort(changes)
    at = changes[order]
    kinds = numpy.cumsum(numpy.concatenate((bits, -bits))[order])[:-1]
    some = numpy.flatnonzero((kinds != 0) & (at[1:] > at[:-1]))
    at, kinds, lengths = at[some], kinds[some], numpy.diff(at)[some]
    rows, columns = at // ROUND, at % ROUND
    if any(_is_near_edge(g, each, radius) for each in models):
        whole = numpy.repeat(numpy.arange(len(at)), lengths)
        rows, kinds, lengths = rows[whole], kinds[whole], numpy.ones(len(whole), dtype=numpy.int64)
        firsts = numpy.flatnonzero(numpy.concatenate(([True], whole[1:] != whole[:-1])))
        columns = columns[whole] + numpy.arange(len(whole)) - numpy.repeat(firsts, numpy.diff([*firsts, len(whole)]))
        on = ~off_table(g, circles.places(rows, columns))
        rows, columns, kinds, lengths = rows[on], columns[on], kinds[on], lengths[on]
    names, first, which = numpy.unique(kinds, return_index=True, return_inverse=True)
    index = rows // len(faces) * len(names) + which
    counts = numpy.bincount(index, weights=lengths, minlength=len(origins) * len(names)).astype(numpy.int64)
    return Fallen(counts.reshape(len(origins), len(names)), names, circles.places(rows[first], columns[first]))


def _is_near_edge(g: G, told: Told, radius: int) -> bool:
    """Whether a burst may strike somebody and be off the table."""
    ground, model = g.context.map.ground, told.model
    reach = radius + ceil(model.radius + hypot(model.length, model.width) / 2)
    return not (reach <= model.x <= ground.width - reach and reach <= model.y <= ground.depth - reach)


def off_table(g: G, places: Places) -> NDArray[numpy.bool_]:
    """Which places are off the table, so that rockets that come down there are lost (AZ-SCT-06)."""
    if not is_lost(g, (-1, -1)):
        return numpy.zeros(len(places), dtype=bool)
    ground = g.context.map.ground
    off = (places < 0) | (places > (ground.width, ground.depth))
    return numpy.asarray(off.any(axis=1))


class Circles(NamedTuple):
    """The places where rockets come down: a row for each origin with each face of the scatter die, a column for each
    degree; ``beside`` are those of the faces, as seen from an origin."""

    origins: Places
    beside: Places

    def places(self, rows: NDArray[Any], columns: NDArray[Any]) -> Places:
        """The places of some rows and columns."""
        faces = len(self.beside)
        found: Places = self.origins[rows // faces] + self.beside[rows % faces, columns]
        return found


Arcs = tuple[NDArray[numpy.int64], NDArray[numpy.int64], NDArray[numpy.int64]]
"""Where arcs begin and are over, all rows after one another, and the bits of those who are struck from there."""


def _joined(rows: NDArray[Any], columns: NDArray[Any], bits: NDArray[Any]) -> Arcs:
    """The arcs of places, given by their rows and columns in their order."""
    at = rows * ROUND + columns
    new = numpy.concatenate(([True], (numpy.diff(at) != 1) | (numpy.diff(bits) != 0) | (columns[1:] == 0)))[: len(at)]
    firsts = numpy.flatnonzero(new)
    lasts = numpy.concatenate((firsts[1:], [len(at)]))[: len(firsts)] - 1
    return at[firsts], at[lasts] + 1, bits[firsts]


def _arcs(circles: Circles, disc: Disc, bit: int) -> Arcs:
    """The arcs of places within a disc."""
    origins, beside = circles
    to = numpy.array((disc.x, disc.y)) - origins
    far = -beside[:, 0, 1].astype(float)[None, :]
    off = numpy.hypot(to[:, 0], to[:, 1])[:, None]
    inner, outer = numpy.abs(off - far), off + far
    whole = numpy.flatnonzero(outer <= disc.radius - GRAZING)
    near = numpy.minimum(numpy.abs(inner - disc.radius), numpy.abs(outer - disc.radius)) <= GRAZING
    crossed = numpy.flatnonzero((inner <= disc.radius) & (outer > disc.radius - GRAZING) & ~near)
    doubtful = numpy.repeat(numpy.flatnonzero(near), ROUND)
    degrees = numpy.tile(numpy.arange(ROUND), len(doubtful) // ROUND)
    within = _within(circles.places(doubtful, degrees), disc)
    begins, ends, _ = _joined(doubtful[within], degrees[within], numpy.full(int(within.sum()), bit))
    rows, begin, end = _crossing(circles, disc, crossed, to, off, far)
    over = end > ROUND
    begins = numpy.concatenate((whole * ROUND, begins, rows * ROUND + begin, rows[over] * ROUND))
    ends = numpy.concatenate(
        (whole * ROUND + ROUND, ends, rows * ROUND + numpy.minimum(end, ROUND), (rows * ROUND + end - ROUND)[over])
    )
    return begins, ends, numpy.full(len(begins), bit)


def _crossing(
    circles: Circles, disc: Disc, rows: NDArray[Any], to: Places, off: Numbers, far: Numbers
) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any]]:
    """The rows of circles that cross the edge of a disc, with the first degree within it and that after the last."""
    faces = len(circles.beside)
    far, off = far[0, rows % faces], off[rows // faces, 0]
    half = numpy.degrees(numpy.arccos((off**2 + far**2 - disc.radius**2) / (2 * off * far)))
    middle = numpy.degrees(numpy.arctan2(to[rows // faces, 0], -to[rows // faces, 1]))
    first, last = numpy.floor(middle - half).astype(int), numpy.ceil(middle + half).astype(int)
    # Rounding moves an end by less than a degree.
    for _ in range(2):
        first += ~_within(circles.places(rows, first % ROUND), disc)
        last -= ~_within(circles.places(rows, last % ROUND), disc)
    some = last >= first
    return rows[some], first[some] % ROUND, first[some] % ROUND + (last - first)[some] + 1


def _within(places: Places, disc: Disc) -> NDArray[numpy.bool_]:
    beside = places - (disc.x, disc.y)
    found: NDArray[numpy.bool_] = (beside**2).sum(axis=-1) <= disc.radius**2
    return found


# ---- vehicles ----------------------------------------------------------------------------------------------------


def _about(circles: Circles, disc: Disc) -> tuple[NDArray[Any], NDArray[Any]]:
    """The rows and columns of all places within a disc, in their order."""
    begins, ends, _ = _arcs(circles, disc, 1)
    order = numpy.argsort(begins)
    begins, lengths = begins[order], (ends - begins)[order]
    at = numpy.repeat(begins - (numpy.cumsum(lengths) - lengths), lengths) + numpy.arange(lengths.sum())
    return at // ROUND, at % ROUND


def ways_struck(g: G, model: Model, places: Places, radius: int) -> NDArray[numpy.int64]:
    """The way in which bursts strike a vehicle, one number each, 0 for not at all: with the edge from a side, or when
    they cover it, or with the middle, over its open part or not (AZ-AREA-11, AZ-AREA-12, AZ-TWO-03)."""
    hull = model.body
    assert isinstance(hull, Hull)
    gaps = gaps_off_hull(hull, places.astype(float))
    edges = 1 + sides_struck(g, model, places)
    if not is_armoured(g, model):
        edges += len(SIDES) * covers(model, places, radius)
    middles = 1 + 2 * len(SIDES) + over_opening(g, model, places)
    found: NDArray[numpy.int64] = numpy.where(gaps <= 0, middles, numpy.where(gaps <= radius, edges, 0))
    return found
