"""One unit looking at another: sight, cover and distance, man by man (BA-GEN-06, BA-GEN-08, BA-SHOOT-30)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any

import numpy

from grognard.games.bolt_action.state.state import Model
from grognard.space.hiding import hidden_part
from grognard.space.plane import Bools, Floats, Point, gaps, gaps_between
from grognard.space.screens import Screen
from grognard.space.sight import Explanation, Sight

HALF = 0.5 - 1e-9
"""How much of a hull must be hidden, with room for rounding."""


class Look:
    """One unit looking at another: who sees whom, through what cover, how far. Each answer is computed when first
    asked for.

    A hull of some ``height`` that is looked at is looked at in several places: it is seen if one of them is
    (BA-VEH-38), and in cover if half of it is hidden (BA-SHOOT-19). ``blockers`` are the vehicles and wrecks that may
    stand between, each with the cover it gives.
    """

    def __init__(
        self,
        sight: Sight,
        cover_of: Mapping[str, str],
        bodies: tuple[Sequence[Model], Sequence[Model]],
        height: int = 0,
    ) -> None:
        self.sight = sight
        self._cover_of = cover_of
        self._bodies = bodies
        self._hull = bool(bodies[1][0].length)
        self._height = height
        self.lines: Any = None
        """What was measured last along these lines of sight (see ``fire_lanes``)."""
        self.columns = 1 if self._hull else sight.shape[1]
        """How many places of the target the rows tell of: its models, or the openings and walls about it."""

    @property
    def any_visible(self) -> bool:
        """Whether anybody sees anybody."""
        return self.sight.any_visible

    @cached_property
    def visible(self) -> list[list[bool]]:
        """Who sees whom: one row for each observer."""
        return rows_of(self.sight.visible, self._hull)

    def sees(self, observer: int, target: int) -> bool:
        """Whether one observer sees one target model."""
        return self.sees_any(observer) if self._hull else self.sight.sees(observer, target)

    def sees_any(self, observer: int) -> bool:
        """Whether one observer sees anybody."""
        return any(self.sight.sees(observer, target) for target in range(self.sight.shape[1]))

    def row(self, observer: int) -> int:
        """The row of the sight's matrices that an observer's looks are found in."""
        return observer

    def line(self, observer: int, target: int) -> tuple[Point, Point]:
        """Where a line of sight begins and ends."""
        start, end = self.sight.observers.discs[self.row(observer)], self.sight.targets.discs[target]
        return (round(start[0]), round(start[1])), (round(end[0]), round(end[1]))

    @cached_property
    def gaps(self) -> list[list[float]]:
        """The distances from base to base: one row for each observer."""
        if self._hull or self._bodies[0][0].length:
            hulls = [[model.body for model in models] for models in self._bodies]
            exact: list[list[float]] = gaps_between(*hulls).tolist()
            return exact
        rows: list[list[float]] = self.base_gaps.tolist()
        return rows

    @cached_property
    def base_gaps(self) -> Floats:
        """The distances between round bases: one row for each observer."""
        return gaps(self.sight.observers.table, self.sight.targets.table)

    def explain(self, observer: int, target: int) -> Explanation:
        """One line of sight in words' terms: to a hull, the first free one to any place of it, else to its middle."""
        if not self._hull:
            return self.sight.explain(observer, target)
        free = (place for place in range(self.sight.shape[1]) if self.sight.sees(observer, place))
        return self.sight.explain(observer, next(free, 0))

    @property
    def nearest(self) -> float:
        """The distance of the nearest two."""
        return min(map(min, self.gaps))

    @cached_property
    def soft(self) -> Bools:
        """From whom each target is in soft cover (BA-SHOOT-19)."""
        return self._behind("soft")

    @cached_property
    def hard(self) -> Bools:
        """From whom each target is in hard cover, or out of sight (BA-SHOOT-19)."""
        return self._behind("hard") | ~self.sight.visible

    def _behind(self, cover: str) -> Bools:
        """Which lines cross cover of this kind."""
        found = numpy.zeros(self.sight.shape, dtype=bool)
        for _, crossed in self._crossed(cover):
            found |= crossed
        return found

    def _crossed(self, cover: str) -> Iterator[tuple[Screen, Bools]]:
        """The pieces, vehicles and wrecks that give cover of this kind, each with the lines that cross it.

        Who touches a piece fires over its edge as if it were not there, but not at a man who stands in it
        (BA-SHOOT-30).
        """
        sight = self.sight
        pieces = sight.observers.screens.field.pieces
        first = len(sight.between) - len(sight.blockers)
        for row, screen in enumerate(sight.between):
            if row >= first:
                if self._cover_of[sight.blockers[row - first].id] == cover:
                    yield screen, sight.crossings(row)
                continue
            if self._cover_of.get(pieces[screen.number].kind, "none") == cover and sight.crossings(row).any():
                over = sight.observers.touching(screen)[:, None]
                inside = sight.targets.inside(screen)
                yield screen, sight.crossings(row) & ~(over if inside is None else over & ~inside[None, :])

    def _hidden(self, covers: Sequence[str]) -> Floats:
        """How much of a hull cover of these kinds hides from each observer, out of 1: place by place by its height
        (BA-SHOOT-19). What is seen into but not through hides all that is behind it or in it."""
        sight = self.sight
        parts = (~sight.visible).astype(numpy.float64)
        for cover in covers:
            for screen, crossed in self._crossed(cover):
                for observer, place in numpy.argwhere(crossed).tolist():
                    parts[observer, place] = max(parts[observer, place], self._part(screen, observer, place))
        means: Floats = parts.mean(axis=1)
        return means

    def _part(self, screen: Screen, observer: int, place: int) -> float:
        if screen.opacity == "area":
            return 1.0
        sight = self.sight
        (x, y, _), (u, v, _) = sight.observers.discs[observer], sight.targets.discs[place]
        start, end = (round(x), round(y)), (round(u), round(v))
        foot = float(sight.targets.eyes[place]) - sight.targets.screens.rules.eyes
        return hidden_part(
            screen.shape, screen.top, start, float(sight.observers.eyes[observer]), end, foot, self._height
        )

    def cover(self, shooters: Sequence[int]) -> str:
        """The target's cover from these shooters together (BA-SHOOT-19, BA-SHOOT-30).

        A model is protected if it is so from at least half of them; the unit has cover if at least half its models
        are. A model out of sight counts as in hard cover; a vehicle is protected if half of its hull is hidden.
        """
        if not self.sight.between:
            return "none"
        among = list(shooters)
        if self._hull:
            for name, kinds in (("hard", ("hard",)), ("soft", ("soft", "hard"))):
                if (self._hidden(kinds)[among] >= HALF).sum() * 2 >= len(among):
                    return name
            return "none"
        for name, rows in (("hard", self.hard), ("soft", self.soft | self.hard)):
            protected = rows[among].sum(axis=0) * 2 >= len(among)
            if protected.sum() * 2 >= rows.shape[1]:
                return name
        return "none"


def rows_of(seen: Bools, together: bool) -> list[list[bool]]:
    """Who sees what as lists; ``together``: all places looked at are one body's."""
    rows: list[list[bool]] = [[any(row)] for row in seen.tolist()] if together else seen.tolist()
    return rows
