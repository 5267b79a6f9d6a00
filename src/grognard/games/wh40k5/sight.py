"""Line of sight, which is true: what of a body a firer sees, and what hides the rest (WH-SHOOT-02, WH-SAVE-04).

A body is an upright cylinder on its base, as high as its model. A firer looks from the top of his. Whatever stands on
the way hides, of each upright line of the target's body, all below a certain height: its horizon. Solid pieces and
other models hide for good; woods, hedges, wire and the gaps between the models of a unit are seen through, but cover.
"""

from __future__ import annotations

from itertools import combinations

import numpy
import shapely
from numpy.typing import NDArray

from grognard.games.wh40k5.context import CACHE, Context
from grognard.games.wh40k5.state import Model, State, Unit
from grognard.games.wh40k5.tables import TABLES
from grognard.space.bulk import Geometry, meets, segments
from grognard.space.hulls import axes
from grognard.space.plane import Bools, Floats, Hull, footprint, gaps, gaps_between
from grognard.space.terrain import apart

SIDES = (0.0, -0.98, 0.98)
"""The upright lines of a body that are looked at: its middle and both its sides, in parts of its radius."""
GRAZE = 10.0
"""By how much, in thousandths, a body must be hidden to count."""
COHERENCY = TABLES.limits["coherency"].value
HALF = 0.5
"""Which part of a vehicle or a monstrous creature must be hidden so that it is in cover (WH-VEH-09, WH-UNIT-01)."""
FREE_EDGE = TABLES.limits["fire-out-of-terrain"].value

Numbers = NDArray[numpy.intp]


class Look:
    """One unit looking at another, model by model.

    ``sees[f, t]``: whether firer f sees any part of model t; ``cover[f, t]``: the best cover save the model has from
    that firer, 0 for none; ``distance[f, t]``: from base to base in thousandths of an inch; ``hidden[f, t]``: which
    part of it is hidden, from 0 to 1. ``bare``: the area terrain a body stands in does not cover it by itself, as is
    true of vehicles (WH-VEH-09). Nor does it cover monstrous creatures, of which half must be hidden (WH-UNIT-01).
    """

    def __init__(self, context: Context, state: State, unit: Unit, target: Unit, *, bare: bool = False) -> None:
        self.context = context
        self.ground = context.ground_of(state)
        self.shape = len(unit.models), len(target.models)
        self.firers, self.targets = context.stand(unit.models).table, context.stand(target.models).table
        self.distance = distances(unit, target, self.firers, self.targets)
        self._lines(unit, target)
        self._horizon: Floats = numpy.full(len(self._starts), -numpy.inf)
        self._veil: Floats = self._horizon.copy()
        self._cover = numpy.full(len(self._starts), 7)
        self._pieces()
        self._models(state, unit, target)
        self.sees: Bools = numpy.asarray(self._by_pair(self._horizon < self._heads - GRAZE).any(axis=0), dtype=bool)
        best = self._by_pair(self._cover).min(axis=0)
        self.hidden: Floats = self._shares(self._veil)
        if not bare:
            best = numpy.minimum(best, self._standing_in(target)[None, :])
            creatures = numpy.array([model.is_creature for model in target.models])
            if creatures.any():
                best = numpy.where(creatures & (self.hidden < HALF), 7, best)
        self.cover = numpy.where(best > 6, 0, best)

    def _by_pair(self, values: NDArray[numpy.generic]) -> NDArray[numpy.generic]:
        return values.reshape(len(SIDES), *self.shape)

    def _shares(self, veil: Floats) -> Floats:
        """Which part of each body is hidden: up to the height of the veil before each of its lines."""
        part = numpy.clip((veil - self._feet) / numpy.maximum(self._heads - self._feet, 1.0), 0.0, 1.0)
        shares: Floats = numpy.asarray(self._by_pair(part), dtype=numpy.float64).mean(axis=0)
        return shares

    def _lines(self, unit: Unit, target: Unit) -> None:
        """Lay out the lines: for each side of the body, from each firer to each model."""
        count, others = self.shape
        firer, model = numpy.divmod(numpy.arange(count * others), others)
        starts, ends = self.firers[firer, :2], self.targets[model, :2]
        along = ends - starts
        size = numpy.maximum(numpy.hypot(along[:, 0], along[:, 1]), 1.0)
        ahead = along / size[:, None]
        across = ahead[:, ::-1] * (-1.0, 1.0) * half_widths(target, ahead, model, self.targets[:, 2])[:, None]
        self._starts = numpy.concatenate([starts] * len(SIDES))
        self._ends = numpy.concatenate([ends + across * side for side in SIDES])
        self._rays = segments(self._starts, self._ends)
        self._along = self._ends - self._starts
        self._lengths = numpy.maximum(numpy.hypot(self._along[:, 0], self._along[:, 1]), 1.0)
        grounds = [numpy.array([self.context.elevation(m) for m in each.models], float) for each in (unit, target)]
        heights = [numpy.array([m.of.height for m in each.models], float) for each in (unit, target)]
        self._eyes = numpy.tile((grounds[0] + heights[0])[firer], len(SIDES))
        self._feet = numpy.tile(grounds[1][model], len(SIDES))
        self._heads = numpy.tile((grounds[1] + heights[1])[model], len(SIDES))
        large = numpy.array([each.is_vehicle or each.is_creature for each in target.models])
        self._large: Bools = numpy.tile(large[model], len(SIDES))

    def _screen(self, lines: Numbers, part: Floats, top: float, solid: bool, cover: int, *, low: bool = False) -> None:
        """Something as high as ``top`` stands on these lines, so far along each of them (from 0 to 1); ``low``: a
        swarm, which covers neither vehicles nor monstrous creatures (WH-USR-21)."""
        eyes = self._eyes[lines]
        with numpy.errstate(divide="ignore", invalid="ignore"):
            hidden = (top - eyes * (1 - part)) / part
        hidden = numpy.where(part > 1e-9, hidden, numpy.where(eyes < top, numpy.inf, -numpy.inf))
        if solid:
            numpy.maximum.at(self._horizon, lines, hidden)
        if low:
            small = ~self._large[lines]
            lines, hidden = lines[small], hidden[small]
        numpy.maximum.at(self._veil, lines, hidden)
        covered = lines[hidden > self._feet[lines] + GRAZE]
        self._cover[covered] = numpy.minimum(self._cover[covered], cover)

    def _pieces(self) -> None:
        """The terrain on the way, but not the edge of the area terrain a firer shoots out of (WH-SAVE-17)."""
        ground = self.ground
        low = numpy.minimum(self._starts, self._ends).min(axis=0)
        high = numpy.maximum(self._starts, self._ends).max(axis=0)
        for number in ground.field.in_box(*low, *high):
            kind, piece, shape = ground.kinds[number], ground.field.pieces[number], ground.field.polygons[number]
            if not kind.cover or not piece.height:
                continue
            met = numpy.flatnonzero(meets(shape, self._rays))
            if not len(met):
                continue
            lines, far = self._cut(met, shape)
            if kind.area and not kind.blocks:
                within = numpy.asarray(shapely.intersects_xy(shape, self._starts[:, 0], self._starts[:, 1]))
                out = numpy.zeros(len(self._starts))
                numpy.maximum.at(out, lines, far)
                kept = ~(within & (out <= FREE_EDGE + 1))[lines]
                lines, far = lines[kept], far[kept]
            part = numpy.minimum(far / self._lengths[lines], 1.0)
            self._screen(lines, part, piece.height, kind.blocks, cover_of(self.context, kind.cover))

    def _cut(self, met: Numbers, shape: Geometry) -> tuple[Numbers, Floats]:
        """Where the lines that meet a shape cross its outline: each time the line, and how far along it."""
        cut = shapely.intersection(self._rays[met], shape)
        places, owners = shapely.get_coordinates(cut, return_index=True)
        lines = met[owners]
        away = places - self._starts[lines]
        return lines, numpy.hypot(away[:, 0], away[:, 1])

    def _models(self, state: State, unit: Unit, target: Unit) -> None:
        """The models of other units, which hide, and the gaps between those of one unit, which cover (WH-SAVE-04)."""
        cover = cover_of(self.context, "units")
        here, there = self.context.stand(unit.models).box, self.context.stand(target.models).box
        box = min(here[0], there[0]), min(here[1], there[1]), max(here[2], there[2]), max(here[3], there[3])
        for other in state.on_table():
            if other.id in (unit.id, target.id, unit.aboard) or apart(box, self.context.stand(other.models).box):
                continue
            tops = [self.context.elevation(model) + model.of.height for model in other.models]
            low = self.context.has(other, "swarms")
            for model, top in zip(other.models, tops, strict=True):
                if isinstance(model.body, Hull):
                    self._hull(model.body, top, cover)
                else:
                    self._disc(model, top, cover, low)
            for one, two in combinations(range(len(other.models)), 2):
                self._gap(other.models[one], other.models[two], min(tops[one], tops[two]), cover, low)

    def _hull(self, hull: Hull, top: float, cover: int) -> None:
        shape = footprint(hull)
        met = numpy.flatnonzero(meets(shape, self._rays))
        if len(met):
            lines, far = self._cut(met, shape)
            self._screen(lines, numpy.minimum(far / self._lengths[lines], 1.0), top, True, cover)

    def _disc(self, model: Model, top: float, cover: int, low: bool) -> None:
        away = numpy.array([model.x, model.y], float) - self._starts
        towards = (away * self._along).sum(axis=1) / self._lengths
        aside = (away * away).sum(axis=1) - towards * towards
        lines = numpy.flatnonzero(aside < model.radius * model.radius)
        half = numpy.sqrt(model.radius * model.radius - aside[lines])
        for far in (towards[lines] - half, towards[lines] + half):
            part = far / self._lengths[lines]
            on = (part > 0) & (part < 1)
            self._screen(lines[on], part[on], top, True, cover, low=low)

    def _gap(self, one: Model, two: Model, top: float, cover: int, low: bool) -> None:
        across = numpy.array([two.x - one.x, two.y - one.y], float)
        if numpy.hypot(*across) - one.radius - two.radius > COHERENCY:
            return
        away = numpy.array([one.x, one.y], float) - self._starts
        turn = self._along[:, 0] * across[1] - self._along[:, 1] * across[0]
        with numpy.errstate(divide="ignore", invalid="ignore"):
            part = (away[:, 0] * across[1] - away[:, 1] * across[0]) / turn
            where = (away[:, 0] * self._along[:, 1] - away[:, 1] * self._along[:, 0]) / turn
        lines = numpy.flatnonzero((part > 0) & (part < 1) & (where >= 0) & (where <= 1))
        self._screen(lines, part[lines], top, False, cover, low=low)

    def _standing_in(self, target: Unit) -> NDArray[numpy.intp]:
        """The cover each model has from any side by the area terrain it stands in; 7: none."""
        found = numpy.full(self.shape[1], 7)
        for number, model in enumerate(target.models):
            if model.is_creature:
                continue
            for piece in self.ground.field.pieces_at(*model.at):
                kind = TABLES.terrain[piece.kind]
                if kind.area and kind.cover:
                    found[number] = min(found[number], cover_of(self.context, kind.cover))
        return found


def distances(unit: Unit, target: Unit, firers: Floats, targets: Floats) -> Floats:
    """The distances from each model to each of the other unit, hulls exactly (WH-CORE-04)."""
    if any(isinstance(model.body, Hull) for each in (unit, target) for model in each.models):
        return gaps_between([model.body for model in unit.models], [model.body for model in target.models])
    return gaps(firers, targets)


def half_widths(target: Unit, ahead: Floats, model: Numbers, radii: Floats) -> Floats:
    """How far each body reaches to the sides of the line that looks at it: a base by its radius, a hull by how it
    lies."""
    found: Floats = radii[model].copy()
    for number, each in enumerate(target.models):
        hull = each.body
        if isinstance(hull, Hull):
            (ax, ay), (bx, by) = axes(hull.facing)
            mine = model == number
            dx, dy = ahead[mine, 0], ahead[mine, 1]
            found[mine] = (abs(dx * ay - dy * ax) * hull.length + abs(dx * by - dy * bx) * hull.width) / 2
    return found


def cover_of(context: Context, cover: str) -> int:
    """The save a kind of cover gives in this battle (WH-SAVE-03)."""
    return TABLES.cover[cover].needs(context.options)


def look(context: Context, state: State, unit: Unit, target: Unit) -> Look:
    """One unit looking at another as things stand; computed once for a state of the table."""
    others = tuple(id(each.models) for each in state.units.values() if each.place == "table")
    key = (unit.id, target.id, others, len(state.remains))
    found = context.looks.get(key)
    if found is None:
        if len(context.looks) > CACHE:
            context.looks.clear()
        # The models are kept alive with the answer, so that their identities stay theirs.
        kept = tuple(each.models for each in state.units.values())
        found = context.looks[key] = (Look(context, state, unit, target), kept)
    return found[0]
