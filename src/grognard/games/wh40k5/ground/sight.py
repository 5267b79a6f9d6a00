"""Line of sight, which is true: what of a body a firer sees, and what hides the rest (WH-SHOOT-02, WH-SAVE-04).

A body is an upright cylinder on its base, as high as its model. A firer looks from the top of his. Whatever stands on
the way hides, of each upright line of the target's body, all below a certain height: its horizon. Solid pieces and
other models hide for good; woods, hedges, wire and the gaps between the models of a unit are seen through, but cover.
"""

from __future__ import annotations

from functools import cached_property
from typing import TypeVar

import numpy
from numpy.typing import NDArray

from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.ground.context import CACHE, Context, Stand
from grognard.games.wh40k5.ground.horizons import AT_ONCE, Numbers, distances, half_widths, horizon, rim
from grognard.games.wh40k5.state.state import State, Unit
from grognard.space.bulk import covers
from grognard.space.crossings import Lines, cut
from grognard.space.plane import Body, Bools, Floats, footprint, gap
from grognard.space.terrain import apart, box_about, met

SIDES = (0.0, -0.98, 0.98)
"""The upright lines of a body that are looked at: its middle and both its sides, in parts of its radius."""


GRAZE = 10.0
"""By how much, in thousandths, a body must be hidden to count."""


HALF = 0.5
"""Which part of a vehicle or a monstrous creature must be hidden so that it is in cover (WH-VEH-09, WH-UNIT-01)."""


PROBES = ((0.0, 0.0), (1.0, 1.0), (0.5, 0.5), (0.0, 1.0), (1.0, 0.0))
"""Where in two units to look first for models that see each other."""


NONE = 7
"""Stands for no cover: a save that no die makes."""


FREE_EDGE = TABLES.limits["fire-out-of-terrain"].value


Kind = TypeVar("Kind", bound=numpy.generic)


class Look:
    """One unit looking at another, model by model (WH-SHOOT-02, WH-SAVE-04).

    ``sees[f, t]``: whether firer f sees any part of model t; ``cover[f, t]``: the best cover save the model has from
    that firer, 0 for none; ``distance[f, t]``: from base to base in thousandths of an inch; ``hidden[f, t]``: which
    part of it is hidden, from 0 to 1. Each is computed when first asked for, ``any_seen`` mostly from a few lines.

    ``bare``: the area terrain a body stands in does not cover it by itself, as is true of vehicles (WH-VEH-09). Nor
    does it cover monstrous creatures, of which half must be hidden (WH-UNIT-01).
    ``turned_away[f, t]``: the firer's weapon does not swing so far as that model (WH-VEH-02). ``range_from``: a body
    from which distances are measured instead of from the firers.
    """

    def __init__(
        self,
        context: Context,
        state: State,
        unit: Unit,
        target: Unit,
        *,
        bare: bool = False,
        turned_away: Bools | None = None,
        range_from: Body | None = None,
    ) -> None:
        self.context = context
        self.ground = context.ground_of(state)
        self.unit, self.target = unit, target
        self.bare, self.turned_away, self.range_from = bare, turned_away, range_from
        self.shape = len(unit.models), len(target.models)
        self.firers, self.targets = context.stand(unit.models), context.stand(target.models)
        around = box_about(self.firers.box, self.targets.box)
        self._others = [
            stand
            for other, stand in context.stands(state)
            if other.id not in (unit.id, target.id, unit.aboard) and not apart(around, stand.box)
        ]

    # ---- what is asked -------------------------------------------------------------------------------------------

    @cached_property
    def distance(self) -> Floats:
        """How far each firer is from each model (WH-CORE-04)."""
        if self.range_from is not None:
            away = [gap(self.range_from, victim.body) for victim in self.target.models]
            return numpy.tile(numpy.array(away, dtype=numpy.float64), (self.shape[0], 1))
        return distances(self.unit, self.target, self.firers.table, self.targets.table)

    @cached_property
    def any_seen(self) -> bool:
        """Whether anybody sees anything of the target. Mostly the line between one of a few pairs meets nothing."""
        last = self.shape[0] - 1, self.shape[1] - 1
        probes = dict.fromkeys((round(one * last[0]), round(other * last[1])) for one, other in PROBES)
        allowed = [pair for pair in probes if self.turned_away is None or not self.turned_away[pair]]
        return any(self._sees_middle(*pair) for pair in allowed) or bool(self.sees.any())

    @cached_property
    def sees(self) -> Bools:
        """Who sees whom (WH-SHOOT-02)."""
        found: Bools = numpy.asarray(self._by_pair(self._solid.horizon < self._heads - GRAZE).any(axis=0))
        return found if self.turned_away is None else found & ~self.turned_away

    @cached_property
    def cover(self) -> NDArray[numpy.intp]:
        """The cover each model has from each firer (WH-SAVE-04)."""
        best = self._by_pair(self._whole.cover).min(axis=0)
        if not self.bare:
            best = numpy.minimum(best, self._standing_in())
            if self._creatures.any():
                best = numpy.where(self._creatures & (self.hidden < HALF), NONE, best)
        found: NDArray[numpy.intp] = numpy.where(best == NONE, 0, best)
        return found

    @cached_property
    def hidden(self) -> Floats:
        """Which part of each body is hidden: up to the height of the veil before each of its lines."""
        part = (self._whole.veil - self._feet) / numpy.maximum(self._heads - self._feet, 1.0)
        shares: Floats = self._by_pair(numpy.clip(part, 0.0, 1.0)).mean(axis=0)
        return shares

    @property
    def areas(self) -> list[int]:
        """The pieces of terrain in which models of the target may stand."""
        return self._areas

    @property
    def screens_between(self) -> tuple[list[int], list[int]]:
        """The pieces that lines may meet: what hides and what only covers."""
        return self._pieces

    @property
    def units_between(self) -> list[Stand]:
        """The other units that lines may meet."""
        return self._between

    # ---- one line ------------------------------------------------------------------------------------------------

    def _sees_middle(self, firer: int, model: int) -> bool:
        """Whether a firer sees the middle of a model, by itself."""
        start, end = self.unit.models[firer].at, self.target.models[model].at
        eye, head = float(self.firers.tops[firer]), float(self.targets.tops[model]) - GRAZE
        # What is no higher than eye and head hides nothing of the head.
        high = [each for each in self.ground.solid if each[2] > eye or each[2] >= head]
        for number in met([box for box, _, _ in high], start, end):
            _, piece, top = high[number]
            extent = cut(self.ground.outlines[piece], start, end)
            if extent is not None and any(horizon(top, eye, part) >= head for part in extent):
                return False
        for number in met([stand.box for stand in self._others], start, end):
            other = self._others[number]
            extents: list[tuple[tuple[float, ...] | None, float]]
            extents = [(cut(outline, start, end), top) for outline, top in other.outlines]
            extents += [(rim(x, y, radius, start, end), top) for x, y, radius, top in other.discs]
            if any(horizon(top, eye, part) >= head for extent, top in extents if extent for part in extent):
                return False
        return True

    # ---- all lines -----------------------------------------------------------------------------------------------

    @cached_property
    def _lines(self) -> Lines:
        """For each side of the body the lines from each firer to each model."""
        starts, ends = self.firers.table[self._firer, :2], self.targets.table[self._model, :2]
        along = ends - starts
        ahead = along / numpy.maximum(numpy.hypot(along[:, 0], along[:, 1]), 1.0)[:, None]
        widths = half_widths(self.target, ahead, self._model, self.targets.table[:, 2])
        across = ahead[:, ::-1] * (-1.0, 1.0) * widths[:, None]
        return Lines(
            numpy.concatenate([starts] * len(SIDES)), numpy.concatenate([ends + across * side for side in SIDES])
        )

    @cached_property
    def _firer(self) -> Numbers:
        return numpy.arange(self.shape[0]).repeat(self.shape[1])

    @cached_property
    def _model(self) -> Numbers:
        return numpy.tile(numpy.arange(self.shape[1]), self.shape[0])

    @cached_property
    def _eyes(self) -> Floats:
        """The height each line starts at, the top of the firer."""
        return numpy.tile(self.firers.tops[self._firer], len(SIDES))

    @cached_property
    def _heads(self) -> Floats:
        """The top of the body each line leads to."""
        return numpy.tile(self.targets.tops[self._model], len(SIDES))

    @cached_property
    def _feet(self) -> Floats:
        """The ground under it."""
        return numpy.tile(self.targets.feet[self._model], len(SIDES))

    @cached_property
    def _creatures(self) -> Bools:
        """Which models of the target are monstrous creatures."""
        return numpy.array([model.is_creature for model in self.target.models], dtype=bool)

    @cached_property
    def _large(self) -> Bools:
        """Which lines lead to vehicles and monstrous creatures."""
        large = numpy.array([model.is_vehicle or model.is_creature for model in self.target.models], dtype=bool)
        return numpy.tile(large[self._model], len(SIDES))

    def _by_pair(self, values: NDArray[Kind]) -> NDArray[Kind]:
        return values.reshape(len(SIDES), *self.shape)

    @cached_property
    def _between(self) -> list[Stand]:
        """The other units that lines may meet."""
        if not self._others:
            return []
        near = self._lines.may_meet(numpy.array([stand.box for stand in self._others], dtype=numpy.float64))
        return [self._others[number] for number in near.tolist()]

    @cached_property
    def _bodies(self) -> tuple[Floats, Floats, Floats]:
        """The models of these units: x, y and radius, the height of their tops, and on which side of each line they
        are."""
        table = numpy.concatenate([stand.table for stand in self._between])
        tops = numpy.concatenate([stand.tops for stand in self._between])
        return table, tops, self._lines.sides(table[:, :2])

    @cached_property
    def _low(self) -> Bools:
        """Which of these models are swarms."""
        return numpy.concatenate([stand.low for stand in self._between])

    @cached_property
    def _pieces(self) -> tuple[list[int], list[int]]:
        """The terrain lines may meet: what hides and what only covers."""
        ground = self.ground
        if not len(ground.screens):
            return [], []
        near = ground.screens[self._lines.may_meet(ground.boxes[ground.screens])].tolist()
        solid = [number for number in near if ground.kinds[number].blocks]
        return solid, [number for number in near if not ground.kinds[number].blocks]

    @cached_property
    def _areas(self) -> list[int]:
        """The pieces about the target's models."""
        return list(self.ground.field.in_box(*self.targets.box))

    @cached_property
    def _solid(self) -> Screened:
        """What hides for good: solid pieces, models, hulls (WH-SAVE-04)."""
        found = Screened(len(self._lines.starts))
        self._terrain(found, self._pieces[0], solid=True)
        if not self._between:
            return found
        cover = cover_of(self.context, "units")
        table, tops, sides = self._bodies
        low = self._low
        hulls = [(footprint(body), top) for stand in self._between for body, top in stand.hulls]
        if hulls:
            outlines = [outline for stand in self._between for outline, _ in stand.outlines]
            inside = [covers(shape, self._lines.starts) for shape, _ in hulls]
            extents = self._lines.extents(outlines, numpy.array(inside))
            self._outlined(found, extents, numpy.array([top for _, top in hulls]), True, [cover] * len(hulls))
            round_ = numpy.concatenate([stand.round for stand in self._between])
            table, tops, sides, low = table[round_], tops[round_], sides[round_], low[round_]
        rims = self._lines.discs(table, sides)
        on = (rims.far > 0) & (rims.far < self._lines.lengths[rims.lines])
        things = rims.things[on]
        self._screen(found, rims.lines[on], rims.far[on], tops[things], True, cover, low[things])
        return found

    @cached_property
    def _whole(self) -> Screened:
        """That and what is seen through but covers: area terrain, hedges, the gaps between models (WH-SAVE-04)."""
        found = self._solid
        self._terrain(found, self._pieces[1], solid=False)
        if self._between:
            table, tops, sides = self._bodies
            first, pairs = 0, []
            for stand in self._between:
                pairs.append(stand.gaps + first)
                first += len(stand.table)
            ones, others = numpy.concatenate(pairs, axis=1)
            cut = self._lines.between(table, sides, ones, others)
            on = (cut.far > 0) & (cut.far < self._lines.lengths[cut.lines])
            gaps_ = cut.things[on]
            top = numpy.minimum(tops[ones[gaps_]], tops[others[gaps_]])
            cover = cover_of(self.context, "units")
            self._screen(found, cut.lines[on], cut.far[on], top, False, cover, self._low[ones[gaps_]])
        return found

    def _terrain(self, found: Screened, numbers: list[int], *, solid: bool) -> None:
        """Pieces on the way, but not the edge of the area terrain a firer shoots out of (WH-SAVE-17)."""
        if not numbers:
            return
        ground, lines = self.ground, self._lines
        inside = numpy.array([covers(ground.field.polygons[number], lines.starts) for number in numbers])
        first, last = lines.extents([ground.outlines[number] for number in numbers], inside)
        for row, number in enumerate(numbers):
            if ground.kinds[number].area and not solid:
                left_early = inside[row] & (last[row] <= FREE_EDGE + 1)
                first[row, left_early] = numpy.inf
        tops = numpy.array([ground.field.pieces[number].height for number in numbers], dtype=numpy.float64)
        cover = [cover_of(self.context, ground.kinds[number].cover) for number in numbers]
        self._outlined(found, (first, last), tops, solid, cover)

    def _outlined(
        self, found: Screened, extents: tuple[Floats, Floats], tops: Floats, solid: bool, cover: list[int]
    ) -> None:
        """Bodies that stand on the lines from the first place of theirs to the last."""
        first, last = extents
        things, lines = numpy.nonzero(first < numpy.inf)
        covers_ = numpy.array(cover)[things]
        for far in (first[things, lines], last[things, lines]):
            self._screen(found, lines, far, tops[things], solid, covers_)

    def _screen(
        self,
        found: Screened,
        lines: Numbers,
        far: Floats,
        top: Floats,
        solid: bool,
        cover: int | Numbers,
        low: Bools | None = None,
    ) -> None:
        """Something as high as ``top`` stands so far along each of these lines; ``low``: it is a swarm, which covers
        neither vehicles nor monstrous creatures (WH-USR-21)."""
        if not len(lines):
            return
        part = numpy.minimum(far / self._lines.lengths[lines], 1.0)
        eyes = self._eyes[lines]
        # As ``horizon``.
        hidden = (top - eyes * (1 - part)) / numpy.maximum(part, AT_ONCE)
        at_once = part <= AT_ONCE
        if at_once.any():
            hidden = numpy.where(at_once, numpy.where(eyes < top, numpy.inf, -numpy.inf), hidden)
        if solid:
            numpy.maximum.at(found.horizon, lines, hidden)
        if low is not None and low.any():
            kept = ~(low & self._large[lines])
            lines, hidden = lines[kept], hidden[kept]
        numpy.maximum.at(found.veil, lines, hidden)
        high = hidden > self._feet[lines] + GRAZE
        numpy.minimum.at(found.cover, lines[high], cover if isinstance(cover, int) else cover[high])

    def _standing_in(self) -> Numbers:
        """The cover each model has from any side by the area terrain it stands in."""
        found = numpy.full(self.shape[1], NONE)
        for number in self._areas:
            kind = self.ground.kinds[number]
            if kind.area and kind.cover:
                standing = self.ground.field.covers(number, self.targets.table) & ~self._creatures
                cover = cover_of(self.context, kind.cover)
                found[standing] = numpy.minimum(found[standing], cover)
        return found


class Screened:
    """What stands on some lines: up to which height each target is hidden for good (``horizon``) or by what is only
    seen through as well (``veil``), and the best cover on the way."""

    def __init__(self, count: int) -> None:
        self.horizon: Floats = numpy.full(count, -numpy.inf)
        self.veil: Floats = numpy.full(count, -numpy.inf)
        self.cover: Numbers = numpy.full(count, NONE)


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
