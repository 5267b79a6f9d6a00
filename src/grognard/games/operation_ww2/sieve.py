"""Which pieces of the ground lie between whole groups of people at all, and which of them hide: all pairs at once.

A piece matters to a look only if it comes into the fan of its lines (see ``fans``): it does not if all its corners lie
beyond one side of the fan, beyond the target or behind who looks. One without corners turned in that lies across both
edges of the fan hides what is behind it, if its kind stops every line between (AZ-LOS-03 to AZ-LOS-07, AZ-LOS-14): it
holds the ground between where it is entered and where it is left on both edges, so that no line has less of it than
these are apart. Lengths: thousandths of a centimetre.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy
from numpy.typing import NDArray

from grognard.games.operation_ww2.fans import Ring
from grognard.space.plane import Bools, Floats
from grognard.space.terrain import Box, apart

Ints = NDArray[numpy.int_]

Place = tuple[int, int, int]
"""Where somebody stands: x, y, half his width."""


class Sifted(NamedTuple):
    """The pieces that come into the fan of one look, and those of them that hide the target unless they are ignored,
    all by number."""

    near: tuple[int, ...]
    hiding: tuple[int, ...]


NOTHING = Sifted((), ())


class Layer(NamedTuple):
    """What a piece is to the sieve: its number, outlines and box; ``stops``: the kind of ground if it may hide by
    itself, else the empty text; ``least``: how much of it, or past it, hides."""

    number: int
    rings: Sequence[Ring]
    box: Box
    stops: str
    least: float


class Sieve:
    """The corners of all pieces in arrays, for many looks at once."""

    def __init__(self, layers: Sequence[Layer]) -> None:
        self.layers = layers
        self.corners: list[Floats] = [numpy.array([at for ring in each.rings for at in ring]) for each in layers]

    def sift(self, lookers: Sequence[Place], targets: Sequence[Place]) -> list[Sifted]:
        """What lies between each looker and each target, for the first looker all targets, then the next's; nobody is
        on an upper floor."""
        everybody = (*lookers, *targets)
        box = (
            min(x - r for x, _, r in everybody),
            min(y - r for _, y, r in everybody),
            max(x + r for x, _, r in everybody),
            max(y + r for _, y, r in everybody),
        )
        among = [n for n, layer in enumerate(self.layers) if not apart(layer.box, box)]
        if not among:
            return [NOTHING] * (len(lookers) * len(targets))
        return self._sift(numpy.array(lookers, dtype=float), numpy.array(targets, dtype=float), among)

    def _sift(self, lookers: Floats, targets: Floats, among: Sequence[int]) -> list[Sifted]:
        corners = numpy.concatenate([self.corners[n] for n in among])
        counts = [len(self.corners[n]) for n in among]
        starts = numpy.cumsum([0, *counts[:-1]])
        after = numpy.arange(1, len(corners) + 1)
        after[starts + counts - 1] = starts
        here = numpy.repeat(lookers[:, :2], len(targets), axis=0)
        there = numpy.tile(targets, (len(lookers), 1))
        ahead = there[:, :2] - here
        distance = numpy.maximum(numpy.hypot(ahead[:, 0], ahead[:, 1]), 1e-9)[:, None]
        across, down = ahead[:, :1] / distance, ahead[:, 1:] / distance
        half = there[:, 2:]
        x, y = corners[:, 0] - here[:, :1], corners[:, 1] - here[:, 1:]
        u, v = x * across + y * down, y * across - x * down
        low, high = distance * v + half * u, distance * v - half * u
        farthest = numpy.maximum.reduceat(u, starts, axis=1)
        outside = (
            (numpy.maximum.reduceat(low, starts, axis=1) < 0)
            | (numpy.minimum.reduceat(high, starts, axis=1) > 0)
            | (numpy.minimum.reduceat(u, starts, axis=1) > distance)
            | (farthest < 0)
        )
        stops = numpy.array([bool(self.layers[n].stops) for n in among])
        hiding = ~outside & stops
        if hiding.any():
            one, other = (_met(side, u, distance, starts, after) for side in (low, high))
            hiding &= one.through & other.through
            if hiding.any():
                self._enough(hiding, among, distance, half, farthest, (one, other))
        return self._numbered(among, ~outside, hiding)

    def _enough(
        self,
        hiding: Bools,
        among: Sequence[int],
        distance: Floats,
        half: Floats,
        farthest: Floats,
        edges: tuple[Crossed, Crossed],
    ) -> None:
        """Strike off pieces of which not enough lies between."""
        least = numpy.array([self.layers[n].least for n in among])
        past = numpy.array([self.layers[n].stops == "beyond" for n in among])
        hiding &= ~past | (distance - farthest > least)
        deep = numpy.array([self.layers[n].stops in ("deep", "openings", "small") for n in among])
        rows, columns = numpy.nonzero(hiding & deep)
        if len(rows):
            to_the_end = numpy.array([self.layers[n].stops == "small" for n in among])[columns]
            near = [edge.enters[rows, columns] for edge in edges]
            far = [numpy.where(to_the_end, 1.0, edge.leaves[rows, columns]) for edge in edges]
            held = _between(distance[rows, 0], half[rows, 0], near, far)
            hiding[rows, columns] = held > least[columns]

    def _numbered(self, among: Sequence[int], near: Bools, hiding: Bools) -> list[Sifted]:
        found: list[list[list[int]]] = [[[], []] for _ in near]
        for kept, which in enumerate((near, hiding)):
            for row, column in numpy.argwhere(which).tolist():
                found[row][kept].append(self.layers[among[column]].number)
        return [Sifted(tuple(one), tuple(other)) if one else NOTHING for one, other in found]


class Crossed(NamedTuple):
    """Where the edges of fans enter and leave pieces, as shares of their length, and whether they do both on the way;
    only right of pieces without corners turned in."""

    enters: Floats
    leaves: Floats
    through: Bools


def _met(side: Floats, ahead: Floats, distance: Floats, starts: Ints, after: Ints) -> Crossed:
    behind = side[:, after]
    crossed = (side > 0) != (behind > 0)
    at = (ahead + side / numpy.where(crossed, side - behind, 1.0) * (ahead[:, after] - ahead)) / distance
    enters = numpy.minimum.reduceat(numpy.where(crossed, at, numpy.inf), starts, axis=1)
    leaves = numpy.maximum.reduceat(numpy.where(crossed, at, -numpy.inf), starts, axis=1)
    return Crossed(enters, leaves, (enters > 0) & (leaves <= 1.0) & (enters < leaves))


def _between(distance: Floats, half: Floats, near: Sequence[Floats], far: Sequence[Floats]) -> Floats:
    """How far apart the stretches between both edges of fans are that lie at two shares of each edge."""
    d, r = distance, half
    one, other = (
        [(d * near[0], -r * near[0]), (d * near[1], r * near[1])],
        [
            (d * far[0], -r * far[0]),
            (d * far[1], r * far[1]),
        ],
    )
    least: Floats = numpy.minimum.reduce(
        [_off(place, *other) for place in one] + [_off(place, *one) for place in other]
    )
    return least


Places = tuple[Floats, Floats]


def _off(place: Places, start: Places, end: Places) -> Floats:
    """How far places are from straight stretches, each from its own."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    square = dx * dx + dy * dy
    along = ((place[0] - start[0]) * dx + (place[1] - start[1]) * dy) / numpy.where(square > 0, square, 1.0)
    share = numpy.clip(along, 0.0, 1.0)
    off: Floats = numpy.hypot(place[0] - start[0] - share * dx, place[1] - start[1] - share * dy)
    return off
